"""From a question log to a calibration record: questions are traced, checked against gold, and made into promises.

Three parts of a log are kept apart: what fits, what calibrates, what bounds (`log_parts.py`). Nothing here may look at
a part that is not its own.
"""
