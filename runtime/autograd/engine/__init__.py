"""Running a graph backward: `backward` and `grad`, the engine's loops, one backward's state."""
