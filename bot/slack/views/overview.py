"""What admins see of the workspace in App Home: how asks end, what was judged, whether promises are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from adapters.store.figures import Figures
from bot import wording
from bot.slack.views.kit import Block, divider, note, section
from bot.slack.views.text import inert
from reliability.promises.kept import Bound
from reliability.promises.sequential_test import PromiseUnderTest
from reliability.values import Reason


@dataclass(frozen=True, slots=True)
class SeenBound:
    """A promise and what feedback has shown of it."""

    bound: Bound
    watched: PromiseUnderTest


@dataclass(frozen=True, slots=True)
class Overview:
    """Figures of the last `days` days, the promises of the latest calibration, and why one is not used."""

    figures: Figures
    bounds: tuple[SeenBound, ...] = ()
    mismatches: tuple[str, ...] = ()
    days: int = 90


def overview_blocks(overview: Overview) -> list[Block]:
    """The admins' part of Home: at most ten blocks."""
    figures = overview.figures
    blocks = [divider(), section(f"*{wording.OVERVIEW}*\n{wording.overview_intro(overview.days)}")]
    blocks += [section(f":warning: {inert(why, 500)}") for why in overview.mismatches[:2]]
    if not figures.asks and not figures.helped and not figures.open:
        return [*blocks, note(wording.NO_ASKS)]
    blocks.append(_fields(_ends(figures)))
    if figures.abstained:
        counted = [f"{wording.REASONS_SHORT[Reason(why)]} {count:,}" for why, count in figures.abstained.items()]
        blocks.append(note(wording.why_no_answer(" · ".join(counted))))
    judged = [
        wording.judged(wording.GIVEN_UNASKED, figures.unasked.wrong, figures.unasked.answers),
        wording.judged(wording.GIVEN_AFTER_ASKING, figures.after_asking.wrong, figures.after_asking.answers),
        *_verified(figures),
        *[_promise(seen) for seen in overview.bounds],
    ]
    blocks.append(section("\n".join(judged)))
    if overview.bounds:
        blocks.append(note(wording.COVERAGE_MEANS))
    if figures.faults:
        counted = [f"{wording.FAULTS_SHORT[fault]} {count:,}" for fault, count in figures.faults.items()]
        blocks.append(note(wording.what_was_wrong(" · ".join(counted))))
    return blocks


def _ends(figures: Figures) -> list[tuple[str, str]]:
    abstained = sum(figures.abstained.values())
    shown = [
        (wording.ASKS, f"{figures.asks:,}"),
        (wording.ANSWERED, wording.share_of(figures.answered, figures.asks)),
        (wording.ASKED_BACK, wording.share_of(figures.asked_back, figures.asks)),
        (wording.NOT_ANSWERED, wording.share_of(abstained, figures.asks)),
    ]
    if figures.helped:
        shown.append((wording.HELPED, f"{figures.helped:,}"))
    if figures.open:
        shown.append((wording.OPEN_NOW, f"{figures.open:,}"))
    if figures.failed:
        shown.append((wording.FAILED, wording.share_of(figures.failed, figures.asks)))
    if figures.stopped:
        shown.append((wording.STOPPED_COUNT, wording.share_of(figures.stopped, figures.asks)))
    return shown


def _verified(figures: Figures) -> list[str]:
    """Verdicts on verified answers, where there are any: no promise of a calibration counts them."""
    seen = figures.verified
    return [wording.judged(wording.GIVEN_VERIFIED, seen.wrong, seen.answers)] if seen.answers else []


def _promise(seen: SeenBound) -> str:
    watched = seen.watched
    say = wording.error_so_far if seen.bound == "error" else wording.coverage_so_far
    sentence = say(watched.failures, watched.trials, watched.limit)
    return f":warning: {sentence} {wording.BROKEN}" if watched.failed else sentence


def _fields(pairs: Sequence[tuple[str, str]]) -> Block:
    """Two columns of a name and a figure."""
    return {
        "type": "section",
        "fields": [
            {"type": "mrkdwn", "text": f"*{name}*\n{figure.strip()}", "verbatim": True} for name, figure in pairs
        ],
    }
