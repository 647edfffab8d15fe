// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playRow } from '../../../books/bookEngine.ts';
import { rowsOfFile } from '../../../books/openBook.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { bookFacts } from '../facts.ts';
import type { Coin, MarketEvent } from '../roundEvents.ts';
import { nightMarketEngine } from '../rules.ts';
import { marketMessages } from './messages.ts';
import { createMarketStage } from './stage.ts';

const rows = rowsOfFile(readFileSync('src/games/night-market/book.bin'));

/**
 * Rows of the book: three wins; respins with both special coins; a Minor on the reels; a full board; the greatest win.
 */
const positions = { threeWins: 29, specials: 1893, minor: 306, grand: 16_214, max: 16_887 };

function roundAt(position: number): { events: MarketEvent[]; win: bigint } {
  const row = rows[position];
  if (!row) throw new Error('the book has no such row');
  return playRow(nightMarketEngine, row, 500n);
}

/** Returns the values of all coins at the end of a round, by place. */
function valuesOf(events: readonly MarketEvent[]): Map<number, number> {
  const values = new Map<number, number>();
  const put = (coins: readonly Pick<Coin, 'place' | 'value'>[]): void => {
    for (const { place, value } of coins) values.set(place, value);
  };
  for (const event of events) {
    if (event.type === 'coins_landed' || event.type === 'respin') put(event.coins);
    if (event.type === 'coin_special') put(event.changed);
  }
  return values;
}

function open(language = 'EN', change: Partial<StageContext> = {}) {
  const { context, calls } = stageContext(marketMessages, language, { prefersStill: () => true, ...change });
  const stage = createMarketStage(context);
  const find = (selector: string): HTMLElement => {
    const found = stage.root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    stage,
    ...calls,
    find,
    symbols: () =>
      Array.from(stage.root.querySelectorAll('.strip'), (strip) =>
        Array.from(strip.children, (cell) => cell.getAttribute('data-symbol')),
      ),
    show: async (position: number): Promise<{ events: MarketEvent[]; win: bigint }> => {
      const { events, win } = roundAt(position);
      stage.begin();
      const played = stage.play(roundOf(1, { events, win: win.toString() }), events, false);
      await vi.runAllTimersAsync();
      await played;
      return { events, win };
    },
  };
}

