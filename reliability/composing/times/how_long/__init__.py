"""How long things took: the length of a row's own stretch of time (lengths.py), the time from one thing that was done
with it to another, as the words name them (deeds.py), and the unit in which either is asked for (unit.py).
"""
