"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.arrays import without_arrays
from gradsmith.autograd.inplace import check_inplace, rebase_history
from gradsmith.autograd.node import next_sequence_nr
from gradsmith.autograd.recording import NOTHING, metadata_of
from gradsmith.autograd.saved import save_input, save_output
from gradsmith.autograd.variable import gradient_edge, leaf_edge
from gradsmith.generated.autograd_nodes import (
    AbsBackward0,
    AcosBackward0,
    AcoshBackward0,
    AdaptiveAvgPool2DBackward0,
    AdaptiveAvgPool2DBackwardBackward0,
    AdaptiveAvgPool3DBackward0,
    AdaptiveAvgPool3DBackwardBackward0,
    AdaptiveMaxPool2DBackward0,
    AdaptiveMaxPool2DBackwardBackward0,
    AdaptiveMaxPool3DBackward0,
    AdaptiveMaxPool3DBackwardBackward0,
    AddBackward0,
    AddbmmBackward0,
    AddcdivBackward0,
    AddcmulBackward0,
    AddmmBackward0,
    AddmvBackward0,
    AliasBackward0,
    AmaxBackward0,
    AminBackward0,
    AminmaxBackward0,
    AngleBackward0,
    AsStridedBackward0,
    AsStridedScatterBackward0,
    AsinBackward0,
    AsinhBackward0,
    Atan2Backward0,
    AtanBackward0,
    AtanhBackward0,
    AvgPool2DBackward0,
    AvgPool2DBackwardBackward0,
    AvgPool3DBackward0,
    AvgPool3DBackwardBackward0,
    BaddbmmBackward0,
    BernoulliBackward0,
    BernoulliBackward1,
    BernoulliBackward2,
    BinaryCrossEntropyBackward0,
    BinomialBackward0,
    BmmBackward0,
    CatBackward0,
    CauchyBackward0,
    CdistBackward0,
    CdistBackwardBackward0,
    CeilBackward0,
    ChannelShuffleBackward0,
    CholeskyInverseBackward0,
    CholeskySolveBackward0,
    ClampBackward0,
    ClampBackward1,
    ClampMaxBackward0,
    ClampMaxBackward1,
    ClampMinBackward0,
    ClampMinBackward1,
    ClassCrossEntropyBackward0,
    CloneBackward0,
    Col2ImBackward0,
    ComplexBackward0,
    ConjPhysicalBackward0,
    ConstantPadNdBackward0,
    ConvolutionBackward0,
    ConvolutionBackwardBackward0,
    CopyBackward0,
    CopysignBackward0,
    CosBackward0,
    CoshBackward0,
    CtcLossBackward0,
    CtcLossBackwardBackward0,
    CummaxBackward0,
    CumminBackward0,
    CumprodBackward0,
    CumsumBackward0,
    Deg2RadBackward0,
    DiagEmbedBackward0,
    DiagonalBackward0,
    DiagonalBackwardBackward0,
    DiagonalScatterBackward0,
    DigammaBackward0,
    DivBackward0,
    DivBackward1,
    DotBackward0,
    EluBackward0,
    EluBackwardBackward0,
    EmbeddingBackward0,
    EmbeddingBagBackward0,
    EmbeddingBagDenseBackwardBackward0,
    EmbeddingBagPerSampleWeightsBackwardBackward0,
    EmbeddingDenseBackwardBackward0,
    EmbeddingRenormBackward0,
    EqBackward0,
    ErfBackward0,
    ErfcBackward0,
    ErfinvBackward0,
    Exp2Backward0,
    ExpBackward0,
    ExpandBackward0,
    Expm1Backward0,
    ExponentialBackward0,
    FftC2CBackward0,
    FftC2RBackward0,
    FftR2CBackward0,
    FillBackward0,
    FillBackward1,
    FlipBackward0,
    FloorBackward0,
    FloorDivideBackward0,
    FmaxBackward0,
    FminBackward0,
    FmodBackward0,
    FracBackward0,
    FractionalMaxPool2DBackward0,
    FractionalMaxPool2DBackwardBackward0,
    FractionalMaxPool3DBackward0,
    FractionalMaxPool3DBackwardBackward0,
    FrexpBackward0,
    GatherBackward0,
    GeBackward0,
    GeluBackward0,
    GeluBackwardBackward0,
    GeometricBackward0,
    GeqrfBackward0,
    GtBackward0,
    HardshrinkBackward0,
    HardsigmoidBackward0,
    HardswishBackward0,
    HardtanhBackward0,
    HeavisideBackward0,
    HistogramBackward0,
    HistogramBackward1,
    HuberLossBackward0,
    HypotBackward0,
    I0Backward0,
    IgammaBackward0,
    IgammacBackward0,
    Im2ColBackward0,
    ImagBackward0,
    IndexAddBackward0,
    IndexBackward0,
    IndexCopyBackward0,
    IndexFillBackward0,
    IndexFillBackward1,
    IndexPutBackward0,
    IndexReduceBackward0,
    IndexSelectBackward0,
    KthvalueBackward0,
    LeBackward0,
    LeakyReluBackward0,
    LeakyReluBackwardBackward0,
    LerpBackward0,
    LerpBackward1,
    LgammaBackward0,
    LinalgCholeskyExBackward0,
    LinalgCrossBackward0,
    LinalgDetBackward0,
    LinalgEigBackward0,
    LinalgEighBackward0,
    LinalgEigvalsBackward0,
    LinalgInvExBackward0,
    LinalgLdlFactorExBackward0,
    LinalgLdlSolveBackward0,
    LinalgLstsqBackward0,
    LinalgLuFactorExBackward0,
    LinalgMatrixExpBackward0,
    LinalgPinvBackward0,
    LinalgQrBackward0,
    LinalgSlogdetBackward0,
    LinalgSolveExBackward0,
    LinalgSolveTriangularBackward0,
    LinalgSvdBackward0,
    LinalgVectorNormBackward0,
    LinearBackward0,
    Log10Backward0,
    Log1PBackward0,
    Log2Backward0,
    LogBackward0,
    LogNormalBackward0,
    LogSigmoidBackward0,
    LogSoftmaxBackward0,
    LogSoftmaxBackward1,
    LogSoftmaxBackwardDataBackward0,
    Logaddexp2Backward0,
    LogaddexpBackward0,
    LogcumsumexpBackward0,
    LogicalAndBackward0,
    LogicalNotBackward0,
    LogicalOrBackward0,
    LogicalXorBackward0,
    LogitBackward0,
    LogsumexpBackward0,
    LtBackward0,
    LuUnpackBackward0,
    MaskedFillBackward0,
    MaskedFillBackward1,
    MaskedScatterBackward0,
    MaskedSelectBackward0,
    MatmulBackward0,
    MaxBackward0,
    MaxBackward1,
    MaxPool2DWithIndicesBackward0,
    MaxPool2DWithIndicesBackwardBackward0,
    MaxPool3DWithIndicesBackward0,
    MaxPool3DWithIndicesBackwardBackward0,
    MaxUnpool2DBackward0,
    MaxUnpool3DBackward0,
    MaximumBackward0,
    MeanBackward0,
    MeanBackward1,
    MedianBackward0,
    MedianBackward1,
    MinBackward0,
    MinBackward1,
    MinimumBackward0,
    MishBackward0,
    MishBackwardBackward0,
    MmBackward0,
    ModeBackward0,
    MseLossBackward0,
    MulBackward0,
    MultilabelMarginLossBackward0,
    MultilabelMarginLossBackwardBackward0,
    MvBackward0,
    NanToNumBackward0,
    NanmedianBackward0,
    NanmedianBackward1,
    NansumBackward0,
    NativeBatchNormBackward0,
    NativeBatchNormBackwardBackward0,
    NativeGroupNormBackward0,
    NativeGroupNormBackwardBackward0,
    NativeLayerNormBackward0,
    NativeLayerNormBackwardBackward0,
    NeBackward0,
    NegBackward0,
    NextafterBackward0,
    NllLoss2DBackward0,
    NllLoss2DBackwardBackward0,
    NllLossBackward0,
    NllLossBackwardBackward0,
    NormalBackward0,
    NormalBackward1,
    NormalBackward2,
    NormalFunctionalBackward0,
    OuterBackward0,
    PdistBackward0,
    PdistBackwardBackward0,
    PermuteBackward0,
    PixelShuffleBackward0,
    PixelUnshuffleBackward0,
    PoissonBackward0,
    PolarBackward0,
    PolygammaBackward0,
    PowBackward0,
    PowBackward1,
    PowBackward2,
    ProdBackward0,
    ProdBackward1,
    PutBackward0,
    Rad2DegBackward0,
    RandomBackward0,
    RandomBackward1,
    RandomBackward2,
    RealBackward0,
    ReciprocalBackward0,
    ReflectionPad1DBackward0,
    ReflectionPad1DBackwardBackward0,
    ReflectionPad2DBackward0,
    ReflectionPad2DBackwardBackward0,
    ReflectionPad3DBackward0,
    ReflectionPad3DBackwardBackward0,
    ReluBackward0,
    RemainderBackward0,
    RepeatBackward0,
    ReplicationPad1DBackward0,
    ReplicationPad1DBackwardBackward0,
    ReplicationPad2DBackward0,
    ReplicationPad2DBackwardBackward0,
    ReplicationPad3DBackward0,
    ReplicationPad3DBackwardBackward0,
    RollBackward0,
    RoundBackward0,
    RoundBackward1,
    RsqrtBackward0,
    RsubBackward0,
    SampleDirichletBackward0,
    ScatterAddBackward0,
    ScatterBackward0,
    ScatterBackward1,
    ScatterBackward2,
    ScatterBackward3,
    ScatterReduceBackward0,
    SelectBackward0,
    SelectBackwardBackward0,
    SelectScatterBackward0,
    SgnBackward0,
    SigmoidBackward0,
    SigmoidBackwardBackward0,
    SignBackward0,
    SiluBackward0,
    SiluBackwardBackward0,
    SinBackward0,
    SincBackward0,
    SinhBackward0,
    SliceBackward0,
    SliceBackwardBackward0,
    SliceScatterBackward0,
    SmoothL1LossBackward0,
    SoftmaxBackward0,
    SoftmaxBackward1,
    SoftmaxBackwardDataBackward0,
    SoftplusBackward0,
    SoftplusBackwardBackward0,
    SoftshrinkBackward0,
    SortBackward0,
    SortBackward1,
    SpecialEntrBackward0,
    SpecialErfcxBackward0,
    SpecialI0EBackward0,
    SpecialI1Backward0,
    SpecialI1EBackward0,
    SpecialLogNdtrBackward0,
    SpecialNdtrBackward0,
    SpecialNdtriBackward0,
    SpecialXlog1PyBackward0,
    SpecialZetaBackward0,
    SplitBackward0,
    SplitWithSizesBackward0,
    SqrtBackward0,
    SquareBackward0,
    SqueezeBackward0,
    SqueezeBackward1,
    SqueezeBackward2,
    StackBackward0,
    StandardGammaBackward0,
    StdBackward0,
    StdBackward1,
    StdBackward2,
    StdMeanBackward0,
    SubBackward0,
    SumBackward0,
    SumBackward1,
    TBackward0,
    TakeBackward0,
    TanBackward0,
    TanhBackward0,
    TanhBackwardBackward0,
    ThresholdBackward0,
    ThresholdBackwardBackward0,
    ToCopyBackward0,
    TopkBackward0,
    TraceBackward0,
    TransposeBackward0,
    TriangularSolveBackward0,
    TrilBackward0,
    TriuBackward0,
    TruncBackward0,
    UnbindBackward0,
    UnfoldBackward0,
    UnfoldBackwardBackward0,
    UniformBackward0,
    Unique2Backward0,
    UniqueBackward0,
    UniqueConsecutiveBackward0,
    UniqueDimBackward0,
    UniqueDimConsecutiveBackward0,
    UnsafeSplitBackward0,
    UnsafeSplitWithSizesBackward0,
    UnsafeViewBackward0,
    UnsqueezeBackward0,
    UpsampleBicubic2DAaBackward0,
    UpsampleBicubic2DAaBackwardBackward0,
    UpsampleBicubic2DBackward0,
    UpsampleBicubic2DBackwardBackward0,
    UpsampleBilinear2DAaBackward0,
    UpsampleBilinear2DAaBackwardBackward0,
    UpsampleBilinear2DBackward0,
    UpsampleBilinear2DBackwardBackward0,
    UpsampleLinear1DBackward0,
    UpsampleLinear1DBackwardBackward0,
    UpsampleNearest1DBackward0,
    UpsampleNearest1DBackwardBackward0,
    UpsampleNearest2DBackward0,
    UpsampleNearest2DBackwardBackward0,
    UpsampleNearest3DBackward0,
    UpsampleNearest3DBackwardBackward0,
    UpsampleNearestExact1DBackward0,
    UpsampleNearestExact1DBackwardBackward0,
    UpsampleNearestExact2DBackward0,
    UpsampleNearestExact2DBackwardBackward0,
    UpsampleNearestExact3DBackward0,
    UpsampleNearestExact3DBackwardBackward0,
    UpsampleTrilinear3DBackward0,
    UpsampleTrilinear3DBackwardBackward0,
    VarBackward0,
    VarBackward1,
    VarBackward2,
    VarMeanBackward0,
    VdotBackward0,
    ViewAsComplexBackward0,
    ViewAsRealBackward0,
    ViewBackward0,
    WhereBackward0,
    XlogyBackward0,
    ZeroBackward0,
)
from gradsmith.traits import DIFFERENTIABLE, NUMBER_BITS, REQUIRES_GRAD


