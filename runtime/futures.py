"""Results that may arrive later, from another thread, as in ``torch.futures``."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition
from typing import Any, Generic, TypeVar, cast

__all__ = ["Future", "collect_all", "wait_all"]

T = TypeVar("T")
S = TypeVar("S")


class Future(Generic[T]):
    """A result that some thread sets, once, by `set_result` or `set_exception`; `devices` is for programs that give it."""

    def __init__(self, *, devices: Any = None) -> None:
        self._changed = Condition()
        self._done = False
        self._result: T | None = None
        self._error: BaseException | None = None
        self._callbacks: list[Callable[[Future[T]], Any]] = []

    def done(self) -> bool:
        """Whether the result, or the exception, is there."""
        return self._done

    def wait(self) -> T:
        """The result, once it is there; raises the exception that was set instead."""
        with self._changed:
            self._changed.wait_for(self.done)
        return self.value()

    def value(self) -> T:
        """The result, which is there.  RuntimeError before; raises the exception that was set instead."""
        if not self._done:
            raise RuntimeError("value(): the future is not complete; wait() waits for it")
        if self._error is not None:
            raise self._error
        return cast(T, self._result)

    def then(self, callback: Callable[[Future[T]], S]) -> Future[S]:
        """A future of what `callback` returns of this one, which is complete when it is called."""
        out: Future[S] = Future()

        def call(done: Future[T]) -> None:
            try:
                result = callback(done)
            except Exception as error:
                out._complete(None, error)
            else:
                out.set_result(result)

        self.add_done_callback(call)
        return out

    def add_done_callback(self, callback: Callable[[Future[T]], Any]) -> None:
        """Call `callback` with this future when it is complete, or now where it is."""
        with self._changed:
            if not self._done:
                self._callbacks.append(callback)
                return
        callback(self)

    def set_result(self, result: T) -> None:
        """Complete the future.  RuntimeError where it is complete."""
        self._complete(result, None)

    def set_exception(self, result: T) -> None:
        """Complete the future by an exception, which `wait` raises.  AssertionError for what is none."""
        if not isinstance(result, Exception):
            raise AssertionError(f"{result} is of type {type(result)}, not an Exception.")
        self._complete(None, result)

    def _complete(self, result: T | None, error: BaseException | None) -> None:
        with self._changed:
            if self._done:
                raise RuntimeError(
                    "Future already completed; a result or an exception is set only once"
                )
            self._result, self._error, self._done = result, error, True
            callbacks, self._callbacks = self._callbacks, []
            self._changed.notify_all()
        for callback in callbacks:
            callback(self)


def collect_all(futures: list[Future[Any]]) -> Future[list[Future[Any]]]:
    """A future of the list `futures`, complete when all of them are."""
    out: Future[list[Future[Any]]] = Future()
    left = len(futures)
    if not left:
        out.set_result(futures)
    counted = Condition()

    def count(done: Future[Any]) -> None:
        nonlocal left
        with counted:
            left -= 1
            last = left == 0
        if last:
            out.set_result(futures)

    for future in futures:
        future.add_done_callback(count)
    return out


def wait_all(futures: list[Future[Any]]) -> list[Any]:
    """The results of all, once they are there."""
    return [future.wait() for future in futures]
