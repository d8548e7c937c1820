"""Queries composed from what explains a question's words, without a language model (docs/METHODS.md 2).

`compose` is the way in: an account of a question becomes frames (frame.py), the likeliest first, and each frame
becomes SQL. Its queries are candidates like any other: guarded, run, clustered, judged.
"""
