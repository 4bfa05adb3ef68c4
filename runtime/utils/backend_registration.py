"""The name of the device behind ``PrivateUse1``, the dispatch key for backends out of tree."""

from __future__ import annotations

from typing import Any

from ..core.device import as_named, device_of_backend, register_device_name

__all__ = ["generate_methods_for_privateuse1_backend", "rename_privateuse1_backend"]


def rename_privateuse1_backend(backend_name: str) -> None:
    """Let `backend_name` be what device strings call ``PrivateUse1``.

    Raises RuntimeError when it has another name already, or when the name is another device's; ValueError
    for anything but a name.  `gradsmith.backend.register` does this for a generated backend.
    """
    register_device_name(as_named(backend_name), "PrivateUse1")


def generate_methods_for_privateuse1_backend() -> None:
    """Give `Tensor` the attribute ``is_NAME`` and the method ``NAME()``, which moves it to that device.

    Raises RuntimeError when the device has no name yet, or when `Tensor` has such attributes.
    """
    from ..core.tensor import Tensor

    name = device_of_backend("PrivateUse1")
    if name == "privateuseone":
        raise RuntimeError(
            "PrivateUse1 has no name yet: call rename_privateuse1_backend, or import the backend"
        )
    for attribute in (f"is_{name}", name):
        if hasattr(Tensor, attribute):
            raise RuntimeError(f"Tensor has an attribute '{attribute}' already")

    def on_it(self: Tensor) -> bool:
        return self.device.type == name

    def moved(self: Tensor, device: Any = None, non_blocking: bool = False) -> Tensor:
        return self.to(name if device is None else device)

    on_it.__doc__ = f"Whether the elements are on device '{name}'."
    moved.__doc__ = f"The tensor on device '{name}'."
    moved.__name__ = name
    setattr(Tensor, f"is_{name}", property(on_it))
    setattr(Tensor, name, moved)
