"""A stand-in for `cython` where it is not installed, so that an uncompiled kernel can be imported and run.

It has only what the kernels use: types are plain names, decorators return the function unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_F = TypeVar("_F")

compiled = False


class _Type:
    """A C type in an annotation; subscripting has no effect."""

    def __getitem__(self, _: Any) -> _Type:
        return self


int = _Type()
longlong = _Type()
ulonglong = _Type()
uchar = _Type()
const = _Type()
bint = _Type()
void = _Type()


def _leave_alone(*args: Any, **_: Any) -> Any:
    """A decorator with or without arguments that returns the function itself."""

    def decorate(function: _F) -> _F:
        return function

    return decorate


def declare(_: Any, value: Any) -> Any:
    """The value itself; the C type is ignored."""
    return value


def cast(_: Any, value: Any) -> Any:
    """The value itself; the type is not checked."""
    return value


def cclass(cls: _F) -> _F:
    return cls


def cfunc(function: _F) -> _F:
    return function


def inline(function: _F) -> _F:
    return function


boundscheck: Callable[..., Any] = _leave_alone
wraparound: Callable[..., Any] = _leave_alone
cdivision: Callable[..., Any] = _leave_alone
initializedcheck: Callable[..., Any] = _leave_alone
exceptval: Callable[..., Any] = _leave_alone
locals: Callable[..., Any] = _leave_alone


class _Lock:
    """`nogil` and `gil`: no effect, as a decorator or as a context manager."""

    def __call__(self, function: _F) -> _F:
        return function

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass


nogil = _Lock()
gil = _Lock()
