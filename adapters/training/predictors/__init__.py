"""What watches linking (RTS's sBPP): examples, the fit of a layer's perceptron, and the files that keep it.

What is fitted here is part of a record: changing it makes the record anew.
"""
