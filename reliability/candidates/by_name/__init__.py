"""Siblings by names: what else a name of a query may be where the schema holds one like it (docs/METHODS.md 2.8).

`writing` makes the siblings of a query, `selector` says how likely it is that the question may as well mean them, from
what `features` measures of two names. Not in service: `candor evaluate ambiguity` measures them.
"""
