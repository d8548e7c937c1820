"""Web API methods about the workspace: identity, people, conversations, views, assistant threads."""

from __future__ import annotations

from bot.console.api.arguments import Arguments
from bot.console.api.services import Method, Services
from bot.console.content import APP_ID, BOT, BOT_ID, HOME_TEAM, Json
from bot.console.errors import ApiError
from bot.console.state import Status, UnknownNameError, WorkspaceMessage


def auth_test(services: Services, _args: Arguments) -> Json:
    """auth.test."""
    return {
        "url": services.base_url + "/",
        "team": HOME_TEAM.name,
        "user": BOT.name,
        "team_id": HOME_TEAM.id,
        "user_id": BOT.id,
        "bot_id": BOT_ID,
        "app_id": APP_ID,
        "is_enterprise_install": False,
    }


def api_test(_services: Services, args: Arguments) -> Json:
    """api.test: echoes; answers with `error` if one is given."""
    if "error" in args:
        raise ApiError(args.text("error"), {"args": args.values})
    return {"args": args.values}


def connections_open(services: Services, _args: Arguments) -> Json:
    """apps.connections.open (needs the app-level token)."""
    ticket = services.socket_mode.issue_ticket()
    return {"url": f"{services.base_url.replace('http', 'ws', 1)}/link/?ticket={ticket}&app_id={APP_ID}"}


def _shown(message: WorkspaceMessage, *, with_metadata: bool) -> Json:
    hidden = () if with_metadata else ("metadata",)
    return {name: value for name, value in message.body.items() if name not in hidden}


def _page(found: list[WorkspaceMessage], args: Arguments, *, newest_first: bool) -> Json:
    """One page of messages. Oldest/latest bound it, exclusive unless `inclusive`; a cursor continues it."""
    oldest, latest = args.optional("oldest"), args.optional("latest")
    inclusive = args.flag("inclusive") is True
    if oldest:
        found = [m for m in found if m.ts > oldest or (inclusive and m.ts == oldest)]
    if latest:
        found = [m for m in found if m.ts < latest or (inclusive and m.ts == latest)]
    if newest_first:
        found = found[::-1]
    cursor, limit = args.optional("cursor"), args.number("limit", 100, 999)
    try:
        start = int(cursor.removeprefix("next:")) if cursor else 0
    except ValueError:
        raise ApiError("invalid_cursor") from None
    more = len(found) > start + limit
    answer: Json = {
        "messages": [
            _shown(m, with_metadata=args.flag("include_all_metadata") is True) for m in found[start : start + limit]
        ],
        "has_more": more,
    }
    return answer | {"response_metadata": {"next_cursor": f"next:{start + limit}" if more else ""}}


def history(services: Services, args: Arguments) -> Json:
    """conversations.history: newest first, without replies."""
    channel = services.posting.place(args)
    found = [m for m in services.state.top_level(channel.id) if m.ephemeral_to is None]
    return _page(found, args, newest_first=True)


def replies(services: Services, args: Arguments) -> Json:
    """conversations.replies: a thread, its parent first."""
    channel = services.posting.place(args)
    ts = args.text("ts", "")
    try:
        parent = services.state.message(channel.id, ts)
    except UnknownNameError:
        raise ApiError("thread_not_found") from None
    thread = services.state.thread(channel.id, parent.thread_ts or parent.ts)
    return _page([m for m in thread if m.ephemeral_to is None], args, newest_first=False)


def conversation_info(services: Services, args: Arguments) -> Json:
    """conversations.info."""
    return {"channel": services.posting.place(args).as_json(BOT.id)}


def conversation_list(services: Services, args: Arguments) -> Json:
    """conversations.list."""
    wanted = (args.optional("types") or "public_channel").split(",")
    found = [
        channel.as_json(BOT.id)
        for channel in services.state.channels.values()
        if ("im" if channel.is_direct else "public_channel") in wanted
    ]
    return {"channels": found, "response_metadata": {"next_cursor": ""}}


