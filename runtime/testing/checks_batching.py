"""Does `vmap` give what calls for each example give?  Of an operator, of its backward, and of its forward mode.

Examples of a sample are the same line of `samples` with other seeds; of a call that a program made, multiples of its
tensors.  They are stacked, at the front, at the end or for some of the arguments only, and taken apart again for the
single calls, which so see the strides that an example has in its batch.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from math import prod
from typing import Any

from ..core.dtypes import bool_, dtype
from ..core.generator import fork_rng, manual_seed
from ..core.lazy_elements import elements_of
from ..core.namespace import np
from ..core.tensor import Tensor, wrap
from ..dispatch.operator import OpOverload
from ..func import grad, jvp, vmap
from ..generated import functions
from ..transforms.batching.table import rule_for
from .failures import CheckFailure, NotApplicable, compare, tensors_of
from .opcheck_inputs import OperatorCall
from .samples import Sample, samples

_EXAMPLES = 3
_REFUSALS_OF_SHAPES = (IndexError, RuntimeError, TypeError, ValueError)
_SAYS_SO = ("vmap: ", "Vmap does not currently support")
"""How refusals begin that `vmap` makes on its own account."""
_FIVE = (0, 1, 2, 1, 0)
"""More examples than any dimension of most samples has elements."""
_REFUSALS = (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError)
_Layout = tuple[int | None, ...]


@dataclass(frozen=True)
class Case:
    """One call under transforms, and what it has to give."""

    check: str
    call: OperatorCall
    what: str
    """The layout, or the order of the transforms."""
    function: Callable[[], Any]
    expected: Sequence[Tensor]

    def run(self) -> None:
        """CheckFailure unless it gives that; NotApplicable if it draws random numbers."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # of loops, which are declared
            try:
                got = tensors_of(self.function())
            except Exception as error:
                if str(error).startswith("vmap: called random operation"):
                    raise NotApplicable("it draws random numbers") from None
                reason = f"{self.what}: vmap raises {type(error).__name__}: {error}"
                raise CheckFailure(self.check, self.call, reason) from error
        if len(got) != len(self.expected):
            reason = (
                f"{self.what}: vmap returns {len(got)} tensors, single calls {len(self.expected)}"
            )
            raise CheckFailure(self.check, self.call, reason)
        for number, (ours, single) in enumerate(zip(got, self.expected)):
            what = f"{self.what}: result {number}"
            compare(self.check, self.call, what, ours.detach(), single.detach())


def check_batching(call: OperatorCall) -> None:
    """Compare ``vmap`` of an operator with calls for each example, in several layouts and on two levels.

    Layouts of which an example is refused, or whose results have different shapes, say nothing.  What `vmap` says
    that it cannot do (an argument is needed as a Python value, say) it may refuse as long as another layout is taken.
    Raises CheckFailure.
    """
    _agree(batching_cases(call))


def _agree(cases: Iterator[Case]) -> None:
    refused: CheckFailure | None = None
    agreed = False
    for case in cases:
        try:
            case.run()
        except CheckFailure as failure:
            if not is_said(failure):
                raise
            refused = refused or failure
        else:
            agreed = True
    if refused is not None and not agreed:
        raise refused


def check_batched_grad(call: OperatorCall) -> None:
    """Compare gradients and tangents of examples with those by ``vmap``, inside and outside of it.

    ``vmap(grad(f))`` asks for the rules of what backward calls, ``grad(vmap(f))`` for the derivatives of the rule.
    What `vmap` cannot do is as in `check_batching`.  Raises CheckFailure.
    """
    _agree(batched_grad_cases(call))


def batching_cases(call: OperatorCall) -> Iterator[Case]:
    """What `check_batching` compares."""
    examples = _examples(call)
    if call.operator._nondeterministic_seeded:
        yield from _draws(call, examples)
        return
    function = _results_of(examples[0])
    for layout, order in _layouts(examples[0]):
        batches = _stacked([examples[n] for n in order], layout)
        expected = _each(function, batches, layout, order)
        if expected is not None:
            vectorized = partial(vmap(function, layout), *batches)
            what = f"in_dims={layout}, {len(order)} examples"
            yield Case("batching", call, what, vectorized, expected)
    yield from _two_levels(call, examples)


