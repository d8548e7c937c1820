"""Every setting: its variable, its default and its meaning. Read from the environment and a file `.env`.

`.env.example` is this file as text (`env_example`), and a test holds the two equal. Secrets never show in a
`repr`. A wrong setting is one SettingsError whose sentence names the variable.
"""

from __future__ import annotations

import difflib
import json
import os
import re
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from reliability.errors import SettingsError

ROOT = Path(__file__).resolve().parent.parent
ENV_FILE_VARIABLE = "CANDOR_ENV_FILE"
SAMPLE_URL = "sqlite:///var/sample.sqlite"

Names = Annotated[tuple[str, ...], NoDecode]
"""Several names in one variable, separated by commas."""


def base_folder() -> Path:
    """What relative paths in settings start from: the clone, or where Candor is installed, the current folder."""
    return ROOT if (ROOT / "pyproject.toml").exists() else Path.cwd()


class Settings(BaseSettings):
    """All settings, validated. Build one with `load_settings`, whose errors are sentences."""

    model_config = SettingsConfigDict(
        env_prefix="CANDOR_",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    # --- data
    warehouses: dict[str, str] = Field(
        {"sample": SAMPLE_URL},
        repr=False,
        description="Databases that questions are asked of: a JSON object of names and addresses: "
        "sqlite:///FILE, duckdb:///FILE, postgresql+psycopg://USER:PASSWORD@HOST/NAME, mysql+pymysql://… "
        "or mariadb+pymysql://…, or the path of a CSV or Parquet file or of a folder of them. "
        "Give a role that can only read.",
    )
    default_warehouse: str = Field(
        "", description="The warehouse of channels that have none of their own; empty: the first one."
    )
    channel_warehouses: dict[str, str] = Field(
        {}, description="Channels with a warehouse of their own: a JSON object of channel ids and names."
    )
    warehouse_schemas: dict[str, tuple[str, ...]] = Field(
        {},
        description="Schemas of a warehouse that are read, the first being searched first: a JSON object of names of "
        'warehouses and lists, {"sales": ["public", "crm"]}; a warehouse that is not named: all. For a channel with '
        "schemas of its own, name one database twice in CANDOR_WAREHOUSES.",
    )
    today: dict[str, str] = Field(
        {},
        description='The day that "last month" and its like are seen from: a JSON object of names of warehouses and, for '
        "each, data (the last day in its tables that is not after today, looked for once a day), a day (2026-10-31), or clock "
        '(today), {"sales": "data"}; a warehouse that is not named: clock. Where it is not today\'s, answers say it.',
    )
    roles: dict[str, dict[str, str]] = Field(
        {},
        description="The database's role that a person's questions are read as (PostgreSQL, MySQL, MariaDB): a JSON "
        "object of names of warehouses and, for each, of Slack ids of people (U…) and user groups (S…) and of roles, "
        '{"sales": {"U012": "finance", "S034": "sellers", "default": "staff"}}. A person comes before groups, an earlier '
        "group before a later one; who has no role and finds no default is not answered. The account must be allowed to "
        "take each. Empty: all questions are read as the account.",
    )
    catalog: str = Field(
        "",
        description="File of what your tables and columns mean and which are hidden, as candor connect writes it: "
        "catalog.yaml; empty: none.",
    )
    schema_minutes: float = Field(
        60.0, gt=0, description="Minutes after which the bot reads a warehouse's tables and columns again."
    )
    hidden_columns: Names = Field(
        (),
        description="Columns that are never shown, sampled or asked about, with commas: customers.email, *.iban, or "
        "salary for any table's; * and ? stand for any letters. Like a catalog's, it changes what a calibration record "
        "holds for.",
    )
    hide_personal: Names = Field(
        (),
        description="Kinds of personal data whose columns are hidden likewise, known by names and values, with commas: "
        "email, phone, iban, card.",
    )
    time_limit_s: float = Field(10.0, gt=0, le=3600, description="Seconds that one query may run.")
    row_limit: int = Field(10_000, ge=1, le=10_000_000, description="Rows that one query may return.")
    byte_limit: int = Field(16_000_000, ge=1_000, description="Bytes that one query may return.")

    # --- models
    model: str = Field(
        "deploy/reference/model",
        description="The language model: a folder, or a Hugging Face name; with vllm, the served model's name.",
    )
    taught: bool = Field(
        True,
        description="Whether a warehouse that candor teach taught the reference model is asked with the weights that came "
        "of it; false: with the model above.",
    )
    model_backend: Literal["transformers", "vllm"] = Field(
        "transformers", description="What runs the model: transformers (in this process) or vllm (a server)."
    )
    model_dtype: Literal["float32", "bfloat16", "float16"] = Field(
        "float32", description="Number format of the model's weights; a calibration holds for one of them."
    )
    model_device: str = Field("cpu", description="Where transformers runs the model: cpu, cuda, cuda:1, …")
    model_threads: int | None = Field(
        None, ge=1, description="Processor threads that the model uses; empty: all cores."
    )
    chat_template: bool = Field(
        True,
        description="Whether prompts are put into the model's own chat template, where its tokenizer has one; a "
        "calibration holds for one of both.",
    )
    prompt_cache_mb: int | None = Field(
        None,
        ge=1,
        le=1_000_000,
        description="Memory for the last prompts that transformers has read; empty: what eight of them take by the model's "
        "card, at least 256. A model of 32 billion parameters takes 250 MB for one of 1,000 tokens.",
    )
    linking_tokens: int | None = Field(
        None,
        ge=32,
        le=1_000_000,
        description="Tokens of table and column names that a prompt shows when tables are linked; empty: 208 for the "
        "reference model, a sixteenth of the context, at most 2000, for any other. A calibration holds for one value.",
    )
    writing_tokens: int | None = Field(
        None,
        ge=32,
        le=1_000_000,
        description="The same for the prompts after it, which show the linked tables; empty: 260 for the reference model, "
        "a twenty-fourth of the context, at most 1300, for any other.",
    )
    vllm_url: str = Field(
        "",
        description="With vllm: the server's OpenAI-compatible address, for example http://localhost:8000/v1.",
    )
    vllm_api_key: SecretStr = Field(SecretStr(""), description="With vllm: the server's key, if it wants one.")
    vllm_tokenizer: str = Field(
        "",
        description="With vllm: the folder or the Hugging Face name of the model's tokenizer; empty: that of CANDOR_MODEL "
        "where it is one. Without one every text costs a request to the server.",
    )
    vllm_end_token: str = Field(
        "",
        description="With vllm: the token that ends a text, for example <|im_end|>; empty: what the tokenizer names.",
    )
    vllm_dtype: str = Field(
        "",
        description="With vllm: the number format that the server was started with (--dtype), which it does not tell; a "
        "calibration holds for one.",
    )
    vllm_concurrency: int = Field(
        16, ge=1, le=256, description="With vllm: questions that use the server at once, in each process."
    )
    vllm_revision: str = Field(
        "",
        description="With vllm: any text that changes when new weights are served under the old name, since "
        "a server does not tell.",
    )
    vllm_states_url: str = Field(
        "",
        description="With vllm: the address of a second server with the same weights that gives hidden states, which then "
        "watch linking, too (docs/OPERATIONS.md); empty: how sure the output is watches alone.",
    )
    vllm_states_folder: str = Field(
        "",
        description="With vllm: the folder that the second server writes states to, as it is seen here.",
    )
    vllm_timeout_s: float = Field(60.0, gt=0, le=3600, description="With vllm: seconds that one request may take.")
    encoder: str = Field(
        "minilm",
        description="The sentence encoder: minilm (all-MiniLM-L6-v2, installed with Candor), a folder, or a name.",
    )
    ranker: str = Field(
        "deploy/reference/ranker",
        description="What ranks readings by their English: a folder of candor train ranker; empty: nothing does.",
    )
    talk: str = Field(
        "deploy/reference/talk",
        description="What tells talk (thanks, small talk, orders) from data questions: a folder with a talk model; empty: "
        "patterns and words alone.",
    )
    precedents: dict[str, str] = Field(
        {},
        description="Questions whose queries are known, for each warehouse a file of JSON lines (question, sql): "
        "queries of questions like what is asked are offered as readings.",
    )
    writers: dict[str, str] = Field(
        {},
        description="What writes queries from a question's words, for each warehouse a folder of candor train writer: it "
        "learnt the questions whose queries are known. The sample's ships.",
    )
    prompts: str = Field(
        "",
        description="Prompt templates: a folder's name in prompts/, or a path; empty: compact for the "
        "reference model, instruct for any other.",
    )

    # --- how it answers
    policy: Literal["ask", "surrogate", "abstain"] = Field(
        "ask",
        description="What an unsure step leads to: ask (a person decides), surrogate (the model checks "
        "itself), abstain (no answer).",
    )
    question_budget: int = Field(
        3, ge=0, le=10, description="Clarifications that one question may take before Candor gives up."
    )
    max_readings: int = Field(
        4,
        ge=1,
        le=20,
        description="Readings that a person chooses from at once; half as many more where words likely mean several things.",
    )
    record: str = Field(
        "",
        description="Folder of calibration records, as candor calibrate --out writes them: FOLDER/NAME for the "
        "warehouse NAME, or FOLDER itself for the default one; empty: the sample warehouse's reference record.",
    )
    alpha: float = Field(
        0.1,
        gt=0,
        lt=1,
        description="Promise of coverage: of questions that have a right query among their candidates, the share of which "
        "none may be among those that Candor considers. A calibration record holds for one value.",
    )
    linking_alpha: float = Field(
        0.35,
        gt=0,
        lt=1,
        description="Promise of linking: the share of steps at which the model misreads a table or column that may go "
        "unseen, on average over questions. More lets more questions through unasked; the promise of risk holds for any. "
        "Less needs more misread steps in the log that calibrates: at least 2 for 0.35, 4 for 0.2, 9 for 0.1, and more "
        "where one question holds several. A calibration record holds for one value.",
    )
    risk: float = Field(
        0.1,
        gt=0,
        lt=1,
        description="Promise of risk: the share of answers given without asking that may be wrong. A "
        "calibration record holds for one value.",
    )
    delta: float = Field(
        0.05,
        gt=0,
        lt=1,
        description="The probability with which the promise of risk may fail. A calibration record holds for one "
        "value.",
    )
    novelty_level: float = Field(
        0.05,
        ge=0,
        lt=1,
        description="Share of questions like those of the calibration that may be asked about for seeming unlike them; "
        "more catches more of those that are. 0: none is. A calibration record holds for one value.",
    )
    clarification_hours: float = Field(
        24.0, gt=0, le=24 * 90, description="Hours that a clarification waits for its click."
    )
    concurrency: int = Field(
        1, ge=1, le=64, description="Questions that use the models at once, where they are in this process."
    )
    queue_limit: int = Field(
        50,
        ge=1,
        le=100_000,
        description="Questions that may wait for their turn; who asks beyond that is told to ask again later.",
    )
    person_limit: int = Field(
        5, ge=1, le=100_000, description="Questions of one person that may wait or be worked on at once."
    )

    # --- keeping
    state_dir: Path = Field(Path("var"), description="Folder for everything that Candor writes.")
    store_url: str = Field(
        "",
        repr=False,
        description="Candor's own database (asks, hints, audit): sqlite:///FILE or "
        "postgresql+psycopg://…; empty: candor.sqlite in the folder above.",
    )
    retention_days: int = Field(
        90,
        ge=0,
        le=36_500,
        description="Days that finished questions are kept, with their answers and what people said of them; 0: "
        "for good. Hints and counts for promises stay.",
    )
    reviews_a_week: int = Field(
        15,
        ge=0,
        le=1_000,
        description="Questions of each week and warehouse that are drawn at random for admins to review, so that a promise "
        "can be made (candor review); 0: none. Only questions asked in public channels are drawn.",
    )
    audit_days: int = Field(
        365,
        ge=0,
        le=36_500,
        description="Days that entries of the audit log are kept (who asked what, which SQL ran, what was shown, who "
        "clicked); 0: for good.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="How much is logged.")
    metrics_port: int | None = Field(
        None,
        ge=1,
        le=65_535,
        description="Port on which candor serve answers GET /live, /ready and /metrics (Prometheus); empty: none. "
        "docs/OPERATIONS.md lists the metrics.",
    )
    metrics_host: str = Field(
        "127.0.0.1",
        description="The address that this port listens on; in a container 0.0.0.0. It asks for no password: keep it "
        "from the public.",
    )

    # --- Slack
    slack_bot_token: SecretStr = Field(
        SecretStr(""),
        validation_alias=AliasChoices("SLACK_BOT_TOKEN"),
        description="Bot token of the Slack app, xoxb-…",
    )
    slack_app_token: SecretStr = Field(
        SecretStr(""),
        validation_alias=AliasChoices("SLACK_APP_TOKEN"),
        description="App-level token for Socket Mode, xapp-…",
    )
    slack_signing_secret: SecretStr = Field(
        SecretStr(""),
        validation_alias=AliasChoices("SLACK_SIGNING_SECRET"),
        description="Signing secret, for HTTP mode.",
    )
    slack_api_url: str = Field(
        "https://slack.com/api/",
        validation_alias=AliasChoices("SLACK_API_URL"),
        description="Address of Slack's Web API; `candor demo` points it at the local workspace.",
    )
    sortable_tables: bool = Field(
        True,
        description="Show results as tables that people sort and page through, where the workspace knows them.",
    )
    charts: bool = Field(
        True,
        description="Whether an answer whose numbers make a chart shows one; false: numbers only. One tap under an "
        "answer takes its chart away.",
    )
    slack_mode: Literal["socket", "http"] = Field(
        "socket", description="How Slack reaches Candor: socket (no public address needed) or http."
    )
    http_host: str = Field("0.0.0.0", description="HTTP mode: the address to listen on.")
    http_port: int = Field(3000, ge=1, le=65_535, description="HTTP mode: the port to listen on.")
    client_id: str = Field(
        "",
        description="For several workspaces, each of which installs the app itself (HTTP mode; docs/OPERATIONS.md): the Slack "
        "app's client id; empty: one workspace, with SLACK_BOT_TOKEN.",
    )
    client_secret: SecretStr = Field(
        SecretStr(""), description="For several workspaces: the Slack app's client secret."
    )
    token_keys: SecretStr = Field(
        SecretStr(""),
        description="For several workspaces: keys that encrypt their tokens in Candor's own database, with commas; the "
        "first encrypts, all decrypt. candor installations key prints one, candor installations rotate encrypts "
        "everything by the first.",
    )
    install_teams: Names = Field(
        (),
        description="For several workspaces: the ids of those that may install the app (T…), with commas; empty: none. Ids in "
        "CANDOR_ADMINS, CANDOR_CHANNELS, CANDOR_CHANNEL_WAREHOUSES and CANDOR_ROLES then stand after their workspace's: "
        "T012/U034.",
    )
    channels: Names = Field((), description="Channel ids that Candor answers in, with commas; empty: all.")
    teams: Names = Field(
        (),
        description="Workspace ids whose people are answered in shared channels, besides its own, with commas.",
    )
    admins: Names = Field(
        (),
        description="Ids of people who may edit everybody's hints, besides the workspace's admins, with commas.",
    )

    @field_validator("hide_personal")
    @classmethod
    def _known_kinds(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        known = ("email", "phone", "iban", "card")
        if set(value) - set(known):
            raise ValueError(f"names kinds of personal data: {', '.join(known)}")
        return value

    @field_validator("channels", "teams", "install_teams", "admins", "hidden_columns", "hide_personal", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value

    @field_validator("warehouses")
    @classmethod
    def _some_warehouse(cls, value: dict[str, str]) -> dict[str, str]:
        if not value or any(not name.strip() or not url.strip() for name, url in value.items()):
            raise ValueError("names at least one warehouse, each with a name and a URL")
        return value

    @field_validator("roles")
    @classmethod
    def _who_and_roles(cls, value: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
        for who, role in (pair for given in value.values() for pair in given.items()):
            if who != "default" and not re.fullmatch("(T[A-Z0-9]{2,}/)?[USW][A-Z0-9]{2,}", who):
                raise ValueError("names people and user groups by their Slack ids (U…, W…, S…), and default")
            if not role.strip() or "\0" in role or len(role) > 63 or role.strip().lower() in ("none", "default", "all"):
                raise ValueError("gives each person or group the name of a role of the database")
        if not all(value.values()):
            raise ValueError("gives each warehouse that it names at least one role, or a default")
        return value

    @field_validator("today")
    @classmethod
    def _clock_data_or_day(cls, value: dict[str, str]) -> dict[str, str]:
        for given in value.values():
            if given not in ("clock", "data") and not _is_day(given):
                raise ValueError("gives each warehouse clock, data, or a day as 2026-10-31")
        return value

    @field_validator("warehouse_schemas")
    @classmethod
    def _some_schema(cls, value: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        if any(not given or not all(name.strip() for name in given) for given in value.values()):
            raise ValueError("gives each warehouse that it names at least one schema")
        return value

    @model_validator(mode="after")
    def _names_exist(self) -> Settings:
        for variable, name in [
            ("CANDOR_DEFAULT_WAREHOUSE", self.default_warehouse),
            *(("CANDOR_CHANNEL_WAREHOUSES", name) for name in self.channel_warehouses.values()),
            *(("CANDOR_WAREHOUSE_SCHEMAS", name) for name in self.warehouse_schemas),
            *(("CANDOR_ROLES", name) for name in self.roles),
            *(("CANDOR_TODAY", name) for name in self.today),
        ]:
            if name and name not in self.warehouses:
                raise ValueError(
                    f"{variable} names the warehouse {name}, which CANDOR_WAREHOUSES does not have "
                    f"(it has: {', '.join(self.warehouses)})"
                )
        if self.model_backend == "vllm" and not self.vllm_url:
            raise ValueError("CANDOR_MODEL_BACKEND is vllm, so CANDOR_VLLM_URL must name the server's address")
        if bool(self.vllm_states_url) != bool(self.vllm_states_folder):
            raise ValueError(
                "CANDOR_VLLM_STATES_URL and CANDOR_VLLM_STATES_FOLDER go together: the server that gives hidden states, "
                "and the folder that it writes them to"
            )
        return self

    # --- what follows from them

    @property
    def questions_at_once(self) -> int:
        """Questions that use the model at once in one process."""
        return self.vllm_concurrency if self.model_backend == "vllm" else self.concurrency

    @property
    def several_workspaces(self) -> bool:
        """Whether workspaces install the app themselves; else there is one, with one token."""
        return bool(self.client_id)

    @property
    def named_token_keys(self) -> tuple[str, ...]:
        """The keys that encrypt tokens, the one that encrypts first."""
        return tuple(key.strip() for key in self.token_keys.get_secret_value().split(",") if key.strip())

    @property
    def warehouse(self) -> str:
        """The name of the default warehouse."""
        return self.default_warehouse or next(iter(self.warehouses))

    @property
    def catalog_file(self) -> Path | None:
        """`catalog` as an absolute path; None where there is none."""
        return base_folder() / Path(self.catalog).expanduser() if self.catalog else None

    @property
    def state_folder(self) -> Path:
        """`state_dir` as an absolute path."""
        return base_folder() / self.state_dir

    @property
    def store(self) -> str:
        """The store's URL. Before a Slack workspace is connected, what the demo remembers is what there is to look
        at."""
        own = self.state_folder / "candor.sqlite"
        tried = not self.slack_bot_token.get_secret_value() and not own.exists() and self.demo_store.exists()
        return absolute_url(self.store_url or f"sqlite:///{self.demo_store if tried else own}")

    @property
    def demo_store(self) -> Path:
        """The file of the demo's store. It is never that of a workspace: the demo's bot would say in the local
        workspace what waits to be said in Slack."""
        return self.state_folder / "demo" / "candor.sqlite"

    def warehouse_url(self, name: str) -> str:
        """The address of a configured warehouse, or a given one in full: a URL's file is looked for from
        `base_folder()`, a path from where the command was given. Raises SettingsError for an unknown name.
        """
        from adapters.warehouses.registry import absolute_address, names_file

        if name in self.warehouses:
            return absolute_address(self.warehouses[name], base_folder())
        if "://" in name:
            return absolute_address(name, base_folder())
        if names_file(name):
            return absolute_address(name, Path.cwd())
        raise SettingsError(f"There is no warehouse named {name}; CANDOR_WAREHOUSES has: {', '.join(self.warehouses)}.")

    def secrets(self) -> tuple[str, ...]:
        """Texts that must never reach a log or a person: tokens, and passwords of databases."""
        from sqlalchemy import make_url
        from sqlalchemy.exc import ArgumentError

        from adapters.warehouses.registry import names_file

        found = [
            secret.get_secret_value()
            for secret in (
                self.slack_bot_token,
                self.slack_app_token,
                self.slack_signing_secret,
                self.vllm_api_key,
                self.client_secret,
            )
        ]
        found += self.named_token_keys
        for url in (*self.warehouses.values(), self.store_url):
            try:
                found.append(str(make_url(url).password or "") if url else "")
            except ArgumentError:
                found.append("" if names_file(url) else url)  # no URL at all: nothing of it is safe to show
        return tuple(secret for secret in found if secret)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def absolute_url(url: str) -> str:
    """A URL whose SQLite file is absolute: relative ones start from `base_folder()`.

    >>> absolute_url("postgresql+psycopg://ada@db/sales")
    'postgresql+psycopg://ada@db/sales'
    """
    start, _, rest = url.partition(":///")
    if not start.startswith("sqlite") or not rest or rest.startswith(("/", ":memory:", "file:")):
        return url
    return f"{start}:///{base_folder() / rest}"


def variable_of(field: str) -> str:
    """The environment variable of a field."""
    return field.upper() if field.startswith("slack_") and field != "slack_mode" else f"CANDOR_{field.upper()}"


def env_file() -> Path | None:
    """The file that settings are read from beside the environment, or None where there is none."""
    named = os.environ.get(ENV_FILE_VARIABLE)
    file = Path(named) if named else base_folder() / ".env"
    if named and named != os.devnull and not file.is_file():
        raise SettingsError(f"{ENV_FILE_VARIABLE} names {named}, which is no file.")
    return file if file.is_file() else None


def env_target() -> Path | None:
    """The file that settings are written to; None where CANDOR_ENV_FILE names no file."""
    named = os.environ.get(ENV_FILE_VARIABLE)
    if named == os.devnull:
        return None
    return Path(named) if named else base_folder() / ".env"


def is_first_process() -> bool:
    """Whether this process speaks and writes: the first of those that a launcher (accelerate, torchrun) started, or the
    only one."""
    return os.environ.get("RANK", "0") == "0"


def is_in_environment(variable: str) -> bool:
    """Whether a setting stands in the environment, which wins over the file."""
    return bool(os.environ.get(variable))


def load_settings(**given: Any) -> Settings:
    """The settings of this process; `given` wins over the environment, which wins over the file.

    Raises SettingsError: one sentence for each wrong setting, naming its variable, never its value.
    """
    file = env_file()
    _refuse_unknown_names(file)
    try:
        return Settings(_env_file=file, _env_file_encoding="utf-8", **given)
    except ValidationError as error:
        raise SettingsError(" ".join(_sentence(problem) for problem in error.errors())) from None
    except ValueError as error:  # pydantic-settings' own: a value that should be JSON and is not
        field = str(error).split('"')[1] if '"' in str(error) else ""
        raise SettingsError(f"{variable_of(field)} is not valid JSON.") from None


def _refuse_unknown_names(file: Path | None) -> None:
    """A misspelled setting would silently do nothing."""
    known = {variable_of(name) for name in Settings.model_fields} | {ENV_FILE_VARIABLE}
    names = [*os.environ, *(dotenv_values(file, interpolate=False) if file else ())]
    for name in names:
        if name.startswith("CANDOR_") and name not in known:
            close = difflib.get_close_matches(name, known, n=1, cutoff=0.8)
            raise SettingsError(f"There is no setting {name}" + (f"; did you mean {close[0]}?" if close else "."))


def _sentence(problem: Any) -> str:
    message = str(problem["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:] if not message.startswith(("CANDOR_", "SLACK_")) else message
    if not problem["loc"]:
        return f"{message}."
    name = str(problem["loc"][0])
    variable = name if name.isupper() else variable_of(name)
    return f"{variable} is wrong: {message}."


# --- the settings as text --------------------------------------------------------------------------

_SECTIONS = {
    "warehouses": "Data",
    "model": "Models",
    "policy": "How it answers",
    "state_dir": "What it keeps",
    "slack_bot_token": "Slack",
}


def env_example() -> str:
    """`.env.example`: every setting with its meaning and its default."""
    lines = [
        "# Every setting of Candor with its default. Copy this file to .env and change what you need; the",
        "# environment wins over the file. An empty value means the default. Relative paths start from this folder.",
    ]
    for name, field in Settings.model_fields.items():
        if name in _SECTIONS:
            lines += ["", f"# --- {_SECTIONS[name]} {'-' * (94 - len(_SECTIONS[name]))}"]
        lines += ["", *_wrapped(str(field.description)), f"{variable_of(name)}={_as_text(field.default)}"]
    return "\n".join(lines) + "\n"


def _as_text(value: object) -> str:
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    if isinstance(value, dict):
        return json.dumps(value)
    if isinstance(value, tuple):
        return ",".join(value)
    return "" if value is None else str(value)


def _wrapped(text: str) -> list[str]:
    import textwrap

    return textwrap.wrap(text, 100, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)
