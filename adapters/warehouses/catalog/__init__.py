"""`catalog.yaml`: what a team says of its tables and columns. Read, laid over a schema, and brought up to date without
changing what people wrote.

The file is people's; whatever writes here adds lines and never writes one of theirs anew.
"""
