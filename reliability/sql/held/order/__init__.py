"""Queries that show the other end of an order than the one that is asked for, or one of both."""
