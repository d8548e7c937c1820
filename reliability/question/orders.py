"""An order to change data, told from a question that holds the same words: "delete order 12", but not "delete rate"."""

from __future__ import annotations

import re

_ASKING = (
    r"^(?:(?:and|then|so|also|now|just|ok|okay|please|pls|kindly|go ahead and) )*"
    r"(?:(?:can|could|would|will) (?:you|u)(?: please| pls| kindly| also| just| quickly| go ahead and)* |(?:i|we)(?:'d| would)? (?:need|want|like)(?: you)? to |"
    r"(?:i|we) need |you (?:should|must|need to|have to) |let's |(?:i )?want you to |would you mind )?(?:please |just )*"
)
_THAT = r"(?:the|this|that|these|those|all|every|any|my|our|his|her|their|its|a|an|new|another|one|him|them|it|me|\d+)"
_NOT_A_THING = (
    r"(?!(?:rates?|counts?|ratio|frequency|dates?|times?|history|log|logs|reasons?|requests?|volumes?|share|percentages?|trend|status|fees?|"
    r"columns?|sales|revenue|totals?|amounts?|numbers?|of|in|from|for|by|per|between|over|with|and|or|vs|versus|since|on|at|to|is|are|was|were)\b)"
)
_GONE = r"(?:delete|erase|wipe|purge|truncate|undelete|deactivate|reactivate|unsubscribe|overwrite|upgrade|downgrade|promote|demote|anonymi[sz]e|reclassify|discontinue|undo|reverse|swap|strike)"
_DONE = r"(?:remove|cancel|drop|archive|refund|restore|approve|reject|close|reopen|merge|void|block|unblock|reset|insert|add|create|register|book|reorder|restock|assign|reassign|transfer|ship|resend|send|email|correct|fix|edit|modify|amend|update|change|rename|adjust)"
_SET = r"(?:set|put|change|raise|lower|increase|decrease|reduce|drop|cut|bump|move|rename|mark|flag|switch|update|adjust|assign|transfer|promote|correct|fix|edit|modify|amend|re ?price|turn|make)"
_RECORD = (
    r"(?:orders?|customers?|products?|suppliers?|employees?|users?|accounts?|records?|rows?|entr(?:y|ies)|tickets?|items?|invoices?|payments?|tables?|databases?|columns?|"
    r"addresse?s?|e-?mails?|phone numbers?|prices?|status|names?|salar(?:y|ies)|budgets?|bookings?|subscriptions?|contacts?|discounts?|stores?|"
    r"shops?|branch(?:es)?|articles?|categor(?:y|ies)|departments?|colleagues?|members?|data)"
)
_STATE = r"(?:paid|unpaid|shipped|delivered|cancelled|canceled|completed?|done|closed|open|pending|active|inactive|discontinued|deleted|returned|refunded|approved|received|sent|gold|silver|bronze|platinum|void|sold|null|zero|true|false)"
_ORDERS = (
    re.compile(rf"{_ASKING}(?:{_GONE}|deleting) {_NOT_A_THING}(?:\w.*)"),
    re.compile(rf"{_ASKING}{_DONE} (?:{_THAT} )*(?:[\w'-]+ ){{0,3}}?{_RECORD}(?: (?:number|no\.?|id|nr\.?))? ?#?\d+.*"),
    re.compile(
        rf"{_ASKING}(?:update|correct|fix|edit|modify|amend|change|reset|overwrite) (?:his|her|their|its|my|our|the|this|that) (?:[\w'-]+ ){{0,3}}?{_RECORD}(?: (?:of|for|to|from|as|with|in) .*)?"
    ),
    re.compile(
        rf"{_ASKING}(?:add|create|insert|register) (?:a |an |this |these |the )?new (?!table of|list of|report|chart)(?:[\w'-]+ ){{0,2}}?{_RECORD}.*"
    ),
    re.compile(
        rf"{_ASKING}(?:remove|cancel|archive|void|close) (?:all|every)(?: (?:the|our|my))? (?:(?!from\b)[\w'-]+ ){{0,3}}?{_RECORD}(?: (?:(?!from\b|in\b|by\b)[\w'-]+)){{0,7}}"
    ),
    re.compile(rf"{_ASKING}insert (?:.+ )?into \w+.*"),
    re.compile(rf"{_ASKING}merge (?:them|these|those|both|the two|it)(?: \w+){{0,4}}"),
    re.compile(
        rf"[\w' -]{{1,60}} (?:must|should|has to|have to|needs? to) be (?:{_STATE}|removed|changed|updated|corrected|merged)"
        r"(?: (?:from|as of|by|on|to|starting|in)(?: [\w.]+){1,5}| now| today| asap)?(?: please| pls)?"
    ),
    re.compile(
        rf"{_ASKING}(?:remove|drop|delete|insert|add|archive) (?:.+) (?:from|to|into|in) the (?:database|system|table|db|warehouse|crm|records?)"
    ),
    re.compile(
        rf"{_ASKING}(?:drop|truncate|alter) (?:the )?(?:table|database|column|schema) \w+.*|truncate \w+.*|update \w+ set \w+ ?=.*"
    ),
    re.compile(
        rf"{_ASKING}{_SET} {_NOT_A_THING}(?:[\w'&#./-]+ ){{1,9}}?(?:to|at|as|by|on|back to|up to|down to)(?: be)? (?:[$€£]? ?(?:\d[\d.,]*|an?|one|two|three|four|five|six|ten|twenty|fifty)(?: ?(?:%|percent(?: off)?|euros?|eur|usd|dollars?|k|million))?|{_STATE})(?: (?:from|as of|starting|by|until|for|on|effective|now|today|tomorrow|next).*)?",
    ),
)
_ASKS = re.compile(
    r"\b(?:how many|how much|what|which|who|whose|why|show|list|compare|number of|average|avg|per|top \d+|by (?:month|year|week|day|quarter|\w+ and)|"
    r"excluding|instead of|from the (?:list|result|results|answer|total|totals|count|chart|query|output|figures?|numbers?))\b"
)


def orders_a_change(clauses: tuple[str, ...], follows_up: bool = False) -> bool:
    """Whether a clause orders that data be changed, and none asks for data.

    In a follow-up "remove order 12" may mean the answer, so that only the plainest words count there.

    >>> orders_a_change(("set the price of the lamp to 5",)), orders_a_change(("delete rate of customers by month",))
    (True, False)
    """
    if any(_ASKS.search(clause) for clause in clauses):
        return False
    orders = _ORDERS[:1] if follows_up else _ORDERS
    return any(order.fullmatch(clause) for order in orders for clause in clauses)
