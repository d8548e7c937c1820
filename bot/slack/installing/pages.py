"""The pages that a browser sees while the app is installed: one sentence each, and nothing that runs."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from slack_bolt import BoltResponse

HEADERS: Mapping[str, str] = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def page(status: int, title: str, sentence: str, cookie: str = "") -> BoltResponse:
    """A page with a sentence, whatever letters are in it."""
    shown = (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title></head>'
        f"<body><h1>{html.escape(title)}</h1><p>{html.escape(sentence)}</p></body></html>"
    )
    headers: dict[str, str | Sequence[str]] = {"Content-Type": "text/html; charset=utf-8"}
    if cookie:
        headers["Set-Cookie"] = cookie
    return BoltResponse(status=status, body=shown, headers=headers)
