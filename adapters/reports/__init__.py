"""Evaluations as pages: tables in the papers' form, and plots."""
