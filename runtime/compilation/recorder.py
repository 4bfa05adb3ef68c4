"""Writes down what a call of a function does while it does it: operators, formulas, and what they read and change."""

from __future__ import annotations

import ast
import gc
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import chain, starmap
from typing import Any

import numpy as np

from ..autograd.nodes.node import Node
from ..core.bits import (
    CPU_BITS,
    INDIRECT,
    KEYSET_BITS,
    NUMBER_BITS,
    OVERRIDES,
    PYTHON,
    REQUIRES_GRAD,
    STRIDED,
    TRANSFORMED,
)
from ..core.constants import ones_vector
from ..core.device import device
from ..core.errors import NotPlain
from ..core.floating import fresh_context
from ..core.generator import Generator, default_generator
from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet
from ..core.nesting import tensors_in
from ..core.state import state
from ..core.tensor import Tensor, wrap_strided
from ..dispatch.kernel import Kernel, KernelKind, load_kernel
from ..dispatch.operator import OpOverload
from ..dispatch.promotion import compute_dtype
from ..dispatch.structured import checked, must_be_given
from ..dispatch.wrapping import pointwise_of
from .formulas import NotInlined, inlined
from .options import Condition, Options, Text, is_number, text_key
from .program import Part, Statement, Value
from .refusal import (
    SEEDING,
    ElsewhereError,
    UntraceableError,
    elsewhere,
    line_of_program,
    refuse,
)

_CPU = DispatchKey["CPU"]
_OPAQUE = (KernelKind.user, KernelKind.boxed, KernelKind.fallback, KernelKind.made)
"""Kernels that may do anything: they are called as they are, over tensors."""
_IS_TENSOR = partial(type.__instancecheck__, Tensor)
"""As `isinstance`, of which no step is Python's."""
_APART = "call this part without compile, or compile it on device xla"
ALONE = "give values only to operators, or do this before or after the compiled function"


