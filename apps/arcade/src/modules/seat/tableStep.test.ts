import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { commitmentOf, outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { pokDengGame } from '../../games/pok-deng/game.ts';
import { pokDengRules } from '../../games/pok-deng/rules.ts';
import { defaultSeatTimes, isBot, isPlaying, present, type NextHand, type Sitting, type Table } from './seatTable.ts';
import { act, advanceTable, type StepParts } from './tableStep.ts';

const BASE = 100n;
const { seating } = pokDengGame;
if (!seating) throw new Error('pok deng has seats');
let seeds = 0;
const parts: StepParts = {
  seating,
  times: defaultSeatTimes,
  commit(number): NextHand {
    seeds += 1;
    const serverSeed = seeds.toString(16).padStart(64, '0');
    return { id: uuidv7(), number, serverSeed, serverSeedHash: commitmentOf(serverSeed) };
  },
};
const clientSeed = 'ab'.repeat(16);

function emptyTable(): Table {
  return {
    id: uuidv7(),
    gameCode: 'pok-deng',
    currency: 'THB',
    isFreePlay: false,
    base: BASE,
    version: 0n,
    dealsAt: null,
    fillsAt: null,
    dealer: -1,
    dueAt: 0,
    closedAt: null,
    sittings: [],
    next: parts.commit(0),
    hand: null,
  };
}

function person(now: number, staked: bigint): Sitting {
  return {
    id: uuidv7(),
    seat: null,
    round: { id: uuidv7(), playerRef: uuidv7(), sessionId: uuidv7(), state: 'OPEN', staked, topUps: 0 },
    name: 'pl****er',
    picture: 0,
    bought: 0n,
    stack: 0n,
    bankMs: defaultSeatTimes.bankMs,
    missed: 0,
    isOut: false,
    outSince: null,
    isLeaving: false,
    seed: null,
    holder: 'a connection',
    seenAt: now,
    addressPrint: null,
    satAt: now,
    hasLeft: false,
  };
}

/** Marks everybody as present. */
function touch(table: Table, now: number): void {
  table.sittings = table.sittings.map((sitting) => (sitting.holder === null ? sitting : { ...sitting, seenAt: now }));
}

function sendSeeds(table: Table, now: number): void {
  for (const sitting of present(table))
    if (!isBot(sitting)) {
      act(table, sitting, { type: 'sit_out', isOut: false }, parts, now);
      act(table, sitting, { type: 'seed', hand: table.next.id, clientSeed }, parts, now);
    }
}

/** Runs a table until a condition holds. Everybody is present and moves at random. */
function runUntil(table: Table, from: number, isSo: () => boolean, random: () => number = Math.random): number {
  let now = from;
  for (let steps = 0; steps < 500 && !isSo(); steps += 1) {
    touch(table, now);
    sendSeeds(table, now);
    advanceTable(table, parts, now);
    const { hand } = table;
    for (const { place, sittingId } of isPlaying(hand) ? hand.places : []) {
      const sitting = table.sittings.find(({ id }) => id === sittingId);
      if (!sitting || isBot(sitting) || !isPlaying(hand) || hand.turns[place] === undefined || random() < 0.1) continue;
      const request = { type: 'move', hand: hand.id, position: 0, move: random() < 0.5 ? 'draw' : 'stand' } as const;
      act(table, sitting, request, parts, now);
    }
    now = Math.max(now + 50, Math.min(table.dueAt, now + 2_000));
  }
  return now;
}

/** Runs a table, as processes do, while players are present and do not act. */
function runTable(table: Table, from: number, until: number): void {
  for (let now = from; now <= until; now += 500) {
    touch(table, now);
    advanceTable(table, parts, now);
  }
}

/** Finds a person who may move. */
function waitingPerson({ hand, sittings }: Table): Sitting | undefined {
  if (!isPlaying(hand)) return undefined;
  const waiting = hand.places.filter(({ place }) => hand.turns[place] !== undefined);
  return sittings.find((sitting) => !isBot(sitting) && waiting.some(({ sittingId }) => sittingId === sitting.id));
}

/** Creates a seeded stream of numbers from 0 to below 1. */
function numbersFrom(seed: number): () => number {
  const draw = uniformDraw(outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed, nonce: seed }));
  return () => draw(1_000) / 1_000;
}

