"""What every language model behind the port must do: run against each adapter and its fake.

A test module makes a subclass and gives it the fixture `model`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from reliability.errors import BadInput, PromptTooLong
from reliability.ports import Allowed, BatchModel, LanguageModel, Sampling, TransparentModel
from reliability.values import Completion

PROMPT = "Tables: customers, orders, regions.\nWhat were total sales by region?"
NAMES = ("customers", "orders", "regions", "orders regions", "customers orders")


def only(model: LanguageModel, texts: Sequence[str]) -> Allowed:
    """The constraint that a completion is one of the texts."""
    paths = [(*model.encode(text), model.end_id) for text in texts]

    def allowed(ids: Sequence[int]) -> list[int]:
        size = len(ids)
        following = [path[size] for path in paths if len(path) > size and path[:size] == tuple(ids)]
        return list(dict.fromkeys(following))

    return allowed


def assert_consistent(model: LanguageModel, completion: Completion, tells_gaps: bool = True) -> None:
    """Check what holds for any completion."""
    assert len(completion.steps) == len(completion.token_ids)
    assert "".join(step.text for step in completion.steps) == completion.text
    assert completion.text == model.text(completion.token_ids)
    assert completion.log_probability == pytest.approx(sum(s.log_probability for s in completion.steps))
    assert all(step.log_probability <= 0 for step in completion.steps)
    assert all(step.gap >= 0 if step.gap is not None else not tells_gaps for step in completion.steps)
    assert model.end_id not in completion.token_ids[:-1]


class LanguageModelContract:
    """Tests for a fixture `model` of the subclass's."""

    tolerance = 1e-4
    """Between two ways to the same log-probability, in nats."""
    tells_gaps = True
    """Whether every step says how far the likeliest two tokens lay apart; a server does so of free samples alone."""

    # --- text and tokens

    def test_text_and_tokens_are_each_other(self, model: LanguageModel) -> None:
        assert model.text(model.encode("customers")) == "customers"
        assert model.encode("") == []
        assert model.end_id not in model.encode("customers and orders")

    def test_the_end_of_text_is_no_text(self, model: LanguageModel) -> None:
        assert model.text([*model.encode("orders"), model.end_id]) == "orders"

    def test_a_fingerprint_stays_the_same(self, model: LanguageModel) -> None:
        assert model.fingerprint
        assert model.fingerprint == model.fingerprint

    # --- greedy and samples

    def test_greedy_is_repeatable_and_consistent(self, model: LanguageModel) -> None:
        [first] = model.sample(PROMPT, Sampling(max_tokens=12))
        [second] = model.sample(PROMPT, Sampling(max_tokens=12, seed=7))
        assert first.token_ids == second.token_ids
        assert_consistent(model, first, self.tells_gaps)

    def test_the_same_seed_draws_the_same_samples_and_another_others(self, model: LanguageModel) -> None:
        def draw(seed: int) -> list[tuple[int, ...]]:
            sampling = Sampling(n=6, temperature=1.5, top_p=0.95, max_tokens=8, seed=seed)
            return [completion.token_ids for completion in model.sample(PROMPT, sampling)]

        assert len(draw(1)) == 6
        assert draw(1) == draw(1)
        assert draw(1) != draw(2)

    def test_samples_are_consistent(self, model: LanguageModel) -> None:
        for completion in model.sample(PROMPT, Sampling(n=4, temperature=1.0, top_p=0.9, max_tokens=8)):
            assert_consistent(model, completion, self.tells_gaps)

    def test_max_tokens_leaves_a_completion_unfinished(self, model: LanguageModel) -> None:
        allowed = only(model, ["customers orders regions customers orders regions"])
        [cut] = model.sample(PROMPT, Sampling(max_tokens=2), allowed)
        assert len(cut.token_ids) == 2
        assert not cut.finished

    # --- constraints

    @pytest.mark.parametrize(
        "sampling",
        [
            Sampling(max_tokens=20),
            Sampling(n=8, temperature=1.0, max_tokens=20),
            Sampling(n=8, temperature=2.0, top_p=0.5, max_tokens=20, seed=3),
            Sampling(beam=3, max_tokens=20),
        ],
        ids=["greedy", "samples", "nucleus", "beam"],
    )
    def test_a_constraint_is_honoured(self, model: LanguageModel, sampling: Sampling) -> None:
        completions = model.sample(PROMPT, sampling, only(model, NAMES))
        assert len(completions) == (sampling.beam or sampling.n)
        for completion in completions:
            assert completion.text in NAMES
            assert completion.finished
            assert completion.token_ids[-1] == model.end_id
            assert_consistent(model, completion, self.tells_gaps)

    def test_log_probabilities_are_those_before_the_constraint(self, model: LanguageModel) -> None:
        for completion in model.sample(PROMPT, Sampling(n=4, temperature=1.5, max_tokens=20), only(model, NAMES)):
            [score] = model.score(PROMPT, [completion.text])
            assert completion.log_probability == pytest.approx(score, abs=self.tolerance)

    def test_a_beam_wide_enough_ranks_as_scores_do(self, model: LanguageModel) -> None:
        completions = model.sample(PROMPT, Sampling(n=5, beam=5, max_tokens=20), only(model, NAMES))
        scores = dict(zip(NAMES, model.score(PROMPT, NAMES), strict=True))
        assert sorted(c.text for c in completions) == sorted(NAMES)
        found = [scores[c.text] for c in completions]
        assert found == pytest.approx(sorted(scores.values(), reverse=True), abs=self.tolerance)

    def test_a_beam_of_one_finds_no_less_than_greedy(self, model: LanguageModel) -> None:
        [beam] = model.sample(PROMPT, Sampling(beam=1, max_tokens=20), only(model, NAMES))
        [greedy] = model.sample(PROMPT, Sampling(max_tokens=20), only(model, NAMES))
        assert beam.log_probability >= greedy.log_probability - self.tolerance
        assert beam.text in NAMES

    def test_a_beam_without_constraint_is_sorted_and_has_no_doubles(self, model: LanguageModel) -> None:
        completions = model.sample(PROMPT, Sampling(n=4, beam=4, max_tokens=5))
        finished = [c.log_probability for c in completions if c.finished]
        assert finished == sorted(finished, reverse=True)
        assert len({c.token_ids for c in completions}) == len(completions)
        for completion in completions:
            assert_consistent(model, completion, self.tells_gaps)

    def test_an_empty_answer_ends_the_completion(self, model: LanguageModel) -> None:
        ids = model.encode("orders regions")
        for sampling in (Sampling(), Sampling(n=2, temperature=1.0), Sampling(beam=2)):
            completion = model.sample(PROMPT, sampling, lambda done: ids[len(done) : len(done) + 1])[0]
            assert completion.token_ids == tuple(ids)
            assert completion.finished
            assert_consistent(model, completion, self.tells_gaps)

    def test_a_constraint_that_allows_nothing_gives_an_empty_completion(self, model: LanguageModel) -> None:
        [completion] = model.sample(PROMPT, Sampling(), lambda _: [])
        assert (completion.text, completion.token_ids, completion.steps) == ("", (), ())
        assert completion.log_probability == 0
        assert completion.finished

    # --- scores and options

    def test_scores_keep_the_order_and_repeat_for_doubles(self, model: LanguageModel) -> None:
        one, two, again = model.score(PROMPT, ["orders", "customers orders regions", "orders"])
        assert one == again
        assert one <= 0
        assert [two, one] == pytest.approx(
            model.score(PROMPT, ["customers orders regions", "orders"]), abs=self.tolerance
        )
        assert model.score(PROMPT, []) == []

    def test_an_empty_continuation_is_the_end_of_text(self, model: LanguageModel) -> None:
        [score] = model.score(PROMPT, [""])
        [completion] = model.sample(PROMPT, Sampling(max_tokens=1), lambda _: [model.end_id])
        assert score == pytest.approx(completion.log_probability, abs=self.tolerance)

    def test_options_have_probabilities_that_sum_to_one(self, model: LanguageModel) -> None:
        yes, no = model.choose(PROMPT, ["Yes", "No"])
        assert 0 < yes < 1
        assert yes + no == pytest.approx(1)
        assert model.choose(PROMPT, ["No", "Yes"]) == pytest.approx([no, yes], abs=self.tolerance)
        assert model.choose(PROMPT, ["A"]) == [1.0]

    def test_several_prompts_at_once_are_chosen_after_as_one_by_one(self, model: LanguageModel) -> None:
        if not isinstance(model, BatchModel):
            pytest.skip("this model takes one prompt at a time")
        endings = ["a", "a much longer ending than that of the others", "", "a"]
        prompts = [f"{PROMPT} {ending}".strip() for ending in endings]
        together = model.choose_each(prompts, ["Yes", "No"])
        for prompt, chosen in zip(prompts, together, strict=True):
            assert chosen == pytest.approx(model.choose(prompt, ["Yes", "No"]), abs=self.tolerance)
        assert model.choose_each([], ["Yes", "No"]) == []
        with pytest.raises(BadInput):
            model.choose_each([PROMPT, ""], ["Yes", "No"])

    @pytest.mark.parametrize("options", [[], ["Yes", "Yes"], ["Yes", "customers orders"], [""]])
    def test_options_that_are_no_single_tokens_are_refused(self, model: LanguageModel, options: list[str]) -> None:
        with pytest.raises(BadInput):
            model.choose(PROMPT, options)

    # --- what cannot be done

    @pytest.mark.parametrize(
        "sampling",
        [
            Sampling(n=2),
            Sampling(n=0),
            Sampling(n=3, beam=2),
            Sampling(beam=-1),
            Sampling(max_tokens=0),
            Sampling(temperature=-1.0),
            Sampling(temperature=1.0, top_p=0.0),
            Sampling(temperature=1.0, top_p=1.1),
            Sampling(temperature=math.nan),
        ],
    )
    def test_contradictory_settings_are_refused(self, model: LanguageModel, sampling: Sampling) -> None:
        with pytest.raises(BadInput):
            model.sample(PROMPT, sampling)

    @pytest.mark.parametrize(
        "call",
        [
            lambda m, prompt: m.sample(prompt, Sampling(max_tokens=4)),
            lambda m, prompt: m.score(prompt, ["orders"]),
            lambda m, prompt: m.choose(prompt, ["Yes", "No"]),
        ],
        ids=["sample", "score", "choose"],
    )
    def test_a_prompt_is_never_cut_and_never_empty(
        self, model: LanguageModel, call: Callable[[LanguageModel, str], object]
    ) -> None:
        with pytest.raises(PromptTooLong):
            call(model, "orders " * model.context_tokens)
        with pytest.raises(BadInput):
            call(model, "")

    def test_a_completion_has_room_or_is_refused(self, model: LanguageModel) -> None:
        with pytest.raises(PromptTooLong):
            model.sample(PROMPT, Sampling(max_tokens=model.context_tokens + 1))

    def test_several_threads_get_what_one_gets(self, model: LanguageModel) -> None:
        def ask(number: int) -> list[Completion]:
            sampling = Sampling(n=3, temperature=1.0, max_tokens=6, seed=number)
            return model.sample(f"{PROMPT} {number % 2}", sampling, only(model, NAMES))

        alone = [[c.token_ids for c in ask(number)] for number in range(6)]
        with ThreadPoolExecutor(6) as pool:
            together = [[c.token_ids for c in found] for found in pool.map(ask, range(6))]
        assert together == alone


