"""What a small model may write next: SQL under a grammar of the linked schema, step by step.

`constraint.py` is the door: it says which tokens may follow. It names only what exists, and knows no database.
"""
