"""What admins see of reviews: how far they have come, in App Home, and the modals in which a question is reviewed.

They read no store: what they show is handed in.
"""
