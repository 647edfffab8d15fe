import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { fraction, NOTHING, plus, times } from '../ticketLines.ts';
import { DECLARED_RETURN, raceForms, racePlays, returnByMode, runnersOf, type RaceForm } from './math.ts';

const isExact = ({ numerator, denominator }: Fraction): boolean => numerator * 100n === denominator * 95n;

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value) =>
    permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  );
}

/** Returns the mean payout of a ticket over equally likely orders. */
function countedReturn(form: RaceForm, code: string, ticket: readonly string[], orders: readonly number[][]): Fraction {
  const play = racePlays[form][code];
  const sum = orders.reduce((all, order) => plus(all, play?.payOf(ticket, order) ?? NOTHING), NOTHING);
  return times(sum, fraction(1, orders.length));
}

const listed = (form: RaceForm) =>
  returnByMode().flatMap(({ mode }) => {
    const [of, code = '', ticket = ''] = mode.split(' ');
    return of === form ? [{ code, ticket: ticket.split('-') }] : [];
  });

/** Returns every way to fill some places of a race; the other runners follow in order. */
function ordersOf(runners: number, places: readonly number[]): number[][] {
  const all = Array.from({ length: runners }, (_, index) => index + 1);
  const fill = (remaining: readonly number[], open: readonly number[]): Map<number, number>[] => {
    const [place, ...others] = open;
    if (place === undefined) return [new Map()];
    return remaining.flatMap((runner) =>
      fill(
        remaining.filter((other) => other !== runner),
        others,
      ).map((filled) => new Map([...filled, [place, runner]])),
    );
  };
  return fill(all, places).map((filled) => {
    const rest = all.filter((runner) => ![...filled.values()].includes(runner));
    return all.map((_, index) => filled.get(index) ?? (rest.shift() as number));
  });
}

describe('the return of a race', () => {
  it('is exactly the declared one for every ticket of every form', () => {
    const modes = returnByMode();
    expect(modes.filter(({ returned }) => !isExact(returned) || toDecimal(returned, 9) !== DECLARED_RETURN)).toEqual(
      [],
    );
    for (const form of raceForms)
      for (const code of Object.keys(racePlays[form]))
        expect(modes.some(({ mode }) => mode.startsWith(`${form} ${code} `))).toBe(true);
  });

  it('equals the mean over all orders of six boats', () => {
    const orders = permutations([1, 2, 3, 4, 5, 6]);
    expect(orders).toHaveLength(720);
    for (const { code, ticket } of listed('boats'))
      expect([code, ticket, isExact(countedReturn('boats', code, ticket, orders))]).toEqual([code, ticket, true]);
  });

  it.each(['cars', 'horses'] as const)(
    'equals the mean over all ways to fill the places of %s that a play reads',
    (form) => {
      const runners = runnersOf[form];
      for (const { code, ticket } of listed(form)) {
        const [, word = '', number = '1'] = /^([a-z]+)(\d*)$/i.exec(code) ?? [];
        const index = Number(number) - 1;
        const places =
          word === 'duel' ? [index, runners - 1 - index] : ['place', 'side'].includes(word) ? [index] : [0, 1, 2];
        const returned = countedReturn(form, code, ticket, ordersOf(runners, places));
        expect([code, ticket, isExact(returned)]).toEqual([code, ticket, true]);
      }
    },
  );

  it('differs from the declared one if a boat wins more often', () => {
    const orders = permutations([1, 2, 3, 4, 5, 6]);
    const biased = [...orders, orders[0] as number[]];
    expect(isExact(countedReturn('boats', 'place1', ['1'], biased))).toBe(false);
    expect(isExact(countedReturn('boats', 'exacta', ['1', '2'], biased))).toBe(false);
  });
});