def _two_levels(call: OperatorCall, examples: Sequence[OperatorCall]) -> Iterator[Case]:
    """All tensors batched twice, the inner batch being the last dimension."""
    count = len(examples[0].tensors())
    order = range(len(examples))
    inner = _stacked(examples, (0,) * count)
    ranks = [tensor.ndim for _, tensor in examples[0].tensors()]
    # The outer batch has the examples again, in another order, so that no two are the same.
    outer = [functions.stack([b, b.flip(0)], 0).movedim(1, -1) for b in inner]
    rows = [[b.select(0, n) for b in outer] for n in range(2)]
    function = _results_of(examples[0])
    expected = []
    for row in rows:
        found = _each(function, row, tuple(ranks), order)
        if found is None:
            return
        expected.append(found)
    whole = [functions.stack(pair) for pair in zip(*expected)]
    twice = partial(vmap(vmap(function, tuple(ranks))), *outer)
    yield Case("batching", call, "two levels", twice, whole)


def check_batched_writes(call: OperatorCall) -> None:
    """Compare what comes of writing to the results of ``vmap`` with writing to those of each example.

    Elements are of no account, so operators are asked whose results are not initialized, too.  What `vmap` refuses is
    judged by `check_batching`.  Raises CheckFailure.
    """
    for case in batched_write_cases(call):
        try:
            case.run()
        except CheckFailure as failure:
            if not is_said(failure):
                raise


def is_said(failure: CheckFailure) -> bool:
    """Whether it is `vmap` that refuses, on its own account."""
    return str(failure.__cause__).startswith(_SAYS_SO)


def batched_write_cases(call: OperatorCall) -> Iterator[Case]:
    """What `check_batched_writes` compares: each example's results with a number of its own in them.

    None may lie in the memory of another.
    """
    examples = _examples(call)
    results = _results_of(examples[0])
    layout: _Layout = (0,) * len(examples[0].tensors())

    def function(*tensors: Tensor) -> tuple[Tensor, ...]:
        found = results(*(t.clone() for t in tensors))
        first = tensors[0]
        # The largest is the same number, whatever the order in which it is looked for.
        number = first.any() if first.dtype is bool_ else first.abs().amax()
        for result in found:
            result.copy_(number)
        return found

    if not examples[0].tensors()[0][1].numel():
        return
    batches = _stacked(examples, layout)
    expected = _each(function, batches, layout, range(_EXAMPLES))
    if expected is not None:
        changed = partial(vmap(function, layout), *batches)
        yield Case("batched_writes", call, "results that are written to", changed, expected)


def batched_grad_cases(call: OperatorCall) -> Iterator[Case]:
    """What `check_batched_grad` compares."""
    examples = _examples(call)
    order = range(len(examples))
    count = len(examples[0].tensors())
    wanted = tuple(n for n, (_, t) in enumerate(examples[0].tensors()) if t.requires_grad)
    if not wanted:
        return
    written = {n for n, (parameter, _, _) in enumerate(call.arguments()) if parameter.written}
    layout: _Layout = tuple(0 if n in written or n in wanted else None for n in range(count))
    others: list[_Layout] = [(0,) * count]
    if count > 1:
        others += [tuple(None if n == w else 0 for n in range(count)) for w in {*wanted} - written]
    value = _value_of(examples[0])
    gradients = grad(value, wanted)
    for dims in dict.fromkeys((layout, *others)):
        batches = _stacked(examples, dims)
        expected = _each(gradients, batches, dims, order)
        if expected is None:
            continue
        where = "" if dims == layout else f", in_dims={dims}"
        within = partial(vmap(gradients, dims), *batches)
        yield Case("batched_grad", call, f"vmap(grad){where}", within, expected)
        # What all examples share has the sum of their gradients.
        summed = [g.sum(0) if dims[n] is None else g for n, g in zip(wanted, expected)]
        together = grad(_sum_of(vmap(value, dims)), wanted)
        yield Case("batched_grad", call, f"grad(vmap){where}", partial(together, *batches), summed)
    yield from _of_tangents(call, value, _stacked(examples, layout), layout, wanted)


