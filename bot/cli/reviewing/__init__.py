"""`candor review …`: questions reviewed in the terminal, and the calibrations that come of it."""
