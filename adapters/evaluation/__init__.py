"""What the promises are worth, measured: one call each for linking, for answers, and for a record.

A notebook calls them as the command line does: with a core that is open (`bot.cores`), options and a progress."""
