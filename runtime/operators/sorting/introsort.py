"""The order in which quicksort leaves equal elements.

`Tensor.sort` keeps equal elements in their order, as NumPy's stable sorts do.  PyTorch's on the CPU does not where a row has
more than 16: it is the introspective sort of C++'s standard library (David R. Musser, *Introspective Sorting and Selection
Algorithms*, 1997), as the GNU library has it.
"""

from __future__ import annotations

from collections.abc import Sequence

SMALL = 16
"""Parts of so many elements are sorted by insertion, which keeps equal ones in order."""


def descending_places(keys: Sequence[int]) -> list[int]:
    """Where the keys in falling order came from, equal ones as introsort leaves them.

    A part on which quicksort has gone too deep, which takes keys made for it, is sorted with equal keys in order.
    """
    places = list(range(len(keys)))
    parts = [(0, len(places), 2 * (len(places).bit_length() - 1))]
    while parts:
        first, last, depth = parts.pop()
        while last - first > SMALL:
            if depth == 0:
                places[first:last] = sorted(places[first:last], key=keys.__getitem__, reverse=True)
                break
            depth -= 1
            cut = _partition(keys, places, first, last)
            parts.append((cut, last, depth))
            last = cut
    # What is unsorted yet lies within parts of at most SMALL elements; a stable sort of the whole is insertion's result.
    return sorted(places, key=keys.__getitem__, reverse=True)


def _partition(keys: Sequence[int], places: list[int], first: int, last: int) -> int:
    """Where `places[first:last]` is cut, after keys not below the pivot have come before those not above it.

    The pivot, the median of the second, the middle and the last key, is brought to the front.
    """
    second, middle, end = first + 1, first + (last - first) // 2, last - 1
    median = sorted((second, middle, end), key=lambda place: keys[places[place]])[1]
    places[first], places[median] = places[median], places[first]
    pivot = keys[places[first]]
    left, right = second, last
    while True:
        while keys[places[left]] > pivot:
            left += 1
        right -= 1
        while pivot > keys[places[right]]:
            right -= 1
        if left >= right:
            return left
        places[left], places[right] = places[right], places[left]
        left += 1
