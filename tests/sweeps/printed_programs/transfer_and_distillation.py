"""A network whose last layer is trained anew, one that turns its images, and a student of another."""

import torch, torch.nn as nn, torch.nn.functional as F, torch.optim as optim, copy, tempfile, os, time
from torch.optim import lr_scheduler

torch.manual_seed(5)


class BasicBlock(nn.Module):
    expansion = 1

    def __init__(self, i, o, stride=1, downsample=None):
        super().__init__()
        self.conv1 = nn.Conv2d(i, o, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(o)
        self.relu = nn.ReLU(inplace=True)
        self.conv2 = nn.Conv2d(o, o, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(o)
        self.downsample = downsample
        self.stride = stride

    def forward(self, x):
        identity = x
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        if self.downsample is not None:
            identity = self.downsample(x)
        out += identity
        return self.relu(out)


class ResNet(nn.Module):

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 4, 3, 1, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(4)
        self.relu = nn.ReLU(inplace=True)
        self.maxpool = nn.MaxPool2d(3, 2, 1)
        self.layer1 = nn.Sequential(
            BasicBlock(4, 4),
            BasicBlock(
                4, 8, 2, nn.Sequential(nn.Conv2d(4, 8, 1, 2, bias=False), nn.BatchNorm2d(8))
            ),
        )
        self.avgpool = nn.AdaptiveAvgPool2d((1, 1))
        self.fc = nn.Linear(8, 10)
        for m in self.modules():
            if isinstance(m, nn.Conv2d):
                nn.init.kaiming_normal_(m.weight, mode="fan_out", nonlinearity="relu")
            elif isinstance(m, (nn.BatchNorm2d, nn.GroupNorm)):
                nn.init.constant_(m.weight, 1)
                nn.init.constant_(m.bias, 0)

    def forward(self, x):
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = self.layer1(x)
        x = torch.flatten(self.avgpool(x), 1)
        return self.fc(x)


model = ResNet()
print(model)
for p in model.parameters():
    p.requires_grad = False
model.fc = nn.Linear(model.fc.in_features, 2)
print(model.fc, [n for n, p in model.named_parameters() if p.requires_grad])
opt = optim.SGD(model.fc.parameters(), lr=0.01, momentum=0.9)
sched = lr_scheduler.StepLR(opt, step_size=2, gamma=0.1)
data = {
    p: torch.utils.data.TensorDataset(torch.randn(12, 3, 8, 8), torch.randint(0, 2, (12,)))
    for p in ["train", "val"]
}
dls = {p: torch.utils.data.DataLoader(data[p], batch_size=4, shuffle=True) for p in data}
with tempfile.TemporaryDirectory() as td:
    best = os.path.join(td, "best.pt")
    torch.save(model.state_dict(), best)
    best_acc = 0.0
    for epoch in range(3):
        print(f"Epoch {epoch}/{2}")
        print("-" * 10)
        for phase in ["train", "val"]:
            model.train() if phase == "train" else model.eval()
            rl, rc = (0.0, 0)
            for x, y in dls[phase]:
                opt.zero_grad()
                with torch.set_grad_enabled(phase == "train"):
                    o = model(x)
                    _, preds = torch.max(o, 1)
                    loss = F.cross_entropy(o, y)
                    if phase == "train":
                        loss.backward()
                        opt.step()
                rl += loss.item() * x.size(0)
                rc += torch.sum(preds == y.data)
            if phase == "train":
                sched.step()
            acc = rc.double() / 12
            print(f"{phase} Loss: {rl / 12:.4f} Acc: {acc:.4f}", acc, loss)
            if phase == "val" and acc > best_acc:
                best_acc = acc
                torch.save(model.state_dict(), best)
    print(
        model.load_state_dict(torch.load(best, weights_only=True)), f"Best val Acc: {best_acc:4f}"
    )
print(
    model.bn1.running_mean,
    model.layer1[1].downsample[1].num_batches_tracked,
    sched.get_last_lr(),
    o.grad_fn,
    model.fc.weight.grad,
    model.conv1.weight.grad,
)


class STN(nn.Module):

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 4, 5)
        self.conv2 = nn.Conv2d(4, 4, 3)
        self.conv2_drop = nn.Dropout2d()
        self.fc1 = nn.Linear(36, 10)
        self.localization = nn.Sequential(
            nn.Conv2d(1, 4, 5), nn.MaxPool2d(2, stride=2), nn.ReLU(True)
        )
        self.fc_loc = nn.Sequential(nn.Linear(4 * 6 * 6, 8), nn.ReLU(True), nn.Linear(8, 3 * 2))
        self.fc_loc[2].weight.data.zero_()
        self.fc_loc[2].bias.data.copy_(torch.tensor([1, 0, 0, 0, 1, 0], dtype=torch.float))

    def stn(self, x):
        xs = self.localization(x).view(-1, 144)
        theta = self.fc_loc(xs).view(-1, 2, 3)
        grid = F.affine_grid(theta, x.size())
        return F.grid_sample(x, grid)

    def forward(self, x):
        x = self.stn(x)
        x = F.relu(F.max_pool2d(self.conv1(x), 2))
        x = F.relu(F.avg_pool2d(self.conv2_drop(self.conv2(x)), 2, 1))
        return F.log_softmax(self.fc1(x.view(x.size(0), -1)), dim=1)


s = STN()
print(s)
o = optim.SGD(s.parameters(), lr=0.05)
x = torch.randn(6, 1, 16, 16)
y = torch.randint(0, 10, (6,))
for i in range(3):
    o.zero_grad()
    out = s(x)
    l = F.nll_loss(out, y)
    l.backward()
    o.step()
    print("Train {} Loss: {:.5f}".format(i, l.item()), s.fc_loc[2].bias.grad)
print(
    s.stn(x).grad_fn,
    F.affine_grid(torch.tensor([[[1.0, 0, 0], [0, 1, 0]]]), (1, 1, 2, 2), align_corners=False),
)
s.eval()
tl = 0
c = 0
with torch.no_grad():
    out = s(x)
    tl += F.nll_loss(out, y, reduction="sum").item()
    pred = out.max(1, keepdim=True)[1]
    c += pred.eq(y.view_as(pred)).sum().item()
    print(
        "\nTest set: Average loss: {:.4f}, Accuracy: {}/{} ({:.0f}%)\n".format(
            tl / 6, c, 6, 100.0 * c / 6
        )
    )
T = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 4))
S = nn.Sequential(nn.Linear(8, 4))
X = torch.randn(16, 8)
Y = torch.randint(0, 4, (16,))
so = optim.AdamW(S.parameters(), 0.05)
from torch.optim.swa_utils import AveragedModel, SWALR, update_bn, get_ema_multi_avg_fn

ema = AveragedModel(S, multi_avg_fn=get_ema_multi_avg_fn(0.9))
swa = SWALR(so, swa_lr=0.01, anneal_epochs=3)
for i in range(4):
    so.zero_grad()
    with torch.no_grad():
        tl = T(X)
    sl = S(X)
    st = nn.functional.softmax(tl / 2, dim=-1)
    sp = nn.functional.log_softmax(sl / 2, dim=-1)
    kd = torch.sum(st * (st.log() - sp)) / sp.size()[0] * 4
    l = 0.25 * kd + 0.75 * nn.CrossEntropyLoss(label_smoothing=0.1)(sl, Y)
    l.backward()
    so.step()
    ema.update_parameters(S)
    swa.step()
    print(i, l, kd, so.param_groups[0]["lr"])
print(
    ema,
    list(ema.state_dict()),
    ema.n_averaged,
    nn.KLDivLoss(reduction="batchmean", log_target=True),
    nn.KLDivLoss(reduction="batchmean")(sp, st),
    F.kl_div(sp, st, reduction="sum").grad_fn,
)
