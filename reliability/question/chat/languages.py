"""Is a message in another language than English? Told by little words that English does not have; no library, no
model."""

from __future__ import annotations

import re
import unicodedata

_LITTLE = {
    "German": "der das und ist nicht ein eine einen wie viele viel wir haben hatten hat mit von für bitte welche welcher welches wo wer zeig mir im ich kannst du auch alle noch doch aber heute gestern woche letzte letzten letzter monat jahr umsatz kunden bestellungen filiale filialen gibt es sind wurden mal stimmt wird morgen danke guten schönes woher hast",
    "Spanish": "el los las una cuántos cuantos cuántas cuantas cuánto cuanto cuál qué que hay tenemos tuvimos fue fueron ayer mes pasado tienda tiendas ventas clientes pedidos por favor dime necesito quiero datos dónde cómo y del con para hola gracias esta este muestra",
    "Portuguese": "os um uma quantos quantas quanto qual quais não temos tivemos vendemos vendeu mês loja lojas vendas clientes pedidos por favor mostra mostre preciso dados onde como e da do das dos em na no nas nos com para olá obrigado obrigada esta este semana é está isso",
    "French": "le les un une des du et est combien avons avez nous vous quel quelle quels quelles clients commandes magasin magasins ventes hier semaine mois dernier dernière année s'il plaît montre montrez où comment avec pour dans sur ne pas je merci bonjour cette",
    "Italian": "il lo gli una quanti quante quanto quale quali abbiamo abbiamo avuto ieri mese scorso negozio negozi vendite clienti ordini per favore mostrami dove come e del della con sono è ciao grazie questo questa",
    "Dutch": "het een wij hebben hoeveel welke klanten omzet winkel winkels vorige maand gisteren week bestellingen zijn niet met voor van graag laat zien waar hoe wie wat er ik je dank alle dit deze verkocht klopt",
    "Polish": "ile jest mamy klientów klientow sklep sklepy sprzedaż sprzedaz zamówień zamowien wczoraj miesiąc miesiac proszę prosze pokaż pokaz pokazac pokazać wszystkie gdzie jak który ktory w i z na nie się wysłano wyslano paczek opóźnione opoznione dziękuję szybko",
    "Turkish": "kaç kac müşteri musteri var ne kadar satış satis mağaza magaza ürün urun en çok cok hangi nerede nasıl bu ay geçen gecen dün dun lütfen lutfen göster goster teşekkürler satan",
}
_ENGLISH = frozenset(
    "the and is are was were of to in for on with how many much what which who when where do does did we you i my our it that this have has by per from at not be please show me all last year month week sales orders customers stores can there a an as or no es en on die man so was am plus per total".split()
)
_BOTH = frozenset(
    _ENGLISH | {"do", "no", "e", "y", "i", "w", "z", "na", "en", "in", "me", "as", "es", "un", "data", "on"}
)
_KNOWN = {name: frozenset(words.split()) - _BOTH for name, words in _LITTLE.items()}
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_LEAST = 2
_MOST_ENGLISH = 0.5
"""English words for each of the other language; names of tables are English everywhere."""


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


ENGLISH = ("en",)
"""The languages of a model that was trained on English alone."""
ANOTHER = "another language"


def other_language(text: str) -> str:
    """The language that a message is surely written in, if it is not English, `ANOTHER` where nobody says which; else
    "".

    >>> [other_language(text) for text in ("Wie viele Kunden haben wir?", "how many orders from Los Angeles", "")]
    ['German', '', '']
    """
    said = _WORD.findall(text.lower().replace("’", "'"))
    counted = {name: len({word for word in said if word in known}) for name, known in _KNOWN.items()}
    best = max(counted, key=lambda name: counted[name])
    english = sum(word in _ENGLISH for word in said)
    if counted[best] >= _LEAST and english <= _MOST_ENGLISH * counted[best]:
        return best
    return ANOTHER if _in_another_script(text) or _of_commonest_words(text) else ""


def _in_another_script(text: str) -> bool:
    letters = [c for c in text if c.isalpha()]
    return sum("LATIN" in unicodedata.name(c, "") for c in letters) < 0.5 * len(letters)


def _of_commonest_words(text: str) -> bool:
    """Two function words of another language, and more of them than English ones."""
    found = [word.strip("¿¡?!.,;:«»\"'()").lower() for word in text.split()]
    foreign = sum(word in _FOREIGN_WORDS and word not in _ENGLISH_WORDS for word in found)
    return foreign >= _LEAST and foreign > sum(word in _ENGLISH_WORDS for word in found)
