"""What the texts of the TCG do, ask and count."""
