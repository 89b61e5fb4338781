"""HeroCard: Heroes duel with Action cards paid from three attributes. A library for duels and for board games on it."""
