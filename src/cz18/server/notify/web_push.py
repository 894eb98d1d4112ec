"""Web Push (RFC 8030, 8291, 8292) with the package webpush, which encrypts and signs but sends nothing itself.

It was preferred to pywebpush, which installs two HTTP clients. The keys of the server are created on first use and
stored in the database.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cz18.server.notify.message import Message
from cz18.server.storage import schema
from cz18.server.storage.store import Store

PRIVATE_KEY = "vapid_private_key"
LIFE_SECONDS = 7 * 86400
"""How long a push service keeps a message for a device that is offline."""
LONGEST_TEXT = 1000
"""Characters; a message has at most 4 KB."""


def is_installed() -> bool:
    return find_spec("webpush") is not None


def private_key(store: Store) -> str:
    """The private key of this server, as base64url; created on first use."""
    from cryptography.hazmat.primitives.asymmetric import ec

    table = schema.server_values
    while True:
        known: str | None = store.scalar(sa.select(table.c.value).where(table.c.name == PRIVATE_KEY))
        if known is not None:
            return known
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        value = urlsafe_b64encode(number.to_bytes(32, "big")).decode()
        try:
            store.write(sa.insert(table), {"name": PRIVATE_KEY, "value": value})
        except IntegrityError:
            continue  # another worker was first


@lru_cache(maxsize=4)
def _sender(key: str, contact: str) -> Any:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from webpush import WebPush

    private = ec.derive_private_key(int.from_bytes(urlsafe_b64decode(key), "big"), ec.SECP256R1())
    private_pem = private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    public_pem = private.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    return WebPush(private_pem, public_pem, subscriber=contact, ttl=LIFE_SECONDS)


def public_key(store: Store) -> str:
    """The key that browsers need to subscribe (applicationServerKey)."""
    vapid = _sender(private_key(store), "").vapid
    return str(vapid.get_application_server_key(vapid.public_key))


def subscription_of(text: str) -> Any:
    """A push subscription from the JSON of a browser. Raises ValueError."""
    from webpush import WebPushSubscription

    return WebPushSubscription.model_validate_json(text)


def encrypted(
    store: Store, contact: str, subscription: str, message: Message
) -> tuple[str, dict[str, str], bytes]:
    """Endpoint, headers and body of a push message. Raises ValueError if the subscription is invalid."""
    target = subscription_of(subscription)
    body = {
        "id": message.id,
        "kind": message.kind,
        "game": message.game,
        "title": message.title,
        "text": message.shortened(LONGEST_TEXT),
        "path": message.path,
    }
    made = _sender(private_key(store), contact).get(json.dumps(body, ensure_ascii=False), target)
    topic = (message.game or message.id)[:32]  # an undelivered message about the same game is replaced
    headers = {**made.headers, "content-type": "application/octet-stream", "topic": topic, "urgency": "normal"}
    return str(target.endpoint), headers, made.encrypted