class Recorder:
    """Runs a function's operators, and keeps a statement for each.

    A tensor's array is known where an operator made it, where it is the array of a tensor that there was before, or
    where it was made of Python data.  Anything else was computed behind the recorder's back, and is refused.
    """

    is_over_arrays = True
    """Whether formulas of derivatives are recorded over arrays."""

    def __init__(self, arguments: Sequence[Tensor], names: dict[int, str], strict: bool) -> None:
        """`names` says what tensors are best called, by identity; unless `strict`, a refusal only ends recording."""
        self.statements: list[Statement] = []
        self.inputs: dict[int, Value] = {}
        """By the identity of a tensor that there was before: what it holds."""
        self.tensors: dict[int, Tensor] = {}
        """Those tensors."""
        self.refusal: UntraceableError | None = None
        self.has_given_up = False
        """Whether the function went on after a refusal, unwatched."""
        self._standing = default_generator.standing()
        self._is_seeded = False
        self.numbers: list[tuple[Text, Value]] = []
        """Numbers among the options of optimizers, which are read anew at every call."""
        self.conditions: list[Condition] = []
        """What was asked of such numbers."""
        self._numbers: dict[Any, Value] = {}
        self.entries: list[tuple[dict[Any, Any], Any, Any]] = []
        """Dictionaries of optimizers, keys, and what the program is about: other options, the state."""
        self._values: dict[int, Value] = {}
        self._strangers: dict[int, tuple[str, Any]] = {}
        """By the identity of an array that a composite operator made by itself: whose, and the array."""
        self._formula = ""
        """The node whose formula runs."""
        self._names = names
        self._strict = strict
        self._inside = False
        self._undo: dict[int, tuple[Any, Any]] = {}
        self._before: dict[int, Tensor] = {}
        self.grads: dict[int, tuple[Tensor, Tensor | None]] = {}
        """By the identity of a tensor that requires grad: itself, and the `.grad` that it had."""
        self.owners: dict[int, Tensor] = {}
        """By the identity of a tensor that is one's `.grad`: whose."""
        self.versions: dict[int, int] = {}
        """By the identity of one of `tensors`: its version when it was first seen."""
        self.began: dict[int, tuple[Tensor, Any]] = {}
        """By identity: all tensors that there were before, and their arrays."""
        for tensor in [*existing_tensors(), *arguments]:
            try:
                data = tensor._data_
            except AttributeError:  # it is not finished
                continue
            self._before[id(data)] = tensor
            self.began[id(tensor)] = (tensor, data)
            extra = tensor._extra_
            if tensor._bits_ & REQUIRES_GRAD and _is_leaf(tensor):
                grad = None if extra is None else extra.grad
                self.grads[id(tensor)] = (tensor, grad)
                if grad is not None:
                    self.owners[id(grad)] = tensor
        for tensor in arguments:
            self._before[id(tensor._data_)] = tensor

    # -- what is recorded ---------------------------------------------------------------------------

    def around(self, run: Callable[..., Any]) -> Callable[..., Any]:
        """What takes the place of `run`, which calls the kernel of an operator."""

        def recorded(operator: OpOverload, kernel: Any, values: Sequence[Any]) -> Any:
            if self._inside or self.refusal is not None:
                return run(operator, kernel, values)
            chosen = kernel_of(operator)
            if chosen is None or _goes_on_below(operator):  # operators come here that it is made of
                return self._composed(run, operator, kernel, values)
            try:
                check_traceable(operator, values)
                for value in values:
                    if isinstance(value, device) and value.type != "cpu":
                        raise elsewhere(value)
                for tensor in tensors_in(values):
                    self.value_of(tensor)
                changed = [values[position] for position in operator.signature.written]
                for tensor in tensors_in(changed):
                    self._keep(tensor)
            except UntraceableError as refusal:
                self._refuse(refusal)
                return run(operator, kernel, values)
            said = set(map(id, tensors_in(changed)))
            held = [(t, t._data_) for t in tensors_in(values)]
            elements = [(t, _distinct(t._data_).tobytes()) for t in tensors_in(values)]
            self._inside = True
            try:
                out = run(operator, kernel, values)
            finally:
                self._inside = False
            # Kernels may change what their schema does not say, as those of batch norm do.
            unsaid = [
                (tensor, old)
                for tensor, old in elements
                if id(tensor) not in said and _distinct(tensor._data_).tobytes() != old
            ]
            for tensor, old in unsaid:
                self._keep_as_before(tensor, old)
            also = [tensor._data_ for tensor, _ in unsaid]
            try:
                self._append(operator, chosen, values, {id(t): d for t, d in held}, out, also)
            except UntraceableError as refusal:
                self._refuse(refusal)
            return out

        return recorded

    def _composed(
        self, run: Callable[..., Any], operator: OpOverload, kernel: Any, values: Sequence[Any]
    ) -> Any:
        """What a composite operator returns; what it has made without an operator is known as its own."""
        out = run(operator, kernel, values)
        for tensor in tensors_in([out]):
            data = tensor._data_
            if id(data) not in self._values and id(data) not in self._before:
                self._strangers.setdefault(id(data), (operator.packet.base, data))
        return out

    def run_formula(self, node: Node, grads: Sequence[Tensor | None]) -> Sequence[Any] | None:
        """The gradients that the array formula of `node` gives; None where it must run over tensors."""
        if (
            self.refusal is not None
            or state.grad_enabled
            or node.runs_user_code
            or type(node).run_arrays is Node.run_arrays
        ):
            return None
        for grad in grads:
            if grad is not None and (
                grad.__class__ is not Tensor or (grad._bits_ ^ CPU_BITS) & KEYSET_BITS
            ):
                return None
        length = len(self.statements)
        self._formula = node.name()
        try:
            given = [None if grad is None else self.value_of(grad) for grad in grads]
            found = inlined(
                node, given[0] if len(given) == 1 else given, self.value_of, self._evaluate
            )
        except (NotPlain, NotInlined):
            del self.statements[length:]
            return None
        except UntraceableError as refusal:
            self._refuse(refusal)
            return None
        finally:
            self._formula = ""
        return [None if value is None else wrap_strided(value.array) for value in found]

    def sum_to(self, tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
        """`tensor` summed over the dimensions along which `shape` was broadcast."""
        value = self.value_of(tensor)
        data = value.array
        source = data.shape
        extra = len(source) - len(shape)
        axes = tuple(
            axis
            for axis, extent in enumerate(source)
            if axis < extra or (extent != 1 and shape[axis - extra] == 1)
        )
        run = fresh_context().run
        parts: tuple[Part, ...]
        if (
            len(source) == 2
            and axes == (0,)
            and extra
            and source[0] <= 128
            and data.dtype.char in "fd"
        ):
            ones = ones_vector(source[0], data.dtype)
            known = self._constant_value(ones)
            array = run(ones.dot, data)
            parts = (known, ".dot(", value, ")")
        else:
            reduce: Any = np.add.reduce
            array = run(reduce, data, axes, data.dtype, None, True).reshape(shape)
            parts = (
                "np.add.reduce(",
                value,
                f", {axes!r}, keepdims=True)" + (f".reshape({shape!r})" if extra else ""),
            )
        return wrap_strided(self._state(array, parts).array)

    def constant(self, tensor: Tensor) -> None:
        """`tensor` was made of Python data."""
        if self.refusal is None:
            self._constant_value(tensor._data_)

    def given(self, tensor: Tensor) -> Value:
        """The value of `tensor`, which will be another one at each call."""
        value = self._values[id(tensor._data_)] = Value(tensor._data_, "grad", is_input=True)
        return value

    def options_of(
        self, optimizer: Any, group: dict[str, Any], rows: Sequence[Any]
    ) -> Mapping[str, Any]:
        """The options of a group of an optimizer, for a step of `rows`: numbers, which schedules change, are inputs."""
        if self.refusal is not None:
            return group
        self.entries += group_entries(optimizer, group, rows)
        return Options(group, self._number, self.conditions)

    def _number(self, number: float, text: Text) -> Tensor:
        """A tensor that holds at each call what `text` says."""
        key = text_key(text)
        value = self._numbers.get(key)
        if value is None:
            value = self._numbers[key] = Value(np.array(number), _hint(text), is_input=True)
            self._values[id(value.array)] = value
            self.numbers.append((text, value))
        return wrap_strided(value.array)

    def told_of(self, refusal: UntraceableError) -> None:
        """A refusal has been made, which is raised or kept by whoever made it."""

    def seeding(self, generator: Generator) -> None:
        """Somebody sets the state of a generator, which is no matter if nothing is drawn before or after it."""
        if self.refusal is None:
            if generator is not default_generator or generator.standing() != self._standing:
                self._refuse(refuse(*SEEDING))
            self._is_seeded = True

    @property
    def has_seeded(self) -> bool:
        """Whether the default generator stands where it was put, or has drawn since it was put somewhere."""
        return self._is_seeded and default_generator.standing() != self._standing

    def refuse_reading(self, what: str) -> None:
        """Somebody asks for elements on behalf of Python."""
        if self.refusal is None and not self._inside:
            self._refuse(refuse(f"{what} asks for values, which differ from call to call", ALONE))

    # -- what there is ------------------------------------------------------------------------------

    def value_of(self, tensor: Tensor) -> Value:
        """What holds the elements of `tensor`."""
        data = tensor._data_
        value = self._values.get(id(data))
        is_as_before = self.array_before(tensor) is data
        if value is not None and (not is_as_before or id(tensor) in self.inputs):
            return value
        # Of several tensors that have one array, such as a parameter and its `data`, the one that is asked for.
        known = tensor if is_as_before else self._before.get(id(data))
        if known is None:
            raise self._unknown(tensor)
        if known._bits_ & (OVERRIDES | PYTHON | INDIRECT) or known._bits_ & CPU_BITS != CPU_BITS:
            raise refuse(
                f"a {type(known).__name__} on device '{known.device}' is no plain array in memory",
                "call this part without compile",
            )
        owner = self.owners.get(id(known))
        hint = self._names.get(id(known), "")
        if owner is not None and id(owner) not in self.inputs:
            self.value_of(owner)
        if owner is not None and not hint:
            hint = f"{self.inputs[id(owner)].hint or 'x'}_grad"
        if value is None:
            value = self._values[id(data)] = Value(data, hint, is_input=True)
        self.inputs[id(known)] = value
        self.tensors[id(known)] = known
        self.versions[id(known)] = 0 if known._counter_ is None else known._counter_.version
        return value

    def array_before(self, tensor: Tensor) -> Any:
        """The array of a tensor when recording began; None of one that there was not."""
        return self.began.get(id(tensor), (None, None))[1]

    def _unknown(self, tensor: Tensor) -> UntraceableError:
        """Why nothing is known of what `tensor` holds."""
        maker, _ = self._strangers.get(id(tensor._data_), ("", None))
        if tensor._bits_ & TRANSFORMED:
            return refuse(
                "a tensor within a transform (vmap, grad, jvp) is no array in memory", _APART
            )
        if tensor._bits_ & INDIRECT:
            return refuse(
                "a conjugate or a negative that is still to be computed is no plain array in memory",
                "compute it (resolve_conj(), resolve_neg()), or call this part without compile",
            )
        if maker:
            return refuse(f"{maker}() makes arrays of its own, which no kernel made", _APART)
        if self._formula:
            return refuse(f"{self._formula} reads an array that no kernel made", _APART)
        return refuse(
            "a tensor was made without an operator (from a NumPy array, by another library)",
            "make it before, and give it to the function as an argument",
        )

    def known(self, tensor: Tensor) -> Value | None:
        """Like `value_of`, of the results of the function; None for a tensor that no operator touched."""
        try:
            return self.value_of(tensor)
        except UntraceableError as refusal:
            self._refuse(refusal)
            return None

    def undo(self) -> None:
        """Put back what tensors that there were before held, and which gradients they had."""
        for tensor, (data, elements, version) in self._undo.values():
            tensor._data_ = data
            fresh_context().run(np.copyto, data, elements)
            if tensor._counter_ is not None:
                tensor._counter_.version = version
        for tensor, grad in self.grads.values():
            if tensor._extra_ is not None:
                tensor._extra_.grad = grad

    def _keep_as_before(self, tensor: Tensor, elements: bytes) -> None:
        """Like `_keep`, of a tensor that has changed, and of which these were the elements."""
        data = _distinct(tensor._data_)
        now = data.copy()
        data[...] = np.frombuffer(elements, data.dtype).reshape(data.shape)
        self._keep(tensor)
        data[...] = now

    def _keep(self, tensor: Tensor) -> None:
        """Remember what `tensor`, which is about to change, holds."""
        data = tensor._data_
        base: Any = data
        while isinstance(base.base, np.ndarray):
            base = base.base
        known = self._before.get(id(data), self._before.get(id(base)))
        if known is not None and id(known) not in self._undo:
            counter = known._counter_
            saved = (known._data_, known._data_.copy(), 0 if counter is None else counter.version)
            self._undo[id(known)] = (known, saved)

    def _constant_value(self, array: Any) -> Value:
        value = self._values.get(id(array))
        if value is None:
            value = self._values[id(array)] = Value(array, is_constant=True)
        return value

    def _refuse(self, refusal: UntraceableError) -> None:
        self.refusal = refusal
        if self._strict or isinstance(refusal, ElsewhereError):
            raise refusal
        self.has_given_up = True
        state.switch(recorder=None)  # what follows is not looked at

    # -- statements ---------------------------------------------------------------------------------

    def _state(self, array: Any, parts: tuple[Part, ...], **facts: Any) -> Value:
        """The value of a new statement's result."""
        found = self._values.get(id(array))
        if found is not None:
            return found
        value = self._values[id(array)] = Value(array)
        self.statements.append(Statement((value,), parts, line_of_program(), **facts))
        return value

    def _evaluate(self, expression: ast.expr, local: dict[str, Any], names: dict[str, Any]) -> Any:
        """Compute an expression of a formula, and write it down."""
        arrays = {name: _arrays_of(thing) for name, thing in local.items()}
        code = compile(ast.Expression(expression), "<formula>", "eval")
        result = fresh_context().run(eval, code, names, arrays)
        parts = tuple(_parts_of(expression, local, names))
        if isinstance(result, (tuple, list)):
            return self._several(list(result), parts)
        if not isinstance(result, np.ndarray):
            if not isinstance(result, np.generic):
                return result
            result = np.asarray(result)
            parts = ("np.asarray(", *parts, ")")
        return self._state(result, parts)

    def _several(self, results: list[Any], parts: tuple[Part, ...], **facts: Any) -> list[Any]:
        targets: list[Value | None] = []
        found: list[Any] = []
        for result in results:
            known = None if result is None else self._values.get(id(result))
            if result is not None and known is None:
                known = self._values[id(result)] = Value(np.asarray(result))
                targets.append(known)
            else:
                targets.append(None)
            found.append(known)
        if any(target is not None for target in targets):
            self.statements.append(
                Statement(tuple(targets), parts, line_of_program(), unpacks=True, **facts)
            )
        return found

    def _append(
        self,
        operator: OpOverload,
        kernel: Kernel,
        values: Sequence[Any],
        held: dict[int, Any],
        out: Any,
        also: list[Any],
    ) -> None:
        """Write down a call that was made; `also` are arrays that it changed, without a word in its schema."""
        args = [self._as_given(value, held) for value in values]
        changed = [args[position] for position in operator.signature.written]
        written = [v for v in _flat(changed) if isinstance(v, Value)]
        written += [self._values[id(array)] for array in also]
        pure = "nondeterministic_seeded" not in operator.traits.tags and not any(
            isinstance(value, Generator) for value in values
        )
        results = list(_flat([out]))
        for result in results:
            if result is not None and result._bits_ & CPU_BITS != CPU_BITS:
                raise elsewhere(result.device)
        arrays = [None if result is None else result._data_ for result in results]
        targets = [a for a in arrays if a is not None and id(a) not in self._values]
        place = line_of_program()
        functional = operator.functional or operator
        if not written and kernel.kind is KernelKind.array:
            parts = self._array_call(operator, kernel, values, args, out)
            strided = any(t._bits_ & STRIDED for t in tensors_in(values))
            if (
                parts is not None
                and strided
                and not operator.traits.view
                and isinstance(out, Tensor)
            ):
                strides = repr(out._data_.strides)
                parts = (("lying", _lying), "(", *parts, f", {strides})")
            if parts is not None:
                if not targets and pure:
                    return
                if isinstance(out, Tensor):
                    base = operator.packet.base
                    copies = args[0] if base == "clone" and isinstance(args[0], Value) else None
                    self._state(arrays[0], parts, pure=pure, copies=copies)
                else:
                    self._several(arrays, parts, pure=pure)
                return
        if (
            len(written) == 1
            and not targets
            and functional is not operator
            and kernel.kind is KernelKind.variant
        ):
            own = kernel_of(functional)
            stored = self._stored(functional, own, values, args, written[0])
            if stored is not None:
                self.statements.append(Statement((), stored, place, (written[0],), pure))
                return
        self._tensor_call(operator, args, arrays, written, pure, place)

    def _as_given(self, value: Any, held: dict[int, Any]) -> Any:
        """An argument with values for tensors."""
        if isinstance(value, Tensor):
            return self._values[id(held[id(value)])]
        if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
            return [self._as_given(item, held) for item in value]
        return value

    def _array_call(
        self, operator: OpOverload, kernel: Kernel, values: Sequence[Any], args: list[Any], out: Any
    ) -> tuple[Part, ...] | None:
        """The call of an array kernel; None where only the operator itself will do."""
        if operator.traits.is_elementwise:
            return self._pointwise(operator, kernel, values, args, np.ndim(out._data_) == 0)
        given = _arguments_of_kernel(operator, args)
        if given is None:
            return None
        function = kernel.function
        name = function
        if isinstance(function, str):
            name = function.rpartition(":")[2].rpartition(".")[2]
            function = load_kernel(function)
        strided = any(t._bits_ & STRIDED for t in tensors_in(values))
        if operator.traits.shape and (
            strided or must_be_given(function) or hasattr(function, "orders")
        ):
            shape = load_kernel(operator.traits.shape)
            function = checked(shape, function, strided and not hasattr(function, "orders"))
        parts: list[Part] = [(name if isinstance(name, str) else function.__name__, function), "("]
        for index, argument in enumerate(given):
            parts += [", "] * bool(index) + self._text(argument)
        parts.append(")")
        zero_dim = isinstance(out, Tensor) and out._data_.ndim == 0
        return ("np.asarray(", *parts, ")") if zero_dim else tuple(parts)

    def _pointwise(
        self,
        operator: OpOverload,
        kernel: Kernel,
        values: Sequence[Any],
        args: list[Any],
        zero_dim: bool,
    ) -> tuple[Part, ...] | None:
        """The ufunc of an elementwise operator, its operands in the dtype that is computed in."""
        rule = pointwise_of(operator, str(kernel.function))
        bits = 0
        for position in rule.tensors:
            value = values[position]
            if value is not None:
                number = value.__class__ in NUMBER_BITS
                bits |= NUMBER_BITS[value.__class__] if number else value._bits_
        target = compute_dtype(bits, rule.promotion)
        numpy_target = None if target is None else target.numpy
        count = len(rule.tensors)
        rest = tuple(values[count:])
        plain = rule.tensors == tuple(range(count)) and rest == rule.defaults
        if plain and rest and rest[-1] is True:
            plain = False
        function = rule.function if rule.function is not None and plain else rule.general
        if function is None:
            return None
        given = args[:count] if rule.function is not None and plain else args
        parts: list[Part] = [(getattr(function, "__name__", operator.packet.base), function), "("]
        for index, argument in enumerate(given):
            parts += [", "] * bool(index)
            if index not in rule.tensors or argument is None:
                parts += self._text(argument)
            elif isinstance(argument, Value):
                cast = numpy_target is not None and argument.array.dtype != numpy_target
                parts.append(argument)
                if cast:
                    parts += [".astype(", (_called(numpy_target), numpy_target), ")"]
            else:
                array = np.asarray(argument)
                if numpy_target is not None:
                    array = fresh_context().run(array.astype, numpy_target)
                constant = Value(array, is_constant=True)
                self._values[id(array)] = constant
                parts.append(constant)
        if zero_dim and isinstance(function, np.ufunc):
            return (*parts, ", out=...)")
        return ("np.asarray(", *parts, "))") if zero_dim else (*parts, ")")

    def _stored(
        self,
        functional: OpOverload,
        kernel: Kernel | None,
        values: Sequence[Any],
        args: list[Any],
        target: Value,
    ) -> tuple[Part, ...] | None:
        """An in-place call as its functional operator's, stored."""
        if (
            kernel is None
            or kernel.kind is not KernelKind.array
            or not functional.traits.is_elementwise
            or args[0] is not target
            or len(args) != len(functional.signature.parameters)
        ):
            return None
        parts = self._pointwise(functional, kernel, values, args, False)
        if parts is None:
            return None
        rule = pointwise_of(functional, str(kernel.function))
        first = parts[0]
        casts = ".astype(" in parts
        ufunc: Any = first[1] if isinstance(first, tuple) else None
        if isinstance(ufunc, np.ufunc) and not casts and rule.promotion != "always_bool":
            probe = fresh_context().run(
                ufunc, *[np.ones(1, target.array.dtype)] * len(rule.tensors)
            )
            if np.asarray(probe).dtype == target.array.dtype:
                return (*parts[:-1], ", out=", target, ")")
        return ("np.copyto(", target, ", ", *parts, ', casting="unsafe")')

    def _tensor_call(
        self,
        operator: OpOverload,
        args: list[Any],
        arrays: list[Any],
        written: list[Value],
        pure: bool,
        place: tuple[str, int],
    ) -> None:
        """A call of the operator itself, over tensors."""
        parts: list[Part] = [(operator.packet.base, _over_arrays(operator)), "("]
        for index, argument in enumerate(args):
            parts += [", "] * bool(index) + self._text(argument)
        parts.append(")")
        targets: list[Value | None] = []
        for array in arrays:
            if array is None or id(array) in self._values:
                targets.append(None)
            else:
                targets.append(Value(array))
                self._values[id(array)] = targets[-1]  # type: ignore[assignment]
        unpacks = any(target is not None for target in targets)
        self.statements.append(
            Statement(
                tuple(targets) if unpacks else (),
                tuple(parts),
                place,
                tuple(written),
                pure,
                unpacks=unpacks,
            )
        )

    def _text(self, argument: Any) -> list[Part]:
        """An argument as it is written."""
        if isinstance(argument, Value):
            return [argument]
        if argument is None or argument.__class__ in (bool, int, str):
            return [repr(argument)]
        if argument.__class__ is float and np.isfinite(argument):
            return [repr(argument)]
        if isinstance(argument, (list, tuple)):
            inner: list[Part] = []
            for item in argument:
                inner += [*self._text(item), ", "]
            tuple_ = isinstance(argument, tuple)
            return ["(" if tuple_ else "[", *inner, ")" if tuple_ else "]"]
        return [(_called(argument), argument)]


def group_entries(
    optimizer: Any, group: dict[str, Any], rows: Sequence[Any]
) -> list[tuple[Any, Any, Any]]:
    """What a step of `rows` of a group depends on: options that are not numbers, and the state's tensors."""
    found = [(group, k, v) for k, v in group.items() if _is_fixed(v)]
    found.append((vars(optimizer), "state", optimizer.state))
    for row in rows:
        if (
            optimizer.state.get(row.param) is row.state
        ):  # else there is none, and it is kept nowhere
            found.append((optimizer.state, row.param, row.state))
        found += [(row.state, name, kept) for name, kept in row.state.items()]
    return found


def check_traceable(operator: OpOverload, values: Sequence[Any]) -> None:
    """Raise UntraceableError for an operator that gives Python values, or shapes that depend on values."""
    tags = operator.traits.tags
    if "data_dependent_output" in tags or any(
        not kind.startswith("Tensor") for kind in operator.signature.returns
    ):
        raise refuse(
            f"{operator.packet.base}() gives Python a value, which differs from call to call",
            "choose with gradsmith.where, or call this part without compile",
        )
    # With indices instead of a mask the shape does not.
    if "dynamic_output_shape" in tags and not (
        isinstance(values[-1], (list, tuple))
        and all(t.dtype.category == 1 for t in tensors_in([values[-1]]))
    ):
        raise refuse(
            f"the shape of what {operator.packet.base}() gives depends on values",
            "choose with gradsmith.where or multiply with a mask instead",
        )


# -- arguments ------------------------------------------------------------------------------------------


def existing_tensors() -> list[Tensor]:
    """All tensors that there are.

    Every instance refers to its class.  What else does is let go of within one call, in which no other thread runs: a
    tuple that one is making out of a generator can only be finished while nobody else holds it.
    """
    kinds = _classes()
    found = filter(_IS_TENSOR, chain.from_iterable(starmap(gc.get_referrers, (kinds,))))
    return [thing for thing in list(found) if type(thing) in kinds]


def _distinct(array: Any) -> Any:
    """`array` without the repetitions that `expand` makes."""
    return array[tuple(slice(0, 1) if not stride else slice(None) for stride in array.strides)]


def _is_leaf(tensor: Tensor) -> bool:
    """Whether `tensor` is a leaf, as far as it knows: to ask `is_leaf` would rewrite the history of a view.

    Tensors of other parts of the program are looked at, too: nothing of theirs may change, or be refused.
    """
    edge = tensor._edge_
    return edge is None or edge[0].accumulates


def _classes() -> set[type]:
    """`Tensor` and every class made from it."""
    found: set[type] = set()
    ahead: list[type] = [Tensor]
    while ahead:
        kind = ahead.pop()
        if kind not in found:
            found.add(kind)
            ahead += type.__subclasses__(kind)
    return found


def _is_fixed(value: Any) -> bool:
    """Whether an option is one that a program is about: no number, and no tuple of numbers."""
    if isinstance(value, Tensor):
        return True
    parts = value if isinstance(value, tuple) else (value,)
    return all(map(_is_plain, parts)) and not any(map(is_number, parts))


def _hint(text: Text) -> str:
    """What the number is best called that `text` says: an option its name, and what is computed nothing."""
    match text:
        case ((_, str(name), place),):
            return name if place is None else f"{name}{place}"
    return "number"


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, (bool, int, float, str))


