"""Endpoints for people: who am I, accounts, signing in and out, and where I am signed in.

Whoever signs up or in gets a new token: one that somebody else may know, because they put it into this browser, is
worth nothing afterwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated

from fastapi import Path, Request, Response

from cz18.server.admission.rules import HASHING, SIGN_IN
from cz18.server.api.answers import Chosen, Me, Sessions, SignedIn, SignedUp, described
from cz18.server.api.common import address, answer, device, errors, give_cookie, known_person
from cz18.server.api.requests import ChooseLanguage, Recover, SignIn, SignUp
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, not_found, not_yours
from cz18.server.people import accounts
from cz18.server.people.accounts import folded
from cz18.server.people.bans import give_back_invitation, use_invitation
from cz18.server.people.seats import COOKIE, DAY, hashed, new_session, person_of
from cz18.server.storage.rows import AccountRow, SessionRow
from cz18.server.storage.store import Conflict
from cz18.server.work.threads import LimitedRouter, in_lane

router = LimitedRouter(prefix="/api", tags=["people"])


@router.get("/me", responses={**described(Me, "Who you are"), **errors()})
def me(services: TheServices, request: Request) -> Response:
    """The seats this browser holds, the account it is signed in to, and the language that was chosen there."""
    person = person_of(services.store, request.cookies)
    if person is None:
        return answer({"known": False, "account": None, "language": None, "seats": []})
    account = services.store.account(person=person)
    return answer(
        {
            "known": True,
            "account": None if account is None else account.name,
            "language": None if account is None else account.language,
            "seats": [{"game": game, "seat": seat} for game, seat in services.store.held(person)],
        }
    )


@router.post(
    "/accounts", status_code=201, responses={**described(SignedUp, "Told once", 201), **errors(403, 409, 413, 507)}
)
async def sign_up(services: TheServices, request: Request, form: SignUp) -> Response:
    """An account for whoever this browser is. The recovery code is told once."""
    await in_lane(SIGN_IN, lambda: services.limiter.refuse("sign-ins", address(request)))
    with services.limiter.hold("hashing", address(request)):
        return await in_lane(HASHING, lambda: _sign_up(services, request, form))


def _sign_up(services: Services, request: Request, form: SignUp) -> Response:
    invitation = hashed(form.invitation.strip().lower())
    invited = services.admission.closed
    if invited and not use_invitation(services.store, invitation):
        raise ApiError(403, "members_only", "Signing up here takes an invitation that has not been used.")
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


@router.post("/sign-in", responses={**described(SignedIn, "Signed in"), **errors(403, 413, 507)})
async def sign_in(services: TheServices, request: Request, form: SignIn) -> Response:
    """Sign this browser in. Seats it held before come along, unless it was signed in to another account."""
    return await _slowly(services, request, form.name, lambda: _sign_in(services, request, form))


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


async def _slowly(services: Services, request: Request, name: str, enter: Callable[[], Response]) -> Response:
    """A password, or a code, is looked at: apart from other requests, and not too often."""
    await in_lane(SIGN_IN, lambda: _begin(services, request, name))
    with services.limiter.hold("hashing", address(request)):
        return await in_lane(HASHING, enter)


def _begin(services: Services, request: Request, name: str) -> None:
    """Before a password is looked at: has there been too much of that, from here or with this account?"""
    services.guesses.refuse(folded(name), address(request))
    services.limiter.refuse("sign-ins", address(request))
    services.guesses.begin(folded(name), address(request))


def _enter_account(services: Services, request: Request, response: Response, account: AccountRow) -> None:
    """Looking at a password takes its time: whoever was banned, or got a new password, meanwhile is out again."""
    token = _enter(services, request, response, account.person)
    try:
        services.admission.refuse_account(account.folded)
        if not accounts.is_as_it_was(services.store, account):
            raise ApiError(403, "wrong_password", "The password of this account has just been changed.")
    except ApiError:
        services.store.end_sessions(token_hash=hashed(token))
        raise


def _enter(services: Services, request: Request, response: Response, person: str, *, alone: bool = False) -> str:
    """This browser is this person, under a new token; the one it had is void."""
    days = services.settings.seat_days
    before = request.cookies.get(COOKIE)
    try:
        token = new_session(services.store, person, days, device(request), instead=before, alone=alone)
    except Conflict:
        raise not_yours("This account has just been deleted.") from None
    give_cookie(services, request, response, token)
    return token


@router.post("/sign-out", responses={**described(SignedIn, "Signed out"), **errors(507)})
def sign_out(services: TheServices, request: Request) -> Response:
    """This browser is nobody again; seats without an account are then held by their links only."""
    token = request.cookies.get(COOKIE)
    if token:
        services.store.end_sessions(token_hash=hashed(token))
    response = answer({"account": None})
    response.delete_cookie(COOKIE, path="/api")
    return response


@router.post("/recover", responses={**described(SignedUp, "A new code, told once"), **errors(403, 413, 507)})
async def recover(services: TheServices, request: Request, form: Recover) -> Response:
    """A new password by the recovery code; gives a new code. Every other browser is signed out."""
    return await _slowly(services, request, form.name, lambda: _recover(services, request, form))


def _recover(services: Services, request: Request, form: Recover) -> Response:
    account, code = accounts.recover(services.store, services.hashing, form.name, form.code, form.password)
    services.guesses.right(folded(form.name), address(request))
    services.admission.refuse_account(account.folded)
    response = answer({"account": account.name, "recovery_code": code})
    _enter_account(services, request, response, account)
    return response


@router.put("/me/language", responses={**described(Chosen, "Kept with the account"), **errors(403, 413, 507)})
def choose_language(services: TheServices, request: Request, form: ChooseLanguage) -> Response:
    """The language somebody with an account reads in, whatever browser it is."""
    person = person_of(services.store, request.cookies)
    account = None if person is None else services.store.account(person=person)
    if account is None:
        raise not_yours("This browser is not signed in to an account.")
    services.store.change_account(account.folded, language=form.language)
    return answer({"language": form.language})


# Where somebody is signed in


@router.get("/sessions", responses={**described(Sessions, "Your browsers"), **errors(403)})
def list_sessions(services: TheServices, request: Request) -> Response:
    """The browsers that are you, the latest first: since when, the day they were last here, what kind they are."""
    mine = _session_here(services, request)
    if time.time() - mine.used > DAY:
        services.store.use_session(mine.token_hash, time.time())
    return answer({"sessions": [_told(one, mine) for one in services.store.sessions(mine.person)]})


def _session_here(services: Services, request: Request) -> SessionRow:
    """The session of this browser. Raises ApiError 403 if it has none."""
    person, here = person_of(services.store, request.cookies), hashed(request.cookies.get(COOKIE, ""))
    found = services.store.sessions(person) if person is not None else []
    for session in found:
        if session.token_hash == here:
            return session
    raise not_yours("This browser is not known here.")


def _told(session: SessionRow, mine: SessionRow) -> dict[str, object]:
    return {
        "id": _id_of(session),
        "here": session.token_hash == mine.token_hash,
        "device": session.device,
        "created": session.created,
        "used": session.used,
    }


def _id_of(session: SessionRow) -> str:
    """By which a session is named in a list; nobody gets in by it."""
    return sha256(session.token_hash.encode()).hexdigest()[:16]


@router.delete("/sessions/{session}", responses={**described(Sessions, "Those left"), **errors(403, 404, 507)})
def end_session(
    services: TheServices, request: Request, session: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
) -> Response:
    """Sign one of your browsers out."""
    mine = _session_here(services, request)
    found = [one for one in services.store.sessions(mine.person) if _id_of(one) == session]
    if not found:
        raise not_found("session")
    services.store.end_sessions(token_hash=found[0].token_hash)
    return answer({"sessions": [_told(one, mine) for one in services.store.sessions(mine.person)]})


@router.post("/sign-out-everywhere", responses={**described(SignedIn, "Signed out"), **errors(403, 507)})
def sign_out_everywhere(services: TheServices, request: Request) -> Response:
    """Every browser that is you is signed out, this one too. Without an account the seats are then held by links."""
    services.store.end_sessions(person=_session_here(services, request).person)
    response = answer({"account": None})
    response.delete_cookie(COOKIE, path="/api")
    return response
