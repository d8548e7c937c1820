"""Questions for rows among which something holds: of both kinds, alike, more than a share of all, none in a period."""
