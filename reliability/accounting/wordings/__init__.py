"""What people say instead of a cell's own words: names for codes, and words of one family."""
