"""`candor doctor`: every part of a set-up, fine or what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from bot.main import Candor, opened
from bot.redaction import redact
from bot.settings import Settings
from bot.slack.access import check_access, error_code
from reliability.errors import CandorError, SettingsError, WarehouseUnavailable

if TYPE_CHECKING:
    from adapters.models.vllm.vllm_model import VllmModel
    from reliability.core import AnswerSettings

State = Literal["fine", "unused", "warning", "wrong"]
_SIGNS = {
    "fine": "[green]✓[/green]",
    "unused": "[dim]·[/dim]",
    "warning": "[yellow]![/yellow]",
    "wrong": "[red]✗[/red]",
}


@dataclass(frozen=True)
class Finding:
    """What one check found: a part's name, its state, and a sentence. `unused`: not needed as it is set up;
    `warning`: it works, and could be safer."""

    part: str
    state: State
    sentence: str


def run_doctor(as_json: bool) -> None:
    """Print every finding; exit code 1 where something is wrong."""
    import typer

    from bot.terminal import notes, out, plain, print_json

    findings: list[Finding] = []

    def add(found: Finding) -> None:
        findings.append(found)
        if not as_json:
            sign = _SIGNS[found.state]
            out().print(f"{sign} [bold]{plain(found.part)}[/bold]  {plain(found.sentence)}", soft_wrap=True)

    try:
        with opened() as candor, notes().status("Looking …") as status:
            for part, check in checks(candor):
                status.update(f"{part} …")
                add(examine(part, check, candor.settings))
    except SettingsError as error:
        add(Finding("Settings", "wrong", str(error)))
    wrong = sum(found.state == "wrong" for found in findings)
    if as_json:
        print_json({"fine": not wrong, "findings": [asdict(found) for found in findings]})
    elif not wrong:
        out().print("Everything that is set up works.")
    if wrong:
        raise typer.Exit(1)


Check = Callable[[], str | Finding]
"""Returns a sentence where the part is fine; raises CandorError where it is not."""


def examine(part: str, check: Check, settings: Settings) -> Finding:
    """Run a check; whatever it raises is a finding."""
    try:
        found = check()
    except CandorError as error:
        return Finding(part, "wrong", redact(str(error), settings.secrets()))
    except Exception as error:  # a part may fail in ways of its own: the other parts are still looked at
        reason = redact((str(error).splitlines() or [""])[0][:200], settings.secrets())
        return Finding(part, "wrong", f"{type(error).__name__}: {reason}")
    return found if isinstance(found, Finding) else Finding(part, "fine", found)


def checks(candor: Candor) -> Iterator[tuple[str, Check]]:
    """Every part of a set-up and how it is looked at, the quick ones first."""
    settings = candor.settings
    yield "Settings", lambda: _settings(settings)
    yield "Store", lambda: _store(candor)
    for name in settings.warehouses:
        yield f"Warehouse {name}", lambda name=name: _warehouse(candor, name)  # type: ignore[misc]  # bound now
        yield f"Catalog {name}", lambda name=name: _catalog(candor, name)  # type: ignore[misc]  # bound now
        if name in settings.today:
            yield f"Today {name}", lambda name=name: _today(candor, name)  # type: ignore[misc]  # bound now
        if name in settings.roles:
            yield f"Roles {name}", lambda name=name: _roles(candor, name)  # type: ignore[misc]  # bound now
    if settings.several_workspaces:
        yield "Installations", lambda: _installations(candor)
    else:
        yield "Slack bot token", lambda: _bot_token(candor)
    if settings.slack_mode == "socket":
        yield "Slack app token", lambda: _app_token(candor)
    else:
        yield "Slack signing secret", lambda: _signing_secret(settings)
    yield "Prompts", lambda: f"{len(candor.prompts.names())} templates in {candor.prompts.folder.name}."
    yield "Encoder", lambda: _encoder(candor)
    yield "Model", lambda: _model(candor)
    for name in settings.warehouses:
        yield f"Taught {name}", lambda name=name: _taught(candor, name)  # type: ignore[misc]  # bound now
        yield f"Calibration {name}", lambda name=name: _calibration(candor, name)  # type: ignore[misc]  # bound now


def _settings(settings: Settings) -> str:
    from bot.roles import check_databases
    from bot.settings import env_file

    check_databases(settings)
    changed = sorted(settings.model_fields_set)
    source = env_file()
    where = f"{source.name} and the environment" if source else "the environment"
    return f"{len(changed)} of {len(type(settings).model_fields)} set, from {where}."


def _store(candor: Candor) -> str | Finding:
    from adapters.store.operations.health import rights_warning
    from adapters.store.operations.sessions import session_problem

    candor.store.asks.asks(limit=1)
    if problem := session_problem(candor.settings.store):
        return Finding("Store", "wrong", problem)
    hints = sum(len(candor.store.of(team).memory.hints()) for team in candor.store.teams())
    found = f"{hints} active hints in {redact(candor.settings.store)}."
    warning = rights_warning(candor.settings.store)
    return Finding("Store", "warning", f"{found} {warning}") if warning else found


def _warehouse(candor: Candor, name: str) -> str | Finding:
    from reliability.values import Failure

    warehouse = candor.warehouse(name, candor.warehouses.default_role(name))
    schema = warehouse.schema()
    columns = sum(len(table.columns) for table in schema.tables)
    if not schema.tables:
        return Finding(
            f"Warehouse {name}",
            "wrong",
            "It has no tables that this account may read; grant SELECT on some, or name another database.",
        )
    ran = warehouse.run("SELECT 1", candor.limits)
    if isinstance(ran, Failure):
        return Finding(f"Warehouse {name}", "wrong", ran.message)
    found = f"{schema.dialect}, {len(schema.tables)} tables, {columns} columns.{_read_twice(schema.dialect)}"
    warnings = candor.warehouse(name).warnings()
    if empty := warehouse.schemas_without_tables():
        warnings.append(f"CANDOR_WAREHOUSE_SCHEMAS names {', '.join(empty)}, where nothing is to be read.")
    return Finding(f"Warehouse {name}", "warning", " ".join([found, *warnings])) if warnings else found


def _roles(candor: Candor, name: str) -> str | Finding:
    """Each role that questions are read as: that the account may take it, and what it may do."""
    found: list[str] = []
    warnings: list[str] = []
    for role in dict.fromkeys(candor.settings.roles[name].values()):
        warehouse = candor.warehouse(name, role)
        found.append(f"{role}: {len(warehouse.schema().tables)} tables")
        warnings += [f"As {role}: {warning}" for warning in warehouse.warnings()]
    said = f"Questions are read as {'; '.join(found)}."
    return Finding(f"Roles {name}", "warning", " ".join([said, *warnings])) if warnings else said


def _today(candor: Candor, name: str) -> str | Finding:
    """The day that periods are seen from; a last day in the data that is not known is to be looked at."""
    from bot.wording import answering
    from reliability.sql.reading.days import said_day

    if candor.settings.today[name] == "data" and (problem := candor.days.last_day(name).problem):
        return Finding(f"Today {name}", "warning", answering.last_day_unknown(redact(problem)))
    day = candor.days.asked_on(name)
    return answering.PERIODS_BY_CLOCK if day is None else answering.periods_seen_from(said_day(day))


def _catalog(candor: Candor, name: str) -> str | Finding:
    """What the team says of a warehouse, what of it names nothing, and what is still thin."""
    from adapters.warehouses.catalog.applying import unknown_entries
    from adapters.warehouses.catalog.defined import definition_of
    from adapters.warehouses.catalog.thin import thin_parts
    from bot import catalog_words as words

    part, file = f"Catalog {name}", candor.settings.catalog_file
    catalog = candor.warehouses.catalog(name)
    warehouse = candor.warehouse(name, candor.warehouses.default_role(name))
    try:
        schema, whole = warehouse.schema(), warehouse.uncatalogued()
    except WarehouseUnavailable:  # told of the warehouse itself
        return Finding(part, "unused", words.NOT_COMPARED)
    thin = words.thin(thin_parts(schema))
    if file is None:
        return Finding(part, "unused", " ".join([words.NO_CATALOG, *thin]))
    hidden = sum(map(len, (table.hidden for table in schema.tables))), len(whole.tables) - len(schema.tables)
    said = [words.catalogued(file.name, len(catalog.tables), *hidden)]
    unknown = unknown_entries(whole, catalog)
    if unknown:
        said.append(words.unknown(unknown))
    for_people = [each.phrase for each in catalog.definitions if definition_of(each, name, whole) is None]
    if for_people:
        said.append(words.for_people(for_people))
    return Finding(part, "warning" if unknown or thin else "fine", " ".join([*said, *thin]))


def _read_twice(dialect: str) -> str:
    """Is a statement also read by the database's own grammar? Empty where there is none to be had."""
    from reliability.guard.dialects.registry import rules_of

    rules = rules_of(dialect)
    if rules.reads_twice is None:
        return ""
    if rules.reads_twice():
        return f" {rules.title}'s own grammar reads every statement a second time."
    return " Statements are read by one parser; in a clone, .venv/bin/pip install -e '.[pglast]' has them read a second time."


