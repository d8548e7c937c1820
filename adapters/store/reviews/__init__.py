"""What was drawn to be reviewed and what was said of it, as a question log, and the calibrations made from it.

What was drawn for a promise is never drawn again for learning.
"""
