import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { fraction, NOTHING, plus, times } from '../ticketLines.ts';
import { DECLARED_RETURN, drums, pickForms, pickPlays, returnByMode, type PickForm } from './math.ts';

const isExact = ({ numerator, denominator }: Fraction): boolean => numerator * 100n === denominator * 95n;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the chance of each number of hits, ball by ball. */
function hitChances(form: PickForm, picks: number): Fraction[] {
  const { balls, drawn } = drums[form];
  let chances: Fraction[] = [fraction(1)];
  for (let ball = 0; ball < drawn; ball += 1)
    chances = Array.from({ length: chances.length + 1 }, (_, hits) => {
      const remainingPicks = (of: number): number => Math.max(picks - of, 0);
      const misses = times(chances[hits] ?? NOTHING, fraction(balls - ball - remainingPicks(hits), balls - ball));
      const again =
        hits === 0 ? NOTHING : times(chances[hits - 1] ?? NOTHING, fraction(remainingPicks(hits - 1), balls - ball));
      return plus(misses, again);
    });
  return chances;
}

describe('the return of a draw of balls', () => {
  it('is exactly the declared one for every ticket of every form', () => {
    const modes = returnByMode();
    expect(modes.filter(({ returned }) => !isExact(returned) || toDecimal(returned, 9) !== DECLARED_RETURN)).toEqual(
      [],
    );
    for (const form of pickForms)
      for (const code of Object.keys(pickPlays[form]))
        expect(modes.some(({ mode }) => `${mode} `.startsWith(`${form} ${code} `))).toBe(true);
  });

  it('equals the mean over hits, ball by ball', () => {
    const counted = pickForms.flatMap((form) =>
      Object.entries(pickPlays[form])
        .filter(([code]) => /^(?:pick|any)\d/.test(code))
        .map(([code, play]) => {
          const picks = Number(/\d+/.exec(code)?.[0]);
          const ticket = numbers(picks).map(String);
          const { balls, drawn } = drums[form];
          const returned = hitChances(form, picks).reduce((sum, chance, hits) => {
            if (hits > picks || drawn - hits > balls - picks) return sum;
            // This many numbers of the ticket, and the others from the numbers that are not on it.
            const drawnBalls = [...numbers(hits), ...numbers(drawn - hits).map((ball) => picks + ball)];
            return plus(sum, times(chance, play.payOf(ticket, { balls: drawnBalls, star: null })));
          }, NOTHING);
          return [form, code, isExact(returned)];
        }),
    );
    expect(counted).toHaveLength(25);
    expect(counted.filter(([, , isIt]) => isIt !== true)).toEqual([]);
  });

  it('equals the mean over every order of five of eleven balls', () => {
    const tickets = Object.entries(pickPlays.eleven)
      .filter(([code]) => !code.startsWith('any'))
      .flatMap(([, play]) => {
        const [values = []] = play.groups;
        const size = play.combination.kind === 'choose' ? play.combination.count : play.groups.length;
        const starts = size === 1 ? values.map((_, index) => index) : [0, 3];
        return starts.map((from) => ({ play, ticket: values.slice(from, from + size), won: 0n, pay: NOTHING }));
      });
    let orders = 0n;
    const go = (balls: readonly number[]): void => {
      if (balls.length === 5) {
        orders += 1n;
        for (const entry of tickets) {
          const pay = entry.play.payOf(entry.ticket, { balls, star: null });
          if (pay.numerator > 0n) Object.assign(entry, { won: entry.won + 1n, pay });
        }
        return;
      }
      for (const ball of numbers(11)) if (!balls.includes(ball)) go([...balls, ball]);
    };
    go([]);
    expect(orders).toBe(55_440n);
    for (const { ticket, won, pay } of tickets)
      expect([ticket, isExact(times(pay, fraction(won, orders)))]).toEqual([ticket, true]);
  });

  it('has sides of the sum whose chances add up', () => {
    for (const form of pickForms) {
      const chance = (side: string): Fraction => pickPlays[form]['sumSide']?.prizesOf([side])[0]?.chance ?? NOTHING;
      for (const sides of [
        ['big', 'middle', 'small'],
        ['odd', 'even'],
      ]) {
        const { numerator, denominator } = sides.map(chance).reduce(plus, NOTHING);
        expect(numerator).toBe(denominator);
      }
      expect(chance('big')).toEqual(chance('small'));
    }
  });

  it('differs from the declared one if a ball is likelier to be drawn', () => {
    const play = pickPlays.six45['ball1'];
    const balls = [1, ...numbers(45)];
    const paid = balls.map((ball) => play?.payOf(['1'], { balls: [ball], star: null }) ?? NOTHING);
    expect(isExact(times(paid.reduce(plus, NOTHING), fraction(1, balls.length)))).toBe(false);
  });
});