def _bot_token(candor: Candor) -> str | Finding:
    settings = candor.settings
    token = settings.slack_bot_token.get_secret_value()
    if not token:
        return _no_slack("Slack bot token", "SLACK_BOT_TOKEN", settings)
    if not token.startswith("xoxb-"):
        return Finding("Slack bot token", "wrong", "SLACK_BOT_TOKEN is no bot token: one begins with xoxb-.")
    from bot.slack.app import build_client

    team = check_access(build_client(token, settings.slack_api_url))
    return f"Slack accepts it, for the workspace {team}."


def _app_token(candor: Candor) -> str | Finding:
    settings = candor.settings
    token = settings.slack_app_token.get_secret_value()
    if not token:
        return _no_slack("Slack app token", "SLACK_APP_TOKEN", settings)
    if not token.startswith("xapp-"):
        return Finding("Slack app token", "wrong", "SLACK_APP_TOKEN is no app-level token: one begins with xapp-.")
    from slack_sdk.errors import SlackClientError

    from bot.slack.app import build_client

    try:
        build_client(token, settings.slack_api_url).apps_connections_open(app_token=token)
    except (SlackClientError, OSError) as error:
        return Finding(
            "Slack app token",
            "wrong",
            f"Slack opens no connection for SLACK_APP_TOKEN ({error_code(error)}).",
        )
    return "Slack accepts it for Socket Mode."


