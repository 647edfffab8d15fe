import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { bingoForms, bingoFormOf, bingoScheduleOf, callEveryMs, callsOf } from './forms.ts';
import { bingoGame, MAX_TICKETS } from './game.ts';
import { arrangeTicket, randomTicket } from './makeTickets.ts';
import { isTicket, squareOf, ticketLines } from './tickets.ts';

const american = [7, 6, 15, 9, 11, 20, 29, 27, 25, 26, 45, 33, 38, 31, 60, 48, 57, 49, 58, 71, 70, 73, 68, 74];
const british = [1, 30, 46, 70, 83, 14, 32, 51, 71, 87, 5, 25, 36, 61, 73];
const randomOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'a7'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce }));

/** Swaps two numbers of a ticket. */
function swapped(ticket: readonly number[], a: number, b: number): number[] {
  const next = [...ticket];
  [next[a], next[b]] = [ticket[b] as number, ticket[a] as number];
  return next;
}

describe('a ticket of bingo', () => {
  it('has its numbers in their columns and rows', () => {
    expect(isTicket('75', american)).toBe(true);
    expect(isTicket('90', british)).toBe(true);
    // Within a column of 75 balls any order is a ticket.
    expect(isTicket('75', swapped(american, 0, 4))).toBe(true);
  });

  it.each([
    ['75', 'a number in another column', swapped(american, 4, 5)],
    ['75', 'a number twice', american.with(1, 7)],
    ['75', 'a number missing', american.slice(1)],
    ['75', 'a number that is not a ball', american.with(23, 76)],
    ['90', 'a row that does not ascend', swapped(british, 0, 1)],
    ['90', 'a row with two numbers of a column', [1, 30, 36, 70, 83, 14, 32, 51, 71, 87, 5, 25, 46, 61, 73]],
    ['90', 'a column that does not go down', [5, 30, 46, 70, 83, 14, 32, 51, 71, 87, 1, 25, 36, 61, 73]],
    ['90', 'a column without a number', [1, 30, 46, 70, 83, 14, 32, 51, 71, 87, 5, 25, 36, 62, 73].with(13, 55)],
    ['90', 'a number twice', british.with(14, 71)],
  ] as const)('of %s is refused with %s', (form, _, ticket) => {
    expect(isTicket(form, ticket)).toBe(false);
  });

  it('is generated at random in the form of its game', () => {
    for (const form of bingoForms)
      for (let nonce = 0; nonce < 300; nonce += 1) {
        const ticket = randomTicket(form, randomOf(nonce));
        expect([form, ticket, isTicket(form, ticket)]).toEqual([form, ticket, true]);
      }
  });

  it('can be formed from any numbers that a player may pick, and from no others', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const picked = [...randomTicket('90', randomOf(nonce))].toSorted((a, b) => a - b);
      const ticket = arrangeTicket('90', picked) ?? [];
      expect(isTicket('90', ticket)).toBe(true);
      expect(ticket.toSorted((a, b) => a - b)).toEqual(picked);
    }
    expect(isTicket('75', arrangeTicket('75', american) ?? [])).toBe(true);
    expect(arrangeTicket('90', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60])).toBeUndefined();
    expect(arrangeTicket('75', american.slice(1))).toBeUndefined();
  });

  it('has lines of four numbers and the free square, and of five', () => {
    expect(ticketLines['75'].filter(({ length }) => length === 4)).toHaveLength(4);
    expect(ticketLines['75'].filter(({ length }) => length === 5)).toHaveLength(8);
    for (const line of ticketLines['90'])
      expect(new Set(line.map((place) => squareOf('90', british, place).row)).size).toBe(1);
  });
});

describe('a title of bingo', () => {
  it.each([
    ['pirate-bingo-75', '75'],
    ['tea-time-bingo', '75'],
    ['speed-clover-bingo', '75'],
    ['owl-bingo-party', '75'],
    ['lantern-bingo-90', '90'],
    ['carnival-bingo-hall', '90'],
  ])('named %s plays with %s balls', (code, form) => {
    expect(bingoFormOf(code)).toBe(form);
  });

  it('calls all balls before the next game opens, and more often in a speed room', () => {
    const [usual, speedy] = [bingoScheduleOf('tea-time-bingo'), bingoScheduleOf('speed-clover-bingo')];
    expect(speedy.periodMs).toBeLessThan(usual.periodMs);
    for (const schedule of [usual, speedy])
      for (const form of bingoForms) {
        const { periodMs, bettingMs, revealsAfterMs } = schedule;
        expect(callEveryMs(form, schedule)).toBeGreaterThan(400);
        expect(bettingMs + revealsAfterMs + callsOf[form] * callEveryMs(form, schedule)).toBeLessThan(periodMs);
      }
  });

  it('accepts only tickets of its own form, and at most twelve', () => {
    const { choice, slip } = bingoGame('pirate-bingo-75');
    const bet = (tickets: unknown, form = '75', amount = '200') => choice.safeParse({ form, amount, tickets }).success;
    expect(bet([american])).toBe(true);
    expect(bet([british])).toBe(false);
    expect(bet([american], '90')).toBe(false);
    expect(bet([])).toBe(false);
    expect(bet(Array.from({ length: MAX_TICKETS }, () => american))).toBe(true);
    expect(bet(Array.from({ length: MAX_TICKETS + 1 }, () => american))).toBe(false);
    expect(bet([american], '75', '0')).toBe(false);
    expect(slip?.amountsOf({ form: '75', amount: '200', tickets: [american, american] })).toEqual([200n, 200n]);
  });
});
