"""What every language model adapter refuses, in the same words."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from reliability.errors import BadInput
from reliability.ports import Sampling


def check_sampling(sampling: Sampling) -> None:
    """Raise BadInput where settings contradict the port's rules."""
    s = sampling
    in_range = 0 <= s.temperature < math.inf and 0 < s.top_p <= 1  # both False for NaN
    if s.n < 1 or s.max_tokens < 1 or s.beam < 0 or not in_range:
        raise BadInput(f"These sampling settings cannot be used: {s}.")
    if s.beam and s.n not in (1, s.beam):
        raise BadInput(f"A beam of width {s.beam} gives {s.beam} completions: n = {s.n} is for samples.")
    if not s.beam and s.temperature == 0 and s.n > 1:
        raise BadInput("Greedy decoding gives one completion: n must be 1 at temperature 0.")


def check_legal(token_ids: Sequence[int], legal: Sequence[Sequence[int]]) -> None:
    """Raise BadInput where there is not one list of tokens to score for each step, or one is empty."""
    if len(legal) != len(token_ids) or not all(legal):
        raise BadInput(f"{len(token_ids)} tokens need as many lists of legal tokens, none of them empty.")


def option_tokens(options: Sequence[str], encode: Callable[[str], list[int]]) -> list[list[int]]:
    """The ids of each option's single-token spellings: as it is, and after a space.

    Raises BadInput where there are no options, an option is several tokens, or two options are one.
    """
    if not options:
        raise BadInput("There are no options to choose from.")
    spellings = []
    for option in options:
        encoded = [encode(spelling) for spelling in (option, f" {option}")]
        tokens = sorted({ids[0] for ids in encoded if len(ids) == 1 and option.strip()})
        if not tokens:
            raise BadInput(f"The option {option!r} is not a single token of this model.")
        spellings.append(tokens)
    everything = [token for tokens in spellings for token in tokens]
    if len(set(everything)) < len(everything):
        raise BadInput(f"Two of the options {', '.join(options)} are the same token of this model.")
    return spellings
