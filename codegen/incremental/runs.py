"""Applies the changes of a small file to a large one: blocks replaced, added and removed, list items, and counts."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from .blocks import Block, blocks, replaced


def changed(path: str, whole: str, old: str, new: str, stems: Collection[str]) -> str | None:
    """`whole` with what differs between the smaller `old` and `new`; None where that has no one place in it.

    Blocks that come, go or change are of operators with these names.
    """
    olds, news = blocks(path, old), blocks(path, new)
    if olds is None or news is None:
        return None
    before, after = _by_key(olds), _by_key(news)
    moves = len(before) == len(olds) and len(after) == len(news)
    if moves:
        kept = [key for key in before if key in after]
        if kept != [key for key in after if key in before]:
            return None
        pairs = [(before[key], after[key]) for key in kept]
    elif [b.key for b in olds] == [b.key for b in news]:
        pairs = [*zip(olds, news, strict=True)]
    else:
        return None
    text: str | None = whole
    for one, other in pairs:
        if one.text == other.text or text is None:
            continue
        if one.key and one.is_of(stems):
            text = replaced(path, text, one, other)
        else:
            text = _sum(path, text, one, other)
    if moves and text is not None:
        moved = [{**before, **after}[key] for key in before.keys() ^ after.keys()]
        if not all(b.key and b.is_of(stems) for b in moved):
            return None
        now: str | None = old
        for one, other in pairs:
            if one.text != other.text and now is not None:
                head = one.text if one is olds[0] and now.startswith(one.text) else None
                now = (
                    replaced(path, now, one, other)
                    if head is None
                    else other.text + now[len(head) :]
                )
        return None if now is None else _with_runs(path, text, now, new, [b.text for _, b in pairs])
    return text


def _by_key(found: Sequence[Block]) -> dict[tuple[str, str], Block]:
    """Blocks by the section that they are in and what they define."""
    keyed: dict[tuple[str, str], Block] = {}
    section = ""
    for block in found:
        begins = block.key.startswith("## ") or block.key.endswith(".family")
        section = block.text.partition("\n")[0] if begins else section
        keyed[section, block.key] = block
    return keyed


def _with_runs(path: str, whole: str, old: str, new: str, kept: Sequence[str]) -> str | None:
    """What stands between two of the texts `kept` in `new`, in the place of what does in `old`, wherever that differs."""
    if old == new:
        return whole
    olds, news = _places(old, kept), _places(new, kept)
    if olds is None or news is None:
        return None
    for (first, second), (third, fourth) in zip(pairwise(olds), pairwise(news), strict=True):
        if old[first[1] : second[0]] == new[third[1] : fourth[0]]:
            continue
        # The first block is what stands before all others, and of no use to find a place by.
        if first is olds[0]:
            return None
        run = Block("", old[first[0] : second[1]])
        found = replaced(path, whole, run, Block("", new[third[0] : fourth[1]]))
        if found is None:
            return None
        whole = found
    behind, now = old[olds[-1][0] :], new[news[-1][0] :]
    if behind == now:
        return whole
    if not whole.endswith(f"\n{behind}") or len(olds) < 2:
        return None
    return whole[: len(whole) - len(behind)] + now


def _places(text: str, pieces: Sequence[str]) -> list[tuple[int, int]] | None:
    """Where each of some texts begins and ends, one after the other."""
    found, end = [], 0
    for piece in pieces:
        start = text.find(piece, end)
        if start < 0:
            return None
        end = start + len(piece)
        found.append((start, end))
    return found


# -- what is of all operators together: lists of names, and counts ----------------------------------------


_ITEM = re.compile(r'    "[\w.]+"[:,]')
_COUNT = re.compile(r"\d+")
_END = " |"
_ROW = re.compile(r"\| \[\w+\]\(\w+\.md\) \| ")


def _sum(path: str, whole: str, old: Block, new: Block) -> str | None:
    """`whole` with a block that lists or counts operators as another smaller one changed."""
    if path.endswith(".md"):
        return _with_lines(whole, old.text.split("\n"), new.text.split("\n"))
    head = old.text.split("\n", 1)[0]
    if head != new.text.split("\n", 1)[0] or not head.endswith(("[", "{")):
        return None
    start = whole.find(f"\n{head}\n") + 1
    if not start or whole.find(f"\n{head}\n", start) >= 0:
        return None
    end = re.compile(r"^[\]}]", re.MULTILINE).search(whole, start)
    if end is None:
        return None
    lines = _with_items(
        whole[start : end.start()].rstrip("\n").split("\n"),
        *(block.text.split("\n")[:-1] for block in (old, new)),
    )
    if lines is None or not all(_ITEM.match(line) for line in lines[1:]):
        return None
    return whole[:start] + "\n".join(lines) + "\n" + whole[end.start() :]


def _with_lines(whole: str, old: Sequence[str], new: Sequence[str]) -> str | None:
    """The same where each line that differs counts, or lists the operators of a page."""
    if len(old) != len(new):
        return None
    lines = whole.split("\n")
    for one, other in zip(old, new, strict=True):
        if one == other:
            continue
        row = _ROW.match(one)
        if row is not None:
            same = [n for n, line in enumerate(lines) if line.startswith(row[0])]
            if len(same) != 1:
                return None
            texts = (lines[same[0]], one, other)
            words = _with_items(*(_words(text, len(row[0])) for text in texts))
            if words is None:
                return None
            lines[same[0]] = " ".join(words) + _END
            continue
        shape = _COUNT.sub("0", one)
        same = [n for n, line in enumerate(lines) if _COUNT.sub("0", line) == shape]
        if len(same) != 1 or _COUNT.sub("0", other) != shape:
            return None
        counts = (map(int, _COUNT.findall(text)) for text in (lines[same[0]], one, other))
        sums = iter([a + c - b for a, b, c in zip(*counts, strict=True)])
        lines[same[0]] = _COUNT.sub(lambda _: str(next(sums)), lines[same[0]])  # noqa: B023
    return "\n".join(lines)


def _words(row: str, start: int) -> list[str]:
    """What stands in a row before its list, as one item, and the list's."""
    return [row[: start - 1], *row[start:].removesuffix(_END).split(" ")]


def _with_items(whole: list[str], old: list[str], new: list[str]) -> list[str] | None:
    """A list with what comes and goes between items that are neighbours in all three."""
    both = set(old) & set(new)
    olds = [n for n, item in enumerate(old) if item in both]
    news = [n for n, item in enumerate(new) if item in both]
    if [old[n] for n in olds] != [new[n] for n in news] or len(set(old)) < len(old):
        return None
    if len(set(new)) < len(new) or not olds or olds[0] or news[0]:
        return None
    olds, news = [*olds, len(old)], [*news, len(new)]
    for (first, second), (third, fourth) in zip(pairwise(olds), pairwise(news), strict=True):
        gone, come = old[first + 1 : second], new[third + 1 : fourth]
        if gone == come:
            continue
        if whole.count(old[first]) != 1:
            return None
        start = whole.index(old[first])
        context = old[first : second + 1]
        at_end = second == len(old)
        if whole[start : start + len(context)] != context or (
            at_end and start + len(context) != len(whole)
        ):
            return None
        whole = [*whole[: start + 1], *come, *whole[start + 1 + len(gone) :]]
    return whole
