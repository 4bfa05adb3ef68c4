"""`gradsmith.library` beside `torch.library`: the same programs, and what they see."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from programs import Log, Program, agree_on, gs


def shown(calls: list[Any], *args: Any, **kwargs: Any) -> None:
    """Write down how a kernel was called, tensors as such."""
    for value in (*args, *kwargs.values()):
        assert not isinstance(value, tuple)
    names = [type(a).__name__ if hasattr(a, "requires_grad") else a for a in args]
    keywords = {
        k: type(v).__name__ if hasattr(v, "requires_grad") else v for k, v in kwargs.items()
    }
    calls.append((names, keywords))


def calling_convention(lib: Any, log: Log) -> None:
    with lib.library._scoped_library("conv", "DEF") as m:
        log(m.define("kw(Tensor x, int y=3, *, int z=4, Tensor? w=None) -> Tensor"))
        m.define("lists(Tensor[] xs, int[] sizes=[1, 2], float[]? fs=None, str s='a') -> Tensor")
        m.define("twos(int[2] sizes, Tensor x, ScalarType? d=None, bool b=False) -> Tensor")
        calls: list[Any] = []

        def kernel(*args: Any, **kwargs: Any) -> Any:
            shown(calls, *args, **kwargs)
            return lib.ones(1)

        for name in ("kw", "lists", "twos"):
            m.impl(name, kernel, "CPU")
        x = lib.ones(2)
        op = lib.ops.conv
        for call in (
            lambda: op.kw(x),
            lambda: op.kw(x, 3),
            lambda: op.kw(x, 5),
            lambda: op.kw(x=x, y=5, z=6),
            lambda: op.kw(x, z=4, w=x),
            lambda: op.kw(x, 3, z=9),
            lambda: op.lists([x, x]),
            lambda: op.lists([x], [1, 2], [1.0]),
            lambda: op.lists([x], [3], s="b"),
            lambda: op.twos(3, x),
            lambda: op.twos([3, 4], x, b=True),
            lambda: op.twos([3, 4], x, lib.float64),
        ):
            log(call())
        log([str(call).replace("torch.", "gradsmith.") for call in calls])


def numbers_of_other_kinds(lib: Any, log: Log) -> None:
    """What stands for an int, a float or a bool, alone and in lists; functions of the package refuse most of it."""
    types = ("int", "int?", "SymInt", "float", "float?", "bool", "bool?", "int[2]", "int[]?")
    types += ("SymInt[]", "float[]", "float[]?", "bool[]", "bool[3]")
    values = (True, 1, 0, 1.5, 2j, None, np.bool_(True), np.int64(3), np.float64(2.5))
    values += ([True], [1, False], (1, 2), [1.5], [np.int64(3)], [], "a", range(2))
    with lib.library._scoped_library("numbers", "DEF") as m:
        calls: list[Any] = []
        for number, type_ in enumerate(types):
            m.define(f"f{number}({type_} a, Tensor? unused=None) -> ()")
            m.impl(f"f{number}", lambda a: calls.append(a), "CompositeExplicitAutograd")
            for value in values:
                if type_.startswith("bool") and (value is None or isinstance(value, range)):
                    continue  # False and True in PyTorch
                if type_.startswith("bool[3") and isinstance(value, (bool, np.bool_)):
                    continue  # repeated by ours
                if type_ == "int[2]" and isinstance(value, np.int64):
                    continue  # the same
                calls.clear()
                try:
                    getattr(lib.ops.numbers, f"f{number}")(value)
                    log([type_, repr(value), repr(calls[0])])
                except RuntimeError:
                    log([type_, repr(value), "refused"])


def kinds_of_schema(lib: Any, log: Log) -> None:
    """In-place, out= and view schemas defined in Python: nothing is counted but what kernels do themselves."""
    with lib.library._scoped_library("kinds", "DEF") as m:
        m.define("add1_(Tensor(a!) x) -> Tensor(a!)")
        m.define("poke(Tensor(a!) x) -> ()")
        m.define("first(Tensor(a) x) -> Tensor(a)")
        m.define("into(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
        m.impl("add1_", lambda x: (x.numpy().__iadd__(1), x)[1], "CPU")
        m.impl("poke", lambda x: (x.add_(1), None)[1], "CPU")
        m.impl("first", lambda x: x[:1], "CPU")
        m.impl("into", lambda x, *, out: out.copy_(x + 1), "CPU")
        op = lib.ops.kinds
        x = lib.ones(2)
        log(op.add1_(x) is x, x, x._version)
        log(op.poke(x), x, x._version)
        y = x * lib.ones(2, requires_grad=True)
        log(op.poke(y), y, y._version, y.grad_fn)
        base = lib.ones(2, requires_grad=True)
        view = op.first(base)
        log(view._is_view(), view._base is base, view.requires_grad)
        out = lib.zeros(2)
        log(op.into(x, out=out) is out, out, out._version)
        for name in ("add1_", "poke", "first", "into"):
            overload = getattr(op, name).default
            log(overload.is_view, overload._schema.is_mutable, str(overload._schema))
            log(
                [
                    (a.name, a.alias_info is not None and a.alias_info.is_write)
                    for a in overload._schema.arguments
                ]
            )


RETURNS = {
    "tensor": ("Tensor", lambda x: 3),
    "pair": ("(Tensor, Tensor)", lambda x: x),
    "list": ("Tensor[]", lambda x: (x, x)),
    "optional": ("Tensor?", lambda x: None),
    "none": ("Tensor", lambda x: None),
    "mixed": ("(Tensor, int)", lambda x: [x, 2]),
    "wrong": ("(Tensor, int)", lambda x: [x, x]),
    "whole": ("float", lambda x: 2),
    "broken": ("int", lambda x: 2.5),
    "tuple": ("Tensor", lambda x: (x,)),
    "elements": ("Tensor[]", lambda x: [x, 3]),
    "single": ("Tensor[]", lambda x: x),
    "number": ("Scalar", lambda x: 3),
    "flag": ("bool", lambda x: 1),
    "text": ("str", lambda x: 1),
    "sizes": ("int[]", lambda x: (1, 2)),
    "nothing": ("()", lambda x: x),
    "named": ("(Tensor a, Tensor b)", lambda x: (x, x)),
    "array": ("Tensor", lambda x: x.numpy()),
    "true": ("int", lambda x: True),
}


def results(lib: Any, log: Log) -> None:
    with lib.library._scoped_library("rets", "DEF") as m:
        for name, (returns, kernel) in RETURNS.items():
            m.define(f"{name}(Tensor x) -> {returns}")
            m.impl(name, kernel, "CPU")
            log(name)
            call = getattr(lib.ops.rets, name)
            log.refusal(lambda call=call: kind_and_value(call(lib.ones(2))))


def kind_and_value(value: Any) -> Any:
    return type(value).__name__, value


def without_autograd(lib: Any, log: Log) -> None:
    """Kernels for backends only: recorded by what they call, and a warning where a gradient comes by."""
    with lib.library._scoped_library("quiet", "DEF") as m:
        m.define("double(Tensor x) -> Tensor")
        m.define("copied(Tensor x) -> Tensor")
        m.define("whole(Tensor x) -> Tensor")
        m.impl("double", lambda x: x * 2, "CPU")
        m.impl("copied", lambda x: lib.from_numpy(x.detach().numpy() * 2), "CPU")
        m.impl("whole", lambda x: (x * 2).to(lib.int32), "CPU")
        for name in ("double", "copied", "whole"):
            x = lib.ones(2, requires_grad=True)
            y = getattr(lib.ops.quiet, name)(x)
            log(name, y, y.requires_grad)
            if y.requires_grad:
                with warnings.catch_warnings(record=True) as caught:
                    warnings.simplefilter("always")
                    y.sum().backward()
                log(
                    x.grad,
                    [
                        (
                            w.category.__name__,
                            "an autograd kernel was not registered" in str(w.message),
                        )
                        for w in caught
                    ],
                )
        m.impl("double", lib.library.fallthrough_kernel, "Autograd")
        x = lib.ones(2, requires_grad=True)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            lib.ops.quiet.double(x).sum().backward()
        log(x.grad, len(caught))


def keysets(lib: Any, log: Log) -> None:
    c = lib._C
    with lib.library._scoped_library("sets", "DEF") as m:
        m.define("op(Tensor x) -> Tensor")
        op = lib.ops.sets.op.default

        def autograd(keys: Any, x: Any) -> Any:
            log(str(keys), str(keys & c._after_autograd_keyset))
            return op.redispatch(keys & c._after_autograd_keyset, x)

        def cpu(keys: Any, x: Any) -> Any:
            log(str(keys))
            return x.detach() + 1

        m.impl("op", autograd, "Autograd", with_keyset=True)
        m.impl("op", cpu, "CPU", with_keyset=True)
        log(op(lib.ones(1)))
        log(op(lib.ones(1, requires_grad=True)))
        with c._AutoDispatchBelowAutograd():
            log(op(lib.ones(1)))
        log(op.redispatch(c.DispatchKeySet(c.DispatchKey.CPU), lib.ones(1)))
        with c._ExcludeDispatchKeyGuard(c.DispatchKeySet(c.DispatchKey.AutogradCPU)):
            log(op(lib.ones(1)))
            # A keyset that is given is what it is, whatever guards say.
            log(
                op.redispatch(
                    (
                        c.DispatchKeySet([c.DispatchKey.AutogradCPU, c.DispatchKey.CPU])
                        if lib is gs
                        else c.DispatchKeySet(c.DispatchKey.AutogradCPU)
                        | c.DispatchKeySet(c.DispatchKey.CPU)
                    ),
                    lib.ones(1),
                )
            )


def redispatch_of_shipped(lib: Any, log: Log) -> None:
    """Autograd kernels of shipped operators that go on to what is below: recording or not, counting changes."""
    c = lib._C
    aten = lib.ops.aten
    two, three = lib.tensor(2.0), lib.tensor(3.0)
    with lib.library._scoped_library("aten", "IMPL") as m:

        def sinc(keys: Any, x: Any) -> Any:
            log(str(keys))
            return aten.sinc.default.redispatch(keys & c._after_autograd_keyset, x)

        def mul_(keys: Any, x: Any, y: Any) -> Any:
            log(str(keys))
            return aten.mul_.Tensor.redispatch(keys & c._after_autograd_keyset, x, y)

        def mul_below(keys: Any, x: Any, y: Any) -> Any:
            log(str(keys))
            return aten.mul_.Tensor.redispatch(keys & c._after_ADInplaceOrView_keyset, x, y)

        m.impl("sinc", sinc, "AutogradCPU", with_keyset=True)
        m.impl("mul_.Tensor", mul_, "AutogradCPU", with_keyset=True)
        x = lib.tensor([0.5, 0.75], requires_grad=True)
        y = lib.sinc(x)
        log(y, y.requires_grad, lib.sinc(lib.zeros(1)))
        z = lib.ones(2)
        log(z.mul_(three), z._version, z.mul_(z) is z, z._version)
        m.impl("mul_.Tensor", mul_below, "ADInplaceOrView", with_keyset=True)
        log(z.mul_(three), z._version)
        with c._AutoDispatchBelowADInplaceOrView():
            log(z.mul_(two), z._version)
    z = lib.ones(2)
    log(z.mul_(three), z._version)
    with c._AutoDispatchBelowADInplaceOrView():
        w = z.mul_(two)
    log(w, z._version)
    with c._AutoDispatchBelowAutograd():
        w = z.mul_(two)
        v = z.view(2, 1)
    log(w, z._version, v._is_view())


def guarded_recording(lib: Any, log: Log) -> None:
    """What guards do to shipped operators."""
    c = lib._C
    x = lib.ones(2, requires_grad=True)
    for guard in (c._AutoDispatchBelowAutograd, c._AutoDispatchBelowADInplaceOrView):
        with guard():
            found = [(x * 2).requires_grad, lib.cat([x, x]).requires_grad, x.sum().grad_fn is None]
            found.append(lib.nn.functional.linear(x, lib.ones(3, 2)).requires_grad)
        log(found, (x * 2).requires_grad)


def guards(lib: Any, log: Log) -> None:
    c = lib._C
    key = c.DispatchKey
    excluded = c._dispatch_tls_is_dispatch_key_excluded
    included = c._dispatch_tls_is_dispatch_key_included

    def look() -> None:
        log(str(c._dispatch_tls_local_exclude_set()), str(c._dispatch_tls_local_include_set()))
        log([excluded(k) for k in (key.AutogradCPU, key.Python, key.ADInplaceOrView)])
        log([included(k) for k in (key.AutogradCPU, key.Python, key.BackendSelect)])

    look()
    with c._AutoDispatchBelowAutograd():
        look()
        with c._AutoDispatchBelowADInplaceOrView():
            look()
        look()
    with c._IncludeDispatchKeyGuard(key.AutogradCPU):
        look()
    with c._SetExcludeDispatchKeyGuard(key.Python, True):
        look()
        with c._SetExcludeDispatchKeyGuard(key.Python, False):
            look()
        look()
    with c._PreserveDispatchKeyGuard():
        c._dispatch_tls_set_dispatch_key_excluded(key.Python, True)
        c._dispatch_tls_set_dispatch_key_included(key.Functionalize, True)
        look()
    with lib.inference_mode():
        look()
    try:
        with c._AutoDispatchBelowAutograd():
            raise KeyError
    except KeyError:
        look()
    log(c._after_autograd_keyset.raw_repr(), c._after_ADInplaceOrView_keyset.raw_repr())
    log(c._get_autograd_fallback_mode())


def fallbacks(lib: Any, log: Log) -> None:
    c = lib._C
    mode, wrapper = c._parse_dispatch_key("TESTING_ONLY_GenericMode"), c._parse_dispatch_key(
        "TESTING_ONLY_GenericWrapper"
    )
    one = lib.ones(1)
    with (
        lib.library._scoped_library("fall", "DEF") as m,
        lib.library._scoped_library("_", "IMPL") as g,
    ):
        m.define("kw(Tensor x, int y=3, *, int z=4, Tensor? w=None) -> Tensor")
        m.impl("kw", lambda *a, **k: a[0].neg(), "CPU")

        def plain(op: Any, *args: Any, **kwargs: Any) -> Any:
            log("plain", str(op), args[1:] if str(op).startswith("fall") else len(args), kwargs)
            return args[0]

        def with_keys(keys: Any, op: Any, *args: Any, **kwargs: Any) -> Any:
            log("keys", str(keys), str(op), args[1:], kwargs)
            return op.redispatch(keys.remove(mode), *args, **kwargs)

        g.fallback(plain, "TESTING_ONLY_GenericWrapper")
        g.fallback(with_keys, "TESTING_ONLY_GenericMode", with_keyset=True)
        log.refusal(
            lambda: g.fallback(plain, "TESTING_ONLY_GenericMode"),
            "Tried to register multiple backend fallbacks for the same dispatch key TESTING_ONLY_GenericMode",
        )
        op = lib.ops.fall.kw
        with c._IncludeDispatchKeyGuard(wrapper):
            found = [op(one, 7, z=2), op(one)]
        log(found)
        with c._IncludeDispatchKeyGuard(wrapper):
            found = [lib.add(one, one, alpha=2)]
        log(found)
        m.impl("kw", lib.library.fallthrough_kernel, "TESTING_ONLY_GenericWrapper")
        with c._IncludeDispatchKeyGuard(wrapper):
            found = [op(one, 7, z=2)]
        log(found)
        with c._IncludeDispatchKeyGuard(mode):
            found = [op(one, 7, z=2)]
        log(found)
        g._destroy()
        with c._IncludeDispatchKeyGuard(mode):
            log.refusal(
                lambda: op(one),
                "Could not run 'fall::kw' with arguments from the 'TESTING_ONLY_GenericMode' backend",
            )
        with lib.library._scoped_library("_", "IMPL", "TESTING_ONLY_GenericMode") as again:
            again.fallback(lib.library.fallthrough_kernel)
            with c._IncludeDispatchKeyGuard(mode):
                found = [op(one)]
            log(found)


def overriding(lib: Any, log: Log) -> None:
    """Kernels of shipped operators, the last one first, and back again."""
    x = lib.tensor([0.5, 0.75], requires_grad=True)
    libraries = [lib.library.Library("aten", "IMPL") for _ in range(3)]
    log(lib.sinc(x))
    for number, library in enumerate(libraries, 1):
        library.impl("sinc", lambda x, n=number: x.detach() * 0 + n, "CPU")
        y = lib.sinc(x)
        log(y, y.requires_grad, lib.ops.aten.sinc.default(x), x.sinc())
    libraries[1]._destroy()
    log(lib.sinc(x))
    libraries[2]._destroy()
    log(lib.sinc(x))
    libraries[0]._destroy()
    log(lib.sinc(x), lib.sinc(x).grad_fn)
    with lib.library._scoped_library("aten", "IMPL") as m:
        m.impl("sinc", lambda x: x * 3, "AutogradCPU")
        y = lib.sinc(x)
        y.sum().backward()
        log(y, y.grad_fn, x.grad)
        log.refusal(
            lambda: m.impl("sinc", lambda x: x, "AutogradCPU", allow_override=False),
            "This is not allowed since there's already a kernel registered from python overriding sinc's behavior for AutogradCPU dispatch key and aten namespace",
        )
    log(lib.sinc(x))


def dangling(lib: Any, log: Log) -> None:
    early = lib.library.Library("late", "IMPL", "CPU")
    early.impl("op", lambda x: x + 5)
    early.impl("op.more", lambda x, n: x + n)
    log(hasattr(lib.ops.late, "op"))
    with lib.library._scoped_library("late", "DEF") as m:
        m.define("op(Tensor x) -> Tensor")
        packet = lib.ops.late.op
        log(packet(lib.ones(1)), packet.overloads())
        m.define("op.more(Tensor x, int n) -> Tensor")
        log(packet(lib.ones(1), 2), packet.overloads(), packet.more.name())
    log(hasattr(lib.ops.late, "op"))
    with lib.library._scoped_library("late", "DEF") as m:
        m.define("op(Tensor y) -> Tensor")
        log(lib.ops.late.op(lib.ones(1)), lib.ops.late.op.overloads())
    early._destroy()


def collected(lib: Any, log: Log) -> None:
    m = lib.library.Library("gone", "DEF")
    m.define("op(Tensor x) -> Tensor")
    n = lib.library.Library("gone", "IMPL")
    n.impl("op", lambda x: x, "CPU")
    log(lib.ops.gone.op(lib.ones(1)))
    del n
    gc.collect()
    log.refusal(
        lambda: lib.ops.gone.op(lib.ones(1)),
        "Could not run 'gone::op' with arguments from the 'CPU' backend.",
    )
    del m
    gc.collect()
    log.refusal(lambda: lib.ops.gone.op, "'_OpNamespace' 'gone' object has no attribute 'op'")
    m = lib.library.Library("gone", "DEF")
    log(m.define("op(Tensor x, int n) -> Tensor"))
    m._destroy()
    log.refusal(lambda: m.define("op(Tensor x) -> Tensor"), "Library object has been destroyed")
    log.refusal(lambda: m.impl("op", lambda x: x, "CPU"), "Library object has been destroyed")


def refusals(lib: Any, log: Log) -> None:
    new = lib.library.Library
    log.refusal(lambda: new("bad", "FOO"), "Unsupported kind: FOO")
    log.refusal(
        lambda: new("prim", "DEF"),
        "prim is a reserved namespace. Please try creating a library with another name.",
    )
    log.refusal(lambda: new("bad", "IMPL", "CPUU"), "could not parse dispatch key: CPUU")
    log.refusal(lambda: new("_", "FRAGMENT"), "namespace")
    log.refusal(lambda: new("aten", "DEF"), "registration")
    log.refusal(lambda: new("bad", "FRAGMENT", "CPU"))
    with lib.library._scoped_library("bad", "DEF") as m:
        log.refusal(lambda: new("bad", "DEF"), "registration")
        m.define("op(Tensor x) -> Tensor")
        m.define("op.n(Tensor x, int n) -> Tensor")
        m.define("comp(Tensor x) -> Tensor")
        m.impl("comp", lambda x: x.sin())
        for call, says in (
            (
                lambda: m.define("op(Tensor x) -> Tensor"),
                "with the same name and overload name multiple times",
            ),
            (
                lambda: m.define("other::op2(Tensor x) -> Tensor"),
                "does not match namespace of enclosing",
            ),
            (lambda: m.define("op3(Tensr x) -> Tensor"), "Tensr x"),
            (lambda: m.define("op3(Tensor x -> Tensor"), "op3(Tensor x -> Tensor"),
            (
                lambda: m.define("op3(Tensor x) -> Tensor", "PURE"),
                "Invalid alias_analysis type PURE",
            ),
            (
                lambda: new("bad", "IMPL").define("op4(Tensor x) -> Tensor"),
                "Cannot define an operator",
            ),
            (
                lambda: m.impl("op", 3, "CPU"),
                "Input function is required to be a callable but found type <class 'int'>",
            ),
            (
                lambda: m.impl(3, lambda x: x, "CPU"),
                "impl should be passed either a name or an OpOverload object as the first argument",
            ),
            (lambda: m.impl("op", lambda x: x, "CPUU"), "could not parse dispatch key: CPUU"),
            (lambda: m.impl("other::op", lambda x: x, "CPU"), "does not match"),
            (
                lambda: new("bad", "IMPL", "CPU").impl("op", lambda x: x, "Meta"),
                "Explicitly provided dispatch key (Meta) is inconsistent with the dispatch key of the enclosing",
            ),
            (
                lambda: m.impl("comp", lambda x: x, "Meta"),
                "We should not register a meta kernel directly to the operator",
            ),
            (
                lambda: m.fallback(lambda *a: 1, "CPU"),
                'Fallback can only be registered using library fragment on the global namespace "_" but it is bad',
            ),
            (
                lambda: new("_", "IMPL").fallback(lambda *a: 1),
                "dispatch_key must not be empty for fallback",
            ),
            (lambda: lib.ops.bad.op.nope, "has no overload name 'nope'"),
            (lambda: lib.ops.bad.opp, "'_OpNamespace' 'bad' object has no attribute 'opp'"),
            (
                lambda: lib.ops.bad.op.__nope__,
                "'bad.op' can't have an overload name beginning with '__'",
            ),
            (lambda: lib.ops.bad.op(1), "failed to match any schema"),
            (
                lambda: lib.ops.bad.op.default(1),
                "bad::op() Expected a value of type 'Tensor' for argument 'x' but instead found type 'int'.\nPosition: 0\nValue: 1\nDeclaration: bad::op(Tensor x) -> Tensor",
            ),
            (
                lambda: lib.ops.bad.op.default(lib.ones(1), 2),
                "bad::op() expected at most 1 argument(s) but received 2 argument(s). Declaration: bad::op(Tensor x) -> Tensor",
            ),
            (
                lambda: lib.ops.bad.op.default(),
                "bad::op() is missing value for argument 'x'. Declaration: bad::op(Tensor x) -> Tensor",
            ),
            (
                lambda: lib.ops.bad.op.n(lib.ones(1), "d"),
                "Expected a value of type 'int' for argument 'n' but instead found type 'str'",
            ),
            (
                lambda: lib.ops.aten.add.Tensor(lib.ones(1), "d"),
                "aten::add() Expected a value of type 'Tensor' for argument 'other'",
            ),
            (
                lambda: lib.ops.bad.op(lib.ones(1)),
                "Could not run 'bad::op' with arguments from the 'CPU' backend.",
            ),
            (
                lambda: lib.library.register_autograd("bad::nope", lambda ctx, g: g),
                "'_OpNamespace' 'bad' object has no attribute 'nope'",
            ),
            (
                lambda: lib.library.register_fake("bad::nope")(lambda x: x),
                "operator bad::nope does not exist",
            ),
            (
                lambda: lib.library.get_kernel("bad::nope", "CPU"),
                "operator bad::nope does not exist",
            ),
            (lambda: lib.library.get_kernel("bad::op", "CPU"), "no kernel for CPU for bad::op"),
            (lambda: lib.library.get_kernel("bad::op", "CPUU"), "Invalid dispatch key: CPUU"),
            (
                lambda: lib.library.define("badop", "(Tensor x) -> Tensor"),
                'Expected `qualname` to be of the form "namespace::name", but got badop',
            ),
            (
                lambda: lib.library.define("bad::op5", "op5(Tensor x) -> Tensor"),
                "define(qualname, schema, ...): expected schema to look like",
            ),
            (
                lambda: lib.library.define(3, "(Tensor x) -> Tensor"),
                "expected qualname to be instance of str",
            ),
            (
                lambda: lib.library.impl("bad::op", "cpuu", lambda x: x),
                "device type at start of device string: cpuu",
            ),
            (
                lambda: lib.library.register_kernel(3, "cpu", lambda x: x),
                "register_kernel(3): got unexpected type for op: <class 'int'>",
            ),
        ):
            log.refusal(call, says)


def without_tensors(lib: Any, log: Log) -> None:
    with lib.library._scoped_library("fac", "DEF") as m:
        m.define("full(int[] n) -> Tensor")
        m.define("total(Tensor[] xs) -> Tensor")
        m.impl("full", lambda n: lib.ones(n), "CPU")
        m.impl("total", lambda xs: xs[0], "CPU")
        says = "There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), but no fallback function is registered for schema fac::"
        log.refusal(lambda: lib.ops.fac.full([2]), says)
        log.refusal(lambda: lib.ops.fac.total([]), says)
        m.impl("full", lambda n: lib.ones(n) * 2, "BackendSelect")
        log(lib.ops.fac.full([2]))
        m.define("like(Tensor x) -> Tensor")
        m.impl("like", lambda x: x + 1, "CPU")
        m.impl("like", lambda x: x + 2, "BackendSelect")
        log(lib.ops.fac.like(lib.ones(1)))
        m.impl("total", lambda xs: lib.zeros(1), "CompositeExplicitAutograd")
        log(lib.ops.fac.total([]), lib.ops.fac.total([lib.ones(1)]))


def function_forms(lib: Any, log: Log) -> None:
    m = lib.library.Library("forms", "FRAGMENT")
    library = lib.library
    library.define("forms::op", "(Tensor x) -> Tensor", lib=m)
    library.define("forms::op.n", "(Tensor x, int n) -> Tensor", lib=m, tags=lib.Tag.pointwise)
    log(library.impl("forms::op", "cpu", lambda x: x + 1, lib=m))

    @library.impl("forms::op.n", ("cpu", "meta"), lib=m)
    def op_n(x: Any, n: int) -> Any:
        return x + n

    log(op_n)
    log(lib.ops.forms.op(lib.ones(1)), lib.ops.forms.op(lib.ones(1), 3))
    log(lib.ops.forms.op.n(lib.ones(1, device="meta"), 3))
    log([int(tag) for tag in lib.ops.forms.op.n.tags], lib.ops.forms.op.default.tags)

    @library.register_fake("forms::op", lib=m)
    def fake(x: Any) -> Any:
        return lib.empty(7, device="meta")

    log(fake(1).shape == (7,), lib.ops.forms.op(lib.ones(1, device="meta")))
    log.refusal(
        lambda: library.register_fake("forms::op", fake, lib=m, allow_override=False),
        "register_fake(...): the operator forms::op already has a fake impl registered at",
    )

    @library.define(m, "old(Tensor x) -> Tensor")
    def old(x: Any) -> Any:
        return x.sin()

    x = lib.ones(2, requires_grad=True)
    log(lib.ops.forms.old(x), lib.ops.forms.old(x).grad_fn, old(x))
    log(
        lib.ops.forms.old.default.decompose(x),
        lib.ops.forms.op.default.decompose(x) is NotImplemented,
    )

    @library.impl(m, "old", "CPU")
    def newer(x: Any) -> Any:
        return x * 2

    log(lib.ops.forms.old(lib.ones(1)), newer is not None)
    library.define("forms::all", "(Tensor x) -> Tensor", lib=m)
    library.register_kernel("forms::all", None, lambda x: x * 5, lib=m)
    log(lib.ops.forms.all(lib.ones(1)), lib.ops.forms.all(lib.ones(1, device="meta")))
    before = library.get_kernel("forms::all", "CPU")
    library.register_kernel(
        "forms::all",
        "cpu",
        lambda x: before.call_boxed(lib.DispatchKeySet(lib.DispatchKey.CPU), x) + 1,
        lib=m,
    )
    log(lib.ops.forms.all(lib.ones(1)))
    library.impl("forms::all", "default", lambda x: x, lib=m)
    library.impl("forms::all", "AutogradCPU", lambda x: x * 100, lib=m)
    log(lib.ops.forms.all(lib.ones(1)))
    m._destroy()
    log(hasattr(lib.ops.forms, "all"))


def introspection(lib: Any, log: Log) -> None:
    with lib.library._scoped_library("look", "DEF") as m:
        m.define(
            "op(Tensor(a) x, int n=2, *, Tensor? w=None) -> Tensor(a)",
            tags=(lib.Tag.core, lib.Tag.pointwise),
        )
        m.define("op.b(Tensor x) -> (Tensor y, int z)")
        m.impl("op", lambda x, n=2, w=None: x, "CPU")
        m.impl("op", lambda x, n=2, w=None: x, "Autograd")
        packet = lib.ops.look.op
        op = packet.default
        log(
            str(packet),
            repr(packet),
            packet.overloads(),
            packet.__name__,
            packet._qualified_op_name,
        )
        log(
            str(op),
            repr(op),
            op.name(),
            op.__name__,
            op.__qualname__,
            op.namespace,
            op._overloadname,
            op._opname,
            op._namespace,
        )
        log(op.overloadpacket is packet, packet.b is packet.b, op._defined_in_python, op.is_view)
        log([int(tag) for tag in op.tags], [tag.name for tag in op.tags])
        key = lib._C.DispatchKey
        log(
            [
                op.has_kernel_for_dispatch_key(k)
                for k in (key.CPU, key.Meta, key.AutogradCPU, key.Autograd)
            ]
        )
        log(
            [
                op.has_kernel_for_any_dispatch_key(lib._C.DispatchKeySet(k))
                for k in (key.CPU, key.Meta, key.AutogradCPU)
            ]
        )
        for overload in packet.op_overloads():
            schema = overload._schema
            log(str(schema), schema.name, schema.overload_name, schema.is_mutable)
            log(
                [(a.name, a.kwarg_only) for a in schema.arguments],
                [r.name or "" for r in schema.returns],
            )
        log(
            lib.ops.aten.add.Tensor._schema.name,
            lib.ops.aten.add_.Tensor._schema.is_mutable,
            lib.ops.aten.view.default.is_view,
        )
        log(str(lib.ops.aten.add.Tensor._schema), lib.ops.aten.add.Tensor._defined_in_python)
        log(op.py_impl(key.CPU)(len) is len)
        log.refusal(lambda: op.py_impl(key.CPU)(len), "Trying to override a python impl for")


def gradients(lib: Any, log: Log) -> None:
    with lib.library._scoped_library("grads", "DEF") as m:
        register = lib.library.register_autograd
        m.define("pair(Tensor x, int n, *, float s=1.0) -> (Tensor, Tensor)")
        m.impl("pair", lambda x, n, *, s=1.0: (x * n, x * s), "CPU")

        def setup(ctx: Any, inputs: Any, keyword_only_inputs: Any, output: Any) -> None:
            log(inputs[1:], keyword_only_inputs, len(output))
            ctx.n, ctx.s = inputs[1], keyword_only_inputs["s"]

        def backward(ctx: Any, a: Any, b: Any) -> Any:
            log(ctx.needs_input_grad, a, b)
            return a * ctx.n + b * ctx.s, None

        register("grads::pair", backward, setup_context=setup, lib=m)
        x = lib.ones(2, requires_grad=True)
        a, b = lib.ops.grads.pair(x, 2, s=3.0)
        log(a.requires_grad, type(a.grad_fn).__name__)
        (a.sum() + 10 * b.sum()).backward()
        log(x.grad, lib.ops.grads.pair(lib.ones(1), 2))
        with lib.no_grad():
            log(lib.ops.grads.pair(x, 2)[0].requires_grad)

        m.define("sq(Tensor x, Tensor? y=None) -> Tensor")
        m.impl("sq", lambda x, y=None: x * x if y is None else x * y, "CPU")

        def save(ctx: Any, inputs: Any, output: Any) -> None:
            log(len(inputs), inputs[1] is None)
            ctx.save_for_backward(inputs[0])

        register(
            "grads::sq", lambda ctx, g: 2 * g * ctx.saved_tensors[0], setup_context=save, lib=m
        )
        x = lib.tensor([1.0, 3.0], requires_grad=True)
        y = lib.ops.grads.sq(x)
        (first,) = lib.autograd.grad(y.sum(), x, create_graph=True)
        (second,) = lib.autograd.grad(first.sum(), x)
        log(first, second)

        m.define("scaled(Tensor[] xs, int n=2) -> Tensor[]")
        m.impl("scaled", lambda xs, n=2: [x * n for x in xs], "CPU")

        def back_list(ctx: Any, grads: Any) -> Any:
            log(ctx.needs_input_grad, grads)
            return ([g * 3 for g in grads],)

        register("grads::scaled", back_list, lib=m)
        x, z = lib.ones(2, requires_grad=True), lib.ones(2)
        out = lib.ops.grads.scaled([x, z])
        log(out, [o.requires_grad for o in out])
        out[0].sum().backward()
        log(x.grad)
        register("grads::scaled", lambda ctx, grads: (None,), lib=m)
        log.refusal(
            lambda: lib.ops.grads.scaled([x, z])[0].sum().backward(),
            "Expected the return from backward to be of the same structure as the inputs. Got: ",
        )

        m.define("none(Tensor x) -> Tensor")
        m.impl("none", lambda x: x * 2, "CPU")
        register("grads::none", None, lib=m)
        log.refusal(
            lambda: lib.ops.grads.none(x).sum().backward(),
            "Trying to backward through grads.none.default but no autograd formula was registered. Please use register_autograd to add one.",
        )
        m.define("same(Tensor x) -> Tensor")
        m.impl("same", lambda x: x, "CPU")
        register("grads::same", lambda ctx, g: g * 7, lib=m)
        y = lib.ops.grads.same(x)
        log(y is x, type(y.grad_fn).__name__)
        m.define("w(Tensor(a!) x) -> ()")
        m.define("v(Tensor(a) x) -> Tensor(a)")
        m.define("k(Tensor x, *, Tensor y) -> Tensor")
        log.refusal(
            lambda: register("grads::w", backward),
            "Cannot register autograd formula for non-functional operator",
        )
        log.refusal(
            lambda: register("grads::v", backward),
            "Cannot register autograd formula for non-functional operator",
        )
        log.refusal(
            lambda: register("grads::k", backward), "register_autograd with kwarg-only Tensor args."
        )
        log.refusal(
            lambda: lib.library.register_vmap("grads::k", backward),
            "register_vmap with kwarg-only Tensor args.",
        )


def tags_and_schemas(lib: Any, log: Log) -> None:
    tag = lib.Tag
    with lib.library._scoped_library("tagged", "DEF") as m:
        for number, (kind, schema) in enumerate(
            (
                (tag.out, "(Tensor x) -> Tensor"),
                (tag.out, "(Tensor(a!) x) -> Tensor(a!)"),
                (tag.out, "(Tensor x, *, Tensor(a!) out) -> ()"),
                (tag.out, "(Tensor x, *, Tensor(a!) out) -> Tensor"),
                (tag.out, "(Tensor x, *, Tensor(a!) o, Tensor(b!) p) -> (Tensor(b!), Tensor(a!))"),
                (tag.out, "(Tensor x, *, Tensor(a!) o, Tensor(b!) p) -> (Tensor(a!), Tensor(b!))"),
                (tag.inplace, "(Tensor x) -> Tensor"),
                (tag.inplace, "(Tensor(a!) x) -> ()"),
                (tag.inplace, "(Tensor(a!) x) -> Tensor"),
                (tag.inplace, "(Tensor(a!) x, Tensor(b!) y) -> Tensor(a!)"),
                (tag.inplace, "(Tensor(a!) x, Tensor y) -> Tensor(a!)"),
                (tag.inplace, "(*, Tensor(a!) x) -> Tensor(a!)"),
            )
        ):
            log.refusal(
                lambda n=number, k=kind, s=schema: m.define(f"op{n}{s}", tags=k),
                f"chema tagged with gradsmith.Tag.{kind.name} ",
            )
        log({name: int(value) for name, value in tag.__members__.items()})


def nothing_for_a_tensor_and_any_sequence(m: Any, log: Log) -> None:
    class Items(Sequence):  # type: ignore[type-arg]
        def __getitem__(self, index: Any) -> Any:
            return ("a", "b")[index]

        def __len__(self) -> int:
            return 2

    library = m.library.Library("anything_both", "FRAGMENT")
    seen: list[Any] = []

    def kernel(x: Any, given: Any) -> Any:
        seen.append(given)
        return (x if given is None else given if isinstance(given, m.Tensor) else m.ones(1)).clone()

    for name, kind in (("tensor", "Tensor"), ("sizes", "SymInt[]"), ("two", "int[2]"), ("words", "str[]"), ("tensors", "Tensor[]")):  # fmt: skip
        library.define(f"{name}(Tensor x, {kind} given) -> Tensor")
        library.impl(name, kernel, "CPU")
    ops, x = m.ops.anything_both, m.ones(1)
    log(ops.tensor(x, None), ops.tensor.default(x, given=None), ops.tensor(None, x) is None)
    log(seen == [None, None])
    for call in (
        lambda: ops.sizes(x, range(3)),
        lambda: ops.sizes(x, m.tensor([4, 5])),
        lambda: ops.sizes(x, {7: 8}),
        lambda: ops.two(x, (n for n in (1, 2))),
        lambda: ops.words(x, Items()),
        lambda: ops.words(x, "ab"),
        lambda: ops.tensors(x, {"a": x}.values()),
    ):
        call()
        log(list(seen[-1]))
    log.refusal(
        lambda: ops.sizes(x, "ab"), "Expected a value of type 'List[int]' for argument 'given'"
    )
    log.refusal(lambda: ops.sizes(x, Items()), "Expected a value of type 'List[int]'")
    log.refusal(lambda: ops.tensors(x, x), "Expected a value of type 'List[Tensor]'")
    log.refusal(lambda: ops.tensor(None, None), "There were no tensor arguments to this function")
    for call in (lambda: m.ops.aten.sin(None), lambda: m.ops.aten.sin.default(None)):
        log.refusal(
            call,
            "Expected a proper Tensor but got None (or an undefined Tensor in C++) for argument #0 'self'",
        )
    log.refusal(lambda: m.ops.aten.add(x, None), "for argument #1 'other'")
    log.refusal(lambda: m.cat(Items()), "must be tuple of Tensors, not")
    log.refusal(lambda: m.stack({x}), "must be tuple of Tensors, not set")


def kinds_of_alias_analysis(m: Any, log: Log) -> None:
    library = m.library.Library("analysis_both", "FRAGMENT")
    for number, kind in enumerate(("", "CONSERVATIVE", "FROM_SCHEMA")):
        library.define(f"f{number}(Tensor(a!) x) -> Tensor", kind)
        dump = m._C._dispatch_dump(f"analysis_both::f{number}")
        log([line for line in dump.splitlines() if line.startswith("alias")])


@pytest.mark.parametrize(
    "program",
    [
        nothing_for_a_tensor_and_any_sequence,
        kinds_of_alias_analysis,
        calling_convention,
        numbers_of_other_kinds,
        kinds_of_schema,
        results,
        without_autograd,
        keysets,
        redispatch_of_shipped,
        guarded_recording,
        guards,
        fallbacks,
        overriding,
        dangling,
        collected,
        refusals,
        without_tensors,
        function_forms,
        introspection,
        gradients,
        tags_and_schemas,
    ],
    ids=lambda program: program.__name__,
)
def test_the_same_program(program: Program) -> None:
    agree_on(program)
