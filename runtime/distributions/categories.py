"""What the multinomial distribution is made of, which distributions.yaml declares."""

from __future__ import annotations

from typing import Any

from .distribution import OfCategories


class Counts(OfCategories):
    """Counts of categories in `total_count` draws.  NotImplementedError unless that is an int."""

    _abstract = True
    total_count: int

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if not isinstance(self.total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        super().__init__(*args, **kwargs)
