// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { dragonTigerPlaces, playDragonTiger } from '../rules.ts';
import { dragonTigerMessages } from './messages.ts';
import { dragonTigerTable } from './table.ts';

const client = tableClient(dragonTigerTable, {
  messages: dragonTigerMessages,
  replay: replayWith(playDragonTiger),
});
// The server of the test sends events of this game only.
const sitDown = () => sitDownAt(client as unknown as DrawGameClient);
const tigerWins = { dragon: { rank: 2, suit: 0 }, tiger: { rank: 13, suit: 1 }, winner: 'tiger' as const };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table of Dragon Tiger', () => {
  it('has a named place for every bet, and sends their chips', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    expect(dragonTigerPlaces.map((place) => table.nameOf(place))).not.toContain(null);
    expect(table.nameOf('tigerRed')).toBe('Tiger red, pays 1.1 : 1');
    expect(table.nameOf('suitedTie')).toBe('Suited tie, pays 56 : 1');
    for (const place of ['tiger', 'tigerRed']) table.press(`[data-place="${place}"]`);
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([{ stake: '1000', choice: { bets: { tiger: '500', tigerRed: '500' } }, draw: 7 }]);
  });

  it('shows both cards, lights the winning places, and marks the roads', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    await vi.advanceTimersByTimeAsync(17_500);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result: tigerWins });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.table-verdict').textContent).toBe('Tiger wins');
    expect(table.find('[data-side="tiger"] .visually-hidden').textContent).toBe('king of hearts');
    const lit = dragonTigerPlaces.filter((place) =>
      table.find(`[data-place="${place}"]`).classList.contains('is-winner'),
    );
    expect(lit).toEqual(['tiger', 'dragonSmall', 'dragonEven', 'dragonBlack', 'tigerBig', 'tigerOdd', 'tigerRed']);
    expect(table.find('.road-counts').getAttribute('aria-label')).toBe('Dragon 0, Tiger 1, Tie 0');
  });

  it('lets a player with a bet on a side open its card, by a press or when the time is over', async () => {
    const { context } = stageContext(dragonTigerMessages);
    const { text, dress, sounds } = context;
    const show = dragonTigerTable.createShow({ text, dress, sounds, announce: () => undefined, head: [] });
    document.body.replaceChildren(show.root);
    const nameOf = (side: string) => show.root.querySelector(`[data-side="${side}"] .visually-hidden`)?.textContent;
    const shown = show.show(tigerWins, { isStill: false, squeezeMs: 2_000, placed: new Set(['dragonRed', 'tie']) });
    await vi.advanceTimersByTimeAsync(1_500);
    const squeezed = show.root.querySelector<HTMLElement>('[data-side="dragon"] .squeeze');
    expect(squeezed?.getAttribute('aria-label')).toBe('Drag the card open, or press to turn it');
    expect(nameOf('dragon')).toBe('');
    squeezed?.click();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(nameOf('dragon')).toBe('2 of spades');
    // Without a bet on the tiger its card turns by itself.
    expect(show.root.querySelector('.squeeze')).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    await shown;
    expect(nameOf('tiger')).toBe('king of hearts');
  });

  it('replays a bet with its cards and the result of each place', async () => {
    const { context, calls } = stageContext(dragonTigerMessages);
    const stage = client.createStage(context);
    // An ace of spades of the first deck, and one of the second.
    const next = [0, 51];
    const { events, win } = playDragonTiger(() => next.shift() ?? 0, 300n, { bets: { dragon: '200', tie: '100' } }, []);
    await stage.play(roundOf(7, { stake: '300', win: win.toString() }), events, true);
    expect(calls.results).toEqual(['Suited tie']);
    expect([...stage.root.querySelectorAll('.paid-places li')].map((item) => item.textContent)).toEqual([
      'Dragon: ฿200 → ฿100',
      'Tie: ฿100 → ฿1300',
    ]);
  });

  it('has rules with every place and its return', () => {
    const stage = client.createStage(stageContext(dragonTigerMessages).context);
    expect(stage.returns()).toHaveLength(dragonTigerPlaces.length);
    expect(stage.returns()[2]).toEqual({ mode: 'Tie', returned: '97.1084 %', best: '×13' });
    const words = stage.rules().map((node) => node.textContent);
    expect(keysThatDiffer(dragonTigerMessages)).toEqual([]);
    expect(words).toContain('Drawn by the server; everybody at this table sees the same draw.');
  });
});
