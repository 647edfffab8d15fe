"""The tables of docs/fairness.md, typed in as data. Multipliers are hundredths of the stake."""

from __future__ import annotations

from typing import Dict, List, NamedTuple, Tuple

# Tiers of each wheel, from the highest to the losing one: (hundredths, how many segments).
WHEEL_TIERS: Dict[Tuple[str, int], List[Tuple[int, int]]] = {
    ("low", 10): [(150, 1), (120, 7), (0, 2)],
    ("low", 20): [(200, 1), (170, 2), (120, 12), (0, 5)],
    ("low", 30): [(300, 1), (170, 3), (120, 18), (0, 8)],
    ("low", 40): [(400, 1), (170, 4), (120, 24), (0, 11)],
    ("low", 50): [(500, 1), (170, 5), (120, 30), (0, 14)],
    ("medium", 10): [(300, 1), (240, 1), (150, 3), (0, 5)],
    ("medium", 20): [(480, 1), (300, 2), (150, 6), (0, 11)],
    ("medium", 30): [(720, 1), (300, 3), (150, 9), (0, 17)],
    ("medium", 40): [(960, 1), (300, 4), (150, 12), (0, 23)],
    ("medium", 50): [(1200, 1), (300, 5), (150, 15), (0, 29)],
    ("high", 10): [(990, 1), (0, 9)],
    ("high", 20): [(1980, 1), (0, 19)],
    ("high", 30): [(2970, 1), (0, 29)],
    ("high", 40): [(3960, 1), (0, 39)],
    ("high", 50): [(4950, 1), (0, 49)],
}

# From the edge to the centre; the other half is the mirror image.
PLINKO_HALF_ROWS: Dict[Tuple[int, str], List[int]] = {
    (8, "low"): [562, 210, 110, 100, 50],
    (8, "medium"): [1304, 301, 130, 70, 40],
    (8, "high"): [2900, 399, 150, 30, 20],
    (9, "low"): [564, 200, 160, 100, 70],
    (9, "medium"): [1800, 400, 169, 90, 50],
    (9, "high"): [4293, 699, 200, 60, 20],
    (10, "low"): [888, 300, 140, 110, 100, 50],
    (10, "medium"): [2203, 500, 201, 140, 60, 40],
    (10, "high"): [7598, 997, 300, 90, 30, 20],
    (11, "low"): [836, 300, 190, 130, 100, 70],
    (11, "medium"): [2398, 598, 300, 180, 70, 50],
    (11, "high"): [12001, 1400, 517, 140, 40, 20],
    (12, "low"): [1000, 298, 161, 140, 110, 100, 50],
    (12, "medium"): [3298, 1102, 400, 200, 110, 60, 30],
    (12, "high"): [16996, 2397, 807, 200, 70, 20, 20],
    (13, "low"): [814, 400, 300, 190, 120, 90, 70],
    (13, "medium"): [4298, 1302, 600, 300, 130, 70, 40],
    (13, "high"): [26008, 3700, 1099, 399, 100, 20, 20],
    (14, "low"): [708, 400, 190, 140, 130, 110, 100, 50],
    (14, "medium"): [5806, 1503, 700, 400, 190, 100, 50, 20],
    (14, "high"): [41996, 5600, 1802, 500, 190, 30, 20, 20],
    (15, "low"): [1501, 799, 300, 200, 150, 110, 100, 70],
    (15, "medium"): [8796, 1802, 1100, 500, 300, 130, 50, 30],
    (15, "high"): [62006, 8301, 2700, 799, 300, 50, 20, 20],
    (16, "low"): [1594, 903, 200, 140, 140, 120, 110, 100, 50],
    (16, "medium"): [11006, 4101, 1003, 500, 300, 150, 100, 50, 30],
    (16, "high"): [99972, 13000, 2602, 901, 400, 200, 20, 20, 20],
}

