"""What admins see of everybody's hints: a list in Home that is searched and paged, and a modal for each thing they do.

They read no store: what they show is handed in.
"""
