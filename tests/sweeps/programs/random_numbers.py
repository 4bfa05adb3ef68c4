"""What a tutorial prints of random numbers, by all the ways there are."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
losses += torch.rand(3).tolist() + torch.randn(20).tolist() + torch.randn(3).tolist()
losses += torch.randint(0, 100, (4,)).float().tolist() + torch.randperm(6).float().tolist()
losses += (
    torch.normal(2.0, 3.0, size=(3,)).tolist() + torch.bernoulli(torch.full((5,), 0.4)).tolist()
)
losses += torch.empty(3).exponential_().tolist() + torch.empty(3).uniform_(-1, 1).tolist()
losses += nn.Linear(3, 2).weight.flatten().tolist() + nn.Conv1d(1, 2, 2).weight.flatten().tolist()
losses += (
    F.dropout(torch.ones(8), 0.5).tolist()
    + torch.multinomial(torch.tensor([0.1, 0.9]), 1).float().tolist()
)
losses += (
    nn.init.trunc_normal_(torch.empty(4)).tolist() + nn.Embedding(2, 2).weight.flatten().tolist()
)
