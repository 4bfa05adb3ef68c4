"""Each item of `tests/parity/items` does the same under both libraries, or says why it does not."""

from __future__ import annotations

from collections import Counter

import pytest
from items import PAGE, Item, items, page

ITEMS = list(items())


@pytest.fixture(scope="module")
def found() -> tuple[dict[str, str], dict[str, str]]:
    """What every program comes to, under gradsmith and under PyTorch."""
    pytest.importorskip("torch", reason="compares with PyTorch")
    from item_outcomes import outcomes

    return outcomes("gradsmith"), outcomes("torch")


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_item(item: Item, found: tuple[dict[str, str], dict[str, str]]) -> None:
    ours, theirs = (outcomes[item.id] for outcomes in found)
    if item.reason:
        assert ours != theirs, f"no difference any more: {item.reason}"
    else:
        assert ours == theirs


def test_no_program_speaks_of_what_is_not_there(
    found: tuple[dict[str, str], dict[str, str]],
) -> None:
    """Or its two outcomes were equal whatever the item is."""
    assert [name for name, theirs in found[1].items() if "'NameError'" in theirs] == []


def test_items_have_names_and_reasons_of_their_own() -> None:
    assert not [name for name, count in Counter(i.id for i in ITEMS).items() if count > 1]
    assert {item.state for item in ITEMS} <= {"same", "differs", "missing"}


def test_nineteen_of_twenty_are_the_same() -> None:
    same = sum(item.state == "same" for item in ITEMS)
    assert same >= 0.95 * len(ITEMS)


def test_the_page_is_current() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(), "python tests/parity/items writes it"
