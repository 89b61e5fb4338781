"""What the scripts of the house share; not part of the package."""
