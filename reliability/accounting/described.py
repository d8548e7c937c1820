"""An account as text, for people who look for what went wrong."""

from __future__ import annotations

from reliability.accounting.account import Account, Explanation

_MOST_SHOWN = 6


def described(account: Account) -> str:
    """Each piece on a line with its first explanations, and what is missing."""
    lines = []
    for piece in account.pieces:
        said = "; ".join(_described(each) for each in piece.explanations[:_MOST_SHOWN]) or "nothing"
        lines.append(f"{piece.text}: {said}")
    lines.append(f"explained {account.explained:.0%}; missing: {', '.join(account.missing) or 'nothing'}")
    return "\n".join(lines)


def _described(each: Explanation) -> str:
    parts = [str(each.role), str(each.element or ""), each.value]
    if each.period is not None:
        parts.append(f"{each.period.start or ''} to {each.period.end or ''}")
    return " ".join(part for part in parts if part) + f" ({each.score:.2f} {each.via})"
