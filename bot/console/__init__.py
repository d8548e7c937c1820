"""The local workspace: a stand-in for Slack that speaks its wire protocol to the real bot and serves a page.

It knows nothing of the bot: `SLACK_API_URL` and two tokens are all that connects them.
"""

from bot.console.delivery.deliveries import Attempt, Delivery, NotDeliveredError
from bot.console.faults import InjectedFault
from bot.console.state import StoredFile, UnknownNameError, WorkspaceMessage
from bot.console.workspace import Workspace

__all__ = [
    "Attempt",
    "Delivery",
    "InjectedFault",
    "NotDeliveredError",
    "StoredFile",
    "UnknownNameError",
    "Workspace",
    "WorkspaceMessage",
]
