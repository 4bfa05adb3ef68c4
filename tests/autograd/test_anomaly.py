"""Anomaly mode."""

import warnings

import pytest

import gradsmith as gs
from gradsmith.autograd import Function, detect_anomaly, set_detect_anomaly
from gradsmith.autograd.anomaly import is_anomaly_enabled


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


class Fails(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, g):
        raise KeyError("mine")


def anomalous_forward(x):
    return (x * 0).sqrt()


def test_nan_is_refused_and_the_forward_line_shown() -> None:
    with pytest.warns(UserWarning, match="Anomaly Detection has been enabled"):
        context = detect_anomaly()
    with (
        context,
        pytest.warns(UserWarning, match="Traceback of forward call.*(?s:.*)anomalous_forward"),
        pytest.raises(
            RuntimeError, match=r"Function '.*Backward0' returned nan values in its 0th output"
        ),
    ):
        anomalous_forward(leaf(1.0)).sum().backward()
    assert not is_anomaly_enabled()


def test_an_error_names_its_node() -> None:
    with (
        set_detect_anomaly(True),
        pytest.warns(UserWarning, match="Error detected in FailsBackward"),
        pytest.raises(KeyError),
    ):
        Fails.apply(leaf(1.0)).sum().backward()


def test_nan_may_be_let_through() -> None:
    x = leaf(1.0)
    with set_detect_anomaly(True, check_nan=False), warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        anomalous_forward(x).sum().backward()
    assert x.grad.isnan().all()
