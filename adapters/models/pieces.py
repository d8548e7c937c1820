"""The text that each token adds to the text before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def pieces(token_ids: Sequence[int], decode: Callable[[Sequence[int]], str]) -> list[str]:
    """The text of each token, such that the pieces join to the text of all.

    A token alone does not tell (spaces between words, characters that several tokens spell), so each is
    decoded after the ones before it; a token that only begins a character adds "", the one that
    completes it the whole. Special tokens add "".
    """
    texts: list[str] = []
    start = shown = 0  # tokens from `start` are the context; before `shown` they have given their text
    for end in range(1, len(token_ids) + 1):
        before, now = decode(token_ids[start:shown]), decode(token_ids[start:end])
        if now == before or now.endswith("\ufffd") or not now.startswith(before):
            texts.append("")
            continue
        texts.append(now[len(before) :])
        start, shown = shown, end
    if texts and shown < len(token_ids):  # ends within a character: what is there, as the decoder shows it
        before, now = decode(token_ids[start:shown]), decode(token_ids[start:])
        texts[-1] = now[len(before) :] if now.startswith(before) else now
    return texts
