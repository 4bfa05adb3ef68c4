"""Build information, under PyTorch's names.  Nothing is compiled: NumPy does the work."""

from __future__ import annotations

import sys

import numpy as np

from . import __version__
from .api.settings import get_num_interop_threads, get_num_threads

has_lapack = has_spectral = True
"""Matrices are factorized, and Fourier transforms computed."""
has_mkl = has_openmp = False


def compiled_with_cxx11_abi() -> bool:
    """Yes, as PyTorch says since 2.7: nothing was compiled with an older one."""
    return True


def show() -> str:
    """The versions of gradsmith, Python and NumPy, for reports."""
    return (
        f"gradsmith {__version__}, which compiles nothing, with:\n"
        f"  - Python {sys.version.split()[0]}\n"
        f"  - NumPy {np.__version__}\n"
    )


def parallel_info() -> str:
    """The numbers of threads, for reports."""
    return (
        f"get_num_threads() : {get_num_threads()}\n"
        f"get_num_interop_threads() : {get_num_interop_threads()}\n"
    )
