import { currencies, jackpotPlans, jackpotUnits } from '@parlor/contract';
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal } from '../fraction.ts';
import { drawJackpot, drawnJackpots, JACKPOT_ODDS, jackpotReturn, lotusTerms } from './jackpots.ts';
import { lotusStakes } from './lotusStakes.ts';
import { JACKPOT_RETURN } from './math.ts';
import { playLotusLanterns } from './rules.ts';

const U64 = 1n << 64n;

/** Draws this number of 64 bits. */
function drawing(number: bigint): UniformDraw {
  const words = [Number(number >> 32n), Number(number & 0xffff_ffffn)];
  return () => words.shift() ?? 0;
}

/** Returns how many numbers of 64 bits are below this fraction of their range. */
function countBelow(numerator: bigint, denominator: bigint): bigint {
  return (numerator * U64 + denominator - 1n) / denominator;
}

describe('the draw of a jackpot', () => {
  it('has whole chances that match the plans', () => {
    expect(drawnJackpots.map(({ code }) => code)).toEqual(['LOTUS_GRAND', 'LOTUS_MAJOR', 'LOTUS_MINOR', 'LOTUS_MINI']);
    for (const { code, chances } of drawnJackpots) {
      const fall = jackpotPlans.find((plan) => plan.code === code)?.fall;
      expect(fall?.by === 'draw' && BigInt(fall.every) * chances).toBe(JACKPOT_ODDS);
    }
  });

  it.each(currencies)('is won by exactly the share of all numbers that the stake buys, in %s', (currency) => {
    const unit = BigInt(jackpotUnits[currency]);
    const terms = lotusTerms({ currency, areJackpotsAllowed: true });
    for (const stake of lotusStakes(currency)) {
      let before = 0n;
      let from = 0n;
      for (const { code, chances } of drawnJackpots) {
        const upTo = before + chances;
        const end = countBelow(stake * upTo, JACKPOT_ODDS * unit);
        const won = (number: bigint) => drawJackpot(drawing(number), stake, terms);
        expect([won(from), won(end - 1n)]).toEqual([code, code]);
        expect(won(end)).not.toBe(code);
        // Exactly stake / (every · unit) of all numbers.
        expect(end - from).toBeGreaterThanOrEqual((stake * chances * U64) / (JACKPOT_ODDS * unit));
        expect(end - from).toBeLessThanOrEqual((stake * chances * U64) / (JACKPOT_ODDS * unit) + 1n);
        [before, from] = [upTo, end];
      }
      expect(drawJackpot(drawing(U64 - 1n), stake, terms)).toBeUndefined();
    }
  });

  it('takes one number of 64 bits for every stake, so that later draws do not shift', () => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 72 };
    const stopsAt = (stake: bigint) =>
      playLotusLanterns(uniformDraw(outcomeWords(seeds)), stake, { unit: 100 }, []).events.flatMap((event) =>
        'stops' in event ? [event.stops] : [],
      );
    expect(stopsAt(100_000n)).toEqual(stopsAt(100n));
    expect(stopsAt(100n)).toHaveLength(17);
  });

  it('is won by no number if jackpots are not allowed', () => {
    const terms = lotusTerms({ currency: 'THB', areJackpotsAllowed: false });
    expect(drawJackpot(drawing(0n), 100_000n, terms)).toBeUndefined();
  });

  it('refuses a negative unit, and a stake whose parts exceed all numbers', () => {
    expect(() => drawJackpot(drawing(0n), 100n, { unit: -1 })).toThrow(RangeError);
    expect(() => drawJackpot(drawing(0n), 10_000n, { unit: 1 })).toThrow(RangeError);
    expect(drawJackpot(drawing(0n), 9000n, { unit: 1 })).toBe('LOTUS_GRAND');
  });

  it('is announced by an event before the end of the round, and is not part of the win', () => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 652 };
    const play = (unit: number) => playLotusLanterns(uniformDraw(outcomeWords(seeds)), 100_000n, { unit }, []);
    const { events, win, jackpot } = play(100);
    expect(jackpot).toBe('LOTUS_MINI');
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['big_win', 'jackpot_won', 'round_ended']);
    expect(events.at(-2)).toEqual({ type: 'jackpot_won', pool: 'LOTUS_MINI' });
    const without = play(100_000);
    expect(without.jackpot).toBeUndefined();
    expect(without.win).toBe(win);
  });
});

describe('the return of the jackpots', () => {
  it('is the declared part of the stakes, exactly', () => {
    expect(toDecimal(jackpotReturn(), 9)).toBe(JACKPOT_RETURN);
    const { numerator, denominator } = jackpotReturn();
    expect(numerator * 1000n).toBe(denominator * 26n);
  });

  it('equals the average payout of a jackpot with a ceiling, divided by its stakes', () => {
    const daily = jackpotPlans.find(({ fall }) => fall.by === 'ceiling');
    if (daily?.fall.by !== 'ceiling') throw new Error('there is no jackpot with a ceiling');
    const { seed, rate, fall } = daily;
    // Every hidden amount from seed to ceiling once, in hundredths of a unit: its payout and its growth.
    let paid = 0n;
    let grown = 0n;
    for (let point = seed * 100; point <= fall.ceiling * 100; point += 1) {
      paid += BigInt(point);
      grown += BigInt(point - seed * 100);
    }
    // In parts of JACKPOT_ODDS millionths. A drawn jackpot pays `rate` millionths, and its seed once in `every` units.
    const drawn = jackpotPlans.reduce(
      (parts, plan) =>
        plan.fall.by === 'draw'
          ? parts + (BigInt(plan.rate * plan.fall.every + plan.seed * 1e6) * JACKPOT_ODDS) / BigInt(plan.fall.every)
          : parts,
      0n,
    );
    // A jackpot grows by `rate` millionths of the stakes, so it returns paid · rate / grown millionths.
    const { numerator, denominator } = jackpotReturn();
    expect(numerator * JACKPOT_ODDS * 1_000_000n * grown).toBe(
      denominator * (drawn * grown + paid * BigInt(rate) * JACKPOT_ODDS),
    );
  });
});
