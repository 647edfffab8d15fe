import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { jointSeed } from '../../fairness/jointSeed.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError, type Json } from '../../games/game.ts';
import type { SeatRules } from '../../games/seatGame.ts';
import type { Seating } from '../../games/seating.ts';
import type { SeatAct } from '../../seatApi.ts';
import { adjustBots, seatPeople } from './bots.ts';
import { noteState, stateOf, voidHand } from './handPlay.ts';
import { minStack, lineUp } from './lineUp.ts';
import { setTimesRight } from './tableClock.ts';
import {
  isAway,
  isBot,
  isInHand,
  isPlaying,
  IDLE_CHECK_MS,
  present,
  type Hand,
  type PlayedMove,
  type NextHand,
  type SeatTimes,
  type Sitting,
  type Table,
} from './seatTable.ts';

/** The dependencies of a table's steps beside the table. */
export interface StepParts {
  seating: Seating;
  times: SeatTimes;
  /** Commits to the seed of a hand. */
  commit: (number: number) => NextHand;
}

/** The number of consecutive hands without a message after which a seat sits out. */
const MAX_MISSED = 2;
/** The retry time of a leave that waits for the gateway, in ms. */
const LEAVE_AGAIN_MS = 1_000;

const botDraw: UniformDraw = (sides) => randomInt(sides);

function sittingAt(table: Table, { places }: Hand, place: number): Sitting | undefined {
  const id = places.find((handPlace) => handPlace.place === place)?.sittingId;
  return table.sittings.find((sitting) => sitting.id === id);
}

/** Returns when a bot moves. The time is derived, not stored. */
function botMovesAt(hand: Hand, place: number, since: number, [min, max]: readonly [number, number]): number {
  const part = (place * 37 + hand.number * 53 + hand.moves.length * 29) % 100;
  return since + min + Math.floor(((max - min) * part) / 100);
}

/** Returns until when a seat may think, and when the default move is made for it. */
export function clockOf(
  sitting: Sitting,
  since: number,
  { thinkMs }: SeatRules,
  times: SeatTimes,
  now: number,
): { thinkUntil: number; endsAt: number } {
  const thinkUntil = since + thinkMs;
  if (sitting.isLeaving) return { thinkUntil: since, endsAt: since };
  return { thinkUntil, endsAt: thinkUntil + (isAway(sitting, now, times) ? 0 : sitting.bankMs) };
}

/** Moves stacks by the result of the hand, and commits to the next one. */
function endHand(table: Table, hand: Hand, { commit }: StepParts): void {
  for (const { sittingId, place, money } of hand.places) {
    const sitting = table.sittings.find(({ id }) => id === sittingId);
    if (!sitting || !money) throw new Error('a place of a hand is nobody’s');
    sitting.stack += money.net;
    if (isBot(sitting)) continue;
    const ownMoves = hand.moves.filter((played) => played.place === place);
    if (ownMoves.some(({ by }) => by === 'player')) sitting.missed = 0;
    else if (ownMoves.length > 0) sitting.missed += 1;
    if (sitting.missed >= MAX_MISSED && !sitting.isOut) {
      sitting.isOut = true;
      sitting.outSince = hand.overAt;
    }
  }
  table.next = commit(hand.number + 1);
}

/** Makes a move and stores its result. */
function makeMove(table: Table, hand: Hand, played: PlayedMove, state: Json, parts: StepParts, now: number): Json {
  const { rules } = parts.seating;
  const next = rules.apply(state, played.place, played.move);
  hand.moves.push(played);
  // A player who moves again gets the full time to think.
  delete hand.turns[played.place];
  noteState(hand, rules, next, table.base, now);
  if (hand.overAt !== null) endHand(table, hand, parts);
  return next;
}

/** Makes the moves of bots and of players whose time is over. Returns when the next one is due. */
function playOn(table: Table, hand: Hand, parts: StepParts, now: number): number {
  const { seating, times } = parts;
  const { rules } = seating;
  if (hand.gameVersion !== rules.version) {
    voidHand(hand, now);
    endHand(table, hand, parts);
    return now;
  }
  let state = stateOf(rules, hand);
  for (;;) {
    let dueAt = Number.POSITIVE_INFINITY;
    let played: PlayedMove | undefined;
    for (const [key, since] of Object.entries(hand.turns)) {
      const place = Number(key);
      const sitting = sittingAt(table, hand, place);
      if (!sitting) throw new Error('a place of a hand is nobody’s');
      const at = isBot(sitting)
        ? botMovesAt(hand, place, since, times.botThinkMs)
        : clockOf(sitting, since, rules, times, now).endsAt + (sitting.isLeaving ? 0 : times.graceMs);
      if (at > now) dueAt = Math.min(dueAt, at);
      else if (isBot(sitting))
        played ??= { place, move: rules.botMove(rules.viewFor(state, place), place, botDraw), by: 'bot' };
      else {
        if (!isAway(sitting, now, times) && !sitting.isLeaving) sitting.bankMs = 0;
        played ??= { place, move: rules.defaultMove(state, place), by: 'time' };
      }
    }
    if (!played) return dueAt;
    state = makeMove(table, hand, played, state, parts, now);
    if (hand.overAt !== null) return now;
  }
}

