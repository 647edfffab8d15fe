// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { engineDraw } from '../../../books/book.ts';
import { playRow } from '../../../books/bookEngine.ts';
import { keysThatDiffer, stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { emeraldFallsEngine, fallInto } from '../engine.ts';
import { bookFacts } from '../facts.ts';
import type { Board, FallsEvent } from '../fallsEvents.ts';
import { MAX_PAYOUT } from '../paytable.ts';
import type { FallsSymbol } from '../symbols.ts';
import { emeraldFallsMessages } from './messages.ts';
import { playRound, type RoundStage } from './roundPlayer.ts';
import { createFallsStage } from './stage.ts';

function roundOfSeed(position: number, seed: string) {
  const { payout } = emeraldFallsEngine.play(engineDraw(seed), 1n);
  const { events, win } = playRow(emeraldFallsEngine, { position, seed, payout }, 500n);
  return { events, win, round: roundOf(22, { stake: '500', events, win: win.toString() }) };
}

/** Four cascades in a row; free falls with more of them added; the greatest win. */
const cascades = roundOfSeed(38, '000000000000006a');
const freeFalls = roundOfSeed(313, '000000000000033a');
const greatest = roundOfSeed(15_188, '0000000000009ae8');

/** Returns the board at the end of a round. */
function lastBoard(events: readonly FallsEvent[]): Board {
  let board: Board = [];
  let burst = new Set<FallsSymbol>();
  for (const event of events) {
    if (event.type === 'board_dropped' || event.type === 'free_fall') {
      board = event.columns;
      burst = new Set();
    }
    if (event.type === 'symbol_win') burst.add(event.symbol);
    if (event.type === 'cascade') {
      board = fallInto(board, burst, event.fresh);
      burst = new Set();
    }
  }
  return board;
}

function open(language: string) {
  const banners: (string | undefined)[] = [];
  const { context, calls } = stageContext(emeraldFallsMessages, language, {
    title: 'Emerald Falls',
    showBanner: (banner) => void banners.push(banner && [banner.title, banner.amount].filter(Boolean).join(' ')),
  });
  const stage = createFallsStage(context);
  document.body.replaceChildren(stage.root);
  const textsOf = (selector: string): string[] =>
    Array.from(stage.root.querySelectorAll(selector), ({ textContent }) => textContent);
  const symbols = (): (string | null)[] =>
    Array.from(stage.root.querySelectorAll('.tile'), (tile) => tile.getAttribute('data-symbol'));
  return { stage, banners, textsOf, symbols, ...calls };
}

describe('the stage of Emerald Falls', () => {
  it.each([
    ['cascades', cascades],
    ['free falls', freeFalls],
    ['the greatest win', greatest],
  ])('shows a resumed round with %s at once, with its last board and its win', async (_, { events, round, win }) => {
    const { stage, symbols, wins } = open('EN');
    stage.begin();
    await stage.play(round, events, true);
    expect(symbols()).toEqual(lastBoard(events).flat());
    expect(wins.at(-1)).toBe(win);
    expect(stage.root.querySelector('.board')?.getAttribute('aria-label')).toMatch(/^The board shows /);
  });

  it('shows the win and multiplier of each board, and sums up the wins', async () => {
    const { stage, messages, textsOf, events } = { ...open('EN'), events: cascades.events };
    stage.begin();
    await stage.play(cascades.round, events, true);
    expect(messages).toContain('฿250 at ×1');
    expect(messages).toContain('฿625 at ×5');
    expect(textsOf('.total')).toEqual(['฿1225']);
    expect(textsOf('.rung.is-now')).toEqual(['×8']);
  });

  it('shows the row of the book', async () => {
    const { stage, textsOf } = open('EN');
    await stage.play(cascades.round, cascades.events, true);
    expect(textsOf('.book-row')).toEqual(['Row 38 of the book']);
  });

  it('shows the start, extension and end of free falls', async () => {
    const { stage, banners, messages } = open('EN');
    await stage.play(freeFalls.round, freeFalls.events, true);
    expect(banners).toContain('8 free falls');
    expect(banners).toContain('5 more free falls');
    expect(banners.some((shown) => shown?.startsWith('Free falls won ฿'))).toBe(true);
    expect(messages).toContain('Free fall 13 of 13');
    expect(stage.root.classList.contains('is-feature')).toBe(false);
  });

  it('names a win by its size, and marks the greatest one', async () => {
    const big = open('EN');
    await big.stage.play(freeFalls.round, freeFalls.events, true);
    expect(big.banners.some((shown) => shown?.startsWith('Colossal win'))).toBe(true);
    const { stage, banners } = open('EN');
    await stage.play(greatest.round, greatest.events, true);
    expect(banners.at(-2)).toBe(`Greatest win ฿${(MAX_PAYOUT / 100) * 500}`);
  });

  it('restores the board when the bet is refused', () => {
    const { stage, symbols } = open('EN');
    const before = symbols();
    stage.begin();
    stage.cancel();
    expect(symbols()).toEqual(before);
  });

  it('marks only a total above the stake as a win', async () => {
    const { stage, cues } = open('EN');
    await stage.play(cascades.round, cascades.events, true);
    // The first board returns half the stake.
    expect(cues.indexOf('reveal')).toBeGreaterThanOrEqual(0);
    expect(cues.indexOf('win')).toBeGreaterThan(cues.indexOf('reveal'));
  });

  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 describes every event and the rules in %s', (language, script) => {
    const { stage } = open(language);
    for (const shown of [...cascades.events, ...freeFalls.events, ...greatest.events]) {
      expect(stage.describe(shown)).toMatch(script);
      expect(stage.describe(shown)).not.toMatch(/[{}]/);
    }
    const rules = stage
      .rules()
      .map(({ textContent }) => textContent)
      .join(' ');
    expect(rules).toMatch(script);
    expect(rules).not.toMatch(/[{}]/);
    expect(rules).toContain(bookFacts.fingerprint);
  });

  it('has every message in every language', () => {
    expect(keysThatDiffer(emeraldFallsMessages)).toEqual([]);
  });

  it('states the exact return, the book and the greatest win', () => {
    const { stage } = open('EN');
    expect(stage.returns()).toEqual([{ mode: 'Every stake', returned: '96.000000000 %', best: '×5,000' }]);
    const rules = stage
      .rules()
      .map(({ textContent }) => textContent)
      .join(' ');
    expect(rules).toContain('Outcomes come from a fixed, published set of 100,000 rounds');
    expect(rules).toContain('฿2500000 at your stake');
  });
});

