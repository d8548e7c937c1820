"""Candor's own memory: asks, stages, hints, verdicts and notices, in SQLite or PostgreSQL.

`store.py` puts it together; a module a subject; `tables.py` and `migrations/` hold its form. A migration that was
released is never edited.
"""
