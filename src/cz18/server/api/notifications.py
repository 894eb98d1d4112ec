"""Endpoints for notifications: channels, wishes, tests and the delivery log of a person."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Annotated, Any

from fastapi import Path, Request, Response

from cz18.server.api.answers.by_turn import ChannelRecord, NotificationsAnswer, Queued, Unsubscribed
from cz18.server.api.answers.documented import described
from cz18.server.api.common import address, answer, give_cookie, known_person
from cz18.server.api.requests import Confirm, NewChannel, Reach
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, malformed, not_found, not_yours
from cz18.server.notify import mail, outbox, web_push
from cz18.server.notify.http_post import UrlRejected, parse_url
from cz18.server.people.seats import person_of
from cz18.server.storage.rows import ChannelRow, OutboxRow, ReachRow
from cz18.server.work.threads import LimitedRouter

router = LimitedRouter(prefix="/api", tags=["notifications"])

ChannelId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9]+$")]
LinkToken = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[0-9a-f]+$")]


@router.get("/me/notifications", responses=described(NotificationsAnswer, "Your notifications"))
def notifications(services: TheServices, request: Request) -> Response:
    """How you are notified, what this server can send, and the latest notifications with their results."""
    person = person_of(services.store, request.cookies)
    return answer(_notifications(services, person))


def _notifications(services: Services, person: str | None) -> dict[str, Any]:
    store = services.store
    reach = ReachRow("") if person is None else outbox.reach_of(store, person)
    return {
        "available": {
            "push": web_push.public_key(store) if web_push.is_installed() else None,
            "mail": mail.is_configured(services.settings),
        },
        "settings": {name: value for name, value in reach._asdict().items() if name != "person"},
        "channels": [] if person is None else [_channel(one) for one in outbox.channels_of(store, person)],
        "log": [] if person is None else [_delivery(one) for one in outbox.log_of(store, person)],
    }


def _channel(row: ChannelRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "kind": row.kind,
        "label": row.label,
        "used": row.confirmed is not None,
        "failures": row.failures,
        "created": row.created,
    }


def _delivery(row: OutboxRow) -> dict[str, Any]:
    names = ("id", "channel", "game", "kind", "status", "result", "tries", "created")
    return {**{name: getattr(row, name) for name in names}, "time": row.due}


@router.put("/me/notifications", responses=described(NotificationsAnswer, "Saved", 403, 413, 507))
def set_notifications(services: TheServices, request: Request, form: Reach) -> Response:
    """Choose language, quiet hours, and the least time between two notifications about a game."""
    person = _person(services, request)
    outbox.keep_reach(services.store, ReachRow(person, **form.model_dump()))
    return answer(_notifications(services, person))


def _person(services: Services, request: Request) -> str:
    """The person, who must be known. Raises ApiError 403."""
    person = person_of(services.store, request.cookies)
    if person is None:
        raise not_yours("This browser is not known to the server.")
    return person


@router.post(
    "/me/channels",
    status_code=201,
    responses=described(ChannelRecord, "The channel", 403, 409, 413, 422, 507, status=201),
)
def add_channel(services: TheServices, request: Request, form: NewChannel) -> Response:
    """Add a way to be notified. An e-mail address is used after its owner has opened the link in a message."""
    label = _checked(services, form)
    person, token = known_person(services, request)
    if len(outbox.channels_of(services.store, person)) >= outbox.MOST_CHANNELS:
        raise ApiError(409, "too_many_channels", "You cannot add any more ways to be notified.")
    services.limiter.refuse("channels", address(request))
    services.limiter.refuse("channels", person)
    is_mail = form.kind == "mail"
    if is_mail:
        services.limiter.refuse("confirmations", sha256(form.address.lower().encode()).hexdigest()[:40])
    row = outbox.add_channel(services.store, person, form.kind, form.address, label, confirmed=not is_mail)
    if is_mail:
        outbox.put(services.store, [outbox.new_row(row, "confirm")])
    services.notifier.channel_added()
    shown = {"secret": row.secret} if form.kind == "webhook" else {}
    response = answer({**_channel(row), **shown}, 201)
    give_cookie(services, request, response, token)
    return response


def _checked(services: Services, form: NewChannel) -> str:
    """The label of a channel. Raises ApiError if its address is invalid or the server cannot send to it."""
    settings = services.settings
    if form.kind == "mail":
        if not mail.is_configured(settings):
            raise ApiError(422, "no_mail", "This server does not send e-mail.")
        if not mail.valid_address(form.address):
            raise malformed("address", "is not an e-mail address")
        return form.address[:100]
    url = form.address
    if form.kind == "push":
        if not web_push.is_installed():
            raise ApiError(422, "no_push", "This server does not send push notifications.")
        try:
            url = str(web_push.subscription_of(form.address).endpoint)
        except ValueError:
            raise malformed("address", "is not a push subscription") from None
    try:
        parts = parse_url(url, private=settings.private_webhooks)
    except UrlRejected:
        raise malformed("address", "must be an https address") from None
    return form.label or (parts.hostname or "")[:100]


@router.delete("/me/channels/{channel}", responses=described(NotificationsAnswer, "Removed", 403, 404, 507))
def remove_channel(services: TheServices, request: Request, channel: ChannelId) -> Response:
    """Remove a way to be notified, with its log."""
    person = _person(services, request)
    if not outbox.remove_channel(services.store, channel, person):
        raise not_found("channel")
    return answer(_notifications(services, person))


@router.post(
    "/me/channels/{channel}/test",
    status_code=202,
    responses=described(Queued, "On its way", 403, 404, 409, 507, status=202),
)
def test_channel(services: TheServices, request: Request, channel: ChannelId) -> Response:
    """Send a test message. Its result appears in the log."""
    person = _person(services, request)
    row = outbox.channel(services.store, channel)
    if row is None or row.person != person:
        raise not_found("channel")
    if row.kind == "mail" and row.confirmed is None:
        raise ApiError(409, "not_confirmed", "This address is not confirmed.")
    services.limiter.refuse("notify-tests", address(request))
    services.limiter.refuse("notify-tests", person)
    item = outbox.new_row(row, "test")
    outbox.put(services.store, [item])
    services.notifier.channel_added()
    return answer({"id": item.id}, 202)


@router.post("/channels/{channel}/confirm", responses=described(Unsubscribed, "Confirmed", 404, 413, 507))
def confirm(services: TheServices, channel: ChannelId, form: Confirm) -> Response:
    """Confirm an e-mail address, by the link in the message that was sent to it."""
    row = _by_link(services, channel, "confirm", form.token)
    if row.confirmed is None:
        outbox.change_channel(services.store, channel, confirmed=time.time(), failures=0)
    return answer({"channel": channel, "kind": row.kind})


@router.post("/unsubscribe/{channel}/{token}", responses=described(Unsubscribed, "Unsubscribed", 404, 507))
def unsubscribe(services: TheServices, channel: ChannelId, token: LinkToken) -> Response:
    """End e-mail by the link in a message (RFC 8058); needs no cookie."""
    row = _by_link(services, channel, "unsubscribe", token)
    outbox.remove_channel(services.store, channel)
    return answer({"channel": channel, "kind": row.kind})


def _by_link(services: Services, channel: str, purpose: str, token: str) -> ChannelRow:
    row = outbox.channel(services.store, channel)
    if row is None or not secrets.compare_digest(mail.token_of(row, purpose), token):
        raise not_found("channel")
    return row
