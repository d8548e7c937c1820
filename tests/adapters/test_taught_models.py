"""Which weights are in use for a warehouse, and what becomes of those before them."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.taught_models import Taught, forget, place_of, read_taught, unfit, use
from reliability.errors import BadInput


def taught(folder: str) -> Taught:
    return Taught(
        folder, "schema", "base", "prompts", "2026-11-22T10:00:00+00:00", 1_200, {"before": 0.5, "after": 0.75}
    )


def weights(place: Path, folder: str) -> None:
    (place / folder).mkdir(parents=True)
    (place / folder / "config.json").write_text("{}")


def test_nothing_is_in_use_where_nothing_was_taught(tmp_path: Path) -> None:
    assert read_taught(place_of(tmp_path, "sales")) is None


def test_what_is_put_to_use_is_read_again(tmp_path: Path) -> None:
    weights(tmp_path, "first")
    use(tmp_path, taught("first"))
    assert read_taught(tmp_path) == taught("first")


def test_the_weights_before_the_last_ones_go_and_a_stopped_run_stays(tmp_path: Path) -> None:
    weights(tmp_path, "next.run")
    for name in ("first", "second", "third"):
        weights(tmp_path, name)
        use(tmp_path, taught(name))
    assert {each.name for each in tmp_path.iterdir() if each.is_dir()} == {"second", "third", "next.run"}


@pytest.mark.parametrize("text", ["no json", "[]", "{}", '{"folder": "../elsewhere"}'])
def test_a_file_that_says_nothing_sensible_is_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "taught.json").write_text(text)
    with pytest.raises(BadInput, match=r"taught\.json"):
        read_taught(tmp_path)


def test_a_folder_outside_is_never_used(tmp_path: Path) -> None:
    weights(tmp_path, "first")
    use(tmp_path, taught("first"))
    text = (tmp_path / "taught.json").read_text()
    (tmp_path / "taught.json").write_text(text.replace('"first"', '"../first"'))
    with pytest.raises(BadInput):
        read_taught(tmp_path)


def test_weights_that_are_gone_are_said(tmp_path: Path) -> None:
    use(tmp_path, taught("first"))
    with pytest.raises(BadInput, match="gone"):
        read_taught(tmp_path)


def test_a_warehouse_that_is_forgotten_leaves_nothing(tmp_path: Path) -> None:
    place = place_of(tmp_path, "sales")
    weights(place, "first")
    use(place, taught("first"))
    assert forget(place)
    assert not place.exists()
    assert not forget(place)


@pytest.mark.parametrize("name", ["..", ".", "a/../b", "sales/eu", "über"])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    place = place_of(tmp_path, name)
    assert place.resolve().parent == (tmp_path / "taught").resolve()


def test_weights_of_another_model_or_other_prompts_are_not_used_and_of_other_tables_they_are() -> None:
    assert unfit(taught("first"), "base", "prompts") is None
    assert "another model" in (unfit(taught("first"), "other", "prompts") or "")
    assert "other prompts" in (unfit(taught("first"), "base", "other") or "")
