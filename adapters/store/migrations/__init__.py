"""Numbered migrations of the store (Alembic); adapters/store/database.py runs them."""

NEWEST = "0014"
"""The last one's revision: a database that stands there is opened without importing Alembic."""
