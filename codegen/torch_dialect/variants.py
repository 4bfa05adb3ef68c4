"""Whether an operator's variants agree, and whether ``autogen`` matches what PyTorch's generator derives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest

from ...schema.function_schema import Argument, FunctionSchema, OperatorName, SchemaKind
from ...schema.suggestion import Suggestion
from ..diagnostics import Diagnostics, Location, Related, nearest
from ..model.native_functions import NativeFunction, NativeFunctionsGroup, group_native_functions
from ..model.values import Context, items
from ..yaml.syntax import Scalar

_FREE = ("resize_", "resize_as_", "set_")
"""In-place views that PyTorch's generator treats as if they were none (torchgen, ``is_view_op``)."""


def check_variants(
    written: tuple[NativeFunction, ...], unread: frozenset[str], diagnostics: Diagnostics
) -> None:
    """Record variants that differ, structured groups that do not fit, and wrong ``autogen``.

    `unread` are operators whose entries have mistakes: what lacks one of them as its variant does not lack it.
    """
    families = {name.partition(".")[0].rstrip("_") for name in unread}
    groups = [
        group
        for group in group_native_functions(written)
        if families.isdisjoint(f.name.name.base for f in group)
    ]
    by_name = {f.name: f for f in written}
    functional = {_shape(f) for f in written if f.kind is SchemaKind.functional}
    alone: set[OperatorName] = set()
    for group in groups:
        _check_structured(group, by_name, diagnostics)
        if group.functional is None:
            for variant in group:
                twin = _functional(variant, by_name)
                if twin is not None and _check_agreement(variant, twin, diagnostics):
                    alone.add(variant.name)
        _check_names(group, diagnostics)
    for group in groups:
        _check_autogen(group, alone, functional, diagnostics)


def _shape(function: NativeFunction) -> FunctionSchema:
    """What variants have in common, were it not for their defaults."""
    return function.func.signature(keep_defaults=False)


# -- names, types and defaults ----------------------------------------------------------------------


def _functional(
    variant: NativeFunction, by_name: Mapping[OperatorName, NativeFunction]
) -> NativeFunction | None:
    """The functional operator that an in-place or out variant was meant to be the variant of."""
    if variant.kind not in (SchemaKind.inplace, SchemaKind.out):
        return None
    base = variant.name.name
    overload = variant.name.overload
    wanted = [overload]
    if variant.kind is SchemaKind.out:
        wanted = [overload.removesuffix("out").removesuffix("_")]
    for text in wanted:
        name = f"{base.base}.{text}" if text else base.base
        if base.dunder:
            return None
        found = by_name.get(OperatorName.parse(name))
        if found is not None and found.kind is SchemaKind.functional:
            return found
    return None


def _check_agreement(
    variant: NativeFunction, twin: NativeFunction, diagnostics: Diagnostics
) -> bool:
    """Record the first difference between a variant and its functional operator; whether there is one."""
    if variant.has_composite_implicit and twin.has_composite_implicit:
        return False  # nobody makes one of the other
    own = variant.func.signature(keep_names=False).arguments
    other = twin.func.signature(keep_names=False).arguments
    pairs = zip_longest((*own.positional, *own.kwarg_only), (*other.positional, *other.kwarg_only))
    for mine, theirs in pairs:
        if mine == theirs:
            continue
        message = _difference(variant, twin, mine, theirs)
        where = _place(variant, mine)
        shown = theirs or mine
        hint = f"'{twin.name}' has '{shown}'" if theirs is not None else f"'{twin.name}' has none"
        related = () if twin.location is None else (Related("its operator", twin.location),)
        diagnostics.warning("GS904", message, where, hint, related)
        return True
    return False


def _difference(
    variant: NativeFunction, twin: NativeFunction, mine: Argument | None, theirs: Argument | None
) -> str:
    if mine is None or theirs is None:
        extra = mine or theirs
        assert extra is not None
        who, whom = (variant, twin) if mine is not None else (twin, variant)
        return f"'{who.name}' has an argument '{extra.name}' that '{whom.name}' has not"
    if mine.name != theirs.name:
        return f"'{mine.name}' is called '{theirs.name}' in '{twin.name}'"
    if mine.type != theirs.type:
        return f"'{mine.name}' is of type {mine.type}, and {theirs.type} in '{twin.name}'"
    here = "no default" if mine.default is None else f"the default {mine.default}"
    there = "none" if theirs.default is None else str(theirs.default)
    return f"'{mine.name}' has {here}, and {there} in '{twin.name}'"


def _place(variant: NativeFunction, argument: Argument | None) -> Location | None:
    node = variant.syntax.get("func") if variant.syntax else None
    if not isinstance(node, Scalar):
        return variant.location
    every = variant.func.arguments.all
    found = next((n for n, a in enumerate(every) if argument and a.name == argument.name), None)
    if found is None:
        return node.locate(0, node.text.index("("))
    offset, length = variant.func.span(found)
    return node.locate(offset, length)


def _check_names(group: NativeFunctionsGroup, diagnostics: Diagnostics) -> None:
    """Record an out variant whose kinds of returns are grouped by chance under another name."""
    names = {f.name.name.base for f in group}
    if len(names) > 1:
        first, *_ = group
        message = f"{' and '.join(sorted(names))} are taken for variants of one operator"
        diagnostics.warning("GS904", message, first.location, "give them different arguments")


# -- structured groups ------------------------------------------------------------------------------


