"""Workspaces that installed the app: their tokens, encrypted (sealing.py), and who installed it when.

A token is read from here for each use, so that what one process learns (a new token, an uninstalled app) holds in all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import delete, select

from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.tables import InstallationRow, UsedPassRow
from adapters.store.teams.sealing import TokenKeys, Unsealable


class TokensUnreadable(Unsealable):
    """A workspace's tokens cannot be decrypted."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A workspace that installed the app, without its tokens. `enterprise` is its organisation's id or ""; `by` is who
    installed it, `at` when (UTC); `expires_at` is when its token ends, None where it does not."""

    team: str
    name: str
    enterprise: str
    bot_user: str
    bot_id: str
    scopes: str
    by: str
    at: datetime
    expires_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Installation:
    """A workspace with its tokens; `refresh_token` is "" where the token does not end."""

    about: Installed
    token: str = field(repr=False)
    refresh_token: str = field(default="", repr=False)


class StoredInstallations:
    """Installations in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, keys: TokenKeys, now: Callable[[], datetime]) -> None:
        self._database = database
        self._keys = keys
        self._now = now

    def keep(self, made: Installation) -> None:
        """Keep an installation; one of the same workspace is replaced, its old tokens with it."""
        about = made.about
        with self._database.write() as session:
            self._database.serialise(session, f"installation:{about.team}")
            session.merge(self._row(made))
            told = {"team": about.team, "name": about.name, "scopes": about.scopes}
            add_note(session, self._now(), AuditNote(about.by, "installed", told))

    def get(self, team: str) -> Installation | None:
        """A workspace's installation, or None. Raises TokensUnreadable."""
        with self._database.read() as session:
            row = session.get(InstallationRow, team)
        if row is None:
            return None
        try:
            secrets = self._keys.opened(team, row.sealed)
        except Unsealable as error:
            raise TokensUnreadable(f"The tokens of the workspace {team} are not to be had. {error}") from error
        return Installation(_installed(row), secrets.get("token", ""), secrets.get("refresh_token", ""))

    def renewed(self, before: Installation, token: str, refresh_token: str, expires_at: datetime) -> bool:
        """Keep the tokens that follow on others; False where the workspace has been installed anew or is gone."""
        team = before.about.team
        with self._database.write() as session:
            self._database.serialise(session, f"installation:{team}")
            row = session.get(InstallationRow, team, with_for_update=True)
            if row is None or row.at != before.about.at:
                return False
            row.sealed = self._keys.seal(team, {"token": token, "refresh_token": refresh_token})
            row.expires_at = expires_at
            return True

    def reseal(self) -> int:
        """Encrypt everything by the first key; how many workspaces. Raises TokensUnreadable, and then changes
        nothing."""
        with self._database.write() as session:
            rows = session.scalars(select(InstallationRow).order_by(InstallationRow.team).with_for_update()).all()
            for row in rows:
                try:
                    row.sealed = self._keys.sealed_anew(row.sealed)
                except Unsealable as error:
                    raise TokensUnreadable(
                        f"The tokens of the workspace {row.team} are not to be had. {error}"
                    ) from error
            return len(rows)

    def use_once(self, digest: str, until: datetime) -> bool:
        """Note that a pass was used, until it ends anyhow; False where it was before."""
        with self._database.write() as session:
            session.execute(delete(UsedPassRow).where(UsedPassRow.until < self._now()))
            return self._database.insert_new(session, UsedPassRow, digest=digest, until=until)

    def _row(self, made: Installation) -> InstallationRow:
        about = made.about
        return InstallationRow(
            team=about.team,
            name=about.name,
            enterprise=about.enterprise,
            bot_user=about.bot_user,
            bot_id=about.bot_id,
            scopes=about.scopes,
            sealed=self._keys.seal(about.team, {"token": made.token, "refresh_token": made.refresh_token}),
            expires_at=about.expires_at,
            by=about.by,
            at=about.at,
        )


class InstalledTeams:
    """What is known of installations without a key; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def all(self) -> list[Installed]:
        """Every workspace that installed the app, the first before the others."""
        with self._database.read() as session:
            rows = session.scalars(select(InstallationRow).order_by(InstallationRow.at, InstallationRow.team))
            return [_installed(row) for row in rows]

    def get(self, team: str) -> Installed | None:
        """What is known of a workspace, or None."""
        with self._database.read() as session:
            row = session.get(InstallationRow, team)
        return None if row is None else _installed(row)

    def forget(self, team: str, by: str, why: str, *, made_at: datetime | None = None) -> bool:
        """Delete a workspace's tokens and all that is known of its installation; False where there is none. `made_at`
        deletes the installation of that moment alone: not one that was made since."""
        with self._database.write() as session:
            self._database.serialise(session, f"installation:{team}")
            row = session.get(InstallationRow, team, with_for_update=True)
            if row is None or (made_at is not None and row.at != made_at):
                return False
            session.delete(row)
            add_note(session, self._now(), AuditNote(by, "uninstalled", {"team": team, "why": why}))
            return True


def _installed(row: InstallationRow) -> Installed:
    return Installed(
        row.team,
        row.name,
        row.enterprise,
        row.bot_user,
        row.bot_id,
        row.scopes,
        row.by,
        row.at,
        row.expires_at,
    )
