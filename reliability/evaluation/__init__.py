"""The tables: what linking, selection, probabilities and a record are worth, on questions that none of them saw.

Only measures: no number made here is read by the flow.
"""
