import { describe, expect, it } from 'vitest';
import { currencies } from '@parlor/contract';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { crashStakes } from '../stakes.ts';
import { crashCashOut, crashGame } from './game.ts';
import { crashHundredths, MAX_TARGET, reachingNumbers } from './math.ts';
import { playCrash, type CrashDecision } from './rules.ts';

const NUMBERS = 2n ** 52n;

/** Draws the two words of the lowest number that crashes at a multiplier in hundredths. */
function crashingAt(hundredths: number): UniformDraw {
  const number = hundredths === 100 ? 0n : NUMBERS - reachingNumbers(hundredths);
  expect(crashHundredths(number)).toBe(hundredths);
  const words = [Number(number >> 20n), Number((number & 0xf_ffffn) << 12n)];
  return () => words.shift() ?? 0;
}

function play(crash: number, decisions: CrashDecision[], target: number | null = null, stake = 200n) {
  return playCrash(crashingAt(crash), stake, { panel: 0, target, clientSeed: '0'.repeat(32) }, decisions);
}

const all = (at: number): CrashDecision => ({ cashOut: 'all', at });
const half = (at: number): CrashDecision => ({ cashOut: 'half', at });
const ended: CrashDecision = { ended: true };
const returned: CrashDecision = { returned: true };

describe('a bet of crash', () => {
  it('does not reveal the crash while it is open', () => {
    expect(play(300, [], 200)).toEqual({ events: [], win: 0n, isOver: false });
    expect(play(300, [half(150)]).events).toEqual([
      { type: 'cashed_out', part: 'half', hundredths: 150, amount: '150', isAuto: false },
    ]);
  });

  it('pays the cash-out of the player, then ends', () => {
    expect(play(300, [all(250)])).toEqual({
      events: [
        { type: 'cashed_out', part: 'all', hundredths: 250, amount: '500', isAuto: false },
        { type: 'round_crashed', hundredths: 300 },
        { type: 'round_ended', win: '500' },
      ],
      win: 500n,
      isOver: true,
    });
  });

  it('pays each half at its own multiplier', () => {
    const { events, win } = play(300, [half(150), all(300)]);
    expect(events.slice(0, 2)).toEqual([
      { type: 'cashed_out', part: 'half', hundredths: 150, amount: '150', isAuto: false },
      { type: 'cashed_out', part: 'rest', hundredths: 300, amount: '300', isAuto: false },
    ]);
    expect(win).toBe(450n);
    expect(play(300, [half(150), ended]).win).toBe(150n);
    expect(play(300, [half(150), ended], 200).win).toBe(350n);
  });

  it('wins at a target that the round reaches, and loses one hundredth above', () => {
    expect(play(300, [ended], 300)).toMatchObject({
      events: [{ type: 'cashed_out', part: 'all', hundredths: 300, amount: '600', isAuto: true }, {}, {}],
      win: 600n,
    });
    expect(play(300, [ended], 301)).toEqual({
      events: [
        { type: 'round_crashed', hundredths: 300 },
        { type: 'round_ended', win: '0' },
      ],
      win: 0n,
      isOver: true,
    });
  });

  it('loses without a target, except that the highest multiplier cashes out everybody', () => {
    expect(play(100, [ended]).win).toBe(0n);
    expect(play(MAX_TARGET - 1, [ended]).win).toBe(0n);
    expect(play(MAX_TARGET, [ended]).win).toBe(2_000_000n);
  });

  it('returns the remaining stakes if the arcade was interrupted', () => {
    expect(play(300, [returned], 400)).toEqual({
      events: [
        { type: 'stake_returned', amount: '200' },
        { type: 'round_crashed', hundredths: 300 },
        { type: 'round_ended', win: '200' },
      ],
      win: 200n,
      isOver: true,
    });
    expect(play(300, [half(150), returned])).toMatchObject({ win: 250n, isOver: true });
  });

  it.each([
    ['a multiplier above the crash', [all(301)]],
    ['a multiplier below 1.01', [all(100)]],
    ['a multiplier that is not a whole hundredth', [all(150.5)]],
    ['a second half', [half(150), half(160)]],
    ['a cash-out of nothing', [all(150), all(160)]],
    ['an end after the end', [ended, ended]],
  ])('rejects %s', (_, decisions) => {
    expect(() => play(300, decisions)).toThrow(DecisionError);
  });

  it('rejects a cash-out above its target, which would have come first', () => {
    expect(() => play(300, [all(201)], 200)).toThrow(DecisionError);
    expect(play(300, [all(200)], 200).win).toBe(400n);
  });

  it('rejects a stake that is not a positive multiple of two hundred', () => {
    for (const stake of [0n, -200n, 100n, 201n]) expect(() => play(300, [], null, stake)).toThrow(RangeError);
  });

  it('accepts only stakes of which half pays whole minor units', () => {
    for (const currency of currencies) {
      const stakes = crashStakes(currency);
      expect(stakes.length).toBeGreaterThan(3);
      expect(stakes.filter((stake) => stake % 200n !== 0n)).toEqual([]);
    }
  });

  it.each([
    [7, 134],
    [8, 209],
    [9, 169],
  ])('with nonce %i crashes at %i hundredths', (nonce, hundredths) => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const choice = { panel: 0 as const, target: null, clientSeed: seeds.clientSeed };
    const { events } = playCrash(uniformDraw(outcomeWords(seeds)), 200n, choice, [ended]);
    expect(events[0]).toEqual({ type: 'round_crashed', hundredths });
  });
});

describe('the form of a bet of crash', () => {
  const choice = { panel: 1, target: 200, clientSeed: 'ab'.repeat(16) };
  const accepts = (change: object) => crashGame.choice.safeParse({ ...choice, ...change }).success;

  it('accepts a panel, an optional target, and a seed', () => {
    expect([{}, { panel: 0 }, { target: null }, { target: 101 }, { target: MAX_TARGET }].every(accepts)).toBe(true);
    for (const target of [100, MAX_TARGET + 1, 150.5, '200', undefined]) expect(accepts({ target })).toBe(false);
    for (const change of [{ panel: 2 }, { clientSeed: 'ab' }, { clientSeed: 'g'.repeat(32) }, { win: 1 }])
      expect(accepts(change)).toBe(false);
  });

  it('accepts a cash-out without a multiplier', () => {
    expect(crashCashOut.safeParse({ cashOut: 'half' }).success).toBe(true);
    for (const decision of [{ cashOut: 'all', at: 900 }, { ended: true }, { returned: true }, { cashOut: 'third' }])
      expect(crashCashOut.safeParse(decision).success).toBe(false);
  });
});
