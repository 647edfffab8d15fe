import type { Json } from '../../games/game.ts';
import { handMoney, type SeatRules } from '../../games/seatGame.ts';
import { handState } from '../../games/seatHand.ts';
import type { Hand } from './seatTable.ts';

/** Computes the state of a stored hand. */
export function stateOf(rules: SeatRules, { serverSeed, clientSeed, number, places, moves }: Hand): Json {
  return handState(rules, { serverSeed, clientSeed, nonce: number, places: places.length, moves });
}

/** Notes the money moved by a hand, and the start of the current turn. Ends the hand if nobody can move. */
export function noteState(hand: Hand, rules: SeatRules, state: Json, base: bigint, now: number): void {
  const units = rules.resultOf(state);
  const waiting = units ? [] : rules.toMove(state);
  hand.turns = Object.fromEntries(waiting.map((place) => [place, hand.turns[place] ?? now]));
  if (!units) return;
  const money = handMoney(units, base);
  for (const place of hand.places) {
    const moved = money[place.place];
    if (moved) place.money = { ...moved, units: units[place.place] ?? 0 };
  }
  hand.overAt = now;
}

/** Ends a hand whose rules no longer exist: it moves nothing. */
export function voidHand(hand: Hand, now: number): void {
  hand.turns = {};
  for (const place of hand.places) place.money = { units: 0, net: 0n, rake: 0n };
  hand.overAt = now;
}
