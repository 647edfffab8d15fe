import { describe, expect, it } from 'vitest';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { drawCoin, playHoldAndSpin } from './holdAndSpin.ts';
import { PLACES, respinCoins, RESPIN_COIN_BELOW, type CoinKind } from './paytable.ts';
import type { Coin } from './roundEvents.ts';

const NO_LIMIT = Number.POSITIVE_INFINITY;

/** Returns the number that draws a coin of a respin. */
function faceOf(kind: CoinKind, value: number): number {
  const index = respinCoins.findIndex((face) => face.kind === kind && face.value === value);
  return respinCoins.slice(0, index).reduce((sum, { weight }) => sum + weight, 0);
}

type Landing = Readonly<Record<number, readonly [CoinKind, number]>>;

/** Plays respins that bring these coins, by place, and then none. */
function play(triggers: readonly Coin[], respins: readonly Landing[], limit = NO_LIMIT) {
  const numbers: number[] = [];
  const occupied = new Set(triggers.map(({ place }) => place));
  for (const landing of respins) {
    for (let place = 0; place < PLACES; place += 1) {
      if (occupied.has(place)) continue;
      const coin = landing[place];
      numbers.push(coin ? RESPIN_COIN_BELOW - 1 : RESPIN_COIN_BELOW);
      if (coin) numbers.push(faceOf(...coin));
    }
    for (const place of Object.keys(landing)) occupied.add(Number(place));
  }
  const draw: UniformDraw = () => numbers.shift() ?? RESPIN_COIN_BELOW;
  return playHoldAndSpin(draw, triggers, limit);
}

/** Six coins of one stake on the first two reels. */
const six: readonly Coin[] = [0, 1, 2, 3, 4, 5].map((place) => ({ place, kind: 'value', value: 1 }));

describe('the respins', () => {
  it('are three, and end if they bring no coin', () => {
    const { events, total, isFull } = play(six, []);
    expect(events).toEqual([
      { type: 'respins_started', count: 3 },
      { type: 'respin', left: 2, coins: [] },
      { type: 'respin', left: 1, coins: [] },
      { type: 'respin', left: 0, coins: [] },
    ]);
    expect([total, isFull]).toEqual([6, false]);
  });

  it('reset to three with every coin', () => {
    const { events, total } = play(six, [{}, {}, { 14: ['value', 5] }]);
    expect(events.flatMap((event) => (event.type === 'respin' ? [event.left] : []))).toEqual([2, 1, 3, 2, 1, 0]);
    expect(total).toBe(11);
  });

  it('keep all coins and draw only the empty places, in order', () => {
    const { events } = play(six, [{ 6: ['value', 2], 14: ['mini', 25] }, { 10: ['major', 250] }]);
    expect(events.slice(1, 3)).toEqual([
      {
        type: 'respin',
        left: 3,
        coins: [
          { place: 6, kind: 'value', value: 2 },
          { place: 14, kind: 'mini', value: 25 },
        ],
      },
      { type: 'respin', left: 3, coins: [{ place: 10, kind: 'major', value: 250 }] },
    ]);
  });

  it('end with a full board', () => {
    const all = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 6, ['value', 1] as const]));
    const { events, total, isFull } = play(six, [all]);
    expect(events.filter(({ type }) => type === 'respin')).toHaveLength(1);
    expect([total, isFull]).toEqual([15, true]);
  });

  it('end when the coins are worth the limit', () => {
    const { events } = play(six, [{ 14: ['major', 250] }], 256);
    expect(events.filter(({ type }) => type === 'respin')).toHaveLength(1);
  });
});

describe('a collector', () => {
  it('adds all other coins to its own value, and again with every new coin', () => {
    const { events, total } = play(six, [{ 14: ['collector', 0] }, {}, { 8: ['value', 10] }]);
    expect(events.filter(({ type }) => type === 'coin_special')).toEqual([
      { type: 'coin_special', place: 14, kind: 'collector', changed: [{ place: 14, value: 6 }] },
      { type: 'coin_special', place: 14, kind: 'collector', changed: [{ place: 14, value: 22 }] },
    ]);
    expect(total).toBe(38);
  });

  it('includes the value of an earlier collector', () => {
    const { total } = play(six, [{ 6: ['collector', 0], 14: ['collector', 0] }]);
    // 6 for the first; 6 and 6 for the second.
    expect(total).toBe(6 + 6 + 12);
  });
});

describe('a doubler', () => {
  it('doubles the coins that touch it, even at corners, once', () => {
    const { events, total } = play(six, [{ 7: ['doubler', 1] }, { 14: ['value', 3] }]);
    expect(events.filter(({ type }) => type === 'coin_special')).toEqual([
      {
        type: 'coin_special',
        place: 7,
        kind: 'doubler',
        changed: [
          { place: 3, value: 2 },
          { place: 4, value: 2 },
          { place: 5, value: 2 },
        ],
      },
    ]);
    expect(total).toBe(3 + 6 + 1 + 3);
  });

  it('does not reach over the end of a reel', () => {
    const { events } = play([...six.slice(0, 5), { place: 14, kind: 'value', value: 1 }], [{ 6: ['doubler', 1] }]);
    const special = events.find((event) => event.type === 'coin_special');
    // Place 5 is empty; place 6 is the top of the third reel and touches 3 and 4.
    expect(special?.changed.map(({ place }) => place)).toEqual([3, 4]);
  });

  it('acts before a later collector', () => {
    const { total } = play(six, [{ 7: ['doubler', 1], 14: ['collector', 0] }]);
    expect(total).toBe((3 + 6 + 1) * 2);
  });
});

describe('a coin', () => {
  it('has each face according to its weight', () => {
    const sides = respinCoins.reduce((sum, { weight }) => sum + weight, 0);
    const counts = new Map<string, number>();
    for (let number = 0; number < sides; number += 1) {
      const { kind, value } = drawCoin(() => number, respinCoins, 0);
      counts.set(`${kind} ${value}`, (counts.get(`${kind} ${value}`) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(respinCoins.map(({ kind, value, weight }) => [`${kind} ${value}`, weight])),
    );
  });
});
