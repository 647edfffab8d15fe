"""Hands of Big Two of docs/fairness.md: what is left at each place, and what that costs in bases."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

Json = Dict[str, Any]
HAND_CARDS = 13
# By the suits of a card's number: spades, hearts, diamonds, clubs.
SUIT_STRENGTH = (3, 2, 0, 1)
STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(5)
TWO = 12


def rank_strength(card: int) -> int:
    return (card % 13 + 11) % 13


def strength(card: int) -> int:
    return rank_strength(card) * 4 + SUIT_STRENGTH[card // 13]


def combination(cards: List[int]) -> Optional[Tuple[int, ...]]:
    """What cards are together, comparable with others of as many cards. None if they cannot be played."""
    top = max(strength(card) for card in cards)
    ranks = sorted(rank_strength(card) for card in cards)
    if len(cards) < 4:
        return (top,) if len(set(ranks)) == 1 else None
    if len(cards) != 5:
        return None
    most = max(set(ranks), key=ranks.count)
    count = ranks.count(most)
    if count == 4:
        return FOUR, most
    if count == 3:
        return (FULL_HOUSE, most) if len(set(ranks)) == 2 else None
    flush = len({card // 13 for card in cards}) == 1
    if len(set(ranks)) == 5 and ranks[4] == ranks[0] + 4 and ranks[4] != TWO:
        return STRAIGHT_FLUSH if flush else STRAIGHT, top
    return (FLUSH, *reversed(ranks), top) if flush else None


def units_for(left: int) -> int:
    return left * (3 if left == HAND_CARDS else 2 if left >= 10 else 1)


def play(cards: List[int], seats: int, moves: List[Json]) -> Optional[Tuple[Json, List[int]]]:
    """What everybody sees at the end, and what each place gets in bases. None if the moves are not allowed or not enough."""
    hands = [sorted(cards[place::seats], key=strength) for place in range(seats)]
    opening: Optional[int] = min(cards, key=strength)
    turn = next(place for place in range(seats) if opening in hands[place])
    trick: Optional[Json] = None
    passed = [False] * seats

    for made in moves:
        played = made["move"]
        if made["place"] != turn or type(made["place"]) is not int or not isinstance(played, list):
            return None
        if not all(hands) or not all(type(card) is int for card in played):
            return None
        if played:
            if len(set(played)) < len(played) or not all(card in hands[turn] for card in played):
                return None
            value = combination(played)
            if value is None or (opening is not None and opening not in played):
                return None
            if trick is not None:
                beaten = combination(trick["cards"])
                if len(trick["cards"]) != len(played) or beaten is None or value <= beaten:
                    return None
            hands[turn] = [card for card in hands[turn] if card not in played]
            trick = {"place": turn, "cards": sorted(played, key=strength)}
        elif trick is None:
            return None
        else:
            passed[turn] = True
        opening = None
        order = [(turn + 1 + step) % seats for step in range(seats)]
        following = [place for place in order if not passed[place] and place != trick["place"]]
        if following:
            turn = following[0]
        else:
            turn, trick, passed = trick["place"], None, [False] * seats

    if all(hands):
        return None
    winner = next(place for place in range(seats) if not hands[place])
    units = [-units_for(len(hand)) for hand in hands]
    units[winner] = -sum(units)
    places = [{"cards": hand, "hasPassed": passed[place]} for place, hand in enumerate(hands)]
    return {"places": places, "trick": trick, "opening": None, "isOver": True}, units
