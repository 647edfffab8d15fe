"""The hands of tables with seats of docs/fairness.md: what lay at each place, and what it moved in bases."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

Json = Dict[str, Any]
# From the best to the worst.
POK_KINDS = ("pok9", "pok8", "tong", "straightFlush", "straight", "threeFaces", "points")


def rank_of(card: int) -> int:
    return card % 13 + 1


def pok_hand(cards: List[int]) -> Json:
    """What two or three cards of pok deng count."""
    ranks = [rank_of(card) for card in cards]
    points = sum(rank if rank < 10 else 0 for rank in ranks) % 10
    flush = len({card // 13 for card in cards}) == 1
    if len(cards) == 2:
        kind = {9: "pok9", 8: "pok8"}.get(points, "points")
        return {"kind": kind, "points": points, "multiple": 2 if flush or ranks[0] == ranks[1] else 1, "top": 0}
    high = sorted(14 if rank == 1 else rank for rank in ranks)
    if high[0] == high[2]:
        return {"kind": "tong", "points": points, "multiple": 5, "top": high[2]}
    if high[1] == high[0] + 1 and high[2] == high[1] + 1:
        kind, multiple = ("straightFlush", 5) if flush else ("straight", 3)
        return {"kind": kind, "points": points, "multiple": multiple, "top": high[2]}
    if all(rank > 10 for rank in ranks):
        return {"kind": "threeFaces", "points": points, "multiple": 3, "top": 0}
    return {"kind": "points", "points": points, "multiple": 3 if flush else 1, "top": 0}


def pok_strength(hand: Json) -> Tuple[int, int]:
    kind = hand["kind"]
    return -POK_KINDS.index(kind), hand["points"] if kind == "points" else hand["top"]


def pok_deng(cards: List[int], seats: int, moves: List[Json]) -> Optional[Tuple[Json, List[int]]]:
    """What everybody sees at the end, and what each place gets in bases. None if the moves are not allowed or not enough."""
    hands = [[cards[place], cards[seats + place]] for place in range(seats)]
    banker = seats - 1
    poks = [pok_hand(hand)["points"] >= 8 for hand in hands]
    made: Dict[int, str] = {}

    def waiting() -> List[int]:
        if poks[banker]:
            return []
        players = [place for place in range(banker) if not poks[place] and place not in made]
        if players:
            return players
        has_opponent = not all(poks[:banker])
        return [banker] if has_opponent and banker not in made else []

    for move in moves:
        place, choice = move["place"], move["move"]
        if type(place) is not int or place not in waiting() or choice not in ("draw", "stand"):
            return None
        made[place] = choice
    if waiting():
        return None
    for place, choice in made.items():
        if choice == "draw":
            hands[place].append(cards[2 * seats + place])
    judged = [pok_hand(hand) for hand in hands]
    units = []
    for place in range(banker):
        ours, theirs = pok_strength(judged[place]), pok_strength(judged[banker])
        units.append(
            judged[place]["multiple"] if ours > theirs else -judged[banker]["multiple"] if ours < theirs else 0
        )
    units.append(-sum(units))
    places = [
        {"cards": hand, "hand": judged[place], "hasDecided": place in made} for place, hand in enumerate(hands)
    ]
    return {"places": places, "isOver": True}, units
