"""Wordings that nobody uses to ask for figures: what a word means, what is kept at all, jobs of another kind, the
world.

Each is for a whole message, or for one clause of it, in lower case and without "please" and greetings.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from reliability.question.named import mentioned, topic
from reliability.values import Element, HelpKind, Schema

_ASK = (
    r"(?:(?:can|could|would|will) (?:you|u|someone|somebody)(?: please| kindly| perhaps| maybe| also| be so kind as to){0,3} |"
    r"(?:i|we) (?:need|want) you to |please |pls |kindly |go |and |just |also ){0,4}"
)
_TAIL = (
    r"(?:,? (?:exactly|actually|here|then|please|pls|to you|in (?:this|your|the|our) (?:[a-z]+ )?(?:data|context|tool|system|tables?|database|case)|"
    r"as used here|(?:as opposed to|versus|vs|rather than) .{1,40}|(?:and|is it|or|to) .{1,60})){0,2}(?:, .{1,60})?"
)
_T = r"(?:the (?:term|word|column|field) |an? |the |to \w+ )*['\"]?(?P<topic>.{2,60}?)['\"]?"
_DEFINITIONS = tuple(
    re.compile(
        rf"(?:so|and|but|sorry|ok|just to be on the safe side:|for the avoidance of doubt,)?,? ?(?:{each}){_TAIL}"
    )
    for each in (
        rf"what (?:exactly |even )?(?:does|do|did) {_T} (?:actually |exactly )?(?:mean|stand for|represent|express|refer to|signify|cover)",
        rf"(?:what|whom) (?:exactly )?(?:do|would|did) (?:you|we) (?:mean by|mean with|call|understand by|count as|consider|define as) {_T}",
        rf"{_ASK}(?:what is|what's|clarify what is|explain what is|tell me what is) (?:meant|understood|considered|counted|defined)(?: by| as)? {_T}",
        rf"how (?:do|would|did) (?:you|we) define {_T}",
        rf"how (?:is|are) {_T} (?:defined|calculated|computed|derived|determined|worked out|assigned)",
        rf"(?:what(?:'s| is| are) |give me |{_ASK})(?:the |your )?(?:exact )?(?:definition|meaning) of {_T}",
        rf"{_ASK}(?:define|explain) {_T}",
        rf"what (?:exactly |even )?(?:counts|qualifies) as {_T}",
        rf"what (?:even |exactly )?(?:is|are) an? {_T}",
        rf"what(?: it)? means? {_T}",
        rf"what(?:'s| is) {_T} supposed to (?:mean|express|be)",
        rf"{_T} means? (?:what|which)",
        rf"does {_T} (?:include|contain|cover|mean) .{{2,60}}",
    )
)
_A_WORD = re.compile(
    r"what (?:does|do) (?:the |this |that )?(?:words?|terms?|abbreviation|expression|acronym) .{2,40}? (?:actually |even )?(?:mean|stand for)|"
    r"(?:what(?:'s| is) )?the (?:definition|meaning) of (?:the )?(?:word|term|abbreviation|expression|acronym) .{2,40}"
)
"""Asks for a word as a word, be it of the data or not."""
_HELD = r"(?:have|hold|holds|store|stores|keep|keeps|know|knows|got|record|capture|cover|offer|collect|see|show|report on|segment by|track)"
_KEPT = (
    r"(?:tables?|data ?sets?|columns?|fields?|attributes?|data|datas|informations?|info|details?|particulars|records?|topics?|stuff|"
    r"entities|bookings|schemas?|codebook)"
)
_ABOUT = r"(?:about|on|of|for|in|concerning|regarding|around|with regard to|from|at hand|behind|when)"
_FEW = r"(?:[\w'/&-]+ ){0,4}"
_BROWSE = tuple(
    re.compile(rf"(?:so|and|but|sorry|ok|hey)?,? ?(?:{each})")
    for each in (
        rf"(?:{_ASK}(?:tell|show) (?:me|us|the group) )?what (?:all |else |exactly )?(?:can |could |do |did |have )?you (?:actually |also )?{_HELD}(?: (?:any|all|recorded|stored))?(?: {_ABOUT} (?P<topic>[^\d]{{2,50}}))?",
        rf"what (?:do|did|have) we (?:got )?(?:actually )?(?:store|hold|keep|know|record|capture|recorded|stored)(?: {_ABOUT}) (?P<topic>[^\d]{{2,50}})",
        rf"(?:which|what) {_FEW}{_KEPT} (?:do|can|could|may|have|does|are|is) (?:you|we|i|there|held|stored|available|recorded|kept|in there|at your disposal)\b[^\d]{{0,60}}",
        rf"what (?:is|are|gets) (?:actually )?(?:stored|recorded|captured|known|available|saved|held|kept)(?: {_ABOUT}) (?P<topic>[^\d]{{2,50}})",
        r"what (?:is|'s) (?:saved|recorded|stored|there|known) (?:about|on|of) (?P<topic>[^\d]{2,50})",
        rf"(?:do|can|could|have) you (?:also |actually )?(?:have |got )?(?:have|hold|keep|store|know|see|track|got)(?: also)? (?:any |some )?(?:{_FEW}{_KEPT}|anything|something|notes)(?: {_ABOUT} (?P<topic>[^\d]{{2,50}}))?(?: at all)?[^\d]{{0,30}}",
        r"do you (?:also |actually )?(?:have|hold|keep|store|know|track)(?: also)? (?P<topic>[^\d]{2,40}?) or (?:only|just) [^\d]{2,40}",
        r"(?:is|are) (?:there )?(?P<topic>[^\d]{2,50}?) (?:somewhere )?(?:in there|in you|in your (?:data|system|tables|database)|included in (?:your data|what you can see))(?: somewhere| at all)?(?: or (?:not|no|nah))?",
        rf"anything in (?:there|your data|the data) {_ABOUT} (?P<topic>[^\d]{{2,50}})",
        rf"{_ASK}(?:dump|describe|explain|spill|list|open|give me|show me|show us|show) (?:the |your |all |me |us |every )*(?:ddl|schema|erd|er diagram|data model|codebook|data dictionary|tables?|columns)\b[^\d]{{0,40}}",
        r"(?:is there|do you have) an? (?:codebook|schema|erd|er diagram|data dictionary|data model)[^\d]{0,30}",
        rf"{_ASK}(?:give|tell|show|list)(?: me| us| the group)? (?:an overview of |a list of )?(?:the |all |everything |what )*(?:data|tables|information) (?:that )?(?:you(?:'re| are)? (?:have|hold|know|connected to|can report on)|there is)",
        r"(?:which|what) (?:columns|fields|keys) (?:link|join|connect|relate) .{2,50}|how do (?P<topic>[^\d]{2,50}) (?:relate|join|link|connect)(?: to each other)?[^\d]{0,20}",
    )
)
_TEXTS = (
    r"(?:e?-?mails?|letters?|notes?|ads?|adverts?|flyers?|press releases?|captions?|poems?|posts?|repl(?:y|ies)|stor(?:y|ies)|subject lines?|slogans?|scripts?|messages?|"
    r"speech(?:es)?|invitations?|apolog(?:y|ies)|articles?|essays?|newsletters?|tweets?|songs?|paragraphs?|method sections?|minutes|"
    r"memes?|posters?|quiz(?:zes)?|presentations?|powerpoints?|slides?|decks?|moodboards?|logos?|videos?|playlists?|pivots?)"
)
_LANGUAGES = r"(?:english|german|french|spanish|portuguese|dutch|italian|polish|turkish|chinese)"
_JOBS = tuple(
    re.compile(f"{_ASK}(?:{each})")
    for each in (
        rf"(?:write|draft|compose|rewrite|proofread|formulate|make|create|prepare|design|come up with|build|put together)(?: me| us)? (?!.*\b(?:with|of|by|per) (?:sales|revenue|orders|each))[\w' -]{{0,30}}?\b{_TEXTS}\b.{{0,80}}",
        rf"translate .*\b(?:(?:in)?to {_LANGUAGES}|this|that|text|message|mail|letter|invoice|contract|document)\b.*",
        r"(?:book|reserve|schedule|arrange|organi[sz]e|set up|put) .*\b(?:meetings?|rooms?|calls?|table for|flights?|hotels?|slots?|appointments?|taxi|alerts?|reservations?|interviews?|calendar|lunch|dinner)\b.*",
        r"make (?:me |us )?a reservation.*|remind (?:me|us|him|her|them|everyone|everybody) (?!how\b|what\b|which\b|who\b|when\b|of\b|where\b).+",
        r"(?:call|ring|phone|inform|notify|write to|text|chase) (?:the|my|our|him|her|them|mr|mrs|ms|all|every\w*) .{2,60}|(?:call|ring|phone) (?:the|my|our|him|her|them) \w+",
        r"(?:send|forward|mail|e-?mail|post|fax) (?!me\b|us\b)(?:him|her|them|all|every\w*|the|an?|this|that|it|our|my|mr|mrs|ms)\b.*",
        r"(?:draw|paint|sketch|sing|dance|cook|bake|photograph|navigate|refactor|debug|reboot|restart|install|back up|run a backup|wake|wire|do my|play some|find me an? (?:picture|photo|photographer|restaurant))\b(?! up).*",
        r"(?:order|buy) (?:me|us) .+|order (?:an? |some |new |more )(?:pizza|bulbs|lunch|coffee|taxi|paper|pens|flowers|food|cake)\b.*",
        r"summari[sz]e (?:this|that|the (?:article|document|mail|e-mail|pdf|page|meeting))\b.*|print (?:this|that|it)\b.*|export (?:everything|all|it|this|that) to .*",
        r"tell (?:all|every\w*|the (?:shops|stores|team|supplier|customer|managers?|others)|him|her|them) .{3,60}|(?:open|file|lodge) a (?:complaint|ticket|claim) with .*",
        r"https?://\S+|\S+ https?://\S+|fyi https?://\S+",
    )
)
_WORLD = tuple(
    re.compile(rf"(?:so|and|hey|btw|do you (?:happen to )?know|any idea|tell me)?,? ?(?:{each})")
    for each in (
        r"(?:what|how)(?:'s| is| will| was| about)? (?:the |teh )?weather(?: (?:be|like|going to be))*\b.{0,40}|(?:weather|forecast) (?:today|tomorrow|in \w+|this weekend|for tomorrow)",
        r"(?:if |whether )?(?:will it|is it going to|does it|is it gonna) (?:rain|snow|freeze|hail|storm|be (?:sunny|hot|cold|warm|windy|nice|dry))\b.{0,50}|will this (?:summer|winter|spring|autumn) be .{2,30}",
        r"who(?:'s| is| was| are) (?:the )?(?:current )?(?:mayor|president|king|queen|chancellor|prime minister|pope|ceo) of .{2,40}",
        r"what(?:'s| is) the (?:capital|population|currency) of .{2,40}",
        r"(?:who|did \w+)(?:'s| is| did)? ?(?:won?|win|winning|gonna win|going to win|will win) (?:the )?(?:match|game|cup|final|league|champions league|world cup|election|last night|race).{0,30}",
        r"(?:when|what day) (?:is|are) (?:easter|christmas|black friday|cyber monday|ramadan|mother'?s day|father'?s day|carnival|the next (?:bank|public) holiday)\b.{0,30}|is (?:tomorrow|today|monday|friday) a (?:bank|public) holiday.{0,30}",
        r"how do (?:you|i|we) spell .{1,30}|what(?:'s| is) the (?:meaning|sense) of life|what(?:'s| is) the (?:minimum wage|statutory .{3,40}|square root of .{1,20})(?: in \w+)?(?: now| today)?",
        r"(?:what(?:'s| is) (?:the |teh )?|any )(?:(?:latest|new|newest|big|today's) )*(?:news|headlines?)\b(?! (?:customers?|orders?|products?)).{0,50}",
        r"(?:is|are) (?:there )?(?:any )?(?:much )?(?:snow|ice|fog|rain|a storm)\b.{0,50}|(?:is|will) it (?:be )?(?:raining|snowing|sunny|cold|hot|warm|windy)\b.{0,50}",
        r"(?:what|how)(?:'s| is) (?:the )?(?:traffic|euribor|dollar rate|ecb base rate|oil price|bitcoin)\b.{0,40}|(?:what|how) (?:is|did) the (?:dax|dow|nasdaq|euro|dollar)\b.{0,40}",
    )
)

_WHO_SEES = tuple(
    re.compile(rf"(?:so|and|but|hey|btw)?,? ?(?:{each})")
    for each in (
        r"(?:is|are|will) (?:my|our|this|these|the|what) (?:questions?|messages?|chats?|conversations?|i ask(?: you)?|i type) "
        r"(?:be )?(?:visible|private|confidential|public|shown|shared|stored|saved|logged|kept|seen|read|recorded)\b.{0,40}",
        r"(?:can|could|will|does|do) (?:my |our |the )?(?:boss|manager|others|other people|anyone|anybody|everyone|everybody|"
        r"colleagues|hr|people) (?:else )?(?:see|read) (?:what (?:i|we)|my|our|this|these)\b.{0,40}",
    )
)
"""Asks who sees what the bot is told."""
_NARROWED = re.compile(r"\b(?:in|from|since|during|between|with|without|who|that|which|where|whose|named|called)\b")
"""Words that narrow a topic down to some of its rows: a question for data."""
Named = Callable[[str], bool]


def by_wording(
    clauses: tuple[str, ...], whole: str, schema: Schema, asks_for_data: Named
) -> tuple[HelpKind, tuple[Element, ...]] | None:
    """What a message is by its wording, and what of the data it is about; None for what may ask for data.

    `asks_for_data` says of a clause whether words of figures, periods or cells stand in it.
    """
    for text in dict.fromkeys((whole, *clauses)):
        others = [clause for clause in clauses if clause != text and clause not in text]
        if text != whole and any(map(asks_for_data, others)):
            continue
        if found := _of(text, schema, asks_for_data):
            return found
    return None


def _of(text: str, schema: Schema, asks_for_data: Named) -> tuple[HelpKind, tuple[Element, ...]] | None:
    if any(job.fullmatch(text) for job in _JOBS):
        return HelpKind.JOB, ()
    if any(each.fullmatch(text) for each in _WHO_SEES):
        return HelpKind.ABOUT, ()
    if any(world.fullmatch(text) for world in _WORLD):
        return HelpKind.WORLD, ()
    for definition in _DEFINITIONS:
        match = definition.fullmatch(text)
        about = topic(next(filter(None, match.groupdict().values()), ""), schema) if match else ()
        if about:
            return HelpKind.DEFINITION, about
    if _A_WORD.fullmatch(text):
        return HelpKind.DEFINITION, ()
    for browsing in _BROWSE:
        match = browsing.fullmatch(text)
        if match is None:
            continue
        said_topic = match.groupdict().get("topic") or ""
        about_text = said_topic or text
        if topic(about_text, schema) or not (_NARROWED.search(said_topic) or asks_for_data(about_text)):
            return HelpKind.BROWSE, mentioned(about_text, schema)
    return None