describe('the round player of Emerald Falls', () => {
  it('shows the parts of a round in order, with the wins of one board together', async () => {
    const shown: string[] = [];
    const wins: bigint[] = [];
    const note = (words: string): Promise<void> => {
      shown.push(words);
      return Promise.resolve();
    };
    const stage: RoundStage = {
      showRow: ({ position }) => void shown.push(`row ${position}`),
      dropBoard: () => note('board'),
      showWins: (found) => note(`wins ${found.length}`),
      cascade: ({ multiplier }, found) => note(`cascade ×${multiplier} of ${found.length}`),
      showTemples: ({ count }) => note(`temples ${count}`),
      startFreeFalls: (count) => note(`free falls ${count}`),
      showFreeFall: ({ index }) => note(`free fall ${index}`),
      addFreeFalls: (count) => note(`added ${count}`),
      endFreeFalls: () => note('free falls end'),
      showBigWin: () => note('big win'),
      showMaxWin: () => note('greatest win'),
      setWin: (win) => void wins.push(win),
    };
    await playRound(cascades.events, stage);
    expect(shown).toEqual([
      'row 38',
      'board',
      'wins 1',
      'cascade ×2 of 1',
      'wins 1',
      'cascade ×3 of 1',
      'wins 1',
      'cascade ×5 of 1',
      'wins 1',
      'cascade ×8 of 1',
    ]);
    expect(wins.at(-1)).toBe(cascades.win);
    shown.length = 0;
    await playRound(greatest.events, stage);
    expect(shown.slice(-2)).toEqual(['free falls end', 'greatest win']);
    expect(wins.at(-2)).toBe(greatest.win);
    expect(shown.some((words) => words === 'wins 2')).toBe(true);
  });
});
