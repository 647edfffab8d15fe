#!/usr/bin/env python3
"""Recomputes rounds of the in-house games. Written from docs/fairness.md alone.

Check recorded rounds and fixtures, one JSON object a line:

    python3 verify.py [--designs DIR] < rounds.jsonl

Make the prices of recorded slips again:

    python3 verify.py prices < slips.jsonl

which makes the amounts of their cash-outs again too.

Show one round:

    python3 verify.py round --server-seed HEX --client-seed HEX --nonce N --stake N \\
        --game GAME --choice JSON [--decisions JSON] [--version FAMILY@1] [--designs DIR]

DIR holds the designs of slots as TITLE.json, made by `pnpm --silent arcade:design TITLE > DIR/TITLE.json`.

Needs Python 3.9 or newer and nothing else. Everything is a whole number or a fraction; nothing is a float.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Tuple

sys.dont_write_bytecode = True  # No __pycache__ beside this file.

import asian_tables  # noqa: E402
import big_two  # noqa: E402
import bingo  # noqa: E402
import brag  # noqa: E402
import cash_outs  # noqa: E402
import lotteries  # noqa: E402
import poker  # noqa: E402
import sports  # noqa: E402
import seats  # noqa: E402
import prices  # noqa: E402
import slips  # noqa: E402
import tables  # noqa: E402
import wheels  # noqa: E402

Json = Dict[str, Any]
TWO_TO_32 = 2**32
TWO_TO_64 = 2**64


class NotAllowed(ValueError):
    """The record holds something that the rules do not allow."""


# ---------------------------------------------------------------------------------------------------------------------
# Random numbers
# ---------------------------------------------------------------------------------------------------------------------


class Words:
    """The random numbers of one round, in order. Each word is used once."""

    def __init__(self, server_seed: str, client_seed: str, nonce: int) -> None:
        if not re.fullmatch("[0-9a-f]{64}", server_seed):
            raise NotAllowed("the server seed is not 64 hexadecimal digits in lower case")
        if not re.fullmatch("[0-9a-f]{32,64}", client_seed):
            raise NotAllowed("the client seed is not 32 to 64 hexadecimal digits in lower case")
        if nonce < 0:
            raise NotAllowed("the nonce is less than 0")
        self._words = self._all_words(bytes.fromhex(server_seed), client_seed, nonce)

    @classmethod
    def of_key(cls, key: bytes, client_seed: str, nonce: int) -> Words:
        """The random numbers of a key and a message of other forms than those of a round."""
        words = cls.__new__(cls)
        words._words = cls._all_words(key, client_seed, nonce)
        return words

    @staticmethod
    def _all_words(key: bytes, client_seed: str, nonce: int) -> Iterator[int]:
        cursor = 0
        while True:
            message = f"{client_seed}:{nonce}:{cursor}".encode("ascii")
            block = hmac.new(key, message, hashlib.sha256).digest()
            for start in range(0, len(block), 4):
                yield int.from_bytes(block[start : start + 4], "big")
            cursor += 1

    def word(self) -> int:
        return next(self._words)

    def draw(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        limit = TWO_TO_32 - TWO_TO_32 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def u64(self) -> int:
        """64 random bits, from two words."""
        high = self.word()
        low = self.word()
        return high * TWO_TO_32 + low

    def settle(self, a: int, b: int) -> int:
        """The amount a / b in whole minor units: rounded up as often as its rest says."""
        quotient, rest = divmod(a, b)
        return quotient + 1 if self.u64() * b < rest * TWO_TO_64 else quotient

    def distinct(self, n: int, k: int) -> List[int]:
        """k different numbers from 0 to n - 1, in the order drawn."""
        numbers = list(range(n))
        drawn = []
        for p in range(k):
            i = p + self.draw(n - p)
            drawn.append(numbers[i])
            numbers[i] = numbers[p]
        return drawn


# ---------------------------------------------------------------------------------------------------------------------
# Rounds and events
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Round:
    """What a round follows from, and the random numbers it takes."""

    stake: int
    choice: Json
    decisions: List[Json]
    words: Words
    design: Optional[Json] = None
    # The rows of a book that the record carries, in the order in which the seeds draw them.
    rows: List[Json] = field(default_factory=list)
    events: List[Json] = field(default_factory=list)
    client_seed: str = ""
    tapes: List[Json] = field(default_factory=list)
    # The win of a game whose last event is not `round_ended`.
    paid: Optional[int] = None

    def add(self, type: str, **fields: Any) -> None:
        self.events.append({"type": type, **fields})

    def end(self, win: int) -> None:
        self.add("round_ended", win=str(win))

    @property
    def is_over(self) -> bool:
        return self.paid is not None or bool(self.events) and self.events[-1]["type"] == "round_ended"

    @property
    def win(self) -> Optional[str]:
        """The win, or None while the round is open."""
        if self.paid is not None:
            return str(self.paid)
        return self.events[-1]["win"] if self.is_over else None

    def times_hundredths(self, hundredths: int) -> int:
        """What a multiplier pays. The multiplier is in hundredths of the stake."""
        require(self.stake % 100 == 0, "the stake is not a multiple of 100")
        return self.stake // 100 * hundredths

    def next_decisions(self) -> Iterator[Json]:
        """Gives the decisions in order, and refuses those that follow the end of the round."""
        for decision in self.decisions:
            require(not self.is_over, f"{decision} follows the end of the round")
            yield decision


def require(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise NotAllowed(otherwise)


def whole_number(value: Any, lowest: int, highest: int, name: str) -> int:
    """The value, if it is a whole number between two others."""
    require(type(value) is int and lowest <= value <= highest, f"{name} is {value}, not {lowest} to {highest}")
    return value


def one_of(value: Any, allowed: Iterable[Any], name: str) -> Any:
    """The value, if it is one of those allowed."""
    for known in allowed:
        if type(value) is type(known) and value == known:
            return known
    raise NotAllowed(f"{name} cannot be {value}")


def places(value: Fraction, count: int) -> str:
    """A number with a fixed number of places, rounded down."""
    one = 10**count
    whole, rest = divmod(value.numerator * one // value.denominator, one)
    return f"{whole}.{rest:0{count}d}"


def hundredths_text(hundredths: int) -> str:
    return places(Fraction(hundredths, 100), 2)


# ---------------------------------------------------------------------------------------------------------------------
# Games that are over with the bet
# ---------------------------------------------------------------------------------------------------------------------


def play_dice(round: Round) -> None:
    """A die of 10,000 faces; the player chooses how many of them win."""
    side = one_of(round.choice["side"], ("over", "under"), "side")
    winning = whole_number(round.choice["winning"], 1, 9800, "winning")
    roll = round.words.draw(10000)
    pay = round.words.settle(round.stake * 99 * 10000, 100 * winning)
    wins = roll < winning if side == "under" else roll >= 10000 - winning
    round.add("rolled", roll=roll)
    round.end(pay if wins else 0)


def limbo_hundredths(u: int) -> int:
    """The multiplier that a round of limbo reached."""
    highest = 100_000_000
    if u * highest < 99 * TWO_TO_64:
        return highest
    return max(100, (99 * TWO_TO_64 - 1) // u)


def play_limbo(round: Round) -> None:
    """The player names a multiplier; the bet wins if the round reaches it."""
    target = whole_number(round.choice["target"], 101, 100_000_000, "target")
    u = round.words.u64()
    wins = u * target < 99 * TWO_TO_64
    round.add("multiplier_reached", hundredths=limbo_hundredths(u))
    round.end(round.times_hundredths(target) if wins else 0)


def crash_hundredths(h: int) -> int:
    """Where a round of crash crashes, from 52 bits."""
    return min(1_000_000, max(100, 99 * 2**52 // (2**52 - h)))


def play_crash(round: Round) -> None:
    """The multiplier grows for everybody until it crashes; whoever cashes out before is paid."""
    panel = round.choice["panel"]
    one_of(panel, (0, 1), "panel")
    target = round.choice["target"]
    if target is not None:
        whole_number(target, 101, 1_000_000, "target")
    crash = crash_hundredths(round.words.u64() >> 12)
    require(round.stake % 200 == 0, "the stake is not a multiple of 200")
    left, win = round.stake, 0

    def cash_out(part: int, hundredths: int, is_auto: bool) -> None:
        nonlocal left, win
        amount = part // 100 * hundredths
        name = "half" if part < left else "rest" if left < round.stake else "all"
        round.add("cashed_out", part=name, hundredths=hundredths, amount=str(amount), isAuto=is_auto)
        left -= part
        win += amount

    for decision in round.next_decisions():
        kinds = [kind for kind in ("cashOut", "ended", "returned") if kind in decision]
        require(len(kinds) == 1, f"{decision} is no decision")
        if kinds == ["cashOut"]:
            how_much = one_of(decision["cashOut"], ("half", "all"), "cash-out")
            at = whole_number(decision["at"], 101, crash, "multiplier")
            require(target is None or at <= target, "the target was reached before")
            require(how_much == "all" or left == round.stake, "half is cashed out already")
            cash_out(round.stake // 2 if how_much == "half" else left, at, False)
        elif kinds == ["ended"]:
            reached = 1_000_000 if target is None else target
            if reached <= crash:
                cash_out(left, reached, True)
            left = 0
        else:
            round.add("stake_returned", amount=str(left))
            win += left
            left = 0
        if left == 0:
            round.add("round_crashed", hundredths=crash)
            round.end(win)


def wheel_around(tiers: List[Tuple[int, int]]) -> List[int]:
    """The hundredths of each segment around the wheel: every tier is spread as evenly as can be."""
    n = sum(count for _, count in tiers)
    placed = [0] * len(tiers)
    around = []
    for position in range(n):
        values = [count * (position + 1) - placed[t] * n for t, (_, count) in enumerate(tiers)]
        tier = values.index(max(values))
        placed[tier] += 1
        around.append(tiers[tier][0])
    return around


def play_wheel(round: Round) -> None:
    """A wheel of segments; the player chooses how many, and the risk."""
    segments = one_of(round.choice["segments"], (10, 20, 30, 40, 50), "segments")
    risk = one_of(round.choice["risk"], ("low", "medium", "high"), "risk")
    around = wheel_around(tables.WHEEL_TIERS[risk, segments])
    segment = round.words.draw(segments)
    round.add("wheel_stopped", segment=segment)
    round.end(round.times_hundredths(around[segment]))


def plinko_buckets(rows: int, risk: str) -> List[int]:
    """The hundredths of all buckets, from left to right."""
    half = tables.PLINKO_HALF_ROWS[rows, risk]
    mirrored = half[::-1]
    return half + (mirrored[1:] if rows % 2 == 0 else mirrored)


def play_plinko(round: Round) -> None:
    """A ball falls through rows of pins, left or right at each."""
    rows = whole_number(round.choice["rows"], 8, 16, "rows")
    risk = one_of(round.choice["risk"], ("low", "medium", "high"), "risk")
    path = [round.words.draw(2) for _ in range(rows)]
    bucket = sum(path)
    hundredths = plinko_buckets(rows, risk)[bucket]
    round.add("ball_dropped", path=path, bucket=bucket, multiplier=hundredths_text(hundredths))
    round.end(round.times_hundredths(hundredths))


def keno_picks(picks: Any) -> List[int]:
    require(type(picks) is list and 1 <= len(picks) <= 10, "picks are not 1 to 10 numbers")
    for pick in picks:
        whole_number(pick, 1, 40, "pick")
    require(picks == sorted(set(picks)), "picks are not different and ascending")
    return picks


def play_keno(round: Round) -> None:
    """Ten of 40 numbers are drawn; the player picked some."""
    picks = keno_picks(round.choice["picks"])
    risk = one_of(round.choice["risk"], ("classic", "low", "medium", "high"), "risk")
    numbers = [number + 1 for number in round.words.distinct(40, 10)]
    hits = len(set(picks) & set(numbers))
    hundredths = tables.KENO_PAYS[risk, len(picks)][hits]
    round.add("numbers_drawn", numbers=numbers, hits=hits, multiplier=hundredths_text(hundredths))
    round.end(round.times_hundredths(hundredths))


# ---------------------------------------------------------------------------------------------------------------------
# Coin flip
# ---------------------------------------------------------------------------------------------------------------------


def highest_win(round: Round) -> Optional[int]:
    """The highest win of a round, in stakes. None for a round from before there was one."""
    if "maxWin" not in round.choice:
        return None
    return whole_number(round.choice["maxWin"], 1, 10**9, "highest win")


def is_beyond(multiplier: Fraction, most: Optional[int]) -> bool:
    """Whether a multiplier is above the highest win."""
    return most is not None and multiplier > most


def flip_coin(round: Round, called: str, streak: int) -> int:
    """Flips once. Returns how many right flips there are in a row now; 0 ends the round."""
    landed = ("heads", "tails")[round.words.draw(2)]
    is_right = landed == called
    streak = streak + 1 if is_right else 0
    hundredths = 99 * 2**streak if is_right else 0
    win = round.times_hundredths(hundredths)
    round.add(
        "coin_flipped",
        called=called,
        landed=landed,
        isRight=is_right,
        streak=streak,
        hundredths=hundredths,
        win=str(win),
    )
    if not is_right:
        round.end(0)
    elif streak == 20 or is_beyond(Fraction(99 * 2 ** (streak + 1), 100), highest_win(round)):
        round.add("cashed_out", cause="limit")
        round.end(win)
    return streak


def play_coin_flip(round: Round) -> None:
    """The player calls flips of a coin; every right one doubles the worth."""
    sides = ("heads", "tails")
    streak = flip_coin(round, one_of(round.choice["side"], sides, "side"), 0)
    for decision in round.next_decisions():
        if one_of(decision["type"], ("flip", "cash_out"), "decision") == "flip":
            streak = flip_coin(round, one_of(decision["side"], sides, "side"), streak)
        else:
            round.add("cashed_out", cause="player")
            round.end(round.times_hundredths(99 * 2**streak))


# ---------------------------------------------------------------------------------------------------------------------
# Hi-lo
# ---------------------------------------------------------------------------------------------------------------------

HI_LO_HIGHEST_OFFER = Fraction(99 * 13**5, 100)
HI_LO_LIMIT = 100000
HI_LO_SKIPS = 50


def card_of(card: int) -> Json:
    return {"rank": card % 13 + 1, "suit": card // 13 % 4}


def draw_card(words: Words) -> Json:
    return card_of(words.draw(52))


def winning_ranks(rank: int, guess: str) -> List[int]:
    """The ranks of the next card at which a guess is right."""
    if guess == "higher":
        return [13] if rank == 13 else list(range(2 if rank == 1 else rank, 14))
    return [1] if rank == 1 else list(range(1, 13 if rank == 13 else rank + 1))


def after_right_guess(multiplier: Fraction, rank: int, guess: str) -> Fraction:
    return multiplier * Fraction(13, len(winning_ranks(rank, guess)))


def four_places(multiplier: Fraction) -> str:
    """A multiplier with four places, rounded half up."""
    return places(multiplier + Fraction(1, 20000), 4)


def hi_lo_offers(multiplier: Fraction, rank: int, most: Optional[int]) -> List[Json]:
    """What may be guessed at the card that lies."""
    offers = []
    for guess in ("higher", "lower"):
        reached = after_right_guess(multiplier, rank, guess)
        if reached <= (HI_LO_HIGHEST_OFFER if most is None else most):
            count = len(winning_ranks(rank, guess))
            offers.append({"guess": guess, "winningRanks": count, "multiplier": four_places(reached)})
    return offers


@dataclass
class HiLo:
    """A round of hi-lo: the card that lies, the multiplier, and what was decided so far."""

    round: Round
    card: Json
    multiplier: Fraction = Fraction(99, 100)
    skips: int = 0
    right_guesses: int = 0

    def offers(self) -> List[Json]:
        return hi_lo_offers(self.multiplier, self.card["rank"], highest_win(self.round))

    def pay(self, cause: str) -> None:
        m = self.multiplier
        win = self.round.words.settle(self.round.stake * m.numerator, m.denominator)
        self.round.add("cashed_out", multiplier=four_places(m), cause=cause)
        self.round.end(win)

    def skip(self) -> None:
        require(self.skips < HI_LO_SKIPS, "no skip is left")
        self.skips += 1
        self.card = draw_card(self.round.words)
        self.round.add("card_skipped", card=self.card, skipsLeft=HI_LO_SKIPS - self.skips, offers=self.offers())

    def guess(self, guess: str) -> None:
        require(guess in [offer["guess"] for offer in self.offers()], f"{guess} is not on offer")
        before = self.card["rank"]
        self.card = draw_card(self.round.words)
        if self.card["rank"] in winning_ranks(before, guess):
            self.right_guess(guess, after_right_guess(self.multiplier, before, guess))
        else:
            self.add_guess(guess, False, "0.0000", 0, [])
            self.round.end(0)

    def right_guess(self, guess: str, multiplier: Fraction) -> None:
        self.multiplier = multiplier
        self.right_guesses += 1
        most = highest_win(self.round)
        is_limit = multiplier >= (HI_LO_LIMIT if most is None else Fraction(2 * most, 5))
        win = self.round.stake * multiplier.numerator // multiplier.denominator
        self.add_guess(guess, True, four_places(multiplier), win, [] if is_limit else self.offers())
        if is_limit:
            self.pay("limit")

    def add_guess(self, guess: str, is_right: bool, multiplier: str, win: int, offers: List[Json]) -> None:
        self.round.add(
            "guess_made",
            guess=guess,
            card=self.card,
            isRight=is_right,
            multiplier=multiplier,
            win=str(win),
            offers=offers,
        )

    def decide(self, decision: Json) -> None:
        kind = one_of(decision["type"], ("guess", "skip", "cash_out"), "decision")
        if kind == "guess":
            self.guess(one_of(decision["guess"], ("higher", "lower"), "guess"))
        elif kind == "skip":
            self.skip()
        else:
            require(self.right_guesses > 0, "cash_out before a right guess")
            self.pay("player")


def play_hi_lo(round: Round) -> None:
    """The player guesses whether the next card is higher or lower."""
    game = HiLo(round, draw_card(round.words))
    round.add("card_dealt", card=game.card, offers=game.offers())
    for decision in round.next_decisions():
        game.decide(decision)


# ---------------------------------------------------------------------------------------------------------------------
# Mines and climb
# ---------------------------------------------------------------------------------------------------------------------


def worth_fields(stake: int, numerator: int, denominator: int) -> Json:
    """The fields that tell what a round of mines or climb is worth. A lost one is 0 / 1."""
    worth = Fraction(numerator, denominator)
    return {
        "multiplier": places(worth / stake, 2),
        "payout": str(numerator // denominator),
        "exactPayout": {"numerator": str(numerator), "denominator": str(denominator)},
    }


def play_mines(round: Round) -> None:
    """A field of 25 tiles with hidden mines; every gem raises the worth."""
    mines = whole_number(round.choice["mines"], 1, 24, "mines")
    mined = round.words.distinct(25, mines)
    picked: List[int] = []

    def worth(gems: int) -> Tuple[int, int]:
        return round.stake * 99 * comb(25, gems), 100 * comb(25 - mines, gems)

    def is_last() -> bool:
        gems = len(picked)
        if gems == 25 - mines:
            return True
        numerator, denominator = worth(gems + 1)
        return is_beyond(Fraction(numerator, denominator) / round.stake, highest_win(round))

    def end(win: int) -> None:
        round.add("board_revealed", mines=sorted(mined))
        round.end(win)

    for decision in round.next_decisions():
        if one_of(decision["type"], ("pick", "cash_out"), "decision") == "cash_out":
            require(len(picked) > 0, "cash_out before a gem")
            end(round.words.settle(*worth(len(picked))))
            continue
        tile = whole_number(decision["tile"], 0, 24, "tile")
        require(tile not in picked, f"tile {tile} was picked before")
        if tile in mined:
            round.add("tile_revealed", tile=tile, isMine=True, **worth_fields(round.stake, 0, 1))
            end(0)
            continue
        picked.append(tile)
        round.add("tile_revealed", tile=tile, isMine=False, **worth_fields(round.stake, *worth(len(picked))))
        if is_last():
            end(round.words.settle(*worth(len(picked))))


def play_climb(round: Round) -> None:
    """A ladder of rows of doors; every safe door raises the worth."""
    difficulty = one_of(round.choice["difficulty"], tables.CLIMB_LADDERS, "difficulty")
    rows, doors, safe = tables.CLIMB_LADDERS[difficulty]
    traps = [sorted(round.words.distinct(doors, doors - safe)) for _ in range(rows)]
    steps = 0

    def worth() -> Tuple[int, int]:
        return round.stake * 99 * doors**steps, 100 * safe**steps

    def end(win: int) -> None:
        round.add("ladder_revealed", traps=traps)
        round.end(win)

    for decision in round.next_decisions():
        if one_of(decision["type"], ("step", "cash_out"), "decision") == "cash_out":
            require(steps > 0, "cash_out before a step")
            end(round.words.settle(*worth()))
            continue
        door = whole_number(decision["door"], 0, doors - 1, "door")
        step = {"row": steps, "door": door, "traps": traps[steps]}
        if door in traps[steps]:
            round.add("step_taken", isTrap=True, **step, **worth_fields(round.stake, 0, 1))
            end(0)
            continue
        steps += 1
        round.add("step_taken", isTrap=False, **step, **worth_fields(round.stake, *worth()))
        if steps == rows:
            end(round.words.settle(*worth()))


# ---------------------------------------------------------------------------------------------------------------------
# Slots: what both have in common
# ---------------------------------------------------------------------------------------------------------------------


def spin_reels(words: Words, strips: List[Any], rows: int) -> Tuple[List[int], List[List[Any]]]:
    """Stops every reel from the left. Returns the stops and the window: a list of reels, each from top to bottom."""
    stops = [words.draw(len(strip)) for strip in strips]
    window = [[strip[(stop + row) % len(strip)] for row in range(rows)] for stop, strip in zip(stops, strips)]
    return stops, window


def end_slot(round: Round, win: int, jackpot: Optional[str] = None) -> None:
    if win >= 15 * round.stake:
        round.add("big_win", amount=str(win))
    if jackpot is not None:
        round.add("jackpot_won", pool=jackpot)
    round.end(win)


# ---------------------------------------------------------------------------------------------------------------------
# Lotus lanterns
# ---------------------------------------------------------------------------------------------------------------------


def lotus_names(window: List[List[str]]) -> List[List[str]]:
    """The window with the names of symbols instead of their letters."""
    names = {letter: name for letter, (name, _) in tables.LOTUS_PAYS.items()}
    names.update([tables.LOTUS_WILD, tables.LOTUS_SCATTER])
    return [[names[letter] for letter in reel] for reel in window]


def lotus_lines(round: Round, window: List[List[str]], factor: int) -> int:
    """Adds the wins of all lines. Returns their sum."""
    wild = tables.LOTUS_WILD[0]
    total = 0
    for line, rows in enumerate(tables.LOTUS_LINES):
        cells = [reel[int(row)] for reel, row in zip(window, rows)]
        if cells[0] not in tables.LOTUS_PAYS:
            continue
        name, pays = tables.LOTUS_PAYS[cells[0]]
        count = run_length(cell in (cells[0], wild) for cell in cells)
        if count in pays:
            amount = round.stake // 20 * pays[count] * factor
            total += amount
            round.add("line_win", line=line, symbol=name, count=count, amount=str(amount))
    return total


def run_length(are_part: Iterable[bool]) -> int:
    """How many from the first on, without a gap."""
    count = 0
    for is_part in are_part:
        if not is_part:
            break
        count += 1
    return count


def lotus_count(window: List[List[str]]) -> int:
    """How many lotuses a window shows."""
    return sum(reel.count(tables.LOTUS_SCATTER[0]) for reel in window)


def lotus_free_spins(round: Round, count: int) -> int:
    """Adds all free spins. Returns what they won."""
    total = 0
    round.add("free_spins_started", count=count)
    index = 0
    while index < count:
        factors = tables.LOTUS_FREE_SPIN_FACTORS
        factor = factors[index] if index < len(factors) else tables.LOTUS_LATER_FACTOR
        index += 1
        stops, window = spin_reels(round.words, tables.LOTUS_FREE_STRIPS, 3)
        round.add(
            "free_spin", index=index, count=count, multiplier=factor, stops=stops, window=lotus_names(window)
        )
        total += lotus_lines(round, window, factor)
        lotuses = lotus_count(window)
        added = min(tables.LOTUS_ADDED_SPINS.get(lotuses, 0), tables.LOTUS_MOST_SPINS - count)
        if added > 0:
            count += added
            round.add("free_spins_added", lotuses=lotuses, count=added, total=count)
    round.add("free_spins_ended", amount=str(total))
    return total


def lotus_jackpot(round: Round) -> Optional[str]:
    """The jackpot that the spin wins, if any. Takes one number of 64 bits."""
    unit = whole_number(round.choice["unit"], 0, 2**53, "unit")
    number = round.words.u64()
    if unit == 0:
        return None
    whole = tables.LOTUS_ODDS * unit
    require(round.stake * sum(chances for _, chances in tables.LOTUS_JACKPOTS) <= whole, "the stake is too many units")
    chances_so_far = 0
    for name, chances in tables.LOTUS_JACKPOTS:
        chances_so_far += chances
        if number * whole < round.stake * chances_so_far * TWO_TO_64:
            return name
    return None


def play_lotus_lanterns(round: Round) -> None:
    """A slot of five reels and 20 lines, with free spins and jackpots."""
    require(round.stake % 20 == 0, "the stake is not a multiple of 20")
    stops, window = spin_reels(round.words, tables.LOTUS_PAID_STRIPS, 3)
    jackpot = lotus_jackpot(round)
    round.add("reels_stopped", stops=stops, window=lotus_names(window))
    win = lotus_lines(round, window, 1)
    count = lotus_count(window)
    if count >= 3:
        amount = round.stake * tables.LOTUS_SCATTER_PAYS[count]
        round.add("scatter", count=count, amount=str(amount))
        win += amount + lotus_free_spins(round, tables.LOTUS_FREE_SPINS[count])
    end_slot(round, win, jackpot)


# ---------------------------------------------------------------------------------------------------------------------
# Reels: a slot that follows from its design
# ---------------------------------------------------------------------------------------------------------------------


class Slot:
    """A round of a slot. Adds its events; every method returns what was won."""

    def __init__(self, round: Round, design: Json) -> None:
        self.round = round
        self.design = design
        units = design["layout"]["units"]
        require(round.stake % units == 0, f"the stake is not a multiple of {units}")
        self.unit = round.stake // units
        wild = design.get("wild") or {}
        self.wild_symbol: Optional[int] = wild.get("symbol")
        self.wild_weight: int = wild["multiplier"] if wild.get("kind") == "multiplier" else 1
        self.wild_expands: bool = wild.get("kind") == "expanding"
        self.scatter: Json = design.get("scatter") or {"symbol": None, "pays": []}
        self.scatters = 0

    def play(self) -> int:
        stops, window = self.turn(self.design["strips"])
        self.round.add("reels_stopped", stops=stops, window=window)
        win = self.spin_wins(window, 1)
        if self.scatters >= 3:
            win += self.play_feature(self.design["feature"])
        return win

    def turn(self, strips: List[List[int]]) -> Tuple[List[int], List[List[int]]]:
        return spin_reels(self.round.words, strips, self.design["layout"]["rows"])

    def spin_wins(self, window: List[List[int]], factor: int) -> int:
        """The wins of a window by lines or ways and by scatters."""
        expanded = self.expand(window)
        win = self.line_wins(expanded, factor) if "lines" in self.design["layout"] else self.ways_wins(expanded, factor)
        return win + self.scatter_win(window, factor)

    def expand(self, window: List[List[int]]) -> List[List[int]]:
        """The window with every reel wild that shows an expanding wild."""
        if not self.wild_expands:
            return window
        expanded = []
        for index, reel in enumerate(window):
            is_wild = self.wild_symbol in reel
            if is_wild:
                self.round.add("wild_expanded", reel=index)
            expanded.append([self.wild_symbol] * len(reel) if is_wild else reel)
        return expanded

    def weight(self, cell: int, symbol: int) -> int:
        if cell == symbol:
            return 1
        return self.wild_weight if cell == self.wild_symbol else 0

    def run(self, symbol: int, cells_of_reels: List[List[int]]) -> Tuple[int, int, int]:
        """How many reels show the symbol, the product of their weights, and what so many pay in units."""
        count, product = 0, 1
        for cells in cells_of_reels:
            weight = sum(self.weight(cell, symbol) for cell in cells)
            if weight == 0:
                break
            count, product = count + 1, product * weight
        return count, product, self.design["pays"][symbol][count]

    def line_wins(self, window: List[List[int]], factor: int) -> int:
        total = 0
        for line, rows in enumerate(self.design["layout"]["lines"]):
            cells = [reel[row] for reel, row in zip(window, rows)]
            symbol = cells[0]
            if symbol >= self.design["paySymbols"]:
                continue
            count, product, pay = self.run(symbol, [[cell] for cell in cells])
            if pay > 0:
                multiplier = product * factor
                amount = self.unit * multiplier * pay
                total += amount
                self.round.add(
                    "line_win", line=line, symbol=symbol, count=count, multiplier=multiplier, amount=str(amount)
                )
        return total

    def ways_wins(self, window: List[List[int]], factor: int) -> int:
        total = 0
        for symbol in dict.fromkeys(window[0]):
            if symbol >= self.design["paySymbols"]:
                continue
            count, ways, pay = self.run(symbol, window)
            if pay > 0:
                amount = self.unit * ways * pay * factor
                total += amount
                self.round.add(
                    "ways_win", symbol=symbol, count=count, ways=ways, multiplier=factor, amount=str(amount)
                )
        return total

    def scatter_win(self, window: List[List[int]], factor: int) -> int:
        """Counts the scatters of the window, and pays them."""
        self.scatters = sum(reel.count(self.scatter["symbol"]) for reel in window)
        pays = self.scatter["pays"]
        pay = pays[self.scatters] if self.scatters < len(pays) else 0
        if pay == 0:
            return 0
        amount = self.unit * pay * factor
        self.round.add("scatter", count=self.scatters, amount=str(amount))
        return amount

    def play_feature(self, feature: Json) -> int:
        kinds: Dict[str, Callable[[Json], int]] = {
            "none": lambda _: 0,
            "free_spins": self.free_spins,
            "rich_free_spins": self.free_spins,
            "prize_pick": self.prize_pick,
            "wheel": self.prize_wheel,
        }
        return kinds[feature["kind"]](feature)

    def free_spins(self, feature: Json) -> int:
        strips = self.design.get("freeStrips") or self.design["strips"]
        awarded = feature["spins"][self.scatters]
        factor = feature["multiplier"]
        total, index, retriggers = 0, 0, 0
        self.round.add("free_spins_started", count=awarded)
        while index < awarded:
            index += 1
            stops, window = self.turn(strips)
            self.round.add(
                "free_spin", index=index, count=awarded, multiplier=factor, stops=stops, window=window
            )
            total += self.spin_wins(window, factor)
            if self.scatters >= 3 and retriggers < feature["retriggerLimit"]:
                retriggers += 1
                awarded += feature["retriggerSpins"]
                self.round.add("free_spins_added", count=feature["retriggerSpins"])
        self.round.add("free_spins_ended", amount=str(total))
        return total

    def prize_pick(self, feature: Json) -> int:
        prizes = [self.unit * prize for prize in feature["prizes"]]
        index = self.round.words.draw(len(prizes))
        self.round.add("prize_picked", index=index, amount=str(prizes[index]), prizes=[str(prize) for prize in prizes])
        return prizes[index]

    def prize_wheel(self, feature: Json) -> int:
        prizes = [self.unit * prize for prize in feature["prizes"]]
        multipliers = feature["multipliers"]
        index = self.round.words.draw(len(prizes))
        multiplier_index = self.round.words.draw(len(multipliers))
        amount = prizes[index] * multipliers[multiplier_index]
        self.round.add(
            "wheel_stopped",
            index=index,
            multiplierIndex=multiplier_index,
            amount=str(amount),
            prizes=[str(prize) for prize in prizes],
            multipliers=multipliers,
        )
        return amount


def play_reels(round: Round) -> None:
    """A slot whose reels, pays and features are told by its design."""
    require(round.design is not None, "the design of this title is missing: give its directory with --designs")
    end_slot(round, Slot(round, round.design).play())


# ---------------------------------------------------------------------------------------------------------------------
# Books
# ---------------------------------------------------------------------------------------------------------------------


def draw_position(words: Words, book: tables.Book) -> int:
    """The position of the row that the seeds draw."""
    total = book.total_weight
    limit = 2**128 - 2**128 % total
    bits = words.u64() * TWO_TO_64 + words.u64()
    while bits >= limit:
        bits = words.u64() * TWO_TO_64 + words.u64()
    point = bits % total
    paying = book.paying_rows * book.paying_weight
    if point < paying:
        return point // book.paying_weight
    return book.paying_rows + (point - paying) // book.losing_weight


def merkle_root(row: Json, book: tables.Book) -> bytes:
    """The root that a row and its proof lead to."""
    leaf = row["position"].to_bytes(4, "big") + bytes.fromhex(row["seed"]) + row["payout"].to_bytes(4, "big")
    node = hashlib.sha256(b"\0" + leaf).digest()
    index, width = row["position"], book.rows
    proof = [bytes.fromhex(digits) for digits in row["proof"]]
    while width > 1:
        if index % 2 == 1:
            node = hashlib.sha256(b"\1" + proof.pop(0) + node).digest()
        elif index + 1 < width:
            node = hashlib.sha256(b"\1" + node + proof.pop(0)).digest()
        index, width = index // 2, (width + 1) // 2
    require(proof == [], "the proof of the row is too long")
    return node


def engine_words(seed: str) -> Words:
    """The random numbers of a row."""
    return Words.of_key(bytes.fromhex(seed), "book", 0)


def next_row(round: Round, book: tables.Book) -> Json:
    """Draws a row, and checks that the record carries it and that it is of the book."""
    position = draw_position(round.words, book)
    require(round.rows != [], "the row of the book is missing")
    row = round.rows.pop(0)
    require(row["position"] == position, f"the seeds draw row {position}")
    require(re.fullmatch("[0-9a-f]{16}", row["seed"]) is not None, "the seed of the row is malformed")
    require(merkle_root(row, book).hex() == book.root, "the row is not one of the book")
    return row


def open_row(round: Round, book: tables.Book) -> int:
    """Draws the row of the round, adds its event and continues with the row's numbers. Returns what the row pays."""
    row = next_row(round, book)
    position = row["position"]
    require(round.stake % 100 == 0, "the stake is not a multiple of 100")
    round.add("row_drawn", position=position, seed=row["seed"])
    round.words = engine_words(row["seed"])
    return row["payout"]


