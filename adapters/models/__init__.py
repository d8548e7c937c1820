"""Language models and encoders behind the ports: in this process with transformers, or on a server (`vllm/`), and
fakes.
"""
