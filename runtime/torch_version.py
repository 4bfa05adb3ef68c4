"""Version strings that compare as versions: ``TorchVersion('2.13.0') > '2.9'``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

__all__ = ["TorchVersion"]

_PARTS = re.compile(
    r"\s*v?(?P<release>\d+(?:\.\d+)*)"
    r"(?:[-_.]?(?P<pre>a|b|rc|alpha|beta|c|pre|preview)[-_.]?(?P<pre_number>\d*))?"
    r"(?:[-_.]?(?:post|rev|r)[-_.]?(?P<post>\d*))?"
    r"(?:[-_.]?dev[-_.]?(?P<dev>\d*))?"
    r"(?:\+(?P<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?\s*",
    re.IGNORECASE,
)
"""PEP 440, without epochs."""
_BEFORE = {"alpha": "a", "beta": "b", "c": "rc", "pre": "rc", "preview": "rc"}

_Key = tuple[Any, ...]


def _key(text: str) -> _Key | None:
    """What versions are ordered by; None for what is none."""
    found = _PARTS.fullmatch(text)
    if found is None:
        return None
    release = [int(number) for number in found["release"].split(".")]
    while release and release[-1] == 0:
        release.pop()
    word = (found["pre"] or "").lower()
    pre: tuple[str, int] = (_BEFORE.get(word, word), int(found["pre_number"] or 0))
    post = -1 if found["post"] is None else int(found["post"] or 0)
    if not word:  # "a" to "rc" come before the release, and what is in development before them
        only_dev = found["dev"] is not None and post < 0
        pre = ("", 0) if only_dev else ("z", 0)
    dev = (1, 0) if found["dev"] is None else (0, int(found["dev"] or 0))
    parts = re.split(r"[-_.]", found["local"].lower()) if found["local"] else []
    local = tuple((1, int(part), "") if part.isdigit() else (0, 0, part) for part in parts)
    return tuple(release), pre, post, dev, local


def _compared(name: str) -> Callable[[TorchVersion, Any], bool]:
    def compare(self: TorchVersion, other: Any) -> bool:
        text = str(other) if isinstance(other, str) else ".".join(_items(other))
        ours, theirs = _key(str(self)), _key(text)
        as_text: bool = getattr(str, name)(str(self), text)
        return as_text if ours is None or theirs is None else bool(getattr(ours, name)(theirs))

    compare.__name__ = name
    return compare


def _items(other: Any) -> Iterable[str]:
    if not isinstance(other, Iterable):
        raise ValueError(f"can't compare a version with {other}")
    return map(str, other)


class TorchVersion(str):
    """A text that compares with texts, and with tuples of numbers, as versions do (PEP 440); as texts where one is none."""

    __slots__ = ()
    __hash__ = str.__hash__
    __eq__ = _compared("__eq__")
    __ne__ = _compared("__ne__")
    __lt__ = _compared("__lt__")
    __le__ = _compared("__le__")
    __gt__ = _compared("__gt__")
    __ge__ = _compared("__ge__")
