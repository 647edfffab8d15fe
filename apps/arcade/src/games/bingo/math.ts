import { binomial } from '../binomial.ts';
import { fraction, plus, times, ZERO, type Fraction } from '../fraction.ts';
import { bingoForms, type BingoForm } from './forms.ts';
import { bingoPrizes, patternsOf, type BingoPattern, type Prize } from './prizes.ts';
import { corners, ticketLines, ticketShapes } from './tickets.ts';

/** The declared return to player of each form, rounded to nine places. A test compares them with the exact ones. */
export const declaredReturns: Readonly<Record<BingoForm, string>> = {
  '75': '0.951162174',
  '90': '0.952543730',
};

/** Returns the chance that `count` given numbers are all among the first `calls` balls. */
export function chanceOfAll(form: BingoForm, count: number, calls: number): Fraction {
  if (calls < count) return ZERO;
  const balls = Number(form);
  return fraction(binomial(balls - count, calls - count), binomial(balls, calls));
}

const unions = new Map<string, readonly (readonly [size: number, weight: bigint])[]>();

/**
 * Inclusion and exclusion over the lines of a form: for each number of squares that a set of lines covers, the signed
 * weight of its chance in "at least `minLines` lines". A set of k lines counts (−1)^(k − minLines) · C(k − 1, minLines − 1)
 * times.
 */
function lineUnions(form: BingoForm, minLines: number): readonly (readonly [size: number, weight: bigint])[] {
  const key = `${form} ${minLines}`;
  const known = unions.get(key);
  if (known) return known;
  const lines = ticketLines[form].map((line) => line.reduce((mask, place) => mask | (1 << place), 0));
  const weights = new Map<number, bigint>();
  for (let set = 1; set < 1 << lines.length; set += 1) {
    const chosen = lines.filter((_, line) => (set >> line) & 1);
    const count = chosen.length;
    if (count < minLines) continue;
    const size = bitsOf(chosen.reduce((all, mask) => all | mask, 0));
    const weight = binomial(count - 1, minLines - 1) * ((count - minLines) % 2 === 0 ? 1n : -1n);
    weights.set(size, (weights.get(size) ?? 0n) + weight);
  }
  const found = [...weights];
  unions.set(key, found);
  return found;
}

function bitsOf(mask: number): number {
  let [remaining, count] = [mask, 0];
  for (; remaining !== 0; remaining &= remaining - 1) count += 1;
  return count;
}

/** Returns the chance that a pattern is complete with this many calls. The same for every ticket. */
export function chanceBy(form: BingoForm, pattern: BingoPattern, calls: number): Fraction {
  if (pattern === 'full') return chanceOfAll(form, ticketShapes[form].numbers, calls);
  if (pattern === 'corners') return chanceOfAll(form, corners.length, calls);
  return lineUnions(form, pattern === 'line' ? 1 : 2)
    .map(([size, weight]) => times(fraction(weight), chanceOfAll(form, size, calls)))
    .reduce(plus, ZERO);
}

/** A prize with the exact chance that a ticket wins it. */
export interface PrizeChance extends Prize {
  chance: Fraction;
}

/**
 * Returns the prizes of a pattern with their chances: the pattern is complete in time for the prize, and too late for
 * the one before.
 */
export function prizeChances(form: BingoForm, pattern: BingoPattern): PrizeChance[] {
  let before = ZERO;
  return (bingoPrizes[form][pattern] ?? []).map((prize) => {
    const reached = chanceBy(form, pattern, prize.calls);
    const chance = plus(reached, { ...before, numerator: -before.numerator });
    before = reached;
    return { ...prize, chance };
  });
}

/** Returns the return of a pattern, as a fraction of a ticket's price. */
export function patternReturn(form: BingoForm, pattern: BingoPattern): Fraction {
  return prizeChances(form, pattern)
    .map(({ chance, hundredths }) => times(chance, fraction(hundredths, 100)))
    .reduce(plus, ZERO);
}

/** Returns the exact return of a ticket. Every pattern pays by itself, so the returns add up. */
export function exactReturn(form: BingoForm): Fraction {
  return patternsOf(form)
    .map((pattern) => patternReturn(form, pattern))
    .reduce(plus, ZERO);
}

/** Returns the return and the highest pay of each form. */
export function returnByMode(): { mode: BingoForm; returned: Fraction; declared: string; maxMultiplier: Fraction }[] {
  return bingoForms.map((form) => ({
    mode: form,
    returned: exactReturn(form),
    declared: declaredReturns[form],
    maxMultiplier: fraction(
      patternsOf(form).reduce((sum, pattern) => sum + (bingoPrizes[form][pattern]?.[0]?.hundredths ?? 0), 0),
      100,
    ),
  }));
}