# ---------------------------------------------------------------------------------------------------------------------
# Emerald Falls
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Falls:
    """A round of Emerald Falls. Boards are lists of columns, each from top to bottom."""

    round: Round
    payout: int = 0

    @property
    def is_at_max(self) -> bool:
        return self.payout == tables.FALLS_MAX

    def amount(self, hundredths: int) -> str:
        return str(self.round.times_hundredths(hundredths))

    def pay(self, hundredths: int) -> int:
        paid = min(hundredths, tables.FALLS_MAX - self.payout)
        self.payout += paid
        return paid

    def column(self, length: int, weights: List[Tuple[str, int]]) -> List[str]:
        symbols = []
        for _ in range(length):
            point = self.round.words.draw(sum(weight for _, weight in weights))
            for symbol, weight in weights:
                if point < weight:
                    symbols.append(symbol)
                    break
                point -= weight
        return symbols

    def board(self, weights: List[Tuple[str, int]]) -> List[List[str]]:
        return [self.column(5, weights) for _ in range(6)]

    def cascade(
        self, board: List[List[str]], step: int, weights: List[Tuple[str, int]]
    ) -> Tuple[List[List[str]], int]:
        """Pays the board and lets it fall until nothing wins. Returns the last board and the step after it."""
        while True:
            multiplier = falls_multiplier(step)
            burst = []
            for symbol, pays in tables.FALLS_PAYS:
                count = count_on(board, symbol)
                pay = 0 if count < 8 else pays[0 if count < 10 else 1 if count < 12 else 2]
                if pay > 0 and not self.is_at_max:
                    burst.append(symbol)
                    amount = self.amount(self.pay(pay * multiplier))
                    self.round.add("symbol_win", symbol=symbol, count=count, multiplier=multiplier, amount=amount)
            if not burst or self.is_at_max:
                return board, step
            step += 1
            kept = [[symbol for symbol in column if symbol not in burst] for column in board]
            fresh = [self.column(5 - len(column), weights) for column in kept]
            self.round.add("cascade", multiplier=falls_multiplier(step), fresh=fresh)
            board = [new + old for new, old in zip(fresh, kept)]

    def free_falls(self, started: int) -> None:
        self.round.add("free_falls_started", count=started)
        before, count, step, index = self.payout, started, 0, 1
        while index <= count and not self.is_at_max:
            board = self.board(tables.FALLS_FREE_WEIGHTS)
            multiplier = falls_multiplier(step)
            self.round.add("free_fall", index=index, count=count, multiplier=multiplier, columns=board)
            board, step = self.cascade(board, step, tables.FALLS_FREE_WEIGHTS)
            added = min(5, 30 - count)
            if not self.is_at_max and added > 0 and count_on(board, "temple") >= 3:
                count += added
                self.round.add("free_falls_added", count=added)
            index += 1
        self.round.add("free_falls_ended", amount=self.amount(self.payout - before))


