"""Data-parallel wrappers; here there is one device, which computes everything."""

from __future__ import annotations

from .data_parallel import DataParallel as DataParallel
from .data_parallel import data_parallel as data_parallel
from .data_parallel import gather as gather
from .data_parallel import parallel_apply as parallel_apply
from .data_parallel import replicate as replicate
from .data_parallel import scatter as scatter
from .distributed import DistributedDataParallel as DistributedDataParallel
