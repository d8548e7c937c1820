"""First words, and what a person hears who asked nothing of the data: a greeting, help, what there is to ask about."""

from __future__ import annotations

from collections.abc import Sequence

from bot.wording import answering, phrasing
from reliability.values import HelpKind

HELLO = "Hi! Ask me anything about your data, in plain English. Tap one to try:"
NO_EXAMPLES = "Hi! Ask me anything about your data, in plain English."


IN_CHANNEL = "Hi! I answer questions about your data. Mention me with a question in plain English. This is what you can ask about:"
IN_CHANNEL_BARE = "Hi! I answer questions about your data. Mention me with a question in plain English."


def subject(comment: str, known: Sequence[str]) -> str:
    """What a warehouse holds of something: what is said of it, and what is known of each (data, unescaped).

    >>> subject("Orders, cancelled ones included", ["order date", "status"]), subject("", ["name"]), subject("Returns.", [])
    ('Orders, cancelled ones included; with order date and status', 'with name', 'Returns')
    """
    about = comment.strip().rstrip(".")
    each = f"with {phrasing.listed(known) if len(known) > 1 else known[0]}" if known else ""
    return "; ".join(filter(None, (about, each)))


def also_here(names: Sequence[str], more: int) -> str:
    """Under what can be asked about: the rest of it.

    >>> also_here(["suppliers"], 0), also_here(["returns", "suppliers"], 3)
    ('Also suppliers. Ask “what do you have about …?” to see one closer.', 'Also returns, suppliers and 3 more. Ask “what do you have about …?” to see one closer.')
    """
    counted = [*names, f"{more:,} more"] if more else list(names)
    return f"Also {phrasing.listed(counted) if len(counted) > 1 else counted[0]}. Ask “what do you have about …?” to see one closer."


def looks_at(warehouse: str) -> str:
    """Which warehouse answers here."""
    return f"Here I answer from the warehouse {warehouse}. I only read; I never change data."


HELP: dict[HelpKind, str] = {
    HelpKind.GREETING: (
        "Hi! Ask me about your data in plain English: I look it up and show how I read your question. When I'm not "
        "sure what you mean, I ask; when I can't know, I say so."
    ),
    HelpKind.THANKS: "You're welcome! Just ask when you need more.",
    HelpKind.HELP: (
        "I answer questions about your data: ask in plain English for a figure or a list, and I look it up and show "
        "how I read your question. When I'm not sure what you mean, I ask first; I only read and never change anything."
    ),
    HelpKind.BROWSE: "These are the tables that I can answer from.",
    HelpKind.VAGUE: "Gladly! What about: which figure, of what, and for which period?",
    HelpKind.CHANGE: (
        "I only read: I can't change, add or delete anything, so nothing was changed. Please make the change in the "
        "system that the data come from, or ask whoever looks after it. I can look things up for you before and after."
    ),
    HelpKind.FEEDBACK: (
        f"Thanks for telling me! Please tap {answering.RIGHT} or {answering.WRONG} under the answer that you mean: that is how it is noted "
        "and how I get better. To have it answered differently, ask again with what I should use or leave out."
    ),
    HelpKind.SMALL_TALK: (
        "I'm a program that answers questions about data, so small talk is not my strength. Whenever you need a figure, ask me:"
    ),
    HelpKind.ABOUT: (
        "I'm a program that reads your question, looks the answer up in the database and shows the query behind it. "
        "I only read, never write. Under each answer stands how sure I am and what that was measured on; what is asked "
        "is kept for whoever looks after me, as your team has set it."
    ),
    HelpKind.DEFINITION: "I go by what the data say about themselves. This is how it is described there:",
    HelpKind.JOB: (
        "That I can't do: I neither write nor send nor book anything. I look up figures and lists in your data; what "
        "you find here you can use for it."
    ),
    HelpKind.WORLD: "I know nothing of the world beyond your data, so I won't guess. Ask me about what they hold:",
    HelpKind.LANGUAGE: "I only understand English so far. Please ask me again in English, in simple words:",
}
"""What a person hears who asked nothing of the data."""
TRY_ONE = "For example:"


def columns_of(table: str, comment: str) -> str:
    """What the list of a table's columns begins with; a comment is a phrase, with or without a stop."""
    about = f" ({comment.rstrip('. ')})" if comment else ""
    return f"This is what I know of {table}{about}:"


ABOUT_THAT = "This is what I have about that:"


def more_shown(count: int, noun: str) -> str:
    """Tables or columns that were left out."""
    return f"… and {count:,} more {noun}{'' if count == 1 else 's'}. Ask “what do you have about …?” to see one closer."
