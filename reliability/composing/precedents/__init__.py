"""Questions whose queries are known, as candidates for questions like them, and the ranking of all candidates.

`recalling` finds the known questions that are nearest, `adapting` makes their queries fit what is asked, `ranking`
orders them with composed queries by a cross-encoder (docs/METHODS.md 2).
"""
