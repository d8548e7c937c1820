"""The writer: a short run over invented questions, what it writes then, held against transformers, and what a bad
folder says."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from adapters.models.bert import written
from adapters.models.bert.network import BREAK_ID, SEP_ID, prefix_mask
from adapters.models.bert.writer import CONFIG, WEIGHTS, StoredWriter
from adapters.models.bert.written import CLS_ID, WordsToQueries, differences, restored
from adapters.models.prefix_lm import encode_text, load
from adapters.training.teaching.writing import MASK_ID, WriterOptions, WriterRow, batches, tensors, train_writer
from bot.models import REFERENCE_MODEL
from reliability.errors import BadInput, ModelUnavailable
from reliability.values import Column, Schema, Table

SCHEMA = Schema("sqlite", (Table("boats", (Column("boat_id", "INTEGER"), Column("harbour", "TEXT"))),))
ALL, IN_KIEL = "SELECT COUNT(*) FROM boats", "SELECT COUNT(*) FROM boats WHERE boats.harbour = 'Kiel Harbour'"
KNOWN = {
    "how many boats": [ALL],
    "boats in kiel": [IN_KIEL, "SELECT b.harbour FROM boats b"],
    "broken": ["DROP TABLE x"],
}


def quiet(_share: float, _text: str) -> None:
    """No progress is shown."""


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A writer that saw two questions a few dozen times."""
    options = WriterOptions(
        REFERENCE_MODEL, tmp_path_factory.mktemp("writer") / "out", passes=40, learning_rate=2e-3, masked=0.0
    )
    return train_writer(options, KNOWN, SCHEMA, {}, "candor train writer", quiet)


# --- rows and batches -------------------------------------------------------------------------------


def test_differences_are_rounded_by_row_and_left_out_where_there_are_none() -> None:
    base = {"same": torch.ones(2, 2), "moved": torch.zeros(2, 3), "bias": torch.zeros(3)}
    moved = torch.tensor([[1.27, -0.5, 0.0], [0.0, 0.0, 127.0]])
    found = differences(base, {"same": torch.ones(2, 2), "moved": moved, "bias": torch.tensor([0.1, 0.2, 0.3])})
    assert sorted(found) == ["bias", "bias.scale", "moved", "moved.scale"]
    assert found["moved"].tolist() == [[127, -50, 0], [0, 0, 127]]
    assert torch.allclose(restored(found["moved"], found["moved.scale"]), moved)
    assert torch.allclose(restored(found["bias"], found["bias.scale"]), torch.tensor([0.1, 0.2, 0.3]))


def test_a_pass_draws_each_question_once_and_a_batch_keeps_to_its_tokens() -> None:
    rows = [WriterRow((1_000 + n,) * (n % 7 + 1), ((2_000,), (2_001, 2_002))) for n in range(50)]
    options = WriterOptions(Path(), Path(), tokens=60, masked=0.5)
    made = batches(rows, options, 0)
    assert made == batches(rows, options, 0) != batches(rows, options, 1)
    assert sum(map(len, made)) == 50
    assert all(max(len(a) + len(q) + 3 for a, q in batch) * len(batch) <= 60 for batch in made if len(batch) > 1)
    asked = [token for batch in made for question, _ in batch for token in question]
    assert 0.2 < asked.count(MASK_ID) / len(asked) < 0.4  # of three rows in five, half
    assert {query for batch in made for _, query in batch} == {(2_000,), (2_001, 2_002)}


def test_only_the_query_and_its_end_are_predicted() -> None:
    ids, labels, free = tensors([((7, 8), (9,)), ((7,), (9, 9))], {9: 0, SEP_ID: 1})
    assert ids.tolist() == [[CLS_ID, 7, 8, BREAK_ID, 9, SEP_ID], [CLS_ID, 7, BREAK_ID, 9, 9, SEP_ID]]
    assert labels.tolist() == [[-100, -100, -100, 0, 1, -100], [-100, -100, 0, 0, 1, -100]]
    assert free.tolist() == [4, 3]


# --- a short run ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_writes_what_it_learnt_spelled_as_the_data_spell_it(taught: Path) -> None:
    writer = StoredWriter(taught, REFERENCE_MODEL)
    found = writer.write("how many boats", SCHEMA, [], 4)
    assert found[0].sql == ALL
    assert [each.log_probability for each in found] == sorted((each.log_probability for each in found), reverse=True)
    assert sum(math.exp(each.log_probability) for each in found) <= 1 + 1e-6
    assert {each.sql for each in writer.write("boats in kiel", SCHEMA, [], 4)} >= {
        IN_KIEL,
        "SELECT boats.harbour FROM boats",
    }
    assert writer.write("how many boats", SCHEMA, [], 4) == found
    assert len(writer.fingerprint) == 64
    assert len(writer.write("", SCHEMA, [], 2)) <= 2  # nothing is said: something is written, or nothing, and no error
    assert len(writer.write("word " * 5_000, SCHEMA, [], 2)) <= 2


