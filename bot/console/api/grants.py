"""What was granted to an app that is installed in the local workspace by OAuth: codes, and tokens that can end."""

from __future__ import annotations

import secrets
import threading
import time
from dataclasses import dataclass, field

from bot.console.api.arguments import Arguments
from bot.console.content import ADA, APP_ID, BOT, HOME_TEAM, Json
from bot.console.errors import ApiError

_LASTS_S = 12 * 3600


@dataclass
class Grants:
    """What was granted to the app. With `rotating` tokens end after twelve hours, and each refresh token holds once."""

    client_id: str = "1000000001.2000000002"
    client_secret: str = field(default_factory=lambda: secrets.token_hex(16))
    rotating: bool = False
    scopes: str = ""
    _codes: set[str] = field(default_factory=set)
    _refreshes: set[str] = field(default_factory=set)
    _tokens: dict[str, float] = field(default_factory=dict)  # and when each ends
    _revoked: set[str] = field(default_factory=set)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def allow(self) -> str:
        """A person allows the app: the code with which Slack leads their browser back."""
        code = f"{secrets.randbelow(10**10)}.{secrets.token_hex(16)}"
        with self._lock:
            self._codes.add(code)
        return code

    def knows(self, secret: str) -> bool:
        """Whether a code, token or refresh token was given out here, used up or not."""
        with self._lock:
            return secret in self._codes | self._refreshes | self._tokens.keys() | self._revoked

    def accepts(self, token: str) -> bool | None:
        """Whether a token holds; None for one that was not given out here. Raises ApiError where it holds no more."""
        with self._lock:
            if token in self._revoked:
                raise ApiError("token_revoked")
            if token not in self._tokens:
                return None
            if self._tokens[token] <= time.time():
                raise ApiError("token_expired")
            return True

    def exchange(self, arguments: Arguments) -> Json:
        """oauth.v2.access: tokens for a code, or for a refresh token. Raises ApiError."""
        given = arguments.text("client_id", ""), arguments.text("client_secret", "")
        if given != (self.client_id, self.client_secret):
            raise ApiError("bad_client_secret" if given[0] == self.client_id else "invalid_client_id")
        refreshing = arguments.text("grant_type", "") == "refresh_token"
        secret = arguments.text("refresh_token" if refreshing else "code", "")
        with self._lock:
            offered = self._refreshes if refreshing else self._codes
            if secret not in offered:
                raise ApiError("invalid_refresh_token" if refreshing else "invalid_code")
            offered.discard(secret)
            self._revoked.add(secret)
            token = "xoxe.xoxb-local-" + secrets.token_hex(12)
            self._tokens[token] = time.time() + _LASTS_S if self.rotating else float("inf")
            answer: Json = {"access_token": token, "token_type": "bot", "scope": self.scopes, "app_id": APP_ID}
            if self.rotating:
                refresh = "xoxe-1-local-" + secrets.token_hex(12)
                self._refreshes.add(refresh)
                answer |= {"refresh_token": refresh, "expires_in": _LASTS_S}
        team = {"id": HOME_TEAM.id, "name": HOME_TEAM.name}
        more: Json = {"bot_user_id": BOT.id, "team": team, "enterprise": None, "is_enterprise_install": False}
        return answer | more | {"authed_user": {"id": ADA.id}}

    def revoke(self) -> None:
        """The app is removed: nothing that was given out holds any more."""
        with self._lock:
            self._revoked |= self._tokens.keys() | self._refreshes | self._codes
            for each in (self._tokens, self._refreshes, self._codes):
                each.clear()

    def end_tokens(self) -> None:
        """Let twelve hours pass for every token."""
        with self._lock:
            self._tokens = dict.fromkeys(self._tokens, 0.0)
