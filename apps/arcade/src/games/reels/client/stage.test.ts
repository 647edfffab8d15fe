// @vitest-environment happy-dom
import { demoGames } from '@parlor/artwork/titles';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { designOf } from '../designOf.ts';
import { reelsGame } from '../game.ts';
import { reelsRules, type ReelsEvent } from '../rules.ts';
import { reelsMessages } from './messages.ts';
import { createReelsStage } from './stage.ts';

const STAKE = 10_000n;
const original = Object.getOwnPropertyDescriptor(Element.prototype, 'animate');

beforeEach(() => {
  vi.useFakeTimers();
  // The environment renders nothing, so an animation only has to exist.
  Element.prototype.animate = () => ({ cancel: () => undefined, addEventListener: () => undefined }) as never;
});
afterEach(() => {
  vi.useRealTimers();
  if (original) Object.defineProperty(Element.prototype, 'animate', original);
  else Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.replaceChildren();
});

/** Plays a round of a title like the server. */
function eventsOf(gameCode: string, nonce: number): readonly ReelsEvent[] {
  const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
  return reelsRules(designOf(gameCode))(uniformDraw(outcomeWords(seeds)), STAKE, {}, []).events;
}

function open(gameCode: string, change: Partial<StageContext> = {}) {
  const banners: string[] = [];
  const wins: bigint[] = [];
  const { context, calls } = stageContext(reelsMessages, 'EN', {
    gameCode,
    stake: () => STAKE,
    showWin: (win) => void wins.push(win),
    showBanner: (banner) => void (banner && banners.push([banner.title, banner.amount ?? ''].join(' ').trim())),
    ...change,
  });
  const stage = createReelsStage(context);
  document.body.append(stage.root);
  const all = (selector: string): Element[] => Array.from(stage.root.querySelectorAll(selector));
  const play = (events: readonly ReelsEvent[], isStill = true): Promise<void> => {
    stage.begin();
    return stage.play({ ...roundOf(1), stake: STAKE.toString() }, events, isStill);
  };
  return {
    stage,
    calls,
    banners,
    wins,
    all,
    text: (selector: string) => stage.root.querySelector(selector)?.textContent ?? '',
    /** Starts a round without waiting for its end. */
    play,
    showRound: async (events: readonly ReelsEvent[], isStill = true): Promise<void> => {
      const shown = play(events, isStill);
      await vi.runAllTimersAsync();
      await shown;
    },
    window: () =>
      all('.strip').map((strip) =>
        Array.from(strip.children, (cell) => Number(cell.querySelector('.symbol')?.getAttribute('data-symbol'))),
      ),
    winning: () =>
      all('.strip').map((strip) =>
        Array.from(strip.children, (cell) => (cell.classList.contains('is-winning') ? '#' : '.')).join(''),
      ),
  };
}

const lost = (window: number[][]): ReelsEvent[] => [
  { type: 'reels_stopped', stops: [0, 0, 0, 0, 0], window },
  { type: 'round_ended', win: '0' },
];

// Of this title, 0 to 3 are pictures, 8 is the wild and 9 the scatter.
const lineTitle = 'glowing-ankh';
const [plain, other] = [
  [
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 0],
    [3, 0, 1],
    [0, 1, 2],
  ],
  [
    [3, 2, 1],
    [3, 2, 1],
    [3, 2, 1],
    [0, 0, 0],
    [1, 1, 1],
  ],
];

