import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { moneyWheelGame } from './game.ts';
import { segmentsOf } from './math.ts';
import { hundredthsOf, moneyWheelPlaces, playMoneyWheel, spinMoneyWheel, wheelSegments } from './rules.ts';

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));

describe('the money wheel', () => {
  it('has 54 segments, no two neighbours alike', () => {
    expect(wheelSegments).toHaveLength(54);
    wheelSegments.forEach((place, index) => expect(place).not.toBe(wheelSegments[(index + 1) % 54]));
    expect(moneyWheelPlaces.map(segmentsOf)).toEqual([26, 13, 8, 4, 2, 1]);
  });

  it('pays the place where it stops, and no other', () => {
    expect(moneyWheelPlaces.map((place) => hundredthsOf(place, { place: 'x6.5' }))).toEqual([0, 0, 650, 0, 0, 0]);
    expect(hundredthsOf('x52', { place: 'x52' })).toBe(5200);
  });

  it('pays each place of a bet separately, without a fraction of a minor unit', () => {
    const { place } = spinMoneyWheel(drawOf(3));
    const bets = { x2: '100', x4: '100', 'x6.5': '100', x13: '100', x26: '100', x52: '100' };
    const { events, win } = playMoneyWheel(drawOf(3), 600n, { bets }, []);
    expect(win).toBe(BigInt(hundredthsOf(place, { place })));
    expect(events.map(({ type }) => type)).toEqual(['wheel_stopped', 'places_paid', 'round_ended']);
    expect(() => playMoneyWheel(drawOf(3), 700n, { bets }, [])).toThrow(RangeError);
    expect(() => playMoneyWheel(drawOf(3), 150n, { bets: { x2: '150' } }, [])).toThrow(RangeError);
  });

  it.each([{ bets: {} }, { bets: { x3: '100' } }, { bets: { x2: '-100' } }, { bets: { x2: 100 } }, {}])(
    'refuses the choice %o',
    (choice) => {
      expect(moneyWheelGame.choice.safeParse(choice).success).toBe(false);
    },
  );

  it('shows everybody the segment that decides a bet', () => {
    const shown = moneyWheelGame.drawing?.resultOf(drawOf(9));
    expect(playMoneyWheel(drawOf(9), 100n, { bets: { x2: '100' } }, []).events[0]).toMatchObject(shown as object);
  });
});
