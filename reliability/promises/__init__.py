"""The statistics that promises rest on: conformal sets, calibrated probability, the threshold of unasked answers.

Numbers in, numbers out: nothing here knows a question, a schema or a model. `unasked_threshold.py` bounds how often an
unasked answer is wrong, `credible_set.py` how often a right reading is missing, `probability.py` is κ,
`sequential_test.py` watches a promise while verdicts come in, `record.py` holds all that was fitted. A change here is a
change of what is promised: docs/METHODS.md 4, 5 and 7 say what each must compute, and each has a seeded simulation.
"""
