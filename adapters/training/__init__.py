"""How models are trained and measured: `data/` makes examples, `runs/` the recipes, `predictors/` what watches linking,
`measure/` the figures. README.md beside this file has the commands.
"""
