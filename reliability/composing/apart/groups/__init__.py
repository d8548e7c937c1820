"""Groups that are held to a number said apart from what is asked of them."""
