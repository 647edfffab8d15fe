"""Cash-outs of the sportsbook, from docs/fairness.md: whether an amount follows from what stands with it."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb, prod
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

import chances
import prices
import slips
import sports

Json = Dict[str, Any]
MARGIN = 300


class Seen(NamedTuple):
    """A fixture that is over: its states and what it came to."""

    states: List[sports.State]
    tape: slips.Tape


def leg_value(leg: Json, stood: Json, seen: Optional[Seen]) -> Tuple[Fraction, bool]:
    """What a leg counts in a line, and whether it is known that its fixture stood so."""
    fixture, selections = leg["fixture"], leg["selections"]
    if "outcome" in stood:
        outcome = stood["outcome"]
        prices.require(outcome in ("won", "lost", "void"), f"a leg came to {outcome}")
        played = outcome if seen is None else slips.outcome_of_leg(selections, seen.tape)
        prices.require(played == outcome, f"the leg on {fixture} is {outcome}, recomputed {played}")
        return slips.value_of(leg, outcome), seen is not None
    said, is_known = prices.said_state(fixture, stood, None if seen is None else seen.states)
    won, void = chances.leg_chances(fixture, said, selections)
    return Fraction(leg["price"], 100) * won + void, is_known


def checked(choice: Json, stake: int, cash_out: Json, quote: Json, seen: List[Optional[Seen]]) -> Json:
    legs = choice["legs"]
    prices.require(quote["marginBasisPoints"] == MARGIN, f"the margin of cash-outs of {prices.VERSION} is another one")
    prices.require(len(quote["legs"]) == len(legs), "not every leg is told of")
    found = [leg_value(leg, stood, each) for leg, stood, each in zip(legs, quote["legs"], seen)]
    lines = list(combinations([value for value, _ in found], choice["combine"]))
    expected = Fraction(stake * cash_out["share"], slips.WHOLE) * sum(map(prod, lines)) / comb(len(legs), choice["combine"])
    worth = str(int(expected * (prices.WHOLE - MARGIN) / prices.WHOLE))
    prices.require(worth == cash_out["amount"], f"the amount is {cash_out['amount']}, recomputed {worth}")
    return {"verdict": "agrees", "amount": worth, "isStateProven": all(is_known for _, is_known in found)}


def check(choice: Json, stake: int, cash_out: Json, quote: Optional[Json], seen: List[Optional[Seen]]) -> Json:
    """Whether the amount of a cash-out follows from what it was made from. `seen` has the fixtures of the legs that are over."""
    if quote is None:
        return {"verdict": "unknown", "reason": "what it was made from was not kept"}
    try:
        if quote["version"] != prices.VERSION:
            return {"verdict": "unknown", "reason": f"it is of {quote['version']}, and this program knows {prices.VERSION}"}
        return checked(choice, stake, cash_out, quote, seen)
    except prices.Differs as fault:
        return {"verdict": "differs", "reason": str(fault)}
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return {"verdict": "differs", "reason": "what is said of the fixtures is malformed"}