describe('the stage of Lucky Night Market', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the recorded window, its wins and the amount', async () => {
    const { show, symbols, wins, messages, find } = open();
    const { events, win } = await show(positions.threeWins);
    const stopped = events.find((event) => event.type === 'reels_stopped');
    expect(symbols()).toEqual(stopped?.window);
    expect(wins.at(-1)).toBe(win);
    expect(messages).toContain(`3 wins pay ฿${win}`);
    expect(find('.reels').getAttribute('aria-label')).toMatch(/^Reels show /);
    expect(find('.reels').querySelectorAll('.is-winning').length).toBeGreaterThanOrEqual(3);
    expect(find('.hold').hidden).toBe(true);
  });

  it('writes the values on the coins of the reels', async () => {
    const { show, find } = open();
    const { events } = await show(positions.minor);
    const landed = events.find((event) => event.type === 'coins_landed');
    const written = Array.from(find('.reels').querySelectorAll('.coin-value'), (label) => label.textContent);
    expect(written).toEqual(landed?.coins.map(({ value }) => `${value}x`));
  });

  it.each([
    ['with both special coins', positions.specials],
    ['that fill the board', positions.grand],
  ])('shows respins %s up to the recorded values', async (_, position) => {
    const { show, stage } = open();
    const { events } = await show(position);
    const expected = valuesOf(events);
    const places = Array.from(stage.root.querySelectorAll('.place'));
    const shown = places.flatMap((place, index) => {
      const kind = place.querySelector('.coin')?.getAttribute('data-kind');
      const label = place.querySelector('.coin-value')?.textContent;
      return kind === undefined || kind === null ? [] : [[index, label === '' ? '' : label] as const];
    });
    expect(shown.map(([place]) => place)).toEqual([...expected.keys()].toSorted((a, b) => a - b));
    // A doubler is worth one stake and shows only its picture.
    for (const [place, label] of shown) expect([`${expected.get(place)}x`, '']).toContain(label);
  });

  it.each([
    ['how many coins start the respins before a round', undefined, 'Six coins start three respins'],
    ['how many coins there are', 4, '4 coins: six start the respins'],
  ])('shows under the board %s', async (_, position, hint) => {
    const { show, find } = open();
    if (position !== undefined) await show(position);
    expect(find('.till-hint').textContent).toBe(hint);
  });

  it('lights a lamp for each remaining respin, and counts the coins beside them', async () => {
    const { show, find, stage } = open();
    const { win } = await show(positions.specials);
    expect(find('.till-amount').textContent).toBe(`฿${win}`);
    expect(stage.root.querySelectorAll('.lamp.is-lit')).toHaveLength(0);
    expect(find('.till-hint').hidden).toBe(true);
  });

  it('lights the won plates', async () => {
    const lit = (root: HTMLElement): string[] =>
      Array.from(root.querySelectorAll('.plate.is-lit'), ({ className }) => className);
    const minor = open();
    await minor.show(positions.minor);
    expect(lit(minor.stage.root)).toEqual(['plate is-minor is-lit']);
    const grand = open();
    await grand.show(positions.grand);
    expect(lit(grand.stage.root)).toEqual(['plate is-grand is-lit']);
    grand.stage.begin();
    expect(lit(grand.stage.root)).toEqual([]);
  });

  it('shows the Grand, the greatest win and the pay of the coins', async () => {
    const banners: string[] = [];
    const { show, messages } = open('EN', {
      showBanner: (banner) => void (banner && banners.push(`${banner.title} ${banner.amount ?? ''}`.trim())),
    });
    await show(positions.grand);
    expect(messages).toContain('One place left for the Grand');
    expect(messages).toContain('The board is full: Grand ฿1250000');
    expect(messages).toContain('Coins pay ฿1274500');
    await show(positions.max);
    expect(banners).toContain('Greatest win ฿2500000');
    expect(banners).toContain('The talk of the market ฿2500000');
  });

  it('shows the pays of the plates at the stake', () => {
    const { stage } = open();
    const amounts = (): string[] =>
      Array.from(stage.root.querySelectorAll('.plate-amount'), ({ textContent }) => textContent);
    expect(amounts()).toEqual(['฿1250000', '฿125000', '฿25000', '฿12500']);
    stage.setStake?.(100n);
    expect(amounts()).toEqual(['฿250000', '฿25000', '฿5000', '฿2500']);
  });

  it('restores the window when the bet is refused', () => {
    const { stage, symbols } = open();
    const before = symbols();
    stage.begin();
    stage.cancel();
    expect(symbols()).toEqual(before);
  });

  it('states the set of rounds, its fingerprint and its return', () => {
    const { stage } = open();
    const words = stage
      .rules()
      .map(({ textContent }) => textContent)
      .join(' ');
    expect(words).toContain('Outcomes come from a fixed, published set of 100,000 rounds.');
    expect(words).toContain(bookFacts.fingerprint);
    expect(stage.returns()).toEqual([{ mode: 'Every stake', returned: '96.000000000 %', best: '×5,000' }]);
  });

  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 describes every event and the rules in %s', (language, script) => {
    const { stage } = open(language);
    for (const position of Object.values(positions)) {
      for (const event of roundAt(position).events) {
        expect(stage.describe(event)).toMatch(script);
        expect(stage.describe(event)).not.toMatch(/[{}]/);
      }
    }
    for (const node of stage.rules()) expect(node.textContent).not.toMatch(/[{}]/);
  });

  it('has every message in each language', () => {
    expect(keysThatDiffer(marketMessages)).toEqual([]);
  });
});
