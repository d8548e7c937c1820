"""Groups that are held to a number."""
