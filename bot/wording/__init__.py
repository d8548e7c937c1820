"""Every sentence that people read, by what it speaks of: one module for each subject, and a room for what comes after an
answer (afterwards) and for what is kept of it (kept). A sentence that people read stands here and nowhere else, but for
the commands' own, whose files of words CONTRIBUTING.md names.

Modules hold constants, and functions of already escaped pieces: whoever calls them decides what is data (see
bot/slack/views/text.py). Sentences say what happened and what to do next, in words that need no manual. Callers import
the module of the subject and say `answering.NO_ROWS`, so that a line of code tells what it speaks of.
"""