def kernel_of(operator: OpOverload) -> Kernel | None:
    """The kernel for the CPU that computes, or changes memory, itself; None of what is composed of operators."""
    kernel = operator.entry(_CPU).kernel
    if kernel is None:
        return None
    if kernel.kind is KernelKind.variant:
        functional = operator.functional
        assert functional is not None
        return kernel if kernel_of(functional) is not None else None
    return kernel if kernel.kind is KernelKind.array or kernel.kind in _OPAQUE else None


def _goes_on_below(operator: OpOverload) -> bool:
    """Whether calls begin at a kernel above those that compute, which calls the operator again: autocasting does."""
    above = state.included & ~state.excluded
    if not above:
        return False
    kernels = [operator.entry(key).kernel for key in DispatchKeySet(above)]
    return any(
        kernel is not None and kernel.kind is not KernelKind.fallthrough for kernel in kernels
    )


def _flat(values: Sequence[Any]) -> list[Any]:
    found: list[Any] = []
    for value in values:
        found += _flat(value) if isinstance(value, (list, tuple)) else [value]
    return found


class _Given(Exception):
    """The arguments that a wrapper gives its kernel."""

    def __init__(self, arguments: tuple[Any, ...]) -> None:
        self.arguments = arguments


class _StandIn:
    """In the place of a tensor whose elements are a value."""

    def __init__(self, value: Value) -> None:
        self._data_ = value