def _signing_secret(settings: Settings) -> str | Finding:
    if not settings.slack_signing_secret.get_secret_value():
        return _no_slack("Slack signing secret", "SLACK_SIGNING_SECRET", settings)
    return "It is set; Slack's next request shows whether it is the right one."


def _installations(candor: Candor) -> str | Finding:
    """Workspaces that install the app themselves: the settings, the keys, and whether each one's tokens are to be
    had."""
    from adapters.store.teams.sealing import TokenKeys
    from bot.slack.installing.checking import problem_with_several
    from bot.wording import installing

    settings = candor.settings
    if problem := problem_with_several(settings):
        raise SettingsError(problem)
    kept = candor.store.installations(TokenKeys(settings.named_token_keys))
    teams = [each.team for each in candor.store.installed.all()]
    for team in teams:
        kept.get(team)
    said = installing.installations_found(len(teams), len(settings.install_teams))
    others = [team for team in teams if team not in settings.install_teams]
    return Finding("Installations", "warning", f"{said} {installing.no_longer_allowed(others)}") if others else said


def _no_slack(part: str, variable: str, settings: Settings) -> Finding:
    """A missing secret is wrong only where others of Slack's are set."""
    others = (settings.slack_bot_token, settings.slack_app_token, settings.slack_signing_secret)
    if any(secret.get_secret_value() for secret in others):
        return Finding(part, "wrong", f"{variable} is not set; deploy/slack/README.md says where to get it.")
    return Finding(part, "unused", f"{variable} is not set; candor serve needs it, candor demo and ask do not.")


