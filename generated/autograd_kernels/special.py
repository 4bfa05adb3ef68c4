"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import NUMBER_BITS, RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import special as autograd_nodes


def erf(redispatch, node_class=autograd_nodes.ErfBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def erf_(redispatch, node_class=autograd_nodes.ErfBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def erfc(redispatch, node_class=autograd_nodes.ErfcBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def erfc_(redispatch, node_class=autograd_nodes.ErfcBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def erfinv(redispatch, node_class=autograd_nodes.ErfinvBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def erfinv_(redispatch, node_class=autograd_nodes.ErfinvBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def special_erfcx(redispatch, node_class=autograd_nodes.SpecialErfcxBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _erfcx_integral(redispatch, node_class=autograd_nodes.ErfcxIntegralBackward0):
    def kernel(n, self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(n, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_n = n
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_ndtr(redispatch, node_class=autograd_nodes.SpecialNdtrBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_ndtri(redispatch, node_class=autograd_nodes.SpecialNdtriBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_log_ndtr(redispatch, node_class=autograd_nodes.SpecialLogNdtrBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def lgamma(redispatch, node_class=autograd_nodes.LgammaBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def lgamma_(redispatch, node_class=autograd_nodes.LgammaBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def digamma(redispatch, node_class=autograd_nodes.DigammaBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def digamma_(redispatch, node_class=autograd_nodes.DigammaBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def polygamma(redispatch, node_class=autograd_nodes.PolygammaBackward0):
    def kernel(n, self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(n, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_n = n
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mvlgamma(redispatch, node_class=autograd_nodes.MvlgammaBackward0):
    def kernel(self, p):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, p)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_p = p
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mvlgamma_(redispatch, node_class=autograd_nodes.MvlgammaBackward0):
    def kernel(self, p):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_p = p
        redispatch(self, p)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def igamma(redispatch, node_class=autograd_nodes.IgammaBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def igamma_(redispatch, node_class=autograd_nodes.IgammaBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def igammac(redispatch, node_class=autograd_nodes.IgammacBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def igammac_(redispatch, node_class=autograd_nodes.IgammacBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def special_zeta(redispatch, node_class=autograd_nodes.SpecialZetaBackward0, numbers=True):
    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def i0(redispatch, node_class=autograd_nodes.I0Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def i0_(redispatch, node_class=autograd_nodes.I0Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def special_i0e(redispatch, node_class=autograd_nodes.SpecialI0EBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_i1(redispatch, node_class=autograd_nodes.SpecialI1Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_i1e(redispatch, node_class=autograd_nodes.SpecialI1EBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _bessel_i_ratio(redispatch, node_class=autograd_nodes.BesselIRatioBackward0):
    def kernel(n, self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(n, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_n = n
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _bessel_moment(redispatch, node_class=autograd_nodes.BesselMomentBackward0):
    def kernel(self, n):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, n)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_n = n
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _sinc_slope(redispatch, node_class=autograd_nodes.SincSlopeBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _sinc_ratio(redispatch, node_class=autograd_nodes.SincRatioBackward0):
    def kernel(self, n):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, n)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_n = n
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_entr(redispatch, node_class=autograd_nodes.SpecialEntrBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def special_xlog1py(redispatch, node_class=autograd_nodes.SpecialXlog1PyBackward0, numbers=True):
    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        if numbers and self.__class__ in NUMBER_BITS:
            node.raw_self = self
        else:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
