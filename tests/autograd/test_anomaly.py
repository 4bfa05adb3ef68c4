"""Anomaly mode: what it refuses, and what it tells about where things went wrong."""

import linecache
import re
import threading
import warnings
from pathlib import Path

import pytest

import gradsmith as gs
from gradsmith.autograd import Function, detect_anomaly, set_detect_anomaly
from gradsmith.autograd.tools.anomaly import is_anomaly_check_nan_enabled, is_anomaly_enabled
from gradsmith.autograd.tools.anomaly_origins import _origins
from gradsmith.core.state import state
from gradsmith.dispatch.inspect.places import formula_place
from gradsmith.utils.checkpoint import checkpoint

DERIVATIVES = Path(__file__).parents[2] / "derivatives.yaml"


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


class Fails(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, g):
        raise KeyError("mine")


class GivesNan(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, g):
        return g * float("nan")


def anomalous_forward(x):
    return (x * 0).sqrt()


@pytest.fixture
def anomaly():
    with set_detect_anomaly(True):
        yield


def failure(run, match: str = "returned nan values") -> tuple[str, list[str]]:
    """The notes of the error, and the warnings before it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warnings.simplefilter("ignore", RuntimeWarning)  # NumPy's
        with pytest.raises(Exception, match=match) as error:
            run()
    return "\n".join(getattr(error.value, "__notes__", [])), [str(w.message) for w in caught]


# -- as in PyTorch -----------------------------------------------------------------------------------


def test_nan_is_refused_and_the_forward_line_shown() -> None:
    with pytest.warns(UserWarning, match="Anomaly Detection has been enabled"):
        context = detect_anomaly()
    with (
        context,
        pytest.warns(UserWarning, match="Traceback of forward call.*(?s:.*)anomalous_forward"),
        pytest.raises(RuntimeError) as error,
    ):
        anomalous_forward(leaf(1.0)).sum().backward()
    assert str(error.value) == "Function 'MulBackward0' returned nan values in its 0th output."
    assert not is_anomaly_enabled()


def test_an_error_names_its_node(anomaly) -> None:
    with (
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


def test_it_switches_and_restores() -> None:
    set_detect_anomaly(True, check_nan=False)
    try:
        assert is_anomaly_enabled() and not is_anomaly_check_nan_enabled()
        with set_detect_anomaly(False):
            assert not is_anomaly_enabled()
        assert is_anomaly_enabled() and not is_anomaly_check_nan_enabled()
    finally:
        set_detect_anomaly(False)
    assert state.observers == () and state.mask != 0


def test_nothing_is_kept_while_off() -> None:
    y = gs.log(leaf(0.0))
    assert "forward_stack" not in y.grad_fn.__dict__ and state.mask != 0 and not _origins
    with set_detect_anomaly(True):
        gs.log(leaf(0.0))
    assert not _origins


def test_a_forward_without_the_mode(anomaly) -> None:
    with set_detect_anomaly(False):
        y = anomalous_forward(leaf(1.0))
    notes, caught = failure(lambda: y.sum().backward())
    assert "No forward pass information available" in caught[0]
    assert "derivatives.yaml" in notes


# -- where ---------------------------------------------------------------------------------------------


def test_the_traceback_ends_at_the_line_of_the_program(anomaly) -> None:
    y = anomalous_forward(leaf(1.0)).sum()
    _, (message,) = failure(y.backward)
    assert message.rstrip().endswith("return (x * 0).sqrt()")
    assert __file__ in message


def test_the_warning_is_given_where_backward_was_called(anomaly) -> None:
    y = anomalous_forward(leaf(1.0)).sum()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warnings.simplefilter("ignore", RuntimeWarning)
        with pytest.raises(RuntimeError):
            y.backward()  # here
    assert linecache.getline(caught[0].filename, caught[0].lineno).strip() == "y.backward()  # here"


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda a, b: (a * 0).sqrt(), "self: grad * other"),
        (lambda a, b: a.detach() * 0 / (b * 0), "other: -grad"),
    ],
)
def test_the_line_of_the_formula(anomaly, make, key: str) -> None:
    y = make(leaf(1.0), leaf(1.0))
    notes, _ = failure(lambda: y.sum().backward())
    line = int(re.search(r"derivatives.yaml:(\d+)", notes)[1])
    assert DERIVATIVES.read_text().splitlines()[line - 1].strip().startswith(key)


def test_parents_of_a_node_made_in_backward(anomaly) -> None:
    x = leaf(0.0)
    (first,) = gs.autograd.grad((x.abs() ** 1.5).sum(), x, create_graph=True)
    _, caught = failure(lambda: first.sum().backward())
    assert any("Previous calculation was induced by PowBackward0" in text for text in caught)


def test_parents_across_the_threads_of_deep_backwards(anomaly) -> None:
    def nested(level: int) -> gs.Tensor:
        class Again(Function):
            @staticmethod
            def forward(ctx, x):
                return x * 1

            @staticmethod
            def backward(ctx, g):
                with gs.enable_grad():
                    (nested(level - 1) if level else GivesNan.apply(leaf(1.0))).backward()
                return g

        return Again.apply(leaf(1.0))

    y = nested(20)
    _, caught = failure(y.backward)
    assert caught[0].startswith("Error detected in GivesNanBackward")
    induced = [text for text in caught if "induced by AgainBackward" in text]
    assert len(induced) >= 21


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_within_a_checkpoint(anomaly, use_reentrant: bool) -> None:
    y = checkpoint(anomalous_forward, leaf(1.0), use_reentrant=use_reentrant).sum()
    notes, caught = failure(y.backward)
    assert "(x * 0).sqrt()" in caught[0]
    assert "SqrtBackward0 (formula at derivatives.yaml:" in notes


# -- what was not finite first -------------------------------------------------------------------------


def test_an_infinity_of_the_forward_pass(anomaly) -> None:
    x = leaf(0.0, 1.0)
    y = gs.log(x)  # makes it
    z = (y - y).sum()
    notes, _ = failure(lambda: (z * y.sum() * 0).backward())
    assert "aten::sub" in notes and "made nan from inf" in notes
    assert "Before, aten::log" in notes or "aten::log made inf from finite arguments" in notes
    assert "y = gs.log(x)  # makes it" in notes


def test_nan_that_the_program_was_given(anomaly) -> None:
    x, w = leaf(1.0, 2.0), gs.tensor([1.0, float("nan")])
    notes, _ = failure(lambda: (x * w).sum().backward())
    assert "aten::mul.Tensor was given nan in float32[2] as 'other'" in notes


def test_what_a_custom_function_makes_is_traced_to_the_call_within(anomaly) -> None:
    class Logs(Function):
        @staticmethod
        def forward(ctx, x):
            return x.log()  # within

        @staticmethod
        def backward(ctx, g):
            return g * float("nan")

    notes, _ = failure(lambda: (Logs.apply(leaf(0.0)) * 2).sum().backward())
    assert "aten::log made inf" in notes and "# within" in notes


def test_what_is_mended_in_place_is_forgotten(anomaly) -> None:
    x = leaf(0.0)
    y = x.detach().log()
    y.zero_()
    notes, _ = failure(lambda: GivesNan.apply(x * y).sum().backward())
    assert "in the forward pass every result was finite" in notes


def test_what_is_not_recorded_is_mentioned_while_it_is_alive(anomaly) -> None:
    with gs.no_grad():
        unused = gs.zeros(1).log()  # elsewhere
    notes, _ = failure(lambda: GivesNan.apply(leaf(1.0)).sum().backward())
    assert "elsewhere aten::log made inf from finite arguments" in notes
    assert unused.isinf().all()


def test_the_call_within_a_backward(anomaly) -> None:
    notes, _ = failure(lambda: GivesNan.apply(leaf(1.0)).sum().backward())
    assert "in it aten::mul.Tensor was given nan as 'other'" in notes
    assert 'return g * float("nan")' in notes
    notes, _ = failure(lambda: (leaf(0.0) * 0).sqrt().mul(0).sum().backward())
    assert "in it aten::div.Tensor made nan from finite arguments." in notes


def test_wrappers_without_elements(anomaly) -> None:
    class Wrapper(gs.Tensor):
        @staticmethod
        def __new__(cls, inner):
            made = gs.Tensor._make_wrapper_subclass(
                cls, inner.shape, dtype=inner.dtype, requires_grad=inner.requires_grad
            )
            made.inner = inner
            return made

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            def inner(value):
                return value.inner if isinstance(value, Wrapper) else value

            out = func(*map(inner, args), **{name: inner(v) for name, v in (kwargs or {}).items()})
            return Wrapper(out) if out.numel() > 1 else out

    x = Wrapper(leaf(0.0, 1.0))
    y = x.log()  # within
    notes, caught = failure(lambda: (y - y).backward(Wrapper(gs.ones(2))))
    assert "LogBackward0 (formula at derivatives.yaml:" in notes
    assert "aten::sub.Tensor made nan" in notes and "# within" in notes
    assert "y = x.log()  # within" in caught[0]


def test_the_first_infinity_among_gradients(anomaly) -> None:
    x = leaf(0.0)
    y = x.sqrt()  # its gradient is infinite
    z = (x * 0 * y).sum() + y.sum()
    w = (x * 1).sqrt() * 1
    notes, _ = failure(lambda: (w * w).sum().backward())
    assert "the gradients that it was given were finite" in notes
    del z
    u = leaf(0.0)
    v = (u * 1).relu()
    notes, _ = failure(lambda: (v * 0 * 1).sqrt().sum().backward())
    assert "it was given inf, the first of which came from SqrtBackward0 (formula at" in notes


def test_nan_that_backward_was_started_with(anomaly) -> None:
    y = leaf(1.0) * 2
    notes, _ = failure(lambda: y.backward(gs.tensor([float("nan")])))
    assert "it was given nan already" in notes


def test_complex_and_integer_results(anomaly) -> None:
    z = gs.tensor([0j], requires_grad=True)
    notes, _ = failure(lambda: (z.abs() / z.abs()).sum().backward())
    assert "aten::div.Tensor made nan from finite arguments" in notes
    gs.arange(3) // 2
    gs.ones(2, device="meta").log()


# -- changed tensors -----------------------------------------------------------------------------------


def test_a_changed_tensor_is_reported_with_both_lines(anomaly) -> None:
    h = leaf(1.0) * 1
    y = h * h  # saves it
    h.add_(1)  # changes it
    with pytest.raises(RuntimeError) as error, pytest.warns(UserWarning):
        y.sum().backward()
    text = "\n".join([str(error.value), *error.value.__notes__])
    assert "the backtrace further above shows the operation" in text
    assert "y = h * h  # saves it" in text
    assert "last changed by aten::add_.Tensor" in text and "# changes it" in text


def test_other_threads_check_too(anomaly) -> None:
    y = anomalous_forward(leaf(1.0)).sum()
    raised = []

    def work() -> None:
        try:
            y.backward()
        except RuntimeError as error:
            raised.append(str(error))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert "returned nan values" in raised[0]


def test_every_node_knows_the_lines_of_its_formulas() -> None:
    from gradsmith.generated import autograd_nodes

    lines = DERIVATIVES.read_text().splitlines()
    kinds = [
        kind
        for family in autograd_nodes.__getattr__.families
        for kind in vars(getattr(autograd_nodes, family)).values()
        if isinstance(kind, type) and getattr(kind, "yaml_entry", "")
    ]
    assert len(kinds) > 300
    for kind in kinds:
        entry = int(formula_place(kind).rpartition(":")[2])
        assert f"name: {kind.yaml_entry}(" in lines[entry - 1]
        assert kind.yaml_formulas
        for index in range(len(kind.yaml_formulas)):
            line = int(formula_place(kind, index).rpartition(":")[2])
            # The formula of an argument, or of several; or on the entry's own line.
            assert line == entry or re.match(r"\s+\"?[\w, ]+\"?\s*:", lines[line - 1]), (kind, line)
            assert not any(text.startswith("- ") for text in lines[entry:line])
