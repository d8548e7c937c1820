"""Questions that are asked again by schedule: when they are due, and what is run and said then.

A scheduler only ticks. What is due becomes an ask like any other, under an id that names schedule and due time, so that
of all processes one runs it, once.
"""
