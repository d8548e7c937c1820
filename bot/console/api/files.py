"""Web API methods for uploads: an address to post to, then the file shared in a conversation."""

from __future__ import annotations

import mimetypes
import secrets
import time
import urllib.parse

from bot.console.api.arguments import Arguments
from bot.console.api.services import Method, Services
from bot.console.content import BOT, Json
from bot.console.errors import ApiError
from bot.console.posting import Content, read_content
from bot.console.state import StoredFile, WorkspaceState

MAX_UPLOAD_BYTES = 64 * 1024 * 1024


def get_upload_url(services: Services, args: Arguments) -> Json:
    """files.getUploadURLExternal."""
    name = args.text("filename")
    try:
        length = int(args.text("length"))
    except ValueError:
        raise ApiError("invalid_arguments") from None
    if not 0 < length <= MAX_UPLOAD_BYTES:
        raise ApiError("invalid_arguments" if length <= 0 else "file_upload_size_restricted")
    file_id = WorkspaceState.new_id("F")
    upload = secrets.token_urlsafe(16)
    body: Json = {
        "id": file_id,
        "created": int(time.time()),
        "name": name,
        "title": name,
        "mimetype": mimetypes.guess_type(name)[0] or "application/octet-stream",
        "filetype": name.rpartition(".")[2] if "." in name else "binary",
        "user": BOT.id,
        "size": length,
        "mode": "hosted",
        "is_external": False,
        "url_private": f"{services.base_url}/files/{file_id}/{urllib.parse.quote(name, safe='')}",
        "upload": upload,
    }
    if alt := args.optional("alt_txt"):
        body["alt_txt"] = alt
    body["url_private_download"] = body["url_private"] + "?download=1"
    services.state.files[file_id] = StoredFile(body)
    return {"upload_url": f"{services.base_url}/upload/v1/{file_id}/{upload}", "file_id": file_id}


def complete_upload(services: Services, args: Arguments) -> Json:
    """files.completeUploadExternal: shares the files as one message, if a channel is given."""
    wanted = args.data("files", "invalid_arguments")
    if not isinstance(wanted, list) or not wanted:
        raise ApiError("invalid_arguments")
    shared = []
    for entry in wanted:
        stored = services.state.files.get(str(entry.get("id")))
        if stored is None or stored.content is None:
            raise ApiError("file_not_found")
        stored.body["title"] = entry.get("title") or stored.body["name"]
        shared.append({name: value for name, value in stored.body.items() if name != "upload"})
    target = args.optional("channel_id") or (args.optional("channels") or "").split(",")[0]
    if target:
        channel = services.posting.place(Arguments({"channel": target}))
        comment = args.optional("initial_comment") or ""
        content = read_content(Arguments({"text": comment})) if comment else Content("", None, None, None)
        extra = {"files": shared, "upload": False, "subtype": "file_share"}
        services.posting.post(channel, content, args.optional("thread_ts"), extra=extra)
    return {"files": shared}


def file_info(services: Services, args: Arguments) -> Json:
    """files.info."""
    stored = services.state.files.get(args.text("file", ""))
    if stored is None:
        raise ApiError("file_not_found")
    return {"file": {name: value for name, value in stored.body.items() if name != "upload"}}


METHODS: dict[str, Method] = {
    "files.getUploadURLExternal": get_upload_url,
    "files.completeUploadExternal": complete_upload,
    "files.info": file_info,
}
