"""Answers that an admin verified: which asked question means the same as a verified one, and what answers it then.

Nothing here is part of what a calibration traces: a verified answer is a person's word, and its promise is counted
apart.
"""
