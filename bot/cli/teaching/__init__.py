"""`candor teach`: the model learns a warehouse's own schema, without labels.

The recipe stands in `adapters/training/teaching/`.
"""
