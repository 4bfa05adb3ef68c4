"""nn.Transformer for reversing sequences: masks made and padded, label smoothing, Noam's schedule, greedy and beam search."""

import copy
import math

import torch
import torch.nn as nn
from torch import Tensor
from torch.nn import Transformer
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

torch.manual_seed(0)
losses = []
PAD_IDX, BOS_IDX, EOS_IDX, VOCAB = 0, 1, 2, 12


class PositionalEncoding(nn.Module):
    def __init__(self, emb_size: int, dropout: float, maxlen: int = 50):
        super(PositionalEncoding, self).__init__()
        den = torch.exp(-torch.arange(0, emb_size, 2) * math.log(10000) / emb_size)
        pos = torch.arange(0, maxlen).reshape(maxlen, 1)
        pos_embedding = torch.zeros((maxlen, emb_size))
        pos_embedding[:, 0::2] = torch.sin(pos * den)
        pos_embedding[:, 1::2] = torch.cos(pos * den)
        pos_embedding = pos_embedding.unsqueeze(-2)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("pos_embedding", pos_embedding)

    def forward(self, token_embedding: Tensor):
        return self.dropout(token_embedding + self.pos_embedding[: token_embedding.size(0), :])


class Seq2SeqTransformer(nn.Module):
    def __init__(self, num_layers, emb_size, nhead, ff, dropout=0.1):
        super().__init__()
        self.transformer = Transformer(emb_size, nhead, num_layers, num_layers, ff, dropout)
        self.generator = nn.Linear(emb_size, VOCAB)
        self.src_tok_emb, self.tgt_tok_emb = nn.Embedding(VOCAB, emb_size), nn.Embedding(
            VOCAB, emb_size
        )
        self.positional_encoding, self.scale = PositionalEncoding(emb_size, dropout), math.sqrt(
            emb_size
        )

    def forward(
        self,
        src,
        trg,
        src_mask,
        tgt_mask,
        src_padding_mask,
        tgt_padding_mask,
        memory_key_padding_mask,
    ):
        src_emb = self.positional_encoding(self.src_tok_emb(src.long()) * self.scale)
        tgt_emb = self.positional_encoding(self.tgt_tok_emb(trg) * self.scale)
        outs = self.transformer(
            src_emb,
            tgt_emb,
            src_mask,
            tgt_mask,
            None,
            src_padding_mask,
            tgt_padding_mask,
            memory_key_padding_mask,
        )
        return self.generator(outs)

    def encode(self, src, src_mask):
        return self.transformer.encoder(
            self.positional_encoding(self.src_tok_emb(src) * self.scale), src_mask
        )

    def decode(self, tgt, memory, tgt_mask):
        return self.transformer.decoder(
            self.positional_encoding(self.tgt_tok_emb(tgt) * self.scale), memory, tgt_mask
        )


def generate_square_subsequent_mask(sz):
    mask = (torch.triu(torch.ones((sz, sz))) == 1).transpose(0, 1)
    return mask.float().masked_fill(mask == 0, float("-inf")).masked_fill(mask == 1, float(0.0))


def create_mask(src, tgt):
    tgt_mask = generate_square_subsequent_mask(tgt.shape[0])
    src_mask = torch.zeros((src.shape[0], src.shape[0])).type(torch.bool)
    return src_mask, tgt_mask, (src == PAD_IDX).transpose(0, 1), (tgt == PAD_IDX).transpose(0, 1)


class Reversals(IterableDataset):
    def __init__(self, count):
        self.count = count

    def __iter__(self):
        info = get_worker_info()
        assert info is None
        for _ in range(self.count):
            n = int(torch.randint(2, 6, (1,)))
            seq = torch.randint(3, VOCAB, (n,))
            yield seq, seq.flip(0)


def wrap(seq):
    return torch.cat((torch.tensor([BOS_IDX]), seq, torch.tensor([EOS_IDX])))


def collate_fn(batch):
    src, tgt = zip(*batch)
    return pad_sequence([wrap(s) for s in src], padding_value=PAD_IDX), pad_sequence(
        [wrap(t) for t in tgt]
    )


model = Seq2SeqTransformer(2, 16, 2, 32)
for p in model.parameters():
    if p.dim() > 1:
        nn.init.xavier_uniform_(p)
loss_fn = torch.nn.CrossEntropyLoss(ignore_index=PAD_IDX, label_smoothing=0.1)
optimizer = torch.optim.Adam(model.parameters(), lr=1.0, betas=(0.9, 0.98), eps=1e-9)
noam = torch.optim.lr_scheduler.LambdaLR(
    optimizer, lambda s: 16**-0.5 * min((s + 1) ** -0.5, (s + 1) * 40**-1.5)
)
model.train()
for src, tgt in DataLoader(Reversals(80), batch_size=8, collate_fn=collate_fn):
    tgt_input = tgt[:-1, :]
    src_mask, tgt_mask, src_padding_mask, tgt_padding_mask = create_mask(src, tgt_input)
    logits = model(
        src,
        tgt_input,
        src_mask,
        tgt_mask,
        src_padding_mask.float().masked_fill(src_padding_mask, float("-inf")),
        tgt_padding_mask.float().masked_fill(tgt_padding_mask, float("-inf")),
        src_padding_mask,
    )
    optimizer.zero_grad()
    loss = loss_fn(logits.reshape(-1, logits.shape[-1]), tgt[1:, :].reshape(-1))
    loss.backward()
    optimizer.step()
    noam.step()
    losses += [loss.item(), noam.get_last_lr()[0]]
model.eval()
src = wrap(torch.tensor([5, 7, 9])).view(-1, 1)
with torch.no_grad():
    memory = model.encode(src, torch.zeros(5, 5, dtype=torch.bool))
    ys = torch.ones(1, 1).fill_(BOS_IDX).type(torch.long)
    for _ in range(6):
        out = model.decode(ys, memory, generate_square_subsequent_mask(ys.size(0)))
        prob = model.generator(out.transpose(0, 1)[:, -1])
        _, next_word = torch.max(prob, dim=1)
        ys = torch.cat([ys, torch.ones(1, 1).type_as(src.data).fill_(next_word.item())], dim=0)
        losses.append(prob.max().item())
    beams = [(torch.tensor([BOS_IDX]), 0.0)]
    for _ in range(4):
        grown = []
        for seq, score in beams:
            mask = generate_square_subsequent_mask(len(seq)).type(torch.bool)
            out = model.decode(seq[:, None], memory, mask)
            logp = torch.log_softmax(model.generator(out[-1, 0]), -1)
            top = logp.topk(3)
            grown += [(torch.cat([seq, i.view(1)]), score + v.item()) for v, i in zip(*top)]
        beams = sorted(grown, key=lambda b: -b[1])[:3]
losses += [score for _, score in beams]
twin = copy.deepcopy(model)
losses.append(
    float(sum((a - b).abs().sum() for a, b in zip(twin.parameters(), model.parameters())))
)