def falls_multiplier(step: int) -> int:
    return tables.FALLS_LADDER[min(step, len(tables.FALLS_LADDER) - 1)]


def count_on(board: List[List[str]], symbol: str) -> int:
    return sum(column.count(symbol) for column in board)


def play_emerald_falls(round: Round) -> None:
    """A slot from a book: symbols pay anywhere, burst, and others fall."""
    payout = open_row(round, tables.EMERALD_FALLS_BOOK)
    falls = Falls(round)
    board = falls.board(tables.FALLS_BASE_WEIGHTS)
    round.add("board_dropped", columns=board)
    board, _ = falls.cascade(board, 0, tables.FALLS_BASE_WEIGHTS)
    temples = min(count_on(board, "temple"), 6)
    if temples >= 4 and not falls.is_at_max:
        pay, started = tables.FALLS_TEMPLES[temples]
        round.add("scatter", count=temples, amount=falls.amount(falls.pay(pay)))
        if not falls.is_at_max:
            falls.free_falls(started)
    require(falls.payout == payout, f"the row pays {payout}, recomputed {falls.payout}")
    win = round.times_hundredths(payout)
    if falls.is_at_max:
        round.add("max_win", amount=str(win))
        round.end(win)
    else:
        end_slot(round, win)


SCRATCH_PRIZES = (
    (100_000, 20),
    (20_000, 200),
    (5_000, 2_000),
    (2_000, 5_000),
    (1_000, 12_000),
    (500, 30_000),
    (200, 130_000),
    (100, 200_000),
)


