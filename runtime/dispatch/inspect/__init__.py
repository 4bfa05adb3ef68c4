"""Tools that show the dispatcher's decisions: dumps, traces, `PythonDispatcher`, invariants."""
