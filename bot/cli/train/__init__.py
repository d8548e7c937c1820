"""`candor train …`: the commands and their options; what they do is in adapters/training."""

from __future__ import annotations

import typer

from bot.cli.train.data import train_average, train_offers, train_precedents, train_prepare, train_templates
from bot.cli.train.model import train_model
from bot.cli.train.small_models import train_bpp, train_encoder, train_ranker, train_writer

train_app = typer.Typer(help="Train models.", no_args_is_help=True)
train_app.command("model")(train_model)
train_app.command("prepare")(train_prepare)
train_app.command("offers")(train_offers)
train_app.command("precedents")(train_precedents)
train_app.command("templates")(train_templates)
train_app.command("average")(train_average)
train_app.command("encoder")(train_encoder)
train_app.command("ranker")(train_ranker)
train_app.command("writer")(train_writer)
train_app.command("bpp")(train_bpp)
