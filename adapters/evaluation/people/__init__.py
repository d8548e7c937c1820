"""How people fare: each question of a log asked by a simulated person, in processes, kept so that a killed run goes on.

What a person does and what is counted of it stands in `reliability/evaluation/people/`; a notebook calls
`measure_people`.
"""