def _sum_of(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    return lambda *xs: function(*xs).sum()


def _of_tangents(
    call: OperatorCall,
    value: Callable[..., Tensor],
    batches: Sequence[Tensor],
    layout: _Layout,
    wanted: Sequence[int],
) -> Iterator[Case]:
    def tangent(*xs: Tensor) -> Tensor:
        def of_wanted(*given: Tensor) -> Tensor:
            values = list(xs)
            for n, x in zip(wanted, given):
                values[n] = x
            return value(*values)

        primals = tuple(xs[n] for n in wanted)
        out: Tensor = jvp(of_wanted, primals, tuple(functions.ones_like(x) for x in primals))[1]
        return out

    expected = _each(tangent, batches, layout, range(_EXAMPLES))
    if expected is None:
        return
    within = partial(vmap(tangent, layout), *batches)
    yield Case("batched_grad", call, "vmap(jvp)", within, expected)
    primals = tuple(batches[n] for n in wanted)

    def batched(*given: Tensor) -> Tensor:
        values = list(batches)
        for n, x in zip(wanted, given):
            values[n] = x
        out: Tensor = vmap(value, layout)(*values)
        return out

    ones = tuple(functions.ones_like(x) for x in primals)
    yield Case("batched_grad", call, "jvp(vmap)", lambda: jvp(batched, primals, ones)[1], expected)


# -- random numbers -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _DrawnCase(Case):
    """One call that draws random numbers, from a seed; other ways of drawing are right, too."""

    others: Sequence[Sequence[Tensor]] = field()
    """What may come out instead."""

    def run(self) -> None:
        """CheckFailure unless it gives one of them."""
        failures = []
        for expected in (self.expected, *self.others):
            try:
                Case(self.check, self.call, self.what, self.function, expected).run()
            except CheckFailure as failure:
                failures.append(failure)
            else:
                return
        raise failures[0]


def _draws(call: OperatorCall, examples: Sequence[OperatorCall]) -> Iterator[Case]:
    """Numbers that are drawn for each example, as if one came after the other or all of them at once; the same for all.

    Both are from a seed.  Where elements are parameters, `vmap` may refuse to draw the same for examples that differ.
    """
    if rule_for(call.operator) is None:
        raise NotApplicable("it draws as what it is composed of does")
    function = _results_of(examples[0])
    count = len(examples[0].tensors())
    written = any(parameter.written for parameter, _, _ in call.arguments())
    layouts: list[_Layout] = [(0,) * count, (-1,) * count]
    for layout in layouts if written else (*layouts, (None,) * count):
        batches = _stacked(examples, layout)
        rows = [
            [b if d is None else b.select(d, n) for b, d in zip(batches, layout)]
            for n in range(_EXAMPLES)
        ]
        in_turn = _from_seed(partial(_columns, function, rows))
        most = max(row.ndim for row in rows[0])
        every = [
            _beside(b.expand(_EXAMPLES, *b.shape) if d is None else b.movedim(d, 0), most + 1)
            for b, d in zip(batches, layout)
        ]
        at_once = (_at_once(function, every, way) for way in _WAYS)
        different = partial(_from_seed, partial(_drawn, function, batches, layout, "different"))
        what = f"in_dims={layout}, randomness='different'"
        others = [found for found in at_once if found is not None]
        yield _DrawnCase("batching", call, what, different, in_turn, others)
        anew = [_from_seed(partial(_columns, function, [row])) for row in rows]
        same = partial(_from_seed, partial(_drawn, function, batches, layout, "same"))
        expected = [functions.cat(list(column)) for column in zip(*anew)]
        yield Case("batching", call, f"in_dims={layout}, randomness='same'", same, expected)


def _beside(batch: Tensor, ndim: int) -> Tensor:
    """With dimensions of one element behind the first, so that examples broadcast to each other."""
    while batch.ndim < ndim:
        batch = batch.unsqueeze(1)
    return batch


def _columns(function: Callable[..., Any], rows: Sequence[Sequence[Tensor]]) -> list[Tensor]:
    """Each result of all rows, called in turn, stacked."""
    results = [tensors_of(function(*row)) for row in rows]
    return [functions.stack(list(column)) for column in zip(*results)]


def _from_seed(draw: Callable[[], Any]) -> Any:
    with fork_rng():
        manual_seed(0)
        return draw()


def _in_front(tensor: Tensor) -> Tensor:
    return tensor


def _behind(tensor: Tensor) -> Tensor:
    return tensor.movedim(0, -1)


def _as_rows(tensor: Tensor) -> Tensor:
    return tensor.flatten(0, -2)


_WAYS = (_in_front, _behind, _as_rows)
"""How a draw for all examples at once may have them."""


def _at_once(
    function: Callable[..., Any], batches: Sequence[Tensor], way: Callable[[Tensor], Tensor]
) -> list[Tensor] | None:
    """The results of one call for all examples, with the batch in front; None if it is refused."""
    try:
        found = _from_seed(lambda: tensors_of(function(*map(way, batches))))
    except _REFUSALS:
        return None
    if way is _as_rows:
        shape = batches[0].shape[:-1]
        return [t.unflatten(0, shape) if len(shape) > 1 else t for t in found]
    return [t.movedim(-1, 0) for t in found] if way is _behind else list(found)


def _drawn(
    function: Callable[..., Any], batches: Sequence[Tensor], layout: _Layout, randomness: str
) -> Any:
    """The call under `vmap`, with a batched tensor beside those of the call, so that there are examples in any case."""

    def example(_: Tensor, *tensors: Tensor) -> Any:
        return function(*tensors)

    beside = functions.zeros((_EXAMPLES,))
    return vmap(example, (0, *layout), randomness=randomness)(beside, *batches)


def check_batched_refusals(call: OperatorCall) -> None:
    """Ask `vmap` of the operator to refuse what it refuses of each example, in the same words: shapes that are wrong.

    A rule must not take the batch for a dimension that is missing.  What `vmap` refuses anyhow it may say.  Raises
    CheckFailure.
    """
    for case in batched_refusal_cases(call):
        case.run()


@dataclass(frozen=True)
class _RefusedCase(Case):
    """One call under `vmap` that has to be refused."""

    error: Exception = field()
    """What one example is refused with."""

    def run(self) -> None:
        """CheckFailure unless it is refused so."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            try:
                got = tensors_of(self.function())
            except _REFUSALS as error:
                ours, alone = (f"{type(e).__name__}: {e}" for e in (error, self.error))
                if ours == alone or str(error).startswith("vmap: "):
                    return
                reason = f"{self.what}: vmap raises {ours}, where each example raises {alone}"
                raise CheckFailure(self.check, self.call, reason) from error
        shapes = ", ".join(str(tuple(tensor.shape)) for tensor in got)
        reason = f"{self.what}: vmap returns shapes {shapes} where each example is refused"
        raise CheckFailure(self.check, self.call, reason)


def batched_refusal_cases(call: OperatorCall) -> Iterator[Case]:
    """What `check_batched_refusals` asks: each tensor with a dimension less, one more, and a longer one."""
    example = _examples(call)[0]
    function = _results_of(example)
    tensors = [tensor.detach() for _, tensor in example.tensors()]
    for changed, tensor in enumerate(tensors):
        for how, other in _misshapen(tensor):
            given = [other if n == changed else t for n, t in enumerate(tensors)]
            error = _refusal(function, given)
            if error is None:
                continue
            for layout in _simple_layouts(example):
                # As many as the dimension that is missing has elements: the batch must not do for it.
                size = tensor.shape[0] if other.ndim < tensor.ndim else 5
                batches = [
                    t if d is None else functions.stack([t] * size, d)
                    for t, d in zip(given, layout)
                ]
                what = f"in_dims={layout}, '{example.tensors()[changed][0]}' with {how}"
                vectorized = partial(vmap(function, layout), *batches)
                yield _RefusedCase("batched_refusals", call, what, vectorized, (), error)


def _refusal(function: Callable[..., Any], given: Sequence[Tensor]) -> Exception | None:
    try:
        function(*given)
    except _REFUSALS_OF_SHAPES as error:
        return error.with_traceback(None)
    return None


def _misshapen(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    yield "a dimension more", tensor.unsqueeze(0)
    if tensor.ndim and tensor.numel():
        yield "a dimension less", tensor.select(0, 0)
        yield "a longer dimension", functions.cat([tensor, tensor.narrow(-1, 0, 1)], -1)
    if tensor.ndim > 1 and tensor.numel():
        yield "a longer first dimension", functions.cat([tensor, tensor.narrow(0, 0, 1)], 0)


def _simple_layouts(call: OperatorCall) -> Iterator[_Layout]:
    """All tensors with the batch in front, all but one, and only one."""
    count = len(call.tensors())
    written = {n for n, (parameter, _, _) in enumerate(call.arguments()) if parameter.written}
    yield (0,) * count
    if count > 1:
        for number in range(count):
            if number not in written:
                yield tuple(None if n == number else 0 for n in range(count))
            if count > 2 and not written:
                yield tuple(0 if n == number else None for n in range(count))


# -- examples -------------------------------------------------------------------------------------------


def _examples(call: OperatorCall) -> list[OperatorCall]:
    """Calls with tensors of the same shapes and dtypes; NotApplicable where there are none to batch."""
    if not call.tensors():
        raise NotApplicable("it is given no tensors")
    if any(parameter.out for parameter in call.operator.signature.parameters):
        raise NotApplicable("vmap refuses out=")
    if isinstance(call, Sample):
        try:
            others = [
                _of_seed(call.operator, call.dtype, call.requires_grad, call.seed + n).get(
                    call.name
                )
                for n in range(1, _EXAMPLES)
            ]
        except _REFUSALS:
            others = []  # the operator refuses what happens to be drawn
        found = [call, *(other for other in others if other is not None and _alike(call, other))]
        if len(found) == _EXAMPLES:
            return found  # type: ignore[return-value]
    return [call.map(partial(_multiple, number=n)) for n in range(_EXAMPLES)]


def _multiple(tensor: Tensor, number: int) -> Tensor:
    if tensor.dtype.category < 2:
        return tensor
    out = tensor.detach() * (1 + number / 8)
    return out.requires_grad_() if tensor.requires_grad else out


@lru_cache(maxsize=16)
def _of_seed(
    operator: OpOverload, kind: dtype, requires_grad: bool, seed: int
) -> dict[str, Sample]:
    made = samples(operator, dtype=kind, requires_grad=requires_grad, seed=seed)
    return {sample.name: sample for sample in made}


def _alike(a: OperatorCall, b: OperatorCall) -> bool:
    shapes = [[(t.shape, t.dtype) for _, t in call.tensors()] for call in (a, b)]
    return shapes[0] == shapes[1]


def _layouts(call: OperatorCall) -> Iterator[tuple[_Layout, Sequence[int]]]:
    """Where the batch is in each tensor, and which of the examples are in it.

    In front, behind, at 1, and in all but one or only one of them.  Batches have as many examples as there are, one, or
    five: a size that is the batch's alone tells its dimension from others.
    """
    ranks = [tensor.ndim for _, tensor in call.tensors()]
    written = {n for n, (parameter, _, _) in enumerate(call.arguments()) if parameter.written}
    every = range(_EXAMPLES)
    yield (0,) * len(ranks), every
    yield (-1,) * len(ranks), _FIVE
    yield tuple(min(1, rank) for rank in ranks), every
    yield (0,) * len(ranks), (1,)
    if len(ranks) > 1:
        yield tuple(-1 if n % 2 else 0 for n in range(len(ranks))), every
        yield tuple(0 if n % 2 else -1 for n in range(len(ranks))), _FIVE
        for without in set(range(len(ranks))) - written:
            for dim, order in ((0, every), (-1, _FIVE)):
                yield tuple(None if n == without else dim for n in range(len(ranks))), order
    if len(ranks) > 2 and not written:
        for only in range(len(ranks)):
            for dim, order in ((0, _FIVE), (-1, every)):
                yield tuple(dim if n == only else None for n in range(len(ranks))), order


def _stacked(examples: Sequence[OperatorCall], layout: _Layout) -> list[Tensor]:
    """The tensors of all examples; those of the first where there is no batch."""
    columns = zip(*([t.detach() for _, t in e.tensors()] for e in examples))
    return [
        column[0].clone() if dim is None else functions.stack(list(column), dim)
        for column, dim in zip(columns, layout)
    ]


# -- calls ----------------------------------------------------------------------------------------------


def _results_of(call: OperatorCall) -> Callable[..., tuple[Tensor, ...]]:
    """The call as a function of its tensors; what it writes to is a copy.

    What it changes though its schema does not say so, statistics that it keeps, is one more of the results.
    """
    written = [parameter.written for parameter, _, _ in call.arguments()]
    kept = _changed_by(call, written)

    def function(*tensors: Tensor) -> tuple[Tensor, ...]:
        own = [t.clone() if w or k else t for t, w, k in zip(tensors, written, kept)]
        given = iter(own)
        results = tensors_of(call.map(lambda _: next(given)).run())
        return (*results, *(t for t, k in zip(own, kept) if k))

    return function


def _changed_by(call: OperatorCall, written: Sequence[bool]) -> list[bool]:
    """Of each tensor, whether the call changes it unsaid."""
    own = [tensor.detach().clone() for _, tensor in call.tensors()]
    given = iter(own)
    try:
        call.map(lambda _: next(given)).run()
    except _REFUSALS:
        return [False] * len(own)
    before = [tensor for _, tensor in call.tensors()]
    pairs = ((elements_of(a), elements_of(b.detach())) for a, b in zip(own, before))
    return [
        not w and not np.array_equal(a, b, equal_nan=a.dtype.kind in "fc")
        for w, (a, b) in zip(written, pairs)
    ]


def _value_of(call: OperatorCall) -> Callable[..., Tensor]:
    """A real number that depends on every result, as a function of the tensors."""
    results = _results_of(call)

    def function(*tensors: Tensor) -> Tensor:
        out = functions.zeros((), dtype=call_dtype)
        for number, result in enumerate(results(*tensors)):
            if result.dtype.category < 2:
                continue
            product = result * _weights(tuple(result.shape), result.dtype.to_real(), number)
            if result.is_complex():
                product = functions.view_as_real(product.resolve_conj())
            out = out + product.sum()
        return out

    call_dtype = next(t for _, t in call.tensors() if t.requires_grad).dtype.to_real()
    return function


@lru_cache(maxsize=256)
def _weights(shape: tuple[int, ...], kind: dtype, number: int) -> Tensor:
    """Factors that differ from element to element."""
    # Of arrays: an operator that is called within a transform may belong to it.
    numbers = np.arange(float(prod(shape))).reshape(shape)
    return wrap((np.sin(numbers) + 1 + number).astype(kind.numpy))


def _each(
    function: Callable[..., Any],
    batches: Sequence[Tensor],
    layout: _Layout,
    order: Sequence[int],
) -> list[Tensor] | None:
    """The results for each example, stacked; None where one is refused or shapes differ.

    `order` has a number for each place in the batch: what has the same is called once.
    """
    found: dict[int, list[Tensor]] = {}
    for place, number in enumerate(order):
        if number in found:
            continue
        row = [b if d is None else b.select(d, place) for b, d in zip(batches, layout)]
        try:
            found[number] = tensors_of(function(*row))
        except _REFUSALS:
            return None
    rows = [found[number] for number in order]
    if any([t.shape for t in row] != [t.shape for t in rows[0]] for row in rows):
        return None
    return [functions.stack(list(column)) for column in zip(*rows)]
