"""What is in another language than English is told by its script and its little words."""

import pytest

from reliability.question.chat.languages import ANOTHER, other_language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("昨年の売上はいくらですか", ANOTHER),
        ("Сколько заказов было в октябре?", ANOTHER),
        ("Wie viele Kunden haben wir in Berlin und welche sind die besten?", "German"),
        ("¿Cuántos clientes hay por ciudad y cuáles son los mejores?", "Spanish"),
        ("Combien de clients avons-nous dans chaque ville et quels sont les plus grands ?", "French"),
        ("quanto vendeu a minha loja ontem?", "Portuguese"),
        ("What were total sales last quarter?", ""),
        ("total sales", ""),
        ("sales by region for São Paulo and Köln", ""),
        ("show orders of Der Spiegel in Den Haag", ""),
        ("LA revenue 2025", ""),
        ("", ""),
        ("!!!", ""),
        ("x" * 100_000, ""),
    ],
)
def test_the_language_of_a_text(text: str, language: str) -> None:
    assert other_language(text) == language
