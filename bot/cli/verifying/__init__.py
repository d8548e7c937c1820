"""`candor verified …`: questions that admins verified with their SQL, read and made in the terminal."""
