// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { drawOf, helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { playSicBo, sicBoPlaces } from '../rules.ts';
import { sicBoMessages } from './messages.ts';
import { sicBoTable } from './table.ts';

const client = tableClient(sicBoTable, { messages: sicBoMessages, replay: replayWith(playSicBo) });
// The server of the test sends events of this game only.
const sitDown = () => sitDownAt(client as unknown as DrawGameClient);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table of Sic Bo', () => {
  it('has a named place for every bet, and sends the chips on them', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    const names = sicBoPlaces.map((place) => table.nameOf(place));
    expect(new Set(names).size).toBe(sicBoPlaces.length);
    expect(table.nameOf('total9')).toBe('Total 9, pays 7.4 : 1');
    expect(table.nameOf('pair25')).toBe('2 and 5, pays 6 : 1');
    for (const place of ['total9', 'pair25', 'pair25']) table.press(`[data-place="${place}"]`);
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([{ stake: '1500', choice: { bets: { total9: '500', pair25: '1000' } }, draw: 7 }]);
  });

  it('lifts the cup from the dice, lights the winning places, and counts the throw', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    await vi.advanceTimersByTimeAsync(17_500);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result: { dice: [2, 5, 2] } });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.table-verdict').textContent).toBe('9 · Small · Odd');
    expect(table.find('.cup').style.visibility).toBe('hidden');
    expect([...table.find('.cup-dice').children].map((die) => die.getAttribute('data-face'))).toEqual(['2', '5', '2']);
    const lit = sicBoPlaces.filter((place) => table.find(`[data-place="${place}"]`).classList.contains('is-winner'));
    expect(lit).toEqual(['small', 'odd', 'total9', 'single2', 'single5', 'double2', 'pair25']);
    expect(table.find('.past-draw .visually-hidden').textContent).toBe('Dice 2, 5, 2, total 9');
    expect(table.find('.road-counts').getAttribute('aria-label')).toBe('Big 0, Small 1, Triple 0');
    expect(table.find('.count-bar[data-tone="hot"] .visually-hidden').textContent).toBe('2: 2, most often');
  });

  it('covers the dice again when the next draw opens', async () => {
    const table = await sitDown();
    table.deliver({ ...helloOf(7), past: [{ index: 7, result: { dice: [1, 1, 1] } }] });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.table-verdict').textContent).toBe('3 · Triple');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    expect(table.find('.cup').style.visibility).toBe('');
    expect(table.find('.cup-dice').childElementCount).toBe(0);
  });

  it('replays a bet with its dice and the result of each place', async () => {
    const { context, calls } = stageContext(sicBoMessages);
    const stage = client.createStage(context);
    const { events, win } = playSicBo(() => 3, 300n, { bets: { odd: '200', anyTriple: '100' } }, []);
    await stage.play(roundOf(7, { stake: '300', win: win.toString() }), events, true);
    expect(calls.results).toEqual(['12 · Triple']);
    expect([...stage.root.querySelectorAll('.paid-places li')].map((item) => item.textContent)).toEqual([
      'Odd: ฿200 → ฿0',
      'Any triple: ฿100 → ฿3500',
    ]);
    expect(stage.returns()).toHaveLength(sicBoPlaces.length);
    expect(keysThatDiffer(sicBoMessages)).toEqual([]);
  });
});
