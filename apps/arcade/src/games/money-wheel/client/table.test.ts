// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { drawOf, helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playMoneyWheel, type MoneyWheelResult } from '../rules.ts';
import { moneyWheelMessages } from './messages.ts';
import { moneyWheelTable } from './table.ts';

// The server of the test sends events of this game only.
const game = tableClient(moneyWheelTable, {
  messages: moneyWheelMessages,
  replay: replayWith(playMoneyWheel),
}) as unknown as DrawGameClient;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table of the money wheel', () => {
  it('sends the chips of its places as one slip, and shows the pay and frequency of each', async () => {
    const table = await sitDownAt(game);
    table.deliver(helloOf(7));
    for (const place of ['x2', 'x6.5', 'x6.5']) table.press(`button[data-place="${place}"]`);
    expect(table.find('button[data-place="x6.5"]').getAttribute('aria-label')).toBe(
      '×6.5, pays 5.5 : 1, your bet ฿10.00',
    );
    expect(table.find('button[data-place="x6.5"]').textContent).toContain('8 of 54');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([{ stake: '1500', choice: { bets: { x2: '500', 'x6.5': '1000' } }, draw: 7 }]);
  });

  it('turns the wheel to the drawn segment, and lights its place', async () => {
    const table = await sitDownAt(game);
    table.deliver(helloOf(7));
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    const result: MoneyWheelResult = { segment: 27, place: 'x52' };
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.money-wheel').dataset['segment']).toBe('27');
    expect(table.find('.money-wheel g').getAttribute('transform')).toBe('rotate(180.00 200 200)');
    expect(table.find('.table-verdict').textContent).toBe('The wheel stops on ×52');
    expect(document.querySelectorAll('.is-winner')).toHaveLength(1);
    expect(table.find('.past-strip li').textContent).toBe('×52');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    expect(table.find('.table-verdict').textContent).toBe('');
  });
});