def add_Tensor(redispatch, node_class=AddBackward0, numbers=True):
    """Records ``add.Tensor`` as AddBackward0."""

    if numbers:

        def kernel(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other, alpha)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_alpha = alpha
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def add__Tensor(redispatch, node_class=AddBackward0, numbers=True):
    """Records ``add_.Tensor`` as AddBackward0."""

    if numbers:

        def kernel(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            redispatch(self, other, alpha)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_alpha = alpha
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        redispatch(self, other, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sub_Tensor(redispatch, node_class=SubBackward0, numbers=True):
    """Records ``sub.Tensor`` as SubBackward0."""

    if numbers:

        def kernel(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other, alpha)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_alpha = alpha
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sub__Tensor(redispatch, node_class=SubBackward0, numbers=True):
    """Records ``sub_.Tensor`` as SubBackward0."""

    if numbers:

        def kernel(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            redispatch(self, other, alpha)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_alpha = alpha
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        redispatch(self, other, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def rsub_Tensor(redispatch, node_class=RsubBackward0, numbers=True):
    """Records ``rsub.Tensor`` as RsubBackward0."""

    if numbers:

        def kernel(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other, alpha)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_alpha = alpha
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mul_Tensor(redispatch, node_class=MulBackward0, numbers=True):
    """Records ``mul.Tensor`` as MulBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_other = None
            if edge_self is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mul__Tensor(redispatch, node_class=MulBackward0, numbers=True):
    """Records ``mul_.Tensor`` as MulBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            saved_raw_other = None
            if edge_self is not None:
                if other.__class__ in NUMBER_BITS:
                    saved_raw_other = other
                else:
                    counter = other._counter
                    saved_raw_other = (other, 0 if counter is None else counter.version)
            saved_raw_self = None
            if edge_other is not None:
                saved_raw_self = (self.clone(), 0)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_other = saved_raw_other
            node.raw_self = saved_raw_self
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_other = None
        if edge_self is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        saved_raw_self = None
        if edge_other is not None:
            saved_raw_self = (self.clone(), 0)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = saved_raw_other
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def div_Tensor(redispatch, node_class=DivBackward0, numbers=True):
    """Records ``div.Tensor`` as DivBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_result = save_output(out, 0) if edge_other is not None else None
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_other is not None else None
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def div__Tensor(redispatch, node_class=DivBackward0, numbers=True):
    """Records ``div_.Tensor`` as DivBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            if other.__class__ in NUMBER_BITS:
                saved_raw_other = other
            else:
                counter = other._counter
                saved_raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_other = saved_raw_other
            node.raw_result = save_output(self, 0) if edge_other is not None else None
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        counter = other._counter
        saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = saved_raw_other
        node.raw_result = save_output(self, 0) if edge_other is not None else None
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def div_Tensor_mode(redispatch, node_class=DivBackward1, numbers=True):
    """Records ``div.Tensor_mode`` as DivBackward1."""

    if numbers:

        def kernel(self, other, rounding_mode):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other, rounding_mode)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_rounding_mode = rounding_mode
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other, rounding_mode):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other, rounding_mode)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_rounding_mode = rounding_mode
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def div__Tensor_mode(redispatch, node_class=DivBackward1, numbers=True):
    """Records ``div_.Tensor_mode`` as DivBackward1."""

    if numbers:

        def kernel(self, other, rounding_mode):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            if other.__class__ in NUMBER_BITS:
                saved_raw_other = other
            else:
                counter = other._counter
                saved_raw_other = (other, 0 if counter is None else counter.version)
            saved_raw_self = None
            if edge_other is not None:
                saved_raw_self = (self.clone(), 0)
            redispatch(self, other, rounding_mode)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_other = saved_raw_other
            node.raw_rounding_mode = rounding_mode
            node.raw_self = saved_raw_self
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other, rounding_mode):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        counter = other._counter
        saved_raw_other = (other, 0 if counter is None else counter.version)
        saved_raw_self = None
        if edge_other is not None:
            saved_raw_self = (self.clone(), 0)
        redispatch(self, other, rounding_mode)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = saved_raw_other
        node.raw_rounding_mode = rounding_mode
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def floor_divide__Tensor(redispatch, node_class=FloorDivideBackward0, numbers=True):
    """Records ``floor_divide_.Tensor`` as FloorDivideBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def remainder_Tensor(redispatch, node_class=RemainderBackward0, numbers=True):
    """Records ``remainder.Tensor`` as RemainderBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def remainder__Tensor(redispatch, node_class=RemainderBackward0, numbers=True):
    """Records ``remainder_.Tensor`` as RemainderBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            saved_raw_self = None
            if edge_other is not None:
                saved_raw_self = (self.clone(), 0)
            saved_raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    saved_raw_other = other
                else:
                    counter = other._counter
                    saved_raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = saved_raw_self
            node.raw_other = saved_raw_other
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_other is not None:
            saved_raw_self = (self.clone(), 0)
        saved_raw_other = None
        if edge_other is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def fmod_Tensor(redispatch, node_class=FmodBackward0, numbers=True):
    """Records ``fmod.Tensor`` as FmodBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fmod__Tensor(redispatch, node_class=FmodBackward0, numbers=True):
    """Records ``fmod_.Tensor`` as FmodBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            saved_raw_self = None
            if edge_other is not None:
                saved_raw_self = (self.clone(), 0)
            saved_raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    saved_raw_other = other
                else:
                    counter = other._counter
                    saved_raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = saved_raw_self
            node.raw_other = saved_raw_other
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_other is not None:
            saved_raw_self = (self.clone(), 0)
        saved_raw_other = None
        if edge_other is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def neg(redispatch, node_class=NegBackward0):
    """Records ``neg`` as NegBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def neg_(redispatch, node_class=NegBackward0):
    """Records ``neg_`` as NegBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def reciprocal(redispatch, node_class=ReciprocalBackward0):
    """Records ``reciprocal`` as ReciprocalBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reciprocal_(redispatch, node_class=ReciprocalBackward0):
    """Records ``reciprocal_`` as ReciprocalBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def square(redispatch, node_class=SquareBackward0):
    """Records ``square`` as SquareBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def square_(redispatch, node_class=SquareBackward0):
    """Records ``square_`` as SquareBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def addcmul(redispatch, node_class=AddcmulBackward0):
    """Records ``addcmul`` as AddcmulBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_tensor1 = tensor1._edge
        if edge_tensor1 is None and tensor1._bits & REQUIRES_GRAD:
            edge_tensor1 = leaf_edge(tensor1)
        edge_tensor2 = tensor2._edge
        if edge_tensor2 is None and tensor2._bits & REQUIRES_GRAD:
            edge_tensor2 = leaf_edge(tensor2)
        out = redispatch(self, tensor1, tensor2, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node.raw_tensor2 = None
        if edge_tensor1 is not None:
            counter = tensor2._counter
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_value = value
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addcmul_(redispatch, node_class=AddcmulBackward0):
    """Records ``addcmul_`` as AddcmulBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_tensor1 = tensor1._edge
        if edge_tensor1 is None and tensor1._bits & REQUIRES_GRAD:
            edge_tensor1 = leaf_edge(tensor1)
        edge_tensor2 = tensor2._edge
        if edge_tensor2 is None and tensor2._bits & REQUIRES_GRAD:
            edge_tensor2 = leaf_edge(tensor2)
        check_inplace(self, edge_tensor1 is not None or edge_tensor2 is not None)
        saved_raw_tensor2 = None
        if edge_tensor1 is not None:
            counter = tensor2._counter
            saved_raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        saved_raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            saved_raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        redispatch(self, tensor1, tensor2, value)
        node = node_class()
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node.raw_tensor2 = saved_raw_tensor2
        node.raw_value = value
        node.raw_tensor1 = saved_raw_tensor1
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def addcdiv(redispatch, node_class=AddcdivBackward0):
    """Records ``addcdiv`` as AddcdivBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_tensor1 = tensor1._edge
        if edge_tensor1 is None and tensor1._bits & REQUIRES_GRAD:
            edge_tensor1 = leaf_edge(tensor1)
        edge_tensor2 = tensor2._edge
        if edge_tensor2 is None and tensor2._bits & REQUIRES_GRAD:
            edge_tensor2 = leaf_edge(tensor2)
        out = redispatch(self, tensor1, tensor2, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node.raw_value = value
        node.raw_tensor2 = None
        if edge_tensor1 is not None or edge_tensor2 is not None:
            counter = tensor2._counter
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addcdiv_(redispatch, node_class=AddcdivBackward0):
    """Records ``addcdiv_`` as AddcdivBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_tensor1 = tensor1._edge
        if edge_tensor1 is None and tensor1._bits & REQUIRES_GRAD:
            edge_tensor1 = leaf_edge(tensor1)
        edge_tensor2 = tensor2._edge
        if edge_tensor2 is None and tensor2._bits & REQUIRES_GRAD:
            edge_tensor2 = leaf_edge(tensor2)
        check_inplace(self, edge_tensor1 is not None or edge_tensor2 is not None)
        saved_raw_tensor2 = None
        if edge_tensor1 is not None or edge_tensor2 is not None:
            counter = tensor2._counter
            saved_raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        saved_raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            saved_raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        redispatch(self, tensor1, tensor2, value)
        node = node_class()
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node.raw_value = value
        node.raw_tensor2 = saved_raw_tensor2
        node.raw_tensor1 = saved_raw_tensor1
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def lerp_Tensor(redispatch, node_class=LerpBackward0):
    """Records ``lerp.Tensor`` as LerpBackward0."""

    def kernel(self, end, weight):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_end = end._edge
        if edge_end is None and end._bits & REQUIRES_GRAD:
            edge_end = leaf_edge(end)
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        out = redispatch(self, end, weight)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_end, edge_weight)
        node._nr = next_sequence_nr()
        node.raw_weight = None
        if edge_self is not None or edge_end is not None:
            counter = weight._counter
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_end = None
        if edge_weight is not None:
            counter = end._counter
            node.raw_end = (end, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_weight is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def lerp__Tensor(redispatch, node_class=LerpBackward0):
    """Records ``lerp_.Tensor`` as LerpBackward0."""

    def kernel(self, end, weight):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_end = end._edge
        if edge_end is None and end._bits & REQUIRES_GRAD:
            edge_end = leaf_edge(end)
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        check_inplace(self, edge_end is not None or edge_weight is not None)
        saved_raw_weight = None
        if edge_self is not None or edge_end is not None:
            counter = weight._counter
            saved_raw_weight = (weight, 0 if counter is None else counter.version)
        saved_raw_end = None
        if edge_weight is not None:
            counter = end._counter
            saved_raw_end = (end, 0 if counter is None else counter.version)
        saved_raw_self = None
        if edge_weight is not None:
            saved_raw_self = (self.clone(), 0)
        redispatch(self, end, weight)
        node = node_class()
        node.next_edges = (edge_self, edge_end, edge_weight)
        node._nr = next_sequence_nr()
        node.raw_weight = saved_raw_weight
        node.raw_end = saved_raw_end
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def lerp_Scalar(redispatch, node_class=LerpBackward1):
    """Records ``lerp.Scalar`` as LerpBackward1."""

    def kernel(self, end, weight):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_end = end._edge
        if edge_end is None and end._bits & REQUIRES_GRAD:
            edge_end = leaf_edge(end)
        out = redispatch(self, end, weight)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_end)
        node._nr = next_sequence_nr()
        node.raw_weight = weight
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def lerp__Scalar(redispatch, node_class=LerpBackward1):
    """Records ``lerp_.Scalar`` as LerpBackward1."""

    def kernel(self, end, weight):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_end = end._edge
        if edge_end is None and end._bits & REQUIRES_GRAD:
            edge_end = leaf_edge(end)
        check_inplace(self, edge_end is not None)
        redispatch(self, end, weight)
        node = node_class()
        node.next_edges = (edge_self, edge_end)
        node._nr = next_sequence_nr()
        node.raw_weight = weight
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def pow_Tensor_Tensor(redispatch, node_class=PowBackward0):
    """Records ``pow.Tensor_Tensor`` as PowBackward0."""

    def kernel(self, exponent):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_exponent = exponent._edge
        if edge_exponent is None and exponent._bits & REQUIRES_GRAD:
            edge_exponent = leaf_edge(exponent)
        out = redispatch(self, exponent)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_exponent)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = exponent._counter
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_exponent is not None else None
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def pow__Tensor(redispatch, node_class=PowBackward0):
    """Records ``pow_.Tensor`` as PowBackward0."""

    def kernel(self, exponent):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_exponent = exponent._edge
        if edge_exponent is None and exponent._bits & REQUIRES_GRAD:
            edge_exponent = leaf_edge(exponent)
        check_inplace(self, edge_exponent is not None)
        saved_raw_self = (self.clone(), 0)
        counter = exponent._counter
        saved_raw_exponent = (exponent, 0 if counter is None else counter.version)
        redispatch(self, exponent)
        node = node_class()
        node.next_edges = (edge_self, edge_exponent)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_exponent = saved_raw_exponent
        node.raw_result = save_output(self, 0) if edge_exponent is not None else None
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def pow_Tensor_Scalar(redispatch, node_class=PowBackward1):
    """Records ``pow.Tensor_Scalar`` as PowBackward1."""

    def kernel(self, exponent):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, exponent)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_exponent = exponent
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def pow__Scalar(redispatch, node_class=PowBackward1):
    """Records ``pow_.Scalar`` as PowBackward1."""

    def kernel(self, exponent):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, exponent)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_exponent = exponent
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def pow_Scalar(redispatch, node_class=PowBackward2):
    """Records ``pow.Scalar`` as PowBackward2."""

    def kernel(self, exponent):
        edge_exponent = exponent._edge
        if edge_exponent is None and exponent._bits & REQUIRES_GRAD:
            edge_exponent = leaf_edge(exponent)
        out = redispatch(self, exponent)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_exponent,)
        node._nr = next_sequence_nr()
        node.raw_self = self
        counter = exponent._counter
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exp(redispatch, node_class=ExpBackward0):
    """Records ``exp`` as ExpBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exp_(redispatch, node_class=ExpBackward0):
    """Records ``exp_`` as ExpBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def exp2(redispatch, node_class=Exp2Backward0):
    """Records ``exp2`` as Exp2Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exp2_(redispatch, node_class=Exp2Backward0):
    """Records ``exp2_`` as Exp2Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def expm1(redispatch, node_class=Expm1Backward0):
    """Records ``expm1`` as Expm1Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def expm1_(redispatch, node_class=Expm1Backward0):
    """Records ``expm1_`` as Expm1Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log(redispatch, node_class=LogBackward0):
    """Records ``log`` as LogBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log_(redispatch, node_class=LogBackward0):
    """Records ``log_`` as LogBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log2(redispatch, node_class=Log2Backward0):
    """Records ``log2`` as Log2Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log2_(redispatch, node_class=Log2Backward0):
    """Records ``log2_`` as Log2Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log10(redispatch, node_class=Log10Backward0):
    """Records ``log10`` as Log10Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log10_(redispatch, node_class=Log10Backward0):
    """Records ``log10_`` as Log10Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log1p(redispatch, node_class=Log1PBackward0):
    """Records ``log1p`` as Log1PBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log1p_(redispatch, node_class=Log1PBackward0):
    """Records ``log1p_`` as Log1PBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sqrt(redispatch, node_class=SqrtBackward0):
    """Records ``sqrt`` as SqrtBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sqrt_(redispatch, node_class=SqrtBackward0):
    """Records ``sqrt_`` as SqrtBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def rsqrt(redispatch, node_class=RsqrtBackward0):
    """Records ``rsqrt`` as RsqrtBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def rsqrt_(redispatch, node_class=RsqrtBackward0):
    """Records ``rsqrt_`` as RsqrtBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logaddexp(redispatch, node_class=LogaddexpBackward0):
    """Records ``logaddexp`` as LogaddexpBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def logaddexp2(redispatch, node_class=Logaddexp2Backward0):
    """Records ``logaddexp2`` as Logaddexp2Backward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def xlogy_Tensor(redispatch, node_class=XlogyBackward0, numbers=True):
    """Records ``xlogy.Tensor`` as XlogyBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            if self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter
                node.raw_self = (self, 0 if counter is None else counter.version)
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def xlogy__Tensor(redispatch, node_class=XlogyBackward0, numbers=True):
    """Records ``xlogy_.Tensor`` as XlogyBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            saved_raw_self = (self.clone(), 0)
            if other.__class__ in NUMBER_BITS:
                saved_raw_other = other
            else:
                counter = other._counter
                saved_raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = saved_raw_self
            node.raw_other = saved_raw_other
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = (self.clone(), 0)
        counter = other._counter
        saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def frexp_Tensor(redispatch, node_class=FrexpBackward0):
    """Records ``frexp.Tensor`` as FrexpBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_exponent = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def sin(redispatch, node_class=SinBackward0):
    """Records ``sin`` as SinBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sin_(redispatch, node_class=SinBackward0):
    """Records ``sin_`` as SinBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cos(redispatch, node_class=CosBackward0):
    """Records ``cos`` as CosBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cos_(redispatch, node_class=CosBackward0):
    """Records ``cos_`` as CosBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def tan(redispatch, node_class=TanBackward0):
    """Records ``tan`` as TanBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def tan_(redispatch, node_class=TanBackward0):
    """Records ``tan_`` as TanBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def asin(redispatch, node_class=AsinBackward0):
    """Records ``asin`` as AsinBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def asin_(redispatch, node_class=AsinBackward0):
    """Records ``asin_`` as AsinBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def acos(redispatch, node_class=AcosBackward0):
    """Records ``acos`` as AcosBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def acos_(redispatch, node_class=AcosBackward0):
    """Records ``acos_`` as AcosBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def atan(redispatch, node_class=AtanBackward0):
    """Records ``atan`` as AtanBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def atan_(redispatch, node_class=AtanBackward0):
    """Records ``atan_`` as AtanBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sinh(redispatch, node_class=SinhBackward0):
    """Records ``sinh`` as SinhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sinh_(redispatch, node_class=SinhBackward0):
    """Records ``sinh_`` as SinhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cosh(redispatch, node_class=CoshBackward0):
    """Records ``cosh`` as CoshBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cosh_(redispatch, node_class=CoshBackward0):
    """Records ``cosh_`` as CoshBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def tanh(redispatch, node_class=TanhBackward0):
    """Records ``tanh`` as TanhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def tanh_(redispatch, node_class=TanhBackward0):
    """Records ``tanh_`` as TanhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def asinh(redispatch, node_class=AsinhBackward0):
    """Records ``asinh`` as AsinhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def asinh_(redispatch, node_class=AsinhBackward0):
    """Records ``asinh_`` as AsinhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def acosh(redispatch, node_class=AcoshBackward0):
    """Records ``acosh`` as AcoshBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def acosh_(redispatch, node_class=AcoshBackward0):
    """Records ``acosh_`` as AcoshBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def atanh(redispatch, node_class=AtanhBackward0):
    """Records ``atanh`` as AtanhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def atanh_(redispatch, node_class=AtanhBackward0):
    """Records ``atanh_`` as AtanhBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def atan2(redispatch, node_class=Atan2Backward0):
    """Records ``atan2`` as Atan2Backward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def atan2_(redispatch, node_class=Atan2Backward0):
    """Records ``atan2_`` as Atan2Backward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        counter = other._counter
        saved_raw_other = (other, 0 if counter is None else counter.version)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = saved_raw_other
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def tanh_backward(redispatch, node_class=TanhBackwardBackward0):
    """Records ``tanh_backward`` as TanhBackwardBackward0."""

    def kernel(grad_output, output):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_output = output._edge
        if edge_output is None and output._bits & REQUIRES_GRAD:
            edge_output = leaf_edge(output)
        out = redispatch(grad_output, output)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        counter = output._counter
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sinc(redispatch, node_class=SincBackward0):
    """Records ``sinc`` as SincBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sinc_(redispatch, node_class=SincBackward0):
    """Records ``sinc_`` as SincBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def hypot(redispatch, node_class=HypotBackward0):
    """Records ``hypot`` as HypotBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hypot_(redispatch, node_class=HypotBackward0):
    """Records ``hypot_`` as HypotBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_self is not None:
            saved_raw_self = (self.clone(), 0)
        saved_raw_other = None
        if edge_other is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_result = save_output(self, 0)
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def deg2rad(redispatch, node_class=Deg2RadBackward0):
    """Records ``deg2rad`` as Deg2RadBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def deg2rad_(redispatch, node_class=Deg2RadBackward0):
    """Records ``deg2rad_`` as Deg2RadBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def rad2deg(redispatch, node_class=Rad2DegBackward0):
    """Records ``rad2deg`` as Rad2DegBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def rad2deg_(redispatch, node_class=Rad2DegBackward0):
    """Records ``rad2deg_`` as Rad2DegBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sigmoid(redispatch, node_class=SigmoidBackward0):
    """Records ``sigmoid`` as SigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sigmoid_(redispatch, node_class=SigmoidBackward0):
    """Records ``sigmoid_`` as SigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sigmoid_backward(redispatch, node_class=SigmoidBackwardBackward0):
    """Records ``sigmoid_backward`` as SigmoidBackwardBackward0."""

    def kernel(grad_output, output):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_output = output._edge
        if edge_output is None and output._bits & REQUIRES_GRAD:
            edge_output = leaf_edge(output)
        out = redispatch(grad_output, output)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        counter = output._counter
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def logit(redispatch, node_class=LogitBackward0):
    """Records ``logit`` as LogitBackward0."""

    def kernel(self, eps):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, eps)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_eps = eps
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def logit_(redispatch, node_class=LogitBackward0):
    """Records ``logit_`` as LogitBackward0."""

    def kernel(self, eps):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, eps)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_eps = eps
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def abs(redispatch, node_class=AbsBackward0):
    """Records ``abs`` as AbsBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def abs_(redispatch, node_class=AbsBackward0):
    """Records ``abs_`` as AbsBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sign(redispatch, node_class=SignBackward0):
    """Records ``sign`` as SignBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sign_(redispatch, node_class=SignBackward0):
    """Records ``sign_`` as SignBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sgn(redispatch, node_class=SgnBackward0):
    """Records ``sgn`` as SgnBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sgn_(redispatch, node_class=SgnBackward0):
    """Records ``sgn_`` as SgnBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def copysign_Tensor(redispatch, node_class=CopysignBackward0, numbers=True):
    """Records ``copysign.Tensor`` as CopysignBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = None
            if edge_self is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_result = save_output(out, 0) if edge_self is not None else None
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_self is not None else None
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def copysign__Tensor(redispatch, node_class=CopysignBackward0, numbers=True):
    """Records ``copysign_.Tensor`` as CopysignBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            check_inplace(self, edge_other is not None)
            saved_raw_self = None
            if edge_self is not None:
                saved_raw_self = (self.clone(), 0)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = saved_raw_self
            node.raw_result = save_output(self, 0) if edge_self is not None else None
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_self is not None:
            saved_raw_self = (self.clone(), 0)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_result = save_output(self, 0) if edge_self is not None else None
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def floor(redispatch, node_class=FloorBackward0):
    """Records ``floor`` as FloorBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def floor_(redispatch, node_class=FloorBackward0):
    """Records ``floor_`` as FloorBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def ceil(redispatch, node_class=CeilBackward0):
    """Records ``ceil`` as CeilBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def ceil_(redispatch, node_class=CeilBackward0):
    """Records ``ceil_`` as CeilBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def trunc(redispatch, node_class=TruncBackward0):
    """Records ``trunc`` as TruncBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def trunc_(redispatch, node_class=TruncBackward0):
    """Records ``trunc_`` as TruncBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def frac(redispatch, node_class=FracBackward0):
    """Records ``frac`` as FracBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def frac_(redispatch, node_class=FracBackward0):
    """Records ``frac_`` as FracBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def round(redispatch, node_class=RoundBackward0):
    """Records ``round`` as RoundBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def round_(redispatch, node_class=RoundBackward0):
    """Records ``round_`` as RoundBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def round_decimals(redispatch, node_class=RoundBackward1):
    """Records ``round.decimals`` as RoundBackward1."""

    def kernel(self, decimals):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, decimals)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def round__decimals(redispatch, node_class=RoundBackward1):
    """Records ``round_.decimals`` as RoundBackward1."""

    def kernel(self, decimals):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, decimals)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def heaviside(redispatch, node_class=HeavisideBackward0):
    """Records ``heaviside`` as HeavisideBackward0."""

    def kernel(self, values):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_values = values._edge
        if edge_values is None and values._bits & REQUIRES_GRAD:
            edge_values = leaf_edge(values)
        out = redispatch(self, values)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def heaviside_(redispatch, node_class=HeavisideBackward0):
    """Records ``heaviside_`` as HeavisideBackward0."""

    def kernel(self, values):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_values = values._edge
        if edge_values is None and values._bits & REQUIRES_GRAD:
            edge_values = leaf_edge(values)
        check_inplace(self, edge_values is not None)
        redispatch(self, values)
        node = node_class()
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def nextafter(redispatch, node_class=NextafterBackward0):
    """Records ``nextafter`` as NextafterBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nextafter_(redispatch, node_class=NextafterBackward0):
    """Records ``nextafter_`` as NextafterBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_self is not None:
            saved_raw_self = (self.clone(), 0)
        saved_raw_other = None
        if edge_self is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def nan_to_num(redispatch, node_class=NanToNumBackward0):
    """Records ``nan_to_num`` as NanToNumBackward0."""

    def kernel(self, nan, posinf, neginf):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, nan, posinf, neginf)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nan_to_num_(redispatch, node_class=NanToNumBackward0):
    """Records ``nan_to_num_`` as NanToNumBackward0."""

    def kernel(self, nan, posinf, neginf):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, nan, posinf, neginf)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def maximum(redispatch, node_class=MaximumBackward0):
    """Records ``maximum`` as MaximumBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def minimum(redispatch, node_class=MinimumBackward0):
    """Records ``minimum`` as MinimumBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fmax(redispatch, node_class=FmaxBackward0):
    """Records ``fmax`` as FmaxBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fmin(redispatch, node_class=FminBackward0):
    """Records ``fmin`` as FminBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_Tensor(redispatch, node_class=ClampBackward0):
    """Records ``clamp.Tensor`` as ClampBackward0."""

    def kernel(self, min, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_min = None
        if min is not None:
            edge_min = min._edge
            if edge_min is None and min._bits & REQUIRES_GRAD:
                edge_min = leaf_edge(min)
        edge_max = None
        if max is not None:
            edge_max = max._edge
            if edge_max is None and max._bits & REQUIRES_GRAD:
                edge_max = leaf_edge(max)
        out = redispatch(self, min, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_min, edge_max)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = save_input(min)
        node.raw_max = save_input(max)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp__Tensor(redispatch, node_class=ClampBackward0):
    """Records ``clamp_.Tensor`` as ClampBackward0."""

    def kernel(self, min, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_min = None
        if min is not None:
            edge_min = min._edge
            if edge_min is None and min._bits & REQUIRES_GRAD:
                edge_min = leaf_edge(min)
        edge_max = None
        if max is not None:
            edge_max = max._edge
            if edge_max is None and max._bits & REQUIRES_GRAD:
                edge_max = leaf_edge(max)
        check_inplace(self, edge_min is not None or edge_max is not None)
        saved_raw_self = (self.clone(), 0)
        saved_raw_min = save_input(min)
        saved_raw_max = save_input(max)
        redispatch(self, min, max)
        node = node_class()
        node.next_edges = (edge_self, edge_min, edge_max)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_min = saved_raw_min
        node.raw_max = saved_raw_max
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp(redispatch, node_class=ClampBackward1):
    """Records ``clamp`` as ClampBackward1."""

    def kernel(self, min, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, min, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = min
        node.raw_max = max
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_(redispatch, node_class=ClampBackward1):
    """Records ``clamp_`` as ClampBackward1."""

    def kernel(self, min, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, min, max)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_min = min
        node.raw_max = max
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_min_Tensor(redispatch, node_class=ClampMinBackward0):
    """Records ``clamp_min.Tensor`` as ClampMinBackward0."""

    def kernel(self, min):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_min = min._edge
        if edge_min is None and min._bits & REQUIRES_GRAD:
            edge_min = leaf_edge(min)
        out = redispatch(self, min)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_min)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = min._counter
        node.raw_min = (min, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_min__Tensor(redispatch, node_class=ClampMinBackward0):
    """Records ``clamp_min_.Tensor`` as ClampMinBackward0."""

    def kernel(self, min):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_min = min._edge
        if edge_min is None and min._bits & REQUIRES_GRAD:
            edge_min = leaf_edge(min)
        check_inplace(self, edge_min is not None)
        saved_raw_self = (self.clone(), 0)
        counter = min._counter
        saved_raw_min = (min, 0 if counter is None else counter.version)
        redispatch(self, min)
        node = node_class()
        node.next_edges = (edge_self, edge_min)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_min = saved_raw_min
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_min(redispatch, node_class=ClampMinBackward1):
    """Records ``clamp_min`` as ClampMinBackward1."""

    def kernel(self, min):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, min)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = min
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_min_(redispatch, node_class=ClampMinBackward1):
    """Records ``clamp_min_`` as ClampMinBackward1."""

    def kernel(self, min):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, min)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_min = min
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_max_Tensor(redispatch, node_class=ClampMaxBackward0):
    """Records ``clamp_max.Tensor`` as ClampMaxBackward0."""

    def kernel(self, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_max = max._edge
        if edge_max is None and max._bits & REQUIRES_GRAD:
            edge_max = leaf_edge(max)
        out = redispatch(self, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_max)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = max._counter
        node.raw_max = (max, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_max__Tensor(redispatch, node_class=ClampMaxBackward0):
    """Records ``clamp_max_.Tensor`` as ClampMaxBackward0."""

    def kernel(self, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_max = max._edge
        if edge_max is None and max._bits & REQUIRES_GRAD:
            edge_max = leaf_edge(max)
        check_inplace(self, edge_max is not None)
        saved_raw_self = (self.clone(), 0)
        counter = max._counter
        saved_raw_max = (max, 0 if counter is None else counter.version)
        redispatch(self, max)
        node = node_class()
        node.next_edges = (edge_self, edge_max)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_max = saved_raw_max
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_max(redispatch, node_class=ClampMaxBackward1):
    """Records ``clamp_max`` as ClampMaxBackward1."""

    def kernel(self, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_max = max
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_max_(redispatch, node_class=ClampMaxBackward1):
    """Records ``clamp_max_`` as ClampMaxBackward1."""

    def kernel(self, max):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, max)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_max = max
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def where_self(redispatch, node_class=WhereBackward0, numbers=True):
    """Records ``where.self`` as WhereBackward0."""

    if numbers:

        def kernel(condition, self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            if edge_self is None and edge_other is None:
                return redispatch(condition, self, other)
            out = redispatch(condition, self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            if condition.__class__ in NUMBER_BITS:
                node.raw_condition = condition
            else:
                counter = condition._counter
                node.raw_condition = (condition, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(condition, self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        if edge_self is None and edge_other is None:
            return redispatch(condition, self, other)
        out = redispatch(condition, self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = condition._counter
        node.raw_condition = (condition, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def angle(redispatch, node_class=AngleBackward0):
    """Records ``angle`` as AngleBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def conj_physical(redispatch, node_class=ConjPhysicalBackward0):
    """Records ``conj_physical`` as ConjPhysicalBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def conj_physical_(redispatch, node_class=ConjPhysicalBackward0):
    """Records ``conj_physical_`` as ConjPhysicalBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def complex(redispatch, node_class=ComplexBackward0):
    """Records ``complex`` as ComplexBackward0."""

    def kernel(real, imag):
        edge_real = real._edge
        if edge_real is None and real._bits & REQUIRES_GRAD:
            edge_real = leaf_edge(real)
        edge_imag = imag._edge
        if edge_imag is None and imag._bits & REQUIRES_GRAD:
            edge_imag = leaf_edge(imag)
        out = redispatch(real, imag)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_real, edge_imag)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def polar(redispatch, node_class=PolarBackward0):
    """Records ``polar`` as PolarBackward0."""

    def kernel(abs, angle):
        edge_abs = abs._edge
        if edge_abs is None and abs._bits & REQUIRES_GRAD:
            edge_abs = leaf_edge(abs)
        edge_angle = angle._edge
        if edge_angle is None and angle._bits & REQUIRES_GRAD:
            edge_angle = leaf_edge(angle)
        out = redispatch(abs, angle)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_abs, edge_angle)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def eq__Tensor(redispatch, node_class=EqBackward0, numbers=True):
    """Records ``eq_.Tensor`` as EqBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def ne__Tensor(redispatch, node_class=NeBackward0, numbers=True):
    """Records ``ne_.Tensor`` as NeBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def lt__Tensor(redispatch, node_class=LtBackward0, numbers=True):
    """Records ``lt_.Tensor`` as LtBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def le__Tensor(redispatch, node_class=LeBackward0, numbers=True):
    """Records ``le_.Tensor`` as LeBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def gt__Tensor(redispatch, node_class=GtBackward0, numbers=True):
    """Records ``gt_.Tensor`` as GtBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def ge__Tensor(redispatch, node_class=GeBackward0, numbers=True):
    """Records ``ge_.Tensor`` as GeBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            redispatch(self, other)
            node = node_class()
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_and_(redispatch, node_class=LogicalAndBackward0):
    """Records ``logical_and_`` as LogicalAndBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_or_(redispatch, node_class=LogicalOrBackward0):
    """Records ``logical_or_`` as LogicalOrBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_xor_(redispatch, node_class=LogicalXorBackward0):
    """Records ``logical_xor_`` as LogicalXorBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_not_(redispatch, node_class=LogicalNotBackward0):
    """Records ``logical_not_`` as LogicalNotBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def erf(redispatch, node_class=ErfBackward0):
    """Records ``erf`` as ErfBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def erf_(redispatch, node_class=ErfBackward0):
    """Records ``erf_`` as ErfBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def erfc(redispatch, node_class=ErfcBackward0):
    """Records ``erfc`` as ErfcBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def erfc_(redispatch, node_class=ErfcBackward0):
    """Records ``erfc_`` as ErfcBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def erfinv(redispatch, node_class=ErfinvBackward0):
    """Records ``erfinv`` as ErfinvBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def erfinv_(redispatch, node_class=ErfinvBackward0):
    """Records ``erfinv_`` as ErfinvBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def special_erfcx(redispatch, node_class=SpecialErfcxBackward0):
    """Records ``special_erfcx`` as SpecialErfcxBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_ndtr(redispatch, node_class=SpecialNdtrBackward0):
    """Records ``special_ndtr`` as SpecialNdtrBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_ndtri(redispatch, node_class=SpecialNdtriBackward0):
    """Records ``special_ndtri`` as SpecialNdtriBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_log_ndtr(redispatch, node_class=SpecialLogNdtrBackward0):
    """Records ``special_log_ndtr`` as SpecialLogNdtrBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def lgamma(redispatch, node_class=LgammaBackward0):
    """Records ``lgamma`` as LgammaBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def lgamma_(redispatch, node_class=LgammaBackward0):
    """Records ``lgamma_`` as LgammaBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def digamma(redispatch, node_class=DigammaBackward0):
    """Records ``digamma`` as DigammaBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def digamma_(redispatch, node_class=DigammaBackward0):
    """Records ``digamma_`` as DigammaBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def polygamma(redispatch, node_class=PolygammaBackward0):
    """Records ``polygamma`` as PolygammaBackward0."""

    def kernel(n, self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(n, self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_n = n
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def igamma(redispatch, node_class=IgammaBackward0):
    """Records ``igamma`` as IgammaBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def igamma_(redispatch, node_class=IgammaBackward0):
    """Records ``igamma_`` as IgammaBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_other is not None:
            saved_raw_self = (self.clone(), 0)
        saved_raw_other = None
        if edge_other is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def igammac(redispatch, node_class=IgammacBackward0):
    """Records ``igammac`` as IgammacBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def igammac_(redispatch, node_class=IgammacBackward0):
    """Records ``igammac_`` as IgammacBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        check_inplace(self, edge_other is not None)
        saved_raw_self = None
        if edge_other is not None:
            saved_raw_self = (self.clone(), 0)
        saved_raw_other = None
        if edge_other is not None:
            counter = other._counter
            saved_raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_other = saved_raw_other
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def special_zeta(redispatch, node_class=SpecialZetaBackward0, numbers=True):
    """Records ``special_zeta`` as SpecialZetaBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def i0(redispatch, node_class=I0Backward0):
    """Records ``i0`` as I0Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def i0_(redispatch, node_class=I0Backward0):
    """Records ``i0_`` as I0Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def special_i0e(redispatch, node_class=SpecialI0EBackward0):
    """Records ``special_i0e`` as SpecialI0EBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_i1(redispatch, node_class=SpecialI1Backward0):
    """Records ``special_i1`` as SpecialI1Backward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_i1e(redispatch, node_class=SpecialI1EBackward0):
    """Records ``special_i1e`` as SpecialI1EBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_entr(redispatch, node_class=SpecialEntrBackward0):
    """Records ``special_entr`` as SpecialEntrBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def special_xlog1py(redispatch, node_class=SpecialXlog1PyBackward0, numbers=True):
    """Records ``special_xlog1py`` as SpecialXlog1PyBackward0."""

    if numbers:

        def kernel(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge
                if edge_self is None and self._bits & REQUIRES_GRAD:
                    edge_self = leaf_edge(self)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge
                if edge_other is None and other._bits & REQUIRES_GRAD:
                    edge_other = leaf_edge(other)
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            if self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter
                node.raw_self = (self, 0 if counter is None else counter.version)
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def relu(redispatch, node_class=ReluBackward0):
    """Records ``relu`` as ReluBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def relu_(redispatch, node_class=ReluBackward0):
    """Records ``relu_`` as ReluBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def threshold(redispatch, node_class=ThresholdBackward0):
    """Records ``threshold`` as ThresholdBackward0."""

    def kernel(self, threshold, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, threshold, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_threshold = threshold
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def threshold_(redispatch, node_class=ThresholdBackward0):
    """Records ``threshold_`` as ThresholdBackward0."""

    def kernel(self, threshold, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, threshold, value)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_threshold = threshold
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def threshold_backward(redispatch, node_class=ThresholdBackwardBackward0):
    """Records ``threshold_backward`` as ThresholdBackwardBackward0."""

    def kernel(grad_output, self, threshold):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, threshold)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_grad_output is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_threshold = threshold
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def leaky_relu(redispatch, node_class=LeakyReluBackward0):
    """Records ``leaky_relu`` as LeakyReluBackward0."""

    def kernel(self, negative_slope):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, negative_slope)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_negative_slope = negative_slope
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def leaky_relu_(redispatch, node_class=LeakyReluBackward0):
    """Records ``leaky_relu_`` as LeakyReluBackward0."""

    def kernel(self, negative_slope):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, negative_slope)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_negative_slope = negative_slope
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def leaky_relu_backward(redispatch, node_class=LeakyReluBackwardBackward0):
    """Records ``leaky_relu_backward`` as LeakyReluBackwardBackward0."""

    def kernel(grad_output, self, negative_slope, self_is_result):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, negative_slope, self_is_result)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_grad_output is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_negative_slope = negative_slope
        node.raw_self_is_result = self_is_result
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hardtanh(redispatch, node_class=HardtanhBackward0):
    """Records ``hardtanh`` as HardtanhBackward0."""

    def kernel(self, min_val, max_val):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, min_val, max_val)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min_val = min_val
        node.raw_max_val = max_val
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hardtanh_(redispatch, node_class=HardtanhBackward0):
    """Records ``hardtanh_`` as HardtanhBackward0."""

    def kernel(self, min_val, max_val):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, min_val, max_val)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_min_val = min_val
        node.raw_max_val = max_val
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def elu(redispatch, node_class=EluBackward0):
    """Records ``elu`` as EluBackward0."""

    def kernel(self, alpha, scale, input_scale):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, alpha, scale, input_scale)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node.raw_scale = scale
        node.raw_input_scale = input_scale
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def elu_(redispatch, node_class=EluBackward0):
    """Records ``elu_`` as EluBackward0."""

    def kernel(self, alpha, scale, input_scale):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, alpha, scale, input_scale)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node.raw_scale = scale
        node.raw_input_scale = input_scale
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def elu_backward(redispatch, node_class=EluBackwardBackward0):
    """Records ``elu_backward`` as EluBackwardBackward0."""

    def kernel(grad_output, alpha, scale, input_scale, is_result, self_or_result):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self_or_result = self_or_result._edge
        if edge_self_or_result is None and self_or_result._bits & REQUIRES_GRAD:
            edge_self_or_result = leaf_edge(self_or_result)
        out = redispatch(grad_output, alpha, scale, input_scale, is_result, self_or_result)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self_or_result)
        node._nr = next_sequence_nr()
        node.raw_alpha = alpha
        node.raw_scale = scale
        node.raw_input_scale = input_scale
        node.raw_is_result = is_result
        counter = self_or_result._counter
        node.raw_self_or_result = (self_or_result, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_self_or_result is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def gelu(redispatch, node_class=GeluBackward0):
    """Records ``gelu`` as GeluBackward0."""

    def kernel(self, approximate):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, approximate)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_approximate = approximate
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def gelu_(redispatch, node_class=GeluBackward0):
    """Records ``gelu_`` as GeluBackward0."""

    def kernel(self, approximate):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, approximate)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_approximate = approximate
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def gelu_backward(redispatch, node_class=GeluBackwardBackward0):
    """Records ``gelu_backward`` as GeluBackwardBackward0."""

    def kernel(grad_output, self, approximate):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, approximate)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_approximate = approximate
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def silu(redispatch, node_class=SiluBackward0):
    """Records ``silu`` as SiluBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def silu_(redispatch, node_class=SiluBackward0):
    """Records ``silu_`` as SiluBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def silu_backward(redispatch, node_class=SiluBackwardBackward0):
    """Records ``silu_backward`` as SiluBackwardBackward0."""

    def kernel(grad_output, self):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mish(redispatch, node_class=MishBackward0):
    """Records ``mish`` as MishBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mish_(redispatch, node_class=MishBackward0):
    """Records ``mish_`` as MishBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def mish_backward(redispatch, node_class=MishBackwardBackward0):
    """Records ``mish_backward`` as MishBackwardBackward0."""

    def kernel(grad_output, self):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def softplus(redispatch, node_class=SoftplusBackward0):
    """Records ``softplus`` as SoftplusBackward0."""

    def kernel(self, beta, threshold):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, beta, threshold)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_beta = beta
        node.raw_threshold = threshold
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def softplus_backward(redispatch, node_class=SoftplusBackwardBackward0):
    """Records ``softplus_backward`` as SoftplusBackwardBackward0."""

    def kernel(grad_output, self, beta, threshold):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, beta, threshold)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_beta = beta
        node.raw_threshold = threshold
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log_sigmoid(redispatch, node_class=LogSigmoidBackward0):
    """Records ``log_sigmoid`` as LogSigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hardsigmoid(redispatch, node_class=HardsigmoidBackward0):
    """Records ``hardsigmoid`` as HardsigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hardsigmoid_(redispatch, node_class=HardsigmoidBackward0):
    """Records ``hardsigmoid_`` as HardsigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def hardswish(redispatch, node_class=HardswishBackward0):
    """Records ``hardswish`` as HardswishBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hardswish_(redispatch, node_class=HardswishBackward0):
    """Records ``hardswish_`` as HardswishBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def hardshrink(redispatch, node_class=HardshrinkBackward0):
    """Records ``hardshrink`` as HardshrinkBackward0."""

    def kernel(self, lambd):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, lambd)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_lambd = lambd
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def softshrink(redispatch, node_class=SoftshrinkBackward0):
    """Records ``softshrink`` as SoftshrinkBackward0."""

    def kernel(self, lambd):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, lambd)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_lambd = lambd
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def softmax_int(redispatch, node_class=SoftmaxBackward0):
    """Records ``softmax.int`` as SoftmaxBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log_softmax_int(redispatch, node_class=LogSoftmaxBackward0):
    """Records ``log_softmax.int`` as LogSoftmaxBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _softmax(redispatch, node_class=SoftmaxBackward1):
    """Records ``_softmax`` as SoftmaxBackward1."""

    def kernel(self, dim, half_to_float):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, half_to_float)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node.self_dtype = self.dtype
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _log_softmax(redispatch, node_class=LogSoftmaxBackward1):
    """Records ``_log_softmax`` as LogSoftmaxBackward1."""

    def kernel(self, dim, half_to_float):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, half_to_float)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node.self_dtype = self.dtype
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _softmax_backward_data(redispatch, node_class=SoftmaxBackwardDataBackward0):
    """Records ``_softmax_backward_data`` as SoftmaxBackwardDataBackward0."""

    def kernel(grad_output, output, dim, input_dtype):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_output = output._edge
        if edge_output is None and output._bits & REQUIRES_GRAD:
            edge_output = leaf_edge(output)
        out = redispatch(grad_output, output, dim, input_dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if input_dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        counter = output._counter
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.grad_output_dtype = None
        if edge_grad_output is not None:
            node.grad_output_dtype = grad_output.dtype
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _log_softmax_backward_data(redispatch, node_class=LogSoftmaxBackwardDataBackward0):
    """Records ``_log_softmax_backward_data`` as LogSoftmaxBackwardDataBackward0."""

    def kernel(grad_output, output, dim, input_dtype):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_output = output._edge
        if edge_output is None and output._bits & REQUIRES_GRAD:
            edge_output = leaf_edge(output)
        out = redispatch(grad_output, output, dim, input_dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if input_dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        counter = output._counter
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mse_loss(redispatch, node_class=MseLossBackward0):
    """Records ``mse_loss`` as MseLossBackward0."""

    def kernel(self, target, reduction):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_target = target._edge
        if edge_target is None and target._bits & REQUIRES_GRAD:
            edge_target = leaf_edge(target)
        out = redispatch(self, target, reduction)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def smooth_l1_loss(redispatch, node_class=SmoothL1LossBackward0):
    """Records ``smooth_l1_loss`` as SmoothL1LossBackward0."""

    def kernel(self, target, reduction, beta):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_target = target._edge
        if edge_target is None and target._bits & REQUIRES_GRAD:
            edge_target = leaf_edge(target)
        out = redispatch(self, target, reduction, beta)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_beta = beta
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def huber_loss(redispatch, node_class=HuberLossBackward0):
    """Records ``huber_loss`` as HuberLossBackward0."""

    def kernel(self, target, reduction, delta):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_target = target._edge
        if edge_target is None and target._bits & REQUIRES_GRAD:
            edge_target = leaf_edge(target)
        out = redispatch(self, target, reduction, delta)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_delta = delta
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def binary_cross_entropy(redispatch, node_class=BinaryCrossEntropyBackward0):
    """Records ``binary_cross_entropy`` as BinaryCrossEntropyBackward0."""

    def kernel(self, target, weight, reduction):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_target = target._edge
        if edge_target is None and target._bits & REQUIRES_GRAD:
            edge_target = leaf_edge(target)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        out = redispatch(self, target, weight, reduction)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_target, edge_weight)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_self is not None or edge_target is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_target = None
        if edge_self is not None:
            counter = target._counter
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = None
        if edge_self is not None or edge_target is not None:
            node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nll_loss_forward(redispatch, node_class=NllLossBackward0):
    """Records ``nll_loss_forward`` as NllLossBackward0."""

    def kernel(self, target, weight, reduction, ignore_index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, target, weight, reduction, ignore_index)
        out = redispatch(self, target, weight, reduction, ignore_index)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.raw_total_weight = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def _class_cross_entropy(redispatch, node_class=ClassCrossEntropyBackward0):
    """Records ``_class_cross_entropy`` as ClassCrossEntropyBackward0."""

    def kernel(self, target, reduction, ignore_index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, target, reduction, ignore_index)
        out = redispatch(self, target, reduction, ignore_index)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_softmax = save_output(out[1], 1)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def nll_loss2d_forward(redispatch, node_class=NllLoss2DBackward0):
    """Records ``nll_loss2d_forward`` as NllLoss2DBackward0."""

    def kernel(self, target, weight, reduction, ignore_index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, target, weight, reduction, ignore_index)
        out = redispatch(self, target, weight, reduction, ignore_index)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.raw_total_weight = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def nll_loss_backward(redispatch, node_class=NllLossBackwardBackward0):
    """Records ``nll_loss_backward`` as NllLossBackwardBackward0."""

    def kernel(grad_output, self, target, weight, reduction, ignore_index, total_weight):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output,
                self,
                target,
                weight,
                reduction,
                ignore_index,
                total_weight,
            )
        out = redispatch(grad_output, self, target, weight, reduction, ignore_index, total_weight)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_target = None
        if edge_grad_output is not None:
            counter = target._counter
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = None
        if edge_grad_output is not None:
            node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nll_loss2d_backward(redispatch, node_class=NllLoss2DBackwardBackward0):
    """Records ``nll_loss2d_backward`` as NllLoss2DBackwardBackward0."""

    def kernel(grad_output, self, target, weight, reduction, ignore_index, total_weight):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output,
                self,
                target,
                weight,
                reduction,
                ignore_index,
                total_weight,
            )
        out = redispatch(grad_output, self, target, weight, reduction, ignore_index, total_weight)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_target = None
        if edge_grad_output is not None:
            counter = target._counter
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = None
        if edge_grad_output is not None:
            node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def multilabel_margin_loss_forward(redispatch, node_class=MultilabelMarginLossBackward0):
    """Records ``multilabel_margin_loss_forward`` as MultilabelMarginLossBackward0."""

    def kernel(self, target, reduction):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, target, reduction)
        out = redispatch(self, target, reduction)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_is_target = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def multilabel_margin_loss_backward(redispatch, node_class=MultilabelMarginLossBackwardBackward0):
    """Records ``multilabel_margin_loss_backward`` as MultilabelMarginLossBackwardBackward0."""

    def kernel(grad_output, self, target, reduction, is_target):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, target, reduction, is_target)
        out = redispatch(grad_output, self, target, reduction, is_target)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_self = None
        if edge_grad_output is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_target = None
        if edge_grad_output is not None:
            counter = target._counter
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_is_target = None
        if edge_grad_output is not None:
            counter = is_target._counter
            node.raw_is_target = (is_target, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_grad_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _ctc_loss(redispatch, node_class=CtcLossBackward0):
    """Records ``_ctc_loss`` as CtcLossBackward0."""

    def kernel(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
        edge_log_probs = log_probs._edge
        if edge_log_probs is None and log_probs._bits & REQUIRES_GRAD:
            edge_log_probs = leaf_edge(log_probs)
        if edge_log_probs is None:
            return redispatch(
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                blank,
                zero_infinity,
            )
        out = redispatch(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
        node = node_class()
        node.next_edges = (edge_log_probs,)
        node._nr = next_sequence_nr()
        counter = log_probs._counter
        node.raw_log_probs = (log_probs, 0 if counter is None else counter.version)
        counter = targets._counter
        node.raw_targets = (targets, 0 if counter is None else counter.version)
        node.raw_input_lengths = input_lengths
        node.raw_target_lengths = target_lengths
        node.raw_result0 = save_output(out[0], 0)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_blank = blank
        node.raw_zero_infinity = zero_infinity
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def _ctc_loss_backward(redispatch, node_class=CtcLossBackwardBackward0):
    """Records ``_ctc_loss_backward`` as CtcLossBackwardBackward0."""

    def kernel(
        grad,
        log_probs,
        targets,
        input_lengths,
        target_lengths,
        neg_log_likelihood,
        log_alpha,
        blank,
        zero_infinity,
    ):
        edge_grad = grad._edge
        if edge_grad is None and grad._bits & REQUIRES_GRAD:
            edge_grad = leaf_edge(grad)
        edge_log_probs = log_probs._edge
        if edge_log_probs is None and log_probs._bits & REQUIRES_GRAD:
            edge_log_probs = leaf_edge(log_probs)
        edge_neg_log_likelihood = neg_log_likelihood._edge
        if edge_neg_log_likelihood is None and neg_log_likelihood._bits & REQUIRES_GRAD:
            edge_neg_log_likelihood = leaf_edge(neg_log_likelihood)
        edge_log_alpha = log_alpha._edge
        if edge_log_alpha is None and log_alpha._bits & REQUIRES_GRAD:
            edge_log_alpha = leaf_edge(log_alpha)
        if (
            edge_grad is None
            and edge_log_probs is None
            and edge_neg_log_likelihood is None
            and edge_log_alpha is None
        ):
            return redispatch(
                grad,
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                neg_log_likelihood,
                log_alpha,
                blank,
                zero_infinity,
            )
        out = redispatch(
            grad,
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            neg_log_likelihood,
            log_alpha,
            blank,
            zero_infinity,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_log_probs, edge_neg_log_likelihood, edge_log_alpha)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sum(redispatch, node_class=SumBackward0):
    """Records ``sum`` as SumBackward0."""

    def kernel(self, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sum_dim_IntList(redispatch, node_class=SumBackward1):
    """Records ``sum.dim_IntList`` as SumBackward1."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nansum(redispatch, node_class=NansumBackward0):
    """Records ``nansum`` as NansumBackward0."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mean(redispatch, node_class=MeanBackward0):
    """Records ``mean`` as MeanBackward0."""

    def kernel(self, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mean_dim(redispatch, node_class=MeanBackward1):
    """Records ``mean.dim`` as MeanBackward1."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def prod(redispatch, node_class=ProdBackward0):
    """Records ``prod`` as ProdBackward0."""

    def kernel(self, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def prod_dim_int(redispatch, node_class=ProdBackward1):
    """Records ``prod.dim_int`` as ProdBackward1."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def amax(redispatch, node_class=AmaxBackward0):
    """Records ``amax`` as AmaxBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def amin(redispatch, node_class=AminBackward0):
    """Records ``amin`` as AminBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def aminmax(redispatch, node_class=AminmaxBackward0):
    """Records ``aminmax`` as AminmaxBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = save_output(out[0], 0)
        node.raw_max = save_output(out[1], 1)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def max(redispatch, node_class=MaxBackward0):
    """Records ``max`` as MaxBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def min(redispatch, node_class=MinBackward0):
    """Records ``min`` as MinBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def max_dim(redispatch, node_class=MaxBackward1):
    """Records ``max.dim`` as MaxBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def min_dim(redispatch, node_class=MinBackward1):
    """Records ``min.dim`` as MinBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def var(redispatch, node_class=VarBackward0):
    """Records ``var`` as VarBackward0."""

    def kernel(self, unbiased):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, unbiased)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_unbiased = unbiased
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def var_dim(redispatch, node_class=VarBackward1):
    """Records ``var.dim`` as VarBackward1."""

    def kernel(self, dim, unbiased, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, unbiased, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_unbiased = unbiased
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def var_correction(redispatch, node_class=VarBackward2):
    """Records ``var.correction`` as VarBackward2."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, correction, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def std(redispatch, node_class=StdBackward0):
    """Records ``std`` as StdBackward0."""

    def kernel(self, unbiased):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, unbiased)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_unbiased = unbiased
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def std_dim(redispatch, node_class=StdBackward1):
    """Records ``std.dim`` as StdBackward1."""

    def kernel(self, dim, unbiased, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, unbiased, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_unbiased = unbiased
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def std_correction(redispatch, node_class=StdBackward2):
    """Records ``std.correction`` as StdBackward2."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, correction, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result = save_output(out, 0)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def var_mean_correction(redispatch, node_class=VarMeanBackward0):
    """Records ``var_mean.correction`` as VarMeanBackward0."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, correction, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def std_mean_correction(redispatch, node_class=StdMeanBackward0):
    """Records ``std_mean.correction`` as StdMeanBackward0."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, correction, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_result0 = save_output(out[0], 0)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def logsumexp(redispatch, node_class=LogsumexpBackward0):
    """Records ``logsumexp`` as LogsumexpBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def median(redispatch, node_class=MedianBackward0):
    """Records ``median`` as MedianBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def median_dim(redispatch, node_class=MedianBackward1):
    """Records ``median.dim`` as MedianBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def nanmedian(redispatch, node_class=NanmedianBackward0):
    """Records ``nanmedian`` as NanmedianBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nanmedian_dim(redispatch, node_class=NanmedianBackward1):
    """Records ``nanmedian.dim`` as NanmedianBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def mode(redispatch, node_class=ModeBackward0):
    """Records ``mode`` as ModeBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def cumsum(redispatch, node_class=CumsumBackward0):
    """Records ``cumsum`` as CumsumBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cumsum_(redispatch, node_class=CumsumBackward0):
    """Records ``cumsum_`` as CumsumBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, dim, dtype)
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cumprod(redispatch, node_class=CumprodBackward0):
    """Records ``cumprod`` as CumprodBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cumprod_(redispatch, node_class=CumprodBackward0):
    """Records ``cumprod_`` as CumprodBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        saved_raw_self = (self.clone(), 0)
        redispatch(self, dim, dtype)
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_result = save_output(self, 0)
        node.raw_dim = dim
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cummax(redispatch, node_class=CummaxBackward0):
    """Records ``cummax`` as CummaxBackward0."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def cummin(redispatch, node_class=CumminBackward0):
    """Records ``cummin`` as CumminBackward0."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def logcumsumexp(redispatch, node_class=LogcumsumexpBackward0):
    """Records ``logcumsumexp`` as LogcumsumexpBackward0."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def histogram_bins_tensor(redispatch, node_class=HistogramBackward0):
    """Records ``histogram.bins_tensor`` as HistogramBackward0."""

    def kernel(self, bins, weight, density):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_bins = bins._edge
        if edge_bins is None and bins._bits & REQUIRES_GRAD:
            edge_bins = leaf_edge(bins)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        out = redispatch(self, bins, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_bins, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def histogram_bin_ct(redispatch, node_class=HistogramBackward1):
    """Records ``histogram.bin_ct`` as HistogramBackward1."""

    def kernel(self, bins, range, weight, density):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        out = redispatch(self, bins, range, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def alias(redispatch, node_class=AliasBackward0):
    """Records ``alias`` as AliasBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def view(redispatch, node_class=ViewBackward0):
    """Records ``view`` as ViewBackward0."""

    def kernel(self, size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _unsafe_view(redispatch, node_class=UnsafeViewBackward0):
    """Records ``_unsafe_view`` as UnsafeViewBackward0."""

    def kernel(self, size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def permute(redispatch, node_class=PermuteBackward0):
    """Records ``permute`` as PermuteBackward0."""

    def kernel(self, dims):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dims)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dims = dims
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def transpose_int(redispatch, node_class=TransposeBackward0):
    """Records ``transpose.int`` as TransposeBackward0."""

    def kernel(self, dim0, dim1):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim0, dim1)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim0 = dim0
        node.raw_dim1 = dim1
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def t(redispatch, node_class=TBackward0):
    """Records ``t`` as TBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def expand(redispatch, node_class=ExpandBackward0):
    """Records ``expand`` as ExpandBackward0."""

    def kernel(self, size, implicit):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, size, implicit)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def squeeze(redispatch, node_class=SqueezeBackward0):
    """Records ``squeeze`` as SqueezeBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def squeeze_dim(redispatch, node_class=SqueezeBackward1):
    """Records ``squeeze.dim`` as SqueezeBackward1."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def squeeze_dims(redispatch, node_class=SqueezeBackward2):
    """Records ``squeeze.dims`` as SqueezeBackward2."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def unsqueeze(redispatch, node_class=UnsqueezeBackward0):
    """Records ``unsqueeze`` as UnsqueezeBackward0."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def select_int(redispatch, node_class=SelectBackward0):
    """Records ``select.int`` as SelectBackward0."""

    def kernel(self, dim, index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, index)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_index = index
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def slice_Tensor(redispatch, node_class=SliceBackward0):
    """Records ``slice.Tensor`` as SliceBackward0."""

    def kernel(self, dim, start, end, step):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, start, end, step)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def diagonal(redispatch, node_class=DiagonalBackward0):
    """Records ``diagonal`` as DiagonalBackward0."""

    def kernel(self, offset, dim1, dim2):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, offset, dim1, dim2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def unfold(redispatch, node_class=UnfoldBackward0):
    """Records ``unfold`` as UnfoldBackward0."""

    def kernel(self, dimension, size, step):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dimension, size, step)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dimension = dimension
        node.raw_size = size
        node.raw_step = step
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def as_strided(redispatch, node_class=AsStridedBackward0):
    """Records ``as_strided`` as AsStridedBackward0."""

    def kernel(self, size, stride, storage_offset):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, size, stride, storage_offset)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.self_stride = self.stride()
        node.self_storage_offset = self.storage_offset()
        node.raw_size = size
        node.raw_stride = stride
        node.raw_storage_offset = storage_offset
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def split_Tensor(redispatch, node_class=SplitBackward0):
    """Records ``split.Tensor`` as SplitBackward0."""

    def kernel(self, split_size, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, split_size, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data.shape, item._bits) for item in out)
        node.raw_split_size = split_size
        node.self_shape = self._data.shape
        node.raw_dim = dim
        for number, item in enumerate(out):
            item._edge = (node, number)
            item._bits |= REQUIRES_GRAD
        return out

    return kernel


def split_with_sizes(redispatch, node_class=SplitWithSizesBackward0):
    """Records ``split_with_sizes`` as SplitWithSizesBackward0."""

    def kernel(self, split_sizes, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, split_sizes, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data.shape, item._bits) for item in out)
        node.raw_split_sizes = split_sizes
        node.self_shape = self._data.shape
        node.raw_dim = dim
        for number, item in enumerate(out):
            item._edge = (node, number)
            item._bits |= REQUIRES_GRAD
        return out

    return kernel


def unbind_int(redispatch, node_class=UnbindBackward0):
    """Records ``unbind.int`` as UnbindBackward0."""

    def kernel(self, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data.shape, item._bits) for item in out)
        node.self_shape = self._data.shape
        node.raw_dim = dim
        for number, item in enumerate(out):
            item._edge = (node, number)
            item._bits |= REQUIRES_GRAD
        return out

    return kernel


def unsafe_split_Tensor(redispatch, node_class=UnsafeSplitBackward0):
    """Records ``unsafe_split.Tensor`` as UnsafeSplitBackward0."""

    def kernel(self, split_size, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, split_size, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data.shape, item._bits) for item in out)
        node.raw_split_size = split_size
        node.self_shape = self._data.shape
        node.raw_dim = dim
        for number, item in enumerate(out):
            item._edge = (node, number)
            item._bits |= REQUIRES_GRAD
        return out

    return kernel


def unsafe_split_with_sizes(redispatch, node_class=UnsafeSplitWithSizesBackward0):
    """Records ``unsafe_split_with_sizes`` as UnsafeSplitWithSizesBackward0."""

    def kernel(self, split_sizes, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, split_sizes, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data.shape, item._bits) for item in out)
        node.raw_split_sizes = split_sizes
        node.self_shape = self._data.shape
        node.raw_dim = dim
        for number, item in enumerate(out):
            item._edge = (node, number)
            item._bits |= REQUIRES_GRAD
        return out

    return kernel


def real(redispatch, node_class=RealBackward0):
    """Records ``real`` as RealBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def imag(redispatch, node_class=ImagBackward0):
    """Records ``imag`` as ImagBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def view_as_real(redispatch, node_class=ViewAsRealBackward0):
    """Records ``view_as_real`` as ViewAsRealBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def view_as_complex(redispatch, node_class=ViewAsComplexBackward0):
    """Records ``view_as_complex`` as ViewAsComplexBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def select_backward(redispatch, node_class=SelectBackwardBackward0):
    """Records ``select_backward`` as SelectBackwardBackward0."""

    def kernel(grad_output, input_sizes, dim, index):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, input_sizes, dim, index)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = index
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def slice_backward(redispatch, node_class=SliceBackwardBackward0):
    """Records ``slice_backward`` as SliceBackwardBackward0."""

    def kernel(grad_output, input_sizes, dim, start, end, step):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, input_sizes, dim, start, end, step)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def diagonal_backward(redispatch, node_class=DiagonalBackwardBackward0):
    """Records ``diagonal_backward`` as DiagonalBackwardBackward0."""

    def kernel(grad_output, input_sizes, offset, dim1, dim2):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, input_sizes, offset, dim1, dim2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def unfold_backward(redispatch, node_class=UnfoldBackwardBackward0):
    """Records ``unfold_backward`` as UnfoldBackwardBackward0."""

    def kernel(grad_in, input_sizes, dim, size, step):
        edge_grad_in = grad_in._edge
        if edge_grad_in is None and grad_in._bits & REQUIRES_GRAD:
            edge_grad_in = leaf_edge(grad_in)
        out = redispatch(grad_in, input_sizes, dim, size, step)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_in,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_size = size
        node.raw_step = step
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def select_scatter(redispatch, node_class=SelectScatterBackward0):
    """Records ``select_scatter`` as SelectScatterBackward0."""

    def kernel(self, src, dim, index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        out = redispatch(self, src, dim, index)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.src_shape = None
        if edge_self is not None:
            node.src_shape = src._data.shape
        node.raw_dim = dim
        node.raw_index = index
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def slice_scatter(redispatch, node_class=SliceScatterBackward0):
    """Records ``slice_scatter`` as SliceScatterBackward0."""

    def kernel(self, src, dim, start, end, step):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        out = redispatch(self, src, dim, start, end, step)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.src_shape = None
        if edge_self is not None:
            node.src_shape = src._data.shape
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def diagonal_scatter(redispatch, node_class=DiagonalScatterBackward0):
    """Records ``diagonal_scatter`` as DiagonalScatterBackward0."""

    def kernel(self, src, offset, dim1, dim2):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        out = redispatch(self, src, offset, dim1, dim2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.src_shape = None
        if edge_self is not None:
            node.src_shape = src._data.shape
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def as_strided_scatter(redispatch, node_class=AsStridedScatterBackward0):
    """Records ``as_strided_scatter`` as AsStridedScatterBackward0."""

    def kernel(self, src, size, stride, storage_offset):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        out = redispatch(self, src, size, stride, storage_offset)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.src_shape = None
        if edge_self is not None:
            node.src_shape = src._data.shape
        node.raw_size = size
        node.raw_stride = stride
        node.raw_storage_offset = storage_offset
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cat(redispatch, node_class=CatBackward0):
    """Records ``cat`` as CatBackward0."""

    def kernel(tensors, dim):
        edges_tensors = [t._edge or gradient_edge(t) for t in tensors]
        if not any(edges_tensors):
            return redispatch(tensors, dim)
        out = redispatch(tensors, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (*edges_tensors,)
        node._nr = next_sequence_nr()
        node.tensors_shape = [t._data.shape for t in tensors]
        node.raw_dim = dim
        node.tensors_count = len(edges_tensors)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def stack(redispatch, node_class=StackBackward0):
    """Records ``stack`` as StackBackward0."""

    def kernel(tensors, dim):
        edges_tensors = [t._edge or gradient_edge(t) for t in tensors]
        if not any(edges_tensors):
            return redispatch(tensors, dim)
        out = redispatch(tensors, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (*edges_tensors,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.tensors_count = len(edges_tensors)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clone(redispatch, node_class=CloneBackward0):
    """Records ``clone`` as CloneBackward0."""

    def kernel(self, memory_format):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, memory_format)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _to_copy(redispatch, node_class=ToCopyBackward0):
    """Records ``_to_copy`` as ToCopyBackward0."""

    def kernel(self, dtype, layout, device, pin_memory, non_blocking, memory_format):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dtype, layout, device, pin_memory, non_blocking, memory_format)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def copy(redispatch, node_class=CopyBackward0):
    """Records ``copy`` as CopyBackward0."""

    def kernel(self, src, non_blocking):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        out = redispatch(self, src, non_blocking)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def copy_(redispatch, node_class=CopyBackward0):
    """Records ``copy_`` as CopyBackward0."""

    def kernel(self, src, non_blocking):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        check_inplace(self, edge_src is not None)
        redispatch(self, src, non_blocking)
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def fill_Scalar(redispatch, node_class=FillBackward0):
    """Records ``fill.Scalar`` as FillBackward0."""

    def kernel(self, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fill__Scalar(redispatch, node_class=FillBackward0):
    """Records ``fill_.Scalar`` as FillBackward0."""

    def kernel(self, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, value)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def fill_Tensor(redispatch, node_class=FillBackward1):
    """Records ``fill.Tensor`` as FillBackward1."""

    def kernel(self, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_value = value._edge
        if edge_value is None and value._bits & REQUIRES_GRAD:
            edge_value = leaf_edge(value)
        out = redispatch(self, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fill__Tensor(redispatch, node_class=FillBackward1):
    """Records ``fill_.Tensor`` as FillBackward1."""

    def kernel(self, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_value = value._edge
        if edge_value is None and value._bits & REQUIRES_GRAD:
            edge_value = leaf_edge(value)
        check_inplace(self, edge_value is not None)
        redispatch(self, value)
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def zero(redispatch, node_class=ZeroBackward0):
    """Records ``zero`` as ZeroBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def zero_(redispatch, node_class=ZeroBackward0):
    """Records ``zero_`` as ZeroBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def flip(redispatch, node_class=FlipBackward0):
    """Records ``flip`` as FlipBackward0."""

    def kernel(self, dims):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dims)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dims = dims
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def roll(redispatch, node_class=RollBackward0):
    """Records ``roll`` as RollBackward0."""

    def kernel(self, shifts, dims):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, shifts, dims)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_shifts = shifts
        node.raw_dims = dims
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def repeat(redispatch, node_class=RepeatBackward0):
    """Records ``repeat`` as RepeatBackward0."""

    def kernel(self, repeats):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, repeats)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_repeats = repeats
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def tril(redispatch, node_class=TrilBackward0):
    """Records ``tril`` as TrilBackward0."""

    def kernel(self, diagonal):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, diagonal)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_diagonal = diagonal
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def tril_(redispatch, node_class=TrilBackward0):
    """Records ``tril_`` as TrilBackward0."""

    def kernel(self, diagonal):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, diagonal)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_diagonal = diagonal
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def triu(redispatch, node_class=TriuBackward0):
    """Records ``triu`` as TriuBackward0."""

    def kernel(self, diagonal):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, diagonal)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_diagonal = diagonal
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def triu_(redispatch, node_class=TriuBackward0):
    """Records ``triu_`` as TriuBackward0."""

    def kernel(self, diagonal):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, diagonal)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_diagonal = diagonal
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def diag_embed(redispatch, node_class=DiagEmbedBackward0):
    """Records ``diag_embed`` as DiagEmbedBackward0."""

    def kernel(self, offset, dim1, dim2):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, offset, dim1, dim2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_Tensor(redispatch, node_class=IndexBackward0):
    """Records ``index.Tensor`` as IndexBackward0."""

    def kernel(self, indices):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, indices)
        out = redispatch(self, indices)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_indices = tuple(save_input(t) for t in indices)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def gather(redispatch, node_class=GatherBackward0):
    """Records ``gather`` as GatherBackward0."""

    def kernel(self, dim, index, sparse_grad):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, sparse_grad)
        out = redispatch(self, dim, index, sparse_grad)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_select(redispatch, node_class=IndexSelectBackward0):
    """Records ``index_select`` as IndexSelectBackward0."""

    def kernel(self, dim, index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index)
        out = redispatch(self, dim, index)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_put(redispatch, node_class=IndexPutBackward0):
    """Records ``index_put`` as IndexPutBackward0."""

    def kernel(self, indices, values, accumulate):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_values = values._edge
        if edge_values is None and values._bits & REQUIRES_GRAD:
            edge_values = leaf_edge(values)
        if edge_self is None and edge_values is None:
            return redispatch(self, indices, values, accumulate)
        out = redispatch(self, indices, values, accumulate)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node.raw_indices = tuple(save_input(t) for t in indices)
        node.raw_accumulate = accumulate
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_put_(redispatch, node_class=IndexPutBackward0):
    """Records ``index_put_`` as IndexPutBackward0."""

    def kernel(self, indices, values, accumulate):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_values = values._edge
        if edge_values is None and values._bits & REQUIRES_GRAD:
            edge_values = leaf_edge(values)
        if edge_self is None and edge_values is None:
            return redispatch(self, indices, values, accumulate)
        check_inplace(self, edge_values is not None)
        saved_raw_indices = tuple(save_input(t) for t in indices)
        redispatch(self, indices, values, accumulate)
        node = node_class()
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node.raw_indices = saved_raw_indices
        node.raw_accumulate = accumulate
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def scatter_add(redispatch, node_class=ScatterAddBackward0):
    """Records ``scatter_add`` as ScatterAddBackward0."""

    def kernel(self, dim, index, src):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        out = redispatch(self, dim, index, src)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = None
        if edge_src is not None:
            counter = index._counter
            node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter_add_(redispatch, node_class=ScatterAddBackward0):
    """Records ``scatter_add_`` as ScatterAddBackward0."""

    def kernel(self, dim, index, src):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        check_inplace(self, edge_src is not None)
        saved_raw_index = None
        if edge_src is not None:
            counter = index._counter
            saved_raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, src)
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def take(redispatch, node_class=TakeBackward0):
    """Records ``take`` as TakeBackward0."""

    def kernel(self, index):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, index)
        out = redispatch(self, index)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def masked_select(redispatch, node_class=MaskedSelectBackward0):
    """Records ``masked_select`` as MaskedSelectBackward0."""

    def kernel(self, mask):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, mask)
        out = redispatch(self, mask)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        counter = mask._counter
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter_src(redispatch, node_class=ScatterBackward0):
    """Records ``scatter.src`` as ScatterBackward0."""

    def kernel(self, dim, index, src):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        out = redispatch(self, dim, index, src)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter__src(redispatch, node_class=ScatterBackward0):
    """Records ``scatter_.src`` as ScatterBackward0."""

    def kernel(self, dim, index, src):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        check_inplace(self, edge_src is not None)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, src)
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def scatter_value(redispatch, node_class=ScatterBackward1):
    """Records ``scatter.value`` as ScatterBackward1."""

    def kernel(self, dim, index, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        out = redispatch(self, dim, index, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter__value(redispatch, node_class=ScatterBackward1):
    """Records ``scatter_.value`` as ScatterBackward1."""

    def kernel(self, dim, index, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        check_inplace(self, False)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, value)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def scatter_reduce(redispatch, node_class=ScatterBackward2):
    """Records ``scatter.reduce`` as ScatterBackward2."""

    def kernel(self, dim, index, src, reduce):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce)
        out = redispatch(self, dim, index, src, reduce)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter__reduce(redispatch, node_class=ScatterBackward2):
    """Records ``scatter_.reduce`` as ScatterBackward2."""

    def kernel(self, dim, index, src, reduce):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce)
        check_inplace(self, edge_src is not None)
        redispatch(self, dim, index, src, reduce)
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def scatter_value_reduce(redispatch, node_class=ScatterBackward3):
    """Records ``scatter.value_reduce`` as ScatterBackward3."""

    def kernel(self, dim, index, value, reduce):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, value, reduce)
        out = redispatch(self, dim, index, value, reduce)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter__value_reduce(redispatch, node_class=ScatterBackward3):
    """Records ``scatter_.value_reduce`` as ScatterBackward3."""

    def kernel(self, dim, index, value, reduce):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, value, reduce)
        check_inplace(self, False)
        redispatch(self, dim, index, value, reduce)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def scatter_reduce_two(redispatch, node_class=ScatterReduceBackward0):
    """Records ``scatter_reduce.two`` as ScatterReduceBackward0."""

    def kernel(self, dim, index, src, reduce, include_self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce, include_self)
        out = redispatch(self, dim, index, src, reduce, include_self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        counter = src._counter
        node.raw_src = (src, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def scatter_reduce__two(redispatch, node_class=ScatterReduceBackward0):
    """Records ``scatter_reduce_.two`` as ScatterReduceBackward0."""

    def kernel(self, dim, index, src, reduce, include_self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_src = src._edge
        if edge_src is None and src._bits & REQUIRES_GRAD:
            edge_src = leaf_edge(src)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce, include_self)
        check_inplace(self, edge_src is not None)
        saved_raw_self = (self.clone(), 0)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        counter = src._counter
        saved_raw_src = (src, 0 if counter is None else counter.version)
        redispatch(self, dim, index, src, reduce, include_self)
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node.raw_src = saved_raw_src
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def index_add(redispatch, node_class=IndexAddBackward0):
    """Records ``index_add`` as IndexAddBackward0."""

    def kernel(self, dim, index, source, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, alpha)
        out = redispatch(self, dim, index, source, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = None
        if edge_source is not None:
            counter = index._counter
            node.raw_index = (index, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.source_shape = None
        if edge_source is not None:
            node.source_shape = source._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_add_(redispatch, node_class=IndexAddBackward0):
    """Records ``index_add_`` as IndexAddBackward0."""

    def kernel(self, dim, index, source, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, alpha)
        check_inplace(self, edge_source is not None)
        saved_raw_index = None
        if edge_source is not None:
            counter = index._counter
            saved_raw_index = (index, 0 if counter is None else counter.version)
        saved_source_shape = None
        if edge_source is not None:
            saved_source_shape = source._data.shape
        redispatch(self, dim, index, source, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node.raw_alpha = alpha
        node.source_shape = saved_source_shape
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def index_copy(redispatch, node_class=IndexCopyBackward0):
    """Records ``index_copy`` as IndexCopyBackward0."""

    def kernel(self, dim, index, source):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source)
        out = redispatch(self, dim, index, source)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.source_shape = None
        if edge_source is not None:
            node.source_shape = source._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_copy_(redispatch, node_class=IndexCopyBackward0):
    """Records ``index_copy_`` as IndexCopyBackward0."""

    def kernel(self, dim, index, source):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source)
        check_inplace(self, edge_source is not None)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        saved_source_shape = None
        if edge_source is not None:
            saved_source_shape = source._data.shape
        redispatch(self, dim, index, source)
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node.source_shape = saved_source_shape
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def index_fill_int_Scalar(redispatch, node_class=IndexFillBackward0):
    """Records ``index_fill.int_Scalar`` as IndexFillBackward0."""

    def kernel(self, dim, index, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        out = redispatch(self, dim, index, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_fill__int_Scalar(redispatch, node_class=IndexFillBackward0):
    """Records ``index_fill_.int_Scalar`` as IndexFillBackward0."""

    def kernel(self, dim, index, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        check_inplace(self, False)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, value)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def index_fill_int_Tensor(redispatch, node_class=IndexFillBackward1):
    """Records ``index_fill.int_Tensor`` as IndexFillBackward1."""

    def kernel(self, dim, index, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_value = value._edge
        if edge_value is None and value._bits & REQUIRES_GRAD:
            edge_value = leaf_edge(value)
        if edge_self is None and edge_value is None:
            return redispatch(self, dim, index, value)
        out = redispatch(self, dim, index, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_fill__int_Tensor(redispatch, node_class=IndexFillBackward1):
    """Records ``index_fill_.int_Tensor`` as IndexFillBackward1."""

    def kernel(self, dim, index, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_value = value._edge
        if edge_value is None and value._bits & REQUIRES_GRAD:
            edge_value = leaf_edge(value)
        if edge_self is None and edge_value is None:
            return redispatch(self, dim, index, value)
        check_inplace(self, edge_value is not None)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, value)
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def index_reduce(redispatch, node_class=IndexReduceBackward0):
    """Records ``index_reduce`` as IndexReduceBackward0."""

    def kernel(self, dim, index, source, reduce, include_self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, reduce, include_self)
        out = redispatch(self, dim, index, source, reduce, include_self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        counter = source._counter
        node.raw_source = (source, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def index_reduce_(redispatch, node_class=IndexReduceBackward0):
    """Records ``index_reduce_`` as IndexReduceBackward0."""

    def kernel(self, dim, index, source, reduce, include_self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, reduce, include_self)
        check_inplace(self, edge_source is not None)
        saved_raw_self = (self.clone(), 0)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        counter = source._counter
        saved_raw_source = (source, 0 if counter is None else counter.version)
        redispatch(self, dim, index, source, reduce, include_self)
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_self = saved_raw_self
        node.raw_dim = dim
        node.raw_index = saved_raw_index
        node.raw_source = saved_raw_source
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        node.raw_result = save_output(self, 0)
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def masked_fill_Scalar(redispatch, node_class=MaskedFillBackward0):
    """Records ``masked_fill.Scalar`` as MaskedFillBackward0."""

    def kernel(self, mask, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, mask, value)
        out = redispatch(self, mask, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = mask._counter
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def masked_fill__Scalar(redispatch, node_class=MaskedFillBackward0):
    """Records ``masked_fill_.Scalar`` as MaskedFillBackward0."""

    def kernel(self, mask, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, mask, value)
        check_inplace(self, False)
        counter = mask._counter
        saved_raw_mask = (mask, 0 if counter is None else counter.version)
        redispatch(self, mask, value)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_mask = saved_raw_mask
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def masked_fill_Tensor(redispatch, node_class=MaskedFillBackward1):
    """Records ``masked_fill.Tensor`` as MaskedFillBackward1."""

    def kernel(self, mask, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_value = value._edge
        if edge_value is None and value._bits & REQUIRES_GRAD:
            edge_value = leaf_edge(value)
        if edge_self is None and edge_value is None:
            return redispatch(self, mask, value)
        out = redispatch(self, mask, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        counter = mask._counter
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def masked_fill__Tensor(redispatch, node_class=MaskedFillBackward1):
    """Records ``masked_fill_.Tensor`` as MaskedFillBackward1."""

    def kernel(self, mask, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_value = value._edge
        if edge_value is None and value._bits & REQUIRES_GRAD:
            edge_value = leaf_edge(value)
        if edge_self is None and edge_value is None:
            return redispatch(self, mask, value)
        check_inplace(self, edge_value is not None)
        counter = mask._counter
        saved_raw_mask = (mask, 0 if counter is None else counter.version)
        redispatch(self, mask, value)
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node.raw_mask = saved_raw_mask
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def masked_scatter(redispatch, node_class=MaskedScatterBackward0):
    """Records ``masked_scatter`` as MaskedScatterBackward0."""

    def kernel(self, mask, source):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, mask, source)
        out = redispatch(self, mask, source)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        counter = mask._counter
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.source_shape = None
        if edge_source is not None:
            node.source_shape = source._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def masked_scatter_(redispatch, node_class=MaskedScatterBackward0):
    """Records ``masked_scatter_`` as MaskedScatterBackward0."""

    def kernel(self, mask, source):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, mask, source)
        check_inplace(self, edge_source is not None)
        counter = mask._counter
        saved_raw_mask = (mask, 0 if counter is None else counter.version)
        saved_source_shape = None
        if edge_source is not None:
            saved_source_shape = source._data.shape
        redispatch(self, mask, source)
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_mask = saved_raw_mask
        node.source_shape = saved_source_shape
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def put(redispatch, node_class=PutBackward0):
    """Records ``put`` as PutBackward0."""

    def kernel(self, index, source, accumulate):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, index, source, accumulate)
        out = redispatch(self, index, source, accumulate)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_accumulate = accumulate
        counter = index._counter
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.source_shape = source._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def put_(redispatch, node_class=PutBackward0):
    """Records ``put_`` as PutBackward0."""

    def kernel(self, index, source, accumulate):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_source = source._edge
        if edge_source is None and source._bits & REQUIRES_GRAD:
            edge_source = leaf_edge(source)
        if edge_self is None and edge_source is None:
            return redispatch(self, index, source, accumulate)
        check_inplace(self, edge_source is not None)
        counter = index._counter
        saved_raw_index = (index, 0 if counter is None else counter.version)
        saved_source_shape = source._data.shape
        redispatch(self, index, source, accumulate)
        node = node_class()
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node.raw_accumulate = accumulate
        node.raw_index = saved_raw_index
        node.source_shape = saved_source_shape
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sort(redispatch, node_class=SortBackward0):
    """Records ``sort`` as SortBackward0."""

    def kernel(self, dim, descending):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, descending)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def sort_stable(redispatch, node_class=SortBackward1):
    """Records ``sort.stable`` as SortBackward1."""

    def kernel(self, stable, dim, descending):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, stable, dim, descending)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def topk(redispatch, node_class=TopkBackward0):
    """Records ``topk`` as TopkBackward0."""

    def kernel(self, k, dim, largest, sorted):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, k, dim, largest, sorted)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def kthvalue(redispatch, node_class=KthvalueBackward0):
    """Records ``kthvalue`` as KthvalueBackward0."""

    def kernel(self, k, dim, keepdim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, k, dim, keepdim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def _unique(redispatch, node_class=UniqueBackward0):
    """Records ``_unique`` as UniqueBackward0."""

    def kernel(self, sorted, return_inverse):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, sorted, return_inverse)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def _unique2(redispatch, node_class=Unique2Backward0):
    """Records ``_unique2`` as Unique2Backward0."""

    def kernel(self, sorted, return_inverse, return_counts):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, sorted, return_inverse, return_counts)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def unique_dim(redispatch, node_class=UniqueDimBackward0):
    """Records ``unique_dim`` as UniqueDimBackward0."""

    def kernel(self, dim, sorted, return_inverse, return_counts):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, sorted, return_inverse, return_counts)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def unique_consecutive(redispatch, node_class=UniqueConsecutiveBackward0):
    """Records ``unique_consecutive`` as UniqueConsecutiveBackward0."""

    def kernel(self, return_inverse, return_counts, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, return_inverse, return_counts, dim)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def unique_dim_consecutive(redispatch, node_class=UniqueDimConsecutiveBackward0):
    """Records ``unique_dim_consecutive`` as UniqueDimConsecutiveBackward0."""

    def kernel(self, dim, return_inverse, return_counts):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, return_inverse, return_counts)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def mm(redispatch, node_class=MmBackward0):
    """Records ``mm`` as MmBackward0."""

    def kernel(self, mat2):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_mat2 = mat2._edge
        if edge_mat2 is None and mat2._bits & REQUIRES_GRAD:
            edge_mat2 = leaf_edge(mat2)
        out = redispatch(self, mat2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_mat2)
        node._nr = next_sequence_nr()
        node.raw_mat2 = None
        if edge_self is not None:
            counter = mat2._counter
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_mat2 is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def bmm(redispatch, node_class=BmmBackward0):
    """Records ``bmm`` as BmmBackward0."""

    def kernel(self, mat2):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_mat2 = mat2._edge
        if edge_mat2 is None and mat2._bits & REQUIRES_GRAD:
            edge_mat2 = leaf_edge(mat2)
        out = redispatch(self, mat2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_mat2)
        node._nr = next_sequence_nr()
        node.raw_mat2 = None
        if edge_self is not None:
            counter = mat2._counter
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_mat2 is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mv(redispatch, node_class=MvBackward0):
    """Records ``mv`` as MvBackward0."""

    def kernel(self, vec):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_vec = vec._edge
        if edge_vec is None and vec._bits & REQUIRES_GRAD:
            edge_vec = leaf_edge(vec)
        out = redispatch(self, vec)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_vec)
        node._nr = next_sequence_nr()
        node.raw_vec = None
        if edge_self is not None:
            counter = vec._counter
            node.raw_vec = (vec, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_vec is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def dot(redispatch, node_class=DotBackward0):
    """Records ``dot`` as DotBackward0."""

    def kernel(self, tensor):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_tensor = tensor._edge
        if edge_tensor is None and tensor._bits & REQUIRES_GRAD:
            edge_tensor = leaf_edge(tensor)
        out = redispatch(self, tensor)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_tensor)
        node._nr = next_sequence_nr()
        node.raw_tensor = None
        if edge_self is not None:
            counter = tensor._counter
            node.raw_tensor = (tensor, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_tensor is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def vdot(redispatch, node_class=VdotBackward0):
    """Records ``vdot`` as VdotBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def outer(redispatch, node_class=OuterBackward0):
    """Records ``outer`` as OuterBackward0."""

    def kernel(self, vec2):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_vec2 = vec2._edge
        if edge_vec2 is None and vec2._bits & REQUIRES_GRAD:
            edge_vec2 = leaf_edge(vec2)
        out = redispatch(self, vec2)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_vec2)
        node._nr = next_sequence_nr()
        node.raw_vec2 = None
        if edge_self is not None:
            counter = vec2._counter
            node.raw_vec2 = (vec2, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_vec2 is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def matmul(redispatch, node_class=MatmulBackward0):
    """Records ``matmul`` as MatmulBackward0."""

    def kernel(self, other):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.other_shape = None
        if edge_other is not None:
            node.other_shape = other._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linear(redispatch, node_class=LinearBackward0):
    """Records ``linear`` as LinearBackward0."""

    def kernel(input, weight, bias):
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge
            if edge_bias is None and bias._bits & REQUIRES_GRAD:
                edge_bias = leaf_edge(bias)
        out = redispatch(input, weight, bias)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        node.raw_weight = None
        if edge_input is not None:
            counter = weight._counter
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_input = None
        if edge_weight is not None:
            counter = input._counter
            node.raw_input = (input, 0 if counter is None else counter.version)
        node.weight_shape = None
        if edge_weight is not None:
            node.weight_shape = weight._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addmm(redispatch, node_class=AddmmBackward0):
    """Records ``addmm`` as AddmmBackward0."""

    def kernel(self, mat1, mat2, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_mat1 = mat1._edge
        if edge_mat1 is None and mat1._bits & REQUIRES_GRAD:
            edge_mat1 = leaf_edge(mat1)
        edge_mat2 = mat2._edge
        if edge_mat2 is None and mat2._bits & REQUIRES_GRAD:
            edge_mat2 = leaf_edge(mat2)
        out = redispatch(self, mat1, mat2, beta, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_mat1, edge_mat2)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_mat2 = None
        if edge_mat1 is not None:
            counter = mat2._counter
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_mat1 = None
        if edge_mat2 is not None:
            counter = mat1._counter
            node.raw_mat1 = (mat1, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addmm_(redispatch, node_class=AddmmBackward0):
    """Records ``addmm_`` as AddmmBackward0."""

    def kernel(self, mat1, mat2, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_mat1 = mat1._edge
        if edge_mat1 is None and mat1._bits & REQUIRES_GRAD:
            edge_mat1 = leaf_edge(mat1)
        edge_mat2 = mat2._edge
        if edge_mat2 is None and mat2._bits & REQUIRES_GRAD:
            edge_mat2 = leaf_edge(mat2)
        check_inplace(self, edge_mat1 is not None or edge_mat2 is not None)
        saved_raw_mat2 = None
        if edge_mat1 is not None:
            counter = mat2._counter
            saved_raw_mat2 = (mat2, 0 if counter is None else counter.version)
        saved_raw_mat1 = None
        if edge_mat2 is not None:
            counter = mat1._counter
            saved_raw_mat1 = (mat1, 0 if counter is None else counter.version)
        redispatch(self, mat1, mat2, beta, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_mat1, edge_mat2)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_mat2 = saved_raw_mat2
        node.raw_alpha = alpha
        node.raw_mat1 = saved_raw_mat1
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def addmv(redispatch, node_class=AddmvBackward0):
    """Records ``addmv`` as AddmvBackward0."""

    def kernel(self, mat, vec, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_mat = mat._edge
        if edge_mat is None and mat._bits & REQUIRES_GRAD:
            edge_mat = leaf_edge(mat)
        edge_vec = vec._edge
        if edge_vec is None and vec._bits & REQUIRES_GRAD:
            edge_vec = leaf_edge(vec)
        out = redispatch(self, mat, vec, beta, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_mat, edge_vec)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_vec = None
        if edge_mat is not None:
            counter = vec._counter
            node.raw_vec = (vec, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_mat = None
        if edge_vec is not None:
            counter = mat._counter
            node.raw_mat = (mat, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addmv_(redispatch, node_class=AddmvBackward0):
    """Records ``addmv_`` as AddmvBackward0."""

    def kernel(self, mat, vec, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_mat = mat._edge
        if edge_mat is None and mat._bits & REQUIRES_GRAD:
            edge_mat = leaf_edge(mat)
        edge_vec = vec._edge
        if edge_vec is None and vec._bits & REQUIRES_GRAD:
            edge_vec = leaf_edge(vec)
        check_inplace(self, edge_mat is not None or edge_vec is not None)
        saved_raw_vec = None
        if edge_mat is not None:
            counter = vec._counter
            saved_raw_vec = (vec, 0 if counter is None else counter.version)
        saved_raw_mat = None
        if edge_vec is not None:
            counter = mat._counter
            saved_raw_mat = (mat, 0 if counter is None else counter.version)
        redispatch(self, mat, vec, beta, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_mat, edge_vec)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_vec = saved_raw_vec
        node.raw_alpha = alpha
        node.raw_mat = saved_raw_mat
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def addbmm(redispatch, node_class=AddbmmBackward0):
    """Records ``addbmm`` as AddbmmBackward0."""

    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_batch1 = batch1._edge
        if edge_batch1 is None and batch1._bits & REQUIRES_GRAD:
            edge_batch1 = leaf_edge(batch1)
        edge_batch2 = batch2._edge
        if edge_batch2 is None and batch2._bits & REQUIRES_GRAD:
            edge_batch2 = leaf_edge(batch2)
        out = redispatch(self, batch1, batch2, beta, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter
            node.raw_batch2 = (batch2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter
            node.raw_batch1 = (batch1, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addbmm_(redispatch, node_class=AddbmmBackward0):
    """Records ``addbmm_`` as AddbmmBackward0."""

    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_batch1 = batch1._edge
        if edge_batch1 is None and batch1._bits & REQUIRES_GRAD:
            edge_batch1 = leaf_edge(batch1)
        edge_batch2 = batch2._edge
        if edge_batch2 is None and batch2._bits & REQUIRES_GRAD:
            edge_batch2 = leaf_edge(batch2)
        check_inplace(self, edge_batch1 is not None or edge_batch2 is not None)
        saved_raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter
            saved_raw_batch2 = (batch2, 0 if counter is None else counter.version)
        saved_raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter
            saved_raw_batch1 = (batch1, 0 if counter is None else counter.version)
        redispatch(self, batch1, batch2, beta, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_batch2 = saved_raw_batch2
        node.raw_alpha = alpha
        node.raw_batch1 = saved_raw_batch1
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def baddbmm(redispatch, node_class=BaddbmmBackward0):
    """Records ``baddbmm`` as BaddbmmBackward0."""

    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_batch1 = batch1._edge
        if edge_batch1 is None and batch1._bits & REQUIRES_GRAD:
            edge_batch1 = leaf_edge(batch1)
        edge_batch2 = batch2._edge
        if edge_batch2 is None and batch2._bits & REQUIRES_GRAD:
            edge_batch2 = leaf_edge(batch2)
        out = redispatch(self, batch1, batch2, beta, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter
            node.raw_batch2 = (batch2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter
            node.raw_batch1 = (batch1, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def baddbmm_(redispatch, node_class=BaddbmmBackward0):
    """Records ``baddbmm_`` as BaddbmmBackward0."""

    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_batch1 = batch1._edge
        if edge_batch1 is None and batch1._bits & REQUIRES_GRAD:
            edge_batch1 = leaf_edge(batch1)
        edge_batch2 = batch2._edge
        if edge_batch2 is None and batch2._bits & REQUIRES_GRAD:
            edge_batch2 = leaf_edge(batch2)
        check_inplace(self, edge_batch1 is not None or edge_batch2 is not None)
        saved_raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter
            saved_raw_batch2 = (batch2, 0 if counter is None else counter.version)
        saved_raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter
            saved_raw_batch1 = (batch1, 0 if counter is None else counter.version)
        redispatch(self, batch1, batch2, beta, alpha)
        node = node_class()
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        node.raw_beta = beta
        node.raw_batch2 = saved_raw_batch2
        node.raw_alpha = alpha
        node.raw_batch1 = saved_raw_batch1
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def trace(redispatch, node_class=TraceBackward0):
    """Records ``trace`` as TraceBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_cross(redispatch, node_class=LinalgCrossBackward0):
    """Records ``linalg_cross`` as LinalgCrossBackward0."""

    def kernel(self, other, dim):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_other = other._edge
        if edge_other is None and other._bits & REQUIRES_GRAD:
            edge_other = leaf_edge(other)
        out = redispatch(self, other, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _cdist_forward(redispatch, node_class=CdistBackward0):
    """Records ``_cdist_forward`` as CdistBackward0."""

    def kernel(x1, x2, p, compute_mode):
        edge_x1 = x1._edge
        if edge_x1 is None and x1._bits & REQUIRES_GRAD:
            edge_x1 = leaf_edge(x1)
        edge_x2 = x2._edge
        if edge_x2 is None and x2._bits & REQUIRES_GRAD:
            edge_x2 = leaf_edge(x2)
        out = redispatch(x1, x2, p, compute_mode)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_x1, edge_x2)
        node._nr = next_sequence_nr()
        counter = x1._counter
        node.raw_x1 = (x1, 0 if counter is None else counter.version)
        counter = x2._counter
        node.raw_x2 = (x2, 0 if counter is None else counter.version)
        node.raw_p = p
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _cdist_backward(redispatch, node_class=CdistBackwardBackward0):
    """Records ``_cdist_backward`` as CdistBackwardBackward0."""

    def kernel(grad, x1, x2, p, cdist):
        edge_grad = grad._edge
        if edge_grad is None and grad._bits & REQUIRES_GRAD:
            edge_grad = leaf_edge(grad)
        edge_x1 = x1._edge
        if edge_x1 is None and x1._bits & REQUIRES_GRAD:
            edge_x1 = leaf_edge(x1)
        edge_x2 = x2._edge
        if edge_x2 is None and x2._bits & REQUIRES_GRAD:
            edge_x2 = leaf_edge(x2)
        edge_cdist = cdist._edge
        if edge_cdist is None and cdist._bits & REQUIRES_GRAD:
            edge_cdist = leaf_edge(cdist)
        out = redispatch(grad, x1, x2, p, cdist)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_x1, edge_x2, edge_cdist)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _pdist_forward(redispatch, node_class=PdistBackward0):
    """Records ``_pdist_forward`` as PdistBackward0."""

    def kernel(self, p):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, p)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_p = p
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _pdist_backward(redispatch, node_class=PdistBackwardBackward0):
    """Records ``_pdist_backward`` as PdistBackwardBackward0."""

    def kernel(grad, self, p, pdist):
        edge_grad = grad._edge
        if edge_grad is None and grad._bits & REQUIRES_GRAD:
            edge_grad = leaf_edge(grad)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_pdist = pdist._edge
        if edge_pdist is None and pdist._bits & REQUIRES_GRAD:
            edge_pdist = leaf_edge(pdist)
        out = redispatch(grad, self, p, pdist)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_self, edge_pdist)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_inv_ex(redispatch, node_class=LinalgInvExBackward0):
    """Records ``linalg_inv_ex`` as LinalgInvExBackward0."""

    def kernel(A, check_errors):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A, check_errors)
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        node.raw_inverse = save_output(out[0], 0)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_solve_ex(redispatch, node_class=LinalgSolveExBackward0):
    """Records ``linalg_solve_ex`` as LinalgSolveExBackward0."""

    def kernel(A, B, left, check_errors):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        edge_B = B._edge
        if edge_B is None and B._bits & REQUIRES_GRAD:
            edge_B = leaf_edge(B)
        out = redispatch(A, B, left, check_errors)
        node = node_class()
        node.next_edges = (edge_A, edge_B)
        node._nr = next_sequence_nr()
        counter = A._counter
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.B_shape = B._data.shape
        node.raw_result = save_output(out[0], 0) if edge_A is not None else None
        node.raw_left = left
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_solve_triangular(redispatch, node_class=LinalgSolveTriangularBackward0):
    """Records ``linalg_solve_triangular`` as LinalgSolveTriangularBackward0."""

    def kernel(self, B, upper, left, unitriangular):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_B = B._edge
        if edge_B is None and B._bits & REQUIRES_GRAD:
            edge_B = leaf_edge(B)
        out = redispatch(self, B, upper, left, unitriangular)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_B)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_self is not None else None
        node.raw_upper = upper
        node.raw_left = left
        node.raw_unitriangular = unitriangular
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def triangular_solve(redispatch, node_class=TriangularSolveBackward0):
    """Records ``triangular_solve`` as TriangularSolveBackward0."""

    def kernel(self, A, upper, transpose, unitriangular):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(self, A, upper, transpose, unitriangular)
        node = node_class()
        node.next_edges = (edge_self, edge_A)
        node._nr = next_sequence_nr()
        counter = A._counter
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_upper = upper
        node.raw_transpose = transpose
        node.raw_unitriangular = unitriangular
        node.raw_solution = save_output(out[0], 0) if edge_A is not None else None
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_cholesky_ex(redispatch, node_class=LinalgCholeskyExBackward0):
    """Records ``linalg_cholesky_ex`` as LinalgCholeskyExBackward0."""

    def kernel(self, upper, check_errors):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, upper, check_errors)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_L = save_output(out[0], 0)
        node.raw_upper = upper
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def cholesky_solve(redispatch, node_class=CholeskySolveBackward0):
    """Records ``cholesky_solve`` as CholeskySolveBackward0."""

    def kernel(self, input2, upper):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_input2 = input2._edge
        if edge_input2 is None and input2._bits & REQUIRES_GRAD:
            edge_input2 = leaf_edge(input2)
        out = redispatch(self, input2, upper)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_input2)
        node._nr = next_sequence_nr()
        counter = input2._counter
        node.raw_input2 = (input2, 0 if counter is None else counter.version)
        node.raw_upper = upper
        node.raw_result = save_output(out, 0) if edge_input2 is not None else None
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cholesky_inverse(redispatch, node_class=CholeskyInverseBackward0):
    """Records ``cholesky_inverse`` as CholeskyInverseBackward0."""

    def kernel(self, upper):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, upper)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.raw_upper = upper
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_qr(redispatch, node_class=LinalgQrBackward0):
    """Records ``linalg_qr`` as LinalgQrBackward0."""

    def kernel(A, mode):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A, mode)
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        node.raw_Q = save_output(out[0], 0)
        node.raw_R = save_output(out[1], 1)
        node.raw_mode = mode
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def geqrf(redispatch, node_class=GeqrfBackward0):
    """Records ``geqrf`` as GeqrfBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_lu_factor_ex(redispatch, node_class=LinalgLuFactorExBackward0):
    """Records ``linalg_lu_factor_ex`` as LinalgLuFactorExBackward0."""

    def kernel(A, pivot, check_errors):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A, pivot, check_errors)
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        node.raw_LU = save_output(out[0], 0)
        node.raw_pivots = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def lu_unpack(redispatch, node_class=LuUnpackBackward0):
    """Records ``lu_unpack`` as LuUnpackBackward0."""

    def kernel(LU_data, LU_pivots, unpack_data, unpack_pivots):
        edge_LU_data = LU_data._edge
        if edge_LU_data is None and LU_data._bits & REQUIRES_GRAD:
            edge_LU_data = leaf_edge(LU_data)
        if edge_LU_data is None:
            return redispatch(LU_data, LU_pivots, unpack_data, unpack_pivots)
        out = redispatch(LU_data, LU_pivots, unpack_data, unpack_pivots)
        node = node_class()
        node.next_edges = (edge_LU_data,)
        node._nr = next_sequence_nr()
        counter = LU_data._counter
        node.raw_LU_data = (LU_data, 0 if counter is None else counter.version)
        out1 = out[1]
        out2 = out[2]
        node._metadata = (NOTHING, metadata_of(out1), metadata_of(out2))
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_ldl_factor_ex(redispatch, node_class=LinalgLdlFactorExBackward0):
    """Records ``linalg_ldl_factor_ex`` as LinalgLdlFactorExBackward0."""

    def kernel(self, hermitian, check_errors):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, hermitian, check_errors)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_ldl_solve(redispatch, node_class=LinalgLdlSolveBackward0):
    """Records ``linalg_ldl_solve`` as LinalgLdlSolveBackward0."""

    def kernel(LD, pivots, B, hermitian):
        edge_LD = LD._edge
        if edge_LD is None and LD._bits & REQUIRES_GRAD:
            edge_LD = leaf_edge(LD)
        edge_B = B._edge
        if edge_B is None and B._bits & REQUIRES_GRAD:
            edge_B = leaf_edge(B)
        if edge_LD is None and edge_B is None:
            return redispatch(LD, pivots, B, hermitian)
        out = redispatch(LD, pivots, B, hermitian)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_LD, edge_B)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_det(redispatch, node_class=LinalgDetBackward0):
    """Records ``linalg_det`` as LinalgDetBackward0."""

    def kernel(A):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        counter = A._counter
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_slogdet(redispatch, node_class=LinalgSlogdetBackward0):
    """Records ``linalg_slogdet`` as LinalgSlogdetBackward0."""

    def kernel(A):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A)
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        counter = A._counter
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_sign = save_output(out[0], 0)
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_eig(redispatch, node_class=LinalgEigBackward0):
    """Records ``linalg_eig`` as LinalgEigBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_eigenvalues = save_output(out[0], 0)
        node.raw_eigenvectors = save_output(out[1], 1)
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def _linalg_eigvals(redispatch, node_class=LinalgEigvalsBackward0):
    """Records ``_linalg_eigvals`` as LinalgEigvalsBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _linalg_eigh(redispatch, node_class=LinalgEighBackward0):
    """Records ``_linalg_eigh`` as LinalgEighBackward0."""

    def kernel(A, UPLO, compute_v):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A, UPLO, compute_v)
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        node.raw_eigenvalues = save_output(out[0], 0)
        node.raw_eigenvectors = save_output(out[1], 1)
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def _linalg_svd(redispatch, node_class=LinalgSvdBackward0):
    """Records ``_linalg_svd`` as LinalgSvdBackward0."""

    def kernel(A, full_matrices, compute_uv, driver):
        edge_A = A._edge
        if edge_A is None and A._bits & REQUIRES_GRAD:
            edge_A = leaf_edge(A)
        out = redispatch(A, full_matrices, compute_uv, driver)
        node = node_class()
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        node.raw_U = save_output(out[0], 0)
        node.raw_S = save_output(out[1], 1)
        node.raw_Vh = save_output(out[2], 2)
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_pinv_atol_rtol_tensor(redispatch, node_class=LinalgPinvBackward0):
    """Records ``linalg_pinv.atol_rtol_tensor`` as LinalgPinvBackward0."""

    def kernel(self, atol, rtol, hermitian):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, atol, rtol, hermitian)
        out = redispatch(self, atol, rtol, hermitian)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_lstsq(redispatch, node_class=LinalgLstsqBackward0):
    """Records ``linalg_lstsq`` as LinalgLstsqBackward0."""

    def kernel(self, b, rcond, driver):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_b = b._edge
        if edge_b is None and b._bits & REQUIRES_GRAD:
            edge_b = leaf_edge(b)
        out = redispatch(self, b, rcond, driver)
        node = node_class()
        node.next_edges = (edge_self, edge_b)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = b._counter
        node.raw_b = (b, 0 if counter is None else counter.version)
        node.raw_solution = save_output(out[0], 0)
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def linalg_matrix_exp(redispatch, node_class=LinalgMatrixExpBackward0):
    """Records ``linalg_matrix_exp`` as LinalgMatrixExpBackward0."""

    def kernel(self):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def linalg_vector_norm(redispatch, node_class=LinalgVectorNormBackward0):
    """Records ``linalg_vector_norm`` as LinalgVectorNormBackward0."""

    def kernel(self, ord, dim, keepdim, dtype):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, ord, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_ord = ord
        node.raw_result = save_output(out, 0)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _fft_c2c(redispatch, node_class=FftC2CBackward0):
    """Records ``_fft_c2c`` as FftC2CBackward0."""

    def kernel(self, dim, normalization, forward):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, normalization, forward)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.raw_forward = forward
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _fft_r2c(redispatch, node_class=FftR2CBackward0):
    """Records ``_fft_r2c`` as FftR2CBackward0."""

    def kernel(self, dim, normalization, onesided):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, normalization, onesided)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.raw_onesided = onesided
        node.self_shape = self._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _fft_c2r(redispatch, node_class=FftC2RBackward0):
    """Records ``_fft_c2r`` as FftC2RBackward0."""

    def kernel(self, dim, normalization, last_dim_size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, dim, normalization, last_dim_size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def normal_Tensor_float(redispatch, node_class=NormalBackward0):
    """Records ``normal.Tensor_float`` as NormalBackward0."""

    def kernel(mean, std, generator):
        edge_mean = mean._edge
        if edge_mean is None and mean._bits & REQUIRES_GRAD:
            edge_mean = leaf_edge(mean)
        out = redispatch(mean, std, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_mean,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def normal_float_Tensor(redispatch, node_class=NormalBackward1):
    """Records ``normal.float_Tensor`` as NormalBackward1."""

    def kernel(mean, std, generator):
        edge_std = std._edge
        if edge_std is None and std._bits & REQUIRES_GRAD:
            edge_std = leaf_edge(std)
        out = redispatch(mean, std, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_std,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def normal_Tensor_Tensor(redispatch, node_class=NormalBackward2):
    """Records ``normal.Tensor_Tensor`` as NormalBackward2."""

    def kernel(mean, std, generator):
        edge_mean = mean._edge
        if edge_mean is None and mean._bits & REQUIRES_GRAD:
            edge_mean = leaf_edge(mean)
        edge_std = std._edge
        if edge_std is None and std._bits & REQUIRES_GRAD:
            edge_std = leaf_edge(std)
        out = redispatch(mean, std, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_mean, edge_std)
        node._nr = next_sequence_nr()
        node.mean_shape = None
        if edge_mean is not None:
            node.mean_shape = mean._data.shape
        node.std_shape = None
        if edge_std is not None:
            node.std_shape = std._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def normal_functional(redispatch, node_class=NormalFunctionalBackward0):
    """Records ``normal_functional`` as NormalFunctionalBackward0."""

    def kernel(self, mean, std, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, mean, std, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def normal_(redispatch, node_class=NormalFunctionalBackward0):
    """Records ``normal_`` as NormalFunctionalBackward0."""

    def kernel(self, mean, std, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, mean, std, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def uniform(redispatch, node_class=UniformBackward0):
    """Records ``uniform`` as UniformBackward0."""

    def kernel(self, from_, to, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, from_, to, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def uniform_(redispatch, node_class=UniformBackward0):
    """Records ``uniform_`` as UniformBackward0."""

    def kernel(self, from_, to, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, from_, to, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def random(redispatch, node_class=RandomBackward0):
    """Records ``random`` as RandomBackward0."""

    def kernel(self, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def random_(redispatch, node_class=RandomBackward0):
    """Records ``random_`` as RandomBackward0."""

    def kernel(self, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def random_to(redispatch, node_class=RandomBackward1):
    """Records ``random.to`` as RandomBackward1."""

    def kernel(self, to, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, to, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def random__to(redispatch, node_class=RandomBackward1):
    """Records ``random_.to`` as RandomBackward1."""

    def kernel(self, to, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, to, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def random_from(redispatch, node_class=RandomBackward2):
    """Records ``random.from`` as RandomBackward2."""

    def kernel(self, from_, to, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, from_, to, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def random__from(redispatch, node_class=RandomBackward2):
    """Records ``random_.from`` as RandomBackward2."""

    def kernel(self, from_, to, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, from_, to, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log_normal(redispatch, node_class=LogNormalBackward0):
    """Records ``log_normal`` as LogNormalBackward0."""

    def kernel(self, mean, std, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, mean, std, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log_normal_(redispatch, node_class=LogNormalBackward0):
    """Records ``log_normal_`` as LogNormalBackward0."""

    def kernel(self, mean, std, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, mean, std, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def exponential(redispatch, node_class=ExponentialBackward0):
    """Records ``exponential`` as ExponentialBackward0."""

    def kernel(self, lambd, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, lambd, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exponential_(redispatch, node_class=ExponentialBackward0):
    """Records ``exponential_`` as ExponentialBackward0."""

    def kernel(self, lambd, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, lambd, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cauchy(redispatch, node_class=CauchyBackward0):
    """Records ``cauchy`` as CauchyBackward0."""

    def kernel(self, median, sigma, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, median, sigma, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cauchy_(redispatch, node_class=CauchyBackward0):
    """Records ``cauchy_`` as CauchyBackward0."""

    def kernel(self, median, sigma, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, median, sigma, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def geometric(redispatch, node_class=GeometricBackward0):
    """Records ``geometric`` as GeometricBackward0."""

    def kernel(self, p, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, p, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def geometric_(redispatch, node_class=GeometricBackward0):
    """Records ``geometric_`` as GeometricBackward0."""

    def kernel(self, p, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        check_inplace(self, False)
        redispatch(self, p, generator)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def bernoulli(redispatch, node_class=BernoulliBackward0):
    """Records ``bernoulli`` as BernoulliBackward0."""

    def kernel(self, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def bernoulli_p(redispatch, node_class=BernoulliBackward1):
    """Records ``bernoulli.p`` as BernoulliBackward1."""

    def kernel(self, p, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, p, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def bernoulli_Tensor(redispatch, node_class=BernoulliBackward2):
    """Records ``bernoulli.Tensor`` as BernoulliBackward2."""

    def kernel(self, p, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_p = p._edge
        if edge_p is None and p._bits & REQUIRES_GRAD:
            edge_p = leaf_edge(p)
        out = redispatch(self, p, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_p)
        node._nr = next_sequence_nr()
        node.p_shape = None
        if edge_p is not None:
            node.p_shape = p._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def bernoulli__Tensor(redispatch, node_class=BernoulliBackward2):
    """Records ``bernoulli_.Tensor`` as BernoulliBackward2."""

    def kernel(self, p, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        edge_p = p._edge
        if edge_p is None and p._bits & REQUIRES_GRAD:
            edge_p = leaf_edge(p)
        check_inplace(self, edge_p is not None)
        saved_p_shape = None
        if edge_p is not None:
            saved_p_shape = p._data.shape
        redispatch(self, p, generator)
        node = node_class()
        node.next_edges = (edge_self, edge_p)
        node._nr = next_sequence_nr()
        node.p_shape = saved_p_shape
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def poisson(redispatch, node_class=PoissonBackward0):
    """Records ``poisson`` as PoissonBackward0."""

    def kernel(self, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def binomial(redispatch, node_class=BinomialBackward0):
    """Records ``binomial`` as BinomialBackward0."""

    def kernel(count, prob, generator):
        edge_count = count._edge
        if edge_count is None and count._bits & REQUIRES_GRAD:
            edge_count = leaf_edge(count)
        edge_prob = prob._edge
        if edge_prob is None and prob._bits & REQUIRES_GRAD:
            edge_prob = leaf_edge(prob)
        out = redispatch(count, prob, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_count, edge_prob)
        node._nr = next_sequence_nr()
        node.prob_shape = None
        if edge_prob is not None:
            node.prob_shape = prob._data.shape
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _standard_gamma(redispatch, node_class=StandardGammaBackward0):
    """Records ``_standard_gamma`` as StandardGammaBackward0."""

    def kernel(self, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _sample_dirichlet(redispatch, node_class=SampleDirichletBackward0):
    """Records ``_sample_dirichlet`` as SampleDirichletBackward0."""

    def kernel(self, generator):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, generator)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def convolution(redispatch, node_class=ConvolutionBackward0):
    """Records ``convolution`` as ConvolutionBackward0."""

    def kernel(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge
            if edge_bias is None and bias._bits & REQUIRES_GRAD:
                edge_bias = leaf_edge(bias)
        out = redispatch(
            input,
            weight,
            bias,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        counter = weight._counter
        node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_transposed = transposed
        node.raw_output_padding = output_padding
        node.raw_groups = groups
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def convolution_backward(redispatch, node_class=ConvolutionBackwardBackward0):
    """Records ``convolution_backward`` as ConvolutionBackwardBackward0."""

    def kernel(
        grad_output,
        input,
        weight,
        bias_sizes,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
        output_mask,
    ):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        out = redispatch(
            grad_output,
            input,
            weight,
            bias_sizes,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            output_mask,
        )
        node = node_class()
        node.next_edges = (edge_grad_output, edge_input, edge_weight)
        node._nr = next_sequence_nr()
        counter = grad_output._counter
        node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        counter = weight._counter
        node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_transposed = transposed
        node.raw_output_padding = output_padding
        node.raw_groups = groups
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def im2col(redispatch, node_class=Im2ColBackward0):
    """Records ``im2col`` as Im2ColBackward0."""

    def kernel(self, kernel_size, dilation, padding, stride):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, kernel_size, dilation, padding, stride)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_kernel_size = kernel_size
        node.raw_dilation = dilation
        node.raw_padding = padding
        node.raw_stride = stride
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def col2im(redispatch, node_class=Col2ImBackward0):
    """Records ``col2im`` as Col2ImBackward0."""

    def kernel(self, output_size, kernel_size, dilation, padding, stride):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, kernel_size, dilation, padding, stride)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_kernel_size = kernel_size
        node.raw_dilation = dilation
        node.raw_padding = padding
        node.raw_stride = stride
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def max_pool2d_with_indices(redispatch, node_class=MaxPool2DWithIndicesBackward0):
    """Records ``max_pool2d_with_indices`` as MaxPool2DWithIndicesBackward0."""

    def kernel(self, kernel_size, stride, padding, dilation, ceil_mode):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, kernel_size, stride, padding, dilation, ceil_mode)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_ceil_mode = ceil_mode
        node.raw_result1 = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def max_pool2d_with_indices_backward(redispatch, node_class=MaxPool2DWithIndicesBackwardBackward0):
    """Records ``max_pool2d_with_indices_backward`` as MaxPool2DWithIndicesBackwardBackward0."""

    def kernel(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output,
                self,
                kernel_size,
                stride,
                padding,
                dilation,
                ceil_mode,
                indices,
            )
        out = redispatch(
            grad_output,
            self,
            kernel_size,
            stride,
            padding,
            dilation,
            ceil_mode,
            indices,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def max_pool3d_with_indices(redispatch, node_class=MaxPool3DWithIndicesBackward0):
    """Records ``max_pool3d_with_indices`` as MaxPool3DWithIndicesBackward0."""

    def kernel(self, kernel_size, stride, padding, dilation, ceil_mode):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, kernel_size, stride, padding, dilation, ceil_mode)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_ceil_mode = ceil_mode
        node.raw_result1 = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def max_pool3d_with_indices_backward(redispatch, node_class=MaxPool3DWithIndicesBackwardBackward0):
    """Records ``max_pool3d_with_indices_backward`` as MaxPool3DWithIndicesBackwardBackward0."""

    def kernel(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output,
                self,
                kernel_size,
                stride,
                padding,
                dilation,
                ceil_mode,
                indices,
            )
        out = redispatch(
            grad_output,
            self,
            kernel_size,
            stride,
            padding,
            dilation,
            ceil_mode,
            indices,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def avg_pool2d(redispatch, node_class=AvgPool2DBackward0):
    """Records ``avg_pool2d`` as AvgPool2DBackward0."""

    def kernel(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def avg_pool2d_backward(redispatch, node_class=AvgPool2DBackwardBackward0):
    """Records ``avg_pool2d_backward`` as AvgPool2DBackwardBackward0."""

    def kernel(
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    ):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(
            grad_output,
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def avg_pool3d(redispatch, node_class=AvgPool3DBackward0):
    """Records ``avg_pool3d`` as AvgPool3DBackward0."""

    def kernel(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def avg_pool3d_backward(redispatch, node_class=AvgPool3DBackwardBackward0):
    """Records ``avg_pool3d_backward`` as AvgPool3DBackwardBackward0."""

    def kernel(
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    ):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(
            grad_output,
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _adaptive_avg_pool2d(redispatch, node_class=AdaptiveAvgPool2DBackward0):
    """Records ``_adaptive_avg_pool2d`` as AdaptiveAvgPool2DBackward0."""

    def kernel(self, output_size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _adaptive_avg_pool2d_backward(redispatch, node_class=AdaptiveAvgPool2DBackwardBackward0):
    """Records ``_adaptive_avg_pool2d_backward`` as AdaptiveAvgPool2DBackwardBackward0."""

    def kernel(grad_output, self):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.grad_output_shape = None
        if edge_grad_output is not None:
            node.grad_output_shape = grad_output._data.shape
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _adaptive_avg_pool3d(redispatch, node_class=AdaptiveAvgPool3DBackward0):
    """Records ``_adaptive_avg_pool3d`` as AdaptiveAvgPool3DBackward0."""

    def kernel(self, output_size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _adaptive_avg_pool3d_backward(redispatch, node_class=AdaptiveAvgPool3DBackwardBackward0):
    """Records ``_adaptive_avg_pool3d_backward`` as AdaptiveAvgPool3DBackwardBackward0."""

    def kernel(grad_output, self):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.grad_output_shape = None
        if edge_grad_output is not None:
            node.grad_output_shape = grad_output._data.shape
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def adaptive_max_pool2d(redispatch, node_class=AdaptiveMaxPool2DBackward0):
    """Records ``adaptive_max_pool2d`` as AdaptiveMaxPool2DBackward0."""

    def kernel(self, output_size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def adaptive_max_pool2d_backward(redispatch, node_class=AdaptiveMaxPool2DBackwardBackward0):
    """Records ``adaptive_max_pool2d_backward`` as AdaptiveMaxPool2DBackwardBackward0."""

    def kernel(grad_output, self, indices):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, indices)
        out = redispatch(grad_output, self, indices)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def adaptive_max_pool3d(redispatch, node_class=AdaptiveMaxPool3DBackward0):
    """Records ``adaptive_max_pool3d`` as AdaptiveMaxPool3DBackward0."""

    def kernel(self, output_size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def adaptive_max_pool3d_backward(redispatch, node_class=AdaptiveMaxPool3DBackwardBackward0):
    """Records ``adaptive_max_pool3d_backward`` as AdaptiveMaxPool3DBackwardBackward0."""

    def kernel(grad_output, self, indices):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, indices)
        out = redispatch(grad_output, self, indices)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def max_unpool2d(redispatch, node_class=MaxUnpool2DBackward0):
    """Records ``max_unpool2d`` as MaxUnpool2DBackward0."""

    def kernel(self, indices, output_size):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, indices, output_size)
        out = redispatch(self, indices, output_size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def max_unpool3d(redispatch, node_class=MaxUnpool3DBackward0):
    """Records ``max_unpool3d`` as MaxUnpool3DBackward0."""

    def kernel(self, indices, output_size, stride, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, indices, output_size, stride, padding)
        out = redispatch(self, indices, output_size, stride, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fractional_max_pool2d(redispatch, node_class=FractionalMaxPool2DBackward0):
    """Records ``fractional_max_pool2d`` as FractionalMaxPool2DBackward0."""

    def kernel(self, kernel_size, output_size, random_samples):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, kernel_size, output_size, random_samples)
        out = redispatch(self, kernel_size, output_size, random_samples)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_output_size = output_size
        node.raw_result1 = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def fractional_max_pool2d_backward(redispatch, node_class=FractionalMaxPool2DBackwardBackward0):
    """Records ``fractional_max_pool2d_backward`` as FractionalMaxPool2DBackwardBackward0."""

    def kernel(grad_output, self, kernel_size, output_size, indices):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, kernel_size, output_size, indices)
        out = redispatch(grad_output, self, kernel_size, output_size, indices)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fractional_max_pool3d(redispatch, node_class=FractionalMaxPool3DBackward0):
    """Records ``fractional_max_pool3d`` as FractionalMaxPool3DBackward0."""

    def kernel(self, kernel_size, output_size, random_samples):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, kernel_size, output_size, random_samples)
        out = redispatch(self, kernel_size, output_size, random_samples)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_output_size = output_size
        node.raw_result1 = save_output(out[1], 1)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def fractional_max_pool3d_backward(redispatch, node_class=FractionalMaxPool3DBackwardBackward0):
    """Records ``fractional_max_pool3d_backward`` as FractionalMaxPool3DBackwardBackward0."""

    def kernel(grad_output, self, kernel_size, output_size, indices):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, kernel_size, output_size, indices)
        out = redispatch(grad_output, self, kernel_size, output_size, indices)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def native_layer_norm(redispatch, node_class=NativeLayerNormBackward0):
    """Records ``native_layer_norm`` as NativeLayerNormBackward0."""

    def kernel(input, normalized_shape, weight, bias, eps):
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge
            if edge_bias is None and bias._bits & REQUIRES_GRAD:
                edge_bias = leaf_edge(bias)
        out = redispatch(input, normalized_shape, weight, bias, eps)
        node = node_class()
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_normalized_shape = normalized_shape
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.raw_weight = save_input(weight)
        node.raw_bias = save_input(bias)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def native_layer_norm_backward(redispatch, node_class=NativeLayerNormBackwardBackward0):
    """Records ``native_layer_norm_backward`` as NativeLayerNormBackwardBackward0."""

    def kernel(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
        edge_grad_out = grad_out._edge
        if edge_grad_out is None and grad_out._bits & REQUIRES_GRAD:
            edge_grad_out = leaf_edge(grad_out)
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(
                grad_out,
                input,
                normalized_shape,
                mean,
                rstd,
                weight,
                bias,
                output_mask,
            )
        out = redispatch(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)
        node = node_class()
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
        node._nr = next_sequence_nr()
        counter = grad_out._counter
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        counter = rstd._counter
        node.raw_rstd = (rstd, 0 if counter is None else counter.version)
        node.raw_normalized_shape = normalized_shape
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def native_batch_norm(redispatch, node_class=NativeBatchNormBackward0):
    """Records ``native_batch_norm`` as NativeBatchNormBackward0."""

    def kernel(input, weight, bias, running_mean, running_var, training, momentum, eps):
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge
            if edge_bias is None and bias._bits & REQUIRES_GRAD:
                edge_bias = leaf_edge(bias)
        if edge_input is None and edge_weight is None and edge_bias is None:
            return redispatch(
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum,
                eps,
            )
        out = redispatch(input, weight, bias, running_mean, running_var, training, momentum, eps)
        node = node_class()
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_running_mean = save_input(running_mean)
        node.raw_running_var = save_input(running_var)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.raw_training = training
        node.raw_eps = eps
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def native_batch_norm_backward(redispatch, node_class=NativeBatchNormBackwardBackward0):
    """Records ``native_batch_norm_backward`` as NativeBatchNormBackwardBackward0."""

    def kernel(
        grad_out,
        input,
        weight,
        running_mean,
        running_var,
        save_mean,
        save_invstd,
        train,
        eps,
        output_mask,
    ):
        edge_grad_out = grad_out._edge
        if edge_grad_out is None and grad_out._bits & REQUIRES_GRAD:
            edge_grad_out = leaf_edge(grad_out)
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(
                grad_out,
                input,
                weight,
                running_mean,
                running_var,
                save_mean,
                save_invstd,
                train,
                eps,
                output_mask,
            )
        out = redispatch(
            grad_out,
            input,
            weight,
            running_mean,
            running_var,
            save_mean,
            save_invstd,
            train,
            eps,
            output_mask,
        )
        node = node_class()
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
        node._nr = next_sequence_nr()
        counter = grad_out._counter
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_running_mean = save_input(running_mean)
        node.raw_running_var = save_input(running_var)
        node.raw_train = train
        node.raw_eps = eps
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def native_group_norm(redispatch, node_class=NativeGroupNormBackward0):
    """Records ``native_group_norm`` as NativeGroupNormBackward0."""

    def kernel(input, weight, bias, N, C, HxW, group, eps):
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge
            if edge_bias is None and bias._bits & REQUIRES_GRAD:
                edge_bias = leaf_edge(bias)
        out = redispatch(input, weight, bias, N, C, HxW, group, eps)
        node = node_class()
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.raw_weight = save_input(weight)
        node.raw_N = N
        node.raw_C = C
        node.raw_HxW = HxW
        node.raw_group = group
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def native_group_norm_backward(redispatch, node_class=NativeGroupNormBackwardBackward0):
    """Records ``native_group_norm_backward`` as NativeGroupNormBackwardBackward0."""

    def kernel(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
        edge_grad_out = grad_out._edge
        if edge_grad_out is None and grad_out._bits & REQUIRES_GRAD:
            edge_grad_out = leaf_edge(grad_out)
        edge_input = input._edge
        if edge_input is None and input._bits & REQUIRES_GRAD:
            edge_input = leaf_edge(input)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge
            if edge_weight is None and weight._bits & REQUIRES_GRAD:
                edge_weight = leaf_edge(weight)
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(
                grad_out,
                input,
                mean,
                rstd,
                weight,
                N,
                C,
                HxW,
                group,
                output_mask,
            )
        out = redispatch(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
        node = node_class()
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
        node._nr = next_sequence_nr()
        counter = grad_out._counter
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        counter = rstd._counter
        node.raw_rstd = (rstd, 0 if counter is None else counter.version)
        node.raw_N = N
        node.raw_C = C
        node.raw_HxW = HxW
        node.raw_group = group
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        if out2 is not None and out2._bits & DIFFERENTIABLE:
            out2._edge = (node, 2)
            out2._bits |= REQUIRES_GRAD
        return out

    return kernel


def embedding(redispatch, node_class=EmbeddingBackward0):
    """Records ``embedding`` as EmbeddingBackward0."""

    def kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse):
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        if edge_weight is None:
            return redispatch(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        out = redispatch(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_weight,)
        node._nr = next_sequence_nr()
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.weight_shape = weight._data.shape
        node.raw_padding_idx = padding_idx
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def embedding_dense_backward(redispatch, node_class=EmbeddingDenseBackwardBackward0):
    """Records ``embedding_dense_backward`` as EmbeddingDenseBackwardBackward0."""

    def kernel(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        if edge_grad_output is None:
            return redispatch(
                grad_output,
                indices,
                num_weights,
                padding_idx,
                scale_grad_by_freq,
            )
        out = redispatch(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.raw_padding_idx = padding_idx
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def embedding_renorm(redispatch, node_class=EmbeddingRenormBackward0):
    """Records ``embedding_renorm`` as EmbeddingRenormBackward0."""

    def kernel(self, indices, max_norm, norm_type):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, indices, max_norm, norm_type)
        out = redispatch(self, indices, max_norm, norm_type)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def embedding_renorm_(redispatch, node_class=EmbeddingRenormBackward0):
    """Records ``embedding_renorm_`` as EmbeddingRenormBackward0."""

    def kernel(self, indices, max_norm, norm_type):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        if edge_self is None:
            return redispatch(self, indices, max_norm, norm_type)
        check_inplace(self, False)
        redispatch(self, indices, max_norm, norm_type)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def _embedding_bag(redispatch, node_class=EmbeddingBagBackward0):
    """Records ``_embedding_bag`` as EmbeddingBagBackward0."""

    def kernel(
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    ):
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        edge_per_sample_weights = None
        if per_sample_weights is not None:
            edge_per_sample_weights = per_sample_weights._edge
            if edge_per_sample_weights is None and per_sample_weights._bits & REQUIRES_GRAD:
                edge_per_sample_weights = leaf_edge(per_sample_weights)
        if edge_weight is None and edge_per_sample_weights is None:
            return redispatch(
                weight,
                indices,
                offsets,
                scale_grad_by_freq,
                mode,
                sparse,
                per_sample_weights,
                include_last_offset,
                padding_idx,
            )
        out = redispatch(
            weight,
            indices,
            offsets,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        )
        node = node_class()
        node.next_edges = (edge_weight, edge_per_sample_weights)
        node._nr = next_sequence_nr()
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2) if edge_weight is not None else None
        node.raw_result3 = save_output(out[3], 3) if edge_weight is not None else None
        node.weight_shape = None
        if edge_weight is not None:
            node.weight_shape = weight._data.shape
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node.raw_mode = mode
        node.raw_per_sample_weights = None
        if edge_weight is not None:
            node.raw_per_sample_weights = save_input(per_sample_weights)
        node.raw_padding_idx = padding_idx
        node.raw_weight = None
        if edge_per_sample_weights is not None:
            counter = weight._counter
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_offsets = None
        if edge_per_sample_weights is not None:
            counter = offsets._counter
            node.raw_offsets = (offsets, 0 if counter is None else counter.version)
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING, NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def _embedding_bag_dense_backward(redispatch, node_class=EmbeddingBagDenseBackwardBackward0):
    """Records ``_embedding_bag_dense_backward`` as EmbeddingBagDenseBackwardBackward0."""

    def kernel(
        grad,
        indices,
        offset2bag,
        bag_size,
        maximum_indices,
        num_weights,
        scale_grad_by_freq,
        mode,
        per_sample_weights,
        padding_idx,
    ):
        edge_grad = grad._edge
        if edge_grad is None and grad._bits & REQUIRES_GRAD:
            edge_grad = leaf_edge(grad)
        edge_per_sample_weights = None
        if per_sample_weights is not None:
            edge_per_sample_weights = per_sample_weights._edge
            if edge_per_sample_weights is None and per_sample_weights._bits & REQUIRES_GRAD:
                edge_per_sample_weights = leaf_edge(per_sample_weights)
        if edge_grad is None and edge_per_sample_weights is None:
            return redispatch(
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                num_weights,
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
        out = redispatch(
            grad,
            indices,
            offset2bag,
            bag_size,
            maximum_indices,
            num_weights,
            scale_grad_by_freq,
            mode,
            per_sample_weights,
            padding_idx,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_per_sample_weights)
        node._nr = next_sequence_nr()
        counter = grad._counter
        node.raw_grad = (grad, 0 if counter is None else counter.version)
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        counter = offset2bag._counter
        node.raw_offset2bag = (offset2bag, 0 if counter is None else counter.version)
        counter = bag_size._counter
        node.raw_bag_size = (bag_size, 0 if counter is None else counter.version)
        counter = maximum_indices._counter
        node.raw_maximum_indices = (maximum_indices, 0 if counter is None else counter.version)
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node.raw_mode = mode
        node.raw_per_sample_weights = save_input(per_sample_weights)
        node.raw_padding_idx = padding_idx
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _embedding_bag_per_sample_weights_backward(
    redispatch,
    node_class=EmbeddingBagPerSampleWeightsBackwardBackward0,
):
    """Records ``_embedding_bag_per_sample_weights_backward`` as EmbeddingBagPerSampleWeightsBackwardBackward0."""

    def kernel(grad, weight, indices, offsets, offset2bag, mode, padding_idx):
        edge_grad = grad._edge
        if edge_grad is None and grad._bits & REQUIRES_GRAD:
            edge_grad = leaf_edge(grad)
        edge_weight = weight._edge
        if edge_weight is None and weight._bits & REQUIRES_GRAD:
            edge_weight = leaf_edge(weight)
        if edge_grad is None and edge_weight is None:
            return redispatch(grad, weight, indices, offsets, offset2bag, mode, padding_idx)
        out = redispatch(grad, weight, indices, offsets, offset2bag, mode, padding_idx)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_weight)
        node._nr = next_sequence_nr()
        counter = grad._counter
        node.raw_grad = (grad, 0 if counter is None else counter.version)
        counter = weight._counter
        node.raw_weight = (weight, 0 if counter is None else counter.version)
        counter = indices._counter
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        counter = offset2bag._counter
        node.raw_offset2bag = (offset2bag, 0 if counter is None else counter.version)
        node.raw_padding_idx = padding_idx
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def constant_pad_nd(redispatch, node_class=ConstantPadNdBackward0):
    """Records ``constant_pad_nd`` as ConstantPadNdBackward0."""

    def kernel(self, pad, value):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, pad, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_pad = pad
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reflection_pad1d(redispatch, node_class=ReflectionPad1DBackward0):
    """Records ``reflection_pad1d`` as ReflectionPad1DBackward0."""

    def kernel(self, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_padding = padding
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reflection_pad1d_backward(redispatch, node_class=ReflectionPad1DBackwardBackward0):
    """Records ``reflection_pad1d_backward`` as ReflectionPad1DBackwardBackward0."""

    def kernel(grad_output, self, padding):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_padding = padding
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reflection_pad2d(redispatch, node_class=ReflectionPad2DBackward0):
    """Records ``reflection_pad2d`` as ReflectionPad2DBackward0."""

    def kernel(self, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_padding = padding
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reflection_pad2d_backward(redispatch, node_class=ReflectionPad2DBackwardBackward0):
    """Records ``reflection_pad2d_backward`` as ReflectionPad2DBackwardBackward0."""

    def kernel(grad_output, self, padding):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_padding = padding
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reflection_pad3d(redispatch, node_class=ReflectionPad3DBackward0):
    """Records ``reflection_pad3d`` as ReflectionPad3DBackward0."""

    def kernel(self, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_padding = padding
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reflection_pad3d_backward(redispatch, node_class=ReflectionPad3DBackwardBackward0):
    """Records ``reflection_pad3d_backward`` as ReflectionPad3DBackwardBackward0."""

    def kernel(grad_output, self, padding):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_padding = padding
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def replication_pad1d(redispatch, node_class=ReplicationPad1DBackward0):
    """Records ``replication_pad1d`` as ReplicationPad1DBackward0."""

    def kernel(self, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_padding = padding
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def replication_pad1d_backward(redispatch, node_class=ReplicationPad1DBackwardBackward0):
    """Records ``replication_pad1d_backward`` as ReplicationPad1DBackwardBackward0."""

    def kernel(grad_output, self, padding):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_padding = padding
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def replication_pad2d(redispatch, node_class=ReplicationPad2DBackward0):
    """Records ``replication_pad2d`` as ReplicationPad2DBackward0."""

    def kernel(self, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_padding = padding
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def replication_pad2d_backward(redispatch, node_class=ReplicationPad2DBackwardBackward0):
    """Records ``replication_pad2d_backward`` as ReplicationPad2DBackwardBackward0."""

    def kernel(grad_output, self, padding):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_padding = padding
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def replication_pad3d(redispatch, node_class=ReplicationPad3DBackward0):
    """Records ``replication_pad3d`` as ReplicationPad3DBackward0."""

    def kernel(self, padding):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_padding = padding
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def replication_pad3d_backward(redispatch, node_class=ReplicationPad3DBackwardBackward0):
    """Records ``replication_pad3d_backward`` as ReplicationPad3DBackwardBackward0."""

    def kernel(grad_output, self, padding):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(grad_output, self, padding)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node.raw_padding = padding
        node.self_shape = None
        if edge_self is not None:
            node.self_shape = self._data.shape
        node.self_dtype = None
        if edge_self is not None:
            node.self_dtype = self.dtype
        node.self_device = None
        if edge_self is not None:
            node.self_device = self.device
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_nearest1d(redispatch, node_class=UpsampleNearest1DBackward0):
    """Records ``upsample_nearest1d`` as UpsampleNearest1DBackward0."""

    def kernel(self, output_size, scales):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, scales)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_scales = scales
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_nearest1d_backward(redispatch, node_class=UpsampleNearest1DBackwardBackward0):
    """Records ``upsample_nearest1d_backward`` as UpsampleNearest1DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, scales):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, scales)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_scales = scales
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_nearest2d(redispatch, node_class=UpsampleNearest2DBackward0):
    """Records ``upsample_nearest2d`` as UpsampleNearest2DBackward0."""

    def kernel(self, output_size, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_nearest2d_backward(redispatch, node_class=UpsampleNearest2DBackwardBackward0):
    """Records ``upsample_nearest2d_backward`` as UpsampleNearest2DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_nearest3d(redispatch, node_class=UpsampleNearest3DBackward0):
    """Records ``upsample_nearest3d`` as UpsampleNearest3DBackward0."""

    def kernel(self, output_size, scales_d, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, scales_d, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_nearest3d_backward(redispatch, node_class=UpsampleNearest3DBackwardBackward0):
    """Records ``upsample_nearest3d_backward`` as UpsampleNearest3DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, scales_d, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_nearest_exact1d(redispatch, node_class=UpsampleNearestExact1DBackward0):
    """Records ``_upsample_nearest_exact1d`` as UpsampleNearestExact1DBackward0."""

    def kernel(self, output_size, scales):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, scales)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_scales = scales
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_nearest_exact1d_backward(
    redispatch,
    node_class=UpsampleNearestExact1DBackwardBackward0,
):
    """Records ``_upsample_nearest_exact1d_backward`` as UpsampleNearestExact1DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, scales):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, scales)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_scales = scales
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_nearest_exact2d(redispatch, node_class=UpsampleNearestExact2DBackward0):
    """Records ``_upsample_nearest_exact2d`` as UpsampleNearestExact2DBackward0."""

    def kernel(self, output_size, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_nearest_exact2d_backward(
    redispatch,
    node_class=UpsampleNearestExact2DBackwardBackward0,
):
    """Records ``_upsample_nearest_exact2d_backward`` as UpsampleNearestExact2DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_nearest_exact3d(redispatch, node_class=UpsampleNearestExact3DBackward0):
    """Records ``_upsample_nearest_exact3d`` as UpsampleNearestExact3DBackward0."""

    def kernel(self, output_size, scales_d, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, scales_d, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_nearest_exact3d_backward(
    redispatch,
    node_class=UpsampleNearestExact3DBackwardBackward0,
):
    """Records ``_upsample_nearest_exact3d_backward`` as UpsampleNearestExact3DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, scales_d, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_linear1d(redispatch, node_class=UpsampleLinear1DBackward0):
    """Records ``upsample_linear1d`` as UpsampleLinear1DBackward0."""

    def kernel(self, output_size, align_corners, scales):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, align_corners, scales)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_align_corners = align_corners
        node.raw_scales = scales
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_linear1d_backward(redispatch, node_class=UpsampleLinear1DBackwardBackward0):
    """Records ``upsample_linear1d_backward`` as UpsampleLinear1DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, align_corners, scales):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, align_corners, scales)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales = scales
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_bilinear2d(redispatch, node_class=UpsampleBilinear2DBackward0):
    """Records ``upsample_bilinear2d`` as UpsampleBilinear2DBackward0."""

    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_bilinear2d_backward(redispatch, node_class=UpsampleBilinear2DBackwardBackward0):
    """Records ``upsample_bilinear2d_backward`` as UpsampleBilinear2DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_trilinear3d(redispatch, node_class=UpsampleTrilinear3DBackward0):
    """Records ``upsample_trilinear3d`` as UpsampleTrilinear3DBackward0."""

    def kernel(self, output_size, align_corners, scales_d, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, align_corners, scales_d, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_align_corners = align_corners
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_trilinear3d_backward(redispatch, node_class=UpsampleTrilinear3DBackwardBackward0):
    """Records ``upsample_trilinear3d_backward`` as UpsampleTrilinear3DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(
            grad_output,
            output_size,
            input_size,
            align_corners,
            scales_d,
            scales_h,
            scales_w,
        )
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_bicubic2d(redispatch, node_class=UpsampleBicubic2DBackward0):
    """Records ``upsample_bicubic2d`` as UpsampleBicubic2DBackward0."""

    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def upsample_bicubic2d_backward(redispatch, node_class=UpsampleBicubic2DBackwardBackward0):
    """Records ``upsample_bicubic2d_backward`` as UpsampleBicubic2DBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_bilinear2d_aa(redispatch, node_class=UpsampleBilinear2DAaBackward0):
    """Records ``_upsample_bilinear2d_aa`` as UpsampleBilinear2DAaBackward0."""

    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_bilinear2d_aa_backward(redispatch, node_class=UpsampleBilinear2DAaBackwardBackward0):
    """Records ``_upsample_bilinear2d_aa_backward`` as UpsampleBilinear2DAaBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_bicubic2d_aa(redispatch, node_class=UpsampleBicubic2DAaBackward0):
    """Records ``_upsample_bicubic2d_aa`` as UpsampleBicubic2DAaBackward0."""

    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.self_shape = self._data.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _upsample_bicubic2d_aa_backward(redispatch, node_class=UpsampleBicubic2DAaBackwardBackward0):
    """Records ``_upsample_bicubic2d_aa_backward`` as UpsampleBicubic2DAaBackwardBackward0."""

    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = grad_output._edge
        if edge_grad_output is None and grad_output._bits & REQUIRES_GRAD:
            edge_grad_output = leaf_edge(grad_output)
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def pixel_shuffle(redispatch, node_class=PixelShuffleBackward0):
    """Records ``pixel_shuffle`` as PixelShuffleBackward0."""

    def kernel(self, upscale_factor):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, upscale_factor)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_upscale_factor = upscale_factor
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def pixel_unshuffle(redispatch, node_class=PixelUnshuffleBackward0):
    """Records ``pixel_unshuffle`` as PixelUnshuffleBackward0."""

    def kernel(self, downscale_factor):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, downscale_factor)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.raw_downscale_factor = downscale_factor
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def channel_shuffle(redispatch, node_class=ChannelShuffleBackward0):
    """Records ``channel_shuffle`` as ChannelShuffleBackward0."""

    def kernel(self, groups):
        edge_self = self._edge
        if edge_self is None and self._bits & REQUIRES_GRAD:
            edge_self = leaf_edge(self)
        out = redispatch(self, groups)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node.self_shape = self._data.shape
        node.raw_groups = groups
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel
