"""Cells: holders of `jax.Array`s that change in place and of which there are views."""

from __future__ import annotations

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="needs JAX: pip install 'gradsmith[xla]'")

from gradsmith.xla.cells import Cell, watching  # noqa: E402


def _cell(*shape: int) -> tuple[Cell, np.ndarray]:
    array = np.arange(float(np.prod(shape))).reshape(shape)
    return Cell(jax.numpy.asarray(array)), array


VIEWS = {
    "a slice": lambda x: x[1:, ::2],
    "an element": lambda x: x[1, 2, ...],
    "turned": lambda x: x.transpose(1, 0),
    "turned and cut": lambda x: x.T[1:3, 0],
    "under another shape": lambda x: x.reshape(2, 2, 6),
    "a row under another shape": lambda x: x[1].reshape(3, 2),
    "the diagonal": lambda x: x.diagonal(1),
    "of a view of a view": lambda x: x[1:][:, 1:][::2],
    "a dimension more": lambda x: x[:, None],
    "backwards": lambda x: x[::-1],
}


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_views_read_and_write_what_they_show(view) -> None:
    cell, array = _cell(4, 6)
    ours, theirs = view(cell), view(array)
    assert ours.shape == theirs.shape
    steps = zip(ours.shape, ours.strides, theirs.strides)
    assert all(step == wanted for extent, step, wanted in steps if extent > 1)
    assert (
        ours.address - cell.address
        == theirs.__array_interface__["data"][0] - array.__array_interface__["data"][0]
    )
    assert ours.tolist() == theirs.tolist()
    theirs = view(array[:])  # of memory that may be written
    cell[...] = cell.value * 2
    array *= 2
    assert ours.tolist() == theirs.tolist()
    if theirs.flags.writeable:
        ours[...] = -1.0
        theirs[...] = -1.0
        assert cell.tolist() == array.tolist()
        assert cell.version == 2


def test_a_reshape_that_is_no_view_is_a_copy() -> None:
    cell, array = _cell(4, 6)
    copied = cell.T.reshape(24)
    copied[0] = 7.0
    assert cell.tolist() == array.tolist()
    with pytest.raises(ValueError):
        cell.T.reshape((24,), copy=False)


def test_complex_parts_are_views() -> None:
    cell = Cell(jax.numpy.asarray([1 + 2j, 3 + 4j]))
    cell.real[...] = 0.0
    cell.imag[1] = -1.0
    assert cell.tolist() == [2j, -1j]
    cell.view(np.float64)[2] = 5.0
    assert cell.tolist() == [2j, 5 - 1j]


def test_elements_are_not_carried_to_the_host_in_passing() -> None:
    cell, _ = _cell(3)
    with pytest.raises(TypeError, match="not carried to the host in passing"):
        np.add(cell, 1)
    scaled = np.float64(2) * cell  # which is left to the cell
    assert isinstance(scaled, Cell) and scaled.tolist() == [0, 2, 4]


def test_who_watches_reads_and_writes_in_the_cells_stead() -> None:
    cell, array = _cell(2, 3)
    row = cell[1]
    read, written = [], {}

    class Watcher:
        def read(self, root: Cell) -> object:
            read.append(root)
            return written.get(root, root.stored)

        def write(self, root: Cell, value: object) -> None:
            written[root] = value

    with watching(Watcher()):
        row[0] = 9.0
        assert row.tolist() == [9.0, 4.0, 5.0]
    assert cell in read and list(written) == [cell]
    assert cell.tolist() == array.tolist() and row.tolist() == [3.0, 4.0, 5.0]
