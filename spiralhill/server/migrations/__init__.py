"""How a store of any age is brought to the shape of today."""