/** Sums the money that was brought to a table, and the money in stacks and rake. */
function moneyOf(sittings: readonly Sitting[], rakes: bigint): { bought: bigint; found: bigint } {
  const sum = (of: (sitting: Sitting) => bigint): bigint => sittings.reduce((all, sitting) => all + of(sitting), 0n);
  return { bought: sum(({ bought }) => bought), found: sum(({ stack }) => stack) + rakes };
}

describe('a step of a table', () => {
  it('keeps every minor unit in a stack or in the rake, over thousands of hands of people and bots', () => {
    let hands = 0;
    fc.assert(
      fc.property(
        fc.array(fc.record({ buyIn: fc.bigInt(25n, 100n), comesAfter: fc.nat(40) }), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (people, seed) => {
          const random = numbersFrom(seed);
          const table = emptyTable();
          let now = 1_700_000_000_000;
          let rakes = 0n;
          let counted = '';
          for (let hand = 0; hand < 60; hand += 1) {
            for (const [turn, { buyIn, comesAfter }] of people.entries())
              // Without people a table closes.
              if ((turn === 0 ? 0 : comesAfter) === hand) table.sittings.push(person(now, buyIn * BASE));
            const before = table.hand?.id;
            now = runUntil(table, now, () => table.hand?.id !== before && table.hand?.overAt != null, random);
            if (table.hand?.overAt != null && table.hand.id !== counted) {
              counted = table.hand.id;
              hands += 1;
              for (const { money } of table.hand.places) rakes += money?.rake ?? 0n;
            }
            const { bought, found } = moneyOf(table.sittings, rakes);
            expect(found).toBe(bought);
            expect(table.sittings.every(({ stack }) => stack >= 0n)).toBe(true);
            if (random() < 0.05)
              for (const sitting of present(table).slice(0, 1)) sitting.isLeaving = sitting.round !== null;
            if (table.closedAt !== null) break;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(hands).toBeGreaterThan(1_000);
  });

  it('fills a table with bots after a while, and removes them as people sit down', () => {
    const table = emptyTable();
    table.sittings.push(person(0, 5_000n));
    advanceTable(table, parts, 0);
    expect(present(table).filter(isBot)).toHaveLength(0);
    let now = runUntil(table, 0, () => table.hand !== null);
    expect(present(table).filter(isBot)).toHaveLength(3);
    for (let others = 0; others < 3; others += 1) table.sittings.push(person(now, 5_000n));
    now = runUntil(table, now, () => (table.hand?.number ?? 0) >= 2);
    expect(present(table).filter(isBot)).toHaveLength(0);
    expect(present(table).map(({ seat }) => seat)).toHaveLength(4);
  });

  it('uses the time bank after the time to think, and then makes the default move', () => {
    const table = emptyTable();
    table.sittings.push(person(0, 5_000n), person(0, 5_000n));
    const now = runUntil(
      table,
      0,
      () => waitingPerson(table) !== undefined,
      () => 0,
    );
    const [hand, since] = [table.hand, now];
    const slow = waitingPerson(table);
    if (!slow || !hand) throw new Error('nobody may move');
    const late = since + pokDengRules.thinkMs + 5_000;
    runTable(table, since, late);
    expect(hand.moves.filter(({ by }) => by === 'time')).toEqual([]);
    runTable(table, late, since + pokDengRules.thinkMs + defaultSeatTimes.bankMs + 1_000);
    expect(hand.moves.filter(({ by }) => by === 'time').length).toBeGreaterThan(0);
    expect(table.sittings.find(({ id }) => id === slow.id)?.bankMs).toBe(0);
  });

  it('makes no move when the clock jumps back, and treats a jump ahead as elapsed time', () => {
    const table = emptyTable();
    table.sittings.push(person(0, 5_000n), person(0, 5_000n));
    const now = runUntil(
      table,
      0,
      () => isPlaying(table.hand),
      () => 0,
    );
    const { hand } = table;
    const before = moneyOf(table.sittings, 0n);
    const moveCount = hand?.moves.length ?? 0;
    advanceTable(table, parts, now - 3_600_000);
    expect(hand?.moves).toHaveLength(moveCount);
    const ahead = now + 3_600_000;
    advanceTable(table, parts, ahead);
    advanceTable(table, parts, ahead + 60_000);
    advanceTable(table, parts, ahead + 120_000);
    expect(isPlaying(hand)).toBe(false);
    expect(table.closedAt).not.toBeNull();
    const rake = (hand?.places ?? []).reduce((sum, { money }) => sum + (money?.rake ?? 0n), 0n);
    const after = moneyOf(table.sittings, rake);
    // Earlier hands may have ended at once, and their rake has left the table.
    expect(after.bought - after.found).toBe(before.bought - before.found);
  });

  it('gives present players the full time to think when the clock jumps ahead, and keeps the time bank', () => {
    const table = emptyTable();
    table.sittings.push(person(0, 5_000n), person(0, 5_000n));
    const now = runUntil(
      table,
      0,
      () => waitingPerson(table) !== undefined,
      () => 0,
    );
    table.sittings.push({ ...person(now, 5_000n), isOut: true, outSince: now });
    const { hand } = table;
    const ahead = now + 3_600_000;
    touch(table, ahead);
    advanceTable(table, parts, ahead);
    expect(hand?.moves.filter(({ by }) => by === 'time')).toEqual([]);
    expect(present(table).filter(({ round, isLeaving }) => round && isLeaving)).toEqual([]);
    // The time of a player who does nothing still runs out.
    runTable(table, ahead, ahead + pokDengRules.thinkMs + defaultSeatTimes.bankMs + 1_000);
    expect(hand?.moves.filter(({ by }) => by === 'time').length).toBeGreaterThan(0);
  });

  it('continues by the new time when the clock is set back, in a hand and between two', () => {
    const table = emptyTable();
    table.sittings.push(person(0, 5_000n));
    let now = runUntil(table, 10_000_000, () => isPlaying(table.hand));
    const number = table.hand?.number ?? 0;
    now = runUntil(table, now - 3_600_000, () => table.hand?.number === number && table.hand.overAt !== null);
    expect(table.dueAt).toBeLessThan(now + 60_001);
    const back = now - 3_600_000;
    now = runUntil(table, back, () => table.hand?.number === number + 1 && table.hand.overAt !== null);
    // A hand takes no longer than one without a jump: bots think for seconds.
    expect(now - back).toBeLessThan(120_000);
  });

  it('makes a move once when it is sent twice, and refuses another one in its place', () => {
    const table = emptyTable();
    table.sittings.push(person(0, 5_000n));
    const now = runUntil(table, 0, () => {
      const { hand } = table;
      const place = hand?.places.find(({ sittingId }) => sittingId === table.sittings[0]?.id)?.place;
      return isPlaying(hand) && place !== undefined && hand.turns[place] !== undefined;
    });
    const [mover] = table.sittings;
    if (!mover || !table.hand) throw new Error('nobody may move');
    const request = { type: 'move', hand: table.hand.id, position: 0, move: 'stand' } as const;
    touch(table, now);
    const [sitting] = table.sittings;
    if (!sitting) throw new Error('nobody sits');
    expect(act(table, sitting, request, parts, now)).toBeUndefined();
    const moveCount = table.hand.moves.length;
    expect(act(table, sitting, request, parts, now)).toBeUndefined();
    expect(table.hand.moves).toHaveLength(moveCount);
    expect(act(table, sitting, { ...request, move: 'draw' }, parts, now)).toBe('round.decision_passed');
    expect(act(table, sitting, { ...request, position: 7 }, parts, now)).toBe('round.decision_passed');
  });

  it('moves the bank from seat to seat, past players who cannot pay it', () => {
    const table = emptyTable();
    for (let people = 0; people < 4; people += 1) table.sittings.push(person(0, 9_000n));
    const dealers: number[] = [];
    let now = 0;
    for (let hand = 0; hand < 4; hand += 1) {
      now = runUntil(table, now, () => table.hand?.number === hand && table.hand.overAt !== null);
      dealers.push(table.dealer);
    }
    expect(new Set(dealers).size).toBe(4);
    const [poor] = table.sittings;
    if (!poor) throw new Error('nobody sits');
    poor.stack = 600n;
    const poorBanks: number[] = [];
    for (let hand = 4; hand < 9; hand += 1) {
      now = runUntil(table, now, () => table.hand?.number === hand && table.hand.overAt !== null);
      const current = table.sittings.find(({ id }) => id === poor.id);
      // Three others may each win five bases.
      if ((current?.stack ?? 0n) < 1_500n && table.dealer === poor.seat) poorBanks.push(hand);
    }
    expect(poorBanks).toEqual([]);
  });
});
