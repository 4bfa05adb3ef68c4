"""Modules around modules that PyTorch spreads over devices: here the one device has it all."""

from __future__ import annotations

from .data_parallel import DataParallel as DataParallel
from .data_parallel import data_parallel as data_parallel
from .distributed import DistributedDataParallel as DistributedDataParallel
