"""Which other name a question may as well mean: learnt from Spider's training databases, made ambiguous on purpose."""
