"""AmbiQT: its questions, its databases made ambiguous, and what each way to make candidates finds of both readings."""
