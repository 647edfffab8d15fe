import { describe, expect, it } from 'vitest';
import { awaitEndings, type OpenBet } from './betBooks.ts';

/** Returns the open bets of each poll; the last answer repeats. */
function polled(...answers: readonly OpenBet[][]) {
  let polls = 0;
  return {
    polls: () => polls,
    open: async () => {
      polls += 1;
      return answers[Math.min(polls, answers.length) - 1] ?? [];
    },
  };
}

const soon: OpenBet = { id: 'r1', state: 'OPEN', isDue: false };
const due: OpenBet = { ...soon, state: 'PENDING_WIN', isDue: true };
const atOnce = async (): Promise<void> => undefined;

describe('waiting for the end of bets', () => {
  it('is over when nothing is open', async () => {
    const { open, polls } = polled([soon, due], [due], []);
    expect(await awaitEndings(open, atOnce)).toEqual([]);
    expect(polls()).toBe(3);
  });

  it('counts only polls of due bets, and names the open ones after too many', async () => {
    const { open, polls } = polled(...Array.from({ length: 1_000 }, () => [soon]), [due]);
    expect(await awaitEndings(open, atOnce)).toEqual(['round r1 is still PENDING_WIN after 480 polls']);
    expect(polls()).toBe(1_000 + 481);
  });
});
