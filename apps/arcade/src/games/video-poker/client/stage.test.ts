// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { cardsOf, dealing } from '../../../testing/dealtCards.ts';
import { videoPokerGame } from '../game.ts';
import { playVideoPoker } from '../rules.ts';
import { computeBestHold } from './countHolds.ts';
import { videoPokerMessages } from './messages.ts';
import { createVideoPokerStage } from './stage.ts';

/** Computing every draw can be slow on a busy machine. */
const COUNTED = { timeout: 20_000 };
const CARDS = '4h 4s 2d Tc Ah 4c 9d 3s';

function createStage(language = 'en') {
  const { context, calls } = stageContext(videoPokerMessages, language, { prefersStill: () => true });
  const stage = createVideoPokerStage(context);
  const slots = Array.from(stage.root.querySelectorAll<HTMLButtonElement>('.vp-slot'));
  return {
    stage,
    calls,
    slots,
    held: () => slots.map((slot) => slot.getAttribute('aria-pressed') === 'true'),
    marked: () => stage.root.querySelector('[aria-current]')?.textContent ?? null,
    async show(cards: string, ...holds: number[][]) {
      const decisions = holds.map((held) => ({ type: 'draw' as const, held }));
      const { events, isOver } = playVideoPoker(dealing(cards), 500n, {}, decisions);
      stage.begin();
      await stage.play(roundOf(1, { stake: '500' }), events, true);
      stage.setPhase?.(isOver ? 'idle' : 'open');
    },
  };
}

describe('the stage of video poker', () => {
  it('shows the payout of every hand at the stake, and marks the current hand', async () => {
    const table = createStage();
    expect(table.stage.root.querySelector('.vp-pays')?.textContent).toContain('royal flush×800฿400000');
    await table.show(CARDS);
    expect(table.marked()).toBeNull();
    await table.show(CARDS, [0, 1]);
    expect(table.marked()).toBe('three of a kind×3฿1500');
    expect(table.calls.results.at(-1)).toBe('three of a kind');
  });

  it('names its cards, and holds tapped ones while the round is open', async () => {
    const table = createStage();
    table.slots[0]?.click();
    expect(table.held()).toEqual([false, false, false, false, false]);
    expect(table.slots[4]?.getAttribute('aria-label')).toBe('5: face down');
    await table.show(CARDS);
    expect(table.slots[4]?.getAttribute('aria-label')).toBe('5: ace of hearts');
    table.slots[0]?.click();
    expect(table.stage.onKey?.('2')).toBe(true);
    expect(table.held()).toEqual([true, true, false, false, false]);
    const action = table.stage.openAction?.(roundOf(1));
    expect(action).toEqual({ label: 'Draw 3', decision: { type: 'draw', held: [0, 1] } });
    videoPokerGame.decision.parse(action?.decision);
    table.stage.onKey?.('x');
    expect(table.stage.openAction?.(roundOf(1))?.label).toBe('Draw 5');
  });

  it('hints at the hold that pays most on average, and holds it', async () => {
    const table = createStage();
    await table.show(CARDS);
    table.stage.onKey?.('t');
    await expect
      .poll(() => table.calls.messages.at(-1))
      .toBe('Best by the odds: hold 4 of hearts, 4 of spades, ×0.8237 on average');
    expect(table.held()).toEqual([true, true, false, false, false]);
  });

  it('holds the best cards automatically when that is chosen, but never overrides the player', async () => {
    const table = createStage();
    const radios = table.stage.controls?.querySelectorAll<HTMLInputElement>('input') ?? [];
    radios[1]?.dispatchEvent(new Event('change'));
    await table.show(CARDS);
    await expect.poll(() => table.held(), COUNTED).toEqual([true, true, false, false, false]);
    await table.show(CARDS);
    table.slots[4]?.click();
    // Earlier computations of the stage are complete once this one has run twice.
    for (let times = 0; times < 2; times += 1) await computeBestHold(cardsOf('4h 4s 2d Tc Ah'), () => true);
    expect(table.held()).toEqual([false, false, false, false, true]);
  });

  it('clears the cards when the bet is refused, and has messages in every language', async () => {
    const table = createStage('th');
    await table.show(CARDS);
    table.stage.cancel();
    expect(table.stage.root.querySelectorAll('.vp-slots .card-front')).toHaveLength(0);
    expect(keysThatDiffer(videoPokerMessages)).toEqual([]);
    expect(table.stage.returns().map(({ returned, best }) => [returned, best])).toEqual([['99.5439 %', '×800']]);
  });
});
