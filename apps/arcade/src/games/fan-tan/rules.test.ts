import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { fanTanGame } from './game.ts';
import { fanTanPlaces, placeCodes, remainders, type FanTanKind } from './places.ts';
import { countBeads, hundredthsOf, playFanTan, remainderOf } from './rules.ts';

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a1'.repeat(32), clientSeed: '1'.repeat(32), nonce }));

const paysOf = (code: string): number[] => remainders.map((remainder) => hundredthsOf(code, { remainder }));

describe('the places of fan tan', () => {
  it('are all sets of one, two and three numbers, and sets with a number that returns the stake', () => {
    const counts: Partial<Record<FanTanKind, number>> = {};
    for (const { kind } of fanTanPlaces) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({ fan: 4, kwok: 6, ssh: 4, nim: 12, nga: 12 });
    expect(new Set(placeCodes).size).toBe(38);
  });

  it.each([
    ['fan2', [0, 390, 0, 0]],
    ['kwok13', [195, 0, 195, 0]],
    ['ssh124', [130, 130, 0, 130]],
    ['nim3-1', [100, 0, 290, 0]],
    ['nga12-4', [145, 145, 0, 100]],
  ])('%s pays %j hundredths for remainders of one to four', (code, pays) => {
    expect(paysOf(code)).toEqual(pays);
  });

  it.each(['fan5', 'fan0', 'kwok31', 'kwok11', 'nim1-1', 'nga12-2', 'nim1', 'ssh1234', ''])(
    'do not have "%s"',
    (code) => {
      expect(fanTanGame.choice.safeParse({ bets: { [code]: '100' } }).success).toBe(false);
    },
  );
});

describe('a pile', () => {
  it('has 41 to 80 beads, with each remainder equally often', () => {
    const counts = [0, 0, 0, 0];
    for (let beads = 41; beads <= 80; beads += 1) {
      const remaining = remainderOf(beads);
      expect((beads - remaining) % 4).toBe(0);
      counts[remaining - 1] = (counts[remaining - 1] ?? 0) + 1;
    }
    expect(counts).toEqual([10, 10, 10, 10]);
    const drawn = Array.from({ length: 600 }, (_, nonce) => countBeads(drawOf(nonce)).beads);
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([41, 80]);
  });
});

describe('a bet on fan tan', () => {
  it('is the sum of its places, and each is paid separately', () => {
    const { remainder } = countBeads(drawOf(3));
    const bets = { fan1: '100', kwok24: '300', 'nim1-2': '500', 'nga12-3': '200', ssh234: '400' };
    const { events, win } = playFanTan(drawOf(3), 1500n, { bets }, []);
    expect(win).toBe(
      Object.entries(bets).reduce(
        (sum, [code, amount]) => sum + (BigInt(amount) / 100n) * BigInt(hundredthsOf(code, { remainder })),
        0n,
      ),
    );
    expect(events.map(({ type }) => type)).toEqual(['beads_counted', 'places_paid', 'round_ended']);
    expect(() => playFanTan(drawOf(3), 1400n, { bets }, [])).toThrow(RangeError);
    expect(() => playFanTan(drawOf(3), 150n, { bets: { fan1: '150' } }, [])).toThrow(RangeError);
  });

  it('shows everybody the pile that decides it', () => {
    const shown = fanTanGame.drawing?.resultOf(drawOf(9));
    expect(playFanTan(drawOf(9), 100n, { bets: { fan1: '100' } }, []).events[0]).toMatchObject(shown as object);
  });
});
