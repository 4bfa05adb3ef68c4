"""Images: super-resolution, a network that changes their style, and pixels that are trained themselves."""

import torch, torch.nn as nn, torch.nn.functional as F, torch.nn.init as init, torch.optim as optim
from math import log10

torch.manual_seed(123)


class SR(nn.Module):

    def __init__(self, upscale_factor):
        super().__init__()
        self.relu = nn.ReLU()
        self.conv1 = nn.Conv2d(1, 8, (5, 5), (1, 1), (2, 2))
        self.conv2 = nn.Conv2d(8, 8, (3, 3), (1, 1), (1, 1))
        self.conv4 = nn.Conv2d(8, upscale_factor**2, (3, 3), (1, 1), (1, 1))
        self.pixel_shuffle = nn.PixelShuffle(upscale_factor)
        self._initialize_weights()

    def forward(self, x):
        return self.pixel_shuffle(self.conv4(self.relu(self.conv2(self.relu(self.conv1(x))))))

    def _initialize_weights(self):
        init.orthogonal_(self.conv1.weight, init.calculate_gain("relu"))
        init.orthogonal_(self.conv2.weight, init.calculate_gain("relu"))
        init.orthogonal_(self.conv4.weight)


m = SR(2)
print(m)
opt = optim.Adam(m.parameters(), lr=0.01)
crit = nn.MSELoss()
x = torch.rand(4, 1, 6, 6)
y = F.interpolate(x, scale_factor=2, mode="bicubic", align_corners=False)
for e in range(5):
    opt.zero_grad()
    out = m(x)
    loss = crit(out, y)
    loss.backward()
    opt.step()
    print(
        "===> Epoch[{}]: Loss: {:.4f}".format(e, loss.item()),
        "PSNR: {:.3f} dB".format(10 * log10(1 / loss.item())),
    )
print(
    out.grad_fn,
    out.stride(),
    m.pixel_shuffle(torch.arange(8.0).view(1, 4, 1, 2)),
    F.pixel_unshuffle(torch.arange(8.0).view(1, 1, 2, 4), 2).shape,
)


def gram_matrix(y):
    b, ch, h, w = y.size()
    f = y.view(b, ch, w * h)
    return f.bmm(f.transpose(1, 2)) / (ch * h * w)


class ConvLayer(nn.Module):

    def __init__(self, i, o, k, s):
        super().__init__()
        self.reflection_pad = nn.ReflectionPad2d(k // 2)
        self.conv2d = nn.Conv2d(i, o, k, s)

    def forward(self, x):
        return self.conv2d(self.reflection_pad(x))


class ResidualBlock(nn.Module):

    def __init__(self, c):
        super().__init__()
        self.conv1 = ConvLayer(c, c, 3, 1)
        self.in1 = nn.InstanceNorm2d(c, affine=True)
        self.conv2 = ConvLayer(c, c, 3, 1)
        self.in2 = nn.InstanceNorm2d(c, affine=True)
        self.relu = nn.ReLU()

    def forward(self, x):
        r = x
        return self.in2(self.conv2(self.relu(self.in1(self.conv1(x))))) + r


class Up(nn.Module):

    def __init__(self, i, o, k, s, upsample=None):
        super().__init__()
        self.upsample = upsample
        self.pad = nn.ReflectionPad2d(k // 2)
        self.conv2d = nn.Conv2d(i, o, k, s)

    def forward(self, x):
        if self.upsample:
            x = F.interpolate(x, mode="nearest", scale_factor=self.upsample)
        return self.conv2d(self.pad(x))


net = nn.Sequential(
    ConvLayer(3, 4, 3, 2),
    nn.InstanceNorm2d(4, affine=True),
    nn.ReLU(),
    ResidualBlock(4),
    Up(4, 3, 3, 1, upsample=2),
)
print(net)
content = torch.rand(2, 3, 8, 8)
style = torch.rand(2, 3, 8, 8)
gs_ = gram_matrix(style)
o = optim.Adam(net.parameters(), 0.01)
for i in range(3):
    o.zero_grad()
    y = net(content)
    cl = F.mse_loss(y, content)
    sl = F.mse_loss(gram_matrix(y), gs_)
    t = cl + 10 * sl
    t.backward()
    o.step()
    print(f"{i} content: {cl:.5f} style: {sl:.5f} total: {t:.4f}", cl, t)
print(y.grad_fn, gram_matrix(y).grad_fn, gram_matrix(y).stride())


class ContentLoss(nn.Module):

    def __init__(self, target):
        super().__init__()
        self.target = target.detach()

    def forward(self, i):
        self.loss = F.mse_loss(i, self.target)
        return i


class Normalization(nn.Module):

    def __init__(self, mean, std):
        super().__init__()
        self.mean = torch.tensor(mean).view(-1, 1, 1)
        self.std = torch.tensor(std).view(-1, 1, 1)

    def forward(self, img):
        return (img - self.mean) / self.std


cnn = nn.Sequential(
    nn.Conv2d(3, 4, 3, padding=1),
    nn.ReLU(inplace=True),
    nn.MaxPool2d(2),
    nn.Conv2d(4, 4, 3, padding=1),
).eval()
model = nn.Sequential(
    Normalization(torch.tensor([0.485, 0.456, 0.406]), torch.tensor([0.229, 0.224, 0.225]))
)
i = 0
cls = []
for layer in cnn.children():
    if isinstance(layer, nn.Conv2d):
        i += 1
        name = "conv_{}".format(i)
    elif isinstance(layer, nn.ReLU):
        name = "relu_{}".format(i)
        layer = nn.ReLU(inplace=False)
    elif isinstance(layer, nn.MaxPool2d):
        name = "pool_{}".format(i)
    else:
        raise RuntimeError("Unrecognized layer: {}".format(layer.__class__.__name__))
    model.add_module(name, layer)
    if name in ("conv_1", "conv_2"):
        t = model(style[:1]).detach()
        c = ContentLoss(t)
        model.add_module("content_loss_{}".format(i), c)
        cls.append(c)
print(model)
img = content[:1].clone()
img.requires_grad_(True)
model.eval()
model.requires_grad_(False)
lb = optim.LBFGS([img])
run = [0]
while run[0] <= 20:

    def closure():
        with torch.no_grad():
            img.clamp_(0, 1)
        lb.zero_grad()
        model(img)
        s = sum((c.loss for c in cls))
        s.backward()
        run[0] += 1
        if run[0] % 10 == 0:
            print("run {}: {:4f}".format(run, s.item()))
        return s

    lb.step(closure)
with torch.no_grad():
    print(img.clamp_(0, 1).mean())
