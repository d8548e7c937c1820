"""A tiny model for the tests of this room."""

from __future__ import annotations

import pytest

from adapters.models.transformers_model import TransformersModel
from tests.support import tiny_models


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> TransformersModel:
    return TransformersModel(tiny_models.prefix(tmp_path_factory.mktemp("prefix")), threads=1)
