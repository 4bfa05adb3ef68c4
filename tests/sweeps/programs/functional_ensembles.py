"""Ensembles and gradients of each sample by transforms of functions: vmap, grad, jacrev, hessian, functional_call."""

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.func import (
    functional_call,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    stack_module_state,
    vjp,
    vmap,
)

torch.manual_seed(13)
losses = []


class SimpleMLP(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(6, 16), nn.Linear(16, 3)

    def forward(self, x):
        return self.fc2(F.gelu(self.fc1(x.flatten(-1))))


models = [SimpleMLP() for _ in range(4)]
data, targets = torch.randn(4, 10, 6), torch.randint(3, (10,))
params, buffers = stack_module_state(models)
base = SimpleMLP().to("meta")


def fmodel(params, buffers, x):
    return functional_call(base, (params, buffers), (x,))


predictions = vmap(fmodel)(params, buffers, data)
losses += [predictions.sum().item(), predictions.logsumexp(-1).mean().item()]
losses += vmap(fmodel, in_dims=(0, 0, None))(params, buffers, data[0]).var(0).mean(0).tolist()

model = models[0]
p = {k: v.detach() for k, v in model.named_parameters()}


def compute_loss(p, sample, target):
    out = functional_call(model, p, (sample.unsqueeze(0),))
    return F.cross_entropy(out, target.unsqueeze(0))


per_sample = vmap(grad(compute_loss), in_dims=(None, 0, 0))(p, data[0], targets)
norms = torch.stack([g.flatten(1).norm(dim=1) for g in per_sample.values()]).norm(dim=0)
losses += norms.tolist()
for _ in range(5):  # a step of differentially private SGD
    grads, values = vmap(grad_and_value(compute_loss), (None, 0, 0))(p, data[0], targets)
    norms = torch.stack([g.flatten(1).norm(dim=1) for g in grads.values()]).norm(dim=0)
    scale = (0.5 / (norms + 1e-6)).clamp(max=1.0)
    p = {k: v - 0.5 * torch.einsum("b,b...->...", scale, grads[k]) / 10 for k, v in p.items()}
    losses.append(values.mean().item())


def predict(x):
    return functional_call(model, p, (x,)).tanh()


x = torch.randn(6)
losses += [jacrev(predict)(x).norm().item(), jacfwd(predict)(x).norm().item()]
losses += hessian(lambda x: predict(x).sum())(x).diagonal().tolist()
value, tangent = jvp(predict, (x,), (torch.ones(6),))
out, pull = vjp(predict, x)
losses += [tangent.sum().item(), pull(torch.ones(3))[0].sum().item()]
ntk = vmap(vmap(lambda a, b: jacrev(predict)(a) @ jacrev(predict)(b).T, (None, 0)), (0, None))(
    data[0][:3], data[1][:3]
)
losses += torch.einsum("nmkk->nm", ntk).flatten().tolist()
omega = torch.nn.Parameter(torch.tensor([1.0, 0.5]))
inner = lambda w, x: ((w * x).sin().sum() - 1) ** 2
meta = grad(lambda w, x: inner(w - 0.1 * grad(inner)(w, x), x))
losses += meta(omega, torch.tensor([0.3, 0.7])).tolist()
losses += torch.autograd.functional.jacobian(predict, x).sum(0).tolist()
losses += torch.autograd.functional.hvp(lambda x: predict(x).prod(), x, torch.ones(6))[1].tolist()
