"""Endpoints for people: identity, accounts, signing in and out, and sessions.

Signing up or in replaces the browser's token, so that a token planted by an attacker (session fixation) is worthless.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated

from fastapi import Path, Request, Response

from cz18.server.admission.rules import HASHING, KNOWN, RECOVERY, SIGN_IN, Lane
from cz18.server.api.answers.documented import described
from cz18.server.api.answers.people import Chosen, Me, PersonalData, Sessions, SignedIn, SignedUp
from cz18.server.api.common import address, answer, device, give_cookie, known_person, own_account
from cz18.server.api.requests import ChooseLanguage, Recover, SignIn, SignUp
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, not_found, not_yours
from cz18.server.notify import outbox
from cz18.server.operations import admin
from cz18.server.people import accounts
from cz18.server.people.accounts import folded
from cz18.server.people.bans import give_back_invitation, use_invitation
from cz18.server.people.seats import COOKIE, DAY, hashed, new_session, person_of
from cz18.server.storage.connected import Conflict
from cz18.server.storage.rows import AccountRow, SessionRow
from cz18.server.work.threads import LimitedRouter, in_lane

router = LimitedRouter(prefix="/api", tags=["people"])


@router.get("/me", responses=described(Me, "Who you are"))
def me(services: TheServices, request: Request) -> Response:
    """The browser's seats, its account, and the account's language."""
    person = person_of(services.store, request.cookies)
    if person is None:
        return answer({"known": False, "account": None, "language": None, "seats": [], "seen": {}})
    account = services.store.account(person=person)
    return answer(
        {
            "known": True,
            "account": None if account is None else account.name,
            "language": None if account is None else account.language,
            "seats": [{"game": game, "seat": seat} for game, seat in services.store.held(person)],
            "seen": outbox.seen_by(services.store, person),
        }
    )


@router.post(
    "/accounts", status_code=201, responses=described(SignedUp, "Signed up", 403, 409, 413, 507, status=201)
)
async def sign_up(services: TheServices, request: Request, form: SignUp) -> Response:
    """Create an account for this browser. The recovery code is shown only once."""
    await in_lane(RECOVERY, lambda: services.limiter.refuse("sign-ins", address(request)))
    return await _hashing(services, request, RECOVERY, lambda: _sign_up(services, request, form))


def _sign_up(services: Services, request: Request, form: SignUp) -> Response:
    invitation = hashed(form.invitation.strip().lower())
    invited = services.admission.closed
    if invited and not use_invitation(services.store, invitation):
        raise ApiError(403, "members_only", "You need an unused invitation to sign up on this server.")
    try:
        person, _ = known_person(services, request)
        code = accounts.sign_up(services.store, services.hashing, person, form.name, form.password)
    except BaseException:
        if invited:
            give_back_invitation(services.store, invitation)
        raise
    response = answer({"account": form.name, "recovery_code": code}, 201)
    _enter(services, request, response, person, alone=True)
    return response


@router.post("/sign-in", responses=described(SignedIn, "Signed in", 403, 413, 507))
async def sign_in(services: TheServices, request: Request, form: SignIn) -> Response:
    """Sign this browser in. It keeps the seats it held before, unless it was signed in to another account."""
    is_known = await in_lane(SIGN_IN, lambda: _begin(services, request, form.name))
    lane = KNOWN if is_known else HASHING
    return await _hashing(services, request, lane, lambda: _sign_in(services, request, form))


def _sign_in(services: Services, request: Request, form: SignIn) -> Response:
    account = accounts.sign_in(services.store, services.hashing, form.name, form.password)
    services.guesses.right(folded(form.name), address(request))
    services.admission.refuse_account(account.folded)
    before = person_of(services.store, request.cookies)
    if before not in (None, account.person) and services.store.account(person=before) is None:
        assert before is not None
        services.store.merge_people(before, account.person)
    response = answer({"account": account.name})
    _enter_account(services, request, response, account)
    return response


async def _hashing(services: Services, request: Request, lane: Lane, enter: Callable[[], Response]) -> Response:
    """Check or set a password, separately from other requests and within the limits."""
    with services.limiter.hold("hashing", address(request)):
        return await in_lane(lane, enter)


def _begin(services: Services, request: Request, name: str) -> bool:
    """Count an attempt; whether the owner has signed in from this address before.

    Raises ApiError 429 if there were too many from this address or for this account.
    """
    services.guesses.refuse(folded(name), address(request))
    services.limiter.refuse("sign-ins", address(request))
    return services.guesses.begin(folded(name), address(request))


def _enter_account(services: Services, request: Request, response: Response, account: AccountRow) -> None:
    """Sign in, and out again if the account was banned or its password changed while the password was checked."""
    token = _enter(services, request, response, account.person)
    try:
        services.admission.refuse_account(account.folded)
        if not accounts.is_as_it_was(services.store, account):
            raise ApiError(403, "wrong_password", "The password of this account was just changed.")
    except ApiError:
        services.store.end_sessions(token_hash=hashed(token))
        raise


def _enter(services: Services, request: Request, response: Response, person: str, *, alone: bool = False) -> str:
    """Sign this browser in as a person, under a new token, which replaces its old one."""
    days = services.settings.seat_days
    before = request.cookies.get(COOKIE)
    try:
        token = new_session(services.store, person, days, device(request), instead=before, alone=alone)
    except Conflict:
        raise not_yours("This account was just deleted.") from None
    give_cookie(services, request, response, token)
    return token


@router.post("/sign-out", responses=described(SignedIn, "Signed out", 507))
def sign_out(services: TheServices, request: Request) -> Response:
    """Sign this browser out. Without an account, its seats can then be reached only by their links."""
    token = request.cookies.get(COOKIE)
    if token:
        services.store.end_sessions(token_hash=hashed(token))
    return _signed_out()


def _signed_out() -> Response:
    response = answer({"account": None})
    response.delete_cookie(COOKIE, path="/api")
    return response


@router.post("/recover", responses=described(SignedUp, "A new recovery code", 403, 413, 507))
async def recover(services: TheServices, request: Request, form: Recover) -> Response:
    """Set a new password by the recovery code. Returns a new code and signs out every other browser."""
    await in_lane(RECOVERY, lambda: _begin(services, request, form.name))
    return await _hashing(services, request, RECOVERY, lambda: _recover(services, request, form))


def _recover(services: Services, request: Request, form: Recover) -> Response:
    account, code = accounts.recover(services.store, services.hashing, form.name, form.code, form.password)
    services.guesses.right(folded(form.name), address(request))
    services.admission.refuse_account(account.folded)
    response = answer({"account": account.name, "recovery_code": code})
    _enter_account(services, request, response, account)
    return response


@router.put("/me/language", responses=described(Chosen, "Saved", 403, 413, 507))
def choose_language(services: TheServices, request: Request, form: ChooseLanguage) -> Response:
    """Set the account's language, used in every browser."""
    account = own_account(services, request)
    services.store.change_account(account.folded, language=form.language)
    return answer({"language": form.language})


