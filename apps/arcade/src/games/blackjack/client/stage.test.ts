// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { blackjackGame } from '../game.ts';
import { playBlackjack, type BlackjackDecision, type BlackjackEvent } from '../rules.ts';
import { blackjackMessages } from './messages.ts';
import { createBlackjackStage } from './stage.ts';

/** Deals spades of these ranks: first of each hand, open card, second of each hand, hidden card, then draws. */
function eventsOf(ranks: readonly number[], decisions: readonly BlackjackDecision[] = [], hands = 1) {
  const remaining = [...ranks];
  const stakes = Array.from({ length: hands }, () => '500');
  const draw = (): number => (remaining.shift() ?? 0) - 1;
  return playBlackjack(draw, 500n * BigInt(hands), { stakes }, decisions).events;
}

function createStage(language = 'en') {
  const { context, calls } = stageContext(blackjackMessages, language, { prefersStill: () => true });
  const stage = createBlackjackStage(context);
  const button = (label: string): HTMLButtonElement => {
    const found = Array.from(stage.root.querySelectorAll('button')).find(({ textContent }) =>
      textContent.startsWith(label),
    );
    if (!found) throw new Error(`there is no button ${label}`);
    return found;
  };
  const groups = (): (string | null)[] =>
    Array.from(stage.root.querySelectorAll('[role="group"]'), (group) => group.getAttribute('aria-label'));
  return {
    stage,
    calls,
    button,
    groups,
    isUsable: (label: string) => button(label).getAttribute('aria-disabled') === 'false',
    async show(events: readonly BlackjackEvent[]) {
      stage.begin();
      await stage.play(roundOf(1), events, true);
      stage.setPhase?.(events.some(({ type }) => type === 'round_ended') ? 'idle' : 'open');
    },
  };
}

describe('the stage of blackjack', () => {
  it('names the cards and points of every hand, and not the hidden card', async () => {
    const table = createStage();
    await table.show(eventsOf([10, 6, 8, 13]));
    expect(table.groups()).toEqual([
      'Dealer: 6 of spades: 6, a hidden card',
      'Hand 1: 10 of spades, 8 of spades: 18. Stake ฿500',
    ]);
    expect(table.stage.root.querySelectorAll('.card-back')).toHaveLength(4);
    expect(table.calls.messages.at(-1)).toBe('10 of spades, 8 of spades: 18. Your move');
  });

  it('offers the moves that the rules allow, by button and by key', async () => {
    const table = createStage();
    await table.show(eventsOf([8, 6, 8, 13]));
    for (const key of ['h', 'S', 'd', 'p']) expect(table.stage.onKey?.(key)).toBe(true);
    table.button('Split').click();
    const wanted = ['hit', 'stand', 'double', 'split', 'split'].map((type) => ({ type }));
    expect(table.calls.decided).toEqual(wanted);
    for (const decision of table.calls.decided) blackjackGame.decision.parse(decision);
    expect(table.button('Double').textContent).toBe('Double+฿500');
    await table.show(eventsOf([8, 6, 9, 13]));
    expect(table.isUsable('Split')).toBe(false);
    table.stage.setPhase?.('sending');
    table.button('Hit').click();
    expect(table.calls.decided).toEqual(wanted);
  });

  it('offers insurance with its price, and lets the round button decline it', async () => {
    const table = createStage();
    await table.show(eventsOf([10, 1, 8, 13]));
    table.button('Insure').click();
    expect(table.button('Insure').textContent).toBe('Insure+฿250');
    expect(table.stage.openAction?.(roundOf(1))).toEqual({
      label: 'No insurance',
      decision: { type: 'insurance', isTaken: false },
    });
    expect(table.calls.decided).toEqual([{ type: 'insurance', isTaken: true }]);
  });

  it('hints at the best move', async () => {
    const table = createStage();
    await table.show(eventsOf([10, 10, 6, 7]));
    table.button('Hint').click();
    expect(table.button('Hit').classList.contains('is-best')).toBe(true);
    expect(table.calls.messages.at(-1)).toBe('Best by the odds: Hit');
  });

  it('lays the hands of a split beside each other, with the result of each', async () => {
    const table = createStage();
    const decisions: BlackjackDecision[] = [{ type: 'split' }, { type: 'stand' }, { type: 'stand' }];
    await table.show(eventsOf([8, 6, 8, 10, 10, 9, 10], decisions));
    expect(table.groups().slice(1)).toEqual([
      'Hand 1: 8 of spades, 10 of spades: 18. Stake ฿500. Win',
      'Hand 2: 8 of spades, 9 of spades: 17. Stake ฿500. Win',
    ]);
    expect(table.calls.results.at(-1)).toBe('Dealer: 26');
  });

  it('bets on one to three hands with a slip that the rules accept, and restores it from a round', () => {
    const { stage } = createStage();
    stage.setChoice?.({ stakes: ['200', '200', '200'] });
    expect(blackjackGame.choice.parse(stage.choice())).toEqual({ stakes: ['500', '500', '500'] });
    expect(stage.slip?.stakeOf(500n)).toBe(1500n);
    expect(stage.slip?.chipOf({ stakes: ['200', '200'] })).toBe(200n);
  });

  it('clears the table when the bet is refused', async () => {
    const table = createStage();
    await table.show(eventsOf([10, 6, 8, 13]));
    table.stage.cancel();
    expect(table.stage.root.querySelectorAll('.felt .card-row .playing-card')).toHaveLength(0);
  });

  it('has messages in every language', () => {
    expect(keysThatDiffer(blackjackMessages)).toEqual([]);
    expect(createStage('th').stage.returns()).toEqual([{ mode: 'เล่นดีที่สุด', returned: '99.4296 %', best: '×8' }]);
  });
});
