"""Sentence encoders: the contract of the port, and what can go wrong with folders."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from adapters.models.encoder import SentenceEncoder
from adapters.models.fake_encoder import FakeEncoder
from adapters.models.folder import minilm_folder
from reliability.errors import ModelUnavailable
from reliability.ports import Encoder


class EncoderContract:
    """Tests for a fixture `encoder` of the subclass's."""

    def test_vectors_have_unit_length(self, encoder: Encoder) -> None:
        vectors = encoder.encode(["total sales", "", "?!", "売上", "x" * 10_000, "two words " * 2000])
        assert vectors.dtype == np.float32
        np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)

    def test_no_texts_have_no_rows_and_the_same_width(self, encoder: Encoder) -> None:
        assert encoder.encode([]).shape == (0, encoder.encode(["orders"]).shape[1])

    def test_rows_keep_the_order_and_doubles_are_alike(self, encoder: Encoder) -> None:
        vectors = encoder.encode(["orders", "customers", "orders"])
        np.testing.assert_array_equal(vectors[0], vectors[2])
        np.testing.assert_allclose(vectors[::-1], encoder.encode(["orders", "customers", "orders"][::-1]))
        np.testing.assert_allclose(vectors[1], encoder.encode(["customers"])[0], atol=1e-5)

    def test_what_is_alike_is_near(self, encoder: Encoder) -> None:
        gross, net, birth = encoder.encode(["gross sales amount", "net sales amount", "place of birth"])
        assert gross @ net > gross @ birth + 0.2

    def test_what_comes_back_is_the_callers_own(self, encoder: Encoder) -> None:
        encoder.encode(["orders"])[:] = 0
        assert np.linalg.norm(encoder.encode(["orders"])) == pytest.approx(1, abs=1e-5)

    def test_a_fingerprint_stays_the_same(self, encoder: Encoder) -> None:
        assert encoder.fingerprint
        assert encoder.fingerprint == encoder.fingerprint

    def test_threads_may_share_it(self, encoder: Encoder) -> None:
        texts = [[f"column {number}", "orders"] for number in range(8)]
        with ThreadPoolExecutor(4) as pool:
            for found, asked in zip(pool.map(encoder.encode, texts), texts, strict=True):
                np.testing.assert_allclose(found, encoder.encode(asked), atol=1e-5)


@pytest.fixture(scope="module")
def minilm() -> SentenceEncoder:
    return SentenceEncoder()


class TestSentenceEncoder(EncoderContract):
    @pytest.fixture
    def encoder(self, minilm: SentenceEncoder) -> Encoder:
        return minilm


class TestFakeEncoder(EncoderContract):
    @pytest.fixture
    def encoder(self) -> Encoder:
        return FakeEncoder()


def test_meaning_counts_where_letters_differ(minilm: SentenceEncoder) -> None:
    revenue, income, colour = minilm.encode(["revenue", "income", "colour"])
    assert revenue @ income > revenue @ colour + 0.1


def test_few_texts_are_remembered_and_more_are_right(minilm: SentenceEncoder) -> None:
    small = SentenceEncoder(kept_texts=2)
    texts = ["orders", "customers", "regions", "orders"]
    for _ in range(2):
        np.testing.assert_allclose(small.encode(texts), minilm.encode(texts), atol=1e-5)


def test_a_missing_or_broken_encoder_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ModelUnavailable, match="There is no model folder"):
        SentenceEncoder(tmp_path / "nothing")
    broken = tmp_path / "broken"
    shutil.copytree(minilm_folder(), broken, ignore=shutil.ignore_patterns("*.safetensors", "*.md"))
    (broken / "model.safetensors").write_bytes(b"no weights")
    with pytest.raises(ModelUnavailable, match="could not be loaded") as caught:
        SentenceEncoder(broken).encode(["orders"])
    assert "\n" not in str(caught.value)


def test_a_copy_of_the_folder_has_the_same_fingerprint(minilm: SentenceEncoder, tmp_path: Path) -> None:
    copy = shutil.copytree(minilm_folder(), tmp_path / "copy")
    assert SentenceEncoder(copy).fingerprint == minilm.fingerprint
