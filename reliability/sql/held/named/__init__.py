"""Words that a query takes for the name of something else."""
