"""What admins see of the workspace in App Home: how asks end, what was judged, whether promises are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from adapters.store.figures import Figures
from bot.slack.views.kit import Block, divider, note, section
from bot.slack.views.text import inert
from bot.wording import home_tab, phrasing
from bot.wording.kept import verifying
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
    blocks = [divider(), section(f"*{home_tab.OVERVIEW}*\n{home_tab.overview_intro(overview.days)}")]
    blocks += [section(f":warning: {inert(why, 500)}") for why in overview.mismatches[:2]]
    if not figures.asks and not figures.helped and not figures.open:
        return [*blocks, note(home_tab.NO_ASKS)]
    blocks.append(_fields(_ends(figures)))
    if figures.abstained:
        counted = [f"{home_tab.REASONS_SHORT[Reason(why)]} {count:,}" for why, count in figures.abstained.items()]
        blocks.append(note(home_tab.why_no_answer(" · ".join(counted))))
    judged = [
        home_tab.judged(home_tab.GIVEN_UNASKED, figures.unasked.wrong, figures.unasked.answers),
        home_tab.judged(home_tab.GIVEN_AFTER_ASKING, figures.after_asking.wrong, figures.after_asking.answers),
        *_verified(figures),
        *[_promise(seen) for seen in overview.bounds],
    ]
    blocks.append(section("\n".join(judged)))
    if overview.bounds:
        blocks.append(note(home_tab.COVERAGE_MEANS))
    if figures.faults:
        counted = [f"{home_tab.FAULTS_SHORT[fault]} {count:,}" for fault, count in figures.faults.items()]
        blocks.append(note(home_tab.what_was_wrong(" · ".join(counted))))
    return blocks


def _ends(figures: Figures) -> list[tuple[str, str]]:
    abstained = sum(figures.abstained.values())
    shown = [
        (home_tab.ASKS, f"{figures.asks:,}"),
        (home_tab.ANSWERED, phrasing.share_of(figures.answered, figures.asks)),
        (home_tab.ASKED_BACK, phrasing.share_of(figures.asked_back, figures.asks)),
        (home_tab.NOT_ANSWERED, phrasing.share_of(abstained, figures.asks)),
    ]
    if figures.helped:
        shown.append((home_tab.HELPED, f"{figures.helped:,}"))
    if figures.open:
        shown.append((home_tab.OPEN_NOW, f"{figures.open:,}"))
    if figures.failed:
        shown.append((home_tab.FAILED, phrasing.share_of(figures.failed, figures.asks)))
    if figures.stopped:
        shown.append((home_tab.STOPPED_COUNT, phrasing.share_of(figures.stopped, figures.asks)))
    return shown


def _verified(figures: Figures) -> list[str]:
    """Verdicts on verified answers, where there are any: no promise of a calibration counts them."""
    seen = figures.verified
    return [home_tab.judged(verifying.GIVEN_VERIFIED, seen.wrong, seen.answers)] if seen.answers else []


def _promise(seen: SeenBound) -> str:
    watched = seen.watched
    say = home_tab.error_so_far if seen.bound == "error" else home_tab.coverage_so_far
    sentence = say(watched.failures, watched.trials, watched.limit)
    return f":warning: {sentence} {home_tab.BROKEN}" if watched.failed else sentence


def _fields(pairs: Sequence[tuple[str, str]]) -> Block:
    """Two columns of a name and a figure."""
    return {
        "type": "section",
        "fields": [
            {"type": "mrkdwn", "text": f"*{name}*\n{figure.strip()}", "verbatim": True} for name, figure in pairs
        ],
    }
