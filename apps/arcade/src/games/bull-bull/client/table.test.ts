// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { bullBullPlaces, bullOf, playBullBull } from '../rules.ts';
import { bullBullMessages } from './messages.ts';
import { bullBullTable } from './table.ts';

const client = tableClient(bullBullTable, { messages: bullBullMessages, replay: replayWith(playBullBull) });
// The server of the test sends events of this game only.
const sitDown = () => sitDownAt(client as unknown as DrawGameClient);
const handOf = (...ranks: number[]) => {
  const cards = ranks.map((rank, suit) => ({ rank, suit: suit % 4 }));
  return { cards, bull: bullOf(cards) };
};
const result = {
  banker: handOf(10, 9, 1, 13, 2),
  player1: handOf(4, 12, 5, 8, 1),
  player2: handOf(1, 3, 4, 8, 11),
  player3: handOf(13, 12, 11, 4, 6),
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table of Bull Bull', () => {
  it('has flat places and places at the multiple, with a note about the reserved amount', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    expect(new Set(bullBullPlaces.map((place) => table.nameOf(place))).size).toBe(bullBullPlaces.length);
    expect(table.nameOf('player2')).toBe('Player 2, pays 0.95 : 1');
    expect(table.nameOf('player2Multiple')).toBe('Player 2 multiple, pays a fifth of the bet, times 1 to 5');
    expect(table.find('.bull-note').textContent).toContain('your chip is the most you can lose');
    for (const place of ['player1', 'player2Multiple']) table.press(`[data-place="${place}"]`);
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([{ stake: '1000', choice: { bets: { player1: '500', player2Multiple: '500' } } }]);
  });

  it('shows the hands with their values, and lights the winning players', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    await vi.advanceTimersByTimeAsync(17_500);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.table-verdict').textContent).toBe('Players 1, 3 win');
    expect(table.find('[data-seat="player1"] .bull-worth').textContent).toBe('Bull 8 ×2');
    expect(table.find('[data-seat="player2"] .bull-worth').textContent).toBe('No bull ×1');
    expect(table.find('[data-seat="player3"] .visually-hidden').textContent).toContain('Bull bull. Wins');
    expect(table.find('[data-seat="player2"]').dataset['end']).toBe('lost');
    const lit = bullBullPlaces.filter((place) => table.find(`[data-place="${place}"]`).classList.contains('is-winner'));
    expect(lit).toEqual(['player1', 'player3', 'player1Multiple', 'player3Multiple']);
    expect(table.find('.past-draw .visually-hidden').textContent).toBe(
      'Players 1, 3 win. Banker: Bull 2, Player 1: Bull 8, Player 2: No bull, Player 3: Bull bull',
    );
  });

  it('replays a bet with its hands and the result of each place', async () => {
    const { context, calls } = stageContext(bullBullMessages);
    const stage = client.createStage(context);
    const bets = { player1: '200', player3Multiple: '100' };
    // All hands are ace to five, a bull of five, so the banker wins at the single multiple.
    const { events, win } = playBullBull(() => 0, 300n, { bets }, []);
    await stage.play(roundOf(7, { stake: '300', win: win.toString() }), events, true);
    expect(calls.results).toEqual(['Banker beats all']);
    expect([...stage.root.querySelectorAll('.paid-places li')].map((item) => item.textContent)).toEqual([
      'Player 1: ฿200 → ฿0',
      'Player 3 multiple: ฿100 → ฿80',
    ]);
    expect(keysThatDiffer(bullBullMessages)).toEqual([]);
  });

  it('has rules with the multiples, and the returns of the reserved amount and of the base bet', () => {
    const stage = client.createStage(stageContext(bullBullMessages).context);
    expect(stage.returns()[3]).toEqual({ mode: 'Player 1 multiple', returned: '98.9982 %', best: '×1.95' });
    const words = stage.rules().map((node) => node.textContent);
    expect(words.some((each) => each?.includes('Of the base bet alone it is 94.9909 %'))).toBe(true);
    expect(words.some((each) => each?.includes('Five figures×5'))).toBe(true);
  });
});
