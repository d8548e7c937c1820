"""`candor verified …`: questions that admins verified with their SQL, read and made in the terminal.

The rules of a verified question stand in `reliability/verified/`.
"""
