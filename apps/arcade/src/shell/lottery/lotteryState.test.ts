import { describe, expect, it } from 'vitest';
import { drawOf, helloOf } from '../draw/testing/sitDown.ts';
import { roundOf } from '../testing/testGame.ts';
import { lotteryAfter } from './lotteryState.ts';

const idsOf = (state: ReturnType<typeof lotteryAfter>) => [...(state?.mine.keys() ?? [])];

describe('the tickets of a lottery', () => {
  const ticket = roundOf(7, { id: 'first', state: 'SETTLED', createdAt: 1 });

  it('stay when the next draw opens', () => {
    const opened = lotteryAfter(lotteryAfter(undefined, helloOf(7, [ticket])), { type: 'opened', draw: drawOf(8) });
    expect(idsOf(opened)).toEqual(['first']);
  });

  it('stay when a reconnection does not include them', () => {
    const back = lotteryAfter(lotteryAfter(undefined, helloOf(7, [ticket])), helloOf(9));
    expect(idsOf(back)).toEqual(['first']);
  });

  it('are newest first, each in its last sent state', () => {
    const state = lotteryAfter(undefined, helloOf(7, [roundOf(7, { id: 'first', state: 'OPEN', createdAt: 1 })]));
    const later = lotteryAfter(state, { type: 'mine', round: roundOf(8, { id: 'second', createdAt: 2 }) });
    const settled = lotteryAfter(later, { type: 'mine', round: ticket });
    expect(idsOf(settled)).toEqual(['second', 'first']);
    expect(settled?.mine.get('first')?.state).toBe('SETTLED');
  });
});
