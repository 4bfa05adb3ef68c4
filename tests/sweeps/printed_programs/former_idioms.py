"""A program of 2017 that was never brought up to date: variables, volatile inputs, numbers before tensors, size_average."""

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

torch.manual_seed(7)


class Net(nn.Module):
    def __init__(self):
        super(Net, self).__init__()
        self.conv1 = nn.Conv2d(1, 4, kernel_size=3)
        self.conv2_drop = nn.Dropout2d()
        self.fc1 = nn.Linear(4 * 9, 12)
        self.fc2 = nn.Linear(12, 5)
        for m in self.modules():
            if isinstance(m, nn.Linear):
                nn.init.xavier_uniform(m.weight)
                nn.init.constant(m.bias, 0.01)

    def forward(self, x):
        x = F.relu(F.max_pool2d(self.conv1(x), 2))
        x = self.conv2_drop(x)
        x = x.view(-1, 4 * 9)
        x = F.dropout(F.tanh(self.fc1(x)), training=self.training)
        return F.log_softmax(self.fc2(x))


model = Net()
print(model)
data, target = torch.rand(8, 1, 8, 8), torch.LongTensor([0, 1, 2, 3, 4, 0, 1, 2])
momentum = {p: torch.zeros(p.size()) for p in model.parameters()}
squares = {p: p.data.new(p.size()).zero_() for p in model.parameters()}

for step in range(4):
    model.train()
    output = model(Variable(data))
    loss = F.nll_loss(output, Variable(target))
    model.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm(model.parameters(), 1.0)
    for p in model.parameters():
        momentum[p].mul_(0.9).add_(0.1, p.grad.data)
        squares[p].mul_(0.99).addcmul_(0.01, p.grad.data, p.grad.data)
        p.data.addcdiv_(-0.05, momentum[p], squares[p].sqrt().add_(1e-4))
    print("Train Step: %d\tLoss: %.4f" % (step, loss.data.item()))

model.eval()
held_back = Variable(data, volatile=True)
output = model(held_back)
test_loss = F.nll_loss(output, Variable(target, volatile=True), size_average=False).data
pred = output.data.max(1, keepdim=True)[1]
correct = pred.eq(target.view_as(pred)).cpu().sum()
print("Test: average loss: {:.4f}, accuracy: {}/{}".format(test_loss / 8, correct, len(target)))
print(held_back.volatile, held_back.requires_grad, torch.has_cuda, torch.has_mps)

a, b = torch.ones(2, 2), torch.eye(2)
print(
    torch.addmm(0.5, a, 2, a, b),
    torch.add(a, 0.5, b),
    torch.baddbmm(1, a[None], 3, a[None], b[None]),
)
print(torch.range(1, 3), a.new([1, 2]), torch.ger(a[0], b[1]), torch.gt(a, b) + torch.gt(b, a))
print(a.storage_type().__name__, torch.ByteTensor([1, 0]), b[torch.ByteTensor([0, 1])])
print(F.upsample(a[None, None], scale_factor=2, mode="bilinear"), nn.Softmax()(b))
print(nn.MSELoss(size_average=False), nn.CrossEntropyLoss(reduce=False)(b, target[:2] % 2))

for attempt in (
    lambda: loss.data[0],
    lambda: Variable(a, requires_grad=True, volatile=True),
    lambda: torch.sparse_coo_tensor(size=(2, 3)),
    lambda: nn.Conv2d(1, 2, 3)(data.double()),
    lambda: F.nll_loss(output[0], Variable(target)),
    lambda: F.pad(data, (1, 1), mode="reflect"),
    lambda: a.index_add(0, torch.LongTensor([0]), target[None, :2]),
):
    try:
        print(attempt())
    except Exception as error:
        print(
            type(error).__name__, str(error).replace(" in Python or `tensor.item<T>()` in C++", "")
        )
