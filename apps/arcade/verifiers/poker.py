"""Hands of poker in docs/fairness.md, and what the games that are played with them pay."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, Dict, List, Optional, Sequence, Tuple

Card = Dict[str, int]
# The place of the kind, and the ranks that decide between hands of a kind.
Value = Tuple[int, List[int]]

KINDS = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
)
SHAPES = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}


def five_card_value(cards: Sequence[Card]) -> Value:
    """What five cards are."""
    times = Counter(14 if card["rank"] == 1 else card["rank"] for card in cards)
    ranks = sorted(times, key=lambda rank: (-times[rank], -rank))
    kind = SHAPES[tuple(times[rank] for rank in ranks)]
    if kind > 0:
        return kind, ranks
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    is_straight = ranks[0] - ranks[4] == 4
    is_flush = len({card["suit"] for card in cards}) == 1
    if is_straight and is_flush:
        return (9 if ranks[0] == 14 else 8), ranks
    return (5 if is_flush else 4 if is_straight else 0), ranks


def best_value(cards: Sequence[Card]) -> Value:
    """What the best five of the cards are."""
    return max(five_card_value(five) for five in combinations(cards, 5))


# Casino hold'em: what the ante pays to one, and what the bonus does from a pair of aces on.
ANTE_PAYS = {"royal_flush": 100, "straight_flush": 20, "four_of_a_kind": 10, "full_house": 3, "flush": 2}
HIGH_BONUS = {"royal_flush": 100, "straight_flush": 50, "four_of_a_kind": 40, "full_house": 30, "flush": 20}


def ante_pay(value: Value) -> int:
    return ANTE_PAYS.get(KINDS[value[0]], 1)


def qualifies(value: Value) -> bool:
    """Whether the dealer has a pair of fours or better."""
    return value >= (1, [4])


def bonus_pay(value: Value) -> Optional[int]:
    """What the bonus bet pays to one; None if it loses."""
    return HIGH_BONUS.get(KINDS[value[0]], 7) if value >= (1, [14]) else None


# Video poker: how many times the stake a hand pays.
VIDEO_PAYS = {
    "royal_flush": 800,
    "straight_flush": 50,
    "four_of_a_kind": 25,
    "full_house": 9,
    "flush": 6,
    "straight": 4,
    "three_of_a_kind": 3,
    "two_pair": 2,
}


def video_hand(value: Value) -> Tuple[Optional[str], int]:
    """The name of the hand that pays, and how many times the stake; None and 0 if it pays nothing."""
    kind = KINDS[value[0]]
    if kind in VIDEO_PAYS:
        return kind, VIDEO_PAYS[kind]
    return ("jacks_or_better", 1) if value >= (1, [11]) else (None, 0)


def held_places(held: Any) -> List[int]:
    """The places that are kept: ascending, each once."""
    if type(held) is not list or any(type(place) is not int or not 0 <= place <= 4 for place in held):
        raise ValueError(f"held is {held}")
    if held != sorted(set(held)):
        raise ValueError("the places that are held do not ascend")
    return held
