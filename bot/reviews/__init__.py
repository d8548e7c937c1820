"""Reviews by people who know the data: what is shown of a question, what is taken, and what promise comes of it. App
Home, the local workspace and `candor review` show it; nothing here knows how."""
