"""The Nightmare Before Christmas TCG: twelve Days, and the scariest Halloweentown wins."""
