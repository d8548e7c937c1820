"""From a question log to a calibration record: one call each for linking and for answers, and what both keep on disk.

A notebook calls them as the command line does: with a core that is open (`bot.cores`), options and a progress."""