class _Here:
    """In the place of the context that kernels run in."""

    @staticmethod
    def run(function: Callable[..., Any], *args: Any) -> Any:
        return function(*args)


def _stood_in(argument: Any) -> Any:
    if isinstance(argument, Value):
        return _StandIn(argument)
    if isinstance(argument, list):
        return [_stood_in(item) for item in argument]
    return argument


def _arguments_of_kernel(operator: OpOverload, args: Sequence[Any]) -> tuple[Any, ...] | None:
    """What the generated wrapper makes of an operator's arguments; None where that needs tensors."""

    def kernel(*arguments: Any) -> Any:
        raise _Given(arguments)

    wrapper = getattr(import_module(operator.generated + ".wrappers"), operator.identifier)
    try:
        try:
            call = wrapper(kernel, lambda *made: made, _Here)
        except TypeError:  # of a view, which computes nothing that a context is about
            call = wrapper(kernel, lambda *made: made)
        call(*[_stood_in(argument) for argument in args])
    except _Given as given:
        return given.arguments
    except (AttributeError, TypeError):
        return None
    return None


def _over_arrays(operator: OpOverload) -> Callable[..., Any]:
    """The operator, over arrays: what it returns as a tuple of arrays."""
    from ..dispatch.call import call

    def run(*args: Any) -> tuple[Any, ...]:
        given = [_as_tensor(argument) for argument in args]
        out = call(operator, given)
        return tuple(None if made is None else made._data_ for made in _flat([out]))

    return run