class TransparentModelContract(LanguageModelContract):
    """The same, for a model whose hidden states can be read."""

    def test_it_is_a_transparent_model(self, model: TransparentModel) -> None:
        assert isinstance(model, TransparentModel)

    def test_states_have_a_step_for_each_token(self, model: TransparentModel) -> None:
        ids = model.encode("orders regions")
        states = model.states(PROMPT, [*ids, model.end_id])
        assert states.shape[0] == len(ids) + 1
        assert states.shape[1:] == model.states(PROMPT, []).shape[1:]
        assert states.dtype == np.float32
        assert np.isfinite(states).all()

    def test_a_state_depends_only_on_what_precedes_its_token(self, model: TransparentModel) -> None:
        ids = model.encode("orders regions")
        other = [*ids[:-1], *model.encode("customers")]
        difference = np.abs(model.states(PROMPT, ids) - model.states(PROMPT, other)[: len(ids)])
        assert difference.max() < 1e-4
        assert np.abs(model.states(PROMPT, ids)[0] - model.states(f"{PROMPT}!", ids)[0]).max() > 1e-3

    def test_states_beyond_the_context_are_refused(self, model: TransparentModel) -> None:
        with pytest.raises(PromptTooLong):
            model.states(PROMPT, [model.end_id] * (model.context_tokens + 1))

    def test_teacher_forcing_gives_the_states_and_the_scores_of_one_pass(self, model: TransparentModel) -> None:
        ids = [*model.encode("orders regions"), model.end_id]
        forced = model.teacher_forced(PROMPT, ids, [[token] for token in ids])
        assert np.abs(forced.states - model.states(PROMPT, ids)).max() < 1e-5
        [score] = model.score(PROMPT, ["orders regions"])
        assert sum(float(row[0]) for row in forced.log_probabilities) == pytest.approx(score, abs=self.tolerance)

    def test_teacher_forcing_scores_any_tokens_in_the_order_given(self, model: TransparentModel) -> None:
        ids = model.encode("orders regions")
        others = [*model.encode("customers"), model.end_id]
        forward = model.teacher_forced(PROMPT, ids, [others] * len(ids))
        backward = model.teacher_forced(PROMPT, ids, [others[::-1]] * len(ids))
        for one, other in zip(forward.log_probabilities, backward.log_probabilities, strict=True):
            assert one.shape == (len(others),)
            assert (one <= 0).all()
            assert one.tolist() == other[::-1].tolist()

    def test_teacher_forcing_agrees_with_greedy_decoding(self, model: TransparentModel) -> None:
        allowed = only(model, NAMES)
        [greedy] = model.sample(PROMPT, Sampling(max_tokens=20), allowed)
        ids = greedy.token_ids
        legal = [allowed(ids[:step]) for step in range(len(ids))]
        forced = model.teacher_forced(PROMPT, ids, legal)
        best = [tokens[int(row.argmax())] for tokens, row in zip(legal, forced.log_probabilities, strict=True)]
        assert tuple(best) == ids

    def test_teacher_forcing_needs_legal_tokens_for_each_step(self, model: TransparentModel) -> None:
        ids = model.encode("orders regions")
        for legal in ([], [[ids[0]]], [[ids[0]]] * (len(ids) - 1) + [[]]):
            with pytest.raises(BadInput):
                model.teacher_forced(PROMPT, ids, legal)
        with pytest.raises(BadInput):
            model.teacher_forced("", ids, [[token] for token in ids])
