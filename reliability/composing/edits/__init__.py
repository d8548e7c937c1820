"""Edits of a query that was answered before: conditions, periods, groups, measures, orders, one file each.

`query.py` is what they work on: a copy of the query's tree that knows which table each name in it belongs to. An edit
returns False where it cannot be made safely, and the tree is then thrown away.
"""
