// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { ArcadeFailure, type BetRequest } from '../../../shell/arcadeClient.ts';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { drawOf, helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { readLeftBets, type LeftBet } from '../../../shell/tables/leftBetStore.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { playBaccarat, type BaccaratResult } from '../rules.ts';
import { baccaratMessages } from './messages.ts';
import { baccaratTable } from './table.ts';

// The server of the test sends events of this game only.
const game = tableClient(baccaratTable, {
  messages: baccaratMessages,
  replay: replayWith(playBaccarat),
}) as unknown as DrawGameClient;
const sitDown = (answer?: (request: BetRequest) => RoundView) => sitDownAt(game, answer ? { answer } : {});

const bankerWins: BaccaratResult = {
  player: [
    { rank: 2, suit: 0 },
    { rank: 13, suit: 1 },
    { rank: 4, suit: 1 },
  ],
  banker: [
    { rank: 7, suit: 0 },
    { rank: 10, suit: 2 },
  ],
  winner: 'banker',
};
const START = 1_700_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table of baccarat', () => {
  it('sends the chips of all places as one slip, once it is confirmed', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    for (const place of ['banker', 'banker', 'tie']) table.press(`[data-place="${place}"]`);
    expect(table.nameOf('banker')).toBe('Banker, pays 0.95 : 1, your bet ฿10.00');
    expect(table.bets).toEqual([]);
    expect(table.confirm().textContent).toBe('Bet ฿15.00');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([{ stake: '1500', choice: { bets: { banker: '1000', tie: '500' } }, draw: 7 }]);
    expect(table.bets[0]?.clientSeed).toMatch(/^[\da-f]{32}$/);
    expect(table.find('.is-balance .figure').textContent).toBe('฿90.00');
    // Placed chips stay on the table.
    expect(table.nameOf('tie')).toBe('Tie, pays 8 : 1, your bet ฿5.00');
  });

  it('undoes, doubles and clears chips, and places no more than a slip allows', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    const action = (words: string): void => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.table-action')];
      buttons.find(({ textContent }) => textContent === words)?.click();
    };
    table.press('[data-place="player"]');
    table.press('[data-place="tie"]');
    action('Undo');
    expect(table.nameOf('tie')).toBe('Tie, pays 8 : 1');
    action('Double');
    expect(table.confirm().textContent).toBe('Bet ฿10.00');
    for (let times = 0; times < 3; times += 1) action('Double');
    expect(table.confirm().textContent).toBe('Bet ฿40.00');
    expect(table.find('.message').textContent).toBe('At most ฿50.00 in one bet');
    action('Clear');
    expect(table.confirm().textContent).toBe('Tap a place');
  });

  it('rejects chips after the close, even before the server reports it, and returns unconfirmed ones', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    table.press('[data-place="banker"]');
    await vi.advanceTimersByTimeAsync(16_100);
    expect(table.nameOf('banker')).toBe('Banker, pays 0.95 : 1');
    table.press('[data-place="banker"]');
    expect(table.nameOf('banker')).toBe('Banker, pays 0.95 : 1');
    expect(table.find('.draw-clock').dataset['phase']).toBe('closed');
    expect(table.bets).toEqual([]);
  });

  it('deals the drawn cards, lights the winning places, and pays once the cards are dealt', async () => {
    const table = await sitDown();
    table.deliver(helloOf(7));
    table.press('[data-place="banker"]');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(17_500);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result: bankerWins });
    await vi.advanceTimersByTimeAsync(10);
    const won = roundOf(7, {
      state: 'SETTLED',
      stake: '500',
      win: '975',
      nonce: 7,
      balance: '9975',
      choice: { bets: { banker: '500' } },
    });
    table.deliver({ type: 'mine', round: won });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.table-verdict').textContent).toBe('Banker wins 7 to 6');
    expect(table.find('[data-place="banker"]').classList.contains('is-winner')).toBe(true);
    expect(table.find('[data-place="player"]').classList.contains('is-winner')).toBe(false);
    expect(table.find('.is-balance .figure').textContent).toBe('฿99.75');
    expect(table.find('.road-count[data-tone="red"]').textContent).toBe('B 1');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    expect(table.find('.table-verdict').textContent).toBe('');
    expect(table.nameOf('banker')).toBe('Banker, pays 0.95 : 1');
  });

  it('reports a late bet and leaves the balance unchanged', async () => {
    const table = await sitDown(() => {
      throw new ArcadeFailure('draw.closed');
    });
    table.deliver(helloOf(7));
    table.press('[data-place="tie"]');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.find('.message').textContent).toBe('Bets of this draw are closed. Your chips stay with you.');
    expect(table.find('.is-balance .figure').textContent).toBe('฿100.00');
  });
});

