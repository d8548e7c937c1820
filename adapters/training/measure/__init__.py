"""A model's figures on questions that it was not trained on: linking, SQL, judging.

It reads weights and writes none.
"""
