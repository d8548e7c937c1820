"""Which words the sample's ambiguous questions use."""
