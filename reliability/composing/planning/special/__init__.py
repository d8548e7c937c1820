"""Frames for questions that set one thing beside another: a row its related row, an amount another amount."""
