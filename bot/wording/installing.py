"""Installing in several workspaces: the pages of it, what the settings lack, and who has installed."""

from __future__ import annotations

from collections.abc import Sequence

INSTALL_TITLE = "Candor"
INSTALL_FAILED = "Candor was not installed: something went wrong on the way. Please begin again in a few minutes."
INSTALL_BUSY = "Candor cannot be installed just now, since too many try to. Please try again in a minute."
INSTALL_ORGANISATION = (
    "Candor is installed in one workspace at a time, not in a whole organisation; nothing is kept of this."
)
_BEGIN_AGAIN = "Please begin again at /slack/install, in this browser."
INSTALL_REASONS = {
    "access_denied": "Candor was not installed, as you chose.",
    "invalid_browser": f"Candor was not installed: this was begun in another browser, or too long ago. {_BEGIN_AGAIN}",
    "invalid_state": f"Candor was not installed: this address was used before, or is too old. {_BEGIN_AGAIN}",
    "missing_code": f"Candor was not installed: the address is not complete. {_BEGIN_AGAIN}",
    "invalid_code": f"Candor was not installed: Slack does not accept the code any more. {_BEGIN_AGAIN}",
}
UNINSTALLED = "Candor was removed from the workspace"
NO_INSTALLATIONS = "No workspace has installed Candor."
NO_INSTALL_BUT_HTTP = (
    "CANDOR_CLIENT_ID lets workspaces install Candor by HTTP, so CANDOR_SLACK_MODE must be http; with Socket Mode leave "
    "CANDOR_CLIENT_ID empty and set SLACK_BOT_TOKEN."
)
ONE_OR_SEVERAL = "SLACK_BOT_TOKEN is for one workspace and CANDOR_CLIENT_ID for several: leave one of them empty."


def missing_for_several(variable: str) -> str:
    """A setting that is needed where several workspaces install."""
    return f"CANDOR_CLIENT_ID is set, so {variable} is needed too; docs/OPERATIONS.md says what it is."


def ids_without_team(variable: str) -> str:
    """An id that could be of any of several workspaces."""
    return f"With several workspaces each id in {variable} stands after its workspace's, as in T012/U034."


def install_refused(team: str) -> str:
    """A workspace that may not install."""
    return (
        f"This workspace ({team}) is not among those that may install Candor, so nothing is kept of it. Whoever runs Candor "
        "can add it to CANDOR_INSTALL_TEAMS."
    )


def installed(workspace: str) -> str:
    """A workspace that has installed."""
    return f"Candor is installed in {workspace}. You can close this page and ask it in Slack."


def workspace_gone(team: str, why: str) -> str:
    """A workspace whose token Slack took away; the others go on."""
    return (
        f"Candor can no longer speak in the workspace {team} ({why}): its tokens are deleted, and its schedules paused. "
        "The app can be installed there again at /slack/install."
    )


def installations_found(count: int, may: int) -> str:
    """How many workspaces have installed, for `candor doctor`."""
    some = "No workspace has" if not count else "1 workspace has" if count == 1 else f"{count:,} workspaces have"
    return f"{some} installed Candor; {may:,} may (CANDOR_INSTALL_TEAMS)."


def no_longer_allowed(teams: Sequence[str]) -> str:
    """Workspaces that are installed and not among those that may be."""
    return (
        f"Installed, but not in CANDOR_INSTALL_TEAMS, so not answered: {', '.join(teams)}. candor installations remove TEAM "
        "deletes their tokens."
    )


NOT_IN_INSTALL_TEAMS = "not in CANDOR_INSTALL_TEAMS, so not answered"


def no_such_installation(team: str) -> str:
    """A workspace that has not installed Candor."""
    return f"The workspace {team} has not installed Candor; candor installations list shows those that have."


def installation_removed(team: str) -> str:
    """A workspace whose tokens were deleted by command."""
    return f"The tokens of {team} are deleted, and its schedules paused."


def not_removed_there(why: str) -> str:
    """The tokens are deleted, and the app is still listed in the workspace."""
    return f"Slack was not told to remove the app there; an admin of that workspace can do so. {why}"


def resealed(count: int) -> str:
    """Tokens encrypted by the first key."""
    some = "1 workspace" if count == 1 else f"{count:,} workspaces"
    return f"The tokens of {some} are encrypted by the first of CANDOR_TOKEN_KEYS; the other keys are no longer needed."
