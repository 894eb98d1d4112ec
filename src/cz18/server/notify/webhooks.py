"""Bodies and headers of webhooks: Discord, Slack, and a generic signed JSON."""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Mapping
from hashlib import sha256

from cz18.server.notify.message import Message

LONGEST_TEXT = 1500
"""Characters; Discord accepts 2000."""


def request_of(kind: str, secret: str, message: Message, link: str) -> tuple[dict[str, str], bytes]:
    """Headers and body of a webhook.

    The generic one is signed: `18cz-signature` is `t=TIME,v1=HEX`, with the HMAC-SHA256 of `TIME.BODY`. Its
    `idempotency-key` is the same for each attempt.
    """
    text = message.shortened(LONGEST_TEXT)
    if kind == "discord":
        content = {
            "content": f"**{_plain(message.title)}**\n{_plain(text)}\n{link}",
            "allowed_mentions": {"parse": []},
        }
        return {"content-type": "application/json"}, _encoded(content)
    if kind == "slack":
        return {"content-type": "application/json"}, _encoded(
            {"text": f"*{_escaped(message.title)}*\n{_escaped(text)}\n{link}"}
        )
    body = _encoded(
        {
            "id": message.id,
            "kind": message.kind,
            "game": message.game,
            "number": message.number,
            "title": message.title,
            "text": message.text,
            "lines": list(message.lines),
            "link": link,
            "language": message.language,
        }
    )
    moment = str(int(time.time()))
    return {
        "content-type": "application/json",
        "idempotency-key": message.id,
        "18cz-signature": f"t={moment},v1={signature(secret, moment, body)}",
    }, body


def signature(secret: str, moment: str, body: bytes) -> str:
    return hmac.new(secret.encode(), moment.encode() + b"." + body, sha256).hexdigest()


def _encoded(content: Mapping[str, object]) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode()


def _plain(text: str) -> str:
    """Text without Discord's Markdown and links of players' names."""
    return "".join(f"\\{one}" if one in "\\*_~`|>#[]()<@" else one for one in text)


def _escaped(text: str) -> str:
    """Text without Slack's control characters."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
