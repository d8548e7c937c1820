"""A warehouse that is no longer what a calibration was made on: copies of it with other data, and what is said then."""