def _lying(array: Any, strides: tuple[int, ...]) -> Any:
    """`array` in memory as it lay when the program was recorded."""
    if array.strides == strides:
        return array
    order = sorted(range(array.ndim), key=lambda axis: (-strides[axis], axis))
    out = np.empty([array.shape[axis] for axis in order], array.dtype)
    out = out.transpose([order.index(axis) for axis in range(array.ndim)])
    out[...] = array
    return out


def _as_tensor(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return wrap_strided(argument)
    if argument.__class__ is list:
        return [_as_tensor(item) for item in argument]
    return argument


def _called(thing: Any) -> str:
    """What an object that is not a number is best called."""
    if isinstance(thing, np.dtype):
        return f"dtype_{thing}"
    return getattr(thing, "__name__", type(thing).__name__.lower())


# -- formulas -------------------------------------------------------------------------------------------


def _arrays_of(thing: Any) -> Any:
    if isinstance(thing, Value):
        return thing.array
    if isinstance(thing, (list, tuple)):
        return type(thing)(map(_arrays_of, thing))
    return thing


_MARK = "__value_%d__"
_MARKS = re.compile(r"__value_(\d+)__")


def _parts_of(expression: ast.expr, local: dict[str, Any], names: dict[str, Any]) -> list[Part]:
    """An expression as it is written down: values for the names of arrays, objects for those of functions."""
    things: list[Any] = []

    class Marked(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.AST:
            if node.id in local:
                things.append((node.id, local[node.id]))
            elif node.id in names:
                things.append((node.id, names[node.id]))
            else:
                return node
            return ast.Name(_MARK % (len(things) - 1), ast.Load())

    copied = ast.parse(ast.unparse(expression), mode="eval").body
    text = ast.unparse(Marked().visit(copied))
    parts: list[Part] = []
    for place, piece in enumerate(_MARKS.split(text)):
        parts += _thing(*things[int(piece)]) if place % 2 else [piece]
    return parts


def _thing(name: str, thing: Any) -> list[Part]:
    if isinstance(thing, Value):
        return [thing]
    if _is_plain(thing) and not (isinstance(thing, float) and not np.isfinite(thing)):
        return [
            (
                f"({thing!r})"
                if isinstance(thing, (int, float)) and not isinstance(thing, bool) and thing < 0
                else repr(thing)
            )
        ]
    if isinstance(thing, (list, tuple)):
        inner: list[Part] = []
        for item in thing:
            inner += [*_thing(name, item), ", "]
        return [
            "[" if isinstance(thing, list) else "(",
            *inner,
            "]" if isinstance(thing, list) else ")",
        ]
    return [(name, thing)]
