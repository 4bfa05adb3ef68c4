"""What a network looks at and how to fool it: hooks for Grad-CAM, FGSM and PGD, integrated gradients, a deconvolution."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(14)
losses = []


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer1 = nn.Sequential(
            nn.Conv2d(1, 6, 3, padding=1, bias=False), nn.BatchNorm2d(6), nn.ReLU()
        )
        self.layer2 = nn.Sequential(nn.MaxPool2d(2), nn.Conv2d(6, 8, 3, padding=1), nn.ReLU())
        self.avgpool, self.fc = nn.AdaptiveAvgPool2d(1), nn.Linear(8, 3)

    def forward(self, x):
        return self.fc(self.avgpool(self.layer2(self.layer1(x))).flatten(1))


class GradCAM:
    def __init__(self, model, target_layer):
        self.model, self.gradients, self.activations = model, None, None
        target_layer.register_forward_hook(self.save_activation)
        target_layer.register_full_backward_hook(self.save_gradient)

    def save_activation(self, module, input, output):
        self.activations = output.detach()

    def save_gradient(self, module, grad_input, grad_output):
        self.gradients = grad_output[0].detach()

    def __call__(self, x, class_idx=None):
        self.model.zero_grad()
        output = self.model(x)
        if class_idx is None:
            class_idx = output.argmax(dim=1)
        output.gather(1, class_idx.view(-1, 1)).sum().backward()
        weights = self.gradients.mean(dim=(2, 3), keepdim=True)
        cam = F.relu((weights * self.activations).sum(dim=1, keepdim=True))
        cam = F.interpolate(cam, size=x.shape[-2:], mode="bilinear", align_corners=False)
        cam -= cam.amin((1, 2, 3), keepdim=True)
        return (cam / (cam.amax(dim=(1, 2, 3), keepdim=True) + 1e-8)).squeeze(1)


x = torch.rand(12, 1, 8, 8)
y = torch.arange(12) % 3
for i in range(12):
    x[i, 0, :, int(y[i]) * 2 : int(y[i]) * 2 + 3] += 0.7
model = Net()
optimizer = torch.optim.Adam(model.parameters(), 0.02)
for _ in range(8):
    loss = F.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
model.eval()
cam = GradCAM(model, model.layer2)
losses += cam(x[:3]).mean((1, 2)).tolist()


def fgsm_attack(image, epsilon, data_grad):
    return torch.clamp(image + epsilon * data_grad.sign(), 0, 1)


for epsilon in (0.0, 0.1, 0.3):
    image = x.clone()
    image.requires_grad = True
    loss = F.nll_loss(F.log_softmax(model(image), dim=1), y)
    model.zero_grad()
    loss.backward()
    perturbed = fgsm_attack(image, epsilon, image.grad.data)
    losses.append(float((model(perturbed).max(1, keepdim=True)[1].view(-1) == y).sum()))
delta = torch.zeros_like(x).uniform_(-0.1, 0.1).requires_grad_()
for _ in range(5):
    loss = nn.CrossEntropyLoss()(model(x + delta), y)
    loss.backward()
    delta.data = (delta + x.shape[0] * 0.02 * delta.grad.detach().sign()).clamp(-0.1, 0.1)
    delta.grad.zero_()
    losses.append(loss.item())
baseline = torch.zeros_like(x[:2])
steps = torch.linspace(0, 1, 11)
path = baseline + steps.view(-1, 1, 1, 1, 1) * (x[:2] - baseline)
path = path.flatten(0, 1).detach().requires_grad_(True)
score = model(path)[torch.arange(22), y[:2].repeat(11)].sum()
(grads,) = torch.autograd.grad(score, path)
integrated = (x[:2] - baseline) * torch.trapezoid(grads.view(11, 2, 1, 8, 8), steps, dim=0)
losses += integrated.sum((1, 2, 3)).tolist()
seen = []
handles = [
    m.register_forward_hook(lambda m, i, o, n=n: seen.append((n, o.mean().item())))
    for n, m in model.named_modules()
    if n
]
noise = torch.stack([x[0] + 0.1 * torch.randn_like(x[0]) for _ in range(4)]).requires_grad_()
model(noise)[:, y[0]].sum().backward()
losses += [noise.grad.mean(0).abs().sum().item()] + [v for _, v in seen]
for h in handles:
    h.remove()
doubled = model.fc.weight.register_hook(lambda g: g * 2)
model.zero_grad()
F.cross_entropy(model(x), y).backward()
losses.append(model.fc.weight.grad.norm().item())
doubled.remove()