# By risk and how many numbers were picked: the multiplier for 0, 1, 2, … hits.
KENO_PAYS: Dict[Tuple[str, int], List[int]] = {
    ("classic", 1): [0, 396],
    ("classic", 2): [0, 189, 456],
    ("classic", 3): [0, 99, 313, 1041],
    ("classic", 4): [0, 81, 178, 502, 2226],
    ("classic", 5): [0, 24, 140, 414, 1662, 3596],
    ("classic", 6): [0, 0, 100, 368, 701, 1655, 3997],
    ("classic", 7): [0, 0, 46, 300, 458, 1400, 3095, 5731],
    ("classic", 8): [0, 0, 0, 220, 400, 1298, 2202, 5530, 6999],
    ("classic", 9): [0, 0, 0, 155, 300, 801, 1500, 4397, 5995, 8541],
    ("classic", 10): [0, 0, 0, 140, 225, 450, 794, 1706, 4997, 8000, 13947],
    ("low", 1): [70, 186],
    ("low", 2): [0, 201, 376],
    ("low", 3): [0, 110, 138, 2611],
    ("low", 4): [0, 0, 220, 789, 9051],
    ("low", 5): [0, 0, 150, 421, 1301, 30021],
    ("low", 6): [0, 0, 110, 200, 620, 9996, 69991],
    ("low", 7): [0, 0, 110, 160, 351, 1502, 22511, 70005],
    ("low", 8): [0, 0, 110, 150, 200, 550, 3897, 9985, 80147],
    ("low", 9): [0, 0, 110, 130, 170, 248, 744, 5002, 25000, 99324],
    ("low", 10): [0, 0, 110, 120, 130, 185, 350, 1350, 5000, 24146, 100002],
    ("medium", 1): [40, 276],
    ("medium", 2): [0, 180, 516],
    ("medium", 3): [0, 0, 280, 5001],
    ("medium", 4): [0, 0, 170, 1004, 10026],
    ("medium", 5): [0, 0, 140, 400, 1400, 39146],
    ("medium", 6): [0, 0, 0, 300, 900, 18084, 70998],
    ("medium", 7): [0, 0, 0, 200, 701, 2999, 39995, 80008],
    ("medium", 8): [0, 0, 0, 200, 401, 1100, 6702, 39982, 89997],
    ("medium", 9): [0, 0, 0, 200, 251, 498, 1500, 9995, 50000, 100098],
    ("medium", 10): [0, 0, 0, 160, 200, 400, 708, 2550, 10005, 50000, 94197],
    ("high", 1): [0, 396],
    ("high", 2): [0, 0, 1716],
    ("high", 3): [0, 0, 0, 8151],
    ("high", 4): [0, 0, 0, 1000, 25941],
    ("high", 5): [0, 0, 0, 449, 4820, 44996],
    ("high", 6): [0, 0, 0, 0, 1100, 35001, 70986],
    ("high", 7): [0, 0, 0, 0, 700, 9006, 40008, 80036],
    ("high", 8): [0, 0, 0, 0, 500, 2003, 27002, 60013, 89999],
    ("high", 9): [0, 0, 0, 0, 400, 1101, 5603, 50005, 80000, 99426],
    ("high", 10): [0, 0, 0, 0, 350, 800, 1303, 6250, 50002, 80000, 100872],
}

# Rows, doors in a row, safe doors in a row.
CLIMB_LADDERS: Dict[str, Tuple[int, int, int]] = {
    "easy": (12, 4, 3),
    "medium": (10, 3, 2),
    "hard": (9, 2, 1),
    "expert": (8, 3, 1),
}

# The strips of the paid spin, a letter for each symbol.
LOTUS_PAID_STRIPS: List[str] = [
    "HKBCTSPMKCBPHKCBTNHMCPHMNECTMHEB",
    "BCHTBKCEPMTPHMCBMEKHCWHCNTSMNWPK",
    "HPMBHWMBCNPSKCTBMPEHTCPMCWTBEHNK",
    "MBHCMTHBCKPEHMEKNCHWSPBTMPBKHTCW",
    "HPTCBPMKHMBEMKCHNCSTBCEHTCNMPHKB",
]

# The strips of the free spins.
LOTUS_FREE_STRIPS: List[str] = [
    "PTBMCSPHBCKEHTCKHEPMNTSKMBPEHMCNBH",
    "PWNTBCSHMBKHEWCMEKHTPWBMSWNCHWCBTKPTM",
    "BWNPBMSCNWPKCWECWHBWCPTMHSKTHMTBMEKPH",
    "PMWCTKSCPBMHKECHNBWPTMBSEWNHWPBHKCWMT",
    "PMCEKSCPBMHKPMTBHEBNCSHBKNHPCTMHTE",
]

