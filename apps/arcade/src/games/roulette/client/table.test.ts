// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { ArcadeFailure, type BetRequest } from '../../../shell/arcadeClient.ts';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { tableClient } from '../../../shell/draw/tableClient.ts';
import { drawOf, helloOf, sitDownAt } from '../../../shell/draw/testing/sitDown.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { colourOf, placeOf } from '../places.ts';
import { playRoulette, type RouletteResult } from '../rules.ts';
import { parseSaved } from './favourites.ts';
import { spotOf } from './layout.ts';
import { rouletteMessages } from './messages.ts';
import { rouletteTable } from './table.ts';

// The server of the test sends events of this game only.
const game = tableClient(rouletteTable, {
  messages: rouletteMessages,
  replay: replayWith(playRoulette),
}) as unknown as DrawGameClient;

const resultOf = (number: number): RouletteResult => ({ number, colour: colourOf(number) });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function sitDown(answer?: (request: BetRequest) => RoundView) {
  const table = await sitDownAt(game, answer ? { answer } : {});
  table.deliver(helloOf(7));
  const button = (words: string): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>('button')].find(
      (each) => each.textContent === words || each.getAttribute('aria-label') === words,
    );
    if (!found) throw new Error(`there is no button ${words}`);
    return found;
  };
  return { ...table, button, mode: (mode: string) => table.press(`[data-mode="${mode}"].mode-button`) };
}

