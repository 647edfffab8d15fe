// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { casinoHoldemGame } from '../game.ts';
import { playCasinoHoldem, type CasinoHoldemDecision } from '../rules.ts';
import { casinoHoldemMessages } from './messages.ts';
import { createCasinoHoldemStage } from './stage.ts';

const choice = { ante: '500', bonus: null };
const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 7 };

function createStage(language = 'en') {
  const { context, calls } = stageContext(casinoHoldemMessages, language, { prefersStill: () => true });
  const stage = createCasinoHoldemStage(context);
  return {
    stage,
    calls,
    groups: () =>
      Array.from(stage.root.querySelectorAll('[role="group"]'), (group) => group.getAttribute('aria-label')),
    async show(decisions: readonly CasinoHoldemDecision[] = []) {
      const { events, isOver } = playCasinoHoldem(uniformDraw(outcomeWords(seeds)), 500n, choice, decisions);
      stage.begin();
      await stage.play(roundOf(1, { choice }), events, true);
      stage.setPhase?.(isOver ? 'idle' : 'open');
    },
  };
}

describe("the stage of casino hold'em", () => {
  it('names the player’s cards and the board, and the dealer’s cards once they are turned', async () => {
    const table = createStage();
    await table.show();
    const [dealer, board, player] = table.groups();
    expect(dealer).toBe('Dealer: two hidden cards');
    expect(board).toMatch(/^Board: (?:[^,]+, ){2}[^,]+$/);
    expect(player).toMatch(/^Your hand: /);
    expect(table.stage.root.querySelectorAll('.card-front')).toHaveLength(5);
    await table.show([{ type: 'call' }]);
    expect(table.groups()[0]).toMatch(/^Dealer: .* of .*, .* of /);
    expect(table.groups()[1]).toMatch(/^Board: (?:[^,]+, ){4}[^,]+$/);
    expect(table.stage.root.querySelectorAll('.card-row .card-front')).toHaveLength(9);
  });

  it('marks the five cards of the hand, and none after a fold', async () => {
    const table = createStage();
    const marked = () => table.stage.root.querySelectorAll('.felt-hand .is-used, .che-board .is-used').length;
    await table.show([{ type: 'call' }]);
    expect(marked()).toBe(5);
    await table.show([{ type: 'fold' }]);
    expect(marked()).toBe(0);
  });

  it('makes decisions that the rules accept, by the round button and by key', async () => {
    const table = createStage();
    expect(table.stage.onKey?.('c')).toBe(false);
    await table.show();
    for (const key of ['c', 'F']) expect(table.stage.onKey?.(key)).toBe(true);
    const action = table.stage.openAction?.(roundOf(1));
    expect(action?.label).toBe('Call +฿1000');
    const decisions = [...table.calls.decided, action?.decision];
    expect(decisions).toEqual([{ type: 'call' }, { type: 'fold' }, { type: 'call' }]);
    for (const decision of decisions) casinoHoldemGame.decision.parse(decision);
  });

  it('hints at the more valuable decision', async () => {
    const table = createStage();
    await table.show();
    table.stage.onKey?.('t');
    expect(table.calls.messages.at(-1)).toMatch(/^Best by the odds: /);
    expect(table.stage.root.querySelectorAll('.is-best')).toHaveLength(1);
  });

  it('bets an ante, and the same amount on the bonus if it is chosen', () => {
    const { stage } = createStage();
    expect(casinoHoldemGame.choice.parse(stage.choice())).toEqual({ ante: '500', bonus: null });
    stage.setChoice?.({ ante: '200', bonus: '200' });
    expect(casinoHoldemGame.choice.parse(stage.choice())).toEqual({ ante: '500', bonus: '500' });
    expect(stage.slip?.stakeOf(500n)).toBe(1000n);
    expect(stage.slip?.chipOf({ ante: '200', bonus: null })).toBe(200n);
  });

  it('clears the table when the bet is refused, and has messages in every language', async () => {
    const table = createStage('th');
    await table.show();
    table.stage.cancel();
    expect(table.stage.root.querySelectorAll('.felt .card-row .playing-card')).toHaveLength(0);
    expect(keysThatDiffer(casinoHoldemMessages)).toEqual([]);
    expect(table.stage.returns().map(({ returned, best }) => [returned, best])).toEqual([
      ['97.8424 %', '×105'],
      ['93.7417 %', '×101'],
    ]);
  });
});
