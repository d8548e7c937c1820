"""How the product does on questions that people really ask.

`log` reads such questions (`reliability/calibration/judging` says what is right), `asker` is the person who knows what
she wants, `asking` puts one question to the flow, and `figures` sums up.
"""