describe('the stage of the slots', () => {
  it('shows the window of the round and announces it to screen readers', async () => {
    const { showRound, window, all } = open(lineTitle);
    await showRound(lost(plain));
    expect(window()).toEqual(plain);
    expect(all('.reels')[0]?.getAttribute('aria-label')).toBe(
      'Reels show picture 1, picture 2, picture 3; picture 2, picture 3, picture 4; picture 3, picture 4, picture 1; picture 4, picture 1, picture 2; picture 1, picture 2, picture 3',
    );
  });

  it('offers a choice that the rules accept, and no action while it plays', () => {
    const { stage } = open(lineTitle);
    expect(reelsGame(lineTitle).choice.safeParse(stage.choice()).success).toBe(true);
    expect(stage.openAction).toBeUndefined();
  });

  it('marks the winning cells of a line and shows its pay', async () => {
    const { showRound, winning, all, calls, wins } = open(lineTitle);
    await showRound([
      { type: 'reels_stopped', stops: [0, 0, 0, 0, 0], window: other },
      { type: 'line_win', line: 0, symbol: 2, count: 3, multiplier: 1, amount: '20000' },
      { type: 'round_ended', win: '20000' },
    ]);
    expect(winning()).toEqual(['.#.', '.#.', '.#.', '...', '...']);
    expect(all('.win-line')).toHaveLength(1);
    expect(calls.messages).toContain('Line 1: 3 × picture 3 pays ฿20000');
    expect(calls.cues).toContain('win');
    expect(wins.at(-1)).toBe(20_000n);
  });

  it('does not celebrate a win up to the stake', async () => {
    const { showRound, calls, all } = open(lineTitle);
    await showRound([
      { type: 'reels_stopped', stops: [0, 0, 0, 0, 0], window: other },
      { type: 'line_win', line: 0, symbol: 2, count: 3, multiplier: 1, amount: '6000' },
      { type: 'line_win', line: 1, symbol: 3, count: 3, multiplier: 1, amount: '4000' },
      { type: 'round_ended', win: '10000' },
    ]);
    expect(calls.cues).not.toContain('win');
    expect(calls.messages).toContain('2 hits return ฿10000');
    expect(all('.is-celebrating')).toEqual([]);
  });

  it('marks every symbol of a win of ways, and no other reel', async () => {
    const { showRound, winning } = open('grand-throne');
    const window = [
      [0, 1, 0, 2],
      [0, 3, 4, 5],
      [1, 0, 3, 0],
      [1, 1, 1, 1],
      [0, 0, 0, 0],
      [2, 2, 2, 2],
    ];
    await showRound([
      { type: 'reels_stopped', stops: [0, 0, 0, 0, 0, 0], window },
      { type: 'ways_win', symbol: 0, count: 3, ways: 4, multiplier: 1, amount: '30000' },
      { type: 'round_ended', win: '30000' },
    ]);
    expect(winning()).toEqual(['#.#.', '#...', '.#.#', '....', '....', '....']);
  });

  it('covers a reel that becomes all wild until the next round', async () => {
    const { stage, showRound, all, calls } = open(lineTitle);
    const wild = designOf(lineTitle).wild?.symbol ?? -1;
    await showRound([
      { type: 'reels_stopped', stops: [0, 0, 0, 0, 0], window: other.with(2, [0, wild, 1]) },
      { type: 'wild_expanded', reel: 2 },
      { type: 'line_win', line: 0, symbol: 2, count: 3, multiplier: 1, amount: '20000' },
      { type: 'round_ended', win: '20000' },
    ]);
    expect(all('.reel').map((reel) => reel.querySelector('.expanded') !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(calls.messages).toContain('Wild fills reel 3');
    stage.begin();
    expect(all('.expanded')).toEqual([]);
  });

  it('shows free spins from their banner to their sum', async () => {
    const { showRound, banners, calls, wins, all } = open('radiant-longhorn');
    const events = eventsOf('radiant-longhorn', 1);
    const spins = events.filter(({ type }) => type === 'free_spin').length;
    await showRound(events);
    const ended = events.find((event) => event.type === 'free_spins_ended');
    expect(banners).toContain('10 free spins');
    expect(banners).toContain(`Free spins won ฿${ended?.amount}`);
    expect(calls.messages).toContain(`Free spin ${spins} of ${spins}`);
    expect(all('.is-free')).toEqual([]);
    const round = events.at(-1);
    expect(wins.at(-1)).toBe(round?.type === 'round_ended' ? BigInt(round.win) : undefined);
  });

  it('never shows more than the win of the round while it adds up', async () => {
    for (const [gameCode, nonce] of [
      ['radiant-longhorn', 1],
      ['pinwheel-of-siam', 66],
      ['olympus-quest', 16],
    ] as const) {
      const { showRound, wins } = open(gameCode);
      const events = eventsOf(gameCode, nonce);
      await showRound(events);
      expect(wins).toEqual(wins.toSorted((a, b) => Number(a - b)));
      expect(events.at(-1)).toEqual({ type: 'round_ended', win: String(wins.at(-1)) });
    }
  });

  it('opens the box of the prize, then the other boxes', async () => {
    const events = eventsOf('pinwheel-of-siam', 66);
    const picked = events.find((event) => event.type === 'prize_picked');
    const { play, text, all } = open('pinwheel-of-siam');
    const shown = play(events);
    while (all('.prize-box.is-picked').length === 0) await vi.advanceTimersByTimeAsync(50);
    expect(text('.prize-box.is-picked .prize-amount')).toBe(`฿${picked?.amount}`);
    expect(all('.prize-box.is-open')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(950);
    expect(
      all('.prize-amount')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(picked?.prizes.map((prize) => `฿${prize}`).toSorted());
    expect(all('.prize-box.is-open')).toHaveLength(picked?.prizes.length ?? 0);
    await vi.runAllTimersAsync();
    await shown;
    expect(all('.prize-pick')).toEqual([]);
  });

  it('stops the wheel at the prize and at its multiplier', async () => {
    const events = eventsOf('olympus-quest', 16);
    const stopped = events.find((event) => event.type === 'wheel_stopped');
    const { play, text, all } = open('olympus-quest');
    const shown = play(events);
    while (all('.wheel-sector.is-hit').length < 2) await vi.advanceTimersByTimeAsync(50);
    const prize = BigInt(stopped?.prizes[stopped.index] ?? 0) / STAKE;
    expect(all('.is-hit .wheel-words').map(({ textContent }) => textContent)).toEqual([
      `×${prize}`,
      `×${stopped?.multipliers[stopped.multiplierIndex]}`,
    ]);
    expect(text('.feature-result')).toContain(`฿${stopped?.amount}`);
    await vi.runAllTimersAsync();
    await shown;
  });

  it('names a large win by its size', async () => {
    const { showRound, banners } = open(lineTitle);
    for (const stakes of [20n, 50n, 120n]) {
      const amount = (stakes * STAKE).toString();
      await showRound([...lost(plain).slice(0, 1), { type: 'big_win', amount }, { type: 'round_ended', win: amount }]);
    }
    expect(banners).toEqual(['Big win ฿200000', 'Mega win ฿500000', 'Epic win ฿1200000']);
  });

  it('shows the window at once when the player skips', async () => {
    const { stage, play, window } = open(lineTitle);
    const shown = play(lost(plain), false);
    await vi.advanceTimersByTimeAsync(50);
    stage.skip?.();
    await shown;
    expect(window()).toEqual(plain);
  });

  it('restores the window when a bet is refused', async () => {
    const { stage, showRound, window } = open(lineTitle);
    await showRound(lost(plain));
    stage.begin();
    expect(window()).not.toEqual(plain);
    stage.cancel();
    expect(window()).toEqual(plain);
  });

  it('lists every pay at the chosen stake, with hit rate and the highest win', () => {
    const { stage } = open(lineTitle);
    const design = designOf(lineTitle);
    const sheet = document.createElement('div');
    sheet.append(...stage.rules());
    const listed = Array.from(sheet.querySelectorAll('.reels-pays dd'), ({ textContent }) => textContent);
    const unit = STAKE / BigInt(design.layout.units);
    expect(listed.toSorted()).toEqual(
      design.pays
        .flatMap((counts) => counts.filter((pay) => pay > 0).map((pay) => `฿${unit * BigInt(pay)}`))
        .toSorted(),
    );
    expect(sheet.querySelectorAll('.line-drawing')).toHaveLength(25);
    expect(sheet.textContent).toMatch(/\d+\.\d\d % of spins win something or start the feature/);
    expect(sheet.textContent).toMatch(/A round wins at most ×[\d,]+/);
    const [row] = stage.returns();
    expect(row?.returned).toBe(`${(Number(reelsGame(lineTitle).declaredReturn) * 100).toFixed(4)} %`);
  });

  it('opens the rules of every kind of slot: each feature and none, with and without wild and scatter', () => {
    const kinds = new Map(
      demoGames()
        .filter(({ family }) => family === 'reels')
        .slice(0, 150)
        .map(({ gameCode }) => {
          const { feature, wild, scatter } = designOf(gameCode);
          return [[feature.kind, wild?.kind, scatter === undefined].join(' '), gameCode];
        }),
    );
    // Without a feature, a scatter only pays.
    expect(designOf('return-of-the-grape')).toMatchObject({ feature: { kind: 'none' }, scatter: {} });
    const codes = [...kinds.values(), 'return-of-the-grape'];
    expect(codes.filter((gameCode) => open(gameCode).stage.rules().length === 0)).toEqual([]);
    const sheet = document.createElement('div');
    sheet.append(...open('return-of-the-grape').stage.rules());
    expect(sheet.textContent).toContain('Scatters pay wherever they stand.');
    expect(sheet.textContent).not.toContain('Three or more also start');
  });
});
