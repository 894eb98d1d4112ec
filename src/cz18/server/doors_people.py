"""Doors for people: who am I, accounts, signing in and out."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cz18.server import accounts
from cz18.server.doors import TheHouse, address, answer, faults, give_cookie, known_person
from cz18.server.forms import Recover, SignIn, SignUp
from cz18.server.seats import COOKIE, hashed, new_session, person_of

router = APIRouter(prefix="/api", tags=["people"])

SLOW_DOWN = "Too many attempts; please wait a minute."


@router.get("/me", responses=faults())
def me(house: TheHouse, request: Request) -> Response:
    """The seats this browser holds, and the account it is signed in to."""
    person = person_of(house.store, request.cookies)
    if person is None:
        return answer({"known": False, "account": None, "seats": []})
    account = house.store.account(person=person)
    return answer(
        {
            "known": True,
            "account": None if account is None else account.name,
            "seats": [{"game": game, "seat": seat} for game, seat in house.store.held(person)],
        }
    )


@router.post("/accounts", status_code=201, responses=faults(409, 413, 507))
def sign_up(house: TheHouse, request: Request, form: SignUp) -> Response:
    """An account for whoever this browser is. The recovery code is told once."""
    house.sign_ins.refuse(address(request), "too_fast", SLOW_DOWN)
    person, token = known_person(house, request)
    code = accounts.sign_up(house.store, person, form.name, form.password)
    response = answer({"account": form.name, "recovery_code": code}, 201)
    give_cookie(house, request, response, token)
    return response


@router.post("/sign-in", responses=faults(403, 413, 507))
def sign_in(house: TheHouse, request: Request, form: SignIn) -> Response:
    """Sign this browser in. Seats it held before come along, unless it was signed in to another account."""
    house.sign_ins.refuse(address(request), "too_fast", SLOW_DOWN)
    account = accounts.sign_in(house.store, form.name, form.password)
    before = person_of(house.store, request.cookies)
    if before not in (None, account.person) and house.store.account(person=before) is None:
        assert before is not None
        house.store.merge_people(before, account.person)
    response = answer({"account": account.name})
    give_cookie(house, request, response, new_session(house.store, account.person, house.settings.seat_days))
    return response


@router.post("/sign-out", responses=faults(507))
def sign_out(house: TheHouse, request: Request) -> Response:
    """This browser is nobody again; seats without an account are then held by their links only."""
    token = request.cookies.get(COOKIE)
    if token:
        house.store.end_sessions(token_hash=hashed(token))
    response = answer({"account": None})
    response.delete_cookie(COOKIE, path="/api")
    return response


@router.post("/recover", responses=faults(403, 413, 507))
def recover(house: TheHouse, request: Request, form: Recover) -> Response:
    """A new password by the recovery code; gives a new code."""
    house.sign_ins.refuse(address(request), "too_fast", SLOW_DOWN)
    account, code = accounts.recover(house.store, form.name, form.code, form.password)
    response = answer({"account": account.name, "recovery_code": code})
    give_cookie(house, request, response, new_session(house.store, account.person, house.settings.seat_days))
    return response