describe('changing from a table of baccarat to another one', () => {
  const SITE = 'http://site.test';
  let sent: unknown[];
  /** The bets that are noted when the page asks the site to open a table. */
  let recorded: LeftBet[];
  let parent: { postMessage: (message: { type: string }) => void };

  beforeEach(() => {
    history.replaceState(null, '', `?origin=${SITE}`);
    sessionStorage.clear();
    sent = [];
    recorded = [];
    parent = {
      // The site offers one other table, and opens none.
      postMessage(message) {
        sent.push(message);
        if (message.type === 'open_table') recorded = readLeftBets();
        const tables = [{ gameCode: 'jade-baccarat', name: 'Jade Baccarat' }];
        const event = new MessageEvent('message', {
          data: { source: 'parlor-site', type: 'tables', tables },
          origin: SITE,
        });
        Object.defineProperty(event, 'source', { value: parent });
        window.dispatchEvent(event);
      },
    };
    vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  });
  afterEach(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    history.replaceState(null, '', '/');
    vi.restoreAllMocks();
  });

  const times = { opensAt: START, closesAt: START + 16_000, revealsAt: START + 17_500, nextOpensAt: START + 30_000 };
  const jade = {
    ...times,
    gameCode: 'jade-baccarat',
    title: { EN: 'Jade Baccarat', TY: 'บาคาร่าหยก' },
    minStake: '500',
    form: 'road',
    kind: 'baccarat',
    sides: ['banker', 'player'],
    road: '',
    good: null,
    players: 0,
  };

  /** Opens the list of other tables. */
  async function openList() {
    const table = await sitDown();
    table.deliver(helloOf(7));
    table.serve('session/tables', { serverTime: START, tables: [jade] });
    return {
      ...table,
      async choose() {
        table.press('[aria-label="Other tables"]');
        await vi.waitFor(() => expect(document.querySelector('.other-way')).not.toBeNull());
        document.querySelector<HTMLElement>('.other-way')?.click();
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('notes a confirmed bet for the next table without asking', async () => {
    const table = await openList();
    table.press('[data-place="banker"]');
    table.confirm().click();
    await table.choose();
    expect(document.querySelector('.notice')).toBeNull();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ source: 'parlor-game', type: 'open_table', gameCode: 'jade-baccarat' });
    expect(recorded).toMatchObject([{ roundId: roundOf(7).id, table: 'Test table', revealsAt: START + 17_500 }]);
    // The site did not open the other table, so this one shows the result of the bet.
    await vi.waitFor(() => expect(readLeftBets()).toEqual([]));
  });

  it('asks about unconfirmed chips', async () => {
    const table = await openList();
    table.press('[data-place="banker"]');
    table.press('[data-place="tie"]');
    await table.choose();
    expect(document.querySelector('.notice')?.textContent).toContain('Chips of ฿10.00 are not confirmed.');
    expect(sent).toHaveLength(1);
  });

  it('has no button if no site is known', async () => {
    history.replaceState(null, '', '/');
    const table = await sitDown();
    expect(() => table.find('[aria-label="Other tables"]')).toThrow('there is no');
  });
});
