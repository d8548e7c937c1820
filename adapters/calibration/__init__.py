"""How promises are made and measured: from a question log to a calibration record, and evaluations of both."""
