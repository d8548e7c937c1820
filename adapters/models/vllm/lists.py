"""Lists of names, greedily, of a served model: drafted by the server's own grammar, then held to the trie.

A draft costs one request and decodes on the server, but a grammar can neither forbid that a name comes twice nor fix
how names are tokenized, and its log-probabilities are of what it left. So a draft is only a guess: it is written again
in the trie's tokens, and one more request says how likely every legal token was at every step. Where the likeliest is
not the draft's, the list is what it was up to there, goes on with the likeliest, and is drafted again: what comes out
is what a greedy walk of one token a request would have written, step for step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from adapters.models.vllm.requests import NextTokens, VllmRequests, settings_of
from adapters.models.vllm.server import RequestRefused
from adapters.models.vllm.tokens import ServedTokens, Tokens
from reliability.ports import ListConstraint, Sampling

_MOST_DRAFTS = 4  # beyond it a server's grammar and its model disagree at every turn: on by tokens


@dataclass(frozen=True)
class Listed:
    """A list's tokens, whether it ended, and at each step what was legal and how likely that was."""

    ids: Tokens
    finished: bool
    legal: tuple[tuple[int, ...], ...]
    places: tuple[NextTokens, ...]


def write(
    requests: VllmRequests, tokens: ServedTokens, prompt: Tokens, allowed: ListConstraint, max_tokens: int
) -> Listed:
    """The list that is likeliest token by token, under a constraint."""
    known: dict[Tokens, NextTokens] = {}
    ids: Tokens = ()
    drafts = 0
    while True:
        ids = _forced(ids, allowed, max_tokens)
        if len(ids) >= max_tokens or _ended(ids, allowed, tokens.end_id):
            break
        guess: Tokens = ids
        if drafts < _MOST_DRAFTS:
            guess = _draft(requests, tokens, prompt, ids, allowed, max_tokens)
        drafts += 1
        guess = guess[:max_tokens]
        _measure(requests, prompt, guess, allowed, known, beyond=len(guess) == len(ids))
        ids = _greedy(ids, guess, allowed, known, max_tokens)
    legal = tuple(tuple(dict.fromkeys(allowed(ids[:step]))) for step in range(len(ids)))
    _measure(requests, prompt, ids, allowed, known, beyond=False)
    places = tuple(known[ids[:step]] for step in range(len(ids)))
    return Listed(ids, _ended(ids, allowed, tokens.end_id), legal, places)


def drafts(requests: VllmRequests, prompt: Tokens) -> bool:
    """Whether the server takes such a grammar."""
    settings = settings_of(Sampling(max_tokens=1)) | {"structured_outputs": {"regex": "(a|b)(, (a|b))*"}}
    try:
        requests.complete([prompt], settings)
    except RequestRefused:
        return False
    return True


def _ended(ids: Tokens, allowed: ListConstraint, end_id: int) -> bool:
    return ids[-1:] == (end_id,) or not allowed(ids)


def _forced(ids: Tokens, allowed: ListConstraint, max_tokens: int) -> Tokens:
    """The tokens so far and those that must follow."""
    while len(ids) < max_tokens and len(legal := dict.fromkeys(allowed(ids))) == 1:
        ids += tuple(legal)
    return ids


def _draft(
    requests: VllmRequests,
    tokens: ServedTokens,
    prompt: Tokens,
    ids: Tokens,
    allowed: ListConstraint,
    max_tokens: int,
) -> Tokens:
    """The tokens so far and a guess of the rest; without it where the server's grammar refuses the names."""
    whole, pattern = allowed.pattern(ids)
    if not pattern:
        return ids
    settings = settings_of(Sampling(max_tokens=max_tokens - whole)) | {"structured_outputs": {"regex": pattern}}
    try:
        [choice] = requests.complete([(*prompt, *ids[:whole])], settings)
    except RequestRefused:
        return ids
    guess = allowed.tokens(ids, tokens.decode(tuple(t for t in choice["token_ids"] if t != tokens.end_id)))
    return guess if guess[: len(ids)] == ids else ids


def _measure(
    requests: VllmRequests,
    prompt: Tokens,
    guess: Tokens,
    allowed: ListConstraint,
    known: dict[Tokens, NextTokens],
    beyond: bool,
) -> None:
    """How likely what is legal was at each step of a guess, and after it if it is to go `beyond`."""
    steps = [guess[:step] for step in range(len(guess) + beyond)]
    wanted = {(*prompt, *ids): allowed(ids) for ids in steps if ids not in known and allowed(ids)}
    if wanted:
        found = requests.places({ids: tuple(legal) for ids, legal in wanted.items()})
        known.update({ids[len(prompt) :]: place for ids, place in found.items()})


def _greedy(
    ids: Tokens, guess: Sequence[int], allowed: ListConstraint, known: dict[Tokens, NextTokens], max_tokens: int
) -> Tokens:
    """The tokens so far, further by the likeliest legal ones as long as it is known how likely they are."""
    while len(ids) < max_tokens and ids in known:
        legal = list(dict.fromkeys(allowed(ids)))
        likely = known[ids].log_probabilities
        best = max(likely[token] for token in legal)
        ties = [token for token in legal if likely[token] == best]
        following = guess[len(ids)] if len(ids) < len(guess) and guess[len(ids)] in ties else ties[0]
        ids += (following,)
        if not allowed(ids):
            break
    return ids
