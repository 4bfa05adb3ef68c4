"""``repr`` of tensors, to the letter but for the library's name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import own_words, same_text  # noqa: E402

TENSORS = """
T(1.0); T(1.5); T(3); T(True); T(1e10); T(-0.0); T(float("inf")); T(float("nan")); T(1 + 2j)
T(-1.5 - 2j); T(0j); T([]); T([[]]); T([[], []]); T([], dtype=lib.int64); T([[]], dtype=lib.bool)
T([[]], dtype=lib.float64); T([1.0, 2, 3]); T([1.5, -2.25, 1000.123]); T([1e-5, 1.0]); T([1e9, 1.0])
T([0.0, 0.0]); T([1e-10]); T([100000.0, 1.5]); T([1.0, float("inf")])
T([1.5, float("nan"), -float("inf")]); T([float("nan")] * 3); T([1e8, 2e8]); T([1e9])
T([1, 2, 300]); T([-1, 20]); T([True, False]); T([[1, 2], [3, 4]]); T([[1.0, 2.5], [3.0, 4.0]])
T([[[1.0]], [[2.0]]]); T([1.5], dtype=lib.float64); T([1], dtype=lib.int8); T([1], dtype=lib.uint8)
T([1.5], dtype=lib.float16); T([1, 2], dtype=lib.int32); T([1j, 2 - 3.5j]); T([1e-9 + 1j, 1e5j])
T([[1j, 2], [3, 4]], dtype=lib.complex128); T([1 + float("nan") * 1j])
T([1.0, 2.0, 3.0], requires_grad=True); T([[1.5]], dtype=lib.float64, requires_grad=True)
T(1.0, requires_grad=True); T([1.0], requires_grad=True).to("meta"); T([0.1] * 30); T([1] * 50); T([12345678] * 20)
T([0.123456789, 123.456]); T([[0.1] * 30] * 3); T([[1.0] * 4] * 4); T([1j] * 20)
T([1e-3, 1.0, 10.0]); T([999.0, 1.0]); T([1001.0, 1.0]); T([1.00005, 2.0]); T([16777216.0, 1.0])
T([65504.0, 1.0], dtype=lib.float16); T([6e-8, 1], dtype=lib.float16); T([1.0, 0.0, 2000.0])
T([[1.0, -1.0], [0.5, 1e-7]]); T([1e300, 1e-300], dtype=lib.float64); T([1e38, 1e-38])
T([True, False, True], dtype=lib.uint8); T([[0.0, 1e-4]]); T([9.99995]); T([99999.5])
T([0.00001234]); lib.from_numpy(np.arange(1001)); lib.from_numpy(np.arange(2000.0))
lib.from_numpy(np.arange(1000)); lib.from_numpy(np.arange(10000.0).reshape(100, 100))
lib.from_numpy(np.arange(2 * 30 * 40).reshape(2, 30, 40))
lib.from_numpy(np.linspace(0, 1, 3000, dtype=np.float32).reshape(3, 1000))
lib.from_numpy(np.zeros((7, 7, 7, 7))); lib.from_numpy(np.arange(1200) * 1j)
lib.from_numpy(np.arange(64.0).reshape(2, 2, 2, 2, 2, 2)); lib.from_numpy(np.zeros((2000, 0)))
lib.from_numpy(np.ones((2000, 1)) * 1e-5); lib.from_numpy(np.arange(1500) % 2 == 0)
T([1.5], device="meta"); T([[1, 2]], device="meta"); T(1.0, device="meta", requires_grad=True)
T([1.5, 2.5], dtype=lib.bfloat16); T([1e-3, 70000.0], dtype=lib.bfloat16)
T([1, 2], dtype=lib.uint16); T([1, 2], dtype=lib.uint64); T([1, 2], dtype=lib.uint32)
""".replace("\n", ";").split(";")
TENSORS = [entry.strip() for entry in TENSORS if entry.strip()]


def _text(lib: Any, expression: str) -> str:
    return repr(eval(expression, {"lib": lib, "T": lib.tensor, "np": np}))


@pytest.mark.parametrize("tensor", TENSORS)
def test_default_options(tensor: str) -> None:
    same_text(lambda lib: _text(lib, tensor))


OPTIONS: list[dict[str, Any]] = [
    {"precision": 2},
    {"precision": 8, "linewidth": 60},
    {"threshold": 5},
    {"threshold": 5, "edgeitems": 1},
    {"edgeitems": 0, "threshold": 3},
    {"sci_mode": True},
    {"sci_mode": False},
    {"profile": "short"},
    {"profile": "full"},
    {"linewidth": 30},
    {"linewidth": 3},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options(options: dict[str, Any]) -> None:
    for lib in (gs, torch):
        lib.set_printoptions(**options)
    try:
        for tensor in TENSORS:
            if options.get("profile") != "full" or "np.arange" not in tensor:
                same_text(lambda lib, tensor=tensor: _text(lib, tensor))  # type: ignore[misc]
    finally:
        for lib in (gs, torch):
            lib.set_printoptions(profile="default")


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "complex64"])
def test_random_tensors(dtype: str) -> None:
    chance = np.random.default_rng(0)
    for _ in range(60):
        shape = tuple(chance.integers(0, 4, chance.integers(0, 4)))
        values = chance.normal(size=shape) * 10.0 ** chance.integers(-6, 6, shape)
        values = np.where(chance.random(shape) < 0.2, np.round(values), values)
        if chance.random() < 0.3:
            values = np.round(values)
        if chance.random() < 0.2:
            values = np.where(
                chance.random(shape) < 0.2, chance.choice([np.inf, np.nan, -np.inf]), values
            )
        if dtype == "complex64":
            values = values + 1j * chance.normal(size=shape)
        with np.errstate(over="ignore"):
            array = np.asarray(values).astype(dtype)
        assert repr(gs.from_numpy(array)) == own_words(repr(torch.from_numpy(array)))


def test_default_dtype_needs_no_suffix() -> None:
    for lib in (gs, torch):
        lib.set_default_dtype(lib.float64)
    try:
        for tensor in ("T([1.5])", "T([1.5], dtype=lib.float32)", "T([1j])", "T([])"):
            same_text(lambda lib, tensor=tensor: _text(lib, tensor))  # type: ignore[misc]
    finally:
        for lib in (gs, torch):
            lib.set_default_dtype(lib.float32)


@pytest.mark.parametrize(
    "expression",
    [
        "x + x",
        "(x * x).sum()",
        "x.exp()[0]",
        "x.view(1, 2)",
        "x.detach()",
        "x.double() * 2",
        "lib.nn.Parameter(T([1.5]))",
        "lib.nn.Parameter(T([1.5]), requires_grad=False)",
        "x.unbind(0)[1]",
    ],
)
def test_history(expression: str) -> None:
    def text(lib: Any) -> str:
        x = lib.tensor([1.5, 2.5], requires_grad=True)
        return repr(eval(expression, {"lib": lib, "T": lib.tensor, "x": x}))

    same_text(text)


@pytest.mark.parametrize("shape", [(), (2,), (1, 1)])
def test_dual(shape: tuple[int, ...]) -> None:
    def text(lib: Any) -> str:
        forward = lib.autograd.forward_ad
        with forward.dual_level():
            return repr(forward.make_dual(lib.ones(shape), lib.full(shape, 2.5)))

    same_text(text)


def test_subclass() -> None:
    class Marked(gs.Tensor):
        pass

    assert repr(gs.tensor([1.0]).as_subclass(Marked)) == "Marked([1.])"


@pytest.mark.parametrize("spec", ["", ".3f", "8.2f", ">10"])
def test_format(spec: str) -> None:
    same_text(lambda lib: format(lib.tensor(1.5), spec))


def test_printoptions_for_a_block() -> None:
    with gs.printoptions(precision=1):
        assert repr(gs.tensor([1.25])) == "tensor([1.2])"
    assert gs.get_printoptions() == torch._tensor_str.get_printoptions()


RECORDED = """
F.linear(x, w, b); F.linear(x, w); F.linear(x3, w, b); F.linear(x3, w); F.linear(v, w, b); F.linear(v, w)
x @ w.T; x @ v; v @ v; x3 @ w.T; lib.matmul(x3, x3.mT); F.cross_entropy(x, t); F.cross_entropy(x, t, reduction="none")
3 / x; x / 3; x / x; 3 - x; x - 3; x % 2; x % x; lib.fmod(x, 2); lib.square(x); lib.outer(v, v); x.copysign(1); 1 / v
F.scaled_dot_product_attention(x3[None], x3[None], x3[None]); lib.nn.Linear(3, 1)(x); w.detach() @ x.T
F.binary_cross_entropy_with_logits(x, x.detach()); F.prelu(x, lib.tensor([0.5])); F.multi_margin_loss(x, t)
F.grid_sample(x3[None], lib.zeros(1, 2, 2, 2), align_corners=True); lib.renorm(x, 2, 0, 0.5)
lib.nn.utils.parametrizations.weight_norm(lib.nn.Linear(3, 4)).weight; lib.nn.BCEWithLogitsLoss(reduction="none")(x, x.detach())
""".replace("\n", ";").split(";")
RECORDED = [entry.strip() for entry in RECORDED if entry.strip()]


@pytest.mark.parametrize("expression", RECORDED)
def test_nodes_are_called_as_in_pytorch(expression: str) -> None:
    shown = []
    for lib in (gs, torch):
        values: dict[str, Any] = {"lib": lib, "F": lib.nn.functional, "t": lib.tensor([0, 1])}
        for name, shape in {
            "x": (2, 3),
            "w": (4, 3),
            "b": (4,),
            "x3": (2, 5, 3),
            "v": (3,),
        }.items():
            values[name] = lib.ones(*shape, requires_grad=True)
        node = eval(expression, values).grad_fn
        printed = repr(eval(expression, values)).rpartition("grad_fn=")[2]
        shown.append((node.name(), repr(node).partition(" ")[0], printed))
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    "expression",
    """type(T(1.0)); lib.Size; type(lib.float32); lib.device; lib.finfo; lib.iinfo; lib.layout; lib.memory_format
    type(T([1]).shape); type(lib.compile(lib.nn.ReLU(), backend="eager")).__name__""".replace(
        "\n", ";"
    ).split(
        ";"
    ),
)
def test_classes_are_called_as_in_pytorch(expression: str) -> None:
    shown = [_text(lib, expression.strip()) for lib in (gs, torch)]
    assert own_words(shown[1]) == shown[0]


def test_suffixes_as_libraries_add_them() -> None:
    for breaks in (False, True):
        parts = ("EdgeIndex([[0, 1]]", ["nnz=2", "size=" + "1" * 60, "sort_order=row"], 10)
        ours, theirs = (
            import_module(f"{m.__name__}._tensor_str")._add_suffixes(*parts, force_newline=breaks)
            for m in (gs, torch)
        )
        assert ours == theirs
