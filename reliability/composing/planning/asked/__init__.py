"""A question taken apart, from left to right: what it asks for, not yet of which tables.

`reading.py` is the way in: it goes over the pieces once and tells each to the file that knows what to make of it, an
operation (operations.py, grouping.py, superlatives.py, comparisons.py) or what is named (naming.py, things.py,
conditions.py, quantities.py). What an operation says waits in the walk (walk.py) until what it is said of comes;
ending.py makes something of what nothing came for. What comes out is in parts.py.
"""
