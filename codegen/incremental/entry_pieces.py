"""The entries of a YAML file as pieces of text, and which of them are related.

Entries refer to each other only by name.  An entry can affect another only if one contains the other's name; a search
for names therefore finds every relation, and possibly more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from ..model.project_rules import mistaken_categories

__all__ = ["Edited", "Part", "edited", "entries_of"]

_ENTRY = re.compile(r"^(?=- )", re.MULTILINE)
_NAMED = re.compile(r"^(?:-|  ) *(?:func|name): *[\"']?(?:\w+::)?(\w+)", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z0-9]\w*")

_MOST = 400
"""With so many entries a run of their own gains too little."""

Place = tuple[int, int]
"""Which file, and the how manieth of its entries."""


def entries_of(text: str) -> tuple[str, ...]:
    """What stands before the first entry, then each entry with what stands behind it."""
    return tuple(_ENTRY.split(text))


@dataclass(frozen=True, slots=True)
class Part:
    """Some entries of a project, as texts of files with those alone."""

    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edited:
    """An edit, and the entries that show all that it may do."""

    part: Part
    stems: frozenset[str]
    """Names, underscores at their ends aside, of the operators that it may change."""


def edited(before: Sequence[str], after: Sequence[str]) -> Edited | None:
    """What of some files was edited, and all that has to do with it; None where that is too much.

    What stands before the first entry is as it was.
    """
    old, new = [entries_of(text) for text in before], [entries_of(text) for text in after]
    if any(a[0] != b[0] for a, b in zip(old, new, strict=True)):
        return None
    texts = {
        (file, number): versions
        for file, (olds, news) in enumerate(zip(old, new, strict=True))
        for number, versions in enumerate(_aligned(olds[1:], news[1:]))
    }
    by_stem: dict[str, list[Place]] = {}
    stems: dict[Place, set[str]] = {}
    for place, versions in texts.items():
        found = set()
        for text in versions[:1] if versions[0] is versions[1] else filter(None, versions):
            name = _NAMED.match(text) or _NAMED.search(text)
            if name is None:
                return None
            found.add(name[1].strip("_"))
        stems[place] = found
        for stem in found:
            by_stem.setdefault(stem, []).append(place)
    changed = [place for place, (a, b) in texts.items() if a != b]
    affected = _mentioning(changed, stems, texts)
    if affected is None:
        return None
    categories = _Categories(texts)
    if not categories.stay(changed):
        return None
    moved = [place for place in changed if not all(texts[place])]
    beside = _neighbours(moved, stems, texts, categories) if moved else set()
    needed = _mentioned(affected | beside | _witnesses(changed, texts), by_stem, texts)
    while needed is not None and (others := categories.company(needed)):
        needed = _mentioned(needed | others, by_stem, texts)
    if needed is None:
        return None
    chosen = sorted(needed)
    part = Part(
        *(
            tuple(
                "".join(texts[place][version] for place in chosen if place[0] == file)
                for file in range(len(old))
            )
            for version in (0, 1)
        )
    )
    return Edited(part, frozenset(stem for place in affected for stem in stems[place]))


def _aligned(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each entry before and after, in the order of the files; empty where it was not yet, or is no more."""
    shorter = min(len(old), len(new))
    first = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    same = shorter - first
    last = next((n for n in range(same) if old[-1 - n] != new[-1 - n]), same)
    yield from ((text, text) for text in old[:first])
    olds, news = old[first : len(old) - last], new[first : len(new) - last]
    waiting = 0
    names = [_head(text) for text in news]
    for text in olds:
        try:
            found = names.index(_head(text), waiting)
        except ValueError:
            yield text, ""
            continue
        yield from (("", added) for added in news[waiting:found])
        other = news[found]
        yield text, text if text == other else other
        waiting = found + 1
    yield from (("", added) for added in news[waiting:])
    yield from ((text, text) for text in old[len(old) - last :])


def _head(text: str) -> str:
    """An entry's name, its overload included."""
    return text.partition("(")[0]


class _Categories:
    """Which category each operator is of, before and after; the empty text where it names none, or is not there."""

    def __init__(self, texts: Mapping[Place, tuple[str, str]]) -> None:
        self.of: dict[Place, tuple[str, str]] = {}
        self.steady: dict[str, list[Place]] = {}
        for place, (old, new) in texts.items():
            if place[0] == 0:
                said = _category(old)
                self.of[place] = (said, said if old is new else _category(new))
                if old == new:
                    self.steady.setdefault(said, []).append(place)

    def stay(self, changed: Iterable[Place]) -> bool:
        """Whether the same categories as before are taken for mistakes."""
        if all(old == new for old, new in (self.of[p] for p in changed if p in self.of)):
            return True
        before, after = (
            mistaken_categories(Counter(filter(None, (said[version] for said in self.of.values()))))
            for version in (0, 1)
        )
        return before == after

    def company(self, chosen: Collection[Place]) -> set[Place]:
        """Operators that are missing among those `chosen`, so that a category would seem to have fewer than two."""
        found: set[Place] = set()
        for category in {said for place in chosen for said in self.of.get(place, ()) if said}:
            steady = self.steady.get(category, ())
            there = sum(place in chosen for place in steady)
            others = (place for place in steady if place not in chosen)
            found.update(islice(others, max(_COMPANY - there, 0)))
        return found


