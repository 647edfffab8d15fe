"""Tables of Asia in docs/fairness.md: the event that shows a draw, and what each place gives back in hundredths."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Dict, List, Tuple

Words = Any
# The name of the event, its fields, and the places in their order.
Shown = Tuple[str, Dict[str, Any], Dict[str, int]]


def card_of(number: int) -> Dict[str, int]:
    return {"rank": number % 13 + 1, "suit": number // 13 % 4}


# ---------------------------------------------------------------------------------------------------------------------
# Dragon Tiger
# ---------------------------------------------------------------------------------------------------------------------


def traits(card: Dict[str, int]) -> Dict[str, bool]:
    """What the card of a side may be. A seven is none of it."""
    rank, is_red = card["rank"], card["suit"] in (1, 2)
    found = {
        "Big": rank > 7,
        "Small": rank < 7,
        "Odd": rank % 2 == 1,
        "Even": rank % 2 == 0,
        "Red": is_red,
        "Black": not is_red,
    }
    return {trait: is_so and rank != 7 for trait, is_so in found.items()}


def dragon_tiger(words: Words) -> Shown:
    """A card each, from a fresh shoe of eight decks."""
    dragon, tiger = (card_of(number) for number in words.distinct(416, 2))
    is_tie = dragon["rank"] == tiger["rank"]
    winner = "tie" if is_tie else "dragon" if dragon["rank"] > tiger["rank"] else "tiger"
    pays = {side: 50 if is_tie else 200 if winner == side else 0 for side in ("dragon", "tiger")}
    pays["tie"] = 1300 if is_tie else 0
    pays["suitedTie"] = 5700 if is_tie and dragon["suit"] == tiger["suit"] else 0
    for side, card in (("dragon", dragon), ("tiger", tiger)):
        for trait, is_so in traits(card).items():
            pays[side + trait] = 210 if is_so else 0
    return "cards_dealt", {"dragon": dragon, "tiger": tiger, "winner": winner}, pays


# ---------------------------------------------------------------------------------------------------------------------
# Three dice
# ---------------------------------------------------------------------------------------------------------------------

# What the totals from 4 to 10 give back; those from 17 down to 11 the same.
LOW_TOTALS = {4: 7000, 5: 3500, 6: 2100, 7: 1400, 8: 1000, 9: 840, 10: 775}
TOTALS = {total: LOW_TOTALS[min(total, 21 - total)] for total in range(4, 18)}
# What a face gives back that no, one, two or three dice show.
BY_COUNT = (0, 200, 300, 1500)
FACES = range(1, 7)
SYMBOLS = ("fish", "prawn", "crab", "rooster", "gourd", "tiger")


def throw_dice(words: Words) -> List[int]:
    return [words.draw(6) + 1 for _ in range(3)]


def won(is_so: bool, hundredths: int) -> int:
    return hundredths if is_so else 0


def sic_bo(words: Words) -> Shown:
    """Three dice: their total, what it is, and their faces."""
    dice = throw_dice(words)
    total, is_triple = sum(dice), len(set(dice)) == 1
    pays = {
        "small": won(not is_triple and total <= 10, 200),
        "even": won(not is_triple and total % 2 == 0, 200),
        "odd": won(not is_triple and total % 2 == 1, 200),
        "big": won(not is_triple and total >= 11, 200),
    }
    pays.update({f"total{of}": won(total == of, pay) for of, pay in TOTALS.items()})
    pays.update({f"single{face}": BY_COUNT[dice.count(face)] for face in FACES})
    pays.update({f"double{face}": won(dice.count(face) >= 2, 1300) for face in FACES})
    pays.update({f"triple{face}": won(dice.count(face) == 3, 21000) for face in FACES})
    pays["anyTriple"] = won(is_triple, 3500)
    pays.update({f"pair{a}{b}": won(a in dice and b in dice, 700) for a in FACES for b in FACES if a < b})
    return "dice_thrown", {"dice": dice}, pays


def fish_prawn_crab(words: Words) -> Shown:
    """Three dice with six symbols."""
    symbols = [SYMBOLS[face - 1] for face in throw_dice(words)]
    pays = {symbol: BY_COUNT[symbols.count(symbol)] for symbol in SYMBOLS}
    for first, symbol in enumerate(SYMBOLS):
        for other in SYMBOLS[first + 1 :]:
            pays[f"{symbol}-{other}"] = won(symbol in symbols and other in symbols, 700)
    pays.update({f"triple-{symbol}": won(symbols.count(symbol) == 3, 21000) for symbol in SYMBOLS})
    pays["anyTriple"] = won(len(set(symbols)) == 1, 3500)
    return "dice_thrown", {"symbols": symbols}, pays


# ---------------------------------------------------------------------------------------------------------------------
# Bull Bull
# ---------------------------------------------------------------------------------------------------------------------

SEATS = ("banker", "player1", "player2", "player3")
# By the worth of the hand that wins: none and the bulls 1 to 9, bull bull, five figures.
MULTIPLES = (1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5)


def worth(cards: List[Dict[str, int]]) -> int:
    """0 without a bull, 1 to 9, 10 for bull bull, 11 for five figures."""
    if all(card["rank"] > 10 for card in cards):
        return 11
    points = [min(card["rank"], 10) for card in cards]
    has_bull = any(sum(three) % 10 == 0 for three in combinations(points, 3))
    return (sum(points) % 10 or 10) if has_bull else 0


def strength(hand: Dict[str, Any]) -> Tuple[int, int, int]:
    """By the worth, then by the highest card; spades are the highest suit."""
    return (hand["bull"], *max((card["rank"], -card["suit"]) for card in hand["cards"]))


def bull_bull(words: Words) -> Shown:
    """Four hands, each from a fresh deck of its own."""
    hands: Dict[str, Any] = {}
    for seat in SEATS:
        cards = [card_of(number) for number in words.distinct(52, 5)]
        hands[seat] = {"cards": cards, "bull": worth(cards)}
    flat, multiple = {}, {}
    for player in SEATS[1:]:
        is_won = strength(hands[player]) > strength(hands["banker"])
        times = MULTIPLES[hands[player if is_won else "banker"]["bull"]]
        flat[player] = won(is_won, 195)
        multiple[player + "Multiple"] = 100 + 19 * times if is_won else 100 - 20 * times
    return "hands_dealt", hands, {**flat, **multiple}
