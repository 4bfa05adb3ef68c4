"""``gradsmith.ops``: looking operators up, asking them, and calls that they refuse."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.core.keys import DispatchKey
from gradsmith.core.keysets import DispatchKeySet
from gradsmith.library import Library, _scoped_library

ops: Any = gs.ops
aten = ops.aten


@pytest.fixture
def lib() -> Iterator[Library]:
    with _scoped_library("t", "DEF") as library:
        library.define("op(Tensor x, int n=2, *, float scale) -> Tensor")
        library.define("op.many(Tensor[] xs, int[2] sizes, Tensor? y=None) -> Tensor")
        library.define("one(Tensor self, str mode) -> Tensor")
        yield library


# -- looking up --------------------------------------------------------------------------------------


def test_packets_are_bound_when_they_are_asked_for(lib: Library) -> None:
    namespace = ops.t
    packet = namespace.op
    assert namespace.op is packet and "op" in vars(namespace)
    lib.define("op.late(Tensor x) -> Tensor")
    assert packet.late.name() == "t::op.late"
    assert packet.overloads() == list(packet) == ["default", "many", "late"]
    assert [o.name() for o in packet.op_overloads()] == ["t::op", "t::op.many", "t::op.late"]
    lib._destroy()
    assert "op" not in vars(namespace)
    assert packet.overloads() == []


@pytest.mark.parametrize(
    "path, says",
    [
        ("t.opp", "object has no attribute 'opp'; did you mean 'op'?"),
        ("t.op.mny", "has no overload name 'mny'; did you mean 'many'? It has default, many"),
        ("t.op.zzz", "has no overload name 'zzz'; it has default, many"),
        ("atn.sin", "nothing is defined in 'atn'; did you mean 'aten::sin'?"),
        ("tt.zzz", "nothing is defined in 'tt'"),
        ("t.op.__wrapped__", "can't have an overload name beginning with '__'"),
    ],
)
def test_what_is_not_there_suggests_what_is(lib: Library, path: str, says: str) -> None:
    found: Any = ops
    with pytest.raises(AttributeError) as caught:
        for name in path.split("."):
            found = getattr(found, name)
    assert says in str(caught.value)


def test_dir_and_iteration_list_what_there_is(lib: Library) -> None:
    assert dir(ops.t) == list(ops.t) == ["one", "op"]
    assert {"aten", "t"} <= set(ops) <= set(dir(ops))
    assert {"default", "many", "overloads"} <= set(dir(ops.t.op))
    assert not hasattr(ops, "__path__") and not hasattr(ops.t, "__path__")


def test_operators_are_one_of_a_kind(lib: Library) -> None:
    for thing in (ops.t.op, ops.t.op.many, aten.add.Tensor):
        assert copy.copy(thing) is copy.deepcopy(thing) is thing
        assert pickle.loads(pickle.dumps(thing)) is thing


def test_files_of_registrations_are_loaded_once(tmp_path: Path) -> None:
    file = tmp_path / "registers.py"
    file.write_text(
        "import gradsmith as gs\n"
        "gs.library.define('loaded::op', '(Tensor x) -> Tensor')\n"
        "gs.library.impl('loaded::op', 'cpu', lambda x: x + 1)\n"
    )
    ops.load_library(file)
    ops.load_library(str(file))  # or the second definition would be refused
    assert ops.loaded.op(gs.zeros(1)).tolist() == [1.0]
    assert str(file.resolve()) in ops.loaded_libraries
    for path, says in ((tmp_path / "no.py", "no such file"), (tmp_path, "no such file")):
        with pytest.raises(OSError, match=says):
            ops.load_library(path)
    machine = tmp_path / "lib.so"
    machine.write_bytes(b"")
    with pytest.raises(OSError, match=r"expected a \.py file"):
        ops.load_library(machine)
    from gradsmith.registration.functions import _kept

    for library in [library for library in _kept if library.ns == "loaded"]:
        library._destroy()


# -- asking --------------------------------------------------------------------------------------------


def test_kernels_at_keys(lib: Library) -> None:
    lib.impl("op", lambda x, n=2, *, scale: x, "CPU")
    lib.impl("op", lambda x, n=2, *, scale: x, "Autograd")
    op = ops.t.op.default
    assert op.has_kernel_for_dispatch_key("CPU")
    assert op.has_kernel_for_dispatch_key(DispatchKey["Autograd"])
    assert not op.has_kernel_for_dispatch_key("AutogradCPU")
    assert op.has_kernel_for_any_dispatch_key(DispatchKeySet(["CPU", "Meta"]))
    assert not op.has_kernel_for_any_dispatch_key(DispatchKeySet("Meta"))
    with pytest.raises(
        RuntimeError, match="could not parse dispatch key: CPUU; did you mean 'CPU'"
    ):
        op.has_kernel_for_dispatch_key("CPUU")


def test_decompose_calls_the_composition(lib: Library) -> None:
    lib.define("comp(Tensor x, int n=2) -> Tensor")
    comp = ops.t.comp.default
    x = gs.ones(1)
    assert comp.decompose(x) is NotImplemented
    lib.impl("comp", lambda x, n=2: x * n)
    lib.impl("comp", lambda x, n=2: x * 100, "CPU")
    assert comp(x).tolist() == [100.0]
    assert comp.decompose(x, 3).tolist() == [3.0]
    comp.py_impl(DispatchKey["CompositeImplicitAutograd"])(lambda x, n=2: x * -n)
    assert comp.decompose(x).tolist() == [-2.0]
    with pytest.raises(AssertionError, match="other than Python"):
        comp.py_impl(DispatchKey["Python"])(len)


def test_a_schema_has_pytorchs_attributes() -> None:
    schema = aten.add.out._schema
    assert (schema.name, schema.overload_name, schema.is_mutable) == ("aten::add", "out", True)
    assert str(schema) == str(aten.add.out.schema)
    out = schema.arguments[-1]
    assert (out.name, str(out.type), out.kwarg_only, out.is_out) == ("out", "Tensor", True, True)
    assert out.alias_info == schema.returns[0].alias_info
    assert out.alias_info.is_write and out.alias_info.before_set == {"a"}
    alpha = schema.arguments[2]
    assert alpha.has_default_value() and alpha.default_value == 1
    assert schema == aten.add.out._schema and schema != aten.add.Tensor._schema
    assert hash(schema) == hash(aten.add.out._schema)


# -- calls that do not fit --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call, message",
    [
        (
            lambda x: ops.t.one.default(x, 3),
            "t::one() Expected a value of type 'str' for argument 'mode' but instead found type 'int'.\n"
            "Position: 1\nValue: 3\n"
            "Declaration: t::one(Tensor self, str mode) -> Tensor\n"
            "                                 ~~~~~~~~",
        ),
        (
            lambda x: ops.t.one(x),
            "t::one() is missing value for argument 'mode'. Declaration: t::one(Tensor self, str mode) -> Tensor\n"
            "                                                                                ~~~~~~~~",
        ),
        (
            lambda x: ops.t.one(input=x, mode="a"),
            "t::one() is missing value for argument 'self'. Declaration: t::one(Tensor self, str mode) -> Tensor\n"
            "                                                                   ~~~~~~~~~~~",
        ),
        (
            lambda x: ops.t.one(x, "a", self=x),
            "t::one() got multiple values for argument 'self'.\n"
            "Declaration: t::one(Tensor self, str mode) -> Tensor\n"
            "                    ~~~~~~~~~~~",
        ),
        (
            lambda x: ops.t.one(x, mode="a", mod="b"),
            "t::one() got an unknown keyword argument 'mod'; did you mean 'mode'? Declaration: "
            "t::one(Tensor self, str mode) -> Tensor",
        ),
        (
            lambda x: ops.t.op.default(x, 1, 2.0),
            "t::op() takes 2 positional argument(s) but 3 was/were given. Declaration: "
            "t::op(Tensor x, int n=2, *, float scale) -> Tensor",
        ),
        (
            lambda x: ops.t.op.many([x, 3], [1, 2]),
            "t::op() Expected a value of type 'List[Tensor]' for argument 'xs' but instead found type 'list', "
            "whose element 1 is of type 'int'.\n",
        ),
        (
            lambda x: ops.t.op.many([x], "ab"),
            "t::op() Expected a value of type 'List[int]' for argument 'sizes' but instead found type 'str'.\n",
        ),
        (
            lambda x: ops.t.op.many([x], 3, 4),
            "t::op() Expected a value of type 'Optional[Tensor]' for argument 'y' but instead found type 'int'.\n",
        ),
    ],
)
def test_the_argument_that_is_wrong_is_underlined(lib: Library, call: Any, message: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        call(gs.ones(1))
    assert str(caught.value).startswith(message)


def test_a_packet_says_what_each_overload_wants(lib: Library) -> None:
    with pytest.raises(RuntimeError, match="failed to match any schema") as caught:
        ops.t.op("x")
    text = str(caught.value)
    assert "Declaration: t::op(Tensor x, int n=2, *, float scale) -> Tensor\n" in text
    assert "Declaration: t::op.many(Tensor[] xs, int[2] sizes, Tensor? y=None) -> Tensor\n" in text


def test_arguments_are_named_as_in_the_schema() -> None:
    """Names that functions take besides, for programs written for NumPy, are not the operators'."""
    x = gs.ones(2, 2)
    assert gs.sum(x, axis=0).tolist() == [2.0, 2.0]
    with pytest.raises(RuntimeError, match="failed to match any schema"):
        aten.sum(x, axis=0)
    assert aten.sum.dim_IntList(x, [0]).tolist() == [2.0, 2.0]
    with pytest.raises(RuntimeError, match=r"expected at most|takes 2 positional"):
        aten.reshape.default(x, 4, 1)


