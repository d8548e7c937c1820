"""Web API methods of the chat family, streams and reactions included."""

from __future__ import annotations

from bot.console.api.arguments import Arguments
from bot.console.api.services import Method, Services
from bot.console.content import APP_ID, BOT, BOT_ID, HOME_TEAM, Json
from bot.console.errors import ApiError
from bot.console.posting import Content, read_content
from bot.console.state import UnknownNameError


def post_message(services: Services, args: Arguments) -> Json:
    """chat.postMessage."""
    channel = services.posting.place(args)
    broadcast = args.flag("reply_broadcast") is True
    message = services.posting.post(channel, read_content(args), args.optional("thread_ts"), broadcast=broadcast)
    return {"channel": channel.id, "ts": message.ts, "message": message.body}


def post_ephemeral(services: Services, args: Arguments) -> Json:
    """chat.postEphemeral."""
    channel = services.posting.place(args)
    user = args.text("user")
    if user not in channel.members:
        raise ApiError("user_not_in_channel")
    content = read_content(args)
    message = services.posting.post(channel, content, args.optional("thread_ts"), ephemeral_to=user)
    return {"message_ts": message.ts}


def update(services: Services, args: Arguments) -> Json:
    """chat.update."""
    channel = services.posting.place(args)
    message = services.posting.own_message(channel, args.text("ts", ""), "cant_update_message")
    services.posting.edit(message, read_content(args))
    return {"channel": channel.id, "ts": message.ts, "text": message.body["text"], "message": message.body}


def delete(services: Services, args: Arguments) -> Json:
    """chat.delete."""
    channel = services.posting.place(args)
    message = services.posting.own_message(channel, args.text("ts", ""), "cant_delete_message")
    services.posting.delete(message)
    return {"channel": channel.id, "ts": message.ts}


def get_permalink(services: Services, args: Arguments) -> Json:
    """chat.getPermalink."""
    channel = services.posting.place(args)
    message = services.message(channel, args.text("message_ts", ""))
    return {"channel": channel.id, "permalink": services.permalink(channel.id, message.ts)}


def _chunks(args: Arguments) -> tuple[str, list[Json]]:
    """The markdown and the tasks that a streaming call adds."""
    text, tasks = args.optional("markdown_text") or "", []
    for chunk in args.data("chunks", "invalid_chunks") or []:
        if chunk.get("type") == "markdown_text":
            text += str(chunk.get("text", ""))
        elif chunk.get("type") == "task_update":
            tasks.append({"task_id": chunk.get("id"), **{k: chunk.get(k) for k in ("title", "status")}})
    return text, tasks


def start_stream(services: Services, args: Arguments) -> Json:
    """chat.startStream: a message that grows; it needs a thread, and in a channel a recipient."""
    channel = services.posting.place(args)
    if "recipient_user_id" not in args and not channel.is_direct:
        raise ApiError("missing_recipient_user_id")
    if "recipient_team_id" not in args and not channel.is_direct:
        raise ApiError("missing_recipient_team_id")
    text, tasks = _chunks(args)
    extra = {"streaming_state": "in_progress"}
    message = services.posting.post(channel, _streamed(text, tasks, None), args.text("thread_ts"), extra=extra)
    return {"channel": channel.id, "ts": message.ts}


def append_stream(services: Services, args: Arguments) -> Json:
    """chat.appendStream."""
    return _grow(services, args, finished=False)


def stop_stream(services: Services, args: Arguments) -> Json:
    """chat.stopStream, with final blocks if given."""
    return _grow(services, args, finished=True)


def _grow(services: Services, args: Arguments, *, finished: bool) -> Json:
    channel = services.posting.place(args)
    message = services.posting.own_message(channel, args.text("ts", ""), "message_not_owned_by_app")
    if message.body.get("streaming_state") != "in_progress":
        raise ApiError("message_not_in_streaming_state")
    text, tasks = _chunks(args)
    if finished:
        message.body["streaming_state"] = "completed"
    final = Arguments({name: args.values.get(name) for name in ("blocks", "metadata")})
    services.posting.edit(message, _streamed(str(message.body["text"]) + text, tasks, read_content(final)))
    return {"channel": channel.id, "ts": message.ts, "message": message.body}


def _streamed(text: str, tasks: list[Json], final: Content | None) -> Content:
    shown: list[Json] = [{"type": "markdown", "text": text}] if text else []
    cards = [{"type": "task_card", **task} for task in tasks]
    content = read_content(Arguments({"text": text, "blocks": [*cards, *shown]}))
    if final is not None:
        content.blocks = [*(content.blocks or []), *(final.blocks or [])]
        content.metadata = final.metadata
        content.notified += final.notified
    return content


def add_reaction(services: Services, args: Arguments) -> Json:
    """reactions.add."""
    return _react(services, args, added=True)


def remove_reaction(services: Services, args: Arguments) -> Json:
    """reactions.remove."""
    return _react(services, args, added=False)


def _react(services: Services, args: Arguments, *, added: bool) -> Json:
    channel = services.posting.place(args)
    message = services.message(channel, args.text("timestamp", ""))
    services.people.set_reaction(BOT, message, args.text("name").strip(":"), added=added)
    return {}


def bots_info(_services: Services, args: Arguments) -> Json:
    """bots.info."""
    if args.text("bot", BOT_ID) != BOT_ID:
        raise ApiError("bot_not_found")
    return {
        "bot": {
            "id": BOT_ID,
            "deleted": False,
            "name": BOT.real_name,
            "app_id": APP_ID,
            "user_id": BOT.id,
            "team_id": HOME_TEAM.id,
        }
    }


def pin(services: Services, args: Arguments) -> Json:
    """pins.add: a message of a channel, once."""
    channel = services.posting.place(args)
    try:
        message = services.state.message(channel.id, args.text("timestamp", ""))
    except UnknownNameError:
        raise ApiError("message_not_found") from None
    if channel.id in message.body.get("pinned_to", ()):
        raise ApiError("already_pinned")
    message.body["pinned_to"] = [*message.body.get("pinned_to", ()), channel.id]
    return {}


METHODS: dict[str, Method] = {
    "pins.add": pin,
    "chat.postMessage": post_message,
    "chat.postEphemeral": post_ephemeral,
    "chat.update": update,
    "chat.delete": delete,
    "chat.getPermalink": get_permalink,
    "chat.startStream": start_stream,
    "chat.appendStream": append_stream,
    "chat.stopStream": stop_stream,
    "reactions.add": add_reaction,
    "reactions.remove": remove_reaction,
    "bots.info": bots_info,
}
