"""Kinds of messages that are no data question, told by their words: patterns for a whole message or a clause of it.

Each pattern is written for what nobody means as a data question; what is unsure matches none, and goes on.
"""

from __future__ import annotations

import re
from re import Pattern

_WE = r"(?:you|we|i|u|there|this|it)"
_STORED = (
    r"(?:tables?|views|data ?sets?|data sources?|schemas?|columns|fields|attributes|data|information|info|details)"
)
_LEAD = (
    r"(?:(?:(?:can|could|would|will) (?:i|we|you) |(?:i|we)(?:'d| would)? (?:also )?(?:need|want|like|love|wish)(?: to)? |"
    r"(?:i|we)(?:'m| am|'re| are) (?:looking for|after|interested in) |please |just |let me |let's )*"
    r"(?:(?:get|have|see|give|show|tell|send|find|share|know|hear|surprise)(?: me| us)?(?: with)? )?(?:do you have |got |have you got )?)"
)
_NICE = (
    r"(?:nice|interesting|useful|cool|good|great|fun|funny|new|exciting|important|relevant|surprising|noteworthy|else|"
    r"juicy|insightful|helpful|key|latest|quick|business|growth|general|basic|main|more|fresh|recent|random|valuable)"
)
_FIGURES = (
    r"(?:numbers?|figures?|data|stats|statistics|insights?|information|info|kpis?|metrics|facts?|reports?|overview|analysis|"
    r"analytics|summary|dashboard|ideas?|charts?|graphs?|results?|trends?|highlights?)"
)

HELP = re.compile(
    r"(?:(?:and|so|but|then|ok|well|also) )*(?:"
    r"what (?:else |all |exactly |things? )*(?:can|could|do|would) (?:you|u|this(?: bot| thing| app| tool)?|candor|it|the bot)(?: actually)? "
    r"(?:do|help(?: me| us)?(?: with| out with)?|answer|tell me|offer|know how to do)(?: for (?:me|us)| here)?"
    r"|what (?:else )?(?:can|could|should|may|do) (?:i|we) (?:ask|do|say|type|query|use you for)(?: (?:you|here|about|for|with (?:you|this|it)|candor))*"
    r"|what (?:kinds?|sorts?|types?) of (?:things?|questions?|info(?:rmation)?|data|stuff|queries|requests|help) (?:(?:can|could|may) (?:you|i|we)(?: actually)? (?:ask|do|help|answer|get|look|find|tell|handle|understand|give|show|look up)|do you (?:answer|understand|know|handle|take|support|do))(?: \w+){0,5}"
    r"|(?:what|which) questions (?:can|could|do|should|may) (?:you|i|we)(?: \w+){0,5}"
    r"|(?:[\w',-]+ ){0,12}(?:what|which|kinds?|sorts?|types?|overview|extent) (?:\w+ ){0,8}you(?:'re| are) (?:able|happy|ready) to "
    r"(?:support|provide|answer|handle|do|give|offer|show|tell)(?: \w+){0,4}"
    r"|how (?:do|does|can|should|would|could) (?:you|this|it|i|we|one|candor|the bot|this (?:thing|bot|app|tool))(?: actually| even)? "
    r"(?:work|function|(?:use|ask|talk to)(?: (?:this|you|it|candor|the bot|a|questions?|you (?:a )?questions?|this (?:thing|bot|app|tool)))*|(?:get )?start(?:ed)?|begin)(?: here)?"
    r"|how to (?:use|ask|start|work with)(?: (?:this|you|it|candor|the bot|a|questions?))*"
    r"|(?:can|could|would|will) (?:you|u|somebody|someone|anyone) (?:please )?help(?: (?:me|us))?(?: out)?(?: with (?:something|this|a question|data|my data))?"
    r"|/?help(?: me| us)?(?: out)?|(?:i|we) (?:need|want|could use) (?:some |a bit of |your )?help(?: with (?:something|this|it))?"
    r"|commands?|instructions?|manual|tutorial|faq|examples?|example questions?|(?:show|give) me (?:some |a few |an )?examples?(?: questions?| of questions?)?"
    r"|(?:who|what)(?: the hell| exactly)? (?:are|r) (?:you|u)(?: for| good at| good for| able to do)?|who (?:made|built|wrote|created) you"
    r"|what(?:'s| is) (?:this(?: (?:bot|thing|app|channel|tool))?|candor|your (?:name|job|purpose|role|function))(?: for| about| good for)?"
    r"|(?:introduce yourself|tell me about (?:yourself|you)|what's your name|where (?:do|should|can) (?:i|we) (?:start|begin))"
    r"|(?:can|could|may) (?:i|we) ask (?:you )?(?:about )?(?:anything|everything|whatever i want)(?: about the data)?"
    r"|(?:i am|i'm|im) (?:new|lost|stuck)(?: here| to this| with this)?"
    r")"
)
"""What can you do, how does this work: the whole clause."""

