"""A transformer encoder that classifies sequences, with padding masked."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
layer = nn.TransformerEncoderLayer(16, 4, 32, dropout=0.1, batch_first=True)
model = nn.ModuleDict(
    {
        "emb": nn.Embedding(30, 16),
        "enc": nn.TransformerEncoder(layer, 2, enable_nested_tensor=False),
        "out": nn.Linear(16, 3),
    }
)
optimizer = optim.Adam(model.parameters(), lr=1e-3)
x, y = torch.randint(1, 30, (6, 9)), torch.randint(0, 3, (6,))
x[:, 7:] = 0
pad = x == 0
for _ in range(5):
    h = model["enc"](model["emb"](x), src_key_padding_mask=pad)
    h = h.masked_fill(pad.unsqueeze(-1), 0).sum(1) / (~pad).sum(1, keepdim=True)
    loss = F.cross_entropy(model["out"](h), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
