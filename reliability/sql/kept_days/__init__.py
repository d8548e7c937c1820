"""Days and moments that columns keep in other ways than as dates: as text, as seconds since 1970, as 20230105."""