@router.get("/me/export", responses=described(PersonalData, "Your data", 403))
def export_me(services: TheServices, request: Request) -> Response:
    """Everything that this server keeps about you, as JSON. The games themselves have their own files."""
    person = _session_here(services, request).person
    headers = {"content-disposition": 'attachment; filename="18cz-my-data.json"'}
    return answer(admin.data_of(services.store, person), headers=headers)


@router.delete("/me", responses=described(SignedIn, "Deleted", 403, 507))
def delete_me(services: TheServices, request: Request) -> Response:
    """Delete everything that this server keeps about you: account, seats, name at tables, chat messages, notes.

    Games stay, without your name.
    """
    person = _session_here(services, request).person
    games = {game for game, _ in services.store.held(person)}
    admin.forget_person(services.store, person)
    for game in games:
        services.games.forget(game)
        services.games.changed(game)
    return _signed_out()


# Sessions


@router.get("/sessions", responses=described(Sessions, "Your browsers", 403))
def list_sessions(services: TheServices, request: Request) -> Response:
    """The browsers you are signed in with, the latest first: since when, last use (to the day), and device."""
    mine = _session_here(services, request)
    if time.time() - mine.used > DAY:
        services.store.use_session(mine.token_hash, time.time())
    return answer({"sessions": [_session_to_json(one, mine) for one in services.store.sessions(mine.person)]})


def _session_here(services: Services, request: Request) -> SessionRow:
    person, here = person_of(services.store, request.cookies), hashed(request.cookies.get(COOKIE, ""))
    found = services.store.sessions(person) if person is not None else []
    for session in found:
        if session.token_hash == here:
            return session
    raise not_yours("This browser is not known to the server.")


def _session_to_json(session: SessionRow, mine: SessionRow) -> dict[str, object]:
    return {
        "id": _id_of(session),
        "here": session.token_hash == mine.token_hash,
        "device": session.device,
        "created": session.created,
        "used": session.used,
    }


def _id_of(session: SessionRow) -> str:
    """A public id of the session, useless for signing in."""
    return sha256(session.token_hash.encode()).hexdigest()[:16]


@router.delete("/sessions/{session}", responses=described(Sessions, "Remaining", 403, 404, 507))
def end_session(
    services: TheServices, request: Request, session: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
) -> Response:
    """Sign one of your browsers out."""
    mine = _session_here(services, request)
    found = [one for one in services.store.sessions(mine.person) if _id_of(one) == session]
    if not found:
        raise not_found("session")
    services.store.end_sessions(token_hash=found[0].token_hash)
    return answer({"sessions": [_session_to_json(one, mine) for one in services.store.sessions(mine.person)]})


@router.post("/sign-out-everywhere", responses=described(SignedIn, "Signed out", 403, 507))
def sign_out_everywhere(services: TheServices, request: Request) -> Response:
    """Sign out every browser, this one included. Without an account, the seats can then be reached only by links."""
    services.store.end_sessions(person=_session_here(services, request).person)
    return _signed_out()
