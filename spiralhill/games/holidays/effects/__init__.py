"""What the texts of several Characters do; what only one of them can do stands with that Character.

A sentence that finds nothing to work on does nothing, and is no error (HOL-CARD-07).
"""
