"""The load benchmark of the table server: the servers, the players, and what they are measured in."""
