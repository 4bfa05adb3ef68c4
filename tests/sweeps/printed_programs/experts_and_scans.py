"""A mixture of experts, a selective scan, a retention's decay, splines, and a metric that counts."""

import torch
import torch.nn.functional as F
from torch import Tensor, nn

torch.manual_seed(0)


class ConfusionMatrix(nn.Module):
    def __init__(self, classes: int) -> None:
        super().__init__()
        self.classes = classes
        self.register_buffer("counts", torch.zeros(classes, classes).long(), persistent=False)

    def update(self, predicted: Tensor, target: Tensor) -> None:
        pairs = target * self.classes + predicted
        self.counts += torch.bincount(pairs, minlength=self.classes**2).view_as(self.counts)

    def f1(self) -> Tensor:
        hits = self.counts.diag().float()
        return (2 * hits / (self.counts.sum(0) + self.counts.sum(1))).nan_to_num(0)


metric = ConfusionMatrix(4)
metric.update(torch.tensor([0, 1, 2, 1]), torch.tensor([0, 1, 1, 1]))
print(metric, metric.counts, metric.f1(), metric.state_dict())

x = torch.randn(6, 4)
gate = nn.Linear(4, 3)
experts = nn.ModuleList(nn.Linear(4, 4) for _ in range(3))
weights, chosen = torch.topk(F.softmax(gate(x), dim=1, dtype=torch.float), 2, dim=-1)
weights = weights / weights.sum(-1, keepdim=True)
mask = F.one_hot(chosen, 3).permute(2, 1, 0)
mixed = torch.zeros_like(x)
for number, expert in enumerate(experts):
    place, row = torch.where(mask[number])
    mixed = mixed.index_add(0, row, expert(x[row]) * weights[row, place, None])
mixed.sum().backward()
print(experts, chosen, mask.sum((1, 2)), torch.histc(chosen.float(), 3, 0, 2), mixed.grad_fn)
print(
    f"{mixed.sum():.3f}",
    gate.weight.grad.shape,
    [f"{p.grad.norm():.3f}" for p in experts[0].parameters()],
)

u, delta = torch.randn(2, 5, 3), F.softplus(torch.randn(2, 5, 3))
a = -torch.arange(1, 5).float().repeat(3, 1)
b, c = torch.randn(2, 5, 4), torch.randn(2, 5, 4)
decay = torch.exp(torch.einsum("bld,dn->bldn", delta, a))
drive = torch.einsum("bld,bln,bld->bldn", delta, b, u)
state = torch.zeros(2, 3, 4)
outputs = []
for i in range(u.shape[1]):
    state = decay[:, i] * state + drive[:, i]
    outputs.append(torch.einsum("bdn,bn->bd", state, c[:, i, :]))
print(torch.stack(outputs, dim=1)[0])
causal = nn.Conv1d(3, 3, 4, groups=3, padding=3)
print(causal, causal(u.mT)[:, :, :5].shape)

shift = nn.ZeroPad2d((0, 0, 1, -1))
print(shift, shift(torch.arange(8.0).view(1, 4, 2)))
steps = torch.arange(4)
apart = steps[:, None] - steps[None]
print(torch.where(apart >= 0, 0.5 ** apart.float(), torch.zeros(())))
print((apart * 1.0).masked_fill(~torch.tril(torch.ones(4, 4, dtype=bool)), -torch.inf).exp())

grid = (torch.arange(-3, 9) * 0.4 - 1).expand(2, -1).contiguous()
at = torch.rand(5, 2).unsqueeze(-1)
bases = ((at >= grid[:, :-1]) & (at < grid[:, 1:])).to(at.dtype)
for k in range(1, 4):
    rising = (at - grid[:, : -(k + 1)]) / (grid[:, k:-1] - grid[:, : -(k + 1)])
    falling = (grid[:, k + 1 :] - at) / (grid[:, k + 1 :] - grid[:, 1:(-k)])
    bases = rising * bases[:, :, :-1] + falling * bases[:, :, 1:]
print(bases.size(), (bases > 0).sum(-1), torch.allclose(bases.sum(-1), torch.ones(5, 2)))
