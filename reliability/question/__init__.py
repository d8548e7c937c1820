"""What was asked, before any language model is called: whether it asks for data at all, the things that it names, its
periods; and what a person is shown who asked for none.

Knows words, sentence vectors and the schema's names: no schema is linked and no SQL is written here.
"""
