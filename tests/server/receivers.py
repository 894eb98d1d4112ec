"""Receivers of notifications on loopback: a mail server, a push service that checks signature and encryption, and a
webhook."""

from __future__ import annotations

import email
import hmac
import json
import struct
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from email.message import EmailMessage
from email.policy import default
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import jwt
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.helpers import free_port


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Received(NamedTuple):
    """A notification: its id, its game and entry as far as the channel names them, and all of its content."""

    id: str
    game: str | None
    content: Any


class Inbox:
    """Notifications that have arrived, with repetitions."""

    def __init__(self) -> None:
        self.all: list[Received] = []
        self.times: list[float] = []
        """When each of `all` has arrived."""
        self.wrong: list[str] = []
        """What violates the protocol of the channel."""
        self._changed = threading.Condition()

    def add(self, one: Received) -> None:
        with self._changed:
            self.all.append(one)
            self.times.append(time.monotonic())
            self._changed.notify_all()

    def clear(self) -> None:
        with self._changed:
            self.all.clear()
            self.times.clear()

    def wait(self, count: int, seconds: float = 60) -> Received:
        """The notification with this number, counted from 1, without repetitions."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.distinct()) >= count, seconds), "nothing has arrived"
            return self.distinct()[count - 1]

    def distinct(self) -> list[Received]:
        """The notifications in the order of their first arrival."""
        return list({one.id: one for one in self.all}.values())

    def repeated(self) -> int:
        return sum(count - 1 for count in Counter(one.id for one in self.all).values())

    def repeated_across(self, moments: list[float]) -> int:
        """The repetitions that have one of these moments between them and the arrival before."""
        last: dict[str, float] = {}
        count = 0
        for one, at in zip(self.all, self.times, strict=True):
            count += one.id in last and any(last[one.id] < moment < at for moment in moments)
            last[one.id] = at
        return count


class MailServer(Inbox):
    """An SMTP server."""

    def __init__(self) -> None:
        super().__init__()
        self.refuses = 0
        """How many messages it refuses temporarily."""
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            self.refuses -= 1
            return "451 try again later"
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        if message.get_body(("html",)) is None or message.get_body(("plain",)) is None:
            self.wrong.append("not both plain and HTML")
        game = (message["References"] or "").partition("game-")[2].partition("@")[0]
        self.add(Received(message["Message-ID"].strip("<>").partition("@")[0], game or None, message))
        return "250 OK"

    def stop(self) -> None:
        self._controller.stop()


class _Web(Inbox):
    """An HTTP server whose `answer` handles each POST."""

    def __init__(self) -> None:
        super().__init__()
        self.statuses: list[int] = []
        """Answers to the next requests, instead of accepting them."""
        self.seconds = 0.0
        """How long an answer takes."""
        self.location = ""
        """Where its answers redirect to."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                time.sleep(outer.seconds)
                status = (
                    outer.statuses.pop(0) if outer.statuses else outer.answer(dict(self.headers.items()), body)
                )
                self.send_response(status)
                if outer.location:
                    self.send_header("location", outer.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}/receive?this=1"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def answer(self, headers: dict[str, str], body: bytes) -> int:
        raise NotImplementedError

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Webhook(_Web):
    """Receives generic webhooks and checks their signature, or others without `secret`."""

    secret = ""

    def answer(self, headers: dict[str, str], body: bytes) -> int:
        content = json.loads(body)
        if not self.secret:
            self.add(Received(str(len(self.all)), None, content))
            return 204
        parts = dict(part.split("=", 1) for part in headers["18cz-signature"].split(","))
        signed = hmac.new(self.secret.encode(), parts["t"].encode() + b"." + body, sha256).hexdigest()
        if signed != parts["v1"] or abs(time.time() - int(parts["t"])) > 300:
            self.wrong.append("signature")
        if headers["idempotency-key"] != content["id"]:
            self.wrong.append("key")
        self.add(Received(content["id"], content["game"], content))
        return 204


class PushService(_Web):
    """A push service and the browser behind it: checks VAPID (RFC 8292), decrypts (RFC 8291)."""

    def __init__(self) -> None:
        super().__init__()
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = b"0123456789abcdef"
        self.server_key = ""
        """The key under which the browser has subscribed."""

    def subscription(self) -> str:
        """What a browser gives to the page."""
        keys = {"p256dh": _encoded(self._public), "auth": _encoded(self._auth)}
        return json.dumps({"endpoint": self.url, "expirationTime": None, "keys": keys})

    def answer(self, headers: dict[str, str], body: bytes) -> int:
        kind, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(parts["k"]))
        try:
            claims = jwt.decode(parts["t"], key, algorithms=["ES256"], audience="http://127.0.0.1")
        except jwt.InvalidTokenError as problem:
            self.wrong.append(f"token: {problem}")
            return 403
        if kind != "vapid" or parts["k"] != self.server_key or not claims["sub"].startswith("mailto:"):
            self.wrong.append("vapid")
        if headers["content-encoding"] != "aes128gcm" or not int(headers["ttl"]) > 0 or len(body) > 4096:
            self.wrong.append("headers")
        content = json.loads(self._decrypted(body))
        self.add(Received(content["id"], content["game"], content))
        return 201

    def _decrypted(self, body: bytes) -> bytes:
        salt, (_, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, data = body[21 : 21 + length], body[21 + length :]
        shared = self._private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        secret = self._derived(self._auth, b"WebPush: info\0" + self._public + theirs, 32, shared)
        key = self._derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
        nonce = self._derived(salt, b"Content-Encoding: nonce\0", 12, secret)
        return AESGCM(key).decrypt(nonce, data, None).rstrip(b"\0").removesuffix(b"\2")

    @staticmethod
    def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
        return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
