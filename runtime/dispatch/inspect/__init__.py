"""What shows the dispatcher's decisions: dumps, traces, `PythonDispatcher`, invariants."""
