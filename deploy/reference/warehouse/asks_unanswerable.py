"""Intents that the data cannot answer, each with what is missing."""

# One intent reads as one block:
# fmt: off

from collections.abc import Sequence

from deploy.reference.warehouse import slots as s
from deploy.reference.warehouse.slots import AskedIntent, SlotFilling


def _no(reason: str, *wordings: str, fills: int = 1, asks: int = 3, **slots: Sequence[str | SlotFilling]) -> AskedIntent:
    return AskedIntent(wordings, reason=reason, slots=slots, fills=fills, asks=asks)


INTENTS = [
    _no("no stock levels are kept", "How many units of {product} are in stock?", "stock of {product}",
        "current inventory for {product}", fills=6, product=s.PRODUCT),
    _no("no stock levels are kept", "Which products are out of stock?", "what is sold out right now?", "list items with zero inventory"),
    _no("no weather data is kept", "What was the weather in {city} {period}?", "how many rainy days in {city} {period}?",
        fills=5, asks=2, city=s.CITY, period=s.MONTHS),
    _no("no marketing campaigns are kept", "How much did our ad campaigns cost {period}?", "marketing spend {period}",
        "which campaign performed best {period}?", fills=4, period=s.QUARTERS),
    _no("no web traffic is kept", "How many visitors did the web shop have {period}?", "website visits {period}",
        "page views of the web shop {period}", fills=5, period=s.PERIODS),
    _no("no web traffic is kept", "What is the conversion rate of the web shop?", "bounce rate of the home page",
        "how many carts were abandoned?"),
    _no("no customer satisfaction is kept", "What was our net promoter score {period}?", "average customer satisfaction {period}",
        "nps {period}", fills=4, period=s.QUARTERS),
    _no("no product reviews are kept", "What is the average review of the {product}?", "star rating of {product}",
        "how many reviews does the {product} have?", fills=6, product=s.PRODUCT),
    _no("customers have no gender", "How many female customers live in {city}?", "share of men among {city} customers",
        fills=4, asks=2, city=s.CITY),
    _no("employees have no age or date of birth", "What is the average age of employees in {department}?",
        "how old are the people in {department}?", "oldest employee of {department}", fills=5, department=s.DEPARTMENT),
    _no("employees have no phone number", "What is the phone number of {store}?", "telephone of the store {store}",
        fills=4, asks=2, store=s.STORE),
    _no("no opening hours are kept", "When does {store} open on Sundays?", "opening hours of {store}", "how late is {store} open?",
        fills=5, store=s.STORE),
    _no("no rents are kept", "How much rent do we pay for {store}?", "monthly rent {store}", "rent per square metre of {store}",
        fills=5, store=s.STORE),
    _no("no profit or operating cost of stores is kept", "What was the net profit of {store} {period}?", "EBIT of {store} {period}",
        fills=5, asks=2, store=s.STORE, period=s.QUARTERS),
    _no("no energy use is kept", "How much electricity did {store} use {period}?", "energy consumption of {store} {period}",
        fills=4, asks=2, store=s.STORE, period=s.QUARTERS),
    _no("no sick leave is kept", "How many sick days did {department} have {period}?", "absences in {department} {period}",
        fills=5, asks=2, department=s.DEPARTMENT, period=s.QUARTERS),
    _no("no working hours are kept", "How much overtime did {department} work {period}?", "overtime hours {department} {period}",
        fills=5, asks=2, department=s.DEPARTMENT, period=s.QUARTERS),
    _no("no training records are kept", "Which employees took the safety training?", "who has finished the onboarding course?",
        "training completion rate"),
    _no("no salary history is kept", "How much did salaries of {job} rise {period}?", "pay rise of {job} {period}", fills=4, asks=2,
        job=s.JOB, period=s.YEARS),
    _no("no competitors are kept", "What is our market share in {country}?", "market share {country}",
        "how do we compare with competitors in {country}?", fills=4, country=s.REGION_COUNTRY),
    _no("no forecasts are kept", "What will sales be next quarter?", "sales forecast for 2027", "expected revenue next year"),
    _no("no targets are kept", "Did {store} reach its sales target {period}?", "target vs actual for {store} {period}", fills=5, asks=2,
        store=s.STORE, period=s.QUARTERS),
    _no("no delivery addresses or carriers are kept", "Which carrier delivers most of our orders?", "orders shipped with DHL",
        "share of parcels by carrier"),
    _no("no support tickets are kept", "How many support tickets were opened {period}?", "open complaints {period}",
        "average time to resolve a ticket {period}", fills=5, period=s.MONTHS),
    _no("no coupons are kept", "How many coupons were redeemed {period}?", "voucher codes used {period}", fills=4, asks=2,
        period=s.QUARTERS),
    _no("products have no colours or sizes", "Which colours does the {product} come in?", "how many red {product} were sold?",
        fills=5, asks=2, product=s.PRODUCT),
    _no("products have no weight", "How heavy is the {product}?", "weight of {product} in kg", fills=5, asks=2, product=s.PRODUCT),
    _no("no emissions are kept", "What is the carbon footprint of {brand} products?", "CO2 per unit for {brand}", fills=4, asks=2,
        brand=s.BRAND),
    _no("suppliers have no contacts", "Who is our contact at the supplier of {product}?", "phone number of the supplier of {product}",
        fills=4, asks=2, product=s.PRODUCT),
    _no("no contracts are kept", "When does the contract with our {country} suppliers end?",
        "contract terms of suppliers in {country}", fills=4, asks=2, country=s.COUNTRY),
    _no("no shares or stock market data are kept", "What is our share price today?", "stock price of the company", "our market value"),
    _no("no bank accounts are kept", "How much cash do we have in the bank?", "current account balance", "liquidity this week"),
    _no("no taxes are kept", "How much VAT did we pay {period}?", "tax paid {period}", fills=4, asks=2, period=s.QUARTERS),
    _no("no shoplifting is kept", "How much was stolen at {store} {period}?", "shrinkage at {store} {period}", fills=4, asks=2,
        store=s.STORE, period=s.QUARTERS),
    _no("not a question about data", "Can you book a meeting room for tomorrow?", "please order lunch", "remind me to call Ana"),
    _no("not a question about data", "Write a poem about our stores", "tell me a joke", "what should I do with my life?"),
]