def _check_structured(
    group: NativeFunctionsGroup,
    by_name: Mapping[OperatorName, NativeFunction],
    diagnostics: Diagnostics,
) -> None:
    out = group.out
    if out is None or not out.structured:
        return
    if out.has_composite_implicit:
        message = "a structured operator that is a composition of others"
        where = out.field_location("dispatch")
        diagnostics.error("GS309", message, where, "name kernels of backends only")
    if group.functional is None:
        message = f"'{out.name}' is structured, and there is no functional variant of it"
        hint = f"declare one with structured_delegate: {out.name}"
        diagnostics.error("GS309", message, out.location, hint)
    for variant in (group.functional, group.inplace):
        if variant is None or variant.structured_delegate == out.name:
            continue
        said = variant.structured_delegate
        if said is None:
            message = f"'{out.name}' is structured, and '{variant.name}' does not delegate to it"
            where = variant.location
        elif said not in by_name:
            continue  # which is reported where references are checked
        else:
            message = (
                f"'{variant.name}' delegates to '{said}', and its own out variant is '{out.name}'"
            )
            where = variant.field_location("structured_delegate")
        hint = f"write structured_delegate: {out.name}"
        diagnostics.error("GS309", message, where, hint)


# -- autogen ----------------------------------------------------------------------------------------


def _check_autogen(
    group: NativeFunctionsGroup,
    alone: set[OperatorName],
    functional: set[FunctionSchema],
    diagnostics: Diagnostics,
) -> None:
    """Record names that PyTorch's generator makes nothing of, and variants that it makes unasked.

    `alone` are variants that disagree with their operator, `functional` what functional operators there are.
    """
    made = {(f.packet, f.overload): f for f in _generated(group, alone, functional)}
    said = {name: function for function in group for name in function.autogen}
    named = {(name.packet, name.overload) for name in said}
    for name, function in said.items():
        if (name.packet, name.overload) not in made:
            meant = nearest(str(name), [str(n) for key, n in made.items() if key not in named])
            if meant is not None:
                named |= {key for key, n in made.items() if str(n) == meant}
            if name.name.base != _base(group).name.name.base:
                continue  # another operator's, which has been said
            hint = "leave it out of autogen" if meant is None else Suggestion(str(name), meant)
            message = f"'{name}' has no effect: {_why_not(group, alone)}"
            diagnostics.warning("GS905", message, _item(function, name), hint)
    if made and not said:
        base = _base(group)
        names = ", ".join(str(name) for name in made.values())
        message = f"PyTorch's generator makes {names} of '{base.name}', and wants to be told"
        diagnostics.error("GS906", message, base.location, f"write autogen: {names}")
    elif made:
        missing = [str(n) for key, n in made.items() if key not in named]
        if missing:
            base = _base(group)
            message = f"autogen does not name {' and '.join(missing)}, which is made as well"
            where = base.field_location("autogen")
            diagnostics.error("GS906", message, where, f"add {', '.join(missing)}")


def _base(group: NativeFunctionsGroup) -> NativeFunction:
    """The variant that others are made from."""
    found = group.mutable or group.inplace or group.out or group.functional
    assert found is not None
    return found


def _is_left_alone(group: NativeFunctionsGroup) -> str | None:
    """Why PyTorch's generator makes no variants of an operator; None if it does."""
    if all(f.manual_cpp_binding for f in group):
        return "its C++ functions are written by hand"
    if any(_is_view(f) for f in group):
        return "it is a view"
    composite = all("CompositeImplicitAutograd" in f.dispatch for f in group)
    if composite and not any("core" in f.tags for f in group):
        return "it is a composition of other operators"
    return None


def _is_view(function: NativeFunction) -> bool:
    inplace_view = "inplace_view" in function.tags and str(function.name) not in _FREE
    return (inplace_view or function.is_view) and str(function.name.name) != "set_"


def _generated(
    group: NativeFunctionsGroup, alone: set[OperatorName], functional: set[FunctionSchema]
) -> Iterator[OperatorName]:
    """The variants that PyTorch's generator makes of a group."""
    if _is_left_alone(group) is not None or any(f.name in alone for f in group):
        return
    base = _base(group)
    if base is group.out:
        if group.functional is None:
            return  # an out variant by itself, which is reported elsewhere
    makes_out = (
        group.out is None
        and any("out" in str(name) for name in base.autogen)
        and (base is group.inplace or any(r.type.is_tensor_like for r in base.func.returns))
    )
    if makes_out:  # whatever the entry calls it
        overload = f"{base.name.overload}_out" if base.name.overload else "out"
        yield OperatorName(replace(base.name.name, inplace=False), overload)
    # Where a functional operator differs in a default only, another one would be the same call.
    has_functional = group.functional is not None or _shape(base) in functional
    if not has_functional and (group.out is not None or makes_out):
        yield _functional_name(base)


def _functional_name(base: NativeFunction) -> OperatorName:
    name = base.name
    if base.kind is SchemaKind.inplace:
        return OperatorName.parse(str(name).replace(f"{name.name.base}_", name.name.base, 1))
    text = str(name).replace(name.name.base, f"{name.name.base}_functional", 1)
    return OperatorName.parse(text)


def _why_not(group: NativeFunctionsGroup, alone: set[OperatorName]) -> str:
    if any(f.name in alone for f in group):
        return "the variants of the operator disagree"
    reason = _is_left_alone(group)
    return reason or f"nothing is derived from '{_base(group).name}' by that name"


def _item(function: NativeFunction, name: OperatorName) -> Location | None:
    node = function.syntax.get("autogen") if function.syntax else None
    if node is None:
        return function.location
    number = function.autogen.index(name)
    return items(node, Context(diagnostics=Diagnostics(), tags={}))[number].location
