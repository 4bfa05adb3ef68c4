"""Generators: seeds, states, forks."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

import gradsmith as gs


def test_the_same_seed_gives_the_same_numbers() -> None:
    gs.manual_seed(7)
    first = gs.rand(5)
    second = gs.rand(5)
    gs.manual_seed(7)
    assert gs.rand(5).tolist() == first.tolist()
    assert gs.rand(5).tolist() == second.tolist()
    assert first.tolist() != second.tolist()


def test_generators_of_one_seed_share_nothing() -> None:
    first = gs.Generator().manual_seed(5)
    drawn = first.words(
        1500
    ).tolist()  # beyond the words that a seed makes: they are made anew in place
    first.get_state().zero_()
    second = gs.Generator().manual_seed(5)
    assert second.words(1500).tolist() == drawn
    assert first.words(3).tolist() == second.words(3).tolist()
    assert gs.Generator().manual_seed(5 + 2**32).words(3).tolist() == drawn[:3]
    assert gs.Generator().manual_seed(6).words(3).tolist() != drawn[:3]


def test_a_state_is_a_tensor_of_bytes_that_can_be_restored() -> None:
    generator = gs.Generator().manual_seed(3)
    gs.rand(3, generator=generator)
    state = generator.get_state()
    assert state.dtype is gs.uint8
    expected = gs.randn(7, generator=generator).tolist()
    other = gs.Generator().set_state(state)
    assert gs.randn(7, generator=other).tolist() == expected
    assert other.initial_seed() == 3


def test_a_kept_normal_number_is_part_of_the_state() -> None:
    # Less than sixteen are drawn in pairs.
    generator = gs.Generator().manual_seed(0)
    gs.randn(3, generator=generator)
    twin = generator.clone_state()
    expected = gs.randn(4, generator=generator)
    assert gs.randn(4, generator=twin).tolist() == expected.tolist()
    generator.manual_seed(0)
    assert gs.randn(4, generator=generator)[3] == expected[0]


def test_numpy_continues_the_same_stream() -> None:
    generator = gs.Generator().manual_seed(0)
    assert generator.numpy.integers(0, 2**32, 2, "uint32").tolist() == [2357136044, 2546248239]
    assert generator.words(2).tolist() == [3071714933, 3626093760]


def test_generators_can_be_pickled() -> None:
    generator = gs.Generator().manual_seed(11)
    twin = pickle.loads(pickle.dumps(generator))
    assert gs.rand(4, generator=twin).tolist() == gs.rand(4, generator=generator).tolist()


@pytest.mark.parametrize(
    ("seed", "initial"), [(0, 0), (-1, 2**64 - 1), (-(2**63), 2**63), (2**64 - 1, 2**64 - 1)]
)
def test_seeds(seed: int, initial: int) -> None:
    assert gs.Generator().manual_seed(seed).initial_seed() == initial


@pytest.mark.parametrize("seed", [2**64, -(2**63) - 1])
def test_seeds_out_of_range(seed: int) -> None:
    with pytest.raises(ValueError, match="Overflow"):
        gs.manual_seed(seed)


def test_seed_from_the_operating_system() -> None:
    generator = gs.Generator()
    assert generator.seed() == generator.initial_seed() != generator.seed()


def test_states_that_are_none() -> None:
    with pytest.raises(TypeError, match="ByteTensor"):
        gs.Generator().set_state(gs.zeros(48))
    with pytest.raises(RuntimeError, match="size"):
        gs.Generator().set_state(gs.zeros(3, dtype=gs.uint8))
    state = gs.Generator().get_state()
    state[8] = 0  # how many words are left
    with pytest.raises(RuntimeError, match="Invalid"):
        gs.Generator().set_state(state)
    with pytest.raises(RuntimeError, match="CUDA"):
        gs.Generator("cuda")


def test_fork() -> None:
    from gradsmith.core.generator import fork_rng

    gs.manual_seed(1)
    with fork_rng():
        inside = gs.rand(3).tolist()
    assert gs.rand(3).tolist() == inside
    state = gs.get_rng_state()
    expected = gs.rand(2).tolist()
    gs.set_rng_state(state)
    assert gs.rand(2).tolist() == expected


def test_the_stream_begins_once_however_many_threads_draw_first() -> None:
    for _ in range(20):
        generator = gs.Generator()
        start = Barrier(4)

        def first(generator: gs.Generator = generator, start: Barrier = start) -> Any:
            start.wait()
            return generator.numpy

        with ThreadPoolExecutor(4) as pool:
            found = [done.result() for done in [pool.submit(first) for _ in range(4)]]
        assert all(numpy is generator.numpy for numpy in found)
        assert generator.words(1)[0] == gs.Generator().words(1)[0]
    with pytest.raises(AttributeError, match="'Generator' object has no attribute 'nmupy'"):
        _ = generator.nmupy


def test_importing_does_not_import_what_only_few_programs_need() -> None:
    modules = ("numpy.random", "logging", "difflib", "secrets")
    program = f"import sys, numpy; before = set(sys.modules); import gradsmith; print({{*{modules}}} & (set(sys.modules) - before))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