describe('a table of roulette', () => {
  it('bets on numbers, splits and corners by their spots, as one slip', async () => {
    const table = await sitDown();
    table.press('[data-place="17"]');
    table.mode('split');
    expect(table.find('.layout-numbers').inert).toBe(true);
    table.press('[data-place="17-20"]');
    table.mode('corner');
    table.press('[data-place="0-1-2-3"]');
    expect(table.nameOf('17-20')).toBe('Split 17, 20, pays 17 : 1, your bet ฿5.00');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.bets).toMatchObject([
      { stake: '1500', choice: { bets: { '17': '500', '17-20': '500', '0-1-2-3': '500' } }, draw: 7 },
    ]);
  });

  it('takes a tap beside a spot for the nearest one of the mode', async () => {
    const table = await sitDown();
    table.mode('street');
    for (const spot of document.querySelectorAll<HTMLElement>('[data-kind="street"]')) {
      const top = 30 * Number(spot.style.getPropertyValue('--y'));
      spot.getBoundingClientRect = () => ({ left: 0, top, width: 0, height: 0 }) as DOMRect;
    }
    const tap = new MouseEvent('click', { bubbles: true, clientX: 80, clientY: 30 * 5.4 });
    table.find('.layout-field').dispatchEvent(tap);
    expect(table.nameOf('16-17-18')).toContain('your bet');
  });

  it('moves the focus by arrow keys to the nearest place in their direction, without changing the chip', async () => {
    const table = await sitDown();
    const at = (number: number): HTMLElement => table.find(`[data-place="${number}"]`);
    for (let number = 1; number <= 36; number += 1) {
      const [left, top] = [80 * ((number - 1) % 3), 30 * Math.floor((number - 1) / 3)];
      at(number).getBoundingClientRect = () => ({ left, top, width: 76, height: 27 }) as DOMRect;
    }
    at(17).focus();
    for (const [key, number] of [
      ['ArrowDown', 20],
      ['ArrowRight', 21],
      ['ArrowUp', 18],
      ['ArrowLeft', 17],
    ] as const) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect(document.activeElement).toBe(at(number));
    }
    at(17).click();
    expect(table.nameOf('17')).toContain('your bet ฿5.00');
  });

  it('lays neighbours and sections by the racetrack, with the chosen number of neighbours', async () => {
    const table = await sitDown();
    table.mode('track');
    table.button('Fewer neighbours').click();
    table.button('0 and 1 neighbours on each side').click();
    expect(['26', '0', '32', '3'].map((place) => table.nameOf(place)?.includes('your bet'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    table.button('Clear').click();
    table.button('Voisins du zéro, 9 chips').click();
    expect(table.nameOf('0-2-3')).toContain('your bet ฿10.00');
    expect(table.nameOf('32-35')).toContain('your bet ฿5.00');
    expect(table.confirm().textContent).toBe('Bet ฿45.00');
  });

  it('stores saved bets in the browser, lays them and removes them', async () => {
    const first = await sitDown();
    first.press('[data-place="17"]');
    first.press('[data-place="red"]');
    first.button('Save this bet').click();
    const second = await sitDown();
    second.button('Lay ฿10.00 on Number 17 · Red').click();
    expect(second.nameOf('17')).toContain('your bet ฿5.00');
    expect(second.confirm().textContent).toBe('Bet ฿10.00');
    second.button('Remove the bet of ฿10.00 on Number 17 · Red').click();
    expect(document.querySelectorAll('.favourite')).toHaveLength(0);
    expect(JSON.parse(localStorage.getItem('arcade:roulette:saved:THB') ?? '')).toEqual([]);
  });

  it('shows the total of all players on a place', async () => {
    const table = await sitDown();
    const places = [
      { place: 'red', currency: 'THB' as const, amount: '123400' },
      { place: 'red', currency: 'USD' as const, amount: '900' },
    ];
    table.deliver({ type: 'bets', index: 7, totals: { players: 3, bets: 4, places } });
    expect(table.nameOf('red')).toBe('Red, pays 1 : 1, on the table ฿1,234.00');
    expect(table.find('[data-place="red"] .place-total').textContent).toBe('1.2K');
  });

  it('rolls the ball to the number, lights the winning places, and returns to the table', async () => {
    const table = await sitDown();
    table.deliver({ type: 'closed', index: 7, clientSeed: 'a'.repeat(64) });
    expect(table.find('.roulette-stage').dataset['view']).toBe('spin');
    table.deliver({ type: 'result', index: 7, seed: 'b'.repeat(64), result: resultOf(17) });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.find('.roulette-wheel').dataset['number']).toBe('17');
    expect(table.find('.wheel-verdict').textContent).toBe('17');
    const won = [...document.querySelectorAll<HTMLElement>('.is-winner')].map(({ dataset }) => dataset['place'] ?? '');
    expect(won.every((code) => placeOf(code).numbers.includes(17))).toBe(true);
    expect(won).toEqual(expect.arrayContaining(['17', '17-20', 'black', 'odd', 'low', 'dozen2', 'column2']));
    expect(table.find('.last-numbers li').textContent).toBe('17');
    expect(table.find('.roulette-statistics').textContent).toContain('17');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(table.find('.roulette-stage').dataset['view']).toBe('bets');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    expect(table.find('.wheel-verdict').textContent).toBe('');
  });
});

