import { jackpotPlans, jackpotUnits, type Currency } from '@parlor/contract';
import { drawU64 } from '../../fairness/seededRounding.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { Fraction } from '../fraction.ts';

const plans = jackpotPlans.filter(({ gameCode }) => gameCode === 'lotus-lanterns').toReversed();

/** The jackpots of this game: the drawn ones, the greatest first, then those with a ceiling. */
export const lotusJackpots = [
  ...plans.filter(({ fall }) => fall.by === 'draw'),
  ...plans.filter(({ fall }) => fall.by === 'ceiling'),
];

/** The denominator of all chances. */
export const JACKPOT_ODDS = 10_000_000n;

/** A jackpot that a spin may draw. */
interface DrawnJackpot {
  code: string;
  /** A stake of one unit wins it `chances` times in `JACKPOT_ODDS`. */
  chances: bigint;
}

/** The jackpots that fall by a draw, the greatest one first. */
export const drawnJackpots: readonly DrawnJackpot[] = lotusJackpots.flatMap(({ code, fall }) =>
  fall.by === 'draw' ? [{ code, chances: JACKPOT_ODDS / BigInt(fall.every) }] : [],
);

const allChances = drawnJackpots.reduce((sum, { chances }) => sum + chances, 0n);
const U64 = 1n << 64n;

/** The inputs of a round besides its seeds and its stake. */
export interface LotusTerms {
  /** One unit of the jackpots in minor units; 0 where jackpots are not allowed. */
  unit: number;
}

/** Returns the terms of a session. */
export function lotusTerms(session: { currency: Currency; areJackpotsAllowed: boolean }): LotusTerms {
  return { unit: session.areJackpotsAllowed ? jackpotUnits[session.currency] : 0 };
}

/**
 * Draws whether a spin wins a jackpot, and which. Every jackpot has a part of the numbers of 64 bits that is exactly
 * proportional to the stake, up to 2⁻⁶⁴, and no two parts overlap: a spin wins at most one jackpot, and no jackpot
 * lowers the chance of another. The number is drawn even where jackpots are not allowed.
 *
 * @throws RangeError if the unit is negative, or the stake has so many units that the parts exceed all numbers.
 */
export function drawJackpot(draw: UniformDraw, stake: bigint, { unit }: LotusTerms): string | undefined {
  const sides = JACKPOT_ODDS * BigInt(unit);
  if (unit < 0 || (unit > 0 && stake * allChances > sides)) throw new RangeError('the stake is not one of these units');
  const number = drawU64(draw) * sides;
  if (unit === 0) return undefined;
  let chances = 0n;
  for (const jackpot of drawnJackpots) {
    chances += jackpot.chances;
    if (number < stake * chances * U64) return jackpot.code;
  }
  return undefined;
}

const MILLION = 1_000_000n;

/**
 * Returns the long-run return of all jackpots, as a fraction of the stake. Players get the contributions of stakes and
 * the seed amounts of the house: a drawn one begins once in `every` units; one with a ceiling, whose hidden amount is
 * uniform from seed to ceiling, once in (ceiling − seed) / 2 units of its contributions.
 */
export function jackpotReturn(): Fraction {
  return lotusJackpots.reduce<Fraction>(
    ({ numerator, denominator }, { seed, rate, fall }) => {
      const part: Fraction =
        fall.by === 'draw'
          ? { numerator: BigInt(rate * fall.every) + BigInt(seed) * MILLION, denominator: BigInt(fall.every) * MILLION }
          : { numerator: BigInt(rate * (fall.ceiling + seed)), denominator: BigInt(fall.ceiling - seed) * MILLION };
      return {
        numerator: numerator * part.denominator + part.numerator * denominator,
        denominator: denominator * part.denominator,
      };
    },
    { numerator: 0n, denominator: 1n },
  );
}
