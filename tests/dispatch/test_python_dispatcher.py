"""The dispatcher to try things on."""

from __future__ import annotations

import pytest

from gradsmith.dispatch import PythonDispatcher
from gradsmith.dispatch.registry import REGISTRY


def test_its_table_says_why() -> None:
    dispatcher = PythonDispatcher()
    dispatcher.register(["CPU", "XLA", "CompositeImplicitAutograd"])
    assert dispatcher.dispatchTable() == (
        "\nComputed Dispatch Table\n"
        "key             kernel\n"
        "---------------------------\n"
        "CPU             fn_CPU [kernel]\n"
        "XLA             fn_XLA [kernel]\n"
        "Lazy            fn_CompositeImplicitAutograd [math kernel]\n"
        "FPGA            fn_CompositeImplicitAutograd [math kernel]\n"
        "AutogradOther   fn_CompositeImplicitAutograd [math kernel]\n"
        "AutogradCPU     [backend fallback]\n"
        "AutogradXLA     [backend fallback]\n"
        "AutogradLazy    fn_CompositeImplicitAutograd [math kernel]\n"
    )
    assert dispatcher.registrations() == (
        "\nRegistered Kernels\n"
        "key             kernel\n"
        "---------------------------\n"
        "CPU             fn_CPU\n"
        "XLA             fn_XLA\n"
        "CompositeImplicitAutograd[alias] fn_CompositeImplicitAutograd\n"
    )
    assert (
        "CPU: fn_CPU :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]" in dispatcher.rawRegistrations()
    )
    assert "FPGA: fn_CompositeImplicitAutograd [math kernel]" in dispatcher.rawDispatchTable()


def test_eleven_keys() -> None:
    keys = PythonDispatcher().keys()
    assert len(keys) == 11
    keys.clear()  # a list of one's own
    assert len(PythonDispatcher().keys()) == 11


@pytest.mark.parametrize(
    "keys, words",
    [
        (["CPU", "CPU"], "found duplicates"),
        (["CompositeImplicitAutograd", "CompositeExplicitAutograd"], "to both"),
        (["CPU", "CUDA"], "CUDA is not supported"),
    ],
)
def test_refused_keys_register_nothing(keys: list[str], words: str) -> None:
    dispatcher = PythonDispatcher()
    before = dispatcher.registrations()
    with pytest.raises(RuntimeError, match=words):
        dispatcher.register(keys)
    assert dispatcher.registrations() == before


def test_dispatchers_are_independent() -> None:
    first, second = PythonDispatcher(), PythonDispatcher()
    first.register(["CPU"])
    assert "fn_CPU" not in second.registrations()
    assert "__test__::foo" not in REGISTRY


def test_a_second_registration_takes_over() -> None:
    dispatcher = PythonDispatcher()
    dispatcher.register(["CPU"])
    dispatcher.register(["CPU", "Lazy"])
    assert "CPU (inactive)  fn_CPU" in dispatcher.registrations()