SMALL_TALK = re.compile(
    r"(?:how (?:are|r) (?:you|u|ya)(?: doing| feeling| today| this \w+| all)*|how(?:'s| is) (?:it going|life|your (?:day|week|weekend|morning)(?: going)?|things)|how (?:have you been|do you do|was your \w+)"
    r"|(?:what's|whats|wats|what is) up(?: \w+)?|w?sup|tell (?:me|us) (?:a|another|some) (?:good |funny |data )?(?:jokes?|story|poem|riddle)|sing(?: \w+){0,4}"
    r"|are you (?:a |an |still |even |really )*(?:human|robot|bot|real|ai|machine|person|there|here|alive|awake|ok|okay|happy|busy|married|tired|chatgpt|sure|conscious|sentient)(?: \w+){0,3}"
    r"|do you (?:like|love|dream|sleep|eat|drink|feel|have (?:feelings|a name|hobbies|friends|children))(?: \w+){0,4}"
    r"|(?:i )?(?:love|hate|miss|like) you(?: \w+){0,3}|(?:have|enjoy) (?:a |the |your )?(?:nice|good|great|lovely|wonderful)? ?(?:day|weekend|evening|one|week|night|lunch)(?: \w+){0,2}"
    r"|(?:good ?bye|bye(?: bye)?|see (?:you|ya)|see you (?:later|tomorrow|soon)|good night|talk (?:to you )?later|cya|ciao|so long|take care)(?: \w+){0,2}"
    r"|happy (?:birthday|friday|monday|new year|easter|holidays|christmas)(?: \w+){0,3}|merry christmas|good luck|congrat\w+|well done"
    r"|(?:lol|haha+|hehe+|rofl|lmao|wow|oh|oops|sorry|my bad|never ?mind|nvm|forget it|no worries|no problem|you're welcome|it's nothing)(?: \w+){0,1}"
    r"|(?:ok(?:ay)?|k|yes|yep|yeah|no|nope|sure|fine|right|alright|great|got it|i see|understood|noted|will do|makes sense|cool|nice|super|agreed|done)"
    r"|(?:this is (?:just )?a )?(?:test(?:ing)?(?: (?:test|message|123|1 2 3|one two three|please ignore))*|ping|knock knock|anyone (?:there|here)|you there|hello world)"
    r"|(?:what(?:'s| is) the weather|how(?:'s| is) the weather|will it rain|what time is it|what day is it)(?: \w+){0,4})"
)
"""Talk about nothing that data hold: the whole clause."""

