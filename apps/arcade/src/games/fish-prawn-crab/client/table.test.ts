// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { fishPrawnCrabPlaces, playFishPrawnCrab } from '../rules.ts';
import { fishPrawnCrabMessages } from './messages.ts';
import { fishPrawnCrabTable } from './table.ts';

const client = tableClient(fishPrawnCrabTable, {
  messages: fishPrawnCrabMessages,
  replay: replayWith(playFishPrawnCrab),
});
// The server of the test sends events of this game only.
const sitDown = () => sitDownAt(client as unknown as DrawGameClient);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table of Fish Prawn Crab', () => {
  it('has a named place for every bet, and sends the chips on them', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    expect(new Set(fishPrawnCrabPlaces.map((place) => table.nameOf(place))).size).toBe(fishPrawnCrabPlaces.length);
    expect(table.nameOf('triple-gourd')).toBe('Triple Gourd, pays 209 : 1');
    for (const place of ['fish', 'prawn-crab']) table.press(`[data-place="${place}"]`);
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([{ choice: { bets: { fish: '500', 'prawn-crab': '500' } }, draw: 7 }]);
  });

  it('lifts the cup from the dice, lights the winning places, and counts the throw', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    await vi.advanceTimersByTimeAsync(17_500);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    const result = { symbols: ['crab', 'tiger', 'crab'] };
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.table-verdict').textContent).toBe('Crab · Tiger · Crab');
    const faces = [...table.find('.cup-dice').children].map((die) => die.getAttribute('data-face'));
    expect(faces).toEqual(['crab', 'tiger', 'crab']);
    const lit = fishPrawnCrabPlaces.filter((place) =>
      table.find(`[data-place="${place}"]`).classList.contains('is-winner'),
    );
    expect(lit).toEqual(['crab', 'tiger', 'crab-tiger']);
    expect(table.find('.count-bar[data-tone="hot"] .visually-hidden').textContent).toBe('Crab: 2, most often');
  });

  it('replays a bet with its dice and the result of each place', async () => {
    const { context, calls } = stageContext(fishPrawnCrabMessages);
    const stage = client.createStage(context);
    const { events, win } = playFishPrawnCrab(() => 4, 300n, { bets: { fish: '200', gourd: '100' } }, []);
    await stage.play(roundOf(7, { stake: '300', win: win.toString() }), events, true);
    expect(calls.results).toEqual(['Gourd · Gourd · Gourd']);
    expect([...stage.root.querySelectorAll('.paid-places li')].map((item) => item.textContent)).toEqual([
      'Fish: ฿200 → ฿0',
      'Gourd: ฿100 → ฿1500',
    ]);
    expect(stage.returns()).toHaveLength(fishPrawnCrabPlaces.length);
    expect(keysThatDiffer(fishPrawnCrabMessages)).toEqual([]);
  });
});
