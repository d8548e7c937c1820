"""Queries over the tables and columns that a person named, when none of the first readings was meant.

`composed_over` is the way in: it composes over the named part of the schema, and completes what does not use all of it.
"""
