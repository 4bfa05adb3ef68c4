"""BLAS on one thread, and back on as many as before."""

from __future__ import annotations

import os
import threading

import pytest

from gradsmith.core.blas_threads import NUMPY_BLAS, limit_blas

pytest.importorskip("threadpoolctl", reason="nothing can be told to BLAS without it")


def counts() -> list[int]:
    return [pool.get_num_threads() for pool in NUMPY_BLAS.controllers]


@pytest.fixture(autouse=True)
def _as_before() -> object:
    before = counts()
    limit_blas(2)
    yield
    for pool, count in zip(NUMPY_BLAS.controllers, before, strict=True):
        pool.set_num_threads(count)


def test_calls_within_calls_and_a_limit_meanwhile() -> None:
    assert NUMPY_BLAS.controllers
    usual = counts()
    with NUMPY_BLAS:
        with NUMPY_BLAS:
            assert set(counts()) == {1}
        assert set(counts()) == {1}
        limit_blas(1)
        limit_blas(2)
        assert set(counts()) == {1}
    assert counts() == usual


def test_a_limit_meanwhile_where_there_was_one_thread() -> None:
    limit_blas(1)
    with NUMPY_BLAS:
        limit_blas(2)
        assert set(counts()) == {1}
    assert set(counts()) == {2}


def test_it_comes_back_after_an_error() -> None:
    usual = counts()
    with pytest.raises(KeyError), NUMPY_BLAS:
        raise KeyError
    assert counts() == usual


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_forked_meanwhile_has_all_threads() -> None:
    begun, ended = threading.Event(), threading.Event()

    def compute() -> None:
        with NUMPY_BLAS:
            begun.set()
            ended.wait(60)

    usual = counts()
    other = threading.Thread(target=compute)
    other.start()
    begun.wait(60)
    child = os.fork()
    if not child:
        with NUMPY_BLAS:
            inside = counts()
        os._exit(0 if counts() == usual and set(inside) == {1} else 1)
    ended.set()
    other.join(60)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert counts() == usual
