"""Where in a YAML text something can be added, and the text with it. What is there is never written anew."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import yaml

from adapters.warehouses.catalog.parts import CatalogPart, block, inline, inline_item, item

_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_COMMENT = re.compile(r"#.*")


class Additions:
    """Collects what is to be added to a text, then adds it all."""

    def __init__(self, text: str, root: yaml.Node) -> None:
        self._text = text
        self._in_braces = {id(node) for node in _in_braces(root, False)}
        self._starts = [0, *(found.end() for found in _BREAK.finditer(text))]
        self._break = "\r\n" if "\r\n" in text else "\n"
        self._edits: list[tuple[int, int, str]] = []  # where, how much is taken away, what is put there

    def made(self) -> str:
        """The text with all that was added."""
        pieces, reached = [], 0
        for _, (at, length, new) in sorted(
            enumerate(self._edits), key=lambda each: (each[1][0], each[1][1] > 0, each[0])
        ):
            pieces += [self._text[reached:at], new]
            reached = at + length
        return "".join([*pieces, self._text[reached:]])

    def to_mapping(self, key: yaml.Node, node: yaml.Node, parts: Sequence[CatalogPart]) -> None:
        """Add parts under the key, whose value is the node: a mapping or nothing."""
        if not parts:
            return
        if id(node) in self._in_braces and _is_nothing(node):
            self._instead(node, f" {{{', '.join(map(inline, parts))}}}")
        elif _is_nothing(node):
            indent = key.start_mark.column + 2
            self._in_place_of_nothing(node, [line for part in parts for line in block(part, indent)])
        elif node.flow_style:
            self._within(node, ", ".join(map(inline, parts)))
        else:
            indent = node.value[0][0].start_mark.column
            self._below(node, indent, [line for part in parts for line in block(part, indent)])

    def to_sequence(self, key: yaml.Node, node: yaml.Node, items: Sequence[Sequence[CatalogPart]]) -> None:
        """Add mappings to a list, or to nothing."""
        if not items:
            return
        if id(node) in self._in_braces and _is_nothing(node):
            self._instead(node, f" [{', '.join(map(inline_item, items))}]")
        elif _is_nothing(node):
            indent = key.start_mark.column + 2
            self._in_place_of_nothing(node, [line for each in items for line in item(each, indent)])
        elif node.flow_style:
            self._within(node, ", ".join(map(inline_item, items)))
        else:
            indent = node.start_mark.column
            self._below(node, indent, [line for each in items for line in item(each, indent)])

    def mark(self, key: yaml.Node, mark: str) -> bool:
        """Put a comment above the line of a key that stands first on it; False where it is there, or cannot be."""
        line = key.start_mark.line
        if self._line(line)[: key.start_mark.column].strip() or self._line(line - 1).strip() == mark:
            return False
        self._insert(line, [" " * key.start_mark.column + mark])
        return True

    def unmark(self, key: yaml.Node, mark: str) -> None:
        """Take that comment away again."""
        line = key.start_mark.line
        if line and self._line(line - 1).strip() == mark:
            self._edits.append((self._starts[line - 1], self._starts[line] - self._starts[line - 1], ""))

    # --- how

    def _below(self, node: yaml.Node, indent: int, lines: list[str]) -> None:
        at = _line_after(node)
        while at < len(self._starts) and _is_comment_of(self._line(at), indent):
            at += 1
        self._insert(at, lines)

    def _in_place_of_nothing(self, node: yaml.Node, lines: list[str]) -> None:
        """Below the line of a key without a value; a written null goes."""
        if node.value:
            self._instead(node, "")
        self._insert(node.start_mark.line + 1, lines)

    def _instead(self, node: yaml.Node, text: str) -> None:
        start = self._offset(node.start_mark)
        self._edits.append((start, self._offset(node.end_mark) - start, text))

    def _within(self, node: yaml.Node, text: str) -> None:
        closing = self._offset(node.end_mark) - 1
        if node.value:
            last = node.value[-1][-1] if isinstance(node, yaml.MappingNode) else node.value[-1]
            behind = self._offset(last.end_mark)
            if not _COMMENT.sub("", self._text[behind:closing]).strip():
                self._edits.append((behind, 0, ","))
        self._edits.append((closing, 0, f" {text}" if node.value else text))

    def _insert(self, line: int, lines: list[str]) -> None:
        written = self._break.join(lines)
        if line < len(self._starts):
            self._edits.append((self._starts[line], 0, written + self._break))
        else:
            self._edits.append((len(self._text), 0, self._break + written))

    def _line(self, number: int) -> str:
        if not 0 <= number < len(self._starts):
            return ""
        end = self._starts[number + 1] if number + 1 < len(self._starts) else len(self._text)
        return self._text[self._starts[number] : end]

    def _offset(self, mark: yaml.Mark) -> int:
        return int(self._starts[mark.line] + mark.column)


def _in_braces(node: yaml.Node, within: bool) -> Iterator[yaml.Node]:
    """The nodes that stand within braces or brackets."""
    if within:
        yield node
    if isinstance(node, yaml.CollectionNode):
        for each in node.value:
            for inner in each if isinstance(node, yaml.MappingNode) else (each,):
                yield from _in_braces(inner, within or bool(node.flow_style))


def _line_after(node: yaml.Node) -> int:
    """The line after the last one of a node."""
    while isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        node = node.value[-1][-1] if isinstance(node, yaml.MappingNode) else node.value[-1]
    begins_a_line = node.end_mark.column == 0 and node.end_mark.line > node.start_mark.line
    return int(node.end_mark.line) + (0 if begins_a_line else 1)


def _is_comment_of(line: str, indent: int) -> bool:
    bare = line.lstrip(" ")
    return bare.startswith("#") and len(line) - len(bare) >= indent


def _is_nothing(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:null"