# By letter: the name, and what 3, 4 and 5 from the left pay in bets per line.
LOTUS_PAYS: Dict[str, Tuple[str, Dict[int, int]]] = {
    "N": ("naga", {3: 50, 4: 250, 5: 1500}),
    "E": ("elephant", {3: 40, 4: 150, 5: 750}),
    "K": ("koi", {3: 30, 4: 100, 5: 400}),
    "T": ("tuktuk", {3: 20, 4: 75, 5: 300}),
    "P": ("parasol", {3: 15, 4: 50, 5: 150}),
    "B": ("bowl", {3: 15, 4: 40, 5: 125}),
    "M": ("mango", {3: 10, 4: 25, 5: 80}),
    "C": ("coconut", {3: 7, 4: 20, 5: 60}),
    "H": ("chilli", {3: 6, 4: 15, 5: 50}),
}

LOTUS_WILD = ("W", "lantern")
LOTUS_SCATTER = ("S", "lotus")

# The row of each reel that a line goes through; 0 is the top.
LOTUS_LINES: List[str] = [
    "11111", "00000", "22222", "01210", "21012",
    "00122", "22100", "10001", "12221", "10121",
    "12101", "01110", "21112", "01010", "21212",
    "11011", "11211", "02020", "20202", "02220",
]

# By how many lotuses: the stakes they pay, and the free spins they give.
LOTUS_SCATTER_PAYS: Dict[int, int] = {3: 3, 4: 10, 5: 100}
LOTUS_FREE_SPINS: Dict[int, int] = {3: 8, 4: 10, 5: 12}

# By how many lotuses in a free spin: the free spins they add. A feature has no more than the most.
LOTUS_ADDED_SPINS: Dict[int, int] = {3: 5, 4: 8, 5: 12}
LOTUS_MOST_SPINS = 50

# The factors of the first free spins, in order, and of all after them.
LOTUS_FREE_SPIN_FACTORS: List[int] = [2, 2, 2, 2, 3, 3, 3, 3]
LOTUS_LATER_FACTOR = 5

# The jackpots that are drawn, in order: how often in ODDS a stake of one unit wins each.
LOTUS_ODDS = 10_000_000
LOTUS_JACKPOTS: List[Tuple[str, int]] = [
    ("LOTUS_GRAND", 1),
    ("LOTUS_MAJOR", 8),
    ("LOTUS_MINOR", 100),
    ("LOTUS_MINI", 1000),
]


class Book(NamedTuple):
    """What is published of a book."""

    rows: int
    paying_rows: int
    paying_weight: int
    losing_weight: int
    root: str

    @property
    def total_weight(self) -> int:
        return self.paying_rows * self.paying_weight + (self.rows - self.paying_rows) * self.losing_weight


EMERALD_FALLS_BOOK = Book(
    rows=100_000,
    paying_rows=38_346,
    paying_weight=5_918_784,
    losing_weight=5_956_579,
    root="a2187e99951a92ffbd9f9867f89698e51a351ad42f47010c2ada4c2ed2f4d357",
)

# What 8, 10 and 12 equal symbols pay in Emerald Falls, in hundredths of the stake.
FALLS_PAYS = [
    ("emerald", (250, 700, 2500)),
    ("ruby", (120, 300, 1200)),
    ("sapphire", (80, 200, 800)),
    ("amethyst", (50, 120, 400)),
    ("amber", (40, 90, 300)),
    ("orchid", (25, 70, 200)),
    ("fern", (20, 50, 150)),
    ("shell", (10, 35, 100)),
]
FALLS_LADDER = [1, 2, 3, 5, 8, 12, 16, 20, 30, 50, 150, 1000]
FALLS_SYMBOLS = ("temple", "emerald", "ruby", "sapphire", "amethyst", "amber", "orchid", "fern", "shell")
FALLS_BASE_WEIGHTS = list(zip(FALLS_SYMBOLS, (17, 60, 80, 100, 115, 130, 145, 160, 184)))
FALLS_FREE_WEIGHTS = list(zip(FALLS_SYMBOLS, (20, 60, 75, 95, 110, 135, 150, 165, 190)))
# What temples pay, and the free falls that they start.
FALLS_TEMPLES = {4: (200, 8), 5: (1000, 10), 6: (5000, 12)}
FALLS_MAX = 500_000

NIGHT_MARKET_BOOK = Book(
    rows=100_000,
    paying_rows=37_766,
    paying_weight=17_168,
    losing_weight=17_233,
    root="8970955ea69f8bf88dab438063538af35233e0edaf0792d866d3e19de034e059",
)