describe('a rebet of roulette', () => {
  /** The server's answer to a bet, with a balance after it. */
  const reset =
    (balance: string, id = 7) =>
    ({ stake, choice, draw }: BetRequest): RoundView =>
      roundOf(id, { state: 'OPEN', stake, choice, nonce: draw ?? 0, balance, events: [] });
  const press = async (table: Awaited<ReturnType<typeof sitDown>>, words: string): Promise<void> => {
    table.button(words).click();
    await vi.advanceTimersByTimeAsync(0);
  };
  const betOf = (table: Awaited<ReturnType<typeof sitDown>>): (string | null)[] =>
    ['17', 'red', '32-35'].map((place) => /your bet (.*)$/.exec(table.nameOf(place) ?? '')?.[1] ?? null);

  async function betOnce(answer?: (request: BetRequest) => RoundView) {
    const table = await sitDown(answer);
    for (const place of ['17', '17', 'red']) table.press(`[data-place="${place}"]`);
    await press(table, 'Bet ฿15.00');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    return table;
  }

  it('lays the chips of the last draw with bets again, and sends them once they are confirmed', async () => {
    const table = await betOnce();
    // A draw without a bet lies in between.
    table.deliver({ type: 'opened', draw: drawOf(9) });
    expect(betOf(table)).toEqual([null, null, null]);
    await press(table, 'Rebet');
    expect(betOf(table)).toEqual(['฿10.00', '฿5.00', null]);
    expect(table.bets).toHaveLength(1);
    await press(table, 'Bet ฿15.00');
    const [first, second] = table.bets;
    expect(second).toMatchObject({ stake: '1500', choice: { bets: { '17': '1000', red: '500' } }, draw: 9 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('has all confirmed bets of that draw, and no refused ones', async () => {
    let balance = 9_000;
    const table = await sitDown((request) => {
      if (request.stake === '1000') throw new ArcadeFailure('draw.closed');
      balance -= 500;
      return reset(String(balance), balance)(request);
    });
    table.press('[data-place="17"]');
    await press(table, 'Bet ฿5.00');
    table.press('[data-place="32-35"]');
    await press(table, 'Bet ฿5.00');
    for (let times = 0; times < 2; times += 1) table.press('[data-place="red"]');
    await press(table, 'Bet ฿10.00');
    table.deliver({ type: 'opened', draw: drawOf(8) });
    await press(table, 'Rebet');
    expect(betOf(table)).toEqual(['฿5.00', null, '฿5.00']);
  });

  it('is refused while the balance does not cover it, and works once it does', async () => {
    const table = await betOnce(reset('1400'));
    await press(table, 'Rebet');
    expect(document.querySelector('dialog')?.textContent).toContain('balance');
    expect(betOf(table)).toEqual([null, null, null]);
    expect(table.confirm().textContent).toBe('Tap a place');
    expect(table.bets).toHaveLength(1);
    document.querySelector('dialog')?.remove();
    // A win of the previous draw arrives.
    const paid = { state: 'SETTLED', stake: '1500', win: '1500', nonce: 7, balance: '2900' } as const;
    table.deliver({ type: 'mine', round: roundOf(70, { ...paid, choice: { bets: { red: '1500' } } }) });
    await vi.advanceTimersByTimeAsync(0);
    await press(table, 'Rebet');
    expect(betOf(table)).toEqual(['฿10.00', '฿5.00', null]);
  });

  it('is added to the placed bet, and clearing it leaves the bet', async () => {
    const table = await betOnce(reset('9000'));
    await press(table, 'Rebet');
    await press(table, 'Bet ฿15.00');
    // With a bet in the draw the button is replaced by the one that cancels bets; the key still works.
    expect(table.button('Rebet').hidden).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(betOf(table)).toEqual(['฿20.00', '฿10.00', null]);
    await press(table, 'Clear');
    expect(betOf(table)).toEqual(['฿10.00', '฿5.00', null]);
    expect(table.bets).toHaveLength(2);
  });

  it('is disabled while chips are laid by hand, and after the close', async () => {
    const table = await betOnce();
    table.press('[data-place="32-35"]');
    expect(table.button('Rebet')).toMatchObject({ disabled: true });
    await press(table, 'Clear');
    expect(table.button('Rebet')).toMatchObject({ disabled: false });
    await vi.advanceTimersByTimeAsync(16_100);
    expect(table.button('Rebet')).toMatchObject({ disabled: true });
  });
});

describe('the spots of the table', () => {
  it.each([
    ['17-20', 1.5, 6],
    ['16-17', 1, 5.5],
    ['16-17-18', 0, 5.5],
    ['16-17-19-20', 1, 6],
    ['1-2-3-4-5-6', 0, 1],
    ['0-2', 1.5, 0],
    ['0-2-3', 2, 0],
    ['0-1-2-3', 0, 0],
  ])('have %s at column %d and street %d', (code, x, y) => {
    expect(spotOf(placeOf(code))).toEqual({ x, y });
  });
});

describe('saved bets', () => {
  it('are read back, without invalid ones', () => {
    const stored = [{ '17': '500' }, { '17-19': '500' }, { red: '-1' }, { red: 5 }, {}, null, 'red'];
    expect(parseSaved(JSON.stringify(stored))).toEqual([new Map([['17', 500n]])]);
    expect(parseSaved('{')).toEqual([]);
    expect(parseSaved(null)).toEqual([]);
  });
});
