"""The numbers of threads of the BLAS libraries that NumPy and SciPy ship, each of which has its own thread pool.

`threadpoolctl` sets them if it is installed (the extra `fast`); otherwise they keep what the environment said when
they were loaded.

Idle threads of one pool keep a processor busy for a while, and another pool has to wait for it: a factorization of a
256x256 matrix by SciPy takes 8 ms after a product by NumPy, and 0.3 ms on one thread.  Some calls therefore restrict
a library to the calling thread.
"""

from __future__ import annotations

import os
from functools import cached_property
from typing import Any

import numpy as np

from .forking import renewed_lock


def _controllers() -> list[Any]:
    """One for each BLAS that is loaded."""
    try:
        from threadpoolctl import ThreadpoolController
    except ImportError:
        return []
    return ThreadpoolController().select(user_api="blas").lib_controllers  # type: ignore[no-any-return]


class _Blas:
    """The BLAS of a library; as a context manager, on one thread meanwhile, of all threads of the process."""

    def __init__(self, *, scipy: bool) -> None:
        self.scipy = scipy
        self.lock = renewed_lock()
        self.users = 0
        self.before: list[int] = []

    @cached_property
    def controllers(self) -> list[Any]:
        """Of its pools, once it is loaded; SciPy has none where it shares NumPy's."""
        return self.own(_controllers())

    def own(self, controllers: list[Any]) -> list[Any]:
        """Those of `controllers` that are its pools'."""
        return [c for c in controllers if ("scipy.libs" in c.filepath) is self.scipy]

    def forget_users(self) -> None:
        """In a forked child none of the threads is there that it computes on one thread for."""
        if self.users:
            self.users = 0
            self._set(self.before)

    def __enter__(self) -> None:
        with self.lock:
            self.users += 1
            if self.users == 1:
                self.before = [pool.get_num_threads() for pool in self.controllers]
                self._set([1 for _ in self.controllers])

    def __exit__(self, *error: object) -> None:
        with self.lock:
            self.users -= 1
            if not self.users:
                self._set(self.before)

    def _set(self, counts: list[int]) -> None:
        # One thread is what it has meanwhile, and telling costs microseconds.
        if all(count == 1 for count in self.before):
            return
        for pool, count in zip(self.controllers, counts, strict=True):
            pool.set_num_threads(count)

    def limit(self, controllers: list[Any], count: int) -> None:
        """Have its pools, which are among `controllers`, use `count` threads, once nobody needs them on one."""
        with self.lock:
            if self.users:
                self.before = [count for _ in self.before]
                return
            for pool in self.own(controllers):
                pool.set_num_threads(count)


NUMPY_BLAS, SCIPY_BLAS = _Blas(scipy=False), _Blas(scipy=True)


def limit_blas(count: int) -> None:
    """Have every BLAS use `count` threads from now on."""
    controllers = _controllers()
    NUMPY_BLAS.limit(controllers, count)
    SCIPY_BLAS.limit(controllers, count)


def touch_packing_memory() -> None:
    """Have OpenBLAS write to the memory that it copies factors to, which takes less than a millisecond.

    A product of up to 320 columns or so copies a few kilobytes at a time, always to the same place, and its loops prefetch beyond.
    Where nothing was ever written there is no page, and looking for one at every prefetch takes three times as long as the
    product (256x256 on an AMD processor).  A product with more columns writes further.
    """
    np.matmul(np.ones((32, 256), np.float32), np.ones((256, 832), np.float32))


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=NUMPY_BLAS.forget_users)
    os.register_at_fork(after_in_child=SCIPY_BLAS.forget_users)
