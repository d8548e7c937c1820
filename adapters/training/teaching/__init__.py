"""How the model learns a team's own schema without labels: templates and rules become questions, questions become weights."""
