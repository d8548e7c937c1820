"""Is a message in another language than English? Told by little words that English does not have; no library, no model."""

from __future__ import annotations

import re

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


def other_language(text: str) -> str:
    """The language that a message is surely written in, if it is not English; else "".

    >>> [other_language(text) for text in ("Wie viele Kunden haben wir?", "how many orders from Los Angeles", "")]
    ['German', '', '']
    """
    said = _WORD.findall(text.lower().replace("’", "'"))
    counted = {name: len({word for word in said if word in known}) for name, known in _KNOWN.items()}
    best = max(counted, key=lambda name: counted[name])
    english = sum(word in _ENGLISH for word in said)
    return best if counted[best] >= _LEAST and english <= _MOST_ENGLISH * counted[best] else ""
