"""E-mail by SMTP: plain text and HTML, with one-click unsubscribe (RFC 8058)."""

from __future__ import annotations

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from hashlib import sha256
from html import escape

from cz18.interop.words.wording import Words
from cz18.server.notify.message import Message
from cz18.server.settings import Settings
from cz18.server.storage.rows import ChannelRow

SMTP_SECONDS = 15.0
"""Time limit of each step of a delivery."""


def is_configured(settings: Settings) -> bool:
    return bool(settings.smtp_host and settings.mail_from and settings.public_url)


def valid_address(text: str) -> bool:
    """Whether this is one plain e-mail address.

    >>> [valid_address(one) for one in ("anna@club.example", "anna", "a@b\\nBcc: c@d", "Anna <a@b.example>")]
    [True, False, False, False]
    """
    if not text.isascii() or not text.isprintable() or len(text) > 254 or parseaddr(text)[1] != text:
        return False
    name, _, domain = text.rpartition("@")
    try:
        Address(username=name, domain=domain)
    except ValueError:
        return False
    return bool(name) and "." in domain and all(domain.split(".")) and " " not in text


def token_of(channel: ChannelRow, purpose: str) -> str:
    """The secret part of a link that confirms or ends an e-mail channel."""
    return sha256(f"{purpose}/{channel.secret}".encode()).hexdigest()[:40]


def mail_of(settings: Settings, channel: ChannelRow, message: Message) -> EmailMessage:
    """The e-mail of a notification."""
    words = Words(message.language)
    base = settings.public_url.rstrip("/")
    link = f"{base}{message.path}"
    end = f"{base}/#/unsubscribe/{channel.id}/{token_of(channel, 'unsubscribe')}"
    if message.kind == "confirm":
        link = f"{base}/#/confirm/{channel.id}/{token_of(channel, 'confirm')}"
    mail = EmailMessage()
    mail["From"] = settings.mail_from
    mail["To"] = channel.address
    mail["Subject"] = " ".join(message.title.split())
    mail["Date"] = formatdate(localtime=False)
    domain = parseaddr(settings.mail_from)[1].rpartition("@")[2]
    mail["Message-ID"] = f"<{message.id}@{domain}>"
    mail["Auto-Submitted"] = "auto-generated"
    foot = words.say("mail-why", {"server": base})[0]
    if message.kind != "confirm":
        one_click = f"{base}/api/unsubscribe/{channel.id}/{token_of(channel, 'unsubscribe')}"
        mail["List-Unsubscribe"] = f"<{one_click}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        if message.game:  # one thread for each game
            mail["References"] = f"<game-{message.game}@{domain}>"
    unsubscribe = words.say("mail-unsubscribe", {})[0]
    listed = [f"- {line}" for line in message.lines]
    foot_lines = [foot, *([] if message.kind == "confirm" else [f"{unsubscribe}: {end}"])]
    body = [message.text, "", *listed, *([""] if listed else []), link, "", "-- ", *foot_lines, ""]
    mail.set_content("\n".join(body))
    mail.add_alternative(_html(message, link, "" if message.kind == "confirm" else end, unsubscribe, foot), "html")
    mail["Content-Language"] = message.language  # after the parts, or it moves to the first of them
    return mail


def _html(message: Message, link: str, end: str, unsubscribe: str, foot: str) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in message.lines)
    leave = f' <a href="{escape(end)}">{escape(unsubscribe)}</a>' if end else ""
    return (
        f'<!doctype html><html lang="{escape(message.language)}"><body style="font-family:sans-serif;max-width:40rem">'
        f'<h1 style="font-size:1.2rem">{escape(message.title)}</h1><p>{escape(message.text)}</p>'
        f"{f'<ul>{lines}</ul>' if lines else ''}"
        f'<p><a href="{escape(link)}">{escape(message.action)}</a></p>'
        f'<hr><p style="color:#555;font-size:.85rem">{escape(foot)}{leave}</p></body></html>'
    )


def send(settings: Settings, mail: EmailMessage) -> None:
    """Deliver to the operator's mail server. Raises OSError or smtplib.SMTPException."""
    context = ssl.create_default_context()
    if settings.smtp_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.smtp_host, settings.smtp_port, timeout=SMTP_SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SMTP_SECONDS)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=context)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(mail)
