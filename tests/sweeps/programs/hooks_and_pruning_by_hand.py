"""Features by hooks, gradients by tensor hooks, Grad-CAM, masks by quantile, parametrizations, weight and spectral norm."""

import torch
import torch.nn as nn
from torch.nn.utils import parametrize
from torch.nn.utils.parametrizations import spectral_norm, weight_norm

torch.manual_seed(9)
losses = []
net = nn.Sequential(
    nn.Conv2d(3, 6, 3), nn.ReLU(), weight_norm(nn.Conv2d(6, 4, 3)), nn.Tanh(), nn.Flatten()
)
head = spectral_norm(nn.Linear(4 * 16, 5))
features, grads = {}, {}


def keep(name):
    def hook(module, inputs, output):
        features[name] = output.detach()
        if output.requires_grad:
            output.register_hook(lambda g: grads.__setitem__(name, g))

    return hook


handles = [m.register_forward_hook(keep(str(i))) for i, m in enumerate(net)]
handles.append(net[0].register_full_backward_hook(lambda m, gi, go: losses.append(go[0].norm())))
handles.append(
    net.register_forward_pre_hook(
        lambda m, args, kwargs: ((args[0] * 2,), kwargs), with_kwargs=True
    )
)
x = torch.randn(2, 3, 8, 8)
score = head(net(x))[:, 2].sum()
score.backward()
cam = (features["0"] * grads["0"].mean((2, 3), keepdim=True)).sum(1).clamp(min=0)
losses += [score.item(), cam.sum().item(), *(f.norm().item() for f in features.values())]
for h in handles:
    h.remove()


class Symmetric(nn.Module):
    def forward(self, w):
        return w.triu() + w.triu(1).transpose(-1, -2)


layer = nn.Linear(5, 5)
parametrize.register_parametrization(layer, "weight", Symmetric())
assert torch.equal(layer.weight, layer.weight.T)
with parametrize.cached():
    y = layer(layer(torch.ones(1, 5)))
y.sum().backward()
losses.append(layer.parametrizations.weight.original.grad.norm().item())
parametrize.remove_parametrizations(layer, "weight")
with torch.no_grad():
    for name, p in [*net.named_parameters(), *layer.named_parameters()]:
        if p.dim() > 1:
            p.mul_(p.abs() > torch.quantile(p.abs(), 0.5))
            losses.append((p == 0).float().mean().item())
optimizer = torch.optim.SGD(
    [*net.parameters(), *head.parameters()], lr=0.05, nesterov=True, momentum=0.9
)
ema = torch.optim.swa_utils.AveragedModel(
    net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.9)
)
for _ in range(4):
    loss = nn.functional.multi_margin_loss(head(net(x)), torch.tensor([1, 3]))
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_value_(net.parameters(), 0.1)
    optimizer.step()
    ema.update_parameters(net)
    losses.append(loss.item())
losses.append(head(ema(x)).norm().item())
losses = [float(v) for v in losses]
