import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { callsOfTicket, completed, waitingPlaces } from './patterns.ts';
import { callBalls, playBingo, ticketWins } from './rules.ts';

const american = [7, 6, 15, 9, 11, 20, 29, 27, 25, 26, 45, 33, 38, 31, 60, 48, 57, 49, 58, 71, 70, 73, 68, 74];
const british = [1, 30, 46, 70, 83, 14, 32, 51, 71, 87, 5, 25, 36, 61, 73];
const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce }));

/** Returns balls that begin with the given ones, followed by those that are not on the ticket. */
function ballsOf(first: readonly number[], ticket: readonly number[], balls: number): number[] {
  const others = Array.from({ length: balls }, (_, index) => index + 1).filter((ball) => !ticket.includes(ball));
  return [...first, ...others];
}

describe('the calls of a game', () => {
  it('are 65 different balls of 75, or 70 of 90', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const [ballsOf75, ballsOf90] = [callBalls(drawOf(nonce), '75'), callBalls(drawOf(nonce), '90')];
      expect([new Set(ballsOf75).size, new Set(ballsOf90).size]).toEqual([65, 70]);
      expect(Math.min(...ballsOf75, ...ballsOf90)).toBeGreaterThanOrEqual(1);
      expect([Math.max(...ballsOf75) <= 75, Math.max(...ballsOf90) <= 90]).toEqual([true, true]);
    }
  });
});

describe('the patterns of a ticket', () => {
  it('are complete with the call of their last number', () => {
    // The top row; the middle row with the free square; the first column.
    for (const [line, calls] of [
      [[7, 20, 45, 60, 71], 5],
      [[15, 27, 57, 73], 4],
      [[7, 6, 15, 9, 11], 5],
    ] as const)
      expect(completed('75', 'line', callsOfTicket(american, ballsOf(line, american, 75))).calls).toBe(calls);
    const corners = ballsOf([7, 11, 71, 74], american, 75);
    expect(completed('75', 'corners', callsOfTicket(american, corners))).toEqual({ calls: 4, places: [0, 4, 19, 23] });
    expect(completed('75', 'line', callsOfTicket(american, corners)).calls).toBe(Infinity);
    const rows = callsOfTicket(british, ballsOf([1, 30, 46, 70, 83, 5, 25, 36, 61, 73], british, 90));
    expect([completed('90', 'line', rows).calls, completed('90', 'twoLines', rows).calls]).toEqual([5, 10]);
    expect(completed('90', 'full', rows).calls).toBe(Infinity);
  });

  it('pay separately, each by its own call', () => {
    const balls = ballsOf([...british.slice(0, 5), 90, 89, 88, ...british.slice(5)], british, 90);
    expect(ticketWins('90', british, 200n, balls)).toEqual([
      { pattern: 'line', calls: 5, win: '12000' },
      { pattern: 'twoLines', calls: 13, win: '20000' },
      { pattern: 'full', calls: 18, win: '2000000' },
    ]);
  });

  it.each([
    [15, '4000'],
    [16, '1000'],
    [35, '200'],
    [36, undefined],
  ])('a line with call %i wins %s', (calls, win) => {
    const others = ballsOf([], american, 75).slice(0, calls - 5);
    const balls = [...others, 7, 20, 45, 60, 71];
    expect(ticketWins('75', american, 200n, balls)[0]?.win).toBe(win);
  });

  it('wait for a single missing number while a prize can be won', () => {
    const balls = ballsOf([7, 20, 45, 60, 71], american, 75);
    const calls = callsOfTicket(american, balls);
    expect([...waitingPlaces('75', calls, 4)]).toEqual([[19, ['line']]]);
    // A complete line waits for nothing, and neither does a pattern after its last prize.
    expect(waitingPlaces('75', calls, 5).size).toBe(0);
    const late = callsOfTicket(american, [...ballsOf([], american, 75).slice(0, 40), 7, 20, 45, 60, 71]);
    expect(waitingPlaces('75', late, 44).size).toBe(0);
  });
});

describe('a bet on tickets', () => {
  it('pays the sum of the wins of its tickets', () => {
    const { events, win, isOver } = playBingo(
      drawOf(14),
      400n,
      { form: '90', amount: '200', tickets: [british, british] },
      [],
    );
    const tickets = events.flatMap((event) => (event.type === 'ticket_settled' ? [event] : []));
    expect(tickets.map(({ ticket }) => ticket)).toEqual([0, 1]);
    expect(tickets[0]?.wins).toEqual(tickets[1]?.wins);
    expect(tickets[0]?.win).toBe('10800');
    expect([win, isOver]).toEqual([21_600n, true]);
  });

  it('does not depend on other players: the balls are drawn first and take the same numbers', () => {
    const result = playBingo(drawOf(3), 100n, { form: '75', amount: '100', tickets: [american] }, []);
    const two = playBingo(drawOf(3), 200n, { form: '75', amount: '100', tickets: [american, american] }, []);
    expect(result.events[0]).toEqual(two.events[0]);
    expect(two.events[1]).toEqual(result.events[1]);
  });

  it('refuses a stake that is not the price of its tickets, and a price that would be rounded', () => {
    const bet = (stake: bigint, amount: string) => () =>
      playBingo(drawOf(1), stake, { form: '75', amount, tickets: [american] }, []);
    expect(bet(100n, '200')).toThrow(RangeError);
    expect(bet(150n, '150')).toThrow(RangeError);
  });
});