/** Removes players who leave, were away, or sat out for long. Returns when the next removal may be due. */
function removeLeaving(table: Table, { times }: StepParts, now: number): number {
  let dueAt = Number.POSITIVE_INFINITY;
  for (const sitting of present(table)) {
    const { round, seenAt, satAt, outSince } = sitting;
    if (!round) continue;
    const awayUntil = (seenAt ?? satAt) + times.leavesAfterMs;
    const outUntil = sitting.isOut ? (outSince ?? now) + times.outLeavesAfterMs : Number.POSITIVE_INFINITY;
    const isLate = (isAway(sitting, now, times) && now >= awayUntil) || now >= outUntil;
    if (isLate) sitting.isLeaving = true;
    if (!sitting.isLeaving) {
      dueAt = Math.min(dueAt, Math.max(awayUntil, now + 1), outUntil);
      continue;
    }
    if (isInHand(table, sitting)) continue;
    // A pending top-up is part of the sum that leaves with the player.
    if (round.state === 'OPEN' && round.staked === sitting.bought) sitting.hasLeft = true;
    else dueAt = Math.min(dueAt, now + LEAVE_AGAIN_MS);
  }
  return dueAt;
}

/** Returns the sittings that would be dealt into a hand now. */
function readyOf(table: Table, now: number, times: SeatTimes): Sitting[] {
  return present(table).filter(
    (sitting) =>
      !sitting.isLeaving &&
      !sitting.isOut &&
      (isBot(sitting) || (!isAway(sitting, now, times) && sitting.seed?.handId === table.next.id)),
  );
}

function deal(table: Table, order: readonly Sitting[], parts: StepParts, now: number): void {
  const { rules } = parts.seating;
  const { next } = table;
  const hand: Hand = {
    ...next,
    gameVersion: rules.version,
    clientSeed: jointSeed(order.map(({ seed }) => seed?.clientSeed ?? null)),
    moves: [],
    turns: {},
    places: order.map(({ id, seat, seed }, place) => ({
      place,
      seat: seat ?? 0,
      sittingId: id,
      clientSeed: seed?.clientSeed ?? null,
      money: null,
    })),
    dealtAt: now,
    overAt: null,
  };
  table.hand = hand;
  table.dealer = order.at(-1)?.seat ?? table.dealer;
  table.dealsAt = null;
  noteState(hand, rules, stateOf(rules, hand), table.base, now);
  if (hand.overAt !== null) endHand(table, hand, parts);
}

/** Deals the next hand when enough players are ready. Returns when it may be dealt. */
function dealWhenReady(table: Table, parts: StepParts, now: number): number {
  const { seating, times } = parts;
  const { rules } = seating;
  const order = lineUp(readyOf(table, now, times), table.dealer, rules, table.base);
  // A table fills up before its first hand.
  if (!order || (table.hand === null && table.fillsAt !== null)) {
    table.dealsAt = null;
    return Number.POSITIVE_INFINITY;
  }
  const shownUntil = Math.min(table.hand?.overAt ?? 0, now) + times.showMs;
  table.dealsAt ??= Math.max(now + times.gatherMs, shownUntil);
  const isAnybodyLate = present(table).some(
    (sitting) =>
      !isBot(sitting) &&
      sitting.seat !== null &&
      !sitting.isOut &&
      !sitting.isLeaving &&
      sitting.stack >= minStack(rules, table.base) &&
      !isAway(sitting, now, times) &&
      sitting.seed?.handId !== table.next.id,
  );
  const at = table.dealsAt + (isAnybodyLate ? times.seedWaitMs : 0);
  if (now < at) return at;
  deal(table, order, parts, now);
  return now;
}

/** Adds accepted stakes to stacks. */
function credit(table: Table): void {
  for (const sitting of present(table)) {
    const staked = sitting.round?.staked ?? 0n;
    if (!sitting.round || staked <= sitting.bought) continue;
    sitting.stack += staked - sitting.bought;
    sitting.bought = staked;
  }
}

function sitOutTheShort(table: Table, { seating }: StepParts, now: number): void {
  const min = minStack(seating.rules, table.base);
  for (const sitting of present(table)) {
    if (isBot(sitting) || sitting.isOut || isInHand(table, sitting) || sitting.stack >= min) continue;
    sitting.isOut = true;
    sitting.outSince = now;
  }
}

