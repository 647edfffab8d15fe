"""Hands of three-card brag of docs/fairness.md: what is shown at each place, and who gets the pot."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

Json = Dict[str, Any]
# From the lowest to the highest.
KINDS = ("highCard", "pair", "flush", "run", "runningFlush", "prial")
ACE = 14
RAISE = 2
MAX_RAISES = 6


def hand_of(cards: List[int]) -> Tuple[int, ...]:
    """What three cards are worth, comparable from the first number on."""
    top, middle, low = sorted((ACE if card % 13 == 0 else card % 13 + 1 for card in cards), reverse=True)
    flush = len({card // 13 for card in cards}) == 1
    if top == low:
        return KINDS.index("prial"), ACE + 1 if top == 3 else top
    is_low_run = (top, middle, low) == (ACE, 3, 2)
    if is_low_run or (top == middle + 1 and middle == low + 1):
        return KINDS.index("runningFlush" if flush else "run"), ACE + 1 if is_low_run else top
    if flush:
        return KINDS.index("flush"), top, middle, low
    if middle in (top, low):
        return KINDS.index("pair"), middle, low if top == middle else top
    return KINDS.index("highCard"), top, middle, low


def play(cards: List[int], seats: int, moves: List[Json]) -> Optional[Tuple[Json, List[int]]]:
    """What everybody sees at the end, and what each place gets in bases. None if the moves are not allowed or not enough."""
    hands = [cards[place::seats] for place in range(seats)]
    put = [1] * seats
    folded = [False] * seats
    # Who still has to speak, in order, before hands are shown.
    waiting = list(range(seats))
    raises = 0

    def others_after(place: int) -> List[int]:
        order = [(place + 1 + step) % seats for step in range(seats - 1)]
        return [other for other in order if not folded[other]]

    for made in moves:
        place, move = made["place"], made["move"]
        if not waiting or folded.count(False) < 2 or type(place) is not int or place != waiting[0]:
            return None
        waiting.pop(0)
        if move == "fold":
            folded[place] = True
        elif move == "call":
            put[place] = max(put)
        elif move == "raise" and raises < MAX_RAISES:
            raises += 1
            put[place] = max(put) + RAISE
            waiting = others_after(place)
        else:
            return None

    active = [place for place in range(seats) if not folded[place]]
    is_shown = len(active) > 1
    if is_shown and waiting:
        return None
    best = max(hand_of(hands[place]) for place in active)
    winners = [place for place in active if hand_of(hands[place]) == best]
    pot = sum(put)
    share, rest = divmod(pot, len(winners))
    units = [-paid for paid in put]
    for place in winners:
        units[place] += share
    units[winners[0]] += rest
    places = []
    for place, hand in enumerate(hands):
        is_open = is_shown and not folded[place]
        value = hand_of(hand)
        places.append(
            {
                "cards": hand if is_open else [None] * 3,
                "put": put[place],
                "hasFolded": folded[place],
                "hand": {"kind": KINDS[value[0]], "strength": list(value)} if is_open else None,
                "isWinner": place in winners,
            }
        )
    view = {"places": places, "pot": pot, "toCall": 0, "canRaise": raises < MAX_RAISES, "isOver": True}
    return view, units
