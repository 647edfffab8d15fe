// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { drawOf, helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { playBaccarat, type BaccaratResult } from '../rules.ts';
import { baccaratMessages } from './messages.ts';
import { baccaratTable } from './table.ts';

/** The player has three cards, of which the last one is squeezed; the banker has two. */
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
const PLAYER = '2 of spades, king of hearts, 4 of hearts. Player: 6 points';
const BANKER = '7 of spades, 10 of diamonds. Banker: 7 points';
const SQUEEZE_MS = 2_000;
/** Longer than the animation of dealing and turning all cards. */
const DEALT_MS = 6_000;

/** Deals cards until one waits to be opened. */
async function cardThatWaits(side: string): Promise<HTMLElement> {
  for (let ms = 0; ms < DEALT_MS; ms += 20) {
    const found = document.querySelector<HTMLElement>(`[data-side="${side}"] .squeeze`);
    if (found) return found;
    await vi.advanceTimersByTimeAsync(20);
  }
  throw new Error(`no card of the ${side} waits`);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows the draw to a player with bets on these places. */
function deal(placed: readonly string[], { isStill = false, squeezeMs = SQUEEZE_MS } = {}) {
  const { context } = stageContext(baccaratMessages);
  const { text, dress, sounds } = context;
  const announced: string[] = [];
  const table = baccaratTable.createShow({
    text,
    dress,
    sounds,
    announce: (words) => void announced.push(words),
    head: [],
  });
  document.body.replaceChildren(table.root);
  const done = table.show(bankerWins, { isStill, squeezeMs, placed: new Set(placed) });
  const cover = (side: string) => table.root.querySelector<HTMLElement>(`[data-side="${side}"] .squeeze`);
  return {
    table,
    announced,
    done,
    cover,
    namesOf: (side: string) => table.root.querySelector(`[data-side="${side}"] .visually-hidden`)?.textContent,
    verdict: () => table.root.querySelector('.table-verdict')?.textContent,
  };
}

describe('the squeeze of baccarat', () => {
  it('waits before the last card of a side with a bet, and does not announce it', async () => {
    const shown = deal(['player']);
    await cardThatWaits('player');
    expect(shown.namesOf('player')).toBe('2 of spades, king of hearts. Player: 2 points');
    expect([shown.verdict(), shown.announced, shown.table.root.dataset['winner']]).toEqual(['', [], undefined]);
    expect(shown.cover('banker')).toBeNull();
  });

  it.each<[string, (cover: HTMLElement) => void]>([
    ['is pressed', (cover) => cover.click()],
    ['is left alone until its time is over', () => undefined],
    [
      'is dragged open',
      (cover) => {
        Object.defineProperty(cover, 'offsetHeight', { value: 90 });
        cover.setPointerCapture = () => undefined;
        const point = (type: string, clientY: number): boolean =>
          cover.dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1 }));
        point('pointerdown', 300);
        point('pointermove', 210);
        point('pointerup', 210);
      },
    ],
  ])('shows the drawn card when the card %s', async (_, open) => {
    const shown = deal(['player', 'tie']);
    open(await cardThatWaits('player'));
    await vi.advanceTimersByTimeAsync(DEALT_MS);
    await shown.done;
    expect([shown.namesOf('player'), shown.namesOf('banker')]).toEqual([PLAYER, BANKER]);
    expect([shown.verdict(), shown.announced]).toEqual(['Banker wins 7 to 6', ['Banker wins 7 to 6']]);
    expect(shown.table.root.dataset['winner']).toBe('banker');
  });

  it('covers no card without a bet on a side, without squeezing, or without motion', async () => {
    for (const [placed, how] of [
      [['tie'], {}],
      [['player'], { squeezeMs: 0 }],
      [['player', 'banker'], { isStill: true }],
    ] as const) {
      const shown = deal(placed, how);
      const covers: (HTMLElement | null)[] = [];
      const looking = setInterval(() => covers.push(shown.cover('player'), shown.cover('banker')), 50);
      await vi.advanceTimersByTimeAsync(2 * DEALT_MS);
      clearInterval(looking);
      await shown.done;
      expect(covers.filter((cover) => cover !== null)).toEqual([]);
      expect([shown.namesOf('player'), shown.verdict()]).toEqual([PLAYER, 'Banker wins 7 to 6']);
    }
  });

  it('shows everything at once without motion', async () => {
    const shown = deal(['player'], { isStill: true });
    await vi.advanceTimersByTimeAsync(0);
    await shown.done;
    expect([shown.namesOf('player'), shown.namesOf('banker')]).toEqual([PLAYER, BANKER]);
  });

  it('removes a waiting card when the next draw clears the table', async () => {
    const shown = deal(['player']);
    await cardThatWaits('player');
    shown.table.clear();
    await vi.advanceTimersByTimeAsync(DEALT_MS);
    await shown.done;
    expect([shown.namesOf('player'), shown.namesOf('banker'), shown.verdict(), shown.announced]).toEqual([
      '',
      '',
      '',
      [],
    ]);
    expect(shown.table.root.querySelector<HTMLElement>('[data-side="player"] .hand-points')?.hidden).toBe(true);
  });
});

describe('a table of baccarat whose player squeezes', () => {
  // The server of the test sends events of this game only.
  const game = tableClient(baccaratTable, {
    messages: baccaratMessages,
    replay: replayWith(playBaccarat),
  }) as unknown as DrawGameClient;

  /** Bets on the banker with the switch on, and deals the draw. */
  async function bet(prefersStill: boolean) {
    const table = await sitDownAt(game, { prefersStill });
    table.deliver(helloOf(7));
    table.press('.draw-below .switch');
    table.press('[data-place="banker"]');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(17_500);
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result: bankerWins });
    const won = { state: 'SETTLED', stake: '500', win: '975', nonce: 7, balance: '9975' } as const;
    table.deliver({ type: 'mine', round: roundOf(7, { ...won, choice: { bets: { banker: '500' } } }) });
    return table;
  }

  it('pays the amount of the server once the card is open', async () => {
    const table = await bet(false);
    const card = await cardThatWaits('banker');
    expect(table.find('.is-balance .figure').textContent).toBe('฿90.00');
    card.click();
    await vi.advanceTimersByTimeAsync(DEALT_MS);
    expect(table.find('.table-verdict').textContent).toBe('Banker wins 7 to 6');
    expect(table.find('.is-balance .figure').textContent).toBe('฿99.75');
  });

  it('deals without a squeeze with reduced motion', async () => {
    const table = await bet(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(document.querySelector('.squeeze')).toBeNull();
    expect(table.find('.table-verdict').textContent).toBe('Banker wins 7 to 6');
    expect(table.find('.is-balance .figure').textContent).toBe('฿99.75');
  });

  it('remembers the switch after it was set once', async () => {
    const first = await sitDownAt(game);
    expect(first.find('.draw-below .switch')).toMatchObject({ checked: false });
    first.press('.draw-below .switch');
    const second = await sitDownAt(game);
    expect(second.find('.draw-below .switch')).toMatchObject({ checked: true });
    second.deliver({ type: 'opened', draw: drawOf(8) });
  });
});
