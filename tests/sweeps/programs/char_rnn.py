"""Letters predicted by a recurrent cell written out."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
text = "to be or not to be that is the question"
chars = sorted(set(text))
data = torch.tensor([chars.index(c) for c in text])


class RNN(nn.Module):
    def __init__(self, n, hidden):
        super().__init__()
        self.hidden = hidden
        self.i2h = nn.Linear(n + hidden, hidden)
        self.h2o = nn.Linear(hidden, n)

    def forward(self, x, h):
        h = torch.tanh(self.i2h(torch.cat((x, h), 1)))
        return F.log_softmax(self.h2o(h), dim=1), h


model = RNN(len(chars), 24)
for _ in range(5):
    h, loss = torch.zeros(1, 24), 0
    for i in range(len(data) - 1):
        out, h = model(F.one_hot(data[i : i + 1], len(chars)).float(), h)
        loss = loss + F.nll_loss(out, data[i + 1 : i + 2])
    model.zero_grad()
    loss.backward()
    for p in model.parameters():
        p.data.add_(p.grad.data, alpha=-0.005)
    losses.append(loss.item() / (len(data) - 1))
