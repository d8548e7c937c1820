"""The words that the sample warehouse's rows are made of; the question log takes its literals from here."""

from datetime import date

FIRST_DAY = date(2023, 1, 1)
LAST_DAY = date(2026, 10, 31)
ASKED_ON = date(2026, 11, 21)  # the day to which "last quarter" and its like refer

REGIONS = [
    ("North", "Germany"),
    ("South", "Germany"),
    ("Iberia West", "Portugal"),
    ("Iberia East", "Spain"),
    ("Benelux", "Netherlands"),
    ("Alpine", "Austria"),
]
# store: (city, index of the region); three cities have two stores
STORES = [
    ("Hamburg", 0), ("Berlin", 0), ("Bremen", 0), ("Kiel", 0), ("Berlin", 0),
    ("Munich", 1), ("Stuttgart", 1), ("Nuremberg", 1), ("Munich", 1),
    ("Lisbon", 2), ("Porto", 2), ("Braga", 2), ("Lisbon", 2),
    ("Madrid", 3), ("Barcelona", 3), ("Valencia", 3), ("Zaragoza", 3),
    ("Amsterdam", 4), ("Rotterdam", 4), ("Utrecht", 4),
    ("Vienna", 5), ("Graz", 5), ("Salzburg", 5), ("Linz", 5),
]  # fmt: skip
CLOSED_STORES = (7, 16, 22)  # their places in `STORES`
STORE_SUFFIXES = ["Central", "Harbour", "Market", "Old Town", "Riverside", "Arcade", "Station", "Gardens"]
STORE_FORMATS = ["Flagship", "Mall", "Outlet", "Express"]
CITIES = list(dict.fromkeys(city for city, _ in STORES))
BIRTH_CITIES = [*CITIES, "Paris", "Milan", "Prague", "Krakow", "Dublin", "Athens"]
COUNTRIES = ["Germany", "Portugal", "Spain", "Netherlands", "Austria", "Italy", "Poland", "Vietnam", "China",
             "Turkey"]  # fmt: skip
DEPARTMENTS = ["Sales", "Marketing", "Logistics", "Finance", "Purchasing", "Customer Service", "IT", "Design",
               "Legal"]  # fmt: skip
JOB_TITLES = ["Sales Associate", "Store Manager", "Cashier", "Analyst", "Buyer", "Driver", "Team Lead",
              "Engineer", "Accountant", "Designer"]  # fmt: skip
SEGMENTS = ["Consumer", "Corporate", "Small Business"]
OLD_SEGMENTS = ["CONS", "CORP", "SMB"]
TIERS = ["Bronze", "Silver", "Gold", "Platinum"]
STATUSES = ["Completed", "Shipped", "Pending", "Cancelled"]
CHANNELS = ["Online", "Store", "Phone"]
METHODS = ["Card", "Cash", "Invoice", "PayPal", "Gift Card"]
REASONS = ["Damaged", "Wrong Size", "Late Delivery", "Changed Mind", "Not as Described", "Wrong Item"]
BRANDS = ["Norvik", "Alba", "Terrano", "Lumina", "Pinewood", "Casa Verde", "Quill", "Sorrel", "Brightly",
          "Hearth"]  # fmt: skip
# category: its product nouns
CATEGORIES = {
    "Furniture": ["Desk", "Bookcase", "Armchair", "Wardrobe", "Bed Frame"],
    "Kitchen": ["Kettle", "Toaster", "Frying Pan", "Knife Set", "Blender"],
    "Lighting": ["Floor Lamp", "Table Lamp", "Light Strip", "Lantern", "Chandelier"],
    "Textiles": ["Blanket", "Curtain", "Cushion", "Rug", "Towel"],
    "Garden": ["Hose", "Planter", "Parasol", "Deck Chair", "Lawn Mower"],
    "Office": ["Notebook", "Stapler", "Monitor Stand", "Whiteboard", "Desk Pad"],
    "Bathroom": ["Mirror", "Soap Dish", "Shower Curtain", "Laundry Bin", "Scale"],
    "Toys": ["Puzzle", "Building Blocks", "Kite", "Board Game", "Plush Bear"],
    "Outdoor": ["Tent", "Backpack", "Sleeping Bag", "Camping Stove", "Water Bottle"],
    "Electronics": ["Speaker", "Headphones", "Smart Plug", "Webcam", "Power Bank"],
}
SUPPLIER_WORDS = ["Meridian", "Atlas", "Baltic", "Coral", "Delta", "Ember", "Falcon", "Granite", "Harbor", "Indigo",
                  "Juniper", "Kestrel", "Lagoon", "Maple", "Nimbus", "Onyx"]  # fmt: skip
SUPPLIER_KINDS = ["Trading", "Works", "Goods"]
FIRST_NAMES = [
    "Ana", "Ben", "Carla", "David", "Elena", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Karin", "Lucas",
    "Marta", "Nils", "Olga", "Pedro", "Quinn", "Rosa", "Simon", "Tessa", "Uwe", "Vera", "Willem", "Xenia",
    "Yara", "Zoe", "Anton", "Bianca", "Clara", "Dario", "Emil", "Fatima", "Goran", "Helena", "Igor", "Julia",
    "Klara", "Leon", "Mila", "Noah", "Otto", "Paula", "Rafael", "Sofia", "Tomas", "Ursula", "Viktor", "Wanda",
    "Amir", "Beata", "Cem", "Dora", "Erik", "Flora", "Gil", "Hanna", "Ivan", "Jana", "Kai", "Lena",
]  # fmt: skip
LAST_NAMES = [
    "Almeida", "Bauer", "Costa", "Duarte", "Engel", "Ferreira", "Garcia", "Huber", "Ibarra", "Jansen", "Keller",
    "Lopez", "Meyer", "Navarro", "Oliveira", "Pinto", "Quiroga", "Ramos", "Schmidt", "Torres", "Ulrich",
    "Vargas", "Weber", "Ximenes", "Young", "Zimmer", "Arnold", "Becker", "Castro", "Dias", "Esteves", "Fischer",
    "Gruber", "Hofmann", "Iglesias", "Jung", "Koch", "Lang", "Martin", "Neumann", "Ortega", "Peeters",
    "Queiroz", "Richter", "Santos", "Teixeira", "Urban", "Visser", "Wagner", "Xavier", "Yilmaz", "Ziegler",
    "Andrade", "Brandt", "Cruz", "Dekker", "Eder", "Fuchs", "Gomes", "Haas", "Iversen", "Jimenez", "Krause",
    "Lima", "Moreno", "Novak", "Otte", "Pereira", "Roth", "Silva", "Thomas", "Vogel",
]  # fmt: skip


def store_names() -> list[str]:
    """Return the 24 store names in the order of `STORES`."""
    return [f"{city} {STORE_SUFFIXES[(3 * i) % 8]}" for i, (city, _) in enumerate(STORES)]


def product_names() -> list[tuple[str, str, str]]:
    """Return (product name, category, brand) for all products: no brand sells in every category."""
    return [
        (f"{brand} {noun}", category, brand)
        for c, (category, nouns) in enumerate(CATEGORIES.items())
        for n, noun in enumerate(nouns)
        for b, brand in enumerate(BRANDS)
        if (3 * b + 7 * c) % 10 >= 3 and (b + 2 * n + 3 * c) % 10 < 8
    ]