TABLES = re.compile(
    r"(?:(?:and|so|also|hey) )*(?:"
    rf"(?:which|what)(?: kinds? of| sorts? of| types? of| sort of| kind of)?(?: all)?(?: the| your)? {_STORED}(?:,? (?:and|or|&) {_STORED})* "
    rf"(?:do|did|can|could|are|is|have|does)(?: {_WE}| your (?:database|system|tool|data))?(?: actually| currently| all)? "
    r"(?:have(?: access to)?|know(?: about| of)?|hold|keep|store|maintain|work with|got|contain|see|use|access|query|ask (?:you )?(?:about|for)|look (?:at|up|into)|exist|available|there|here|in there|connected(?: to)?|cover|search|read|offer)"
    r"(?: (?:access to|about|on|here|in here|in there|at all|for me|to me|there|to ask about|to query|in (?:the |this |your )?(?:database|db|warehouse|system|data)))*"
    rf"|(?:which|what) {_STORED} (?:exist|are there|is there)(?: (?:in (?:the |this |your )?(?:database|db|warehouse)|here))?"
    r"|(?:what|which) [\w ,]{0,30}\btables\b[\w ,.]{0,8} do (?:you|we) have(?: (?:data|information|info))?(?: (?:on|about|for))?"
    rf"|(?:can you |could you |please )*(?:show|list|give|tell|name)(?: me| us)?(?: all)?(?: of)?(?: the| your| our)?(?: available| existing| connected)? (?:tables|data ?sets|schema|data model|data dictionary|data sources|database (?:schema|structure)|table names)"
    r"(?: (?:you (?:have|know|can (?:see|access))|that (?:you (?:have|know)|exist|are there)|available|there are|(?:in|of) (?:the |this )?(?:database|db|warehouse)))*"
    r"|(?:the |your )?(?:database )?(?:schema|data dictionary|data model|tables|list of tables|table list|database structure|er diagram|erd)"
    r"|what (?:all )?do you (?:actually )?know(?: about)?(?: (?:everything|the data|our (?:data|business|company)))?"
    r"|(?:what|which) data (?:is|are) (?:this|these|that|it|your answers?) (?:based on|from)|what(?:'s| is) in (?:the|this|your) (?:data|database|db|warehouse|schema)"
    r"|where (?:do|does) (?:your|the) (?:data|numbers|figures|information) come from"
    r")(?:,? (?:and|&) how (?:are|do|can) (?:they|these|those|the tables)[\w ]{0,40})?"
)
"""What tables are there: the whole message, or its first clause."""

_ABOUT = [
    rf"what (?:all |else |exactly )*(?:kinds? of |sorts? of )?(?:{_STORED} |can )?(?:do |can |have |did )?(?:you|we)(?: actually| currently)? "
    rf"(?:got|have|know|hold|store|keep|track|record|see|collect|tell (?:me|us))(?: any| all)?(?: {_STORED}| anything| stored| saved)? (?:about|on|for|regarding|of|around) (?P<topic>.+)",
    rf"(?:do|did|have) (?:you|we)(?: actually)? (?:have|know|hold|store|got|keep|track)(?: any| some| all)?(?: {_STORED}| anything| something) (?:about|on|for|regarding) (?P<topic>.+)",
    rf"(?:do|did|have) (?:you|we)(?: actually)? (?:have|hold|got|store|keep|track)(?: any| a| an| some)? (?P<topic>.+) {_STORED}",
    rf"(?:what|which) {_STORED} (?:is|are) (?:there|available|stored|held) (?:about|on|for|regarding) (?P<topic>.+)",
    r"what(?:'s| is| are) (?:all )?(?:in|inside|stored in|contained in|part of) (?P<topic>.+)",
    rf"what(?:'s| is| are)? (?:the )?{_STORED} (?:are |is |does |do )?(?:there )?(?:in|of|for|inside) (?P<topic>.+)",
    r"what (?:does|do) (?P<topic>.+) (?:contain|hold|include|look like|mean|consist of|stand for)",
    r"what (?:is|are) (?P<topic>[a-z0-9]+_[a-z0-9_]+)",
    rf"(?:which|what) {_STORED} (?:does|do|has|have|are in|is in|are there in|are there for|belong to|of) (?P<topic>.+?)(?: have| contain| has| hold)?",
    rf"what (?P<topic>.+?) {_STORED} (?:do|can) (?:you|we)(?: actually)? (?:have|hold|know|store|keep|see|track)(?: in there| there| here| stored| on file)?",
    rf"(?:which|what) {_STORED} (?:do|can) (?:you|we|i) (?:use|have|need|look at)(?: for| about| on) (?P<topic>.+?)(?:,? and (?:what|which) (?:fields|columns) (?:are|do) [\w ]{{1,20}})?",
    r"(?:please |can you |could you )*(?:describe|explain|desc|tell (?:me|us) about|show (?:me |us )?the (?:columns|fields|structure|schema) (?:of|in|for))(?: the)? (?P<topic>(?:table|column|view) .+|.+ (?:table|column|view))",
    r"(?:please |can you |could you )*(?:show|list|give|tell)(?: me| us)?(?: all)?(?: the)? (?:columns|fields|structure|schema|attributes) (?:of|in|for|from) (?P<topic>.+)",
    r"(?:columns|fields|structure|schema|attributes) (?:of|in|for|from) (?P<topic>.+)",
    r"(?P<topic>.+) (?:columns|fields|structure|schema)",
    r"(?:describe|desc) (?P<topic>[a-z0-9_.]+)",
]
ABOUT: tuple[Pattern[str], ...] = tuple(re.compile(rf"(?:(?:and|so|also) )*{each}") for each in _ABOUT)
"""What do you have about a topic: the whole message. Only a topic that is nothing but a table or column counts."""

