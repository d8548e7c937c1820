"""SQL as text and as words: one normal form, and how a query is read aloud. `grammar/` writes it under a constraint."""
