"""`candor calibrate …`: a record made from a question log, and one of before carried to later code."""
