"""Sequences of several lengths: a dataset, a sampler of buckets and a collate function of one's own, masked pooling."""

import random
from collections import namedtuple

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence
from torch.utils import data
from torch.utils.data import (
    BatchSampler,
    ConcatDataset,
    DataLoader,
    Dataset,
    RandomSampler,
    Sampler,
    Subset,
    SubsetRandomSampler,
    WeightedRandomSampler,
    default_collate,
    random_split,
)

torch.manual_seed(5)
random.seed(5)
losses = []
Batch = namedtuple("Batch", ["tokens", "lengths", "labels", "extra"])


class Reviews(Dataset):
    def __init__(self, size, transform=None):
        self.transform = transform
        self.samples = []
        for _ in range(size):
            n = random.randint(3, 12)
            self.samples.append(([random.randrange(1, 20) for _ in range(n)], n % 2))

    def __len__(self):
        return len(self.samples)

    def __getitem__(self, idx):
        tokens, label = self.samples[idx]
        tokens = torch.tensor(tokens, dtype=torch.long)
        if self.transform:
            tokens = self.transform(tokens)
        return tokens, label


class BucketSampler(Sampler):
    def __init__(self, dataset, batch_size):
        self.lengths = [len(dataset[i][0]) for i in range(len(dataset))]
        self.batch_size = batch_size

    def __iter__(self):
        order = sorted(range(len(self.lengths)), key=self.lengths.__getitem__)
        batches = [order[i : i + self.batch_size] for i in range(0, len(order), self.batch_size)]
        for i in torch.randperm(len(batches)).tolist():
            yield batches[i]

    def __len__(self):
        return (len(self.lengths) + self.batch_size - 1) // self.batch_size


def collate(samples):
    tokens, labels = zip(*samples)
    lengths = torch.as_tensor([len(t) for t in tokens])
    return Batch(
        pad_sequence(tokens, batch_first=True), lengths, torch.tensor(labels), {"n": len(tokens)}
    )


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(20, 12, padding_idx=0)
        self.rnn = nn.GRU(12, 8, bidirectional=True, batch_first=True)
        self.bag = nn.EmbeddingBag(20, 4, mode="mean")
        self.out = nn.Linear(20, 2)

    def forward(self, batch):
        x = self.embed(batch.tokens)
        packed = pack_padded_sequence(x, batch.lengths, batch_first=True, enforce_sorted=False)
        output, _ = self.rnn(packed)
        output, _ = pad_packed_sequence(output, batch_first=True)
        mask = torch.arange(output.size(1))[None, :] < batch.lengths[:, None]
        pooled = (output * mask.unsqueeze(-1)).sum(1) / batch.lengths.unsqueeze(1)
        flat = torch.cat([t[:n] for t, n in zip(batch.tokens, batch.lengths)])
        offsets = torch.cat([torch.zeros(1, dtype=torch.long), batch.lengths.cumsum(0)[:-1]])
        return self.out(torch.cat([pooled, self.bag(flat, offsets)], dim=-1))


dataset = ConcatDataset([Reviews(40), Reviews(20, transform=lambda t: t.flip(0))])
train, valid = random_split(dataset, [0.8, 0.2], generator=torch.Generator().manual_seed(1))
loader = DataLoader(train, batch_sampler=BucketSampler(train, 8), collate_fn=collate)
model = Classifier()
optimizer = torch.optim.RAdam(model.parameters(), lr=0.02)
for epoch in range(3):
    for batch in loader:
        loss = nn.functional.cross_entropy(model(batch), batch.labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
model.eval()
with torch.no_grad():
    for batch in DataLoader(valid, 5, collate_fn=collate, drop_last=True):
        losses.append(model(batch).softmax(-1)[:, 1].sum().item())
weights = [1.0 + (i % 3) for i in range(30)]
for sampler in (
    WeightedRandomSampler(weights, 20, replacement=True),
    WeightedRandomSampler(weights, 20, replacement=False),
    RandomSampler(range(30), replacement=True, num_samples=10),
    SubsetRandomSampler([1, 5, 8, 9]),
    data.SequentialSampler(range(4)),
):
    losses += [float(i) for i in sampler]
losses += [float(sum(b)) for b in BatchSampler(RandomSampler(range(10)), 3, drop_last=False)]
mixed = default_collate([{"a": torch.ones(2), "b": (1, 2.5), "c": [i]} for i in range(3)])
losses += [mixed["a"].sum().item(), mixed["b"][1].sum().item(), float(mixed["c"][0].sum())]
dicts = [{"x": torch.randn(3), "y": i, "name": f"s{i}"} for i in range(6)]
for batch in DataLoader(Subset(dicts, [5, 3, 1, 0]), batch_size=2, shuffle=True):
    losses += [batch["x"].sum().item(), batch["y"].float().mean().item(), float(len(batch["name"]))]
