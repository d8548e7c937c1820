"""`candor definitions …`: words that a team defines, read and made in the terminal.

The rules of a definition stand in `reliability/definitions/`.
"""