VAGUE: tuple[Pattern[str], ...] = (
    re.compile(
        r"(?:i|we) (?:need|want|could use|would like|am looking for|are looking for) (?:an? |some |any |your )?(?:\w+ ){0,2}"
        r"(?:ideas?|inspiration|advice|tips?|suggestions?)(?: (?:for|on|about) (?P<topic>[\w' ]{1,40}))?"
    ),
    re.compile(rf"{_LEAD}(?:something|anything|sth) (?:about|on|regarding) (?P<topic>[\w' ]{{1,40}})"),
    re.compile(
        rf"{_LEAD}(?:something|anything|sth) (?:{_NICE} ?)+(?:(?:about|on|from|in|regarding|around|with) (?P<topic>[\w' ]{{1,40}}?))?(?: for (?:the |my |our |a )?[\w' ]{{1,30}})?"
    ),
    re.compile(
        rf"{_LEAD}(?:some|any|a few|a couple of|more)(?: {_NICE})* {_FIGURES}(?: (?:please|today|now|for (?:me|us|today|(?:the|my|our|a) [\w ]{{1,25}})))*"
    ),
    re.compile(
        rf"{_LEAD}(?:some |any )?(?:{_NICE} )*(?:insights?|ideas?) (?:about|on|into|regarding) (?P<topic>[\w' ]{{1,40}})"
    ),
    re.compile(
        rf"(?:give|show|send|get)(?: me| us) (?:(?:a|an|the|your|our|all)(?: the)? )?(?:{_NICE} )*{_FIGURES}|(?:i|we) (?:need|want) (?:a |an |the |all the )?(?:{_NICE} )*{_FIGURES}"
    ),
    re.compile(
        r"how (?:are|is) (?:we|things|everything|business|the business|the company)(?: all)?(?: doing| going| looking| performing)?(?: (?:today|lately|so far|right now))?"
        r"|how(?:'s| is) (?:business|everything)(?: going| doing)?|anything (?:new|i should know|interesting|to report|notable)(?: today| lately)?|what(?:'s| is) (?:new|happening|going on|interesting)(?: \w+)?|surprise me"
        r"|(?:i have|i've got|i've|got) (?:a |another |one more |some )?(?:quick |small |short |data )?questions?(?: for you| about (?:the |our |my )?data)?|(?:can|could|may) i ask (?:you )?(?:a (?:quick )?question|something)(?: about (?:the |our )?data)?"
        r"|(?:i|we) (?:need|want|would like|'d like)(?: to (?:know|see|find|look (?:at|up)))? (?:something|stuff|data|information|things)(?: from you)?"
        r"|(?:so |and |ok )?what (?:should|shall|ought) (?:we|i)(?: to)? (?:do|sell|order|re-?order|buy|stock|change|improve|drop|cut|try|focus on|work on|look (?:at|into)|worry about)(?: (?:next|now|first|more of|less of|about (?:it|that|this)|here|this (?:week|month|year)|today|tomorrow))*"
    ),
)
"""A wish for "some numbers" of nothing in particular: the whole message."""

