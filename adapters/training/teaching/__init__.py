"""How the model learns a team's own schema without labels: templates and rules become questions, questions become
weights. Shipped weights are read only; what is learned lies in a folder for each warehouse.
"""
