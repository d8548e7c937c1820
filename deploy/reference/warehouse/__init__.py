"""The sample warehouse: a retail company's data, and a log of questions about it."""
