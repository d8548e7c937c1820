"""Reviews: which questions somebody who knows the data looks at, and how many of them a promise needs. Pure; what was
said of them is kept by the adapters."""
