"""What can be asked at all: the checks before any model is called."""

from __future__ import annotations

import unicodedata

MAX_CHARACTERS = 2_000


def problem_with(text: str, languages: tuple[str, ...] = ("en",)) -> str:
    """Why a text is no question that can be worked on; "" when it is.

    One of "empty", "no words" (emoji or marks only), "too long", "language" (another script, or another
    language than the model was trained for). An empty `languages` accepts every language.

    >>> problem_with("  "), problem_with("👍👍"), problem_with("How many orders?")
    ('empty', 'no words', '')
    """
    stripped = text.strip()
    if not stripped:
        return "empty"
    letters = [c for c in stripped if c.isalpha()]
    if not letters:
        return "no words"
    if len(stripped) > MAX_CHARACTERS:
        return "too long"
    latin = sum("LATIN" in unicodedata.name(c, "") for c in letters)
    if languages == ("en",) and (latin < 0.5 * len(letters) or _other_language(stripped)):
        return "language"
    return ""


# The commonest function words of languages in Latin script, none of them an English word.
_FOREIGN = {
    "de": "der die das und ist wie viele welche welcher wieviele wir haben im nicht für mit den dem von gibt viel wieviel noch kannst du ich auch auf bitte mir unsere unser letzten letzte letztes vom zum zur oder aber",
    "fr": "le les des est et combien quel quelle quels quelles nous avons dans pour avec du une sont pas combien avez vous je peux nos notre mois dernier dernière où qui sur moi",
    "es": "el los las cuántos cuantas cuántas cuantos cuál cual qué y por del con una son hay fueron tenemos cuánto cuanto nuestro nuestra nuestros puedes mes pasado ayer dónde donde quién mi tienda",
    "it": "il gli quanti quante quale quali che sono con della delle nel è abbiamo per di quanto abbiamo puoi nostro nostra nostri scorso ieri dove chi mese questo",
    "pt": "os quantos quantas qual quais são com uma em não há temos foram para do da quanto minha meu nosso nossa ontem você pode mês passado onde quem loja",
    "nl": "het een hoeveel welke zijn van voor met niet wij hebben er en kun je ik mijn onze vorige maand jaar waar wie veel ook",
}
_FOREIGN_WORDS = {word for words in _FOREIGN.values() for word in words.split()}
_ENGLISH_WORDS = frozenset(
    "the of and to in is are was were how many what which who list show give me find by for with per did we have "
    "has on at from all each average total number count most least top last this than not or does an".split()
)


def _other_language(text: str) -> bool:
    """Two function words of another language, and more of them than English ones."""
    found = [word.strip("¿¡?!.,;:«»\"'()").lower() for word in text.split()]
    foreign = sum(word in _FOREIGN_WORDS and word not in _ENGLISH_WORDS for word in found)
    english = sum(word in _ENGLISH_WORDS for word in found)
    return foreign >= 2 and foreign > english
