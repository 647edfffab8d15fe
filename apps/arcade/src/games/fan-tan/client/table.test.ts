// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { drawOf, helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playFanTan, type FanTanResult } from '../rules.ts';
import { fanTanMessages } from './messages.ts';
import { fanTanTable } from './table.ts';

// The server of the test sends events of this game only.
const game = tableClient(fanTanTable, {
  messages: fanTanMessages,
  replay: replayWith(playFanTan),
}) as unknown as DrawGameClient;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

async function sitDown() {
  const table = await sitDownAt(game);
  table.deliver(helloOf(7));
  return table;
}

/** Returns the bodies of the beads, and how many are left. */
const beadsOf = (): number[] => [
  document.querySelectorAll('.bead').length,
  document.querySelectorAll('.bead.is-left').length,
];

describe('a table of fan tan', () => {
  it('sends the chips of its places as one slip, and shows the pay of each', async () => {
    const table = await sitDown();
    for (const place of ['fan2', 'kwok13', 'nim1-2']) table.press(`[data-place="${place}"]`);
    expect(table.nameOf('fan2')).toBe('Fan 2, pays 2.9 : 1, your bet ฿5.00');
    expect(table.nameOf('nim1-2')).toBe('Nim 1, stake back on 2, pays 1.9 : 1, your bet ฿5.00');
    expect(table.nameOf('nga34-1')).toBe('Nga 3, 4, stake back on 1, pays 0.45 : 1');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([
      { stake: '1500', choice: { bets: { fan2: '500', kwok13: '500', 'nim1-2': '500' } }, draw: 7 },
    ]);
  });

  it('counts off the beads of the draw, keeps the remaining ones, and covers the next pile', async () => {
    const table = await sitDown();
    expect(beadsOf()).toEqual([0, 0]);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    const result: FanTanResult = { beads: 62, remainder: 2 };
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result });
    await vi.advanceTimersByTimeAsync(10);
    expect(beadsOf()).toEqual([62, 2]);
    expect(table.find('.table-verdict').textContent).toBe('62 beads, 2 left');
    expect(table.find('.past-strip li').textContent).toBe('2');
    const winners = [...document.querySelectorAll<HTMLElement>('.is-winner')].map(({ dataset }) => dataset['place']);
    expect(winners).toEqual(expect.arrayContaining(['fan2', 'kwok24', 'ssh124', 'nim2-1', 'nga23-4']));
    expect(winners).not.toContain('nim1-2');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    expect(beadsOf()).toEqual([0, 0]);
  });
});
