"""A small student learns what a frozen teacher knows: soft targets, features by hooks, cosine and regressor losses."""

import torch
import torch.nn.functional as F
from torch import nn, optim
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(42)
losses = []
T, soft_weight, ce_weight = 2.0, 0.25, 0.75


class Net(nn.Module):
    def __init__(self, width, num_classes=5):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(3, width, kernel_size=3, padding=1),
            nn.ReLU(),
            nn.MaxPool2d(kernel_size=2, stride=2),
            nn.Conv2d(width, width, kernel_size=3, padding=1, groups=2),
            nn.ReLU(),
            nn.AdaptiveAvgPool2d((2, 2)),
        )
        self.classifier = nn.Sequential(
            nn.Linear(width * 4, 32), nn.ReLU(), nn.Dropout(0.1), nn.Linear(32, num_classes)
        )

    def forward(self, x):
        x = self.features(x)
        x = torch.flatten(x, 1)
        return self.classifier(x)


teacher, student = Net(16), Net(4)
x, y = torch.randn(64, 3, 8, 8), torch.randint(0, 5, (64,))
loader = DataLoader(TensorDataset(x, y), batch_size=16, shuffle=True)


def train(model, epochs):
    criterion, optimizer = nn.CrossEntropyLoss(), optim.Adam(model.parameters(), lr=0.001)
    model.train()
    for epoch in range(epochs):
        running_loss = 0.0
        for inputs, labels in loader:
            optimizer.zero_grad()
            loss = criterion(model(inputs), labels)
            loss.backward()
            optimizer.step()
            running_loss += loss.item() * inputs.size(0)
        losses.append(running_loss / len(loader.dataset))


train(teacher, 2)
teacher.eval()
for p in teacher.parameters():
    p.requires_grad = False

captured = {}


def get_activation(name):
    def hook(model, input, output):
        captured[name] = output.flatten(1)

    return hook


handles = [
    teacher.classifier[0].register_forward_hook(get_activation("teacher")),
    student.classifier[0].register_forward_hook(get_activation("student")),
]
optimizer = optim.Adam(student.parameters(), lr=0.001)
cosine = nn.CosineEmbeddingLoss()
kl = nn.KLDivLoss(reduction="batchmean")
for epoch in range(2):
    student.train()
    for inputs, labels in loader:
        optimizer.zero_grad()
        with torch.no_grad():
            teacher_logits = teacher(inputs)
        student_logits = student(inputs)
        soft_targets = F.softmax(teacher_logits / T, dim=-1)
        soft_prob = F.log_softmax(student_logits / T, dim=-1)
        first = (
            torch.sum(soft_targets * (soft_targets.log() - soft_prob))
            / soft_prob.size()[0]
            * (T**2)
        )
        second = kl(soft_prob, soft_targets) * T**2
        hidden = cosine(captured["student"], captured["teacher"], target=torch.ones(inputs.size(0)))
        label_loss = F.cross_entropy(student_logits, labels, label_smoothing=0.05)
        loss = soft_weight * (first + second) + ce_weight * label_loss + hidden
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
for h in handles:
    h.remove()
student.eval()
correct = total = 0
with torch.no_grad():
    for inputs, labels in DataLoader(TensorDataset(x, y), batch_size=32):
        _, predicted = torch.max(student(inputs).data, 1)
        total += labels.size(0)
        correct += (predicted == labels).sum().item()
losses.append(100 * correct / total)
losses.append(sum(p.numel() for p in student.parameters() if p.requires_grad))