def conversation_open(services: Services, args: Arguments) -> Json:
    """conversations.open with one person."""
    person = (args.optional("users") or "").split(",")[0]
    try:
        channel = services.posting.place(args) if "channel" in args else services.state.direct_channel(person)
    except UnknownNameError:
        raise ApiError("user_not_found") from None
    return {"channel": channel.as_json(BOT.id), "no_op": True, "already_open": True}


def conversation_members(services: Services, args: Arguments) -> Json:
    """conversations.members."""
    return {"members": list(services.posting.place(args).members), "response_metadata": {"next_cursor": ""}}


def user_info(services: Services, args: Arguments) -> Json:
    """users.info, is_admin included."""
    user = services.state.users.get(args.text("user", ""))
    if user is None:
        raise ApiError("user_not_found")
    return {"user": user.as_json()}


def user_list(services: Services, _args: Arguments) -> Json:
    """users.list."""
    members = [user.as_json() for user in services.state.users.values()]
    return {"members": members, "response_metadata": {"next_cursor": ""}}


def view_open(services: Services, args: Arguments) -> Json:
    """views.open."""
    return {"view": services.views.open(args.data("view", "invalid_arguments"), args.text("trigger_id", ""))}


def view_push(services: Services, args: Arguments) -> Json:
    """views.push."""
    return {"view": services.views.push(args.data("view", "invalid_arguments"), args.text("trigger_id", ""))}


def view_update(services: Services, args: Arguments) -> Json:
    """views.update."""
    view = args.data("view", "invalid_arguments")
    names = (args.optional("view_id"), args.optional("external_id"), args.optional("hash"))
    return {"view": services.views.update(view, *names)}


def view_publish(services: Services, args: Arguments) -> Json:
    """views.publish."""
    view = args.data("view", "invalid_arguments")
    return {"view": services.views.publish(view, args.text("user_id", ""), args.optional("hash"))}


def set_status(services: Services, args: Arguments) -> Json:
    """assistant.threads.setStatus; an empty status clears it."""
    channel = services.posting.place(args, "channel_id")
    text = args.text("status")
    loading = args.data("loading_messages", "invalid_arguments") or []
    if len(loading) > 10:
        raise ApiError("invalid_arguments")
    status = Status(text, [str(line) for line in loading]) if text else None
    services.state.set_status(channel.id, args.text("thread_ts"), status)
    return {}


def set_suggested_prompts(services: Services, args: Arguments) -> Json:
    """assistant.threads.setSuggestedPrompts: one to four prompts of title and message."""
    channel = services.posting.place(args, "channel_id")
    prompts = args.data("prompts", "invalid_arguments") or []
    if not 1 <= len(prompts) <= 4 or not all({"title", "message"} <= set(prompt) for prompt in prompts):
        raise ApiError("invalid_arguments")
    shown: Json = {"title": args.optional("title"), "prompts": prompts}
    key = (channel.id, args.optional("thread_ts") or "")
    services.state.suggested_prompts[key] = shown
    services.state.changed("prompts", channel=key[0], thread_ts=key[1], **shown)
    return {}


def set_title(services: Services, args: Arguments) -> Json:
    """assistant.threads.setTitle."""
    channel = services.posting.place(args, "channel_id")
    key = (channel.id, args.text("thread_ts"))
    services.state.titles[key] = args.text("title")
    services.state.changed("title", channel=key[0], thread_ts=key[1], title=args.text("title"))
    return {}


METHODS: dict[str, Method] = {
    "auth.test": auth_test,
    "api.test": api_test,
    "apps.connections.open": connections_open,
    "conversations.history": history,
    "conversations.replies": replies,
    "conversations.info": conversation_info,
    "conversations.list": conversation_list,
    "conversations.open": conversation_open,
    "conversations.members": conversation_members,
    "users.info": user_info,
    "users.list": user_list,
    "views.open": view_open,
    "views.push": view_push,
    "views.update": view_update,
    "views.publish": view_publish,
    "assistant.threads.setStatus": set_status,
    "assistant.threads.setSuggestedPrompts": set_suggested_prompts,
    "assistant.threads.setTitle": set_title,
}
