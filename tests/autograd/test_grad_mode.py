"""Recording switched on and off."""

import threading

import pytest

import gradsmith as gs


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_nothing_is_recorded_within_no_grad() -> None:
    x = leaf(1.0)
    with gs.no_grad():
        assert not gs.is_grad_enabled()
        assert not (x * 2).requires_grad
        with gs.enable_grad():
            assert (x * 2).requires_grad
        assert not (x * 2).requires_grad
        assert gs.tensor([1.0], requires_grad=True).requires_grad
    assert (x * 2).requires_grad


def test_the_mode_is_restored_after_an_error() -> None:
    with pytest.raises(KeyError), gs.no_grad():
        raise KeyError
    assert gs.is_grad_enabled()


def test_decorators() -> None:
    x = leaf(1.0)

    @gs.no_grad()
    def with_parentheses(t):
        """Doc."""
        return t * 2

    @gs.no_grad
    def without(t):
        return t * 2

    assert not with_parentheses(x).requires_grad
    assert not without(x).requires_grad
    assert with_parentheses.__doc__ == "Doc."
    assert gs.is_grad_enabled()


def test_a_generator_is_in_the_mode_only_while_it_runs() -> None:
    @gs.no_grad()
    def generate():
        while True:
            received = yield gs.is_grad_enabled()
            assert not gs.is_grad_enabled()
            if received == "stop":
                return "done"

    generator = generate()
    assert next(generator) is False
    assert gs.is_grad_enabled()
    assert generator.send(1) is False
    with pytest.raises(StopIteration) as stop:
        generator.send("stop")
    assert stop.value.value == "done"


def test_of_a_class_the_constructor_is_decorated() -> None:
    with pytest.warns(FutureWarning, match="Decorating classes is deprecated"):

        @gs.no_grad()
        class Thing:
            def __init__(self):
                self.enabled = gs.is_grad_enabled()

    assert not Thing().enabled
    assert gs.is_grad_enabled()


def test_set_grad_enabled_takes_effect_at_once() -> None:
    gs.set_grad_enabled(False)
    try:
        assert not gs.is_grad_enabled()
        with gs.set_grad_enabled(True):
            assert gs.is_grad_enabled()
        assert not gs.is_grad_enabled()
    finally:
        gs.set_grad_enabled(True)

    @gs.set_grad_enabled(False)
    def inside():
        return gs.is_grad_enabled()

    assert gs.is_grad_enabled()
    assert not inside()


def test_the_mode_is_the_threads_own() -> None:
    seen = []
    with gs.no_grad():
        thread = threading.Thread(target=lambda: seen.append(gs.is_grad_enabled()))
        thread.start()
        thread.join()
    assert seen == [True]


def test_inference_tensors_cannot_be_saved() -> None:
    x = leaf(1.0)
    with gs.inference_mode():
        assert gs.is_inference_mode_enabled() and not gs.is_grad_enabled()
        i = x * 2
        assert i.is_inference() and not i.requires_grad
    assert not gs.is_inference_mode_enabled() and gs.is_grad_enabled()
    assert not (x * 2).is_inference()
    with pytest.raises(RuntimeError, match="Inference tensors cannot be saved for backward"):
        x * i
    assert (x + i).requires_grad
    assert (x * i.clone()).requires_grad


def test_inference_tensors_are_not_changed_outside() -> None:
    with gs.inference_mode():
        i = gs.ones(2)
        i.add_(1)
    assert i.tolist() == [2.0, 2.0]
    with pytest.raises(
        RuntimeError, match="Inplace update to inference tensor outside InferenceMode"
    ):
        i.add_(1)
    with pytest.raises(RuntimeError, match="Setting requires_grad=True on inference tensor"):
        i.requires_grad_()


def test_inference_mode_as_a_decorator_and_switched_off() -> None:
    @gs.inference_mode()
    def inside():
        return gs.ones(1)

    assert inside().is_inference()
    with gs.inference_mode(False):
        assert not gs.ones(1).is_inference()