/** Does all due work of a table, and stores when it is due again. */
export function advanceTable(table: Table, parts: StepParts, now: number): void {
  const { seating, times } = parts;
  const dueAt: number[] = [now + IDLE_CHECK_MS];
  setTimesRight(table, times, now);
  credit(table);
  if (isPlaying(table.hand)) dueAt.push(playOn(table, table.hand, parts, now));
  dueAt.push(removeLeaving(table, parts, now));
  const people = present(table).filter((sitting) => !isBot(sitting));
  if (!isPlaying(table.hand)) sitOutTheShort(table, parts, now);
  // Amounts that the gateway accepts in the meantime are added to stacks soon.
  if (people.some(({ round }) => round?.state !== 'OPEN')) dueAt.push(now + LEAVE_AGAIN_MS);
  const isWanted = people.some((sitting) => !sitting.isOut && !sitting.isLeaving && !isAway(sitting, now, times));
  adjustBots(table, seating, times, now, isWanted);
  seatPeople(table, seating.rules.seats.most);
  if (table.fillsAt !== null) dueAt.push(table.fillsAt);
  if (!isPlaying(table.hand)) {
    if (people.length === 0) table.closedAt = now;
    else dueAt.push(dealWhenReady(table, parts, now));
  }
  // A new hand may have due work at once.
  if (isPlaying(table.hand)) dueAt.push(nextTurn(table, table.hand, parts, now));
  table.dueAt = Math.max(now + 1, Math.min(...dueAt));
}

function nextTurn(table: Table, hand: Hand, { seating, times }: StepParts, now: number): number {
  const turns = Object.entries(hand.turns).map(([key, since]) => {
    const place = Number(key);
    const sitting = sittingAt(table, hand, place);
    if (!sitting) return now;
    return isBot(sitting)
      ? botMovesAt(hand, place, since, times.botThinkMs)
      : clockOf(sitting, since, seating.rules, times, now).endsAt + times.graceMs;
  });
  return Math.min(...turns);
}

/** The codes of refused acts. */
export type ActRefusal = 'round.decision_passed' | 'decision.unknown' | 'seed.rotated';

/** Performs a player's request. Returns the code of its refusal, or undefined. */
export function act(
  table: Table,
  sitting: Sitting,
  request: SeatAct,
  parts: StepParts,
  now: number,
): ActRefusal | undefined {
  switch (request.type) {
    case 'move':
      return move(table, sitting, request, parts, now);
    case 'seed':
      if (request.hand !== table.next.id) return table.hand?.id === request.hand ? undefined : 'seed.rotated';
      // A given seed stays: it is an input of the hand.
      if (sitting.seed?.handId !== request.hand)
        sitting.seed = { handId: request.hand, clientSeed: request.clientSeed };
      return undefined;
    case 'sit_out':
      if (sitting.isOut === request.isOut) return undefined;
      sitting.isOut = request.isOut;
      sitting.outSince = request.isOut ? now : null;
      sitting.missed = 0;
      return undefined;
    case 'leave':
      sitting.isLeaving = true;
  }
  return undefined;
}

function move(
  table: Table,
  sitting: Sitting,
  { hand: handId, position, move: requested }: Extract<SeatAct, { type: 'move' }>,
  parts: StepParts,
  now: number,
): ActRefusal | undefined {
  const { hand } = table;
  const { rules } = parts.seating;
  const place = hand?.places.find(({ sittingId }) => sittingId === sitting.id)?.place;
  if (hand?.id !== handId || place === undefined) return 'round.decision_passed';
  const ownMoves = hand.moves.filter((played) => played.place === place);
  const before = ownMoves[position];
  // A repeated move counts once.
  if (before) return isDeepStrictEqual(before.move, requested) ? undefined : 'round.decision_passed';
  const since = hand.turns[place];
  if (hand.overAt !== null || position !== ownMoves.length || since === undefined) return 'round.decision_passed';
  const parsed = parts.seating.move.safeParse(requested);
  const state = stateOf(rules, hand);
  if (!parsed.success || !rules.isLegal(state, place, parsed.data)) return 'decision.unknown';
  const { thinkUntil } = clockOf(sitting, since, rules, parts.times, now);
  sitting.bankMs = Math.max(0, sitting.bankMs - Math.max(0, now - thinkUntil));
  try {
    makeMove(table, hand, { place, move: parsed.data, by: 'player' }, state, parts, now);
  } catch (error) {
    if (error instanceof DecisionError) return 'decision.unknown';
    throw error;
  }
  return undefined;
}