def _encoder(candor: Candor) -> str:
    width = candor.encoder.encode(["How many orders were there?"]).shape[1]
    return f"{candor.settings.encoder}, {width} dimensions."


def _model(candor: Candor) -> Finding:
    """The model, what watches its lists, and what a server could do better."""
    from bot import model_words as words

    model, shown = candor.model, candor.models.answer_settings()
    said = [
        f"{candor.settings.model}, context of {model.context_tokens:,} tokens, fingerprint {model.fingerprint[:12]}.",
        words.budgets(shown.linking_tokens, shown.writing_tokens),
    ]
    lacking = _trained_otherwise(candor, shown)
    if candor.settings.model_backend == "transformers":
        said.append(words.WATCHED_BY_STATES)
    else:
        from adapters.models.vllm.vllm_model import VllmModel

        assert isinstance(model, VllmModel)
        said.append(words.WATCHED_BY_READER if model.gives_states else words.WATCHED_BY_OUTPUT)
        model.states("a or b?", model.encode("a"))  # a reader that cannot be used is told here, not in an ask
        lacking = [*_lacking(candor.settings, model), *lacking]
    return Finding("Model", "warning" if lacking else "fine", " ".join([*said, *lacking]))


def _trained_otherwise(candor: Candor, shown: AnswerSettings) -> list[str]:
    """What a fine-tuned model learned from, where it is asked with other prompts."""
    from adapters.models.framing import chat_template
    from adapters.trained_with import TrainedWith, read_trained_with
    from bot import model_words as words
    from bot.models import tokenizer_of

    settings = candor.settings
    here = settings.model_backend == "transformers"
    folder = Path(candor.models.folder) if here else tokenizer_of(settings)
    trained = read_trained_with(folder) if folder is not None else None
    if folder is None or trained is None:
        return []
    chat = settings.chat_template and chat_template(folder) is not None
    served = TrainedWith(shown.linking_tokens, shown.writing_tokens, chat)
    return [] if trained == served else [words.trained_otherwise(trained, served)]


def _lacking(settings: Settings, model: VllmModel) -> list[str]:
    """What a served model goes without, and what of it is not told apart in its fingerprint."""
    from bot import model_words as words
    from bot.models import weights_of

    found = []
    if not model.counts_here:
        found += [words.NO_TOKENIZER, *([words.NO_TEMPLATE] if settings.chat_template else [])]
    if not model.drafts_lists():
        found.append(words.NO_DRAFTS)
    if not settings.vllm_dtype:
        found.append(words.NO_DTYPE)
    if not settings.vllm_revision and not weights_of(settings):
        found.append(words.NO_WEIGHTS)
    return found


def _taught(candor: Candor, name: str) -> str | Finding:
    """Whose weights answer for a warehouse, and whether they were taught the tables that it has now."""
    from adapters.taught_models import unfit
    from bot import model_words as words

    part, found = f"Taught {name}", candor.models.taught(name)
    if found is None:
        return Finding(part, "unused", words.NOT_TAUGHT if candor.models.is_teachable else words.NOT_TEACHABLE)
    if not candor.settings.taught:
        return Finding(part, "unused", words.TAUGHT_OFF)
    if why := unfit(found, candor.models.base_fingerprint(), candor.prompts.fingerprint):
        return Finding(part, "warning", words.taught_unused(why))
    day, figures = found.made_at[:10], found.figures
    said = words.taught(day, found.questions, figures.get("before"), figures.get("after"))
    try:
        schema = candor.warehouse(name, candor.warehouses.default_role(name)).schema().fingerprint()
    except WarehouseUnavailable:  # told of the warehouse itself
        return said
    return said if schema == found.schema else Finding(part, "warning", f"{said} {words.taught_other_tables(day)}")


def _calibration(candor: Candor, name: str) -> str | Finding:
    """No record is fine to work without; one that is there and not used is to be mended."""
    found = candor.calibration(name)
    if found.record is not None:
        return f"{found.sentence[:1].upper()}{found.sentence[1:]}."
    if found.problem:
        return Finding(f"Calibration {name}", "wrong", found.problem)
    return Finding(f"Calibration {name}", "unused", f"There is {found.sentence}.")
