"""Numbered migrations of the store (Alembic); adapters/store_database.py runs them."""