# The letters of the symbols, and what 3, 4 and 5 reels of one pay for each way in hundredths of the stake.
MARKET_SYMBOLS: Dict[str, str] = {
    "W": "lantern", "O": "coin", "K": "cat", "T": "tuktuk", "N": "neon",
    "M": "mango", "C": "coconut", "S": "skewers", "H": "tea",
}
MARKET_PAYS = [
    ("cat", (100, 400, 2000)),
    ("tuktuk", (80, 250, 1000)),
    ("neon", (60, 180, 600)),
    ("mango", (40, 100, 300)),
    ("coconut", (30, 80, 250)),
    ("skewers", (20, 60, 180)),
    ("tea", (20, 50, 150)),
]
MARKET_STRIPS: List[str] = [
    "NMTHKTCNSCNHMNSOHMNSCTHCTHSMHKCHMCNSOOOHSKHC",
    "MOSTHSTMSSMTSMSKMCHTSOOTNMCTSKMSWMKNSMHS",
    "HNCWMNSOCNHKCHTCHTHCNMKNCSHOOHNKHCNSCKHNC",
    "MSTHSCOWCKHTSNTCSMNSMHSMKOOMHTCHKSNCMTN",
    "SHOOOMNSCMTHCNHMNCMSTKCHSONCSKHTMHCSMKNSHTKN",
]

# What a coin can be: kind, value in stakes, weight. On the reels, and in a respin.
MARKET_REEL_COINS = [
    ("value", 1, 380), ("value", 2, 240), ("value", 3, 150), ("value", 5, 100), ("value", 8, 50), ("value", 10, 36),
    ("value", 15, 20), ("value", 20, 10), ("mini", 25, 9), ("minor", 50, 4), ("major", 250, 1),
]
MARKET_RESPIN_COINS = [
    ("value", 1, 360), ("value", 2, 220), ("value", 3, 130), ("value", 5, 90), ("value", 8, 45), ("value", 10, 30),
    ("value", 15, 18), ("value", 20, 10), ("value", 25, 6), ("mini", 25, 12), ("minor", 50, 6), ("major", 250, 2),
    ("doubler", 1, 100), ("collector", 0, 70),
]
MARKET_GRAND = 2500
MARKET_MAX = 500_000

# ---------------------------------------------------------------------------------------------------------------------
# Fish
# ---------------------------------------------------------------------------------------------------------------------

# The species, with the mean of what a catch pays, and the multipliers that it draws with their weights.
FISH: Dict[str, Tuple[int, List[Tuple[int, int]]]] = {
    "sardine": (2, [(2, 1)]), "clownfish": (3, [(3, 1)]), "seahorse": (4, [(4, 1)]), "angelfish": (5, [(5, 1)]),
    "pufferfish": (6, [(6, 1)]), "jellyfish": (8, [(8, 1)]), "squid": (10, [(10, 1)]), "lanternfish": (12, [(12, 1)]),
    "turtle": (15, [(15, 1)]), "lobster": (18, [(18, 1)]), "ray": (20, [(20, 1)]), "swordfish": (25, [(25, 1)]),
    "goldfish": (30, [(30, 1)]), "shark": (40, [(40, 1)]), "whale": (60, [(60, 1)]),
    "bombCrab": (25, [(10, 8), (20, 6), (40, 4), (70, 2)]),
    "stormEel": (50, [(20, 8), (40, 6), (80, 4), (140, 2)]),
    "treasureClam": (80, [(30, 8), (60, 6), (120, 3), (200, 2), (240, 1)]),
    "kraken": (120, [(120, 1)]),
    "lord": (200, [(100, 5), (200, 3), (400, 1), (500, 1)]),
}

# The naga: what all rows of its book pay together in hundredths, the bounds of its hoard in bullets, its chests, and what
# one holds: kind, value, weight.
NAGA_BOOK = Book(rows=100_000, paying_rows=100_000, paying_weight=1, losing_weight=0, root="108a01cfde26f746352e6166e423bf8ae3e8f6df341c7298f6d0e0809be28df8")
NAGA_PAYOUT_SUM = 1_889_887_000
NAGA_MIN, NAGA_MAX, NAGA_CHESTS = 40, 2000, 8
NAGA_FACES = [
    ("coins", 10, 20), ("coins", 20, 20), ("coins", 40, 12), ("coins", 80, 5), ("pearl", 2, 13), ("pearl", 3, 4),
    ("empty", 0, 26),
]