def _category(text: str) -> str:
    found = _CATEGORY.search(text)
    return found[1] if found else ""


def _neighbours(
    moved: Iterable[Place],
    stems: Mapping[Place, set[str]],
    texts: Mapping[Place, tuple[str, str]],
    categories: _Categories,
) -> set[Place]:
    """Entries between whose code that of added or removed ones stands, in whatever order a file has it.

    Files are in the order of the entries or in that of names, and hold all operators or those of a category.  Where
    in spite of that others stand between, the blocks around a change are not found beside each other.
    """
    chosen: set[Place] = set()
    by_name = {next(iter(stems[place])): now or old for place, (old, now) in categories.of.items()}
    for place in moved:
        stem = next(iter(stems[place]))
        category = by_name.get(stem, "")
        for wanted in (None, category):
            members = [
                other
                for other in texts
                if other[0] == place[0]
                and (wanted is None or by_name.get(next(iter(stems[other])), "") == wanted)
            ]
            for key in (
                None,
                lambda other: next(iter(stems[other])),
                lambda other: f"{next(iter(stems[other]))}_",
            ):
                ordered = members if key is None else sorted(members, key=key)
                here = ordered.index(place)
                chosen.update(ordered[max(here - _BESIDE, 0) : here + _BESIDE + 1])
    return chosen - set(moved)


_CATEGORY = re.compile(r"^  category: *[\"']?(\w+)", re.MULTILINE)
_COMPANY = 2
"""So many unedited operators of each category: what is alone in it among some entries is alone among all."""

_BESIDE = 6
"""So many entries on either side: enough that lists of them do not fit into one line, as those of all do not."""


def _mentioning(
    changed: Iterable[Place],
    stems: Mapping[Place, set[str]],
    texts: Mapping[Place, tuple[str, str]],
) -> set[Place] | None:
    """These entries, those that name their operators, and so on."""
    found = set(changed)
    done: set[str] = set()
    while waiting := {stem for place in found for stem in stems[place]} - done:
        for stem in waiting:
            named = re.compile(rf"(?<![A-Za-z0-9]){re.escape(stem)}(?![A-Za-z0-9])")
            for place, (old, new) in texts.items():
                if (stem in old or stem in new) and (named.search(old) or named.search(new)):
                    found.add(place)
            if len(found) > _MOST:
                return None
        done |= waiting
    return found


def _mentioned(
    members: Iterable[Place],
    by_stem: Mapping[str, Sequence[Place]],
    texts: Mapping[Place, tuple[str, str]],
) -> set[Place] | None:
    """These entries, those of the operators that they name, and so on."""
    found = set(members)
    waiting = list(found)
    while waiting:
        old, new = texts[waiting.pop()]
        for text in {old, new}:
            for stem in _stems(text):
                for place in by_stem.get(stem, ()):
                    if place not in found:
                        found.add(place)
                        waiting.append(place)
        if len(found) > _MOST:
            return None
    return found


def _stems(text: str) -> set[str]:
    """Every operator's name that may be in a text: words, and what is between underscores of words."""
    found = set()
    for word in set(_WORD.findall(text)):
        pieces = word.split("_")
        for start in range(len(pieces)):
            for end in range(start + 1, len(pieces) + 1):
                found.add("_".join(pieces[start:end]).strip("_"))
    return found


def _witnesses(changed: Iterable[Place], texts: Mapping[Place, tuple[str, str]]) -> set[Place]:
    """For each word that an edit adds or removes another entry, of the same category if there is one, that has it.

    Modules import what any of their formulas calls: with a second one, the edit does not change that.
    """
    chosen = set()
    changed = set(changed)
    for file, number in changed:
        old, new = (set(_WORD.findall(text)) for text in texts[file, number])
        for word in old ^ new:
            whole = re.compile(rf"\b{word}\b")
            near = sorted(
                (place for place in texts if place[0] == file and place not in changed),
                key=lambda place: abs(place[1] - number),
            )
            for place in near[:_NEAR]:
                if whole.search(texts[place][0]):
                    chosen.add(place)
                    break
    return chosen


_NEAR = 200
"""So many neighbours are asked for a word: entries of one family mostly stand together."""