def scratch_prize(number: int) -> Optional[int]:
    """The prize that a number wins, counted from the highest."""
    end = 0
    for prize, (_, weight) in enumerate(SCRATCH_PRIZES):
        end += weight
        if number < end:
            return prize
    return None


def play_scratch(round: Round) -> None:
    """Three equal symbols on nine fields win their prize."""
    prize = scratch_prize(round.words.draw(1_000_000))
    symbols = range(len(SCRATCH_PRIZES))
    if prize is None:
        fields = [token // 2 for token in round.words.distinct(2 * len(symbols), 9)]
    else:
        winning = round.words.distinct(9, 3)
        others = [symbol for symbol in symbols if symbol != prize]
        rest = iter([others[token // 2] for token in round.words.distinct(2 * len(others), 6)])
        fields = [prize if place in winning else next(rest) for place in range(9)]
    round.add("card_dealt", fields=fields, prize=prize)
    round.end(0 if prize is None else round.times_hundredths(SCRATCH_PRIZES[prize][0]))


# ---------------------------------------------------------------------------------------------------------------------
# Lucky Night Market
# ---------------------------------------------------------------------------------------------------------------------


def draw_coin(words: Words, faces: List[Tuple[str, int, int]], place: int) -> Json:
    """A coin with its place; what it is follows from the weights."""
    point = words.draw(sum(weight for _, _, weight in faces))
    for kind, value, weight in faces:
        if point < weight:
            return {"place": place, "kind": kind, "value": value}
        point -= weight
    raise AssertionError("the draw is beyond the weights")


def are_neighbours(place: int, other: int) -> bool:
    """Whether two places touch, also at a corner. A place is reel * 3 + row."""
    return place != other and abs(place // 3 - other // 3) <= 1 and abs(place % 3 - other % 3) <= 1


def worth(coins: Dict[int, Json]) -> int:
    return sum(coin["value"] for coin in coins.values())


def act_specials(round: Round, coins: Dict[int, Json], landed: List[int]) -> None:
    """Collectors act with every new coin, doublers when they land, in the order of places."""
    for place in sorted(coins):
        kind = coins[place]["kind"]
        if kind == "collector":
            changed = [{"place": place, "value": worth(coins)}]
        elif kind == "doubler" and place in landed:
            touched = [other for other in sorted(coins) if are_neighbours(place, other) and coins[other]["value"] > 0]
            changed = [{"place": other, "value": coins[other]["value"] * 2} for other in touched]
        else:
            continue
        for change in changed:
            coins[change["place"]]["value"] = change["value"]
        round.add("coin_special", place=place, kind=kind, changed=changed)


def hold_and_spin(round: Round, landed: List[Json]) -> Dict[int, Json]:
    """Plays the respins. Returns the coins at the end, by place."""
    coins = {coin["place"]: dict(coin) for coin in landed}
    round.add("respins_started", count=3)
    left = 3
    while left > 0 and len(coins) < 15 and worth(coins) * 100 < tables.MARKET_MAX:
        added = []
        for place in range(15):
            if place not in coins and round.words.draw(1000) < 58:
                added.append(draw_coin(round.words, tables.MARKET_RESPIN_COINS, place))
        left = 3 if added else left - 1
        round.add("respin", left=left, coins=[dict(coin) for coin in added])
        coins.update({coin["place"]: coin for coin in added})
        if added:
            act_specials(round, coins, [coin["place"] for coin in added])
    return coins


def market_ways(round: Round, window: List[List[str]]) -> int:
    """Pays the symbols that show on three reels or more from the left. Returns hundredths of the stake."""
    payout = 0
    for symbol, pays in tables.MARKET_PAYS:
        shown = [reel.count(symbol) + reel.count("lantern") for reel in window]
        count = next((reel for reel in range(5) if shown[reel] == 0), 5)
        if count < 3:
            continue
        ways = 1
        for reel in range(count):
            ways *= shown[reel]
        payout += pays[count - 3] * ways
        amount = round.times_hundredths(pays[count - 3] * ways)
        round.add("ways_won", symbol=symbol, count=count, ways=ways, amount=str(amount))
    return payout


def play_night_market(round: Round) -> None:
    """A slot from a book: 243 ways, and coins that start respins."""
    row_pays = open_row(round, tables.NIGHT_MARKET_BOOK)
    stops, letters = spin_reels(round.words, tables.MARKET_STRIPS, 3)
    window = [[tables.MARKET_SYMBOLS[letter] for letter in reel] for reel in letters]
    round.add("reels_stopped", stops=stops, window=window)
    landed = [
        draw_coin(round.words, tables.MARKET_REEL_COINS, reel * 3 + row)
        for reel in range(5)
        for row in range(3)
        if window[reel][row] == "coin"
    ]
    if landed:
        round.add("coins_landed", coins=landed)
    payout = market_ways(round, window)
    if len(landed) >= 6:
        coins = hold_and_spin(round, landed)
        grand = tables.MARKET_GRAND if len(coins) == 15 else 0
        if grand > 0:
            round.add("grand_won", value=grand, amount=str(round.times_hundredths(grand * 100)))
        feature = min((worth(coins) + grand) * 100, tables.MARKET_MAX - payout)
        round.add("feature_ended", amount=str(round.times_hundredths(feature)))
        payout += feature
        if payout == tables.MARKET_MAX:
            round.add("max_win", amount=str(round.times_hundredths(payout)))
    require(payout == row_pays, f"the row pays {row_pays}, recomputed {payout}")
    round.end(round.times_hundredths(payout))


def pay_places(round: Round, pays: Dict[str, int]) -> None:
    """Pays the places of a table, in the order of `pays`: what each gives back, in hundredths of its stake."""
    bets = round.choice["bets"]
    require(isinstance(bets, dict) and bets and set(bets) <= set(pays), "the bets are not on places of the table")
    paid, total, win = [], 0, 0
    for place, hundredths in pays.items():
        if place not in bets:
            continue
        amount = int(bets[place])
        require(amount > 0 and amount % 100 == 0, "an amount is not a multiple of 100")
        total += amount
        win += amount // 100 * hundredths
        paid.append({"place": place, "stake": bets[place], "win": str(amount // 100 * hundredths)})
    require(total == round.stake, "the stake is not the sum of the places")
    round.add("places_paid", places=paid)
    round.end(win)


def table_of(draw: Callable[[Words], Tuple[str, Dict[str, Any], Dict[str, int]]]) -> Callable[[Round], None]:
    """The rules of a table: `draw` gives the event that shows it, the event's fields, and the pays of the places."""

    def play(round: Round) -> None:
        name, fields, pays = draw(round.words)
        round.add(name, **fields)
        pay_places(round, pays)

    return play


def baccarat_points(cards: List[Json]) -> int:
    return sum(0 if card["rank"] >= 10 else card["rank"] for card in cards) % 10


def banker_draws(points: int, third: Optional[int]) -> bool:
    """Whether the banker draws, by two cards and the points of the player's third card."""
    if third is None:
        return points <= 5
    drawn = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: (6, 7)}
    return points <= 2 or third in drawn.get(points, ())


def play_baccarat(round: Round) -> None:
    """Two hands from a fresh shoe of eight decks; bets are on either, on a tie and on pairs."""
    cards = iter([{"rank": n % 13 + 1, "suit": n // 13 % 4} for n in round.words.distinct(416, 6)])
    player, banker = [next(cards)], [next(cards)]
    player.append(next(cards))
    banker.append(next(cards))
    points = baccarat_points(banker)
    if baccarat_points(player) < 8 and points < 8:
        third = None
        if baccarat_points(player) <= 5:
            player.append(next(cards))
            third = baccarat_points(player[2:])
        if banker_draws(points, third):
            banker.append(next(cards))
    ours, theirs = baccarat_points(player), baccarat_points(banker)
    winner = "player" if ours > theirs else "banker" if theirs > ours else "tie"
    round.add("cards_dealt", player=player, banker=banker, winner=winner, playerPoints=ours, bankerPoints=theirs)
    pair = {side: 1200 if hand[0]["rank"] == hand[1]["rank"] else 0 for side, hand in (("p", player), ("b", banker))}
    hands = {"player": 200, "banker": 195}
    pay_places(
        round,
        {
            **{side: 100 if winner == "tie" else pay if winner == side else 0 for side, pay in hands.items()},
            "tie": 900 if winner == "tie" else 0,
            "playerPair": pair["p"],
            "bankerPair": pair["b"],
        },
    )


def open_hoard(row: Json) -> Tuple[List[Json], int]:
    """The chests of a row of the naga's book, and what they pay in bullets."""
    words = engine_words(row["seed"])
    total = tables.NAGA_MIN
    chests: List[Json] = []
    while len(chests) < tables.NAGA_CHESTS and total < tables.NAGA_MAX:
        number = words.draw(sum(weight for _, _, weight in tables.NAGA_FACES))
        for kind, value, weight in tables.NAGA_FACES:
            if number < weight:
                break
            number -= weight
        total = min(tables.NAGA_MAX, total * value if kind == "pearl" else total + value)
        chests.append({"type": "chest_opened", "kind": kind, "value": value, "total": total})
        if kind == "empty":
            break
    require(row["payout"] == 100 * total, f"the row pays {row['payout']}, recomputed {100 * total}")
    return chests, total


def play_fish(round: Round) -> None:
    """A batch of shots: each catches with the chance of its species. What the naga guards is a row of its book."""
    shots = round.choice["shots"]
    require(isinstance(shots, list) and 1 <= len(shots) <= 20, "the shots are not 1 to 20")
    stake, win = 0, 0
    hoards: List[Json] = []
    for shot in shots:
        require(bool(re.fullmatch("[1-9][0-9]{0,11}", shot["bullet"])), "a bullet is no amount")
        bullet = int(shot["bullet"])
        species = one_of(shot["species"], (*tables.FISH, "naga"), "species")
        multiplier = 0
        if species == "naga":
            if round.words.draw(tables.NAGA_PAYOUT_SUM) < 97 * tables.NAGA_BOOK.rows:
                row = next_row(round, tables.NAGA_BOOK)
                chests, multiplier = open_hoard(row)
                hoards.append({"type": "row_drawn", "position": row["position"], "seed": row["seed"]})
                hoards += chests
        else:
            mean, prizes = tables.FISH[species]
            if round.words.draw(100 * mean) < 97:
                number = round.words.draw(sum(weight for _, weight in prizes))
                for prize, weight in prizes:
                    if number < weight:
                        multiplier = prize
                        break
                    number -= weight
        stake += bullet
        win += bullet * multiplier
        round.add(
            "shot_decided",
            species=species,
            bullet=shot["bullet"],
            multiplier=multiplier,
            win=str(bullet * multiplier),
        )
    require(stake == round.stake, "the stake is not the sum of the bullets")
    round.events += hoards
    round.end(win)


# ---------------------------------------------------------------------------------------------------------------------
# Blackjack
# ---------------------------------------------------------------------------------------------------------------------


def blackjack_points(cards: List[Json]) -> int:
    """The points of cards. One ace counts 11 where that is at most 21."""
    points = sum(min(card["rank"], 10) for card in cards)
    has_ace = any(card["rank"] == 1 for card in cards)
    return points + 10 if has_ace and points <= 11 else points


@dataclass
class BlackjackHand:
    cards: List[Json]
    stake: int
    is_of_split: bool = False
    is_done: bool = False

    @property
    def points(self) -> int:
        return blackjack_points(self.cards)

    @property
    def is_natural(self) -> bool:
        return len(self.cards) == 2 and self.points == 21 and not self.is_of_split

    def moves(self) -> List[str]:
        if len(self.cards) > 2:
            return ["hit", "stand"]
        first, second = (min(card["rank"], 10) for card in self.cards)
        return ["hit", "stand", "double"] + (["split"] if first == second and not self.is_of_split else [])


class Blackjack:
    """A round of blackjack: the hands, the dealer's cards, and what is waited for."""

    def __init__(self, round: Round) -> None:
        self.round = round
        stakes = [int(stake) for stake in round.choice["stakes"]]
        require(1 <= len(stakes) <= 3 and sum(stakes) == round.stake, "the stakes of the hands are not the stake")
        firsts = [draw_card(round.words) for _ in stakes]
        up = draw_card(round.words)
        self.hands = [BlackjackHand([card, draw_card(round.words)], stake) for card, stake in zip(firsts, stakes)]
        self.dealer = [up, draw_card(round.words)]
        self.insurance = 0
        self.offers_insurance = up["rank"] == 1
        dealt = [{"cards": list(hand.cards), "stake": str(hand.stake)} for hand in self.hands]
        round.add("dealt", hands=dealt, dealer=up)
        if self.offers_insurance:
            round.add("insurance_offered", amount=str(round.stake // 2))
        else:
            self.begin()

    @property
    def dealer_has_blackjack(self) -> bool:
        return len(self.dealer) == 2 and blackjack_points(self.dealer) == 21

    def begin(self) -> None:
        if self.dealer_has_blackjack:
            self.settle()
            return
        if self.dealer[0]["rank"] in (1, 10, 11, 12, 13):
            self.round.add("no_blackjack")
        self.next()

    def waiting(self) -> Optional[int]:
        return next((index for index, hand in enumerate(self.hands) if not hand.is_done), None)

    def next(self) -> None:
        for hand in self.hands:
            hand.is_done = hand.is_done or hand.points >= 21
        index = self.waiting()
        if index is None:
            self.settle()
        else:
            self.round.add("turn", hand=index, moves=self.hands[index].moves())

    def decide(self, decision: Json) -> None:
        if decision["type"] == "insurance":
            require(self.offers_insurance, "no insurance is offered")
            self.offers_insurance = False
            is_taken = one_of(decision["isTaken"], (True, False), "isTaken")
            self.insurance = self.round.stake // 2 if is_taken else 0
            self.round.add("insurance_answered", isTaken=is_taken)
            self.begin()
            return
        require(not self.offers_insurance, "insurance is to be answered first")
        index = self.waiting()
        require(index is not None, "no hand waits")
        hand = self.hands[index]
        self.move(one_of(decision["type"], hand.moves(), "move"), hand, index)
        self.next()

    def move(self, move: str, hand: BlackjackHand, index: int) -> None:
        words = self.round.words
        if move == "stand":
            hand.is_done = True
            self.round.add("hand_stood", hand=index)
        elif move == "hit":
            hand.cards.append(draw_card(words))
            self.round.add("hand_hit", hand=index, card=hand.cards[-1])
        elif move == "double":
            hand.cards.append(draw_card(words))
            hand.stake *= 2
            hand.is_done = True
            self.round.add("hand_doubled", hand=index, card=hand.cards[-1], stake=str(hand.stake))
        else:
            parts = [
                BlackjackHand([card, draw_card(words)], hand.stake, True, card["rank"] == 1) for card in hand.cards
            ]
            self.hands[index : index + 1] = parts
            self.round.add("hand_split", hand=index, cards=[list(part.cards) for part in parts])

    def settle(self) -> None:
        self.round.add("dealer_revealed", card=self.dealer[1])
        if any(hand.points <= 21 and not hand.is_natural for hand in self.hands):
            while blackjack_points(self.dealer) < 17:
                self.dealer.append(draw_card(self.round.words))
                self.round.add("dealer_drew", card=self.dealer[-1])
        win = 0
        if self.insurance > 0:
            pay = self.insurance * 3 if self.dealer_has_blackjack else 0
            win += pay
            self.round.add("insurance_settled", pay=str(pay))
        for index, hand in enumerate(self.hands):
            result, halves = self.result(hand)
            pay = hand.stake // 2 * halves
            win += pay
            self.round.add("hand_settled", hand=index, result=result, pay=str(pay))
        self.round.end(win)

    def result(self, hand: BlackjackHand) -> Tuple[str, int]:
        """The result of a hand, and what it pays in halves of its stake."""
        if hand.points > 21:
            return "bust", 0
        if self.dealer_has_blackjack:
            return ("push", 2) if hand.is_natural else ("lose", 0)
        if hand.is_natural:
            return "blackjack", 5
        dealer = blackjack_points(self.dealer)
        if dealer > 21 or hand.points > dealer:
            return "win", 4
        return ("push", 2) if hand.points == dealer else ("lose", 0)


def play_blackjack(round: Round) -> None:
    """One to three hands against the dealer, nearer to 21 without passing it."""
    game = Blackjack(round)
    for decision in round.next_decisions():
        game.decide(decision)


# ---------------------------------------------------------------------------------------------------------------------
# Three-card poker
# ---------------------------------------------------------------------------------------------------------------------

THREE_CARD_KINDS = ("high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush")
THREE_CARD_BONUS = {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1}
PAIR_PLUS_PAYS = {"straight_flush": 40, "three_of_a_kind": 30, "straight": 6, "flush": 4, "pair": 1}


def three_card_value(cards: List[Json]) -> Tuple[int, List[int]]:
    """The place of the kind, and the ranks that decide between hands of a kind."""
    ranks = sorted((14 if card["rank"] == 1 else card["rank"] for card in cards), reverse=True)
    is_flush = len({card["suit"] for card in cards}) == 1
    if ranks == [14, 3, 2]:
        ranks = [3, 2, 1]
    is_straight = ranks[0] - ranks[1] == 1 and ranks[1] - ranks[2] == 1
    if is_straight:
        return (5 if is_flush else 3), ranks
    counts = sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank))
    kind = {1: 4, 2: 1, 3: 2 if is_flush else 0}[len(set(ranks))]
    return kind, counts


def play_three_card_poker(round: Round) -> None:
    """Ante and play against the dealer, and pair plus on the own hand."""
    ante = int(round.choice["ante"])
    pair_plus = round.choice["pairPlus"]
    require(ante + int(pair_plus or 0) == round.stake, "the amounts are not the stake")
    deck = [card_of(index) for index in round.words.distinct(52, 3 if not round.decisions else 6)]
    own, dealer = deck[:3], deck[3:]
    value = three_card_value(own)
    kind = THREE_CARD_KINDS[value[0]]
    round.add("dealt", cards=own, kind=kind)
    for decision in round.next_decisions():
        move = one_of(decision["type"], ("play", "fold"), "decision")
        dealer_value = three_card_value(dealer)
        qualifies = dealer_value >= (0, [12, 0, 0])
        round.add("decided", move=move)
        dealer_kind = THREE_CARD_KINDS[dealer_value[0]]
        round.add("dealer_revealed", cards=dealer, kind=dealer_kind, qualifies=qualifies)
        if move == "fold":
            result, antes = "fold", 0
        elif not qualifies:
            result, antes = "not_qualified", 3
        elif value > dealer_value:
            result, antes = "win", 4
        else:
            result, antes = ("push", 2) if value == dealer_value else ("lose", 0)
        bonus = ante * THREE_CARD_BONUS.get(kind, 0) if move == "play" else 0
        win = ante * antes + bonus
        round.add("duel_settled", result=result, pay=str(ante * antes), bonus=str(bonus))
        if pair_plus is not None:
            pay = int(pair_plus) * (PAIR_PLUS_PAYS[kind] + 1) if kind in PAIR_PLUS_PAYS else 0
            win += pay
            round.add("pair_plus_settled", pay=str(pay))
        round.end(win)


def play_casino_holdem(round: Round) -> None:
    """Ante and call against the dealer, and a bonus on the own cards with the flop."""
    ante = int(round.choice["ante"])
    bonus = round.choice["bonus"]
    require(ante + int(bonus or 0) == round.stake, "the amounts are not the stake")
    deck = [card_of(index) for index in round.words.distinct(52, 5 if not round.decisions else 9)]
    own, flop, rest, dealer = deck[:2], deck[2:5], deck[5:7], deck[7:]
    first = poker.best_value(own + flop)
    round.add("dealt", cards=own, flop=flop, kind=poker.KINDS[first[0]])
    for decision in round.next_decisions():
        move = one_of(decision["type"], ("call", "fold"), "decision")
        value = poker.best_value(own + flop + rest)
        dealer_value = poker.best_value(dealer + flop + rest)
        qualifies = poker.qualifies(dealer_value)
        round.add("decided", move=move)
        round.add("board_dealt", cards=rest, kind=poker.KINDS[value[0]])
        round.add("dealer_revealed", cards=dealer, kind=poker.KINDS[dealer_value[0]], qualifies=qualifies)
        won = 1 + poker.ante_pay(value)
        if move == "fold":
            result, ante_gets, call_gets = "fold", 0, 0
        elif not qualifies:
            result, ante_gets, call_gets = "not_qualified", won, 2
        elif value > dealer_value:
            result, ante_gets, call_gets = "win", won, 4
        else:
            result, ante_gets, call_gets = ("push", 1, 2) if value == dealer_value else ("lose", 0, 0)
        win = ante * (ante_gets + call_gets)
        round.add("duel_settled", result=result, ante=str(ante * ante_gets), call=str(ante * call_gets))
        if bonus is not None:
            pays = poker.bonus_pay(first)
            pay = 0 if pays is None else int(bonus) * (pays + 1)
            win += pay
            round.add("bonus_settled", pay=str(pay))
        round.end(win)


def play_video_poker(round: Round) -> None:
    """Five cards, of which any are kept, and as many new ones."""
    require(round.choice == {}, "there is nothing to choose")
    deck = [card_of(index) for index in round.words.distinct(52, 5 if not round.decisions else 10)]
    cards, others = deck[:5], deck[5:]
    hand, _ = poker.video_hand(poker.five_card_value(cards))
    round.add("dealt", cards=cards, hand=hand)
    for decision in round.next_decisions():
        one_of(decision["type"], ("draw",), "decision")
        held = poker.held_places(decision["held"])
        drawn = iter(others)
        cards = [card if place in held else next(drawn) for place, card in enumerate(cards)]
        hand, pays = poker.video_hand(poker.five_card_value(cards))
        round.add("drawn", held=held, cards=cards, hand=hand)
        round.end(round.stake * pays)


# ---------------------------------------------------------------------------------------------------------------------
# Lotteries
# ---------------------------------------------------------------------------------------------------------------------


def lottery_line(line: Json, plays: Dict[str, lotteries.Play]) -> List[lotteries.Ticket]:
    """The tickets of a line, if the rules allow it."""
    require(set(line) == {"play", "picks", "amount"}, f"a line has {sorted(line)}")
    require(line["play"] in plays, f"there is no play {line['play']}")
    play, picks = plays[line["play"]], line["picks"]
    require(len(picks) == len(play.groups), "a line has another number of groups")
    for picked, group in zip(picks, play.groups):
        require(all(value in group for value in picked) and len(picked) > 0, "a pick is not in its group")
        places = [group.index(value) for value in picked]
        require(places == sorted(set(places)), "picks are not different and in order")
    tickets = list(play.tickets(picks))
    require(1 <= len(tickets) <= lotteries.MAX_TICKETS, "a line has too few or too many tickets")
    require(re.fullmatch("[1-9][0-9]{0,12}", line["amount"]) is not None, f"the amount is {line['amount']}")
    return tickets


def settle_slip(round: Round, family: str, result: Any) -> None:
    """Pays the lines of a slip in order."""
    plays = lotteries.plays_of(family, round.choice["form"])
    lines = round.choice["lines"]
    require(1 <= len(lines) <= lotteries.MAX_LINES, "a slip has too few or too many lines")
    require(sum(int(line["amount"]) for line in lines) == round.stake, "the stake is not the sum of the amounts")
    win = 0
    for number, line in enumerate(lines):
        tickets = lottery_line(line, plays)
        pays = [plays[line["play"]].pay(ticket, result) for ticket in tickets]
        due = sum(pays, Fraction(0)) * int(line["amount"]) / len(tickets)
        paid = round.words.settle(due.numerator, due.denominator)
        won = sum(pay > 0 for pay in pays)
        round.add("line_settled", line=number, tickets=len(tickets), won=won, win=str(paid))
        win += paid
    round.end(win)


def play_digit_draw(round: Round) -> None:
    """Numbers of some digits are drawn."""
    form = one_of(round.choice["form"], lotteries.DIGIT_FORMS, "form")
    drawn = ["".join(str(round.words.draw(10)) for _ in range(count)) for count in lotteries.DIGIT_FORMS[form]]
    round.add("numbers_drawn", numbers=drawn)
    settle_slip(round, "digit-draw", drawn)


def play_race_draw(round: Round) -> None:
    """Runners come in in some order."""
    runners = lotteries.RACE_FORMS[one_of(round.choice["form"], lotteries.RACE_FORMS, "form")]
    order = [runner + 1 for runner in round.words.distinct(runners, runners)]
    round.add("race_run", order=order)
    settle_slip(round, "race-draw", order)


def play_dice_draw(round: Round) -> None:
    """Three dice are thrown."""
    one_of(round.choice["form"], ("dice",), "form")
    dice = [round.words.draw(6) + 1 for _ in range(3)]
    round.add("dice_thrown", dice=dice)
    settle_slip(round, "dice-draw", dice)


def play_pick_draw(round: Round) -> None:
    """Balls are drawn, and perhaps a star."""
    form = one_of(round.choice["form"], lotteries.PICK_FORMS, "form")
    count, drawn, stars = lotteries.PICK_FORMS[form]
    balls = [ball + 1 for ball in round.words.distinct(count, drawn)]
    result = {"balls": balls, "star": round.words.draw(stars) + 1 if stars else None}
    round.add("balls_drawn", **result)
    settle_slip(round, "pick-draw", result)


def play_bingo(round: Round) -> None:
    """Balls are called; each pattern of a ticket pays by the call that completes it."""
    form = one_of(round.choice["form"], bingo.FORMS, "form")
    amount, tickets = round.choice["amount"], round.choice["tickets"]
    require(re.fullmatch("[1-9][0-9]{0,12}", amount) is not None and int(amount) % 100 == 0, f"the amount is {amount}")
    require(1 <= len(tickets) <= bingo.MAX_TICKETS, "there are too few or too many tickets")
    require(int(amount) * len(tickets) == round.stake, "the stake is not that of the tickets")
    for ticket in tickets:
        fault = bingo.ticket_fault(form, ticket)
        require(fault is None, fault or "")
    count, calls, _ = bingo.FORMS[form]
    balls = [ball + 1 for ball in round.words.distinct(count, calls)]
    round.add("balls_called", balls=balls)
    total = 0
    for number, ticket in enumerate(tickets):
        won = bingo.wins_of(form, ticket, int(amount), balls)
        wins = [{"pattern": win.pattern, "calls": win.calls, "win": str(win.win)} for win in won]
        paid = sum(win.win for win in won)
        round.add("ticket_settled", ticket=number, wins=wins, win=str(paid))
        total += paid
    round.end(total)


def pay_hand(round: Round, played: Optional[Tuple[Json, List[int]]]) -> None:
    """Ends a hand at a table: the rake is a fiftieth of what a place wins from others. The win of the record is the rake."""
    require(played is not None, "the moves are not those of a hand that is over")
    require(round.stake % 50 == 0, "the base is not a multiple of 50")
    view, units = played
    round.add("hand_ended", view=view)
    raked = 0
    for place, count in enumerate(units):
        won = count * round.stake
        rake = won // 50 if won > 0 else 0
        raked += rake
        round.add("place_paid", place=place, units=count, net=str(won - rake), rake=str(rake))
    round.end(raked)


def browser_seeds(round: Round, least: int, most: int) -> int:
    """How many were dealt in. The client seed has to be that of their browsers."""
    given = round.choice["clientSeeds"]
    require(isinstance(given, list) and least <= len(given) <= most, "too few or too many are dealt in")
    joined = ":".join(seed for seed in given if seed is not None)
    require(hashlib.sha256(joined.encode("ascii")).hexdigest() == round.client_seed, "the client seed is another one")
    return len(given)


def play_pok_deng(round: Round) -> None:
    """Two cards, a third one at will, each place against the banker, who has the last place."""
    places = browser_seeds(round, 2, 6)
    pay_hand(round, seats.pok_deng(round.words.distinct(52, 3 * places), places, round.decisions))


def play_big_two(round: Round) -> None:
    """Thirteen cards each; who plays all of them first is paid for those that are left."""
    places = browser_seeds(round, 2, 4)
    pay_hand(round, big_two.play(round.words.distinct(52, 13 * places), places, round.decisions))


def play_brag(round: Round) -> None:
    """Three cards each, one round of bets with a fixed raise, and a pot."""
    places = browser_seeds(round, 2, 6)
    pay_hand(round, brag.play(round.words.distinct(52, 3 * places), places, round.decisions))



def fixture_draw(tape: Json) -> Callable[[int], int]:
    """The random numbers of a fixture from its seed, which has to be the one that was committed to."""
    fixture, seed = tape["id"], tape["serverSeed"]
    client_seed = hashlib.sha256(f"parlor-sportsbook-1:{fixture}".encode("ascii")).hexdigest()
    committed = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    shown = tape.get("seedHash")
    require(shown in (None, committed), f"the seed of {fixture} is not the one that was committed to")
    return Words(seed, client_seed, sports.number_of(fixture)).draw


def price_checks(record: Json) -> List[Json]:
    """Whether the prices of a recorded slip follow from what stands with them, leg by leg."""
    quotes = record.get("quotes") or []
    tapes = {tape["id"]: tape for tape in record.get("tapes") or []}
    checks = []
    for place, leg in enumerate(record["choice"]["legs"]):
        tape = tapes.get(leg["fixture"])
        try:
            states = None if tape is None else sports.states_of(leg["fixture"], fixture_draw(tape))
        except NotAllowed as fault:
            checks.append({"verdict": "differs", "reason": str(fault)})
            continue
        checks.append(prices.check(leg, quotes[place] if place < len(quotes) else None, states))
    return checks


def seen_fixtures(record: Json) -> List[Optional[cash_outs.Seen]]:
    """The fixtures of the legs of a recorded slip, None for one whose seed is not there."""
    tapes = {tape["id"]: tape for tape in record.get("tapes") or []}
    found: List[Optional[cash_outs.Seen]] = []
    for leg in record["choice"]["legs"]:
        fixture = leg["fixture"]
        tape = tapes.get(fixture)
        if tape is None:
            found.append(None)
            continue
        states = sports.states_of(fixture, fixture_draw(tape))
        found.append(cash_outs.Seen(states, slips.tape_of(fixture, fixture_draw(tape))))
    return found


def cash_out_checks(record: Json) -> List[Json]:
    """Whether the amounts of the cash-outs of a recorded slip follow from what stands with them, in their order."""
    made = [each for each in record.get("decisions") or [] if each.get("type") == "cash-out"]
    if not made:
        return []
    quotes = record.get("cashOutQuotes") or []
    try:
        seen = seen_fixtures(record)
    except NotAllowed as fault:
        return [{"verdict": "differs", "reason": str(fault)} for _ in made]
    stake = int(record["stake"])
    return [
        cash_outs.check(record["choice"], stake, each, quotes[place] if place < len(quotes) else None, seen)
        for place, each in enumerate(made)
    ]


def is_slip(record: Json) -> bool:
    return record["version"] == "sportsbook@1"


def price_words(record: Json, verdict: str) -> List[str]:
    """What is to be said of prices, and of amounts that were cashed out, with a verdict."""
    named = [(f"the price of leg {number}", check) for number, check in enumerate(price_checks(record), start=1)]
    named += [(f"the amount of cash-out {number}", check) for number, check in enumerate(cash_out_checks(record), start=1)]
    return [f"{name}: {check['reason']}" for name, check in named if check["verdict"] == verdict]


def check_tapes(round: Round, outcomes: List[str]) -> None:
    """Plays the fixtures whose seeds are there, and compares what the legs on them came to."""
    seeds = {tape["id"]: tape for tape in round.tapes}
    fixtures = [leg["fixture"] for leg in round.choice["legs"]]
    require(set(seeds) <= set(fixtures), "a tape is of a fixture that the slip does not have")
    for leg, outcome in zip(round.choice["legs"], outcomes):
        fixture = leg["fixture"]
        if fixture not in seeds:
            continue
        tape = slips.tape_of(fixture, fixture_draw(seeds[fixture]))
        played = slips.outcome_of_leg(leg["selections"], tape)
        require(outcome in ("open", played), f"the leg on {fixture} is {outcome}, recomputed {played}")


def play_sportsbook(round: Round) -> None:
    """Parts of a slip are cashed out; the rest is paid by the results of its fixtures."""
    fault = slips.slip_fault(round.choice)
    require(fault is None, fault or "")
    share, total = slips.WHOLE, 0
    for decision in round.next_decisions():
        if decision["type"] == "cash-out":
            part = whole_number(decision["share"], 1, share, "share")
            share -= part
            total += int(decision["amount"])
            round.add("cashed_out", share=part, amount=decision["amount"], isAuto=decision["isAuto"])
            if share == 0:
                round.paid = total
            continue
        one_of(decision["type"], ("results",), "decision")
        outcomes = [one_of(each, ("won", "lost", "void", "open"), "outcome") for each in decision["outcomes"]]
        legs = round.choice["legs"]
        require(len(outcomes) == len(legs), "there is another number of outcomes than of legs")
        require(slips.is_decided(round.choice, outcomes), "the slip is not decided")
        check_tapes(round, outcomes)
        due = slips.lines_value(round.choice, outcomes) * round.stake * share
        due /= slips.WHOLE * comb(len(legs), round.choice["combine"])
        amount = round.words.settle(due.numerator, due.denominator)
        round.add("settled", outcomes=outcomes, share=share, amount=str(amount))
        round.paid = total + amount


# ---------------------------------------------------------------------------------------------------------------------
# Recomputing
# ---------------------------------------------------------------------------------------------------------------------

GAMES: Dict[str, Callable[[Round], None]] = {
    "dice": play_dice,
    "limbo": play_limbo,
    "crash": play_crash,
    "wheel": play_wheel,
    "plinko": play_plinko,
    "keno": play_keno,
    "coin-flip": play_coin_flip,
    "hi-lo": play_hi_lo,
    "mines": play_mines,
    "climb": play_climb,
    "lotus-lanterns": play_lotus_lanterns,
    "reels": play_reels,
    "emerald-falls": play_emerald_falls,
    "night-market": play_night_market,
    "scratch": play_scratch,
    "blackjack": play_blackjack,
    "three-card-poker": play_three_card_poker,
    "casino-holdem": play_casino_holdem,
    "video-poker": play_video_poker,
    "fish": play_fish,
    "digit-draw": play_digit_draw,
    "race-draw": play_race_draw,
    "dice-draw": play_dice_draw,
    "pick-draw": play_pick_draw,
    "baccarat": play_baccarat,
    "dragon-tiger": table_of(asian_tables.dragon_tiger),
    "roulette": table_of(wheels.roulette),
    "bingo": play_bingo,
    "money-wheel": table_of(wheels.money_wheel),
    "fan-tan": table_of(wheels.fan_tan),
    "sic-bo": table_of(asian_tables.sic_bo),
    "fish-prawn-crab": table_of(asian_tables.fish_prawn_crab),
    "bull-bull": table_of(asian_tables.bull_bull),
    "pok-deng": play_pok_deng,
    "big-two": play_big_two,
    "brag": play_brag,
    "sportsbook": play_sportsbook,
}
# The rules of a family that are not its first.
LATER_VERSIONS: Dict[str, str] = {"lotus-lanterns": "2"}
GAMES_WITH_DECISIONS = (
    "coin-flip",
    "hi-lo",
    "mines",
    "climb",
    "crash",
    "blackjack",
    "three-card-poker",
    "casino-holdem",
    "video-poker",
    "pok-deng",
    "big-two",
    "brag",
    "sportsbook",
)


class Designs:
    """The designs of slots: a directory with a file TITLE.json for each."""

    def __init__(self, directory: Optional[str]) -> None:
        self.directory = Path(directory) if directory else None
        self.known: Dict[str, Optional[Json]] = {}

    def of(self, title: str) -> Optional[Json]:
        if title not in self.known:
            self.known[title] = self._read(title)
        return self.known[title]

    def _read(self, title: str) -> Optional[Json]:
        if self.directory is None or not re.fullmatch("[a-z0-9-]+", title):
            return None
        path = self.directory / f"{title}.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def recompute(record: Json, designs: Designs) -> Round:
    """Plays a recorded round again."""
    family, _, version = record["version"].partition("@")
    require(family in GAMES and version == LATER_VERSIONS.get(family, "1"), f"the rules of {record['version']} are not known")
    nonce = whole_number(record["nonce"], 0, 2**63, "nonce")
    require(re.fullmatch("[1-9][0-9]*", record["stake"]) is not None, f"the stake is {record['stake']}")
    decisions = record["decisions"]
    require(family in GAMES_WITH_DECISIONS or decisions == [], "this game has no decisions")
    words = Words(record["serverSeed"], record["clientSeed"], nonce)
    design = designs.of(record["gameCode"]) if family == "reels" else None
    rows = record.get("rows") or [row for row in [record.get("row")] if row is not None]
    round = Round(int(record["stake"]), record["choice"], decisions, words, design, list(rows))
    round.client_seed = record["clientSeed"]
    round.tapes = record.get("tapes") or []
    GAMES[family](round)
    return round


def as_text(value: Any) -> str:
    """JSON with its keys in order. Values are compared as such text, since Python takes true for 1."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def differences(record: Json, designs: Designs) -> List[str]:
    """What a recorded round and its recomputation do not have in common."""
    if "fixture" in record:
        return fixture_differences(record)
    try:
        found = price_words(record, "differs") if is_slip(record) else []
        if is_slip(record) and record["serverSeed"] is None:
            # A slip that is open: its prices and cash-outs are all that can be checked.
            return found
        round = recompute(record, designs)
    except NotAllowed as fault:
        return [str(fault)]
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as fault:
        return [f"cannot be recomputed: {reason(fault)}"]
    found += event_differences(record.get("events"), round.events)
    if not round.is_over:
        found.append("the round is not over")
    elif as_text(record.get("win")) != as_text(round.win):
        found.append(f"the win is {as_text(record.get('win'))}, recomputed {as_text(round.win)}")
    return found


def fixture_differences(record: Json) -> List[str]:
    """The same for a recorded fixture of the sportsbook: its boards are compared like the events of a round."""
    try:
        number = sports.number_of(record["fixture"])
        words = Words(record["serverSeed"], record["clientSeed"], number)
        boards = sports.boards_of(record["fixture"], words.draw)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as fault:
        return [f"cannot be recomputed: {reason(fault)}"]
    return event_differences(record.get("boards"), boards)


def reason(fault: Exception) -> str:
    """What is wrong with a record, in words."""
    if isinstance(fault, NotAllowed):
        return str(fault)
    return f"{fault} is missing" if isinstance(fault, KeyError) else f"the record is malformed ({fault})"


def event_differences(recorded: Any, recomputed: List[Json]) -> List[str]:
    if type(recorded) is not list:
        return ["the events are missing"]
    found = []
    for index in range(max(len(recorded), len(recomputed))):
        left = as_text(recorded[index]) if index < len(recorded) else "missing"
        right = as_text(recomputed[index]) if index < len(recomputed) else "none"
        if left != right:
            found.append(f"event {index} is {left}, recomputed {right}")
    return found


# ---------------------------------------------------------------------------------------------------------------------
# Commands
# ---------------------------------------------------------------------------------------------------------------------


def check_line(line: str, designs: Designs) -> Tuple[str, List[str], List[str]]:
    """The name of a recorded round, its differences, and what cannot be checked."""
    try:
        record = json.loads(line)
    except ValueError:
        return "", ["this is not JSON"], []
    if type(record) is not dict:
        return "", ["this is not a JSON object"], []
    name = record.get("fixture") or f"{record.get('gameCode')}, nonce {record.get('nonce')}"
    found = differences(record, designs)
    return f" ({name})", found, unknown_prices(record) if found == [] else []


def unknown_prices(record: Json) -> List[str]:
    """The prices of a slip that is sound otherwise of which nothing can be said."""
    return price_words(record, "unknown") if record.get("version") == "sportsbook@1" else []


def check_rounds(lines: Iterable[str], designs: Designs) -> int:
    """Checks recorded rounds and prints their differences. Returns the exit code."""
    rounds, count = 0, 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        rounds += 1
        name, found, unknown = check_line(line, designs)
        count += len(found)
        for note in unknown:
            print(f"not checked, line {number}{name}: {note}")
        for difference in found:
            print(f"line {number}{name}: {difference}")
    print(f"{rounds} rounds, {count} differences")
    return 1 if count > 0 else 0


def hundredths(count: int) -> str:
    return f"{count // 100}.{count % 100:02}"


def show_prices(lines: Iterable[str]) -> int:
    """Prints for each recorded slip what came of making its prices again by leg, then its cash-outs. Returns the exit code."""
    code = 0
    for number, line in enumerate(lines, start=1):
        try:
            record = json.loads(line)
            checks = price_checks(record) + cash_out_checks(record)
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            print(f"Line {number} is no slip: {reason(fault)}", file=sys.stderr)
            return 1
        code = code or int(any(check["verdict"] == "differs" for check in checks))
        print(json.dumps(checks, separators=(",", ":")))
    return code


def version_of(game: str, version: Optional[str], designs: Designs) -> str:
    """The rules of a game that a player named: a family, or a slot whose design is there."""
    if version:
        return version
    if game in GAMES:
        return f"{game}@{LATER_VERSIONS.get(game, '1')}"
    families = ", ".join(GAMES)
    require(
        designs.of(game) is not None,
        f"{game} is no slot whose design is there. Give --designs for a slot, else --version FAMILY@1 ({families})",
    )
    return "reels@1"


def show_round(arguments: argparse.Namespace, designs: Designs) -> int:
    """Prints the events of one round. Returns the exit code."""
    try:
        record = {
            "gameCode": arguments.game,
            "version": version_of(arguments.game, arguments.version, designs),
            "serverSeed": arguments.server_seed,
            "clientSeed": arguments.client_seed,
            "nonce": arguments.nonce,
            "stake": arguments.stake,
            "choice": json.loads(arguments.choice),
            "decisions": json.loads(arguments.decisions),
            "row": json.loads(arguments.row),
            "rows": json.loads(arguments.rows),
            "tapes": json.loads(arguments.tapes),
            "quotes": json.loads(arguments.quotes),
            "cashOutQuotes": json.loads(arguments.cash_out_quotes),
        }
        round = recompute(record, designs)
        checks = price_checks(record) if is_slip(record) else []
        amounts = cash_out_checks(record) if is_slip(record) else []
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as fault:
        print(f"This round cannot be recomputed: {reason(fault)}", file=sys.stderr)
        return 1
    if round.design is not None:
        print("design", hashlib.sha256(as_text(round.design).encode("utf-8")).hexdigest())
    print("commitment", hashlib.sha256(bytes.fromhex(arguments.server_seed)).hexdigest())
    for event in round.events:
        print(json.dumps(event, separators=(",", ":")))
    print("win", round.win if round.is_over else "not known: the round is open")
    for number, check in enumerate(checks, start=1):
        words = check.get("reason") or f"it is {hundredths(check['price'])} and keeps {hundredths(check['keptBasisPoints'])} %"
        print(f"price of leg {number} {check['verdict']}: {words}")
    for number, check in enumerate(amounts, start=1):
        print(f"amount of cash-out {number} {check['verdict']}: {check.get('reason') or 'it is ' + check['amount']}")
    return 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Recomputes rounds of the in-house games.")
    parser.add_argument("--designs", metavar="DIR", help="a directory with TITLE.json, the designs of slots")
    commands = parser.add_subparsers(dest="command", title="without a command, rounds are read from standard input")
    commands.add_parser("prices", help="print whether the prices of slips follow from the model, leg by leg")
    one = commands.add_parser("round", help="print the events of one round")
    one.add_argument("--server-seed", required=True, help="64 hexadecimal digits")
    one.add_argument("--client-seed", required=True, help="32 to 64 hexadecimal digits")
    one.add_argument("--nonce", required=True, type=int)
    one.add_argument("--stake", required=True, help="in minor units, such as cents")
    one.add_argument("--game", required=True, help="a family, or the title of a slot")
    one.add_argument("--version", help="such as dice@1; needed for a title that is no slot")
    one.add_argument("--choice", default="{}", metavar="JSON")
    one.add_argument("--decisions", default="[]", metavar="JSON")
    one.add_argument("--row", default="null", metavar="JSON", help="the row of a book with its proof")
    one.add_argument("--rows", default="[]", metavar="JSON", help="the rows that a round of fish draws, as a list")
    one.add_argument("--tapes", default="[]", metavar="JSON", help="the fixtures of a slip: a list of id, serverSeed and seedHash")
    one.add_argument("--quotes", default="[]", metavar="JSON", help="what the prices of a slip were made from, by leg")
    one.add_argument(
        "--cash-out-quotes", default="[]", metavar="JSON", help="what the amounts of its cash-outs were made from, in their order"
    )
    one.add_argument("--designs", metavar="DIR", default=argparse.SUPPRESS, help="a directory with TITLE.json")
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    designs = Designs(arguments.designs)
    if arguments.command == "prices":
        return show_prices(sys.stdin)
    if arguments.command == "round":
        return show_round(arguments, designs)
    return check_rounds(sys.stdin, designs)


if __name__ == "__main__":
    sys.exit(main())
