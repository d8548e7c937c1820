"""What the data lack is told by the words that ship, of questions that nothing was learnt from."""

from __future__ import annotations

import pytest

from adapters.learnt_words import StoredWords
from bot.sample import IN_DATA_WORDS
from deploy.reference.words.fit import ABOUT_DATA, Told, asked, without_names
from reliability.composing.understanding import SURELY_OUTSIDE

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def held() -> Told:
    """Every fifth developing question."""
    return without_names(asked("develop", *ABOUT_DATA)[::5])


def test_most_that_the_data_cannot_answer_is_surely_outside_and_hardly_anything_else(held: Told) -> None:
    """Floors; the figures are in LOG.md."""
    words = StoredWords(IN_DATA_WORDS)
    refused = {
        kind: [words.likely(text) < SURELY_OUTSIDE for text, other in held if other is kind] for kind in (True, False)
    }
    assert len(refused[True]) > 50
    assert sum(refused[True]) >= 0.45 * len(refused[True])
    assert sum(refused[False]) <= 0.02 * len(refused[False])


def test_whatever_product_or_person_is_asked_about_the_words_around_it_decide() -> None:
    words = StoredWords(IN_DATA_WORDS)
    asks = [
        (f"what is the list price of the {name}?", False) for name in ("Sorrel Soap Dish", "Lumina Desk", "Alba Tent")
    ]
    assert len({words.likely(text) for text, _ in without_names(asks)}) == 1
