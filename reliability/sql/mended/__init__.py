"""Slips of SQL in queries that are otherwise right, mended before they run."""
