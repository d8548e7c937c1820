"""How columns keep what questions speak of: days as text or numbers."""
