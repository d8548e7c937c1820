"""The house is what docs/ARCHITECTURE.md says: rooms of a size, no circle, no arrow upward, doors that exist."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.sources import ROOT, nodes, tracked

PACKAGES = ("reliability", "adapters", "bot")
MOST_FILES, MOST_ARROWS = 16, 60
ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")


def modules() -> dict[str, Path]:
    files = (path for path in tracked() if path.suffix == ".py" and path.parts[0] in PACKAGES)
    return {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in files}


MODULES = modules()


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


IMPORTS = {
    name: {each for each in imported(path) if each in MODULES and each != name} for name, path in MODULES.items()
}


def room(module: str) -> str:
    """A package's folder with all below it; a module beside these folders is a room of its own."""
    return ".".join(module.split(".")[:2])


def rooms() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {room(module): set() for module in MODULES}
    for module, others in IMPORTS.items():
        found[room(module)] |= {room(other) for other in others} - {room(module)}
    return found


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_folder_has_more_files_than_can_be_looked_over() -> None:
    count: dict[Path, int] = {}
    for path in tracked():
        count[path.parent] = count.get(path.parent, 0) + 1
    assert {str(folder): n for folder, n in count.items() if n > MOST_FILES} == {}


def test_no_two_classes_share_a_name() -> None:
    named = Counter[str]()
    for path in (path for path in tracked() if path.suffix == ".py" and path.parts[0] in (*PACKAGES, "deploy")):
        module = nodes(path)[0]
        assert isinstance(module, ast.Module)
        named.update(n.name for n in module.body if isinstance(n, ast.ClassDef) and not n.name.startswith("_"))
    assert {name: times for name, times in named.items() if times > 1} == {}


def test_no_file_imports_what_imports_it() -> None:
    bare = {m: {o for o in others if MODULES[o].name != "__init__.py"} for m, others in IMPORTS.items()}
    assert circle(bare) == []


def test_no_room_imports_what_imports_it() -> None:
    without_packages = {r: others - set(PACKAGES) for r, others in rooms().items() if r not in PACKAGES}
    assert circle(without_packages) == []


def test_rooms_of_the_core_know_few_others() -> None:
    folders = {r for r in rooms() if (ROOT / Path(*r.split("."))).is_dir() and r.startswith("reliability.")}
    arrows = {(one, other) for one in folders for other in rooms()[one] & folders}
    assert 0 < len(arrows) <= MOST_ARROWS
    said = re.search(r"arrows among rooms of the core \|[^|]*\| (\d+)", ARCHITECTURE)
    assert said is not None
    assert int(said[1]) == len(arrows)


def drawn(package: str) -> list[list[str]]:
    """The lines of rooms that the page draws of a package, from the top down."""
    found = re.search(rf"^{package}/( +\w+.*(?:\n {{4,}}\w.*)*)", ARCHITECTURE, re.MULTILINE)
    assert found is not None
    return [line.split() for line in found[1].splitlines()]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_drawing_has_every_room_above_those_that_it_imports(package: str) -> None:
    folders = {
        r.split(".")[1] for r in rooms() if r.startswith(f"{package}.") and (ROOT / Path(*r.split("."))).is_dir()
    }
    lines = drawn(package)
    assert sorted(room for line in lines for room in line) == sorted(folders)
    place = {room: number for number, line in enumerate(lines) for room in line}
    imports = {
        (one, other.split(".")[1])
        for one in folders
        for other in rooms()[f"{package}.{one}"]
        if other.startswith(f"{package}.")
    }
    upward = {(one, other) for one, other in imports if other in place and place[one] >= place[other]}
    assert upward == set()


@pytest.mark.parametrize("name", [name for name in MODULES if MODULES[name].name == "__init__.py"])
def test_a_room_says_what_lives_there(name: str) -> None:
    if "versions" in name:
        return  # migrations are found by their tool
    module = nodes(MODULES[name])[0]
    assert isinstance(module, ast.Module)
    assert len(ast.get_docstring(module) or "") > 40, f"{name} does not say what lives there"


def pages() -> list[Path]:
    return [path for path in tracked() if path.suffix == ".md" and path.name not in ("LOG.md", "CHANGELOG.md")]


@cache
def first_parts() -> frozenset[str]:
    """What a path of the project may begin with, from its top or from a package."""
    inside = {file.name for package in PACKAGES for file in (ROOT / package).iterdir()}
    return frozenset({path.parts[0] for path in tracked()} | inside)


@pytest.mark.parametrize("page", pages(), ids=str)
def test_paths_that_a_page_names_exist(page: Path) -> None:
    """In backquotes: `adapters/store/hints.py` from the top; `linking/link.py` from a package or a docs' section."""
    named = re.findall(r"`([\w.-]+(?:/[\w.{},*-]+)+/?)`", (ROOT / page).read_text("utf-8"))
    for path in named:
        if re.search(r"[*{]|NAME|\.\.", path) or path.startswith(("var/", "http")):
            continue
        places = (ROOT / path, ROOT / page.parent / path, *(ROOT / package / path for package in PACKAGES))
        beside = (ROOT / "reliability" / folder / path for folder in ("promises", "linking", "candidates"))
        exists = any(place.exists() for place in (*places, *beside))
        generic = path.split("/")[0] not in first_parts()
        assert exists or generic, f"{page} names {path}"


def test_what_a_stranger_looks_for_has_a_door() -> None:
    doors = re.findall(r"^\| … .*\| `([^`]+)` \|$", ARCHITECTURE, re.MULTILINE)
    assert len(doors) >= 15
    assert [door for door in doors if not (ROOT / door).exists()] == []


def test_what_is_computed_where_the_methods_say() -> None:
    """Every module that cites a section cites one that exists, by the page's path."""
    sections = set(re.findall(r"^## (\d)\.", (ROOT / "docs" / "METHODS.md").read_text("utf-8"), re.MULTILINE))
    for name, path in MODULES.items():
        text = (ROOT / path).read_text("utf-8")
        assert not re.search(r"(?<!docs/)\bMETHODS\.md", text), name
        cited = re.findall(r"docs/METHODS\.md,? (?:sections? )?(\d)", text)
        assert set(cited) <= sections, name


def test_what_differs_between_databases_stands_in_their_own_files() -> None:
    """No file of the core but theirs names a database's dialect."""
    own = Path("reliability/guard/dialects")
    names = {
        path.stem
        for path in (ROOT / own).glob("*.py")
        if f"{path.stem}.RULES" in (ROOT / own / "registry.py").read_text("utf-8")
    }
    assert len(names) >= 4
    named = {}
    for path in (
        path
        for path in tracked()
        if path.suffix == ".py" and path.parts[0] == "reliability" and own not in path.parents
    ):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and node.value in names:
                named[str(path)] = node.lineno
    assert named == {}


def test_tests_stand_where_what_they_test_stands() -> None:
    """Every folder of tests of a package has its counterpart there. What tests more than one room has folders of its
    own beside these: contracts, deploy, fire, served; support and fixtures hold what tests need."""
    mirrored = {path.parent for path in tracked() if path.parts[0] == "tests" and path.parts[1] in PACKAGES}
    assert len(mirrored) > 40
    assert [str(each) for each in sorted(mirrored) if not (ROOT / each.relative_to("tests")).is_dir()] == []
    others = {path.parts[1] for path in tracked() if path.parts[0] == "tests" and len(path.parts) > 2}
    assert others - set(PACKAGES) == {"contracts", "deploy", "fire", "fixtures", "served", "support"}
