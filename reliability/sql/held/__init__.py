"""What numbers of a question are of: lengths of time, shares, ages; and whether a query holds the right thing against them."""
