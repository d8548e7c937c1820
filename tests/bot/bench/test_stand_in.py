"""The stand-in for a model server: what of a prompt it counts as computed, and how it tells that."""

from __future__ import annotations

from adapters.models.vllm.vllm_model import VllmModel
from bot.bench.served import _computed_tokens
from bot.bench.stand_in import NAME, PrefixCache, stand_in
from bot.models import REFERENCE_MODEL
from reliability.ports import Sampling

FORTY = list(range(40))


def _computed(cache: PrefixCache, prompt: list[int], written: tuple[int, ...] = ()) -> int:
    """The tokens of one more prompt that the cache did not hold."""
    before = cache.prompt_tokens - cache.hits
    cache.count(prompt, written)
    return cache.prompt_tokens - cache.hits - before


def test_only_whole_blocks_of_what_a_text_began_with_are_held() -> None:
    cache = PrefixCache()
    assert _computed(cache, FORTY) == 40
    assert _computed(cache, FORTY) == 8  # two blocks of 16 are held
    assert _computed(cache, FORTY[:32]) == 16  # the last token is computed, and with it its block
    assert _computed(cache, [*FORTY[:20], 99, *FORTY[21:]]) == 24
    assert _computed(cache, FORTY[16:]) == 24  # the same tokens at another place are other blocks
    assert (cache.prompt_tokens, cache.hits) == (176, 64)


def test_what_was_written_is_held_but_for_its_last_token() -> None:
    cache = PrefixCache()
    assert _computed(cache, FORTY, tuple(range(40, 48))) == 40
    assert _computed(cache, list(range(60))) == 28
    cache = PrefixCache()
    assert _computed(cache, FORTY, tuple(range(40, 49))) == 40
    assert _computed(cache, list(range(60))) == 12


def test_a_client_reads_how_many_prompt_tokens_were_computed() -> None:
    with stand_in(0.0, REFERENCE_MODEL) as url:
        model = VllmModel(url, NAME, tokenizer=REFERENCE_MODEL, end_token="[SEP]")
        try:
            assert _computed_tokens(model) is None  # nothing was read yet
            prompt = " ".join(["orders"] * 40)
            read = len(model._prompt_ids(prompt, 1))
            model.sample(prompt, Sampling(n=3, temperature=1.0, max_tokens=20))
            again = read - (read - 1) // 16 * 16
            assert _computed_tokens(model) == read + 2 * again
            model.sample(prompt, Sampling(max_tokens=20))
            assert _computed_tokens(model) == read + 3 * again
        finally:
            model.close()
