"""`candor review …`: questions reviewed in the terminal, and the calibrations that come of it.

The rules of a review stand in `reliability/promises/reviews/` and `bot/reviews/`.
"""
