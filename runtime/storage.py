"""Storages, the memory that tensors share: ``Tensor.untyped_storage()`` and ``Tensor.storage()``."""

from .api.storages import TypedStorage, UntypedStorage

__all__ = ["TypedStorage", "UntypedStorage"]
