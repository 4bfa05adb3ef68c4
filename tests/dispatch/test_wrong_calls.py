"""Hundreds of wrong calls as programs make them: few frames of ours in tracebacks, and PyTorch's class of error."""

from __future__ import annotations

import traceback
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
import gradsmith.distributions
import gradsmith.func
import gradsmith.utils.data
from gradsmith.core.origin import is_ours
from tests.dispatch.wrong_calls import CALLS

AT_MOST = 3
"""Frames of this package in a traceback."""

OTHERWISE = {
    "index: takealong": "PyTorch reads beyond the row",
    "everyday: sparse": "PyTorch looks at the indices when the tensor is used",
    "everyday: nested": "there are no nested tensors",
    "state: save lambda": "Python's versions differ in what a pickler says",
    "training: clipvalue": "as below",
    "layer: clip": "an argument of the wrong class is a TypeError",
    "loss: mse str": "as above",
    "loss: mse none": "as above",
    "loss: mse number": "as above",
    "data: tensordataset list": "as above",
    "func: hessian": "as above",
    "extending: packed": "as above",
    "training: scheduler load": "an int has no items to iterate over",
    "model: rnn state type": "PyTorch takes the tensor for a pair before it looks at its dimensions",
    "model: attention kdim": "PyTorch holds the weights to the key's width, before the product does",
    "tensor: unfold": "PyTorch looks at the size of a dimension before it looks at how many there are",
}
"""Calls for which PyTorch raises an error of another class, or none, and why."""

BESIDE = {
    "optimizer: closure": "step(): argument 'closure' must be a function, not int",
    "layer: conv2d groups": "in_channels is 3, groups is 2",
    "layer: embedding index": "index 3, the table has 3 rows",
    "layer: embedding negative": "index -1, the table has 3 rows",
    "layer: embedding padding": "padding_idx is 5, num_embeddings is 3",
    "layer: attention heads": "embed_dim is 5, num_heads is 2",
    "layer: transformer": "src has 1 in dimension 1, tgt 2",
    "layer: transformer width": "src has 6, tgt 4, d_model is 4",
    "layer: padzero": "dimension 3 has size 4, its padding is [-5, -5]",
    "loss: mse reduction": "reduction is one of none, mean, elementwise_mean, sum",
    "loss: bce range": "binary_cross_entropy got 1.5 to 1.5",
    "loss: smooth": "beta is -1.0",
    "loss: huber": "delta is 0.0",
    "loss: margin p": "p is 3",
    "loss: gaussian": "var has shape [2, 4], input [2, 3]",
    "einsum: operands": "'ij,jk->ik' takes 2, given are 1",
    "index: floattensor": "one at dimension 0 has dtype float32",
    "index: scatter dtype": "self.dtype is float32, src.dtype is float64",
    "index: indexselect float": "its dtype is float32",
    "index: indexselect dims": "index has shape [1, 1]",
    "index: maskedscatter": "source has 2, mask 3",
    "index: onehot": "the largest is 5, num_classes is 3",
    "index: onehot float": "its dtype is float32",
    "index: topk": "k is 5, dimension 0 of shape [3] has too few",
    "index: tofloat": "the tensor has shape [3]",
    "shape: view strides": "view to [6] of shape [3, 2] with strides [1, 3]",
    "shape: view minus": "view to [-1, -1] of shape [2, 3] with strides [3, 1]",
    "shape: permute twice": "dims are [0, 0]",
    "shape: repeat": "repeats are [2], the tensor has shape [2, 3]",
    "shape: flatten": "start_dim is 1, end_dim is 0, of 2 dimensions",
    "shape: arange": "from 0 to 5 with step -1",
    "shape: arange zero": "from 0 to 5 with step 0",
    "shape: linspace": "steps is -3",
    "math: pow": "pow got dtype int64 and exponent -1",
    "math: floordiv": "a divisor of dtype int64 is zero",
    "math: imag": "the tensor has dtype gradsmith.float32",
    "optimizer: nongrad": "parameter 0 of shape [2] is the result of an operator",
    "optimizer: twice": "of the 1 parameters of the group 1 are in another",
    "optimizer: load groups": "it has 0, the optimizer 1",
    "data: timeout": "timeout is -1",
    "data: lengths": "their sizes are [2, 1]",
    "data: tensordataset": "their first dimensions are [2, 3]",
    "data: split": "lengths are [1, 1], the dataset has 3",
    "data: stackdataset": "their lengths are [1, 2]",
    "autograd: inputs": "it has shape [2] and dtype gradsmith.float32",
    "autograd: hessian": "it has shape [2]",
    "func: stack kinds": "they are of Linear, ReLU",
    "everyday: trapz": "x has shape [4], y [3]",
    "everyday: vander": "vander got shape [2, 2]",
}
"""Values that a note says where the message, which is PyTorch's, does not."""


def raised(call: Callable[[Any], Any], library: Any) -> BaseException | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            call(library)
        except Exception as error:
            return error
    return None


@pytest.mark.parametrize("name", CALLS)
def test_few_frames_and_no_other_error(name: str) -> None:
    for _ in range(2):  # the second time tables are warm
        error = raised(CALLS[name], gs)
        assert error is not None
        frames = traceback.extract_tb(error.__traceback__)
        ours = [f"{f.filename}:{f.lineno} {f.name}" for f in frames if is_ours(f.filename)]
        assert len(ours) <= AT_MOST, "\n".join(ours)
        assert error.__cause__ is None
        assert error.__context__ is None or error.__suppress_context__


@pytest.mark.parametrize("name", CALLS)
def test_the_class_of_the_error_is_pytorchs(name: str) -> None:
    pytest.importorskip("torch", reason="compares with PyTorch")
    import torch.nn.utils.prune

    ours, theirs = raised(CALLS[name], gs), raised(CALLS[name], torch)
    same = type(theirs).__name__ in [kind.__name__ for kind in type(ours).__mro__]
    assert same is (name not in OTHERWISE), f"{ours!r}\n{theirs!r}"


@pytest.mark.parametrize("name", BESIDE)
def test_notes_say_the_values_that_the_message_leaves_out(name: str) -> None:
    error = raised(CALLS[name], gs)
    assert error is not None and error.__notes__ == [BESIDE[name]]


@pytest.mark.parametrize(
    "name, words",
    [
        (
            "autograd: outputs",
            "expected a Tensor, a GradientEdge or a sequence of these, but got float",
        ),
        (
            "autograd: gradnumber",
            "gradients must be a Tensor, None or a sequence of these, not float",
        ),
        ("distribution: sample", "argument 'sample_shape' must be a tuple of ints, not float"),
        ("einsum: order", "an operand is followed by its list of subscripts"),
        (
            "optimizer: multistep",
            "argument 'milestones' (position 2) must be Iterable[int], not int",
        ),
        ("data: dataset iter", "a dataset that is sampled needs one"),
        ("func: hessian", "Expected all inputs to be Tensors, got <class 'int'>"),
        ("func: vjp count", "argument 'retain_graph' must be bool, not Tensor"),
        (
            "model: backward hook type",
            "Backward hook returned int, but expected None or a tuple of 1",
        ),
        ("training: clipvalue", "argument 'clip_value' (position 2) must be float, not str"),
        ("training: statebad", "Adam.step(): 'exp_avg' has shape [5], its parameter [2, 2]"),
    ],
)
def test_messages_name_the_argument_and_what_it_was(name: str, words: str) -> None:
    assert words in str(raised(CALLS[name], gs))
