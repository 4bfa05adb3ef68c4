"""What a backward that cannot be run says: node, name, index, versions."""

import warnings

import pytest

import gradsmith as gs
from gradsmith.autograd import Function, grad


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_a_changed_input_is_named_with_its_saver() -> None:
    h = leaf(1.0, 2.0) * 1
    y = h * leaf(3.0, 4.0)
    h.add_(1)
    with pytest.raises(RuntimeError) as caught:
        y.sum().backward()
    text = str(caught.value)
    assert "[gradsmith.FloatTensor [2]], which is output 0 of Add" in text
    assert "is at version 1; expected version 0 instead" in text
    assert caught.value.__notes__ == ["saved as 'self' by MulBackward0"]


def test_a_changed_result_is_named_with_its_saver() -> None:
    y = leaf(1.0).exp()
    y.mul_(2)
    with pytest.raises(RuntimeError, match="saved as 'result' by ExpBackward0"):
        y.sum().backward()


def test_a_changed_tensor_of_a_function_is_named() -> None:
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, g):
            return g * 2 * ctx.saved_tensors[0]

    h = leaf(1.0) * 1
    y = Square.apply(h)
    h.zero_()
    with pytest.raises(
        RuntimeError, match=r"(?s)expected version 0 .* as 'saved' by SquareBackward"
    ):
        y.sum().backward()


def test_anomaly_mode_names_the_line_that_saved_a_changed_tensor() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with gs.autograd.detect_anomaly():
            h = leaf(1.0) * 1
            y = h * h  # the line
            h.add_(1)
            with pytest.raises(RuntimeError, match=r"test_errors.py:\d+: y = h \* h  # the line"):
                y.sum().backward()


def test_a_second_backward_names_the_node() -> None:
    y = leaf(1.0).exp().sum()
    y.backward()
    with pytest.raises(RuntimeError, match=r"a second time [^\n]*\nthe node is ExpBackward0"):
        y.backward()


def test_roots_without_history_and_without_gradient_are_named() -> None:
    with pytest.raises(RuntimeError, match="element 1 of tensors does not require grad"):
        gs.autograd.backward([leaf(1.0).sum(), gs.ones(())])
    with pytest.raises(RuntimeError, match=r"output 1 has shape \[2\]"):
        gs.autograd.backward([leaf(1.0).sum(), leaf(1.0, 2.0) * 1])


def test_unused_inputs_are_named() -> None:
    x = leaf(1.0)
    with pytest.raises(RuntimeError, match="Tensor at index 1 appears to not have been used"):
        grad(x.sum(), [x, leaf(1.0)])


def test_a_gradient_of_the_wrong_shape_names_node_and_index() -> None:
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x, y):
            return x * y

        @staticmethod
        def backward(ctx, g):
            return g, gs.ones(3)

    with pytest.raises(RuntimeError, match=r"WrongBackward .* at index 1 - got \[3\] but .* \[2\]"):
        Wrong.apply(leaf(1.0, 2.0), leaf(1.0, 2.0)).sum().backward()


def test_the_first_gradient_must_fit() -> None:
    y = leaf(1.0, 2.0) * 2
    with pytest.raises(RuntimeError, match=r"grad_output\[0\] has a shape of .*\[3\]"):
        y.backward(gs.ones(3))
    with pytest.raises(RuntimeError, match="got 2 tensors and 1 gradients"):
        gs.autograd.backward([y.sum(), y.sum()], [gs.ones(())])
    with pytest.raises(TypeError, match="gradients can be either Tensors or None, but got float"):
        gs.autograd.backward([y.sum()], [1.0])
