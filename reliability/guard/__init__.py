"""The first wall before a database: a statement is read, held to lists of what is allowed, and refused otherwise.

`guard.py` is the one door. What differs between databases stands in `dialects/`, one file each; nothing else may ask
which database it is.
"""
