"""A dispatcher to try things on, by PyTorch's name for it: `gradsmith.dispatch.PythonDispatcher`."""

from .dispatch.inspect.python_dispatcher import PythonDispatcher

__all__ = ["PythonDispatcher"]