def test_outputs_may_have_any_name(lib: Library) -> None:
    lib.define("into(Tensor x, *, Tensor(a!) target) -> Tensor(a!)")
    lib.impl("into", lambda x, *, target: target.copy_(x), "CPU")
    target = gs.zeros(2)
    assert ops.t.into(gs.ones(2), target=target) is target
    assert target.tolist() == [1.0, 1.0]


def test_calls_without_tensors_are_kept_apart_from_calls_that_are_watched(lib: Library) -> None:
    from gradsmith.testing import LoggingMode

    lib.define("maybe(Tensor? x=None, int n=1) -> Tensor")
    one = gs.ones(1)
    lib.impl("maybe", lambda x=None, n=1: one * n, "CompositeExplicitAutograd")
    lib.impl("maybe", lambda x=None, n=1: one * -n, "CPU")
    maybe = ops.t.maybe.default
    for _ in range(2):
        assert maybe().tolist() == [1.0] and maybe(None, 2).tolist() == [2.0]
        assert maybe(one).tolist() == [-1.0]
    with LoggingMode(None) as mode:
        assert maybe(one, 3) is not None
    assert any("maybe" in row for row in mode.lines)
    assert 0 not in maybe.table


def test_a_redispatch_goes_where_it_is_told(lib: Library) -> None:
    lib.define("where(Tensor x) -> Tensor")
    lib.impl("where", lambda x: x + 1, "CPU")
    lib.impl("where", lambda x: x + 2, "AutogradCPU")
    where = ops.t.where.default
    x = gs.zeros(1)
    assert where(x).tolist() == [2.0]
    assert where.redispatch(DispatchKeySet("CPU"), x).tolist() == [1.0]
    assert where.redispatch(DispatchKeySet(["CPU", "AutogradCPU"]), x).tolist() == [2.0]
    with gs._C._AutoDispatchBelowAutograd():
        assert where(x).tolist() == [1.0]
        assert where.redispatch(DispatchKeySet(["CPU", "AutogradCPU"]), x).tolist() == [2.0]
    with pytest.raises(RuntimeError, match="missing value for argument 'x'"):
        where.redispatch(DispatchKeySet("CPU"))


def test_overloads_that_take_a_tensor_come_before_those_that_read_it() -> None:
    x, index, mask = gs.ones(3, 2, requires_grad=True), gs.tensor([0]), gs.tensor([True, False])
    number = gs.tensor(3.0)
    assert x.index_fill(0, index, number).grad_fn.name() == "IndexFillBackward1"
    assert x.index_fill(0, index, 3.0).grad_fn.name() == "IndexFillBackward0"
    assert x.masked_fill(mask, number).grad_fn.name() == "MaskedFillBackward1"
    assert x.masked_fill(mask, value=3.0).grad_fn.name() == "MaskedFillBackward0"
    # Nothing is read, so that tensors without elements will do.
    made = gs.ones(3, 2, device="meta").index_fill(0, index.to("meta"), number.to("meta"))
    assert made.shape == (3, 2)
    assert gs.nn.functional.elu(x, number).shape == (3, 2)  # where there is no other
