"""Looking into a graph: anomaly mode, drawing."""
