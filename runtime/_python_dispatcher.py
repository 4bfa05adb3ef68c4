"""PyTorch's name for `gradsmith.dispatch.PythonDispatcher`, a dispatcher to experiment with."""

from .dispatch.inspect.python_dispatcher import PythonDispatcher

__all__ = ["PythonDispatcher"]
