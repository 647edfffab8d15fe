"""Prices of the sportsbook, from docs/fairness.md: whether the price of a leg follows from what stands with it."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, Dict, List, Optional, Tuple

import chances
import sports

Json = Dict[str, Any]
VERSION = "prices@1"
MARGIN = 500
WHOLE = 10_000
MIN_PRICE, MAX_PRICE = 101, 100_000


class Differs(Exception):
    """Why a price does not follow from what stands with it."""


def require(is_right: bool, reason: str) -> None:
    if not is_right:
        raise Differs(reason)


def ordered(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def price_of(chance: Fraction, margin: int) -> Optional[int]:
    """The price of a chance in hundredths, rounded down. None where there is no price."""
    if not 0 < chance < 1:
        return None
    price = 100 * (WHOLE - margin) * chance.denominator // (WHOLE * chance.numerator)
    return price if MIN_PRICE <= price <= MAX_PRICE else None


def kept_of(price: int, chance: Fraction) -> int:
    """What a price keeps back of the stake, in hundredths of a percent, rounded up."""
    return WHOLE - 100 * price * chance.numerator // chance.denominator


def score_of(fixture: str, state: Json) -> List[int]:
    """The score of a state that is not the last one."""
    sport, strengths, _ = sports.sport_and_strengths(fixture)
    if sport in sports.RUNNERS:
        places = [1] * len(strengths)
        for count, runner in enumerate(state["out"]):
            places[runner] = len(strengths) - count
        return places
    if sport in sports.GOALS:
        sides = [side for period in state["scorers"] for side in period]
        return [sides.count(0), sides.count(1)]
    if sport in sports.SETS:
        return sports.sets_won(state["sets"][:-1])
    return sports.sums(state["hits"] if sport in sports.BOUTS else state["periods"])


def said_state(fixture: str, stood: Json, states: Optional[List[sports.State]]) -> Tuple[Json, bool]:
    """Where a fixture that goes on is said to have stood, and whether that is known."""
    tick = stood["tick"]
    require(type(tick) is int and tick >= 0, f"the fixture has no tick {tick}")
    # What the run of play shows of attacks is not asked for by prices.
    said = {name: value for name, value in stood["state"].items() if name != "run"}
    # The state before the first tick follows from no random number.
    known = sports.states_of(fixture, lambda _: 0)[0] if tick == 0 else None
    if states is not None:
        require(tick < len(states) and states[tick] is not None, f"the fixture was over, or has no tick {tick}")
        known = states[tick]
    require(known is None or ordered(known) == ordered(said), f"something else had happened by tick {tick}")
    require(said.get("isOver") is not True, "the fixture was over")
    require(ordered(score_of(fixture, said)) == ordered(stood["score"]), f"the score of tick {tick} was another one")
    return said, known is not None


def checked(leg: Json, quote: Json, states: Optional[List[sports.State]]) -> Json:
    fixture = leg["fixture"]
    require(quote["marginBasisPoints"] == MARGIN, f"the margin of {VERSION} is another one")
    said, is_known = said_state(fixture, quote, states)
    chance = chances.chance_of(fixture, said, leg["selections"])
    found = price_of(chance, quote["marginBasisPoints"])
    require(found is not None, "these selections have no price")
    require(ordered(leg["price"]) == ordered(found), f"the price is {leg['price']}, recomputed {found}")
    kept = kept_of(leg["price"], chance)
    return {"verdict": "agrees", "price": found, "keptBasisPoints": kept, "isStateProven": is_known}


def check(leg: Json, quote: Optional[Json], states: Optional[List[sports.State]]) -> Json:
    """Whether the price of a leg follows from what it was made from. `states` are those of its fixture once it is over."""
    if quote is None:
        return {"verdict": "unknown", "reason": "what it was made from was not kept"}
    try:
        if quote["version"] != VERSION:
            return {"verdict": "unknown", "reason": f"it is of {quote['version']}, and this program knows {VERSION}"}
        return checked(leg, quote, states)
    except Differs as fault:
        return {"verdict": "differs", "reason": str(fault)}
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return {"verdict": "differs", "reason": "what is said of the fixture is malformed"}
