"""`rearrange`: dimensions named in a pattern, ``"b (h k) c -> b h (k c)"``, as in einops."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops

__all__ = ["rearrange"]

_DOTS = "..."
Group = tuple[str, ...]


@refuses
def rearrange(tensor: Tensor | Sequence[Tensor], pattern: str, **axes_lengths: int) -> Tensor:
    """A tensor with its dimensions in another order, split and joined, as `pattern` says.

    Each side of the arrow names all dimensions, separated by blanks; those in parentheses are one dimension of the
    tensor, the last running fastest.  ``...`` stands for any that are not named, ``1`` (or ``()``) for one of size 1.
    `axes_lengths` gives sizes that do not follow from the shape.  Several tensors of one shape are stacked first.
    The result is a view where it can be.  ValueError for a pattern that cannot be read or does not fit the shape.
    """
    whole = tensor if isinstance(tensor, Tensor) else ops.aten.stack.default(list(tensor), 0)
    left, arrow, right = pattern.partition("->")
    if not arrow or "->" in right:
        raise ValueError(f"rearrange(): pattern '{pattern}' must have one '->'")
    before, after = _read(left, pattern), _read(right, pattern)
    rest = tuple(f"{_DOTS}{n}" for n in range(whole.dim() - sum(g is not None for g in before)))
    if rest and None not in before and not any(_DOTS in group for group in before if group):
        raise ValueError(
            f"rearrange(): pattern '{pattern}' names {len(before)} dimensions, the tensor has {whole.dim()}"
        )
    source, target = _with_dots(before, rest, alone=True), _with_dots(after, rest, alone=False)
    _check_names(source, target, axes_lengths, pattern)
    sizes = _sizes(source, tuple(whole.shape), axes_lengths, pattern)
    names = [name for group in source for name in group]
    order = [names.index(name) for group in target for name in group]
    split: Tensor = whole.reshape([sizes[name] for name in names])
    joined = [prod(sizes[name] for name in group) for group in target]
    return split.permute(order).reshape(joined)


def _read(side: str, pattern: str) -> list[Group | None]:
    """The dimensions of one side, each with the names that are joined in it; None for dots."""
    groups: list[Group | None] = []
    inside: list[str] | None = None
    for word in side.replace("(", " ( ").replace(")", " ) ").replace(_DOTS, f" {_DOTS} ").split():
        if word == "(":
            if inside is not None:
                raise ValueError(f"rearrange(): pattern '{pattern}' has parentheses in parentheses")
            inside = []
        elif word == ")":
            if inside is None:
                raise ValueError(f"rearrange(): pattern '{pattern}' has an unmatched ')'")
            groups.append(tuple(inside))
            inside = None
        elif word not in (_DOTS, "1") and not word.isidentifier():
            raise ValueError(f"rearrange(): '{word}' in pattern '{pattern}' is not an identifier")
        elif inside is not None:
            inside.extend(() if word == "1" else (word,))
        elif word == _DOTS:
            groups.append(None)
        else:
            groups.append(() if word == "1" else (word,))
    if inside is not None:
        raise ValueError(
            f"rearrange(): pattern '{pattern}' opens a parenthesis and does not close it"
        )
    return groups


def _with_dots(groups: list[Group | None], rest: Group, alone: bool) -> list[Group]:
    """With the names `rest` in the place of the dots; those of the left side must not be within parentheses."""
    found: list[Group] = []
    for group in groups:
        if group is None:
            found.extend((name,) for name in rest)
        elif _DOTS in group:
            if alone:
                raise ValueError(
                    "rearrange(): '...' within parentheses is allowed on the right side only"
                )
            place = group.index(_DOTS)
            found.append((*group[:place], *rest, *group[place + 1 :]))
        else:
            found.append(group)
    return found


def _check_names(
    before: list[Group], after: list[Group], lengths: dict[str, int], pattern: str
) -> None:
    given, wanted = ([name for group in side for name in group] for side in (before, after))
    for side in (given, wanted):
        twice = sorted({name for name in side if side.count(name) > 1})
        if twice:
            raise ValueError(
                f"rearrange(): pattern '{pattern}' names {', '.join(twice)} twice on one side"
            )
    alone = sorted({*given} ^ {*wanted})
    if alone:
        raise ValueError(
            f"rearrange(): pattern '{pattern}' names {', '.join(alone)} on one side only"
        )
    unknown = sorted({*lengths} - {*given})
    if unknown:
        raise ValueError(f"rearrange(): pattern '{pattern}' does not name {', '.join(unknown)}")


def _sizes(
    groups: list[Group], shape: tuple[int, ...], lengths: dict[str, int], pattern: str
) -> dict[str, int]:
    """The size of each name."""
    if len(groups) != len(shape):
        raise ValueError(
            f"rearrange(): pattern '{pattern}' names {len(groups)} dimensions, the tensor has {len(shape)}"
        )
    sizes: dict[str, int] = {}
    for place, (group, size) in enumerate(zip(groups, shape, strict=True)):
        open_names = [name for name in group if name not in lengths]
        known = prod(lengths[name] for name in group if name in lengths)
        sizes.update((name, lengths[name]) for name in group if name in lengths)
        if len(open_names) > 1:
            raise ValueError(
                f"rearrange(): give the sizes of all but one of {', '.join(open_names)}: dimension {place} is {size}"
            )
        if size != known if not open_names else not known or size % known:
            raise ValueError(
                f"rearrange(): dimension {place} of size {size} cannot be '{' '.join(group) or '1'}', of which {known} "
                "is given"
            )
        sizes.update((name, size // known) for name in open_names)
    return sizes