_THIS = r"(?:that|this|it|these|those|(?:your|the|that|this|these|those)(?: last| first| previous| whole)? (?:answers?|results?|numbers?|figures?|totals?|counts?|list|table|query|sql|data|chart|one|reply|response|\w+ (?:number|figure|total|answer|result)))"
_BE = r"(?:'s| is| was| are| were| looks?| seems?| sounds?| feels?| can't be| cannot be| isn't| is not| aren't| wasn't| doesn't (?:look|seem|sound)| does not (?:look|seem|sound)| don't (?:look|seem)| do not (?:look|seem)| must be| has to be| should be)"
_HM = r"(?:(?:no|nope|hm+|well|sorry|ok|okay|but|i think|i believe|i fear|i'm afraid|actually|wait|uh|oh|ah|and|so|yes|yeah|sadly|unfortunately|whoa|wow|ugh|huh)(?: |$))*"
_JUDGED = (
    r"(?:wrong|incorrect|right|correct|off|bad|false|nonsense|rubbish|garbage|true|perfect|great|good|helpful|useful|useless|awesome|amazing|excellent|brilliant|impossible|fine|spot on|"
    r"weird|strange|odd|suspicious|plausible|implausible|not it|the wrong (?:\w+ ?){1,2}|what i (?:get|got|wanted|needed|asked(?: for)?|meant|expected|see|have|was (?:looking for|after))(?: in \w+| for)?|exactly it|it|nice|super|cool|interesting|a mistake|an error|mistaken|broken|outdated|out of date|too (?:high|low|many|few|much|little|big|small))"
)
FEEDBACK: tuple[Pattern[str], ...] = (
    re.compile(
        rf"{_HM}{_THIS}{_BE}(?: (?:totally|completely|just|clearly|definitely|so|really|quite|a|bit|little|not|still|all|very|exactly|way|far|absolutely|certainly|simply|also|plain|probably|somehow|much))* {_JUDGED}(?: \w+){{0,2}}"
    ),
    re.compile(
        rf"{_HM}(?:your|the|this|that) [\w ]{{1,30}} (?:is|are|was|were|looks?|seems?)(?: about| around| way| far| much| a bit| percent| [\d.,]+k?m?%?)* too (?:high|low|many|few|big|small|much|little)(?: \w+){{0,3}}"
    ),
    re.compile(
        rf"{_HM}{_THIS} (?:doesn't|does not|don't|do not|didn't|can't|cannot) (?:look|seem|sound|match|fit|add up|agree|tie|reconcile|make|help|work|answer)(?: \w+){{0,6}}"
    ),
    re.compile(
        rf"{_HM}{_THIS} (?:exactly |perfectly |nicely )?(?:match(?:es)?|agrees?|ties?|reconciles?|fits?|checks? out|adds? up|makes? sense|helps?)(?: (?!in\b|by\b|per\b)\w+){{0,8}}"
    ),
    re.compile(
        rf"{_HM}(?:wrong|incorrect|not (?:right|correct|true|it|what i (?:meant|asked(?: for)?|wanted))|nonsense|rubbish|useless|perfect|great|awesome|excellent|brilliant|correct|exactly|nice(?: one| work| job)?|good (?:job|bot|work|answer|one|stuff)|well done|bad (?:bot|answer)|spot on|very (?:good|nice|helpful|useful)|super helpful|amazing|love it|"
        r"wrong (?:answer|number|result|table|column|again)|you(?:'re| are) (?:wrong|right|mistaken|great|awesome|the best|amazing|useless|a lifesaver|a star|brilliant)(?: \w+){0,3}|you (?:got (?:it|that) (?:wrong|right)|misunderstood(?: \w+){0,3}|made a mistake|are making (?:this|things) up)|try again|i don't (?:believe|trust) (?:that|this|it|you))"
    ),
    re.compile(
        rf"{_HM}i (?:get|got|counted|count|see|have|had|expected|calculated) (?:a |way |far |much )?(?:different|more|less|fewer|other)(?: \w+){{0,7}}"
    ),
)
"""What a person says of an answer: a whole clause."""