def test_its_probabilities_are_those_of_transformers(taught: Path) -> None:
    """log p of each query for words that it never saw, step by step over a cache, against one pass of the model that
    was trained: sure ones would be near 0 whatever the mask."""
    asked = "which boats are left in the harbour of kiel"
    found = WordsToQueries(REFERENCE_MODEL, taught / CONFIG, taught / WEIGHTS).beam(asked, 4)
    lm = load(REFERENCE_MODEL)
    state, added = lm.model.state_dict(), load_file(taught / WEIGHTS)
    for name in (name for name in added if f"{name}.scale" in added):
        state[name].add_(restored(added[name], added[f"{name}.scale"]))
    said = json.loads((taught / CONFIG).read_text(encoding="utf-8"))["tokens"]
    question = tuple(encode_text(lm.tokenizer, asked))
    told = []
    for text, _ in found:
        query = tuple(encode_text(lm.tokenizer, text))
        ids, _, free = tensors([(question, query)], dict.fromkeys((*query, SEP_ID), 0))
        with torch.inference_mode():
            mask = prefix_mask(free, ids.shape[1])
            logits = lm.model(input_ids=ids, attention_mask=mask, use_cache=False).logits[0]
        logs = torch.log_softmax(logits[:, said], -1)
        steps = enumerate((*query, SEP_ID), start=len(question) + 1)
        told.append(sum(float(logs[place, said.index(token)]) for place, token in steps))
    assert len(told) == 4
    assert min(told) < -1
    assert [score for _, score in found] == pytest.approx(told, abs=0.1)  # its maps run in bfloat16


def test_rows_that_can_no_longer_be_among_the_likeliest_are_not_gone_on_with(
    taught: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = WordsToQueries(REFERENCE_MODEL, taught / CONFIG, taught / WEIGHTS)
    found = [(writer.beam(asked, width), width) for asked in KNOWN for width in (2, 6)]
    monkeypatch.setattr(written, "_LEAST_ROWS", 99)
    for (queries, width), asked in zip(found, [asked for asked in KNOWN for _ in range(2)], strict=True):
        of_all = writer.beam(asked, width)
        assert [text for text, _ in queries] == [text for text, _ in of_all]
        assert [p for _, p in queries] == pytest.approx([p for _, p in of_all], abs=1e-5)


def test_the_same_run_again_says_that_it_is_finished_and_another_goes_on_from_it(taught: Path, tmp_path: Path) -> None:
    options = WriterOptions(REFERENCE_MODEL, taught, passes=40, learning_rate=2e-3, masked=0.0)
    with pytest.raises(BadInput, match="finished"):
        train_writer(options, KNOWN, SCHEMA, {}, "candor train writer", quiet)
    further = WriterOptions(REFERENCE_MODEL, tmp_path / "further", start=taught, passes=0.1, learning_rate=1e-9)
    train_writer(further, KNOWN, SCHEMA, {}, "candor train writer", quiet)
    before, after = (
        StoredWriter(folder, REFERENCE_MODEL).write("how many boats", SCHEMA, [], 1) for folder in (taught, further.out)
    )
    assert after[0].sql == before[0].sql
    assert after[0].log_probability == pytest.approx(before[0].log_probability, abs=0.1)


@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on_to_what_it_would_have_become(tmp_path: Path) -> None:
    whole, stopped = (
        WriterOptions(REFERENCE_MODEL, tmp_path / name, passes=6, tokens=40, checkpoint_steps=1) for name in "ab"
    )
    train_writer(whole, KNOWN, SCHEMA, {}, "", quiet)

    def stop(share: float, _text: str) -> None:
        if share > 0.4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train_writer(stopped, KNOWN, SCHEMA, {}, "", stop)
    shares: list[float] = []
    train_writer(stopped, KNOWN, SCHEMA, {}, "", lambda share, _text: shares.append(share))
    assert min(shares) > 0.4
    one, other = (load_file(options.out / WEIGHTS) for options in (whole, stopped))
    assert all(torch.equal(one[name], other[name]) for name in one)


# --- what is no writer ------------------------------------------------------------------------------


def test_a_run_without_a_query_that_can_be_learnt_says_so(tmp_path: Path) -> None:
    options = WriterOptions(REFERENCE_MODEL, tmp_path / "none")
    with pytest.raises(BadInput, match="nothing to learn"):
        train_writer(options, {"broken": ["DROP TABLE boats"]}, SCHEMA, {}, "", quiet)


def test_a_folder_that_is_no_writer_is_a_sentence(taught: Path, tmp_path: Path) -> None:
    with pytest.raises(ModelUnavailable, match="no trained writer"):
        StoredWriter(tmp_path, REFERENCE_MODEL)
    said = json.loads((taught / CONFIG).read_text(encoding="utf-8"))
    for config, problem in (
        ({**said, "base": "other"}, "another model"),
        ({}, "cannot be read"),
        ({**said, "tokens": [5]}, "cannot be read"),
    ):
        (tmp_path / CONFIG).write_text(json.dumps(config), encoding="utf-8")
        save_file(load_file(taught / WEIGHTS), tmp_path / WEIGHTS)
        with pytest.raises(ModelUnavailable, match=problem):
            StoredWriter(tmp_path, REFERENCE_MODEL).write("boats", SCHEMA, [], 1)
    (tmp_path / CONFIG).write_text(json.dumps(said), encoding="utf-8")
    (tmp_path / WEIGHTS).write_bytes(b"nothing")
    with pytest.raises(ModelUnavailable, match="cannot be read"):
        StoredWriter(tmp_path, REFERENCE_MODEL).write("boats", SCHEMA, [], 1)
