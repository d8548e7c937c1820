"""What explains each word of a question: a name, a cell, a period, an operation; and what nothing explains.

`account_for` (account.py holds what it returns) is the way in. Nothing here calls a language model.
"""
