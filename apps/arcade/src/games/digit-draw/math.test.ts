import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { MAX_WIN } from '../maxWin.ts';
import { fraction, NOTHING, plus, times } from '../ticketLines.ts';
import { DECLARED_RETURN, digitForms, digitPlays, numberLengths, returnByMode, type DigitForm } from './math.ts';

const isDeclared = (returned: Fraction): boolean => toDecimal(returned, 9) === DECLARED_RETURN;
const isExact = ({ numerator, denominator }: Fraction): boolean => numerator * 100n === denominator * 95n;

/** Returns the return of a ticket over all numbers of a draw of one number. */
function countedReturn(form: DigitForm, code: string, ticket: readonly string[], weigh = () => 1n): Fraction {
  const play = digitPlays[form][code];
  const [length = 0] = numberLengths[form];
  const paid = new Map<string, { pay: Fraction; times: bigint }>();
  let weights = 0n;
  for (let number = 0; number < 10 ** length; number += 1) {
    const text = String(number).padStart(length, '0');
    const weight = number === 0 ? weigh() : 1n;
    weights += weight;
    const pay = play?.payOf(ticket, [text]) ?? NOTHING;
    const key = `${pay.numerator}/${pay.denominator}`;
    paid.set(key, { pay, times: (paid.get(key)?.times ?? 0n) + weight });
  }
  return [...paid.values()].reduce(
    (sum, { pay, times: count }) => plus(sum, times(pay, fraction(count, weights))),
    NOTHING,
  );
}

/** Returns the tickets of a form whose returns are listed. */
const listed = (form: DigitForm) =>
  returnByMode().flatMap(({ mode }) => {
    const [of, code = '', ticket = ''] = mode.split(' ');
    const isOne = digitPlays[form][code]?.groups.length === 1;
    return of === form ? [{ code, ticket: isOne ? [ticket] : Array.from(ticket) }] : [];
  });

describe('the return of a draw of digits', () => {
  it('is exactly the declared one for every ticket of every form', () => {
    const modes = returnByMode();
    expect(modes.filter(({ returned }) => !isExact(returned) || !isDeclared(returned))).toEqual([]);
    for (const form of digitForms)
      for (const code of Object.keys(digitPlays[form]))
        expect(modes.some(({ mode }) => mode.startsWith(`${form} ${code} `))).toBe(true);
  });

  it.each(['two', 'three', 'sum28', 'four'] as const)(
    'equals the mean over all numbers that can be drawn in form %s',
    (form) => {
      for (const { code, ticket } of listed(form))
        expect([code, ticket, isExact(countedReturn(form, code, ticket))]).toEqual([code, ticket, true]);
    },
  );

  it('equals the mean over all five digits if a ticket is paid by its last ones', () => {
    expect(isExact(countedReturn('five', 'five', ['0', '9', '4', '4', '1']))).toBe(true);
  });

  it('equals the mean over all six digits of the first prize', () => {
    expect(isExact(countedReturn('thai', 'first', ['0', '9', '4', '4', '1', '7']))).toBe(true);
  });

  it('differs from the declared one if a number is twice as likely', () => {
    expect(isDeclared(countedReturn('three', 'three', ['0', '0', '0'], () => 2n))).toBe(false);
    expect(isDeclared(countedReturn('two', 'run', ['0'], () => 2n))).toBe(false);
  });

  it.each([
    ['pair2', ['07', '70']],
    ['pair3', ['07', '70', '99']],
  ])('equals the mean of %s endings, found number by number', (code, ticket) => {
    // The chance that this many endings of the ticket have been drawn.
    let found: Fraction[] = [fraction(1), ...ticket.map(() => NOTHING)];
    for (let number = 0; number < numberLengths.vietnam.length; number += 1)
      found = found.map((stays, count) =>
        plus(
          times(stays, fraction(100 - (ticket.length - count), 100)),
          count === 0 ? NOTHING : times(found[count - 1] ?? NOTHING, fraction(ticket.length - count + 1, 100)),
        ),
      );
    const pay = digitPlays.vietnam[code]?.payOf(ticket, ['00107', '9970', '99']) ?? NOTHING;
    expect(isExact(times(pay, found.at(-1) ?? NOTHING))).toBe(true);
  });

  it('has no ticket that pays more than a gateway pays for a round', () => {
    expect(
      returnByMode().filter(
        ({ maxMultiplier: { numerator, denominator } }) => numerator > BigInt(MAX_WIN) * denominator,
      ),
    ).toEqual([]);
  });
});
