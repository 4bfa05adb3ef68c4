"""A graph convolutional network in the manner of Kipf's pygcn: a sparse adjacency, normalised, and two layers over it."""

import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.nn.parameter import Parameter

rng = np.random.default_rng(7)
nodes, features, classes, hidden = 60, 12, 3, 8
labels_of = rng.integers(0, classes, nodes)
same = labels_of[:, None] == labels_of[None]
edges = np.argwhere(np.triu(rng.random((nodes, nodes)) < np.where(same, 0.15, 0.01), 1))
dense = np.zeros((nodes, nodes), np.float32)
dense[edges[:, 0], edges[:, 1]] = dense[edges[:, 1], edges[:, 0]] = 1
dense += np.eye(nodes, dtype=np.float32)
dense /= dense.sum(1, keepdims=True)


def sparse_mx_to_torch_sparse_tensor(matrix):
    places = np.vstack(np.nonzero(matrix)).astype(np.int64)
    indices = torch.from_numpy(places)
    values = torch.from_numpy(matrix[tuple(places)])
    return torch.sparse.FloatTensor(indices, values, torch.Size(matrix.shape))


class GraphConvolution(nn.Module):
    def __init__(self, in_features, out_features):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = Parameter(torch.FloatTensor(in_features, out_features))
        self.bias = Parameter(torch.FloatTensor(out_features))
        stdv = 1.0 / math.sqrt(self.weight.size(1))
        self.weight.data.uniform_(-stdv, stdv)
        self.bias.data.uniform_(-stdv, stdv)

    def forward(self, input, adj):
        support = torch.mm(input, self.weight)
        return torch.spmm(adj, support) + self.bias

    def __repr__(self):
        return f"{self.__class__.__name__} ({self.in_features} -> {self.out_features})"


class GCN(nn.Module):
    def __init__(self):
        super().__init__()
        self.gc1 = GraphConvolution(features, hidden)
        self.gc2 = GraphConvolution(hidden, classes)

    def forward(self, x, adj):
        x = F.relu(self.gc1(x, adj))
        x = F.dropout(x, 0.3, training=self.training)
        return F.log_softmax(self.gc2(x, adj), dim=1)


torch.manual_seed(42)
adj = sparse_mx_to_torch_sparse_tensor(dense)
x = torch.from_numpy(rng.random((nodes, features)).astype(np.float32))
x[:, :classes] += torch.eye(classes)[torch.from_numpy(labels_of)]
labels = torch.from_numpy(labels_of)
idx_train, idx_test = torch.arange(0, 20), torch.arange(20, 60)
model = GCN()
optimizer = optim.Adam(model.parameters(), lr=0.05, weight_decay=5e-4)
print(model)
print(adj.is_sparse, adj.layout, adj.shape, adj._nnz(), adj.is_coalesced())
for epoch in range(30):
    model.train()
    optimizer.zero_grad()
    output = model(x, adj)
    loss = F.nll_loss(output[idx_train], labels[idx_train])
    loss.backward()
    optimizer.step()
    if epoch % 10 == 9:
        print(f"epoch {epoch + 1:02d} loss {loss.item():.4f}")
model.eval()
found = model(x, adj)[idx_test].max(1)[1]
print("test accuracy", round(found.eq(labels[idx_test]).double().mean().item(), 3))

# Label propagation over the same graph, by powers of the adjacency.
known = torch.zeros(nodes, classes)
known[idx_train] = F.one_hot(labels[idx_train], classes).float()
spread = known
for _ in range(10):
    spread = 0.9 * torch.sparse.mm(adj, spread) + 0.1 * known
print("propagated", (spread.argmax(1)[idx_test] == labels[idx_test]).float().mean().item())
degrees = torch.sparse.sum(adj, dim=1).to_dense()
print("rows add up to one:", torch.allclose(degrees, torch.ones(nodes)))
print(torch.eye(3).to_sparse() * 2)
