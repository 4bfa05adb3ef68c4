"""Datasets, samplers, loaders and what is collated of them, with the mistakes that are made with them."""

import torch
import torch.utils.data as data
from torch.utils.data import *
from torch.utils.data import default_collate, get_worker_info

torch.manual_seed(0)


class DS(Dataset):
    def __init__(self, n=10):
        self.x = torch.arange(n).float()
        self.y = self.x**2

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return {
            "x": self.x[i],
            "y": self.y[i],
            "name": f"n{i}",
            "idx": int(i),
            "pair": (i, float(i)),
        }


ds = DS()
dl = DataLoader(ds, batch_size=4, shuffle=True, drop_last=False)
for b in dl:
    print(b)
print(
    len(dl),
    dl.batch_size,
    type(dl.sampler),
    type(dl.batch_sampler),
    dl.dataset is ds,
    dl.num_workers,
    dl.pin_memory,
    dl.drop_last,
    dl.collate_fn,
)
a, b = random_split(ds, [7, 3], generator=torch.Generator().manual_seed(42))
print(len(a), a.indices, b.indices, type(a))
print([len(s) for s in random_split(range(10), [0.5, 0.3, 0.2])])
print(
    Subset(ds, [1, 2])[0]["x"],
    len(ConcatDataset([ds, ds])),
    (ds + ds).cumulative_sizes,
    type(ds + ds),
    ConcatDataset([ds, ds])[-1]["x"],
)
t = TensorDataset(torch.arange(6).view(3, 2), torch.tensor([0, 1, 2]))
print(t[1], len(t), t[:2], t.tensors)
for s in [
    SequentialSampler(range(4)),
    RandomSampler(range(4)),
    RandomSampler(range(4), replacement=True, num_samples=6),
    SubsetRandomSampler([1, 5, 7]),
    WeightedRandomSampler([0.1, 0.9, 0.4], 5),
    BatchSampler(SequentialSampler(range(5)), 2, False),
    BatchSampler(RandomSampler(range(5)), 2, True),
]:
    print(type(s).__name__, list(s), len(s))


class It(IterableDataset):
    def __iter__(self):
        return iter(range(5))


print(list(DataLoader(It(), batch_size=2)), get_worker_info())


class It2(IterableDataset):
    def __init__(s, n):
        s.n = n

    def __iter__(self):
        w = get_worker_info()
        lo = 0 if w is None else w.id
        return iter(range(lo, self.n, 1 if w is None else w.num_workers))


print(list(DataLoader(It2(6), batch_size=None)))
import collections

P = collections.namedtuple("P", "a b")
print(
    default_collate([P(1, 2.0), P(3, 4.0)]),
    default_collate(["a", "b"]),
    default_collate([{"a": [1, 2]}, {"a": [3, 4]}]),
    default_collate([1.5, 2.5]),
    default_collate([True, False]),
    default_collate([(torch.ones(2), 3)] * 2),
    data.default_convert([1, "a"]),
)
import numpy as np

print(
    default_collate([np.ones(2), np.zeros(2)]),
    default_collate([np.float32(1), np.float32(2)]),
    default_collate([np.int64(3)]),
)
for bad in [
    lambda: default_collate([torch.ones(2), torch.ones(3)]),
    lambda: default_collate([object()]),
    lambda: default_collate([[1, 2], [3]]),
    lambda: DataLoader(ds, batch_size=2, sampler=[1], shuffle=True),
    lambda: DataLoader(It(), shuffle=True),
    lambda: len(DataLoader(It())),
    lambda: TensorDataset(torch.ones(2), torch.ones(3)),
    lambda: random_split(ds, [1, 2]),
    lambda: random_split(ds, [0.5, 0.6]),
    lambda: ConcatDataset([]),
    lambda: RandomSampler(range(0)) and list(DataLoader(DS(0), shuffle=True)),
    lambda: DataLoader(ds, num_workers=-1),
    lambda: DataLoader(ds, timeout=-1),
    lambda: DataLoader(ds, prefetch_factor=2),
    lambda: WeightedRandomSampler([1.0], 0),
    lambda: BatchSampler([1], 0, False),
    lambda: DataLoader(ds, batch_sampler=[[1]], batch_size=3),
    lambda: Dataset()[0],
    lambda: next(iter(DataLoader(ds, collate_fn=lambda b: 1 / 0))),
    lambda: DataLoader(ds, persistent_workers=True),
    lambda: setattr(dl, "batch_size", 3),
]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)


def collate(b):
    xs = [d["x"] for d in b]
    return torch.stack(xs), len(b)


print(list(DataLoader(ds, 3, collate_fn=collate, drop_last=True)))
g = torch.Generator()
g.manual_seed(0)


class Boom(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, i):
        if i == 2:
            raise ValueError("bad sample")
        return i


print(
    list(DataLoader(Boom(), batch_sampler=[[0, 1], [3]])),
    ChainDataset([It(), It()]),
    list(ChainDataset([It(), It()])),
    StackDataset(a=[1, 2], b=[3, 4])[0],
    list(DataLoader(range(3))),
    list(DataLoader([1, 2, 3], batch_size=2)),
)
from torch.utils.data.distributed import DistributedSampler

print(
    list(DistributedSampler(range(7), num_replicas=2, rank=1, shuffle=False)),
    len(DistributedSampler(range(7), 2, 0)),
    list(DistributedSampler(range(7), 2, 0, seed=3)),
)
print(DataLoader.__module__, Dataset.__module__, RandomSampler, Subset)
