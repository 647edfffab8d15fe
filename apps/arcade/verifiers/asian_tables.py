"""Tables of Asia in docs/fairness.md: the event that shows a draw, and what each place gives back in hundredths."""

from __future__ import annotations

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
