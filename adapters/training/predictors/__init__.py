"""What watches linking (RTS's sBPP): examples, the fit of a layer's perceptron, and the files that keep it."""
