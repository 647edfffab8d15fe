// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { threeCardPokerGame } from '../game.ts';
import { playThreeCardPoker, type ThreeCardPokerDecision } from '../rules.ts';
import { threeCardPokerMessages } from './messages.ts';
import { createThreeCardPokerStage } from './stage.ts';

const choice = { ante: '500', pairPlus: null };
const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 7 };

function createStage(language = 'en') {
  const { context, calls } = stageContext(threeCardPokerMessages, language, { prefersStill: () => true });
  const stage = createThreeCardPokerStage(context);
  return {
    stage,
    calls,
    groups: () =>
      Array.from(stage.root.querySelectorAll('[role="group"]'), (group) => group.getAttribute('aria-label')),
    async show(decisions: readonly ThreeCardPokerDecision[] = []) {
      const { events, isOver } = playThreeCardPoker(uniformDraw(outcomeWords(seeds)), 500n, choice, decisions);
      stage.begin();
      await stage.play(roundOf(1, { choice }), events, true);
      stage.setPhase?.(isOver ? 'idle' : 'open');
    },
  };
}

describe('the stage of three-card poker', () => {
  it('names the player’s cards, and the dealer’s cards once they are turned', async () => {
    const table = createStage();
    await table.show();
    const [dealer, player] = table.groups();
    expect(dealer).toBe('Dealer: three hidden cards');
    expect(player).toMatch(/^Your hand: /);
    expect(table.stage.root.querySelectorAll('.card-front')).toHaveLength(3);
    await table.show([{ type: 'play' }]);
    expect(table.groups()[0]).toMatch(/^Dealer: .* of .*, .* of /);
    expect(table.stage.root.querySelectorAll('.felt .card-row .card-front')).toHaveLength(6);
  });

  it('makes decisions that the rules accept, by the round button and by key', async () => {
    const table = createStage();
    expect(table.stage.onKey?.('p')).toBe(false);
    await table.show();
    for (const key of ['p', 'F']) expect(table.stage.onKey?.(key)).toBe(true);
    const action = table.stage.openAction?.(roundOf(1));
    expect(action?.label).toBe('Play +฿500');
    const decisions = [...table.calls.decided, action?.decision];
    expect(decisions).toEqual([{ type: 'play' }, { type: 'fold' }, { type: 'play' }]);
    for (const decision of decisions) threeCardPokerGame.decision.parse(decision);
  });

  it('hints at the more valuable decision', async () => {
    const table = createStage();
    await table.show();
    table.stage.onKey?.('t');
    expect(table.calls.messages.at(-1)).toMatch(/^Best by the odds: /);
    expect(table.stage.root.querySelectorAll('.is-best')).toHaveLength(1);
  });

  it('bets an ante, and the same amount on pair plus if it is chosen', () => {
    const { stage } = createStage();
    expect(threeCardPokerGame.choice.parse(stage.choice())).toEqual({ ante: '500', pairPlus: null });
    stage.setChoice?.({ ante: '200', pairPlus: '200' });
    expect(threeCardPokerGame.choice.parse(stage.choice())).toEqual({ ante: '500', pairPlus: '500' });
    expect(stage.slip?.stakeOf(500n)).toBe(1000n);
    expect(stage.slip?.chipOf({ ante: '200', pairPlus: null })).toBe(200n);
  });

  it('clears the table when the bet is refused, and has messages in every language', async () => {
    const table = createStage('th');
    await table.show();
    table.stage.cancel();
    expect(table.stage.root.querySelectorAll('.felt .card-row .playing-card')).toHaveLength(0);
    expect(keysThatDiffer(threeCardPokerMessages)).toEqual([]);
    expect(table.stage.returns().map(({ returned, best }) => [returned, best])).toEqual([
      ['96.627 %', '×9'],
      ['97.6833 %', '×41'],
    ]);
  });
});
