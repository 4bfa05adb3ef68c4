"""Storages, and types by PyTorch's old names: what programs do with them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from programs import Log, Programs, agree_on, gs, own_words

PROGRAMS = Programs()

NAMES = ("Bool", "Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double")


program = PROGRAMS.add


@program
def what_storages_hold(m: Any, log: Log) -> None:
    x = m.arange(6.0).reshape(2, 3)
    typed, untyped = x.storage(), x.untyped_storage()
    log(
        len(typed),
        typed.size(),
        typed.nbytes(),
        typed.element_size(),
        typed.dtype,
        str(typed.device),
    )
    log(len(untyped), untyped.size(), untyped.nbytes(), untyped.element_size(), str(untyped.device))
    log(typed.tolist(), list(typed), typed[0], typed[-1], untyped.tolist(), untyped[3], untyped[-1])
    log(typed.data_ptr() == untyped.data_ptr() == x.data_ptr(), untyped == x.untyped_storage())
    log(x[1].untyped_storage() == untyped, x[:, 1:].storage().size(), x.t().storage().tolist())
    log(x[1].storage()._cdata == typed._cdata, x.clone().untyped_storage() == untyped)
    log(typed.untyped() == untyped, untyped.untyped() == untyped)
    log(typed.is_shared(), typed.is_pinned(), typed.is_cuda, typed.is_sparse, untyped.filename)
    for index in (6, -7):
        log.refusal(lambda i=index: typed[i], f"index {index} out of range for storage of size 6")
    log.refusal(lambda: typed[1:3], "slices are only supported in UntypedStorage.__getitem__")
    log(untyped[4:8].tolist())
    log(
        [
            str(m.ones(2, dtype=d).storage().tolist())
            for d in (m.bool, m.complex64, m.bfloat16, m.int8)
        ]
    )
    log(m.is_storage(typed), m.is_storage(untyped), m.is_storage(x), own_words(str(typed)), own_words(str(m.zeros(2, dtype=m.uint8).untyped_storage())))  # fmt: skip
    meta = m.ones(2, device="meta").untyped_storage()
    log(meta.nbytes(), meta.data_ptr(), str(meta.device))
    log.refusal(lambda: meta[0], "Not available for 'meta' device type")


@program
def writing_to_storages(m: Any, log: Log) -> None:
    x = m.arange(4.0)
    before = x._version
    x.storage()[0] = 9.0
    x.untyped_storage()[7] = 64
    log(x)
    log.refusal(lambda: x.storage().copy_(m.arange(4).storage()), "size does not match")
    x.storage().copy_(m.arange(3.0, -1, -1).storage())
    log(x)
    x.untyped_storage().copy_(m.ones(4).untyped_storage())
    log(x)
    x.storage().fill_(2.5)
    log(x)
    x.untyped_storage().fill_(0)
    log(x, x._version == before)
    for storage in (x.storage(), x.untyped_storage()):
        log.refusal(lambda s=storage: s.copy_(m.ones(3).untyped_storage()), "size does not match, self was 16 bytes but src was 12 bytes")  # fmt: skip
    with m.no_grad():
        leaf = m.ones(2, requires_grad=True)
        leaf.storage()[0] = 3
    log(leaf, leaf.is_leaf)


@program
def storages_of_their_own(m: Any, log: Log) -> None:
    log(
        m.UntypedStorage().nbytes(),
        m.UntypedStorage(8).nbytes(),
        m.UntypedStorage([1, 2, 255]).tolist(),
    )
    log(
        m.TypedStorage([1, 2], dtype=m.float64).tolist(),
        m.TypedStorage(3).dtype,
        m.TypedStorage().size(),
    )
    untyped = m.ones(2).untyped_storage()
    log(m.TypedStorage(wrap_storage=untyped, dtype=m.int32).tolist())
    log(
        m.FloatStorage(wrap_storage=untyped).tolist(),
        m.FloatStorage().tolist(),
        m.FloatStorage(3).size(),
    )
    log(
        m.FloatStorage([1, 2]).tolist(),
        m.LongStorage((3, 4)).tolist(),
        m.BoolStorage([1, 0]).tolist(),
    )
    log.refusal(lambda: m.FloatStorage(3, 4), "received an invalid combination of arguments")
    log(m.FloatStorage.from_buffer(b"\0\0\x80?\0\0\0@", "little").tolist())
    log(m.ShortStorage.from_buffer(b"\0\1\0\2", "big").tolist(), m.FloatStorage.dtype)
    grown = m.FloatStorage([1, 2])
    log(grown.resizable())
    grown.resize_(4)
    log(grown.size(), grown.tolist()[:2])
    grown.resize_(1)
    log(grown.tolist())
    typed = m.arange(3.0).storage()
    log(
        [
            getattr(typed, name)().tolist()
            for name in ("float", "double", "long", "int", "half", "bool", "complex_float")
        ]
    )
    log(typed.float().data_ptr() == typed.data_ptr(), typed.cpu().data_ptr() == typed.data_ptr())
    log(own_words(typed.type()), typed.pickle_storage_type(), m.ones(1).storage_type().__name__)
    copy = typed.clone()
    copy[0] = 7.0
    log(typed[0], copy[0], typed == typed, typed == m.arange(3.0).storage())
    log(
        [
            isinstance(typed, kind)
            for kind in (m.FloatStorage, m.LongStorage, m.TypedStorage, m.UntypedStorage)
        ]
    )
    log(isinstance(typed.untyped(), m.UntypedStorage), isinstance(typed.untyped(), m.FloatStorage))
    log(m.storage.TypedStorage is m.TypedStorage, m.storage.UntypedStorage is m.UntypedStorage)


@program
def tensors_over_storages(m: Any, log: Log) -> None:
    x = m.arange(6.0)
    y = m.empty(0).set_(x.storage())
    log(y, y.data_ptr() == x.data_ptr())
    log(m.empty(0).set_(x.untyped_storage(), 1, (2, 2), (1, 2)))
    log(m.empty(0, dtype=m.int32).set_(m.ones(1).untyped_storage()))
    log.refusal(lambda: m.empty(0, dtype=m.int64).set_(x.storage()), "or an UntypedStorage, but got type Float for argument 1 'storage'")  # fmt: skip
    z = m.FloatTensor(x.storage())
    z[0] = 8.0
    log(x[0], m.Tensor(x.untyped_storage()), m.Tensor(m.FloatStorage([1, 2])))
    log.refusal(lambda: m.LongTensor(x.storage()), "Expected a Storage of type Long or an UntypedStorage, but got type Float")  # fmt: skip
    a, b, storage = deepcopy((x, x[2:], x.untyped_storage()))
    a[3] = -1.0
    log(b, x[3], storage.data_ptr() == a.data_ptr(), a.data_ptr() == x.data_ptr())


@program
def constructors_by_type(m: Any, log: Log) -> None:
    for name in NAMES:
        kind = getattr(m, f"{name}Tensor")
        made = kind([1, 0, 1])
        log(made, made.dtype, kind(2, 3).shape, kind(2, 3).dtype, kind().shape, kind.dtype)
        log(kind.__name__, str(kind.layout).partition(".")[2], kind.is_cuda, kind.is_sparse)
        log(
            [isinstance(made, getattr(m, f"{other}Tensor")) for other in NAMES],
            own_words(made.type()),
        )
        log(m.zeros(1).type(kind).dtype, m.zeros(1).type(f"torch.{name}Tensor").dtype)
        log(isinstance(m.empty(1, dtype=kind.dtype, device="meta"), kind))
    floats = m.FloatTensor
    x = m.ones(2)
    log(floats(m.Size([2, 3])).shape, floats((2, 3)), floats([[1, 2], [3, 4]]), floats(x))
    log(floats(x).data_ptr() == x.data_ptr(), floats([1.5], device="cpu"), m.IntTensor([1.5, -2.5]))
    log(
        floats(data=[1, 2]),
        floats(size=(1, 2)).shape,
        floats(other=x),
        issubclass(floats, m.Tensor),
    )
    log(m.typename(floats).partition(".")[2], type(floats).__name__)
    for call, says in (
        (lambda: floats(m.ones(2, dtype=m.int64)), "expected "),
        (lambda: floats(2.5), "new(): data must be a sequence (got float)"),
        (lambda: floats("a"), "new(): invalid data type 'str'"),
        (
            lambda: floats([1.5], device="meta"),
            "expects device type: cpu but device type: meta was passed",
        ),
        (lambda: floats(1, 2, out=3), "new() received an invalid combination of arguments"),
        (lambda: floats([[1, 2], [3]]), "expected sequence of length 2 at dim 1 (got 1)"),
        (lambda: floats(-1), "Trying to create tensor with negative dimension -1: [-1]"),
        (lambda: m.Tensor(2, device="meta"), "expects device type: cpu"),
        (lambda: x.type(3), "dtype must be a type, str, or dtype object"),
        (lambda: x.type("LongTensor"), "invalid type: 'LongTensor'"),
        (lambda: x.type("torch.NoTensor"), "invalid type: '"),
    ):
        log.refusal(call, says)


@program
def the_default_type(m: Any, log: Log) -> None:
    try:
        for kind in ("torch.DoubleTensor", m.FloatTensor, m.HalfTensor):
            m.set_default_tensor_type(kind)
            log(
                m.get_default_dtype(),
                m.Tensor([1]).dtype,
                m.tensor(1.5).dtype,
                m.FloatTensor(1).dtype,
            )
            log(isinstance(m.tensor(1.5), m.DoubleTensor))
        for kind in ("torch.LongTensor", m.LongTensor, m.float32, "torch.cuda.FloatTensor", "Foo"):
            log.refusal(lambda k=kind: m.set_default_tensor_type(k))
    finally:
        m.set_default_dtype(m.float32)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])


def test_memory_that_tensors_show_keeps_its_size() -> None:
    x = gs.ones(4)
    own = gs.UntypedStorage(16)
    shown = gs.empty(0).set_(own)
    for storage, size in ((x.untyped_storage(), 0), (x.storage(), 8), (own, 32)):
        assert not storage.resizable()
        with pytest.raises(RuntimeError, match="not resizable"):
            storage.resize_(size)
    x.untyped_storage().resize_(16)
    assert x.tolist() == [1.0] * 4 and shown.shape == (4,)
