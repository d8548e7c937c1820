"""The processes that run statements: a pool of them, what each does, and who sees that a server stops with them."""
