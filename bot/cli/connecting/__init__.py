"""`candor connect`: a team's own database is looked at, and what was found is written into the settings' file and the
catalog. What a person wrote in either file is kept.
"""
