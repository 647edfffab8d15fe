// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStage, testDress } from '../../../shell/testing/openStage.ts';
import { keysThatDiffer } from '../../../shell/testing/stageContext.ts';
import { coinFlipGame } from '../game.ts';
import { MAX_WIN } from '../../maxWin.ts';
import { MAX_FLIPS } from '../math.ts';
import { playCoinFlip, type CoinFlipDecision, type CoinSide } from '../rules.ts';
import { coinFlipMessages } from './messages.ts';
import { createCoinFlipStage } from './stage.ts';

const CASH_OUT: CoinFlipDecision = { type: 'cash_out' };
const flip = (side: CoinSide): CoinFlipDecision => ({ type: 'flip', side });

/** Returns a round called heads, whose coins land on these sides. */
function played(landing: CoinSide[], ...decisions: CoinFlipDecision[]) {
  const remaining = landing.map((side) => (side === 'heads' ? 0 : 1));
  return playCoinFlip(() => remaining.shift() ?? 0, 100n, { side: 'heads' }, decisions);
}

function open(language = 'EN') {
  const opened = openStage({
    createStage: createCoinFlipStage,
    messages: coinFlipMessages,
    language,
    dress: testDress,
  });
  const { root } = opened.stage;
  return {
    ...opened,
    shownSide: () => root.querySelector<HTMLElement>('.coin-space')?.dataset['side'],
    lastFlips: () => Array.from(root.querySelectorAll('.last-flips li'), (flipped) => flipped.textContent),
    callNames: () => Array.from(root.querySelectorAll('.call'), (call) => call.textContent),
    pressed: () => Array.from(root.querySelectorAll('.call'), (call) => call.getAttribute('aria-pressed')),
    reached: () => root.querySelector('.pay-stop.is-reached .pay-multiplier')?.textContent,
  };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the stage of coin flip', () => {
  it('chooses the call of a bet with its two buttons', () => {
    const { stage, press, pressed, decided } = open();
    expect(coinFlipGame.choice.parse({ ...Object(stage.choice()), maxWin: MAX_WIN })).toMatchObject({ side: 'heads' });
    press(/^Tails×1\.98$/);
    expect(coinFlipGame.choice.parse({ ...Object(stage.choice()), maxWin: MAX_WIN })).toMatchObject({ side: 'tails' });
    expect(pressed()).toEqual(['false', 'true']);
    stage.setChoice?.({ side: 'heads' });
    expect(pressed()).toEqual(['true', 'false']);
    expect(decided).toEqual([]);
  });

  it('shows the landed side, the streak and the pay of the next flip', async () => {
    const { show, shownSide, textOf, reached, wins, messages, callNames } = open();
    await show(played(['heads', 'tails'], flip('tails')));
    expect(shownSide()).toBe('tails');
    expect(textOf('.coin-value')).toBe('×3.96');
    expect(reached()).toBe('×3.96');
    expect(wins.at(-1)).toBe(396n);
    expect(messages.at(-1)).toBe('Tails! Streak 2, ×3.96');
    expect(callNames()).toEqual(['Flip on Heads×7.92', 'Flip on Tails×7.92']);
  });

  it('shows a wrong call as the end of the streak', async () => {
    const { stage, show, shownSide, textOf, wins, messages, cues, callNames } = open();
    await show(played(['heads', 'tails'], flip('heads')));
    expect(shownSide()).toBe('tails');
    expect(textOf('.coin-value')).toBe('✗ Tails');
    expect(stage.root.querySelector('.pay-stop.is-lost .pay-multiplier')?.textContent).toBe('×3.96');
    expect(wins.at(-1)).toBe(0n);
    expect(messages.at(-1)).toBe('Tails. The streak is over');
    expect(cues.at(-1)).toBe('bust');
    // The next bet begins a new streak.
    expect(callNames()).toEqual(['Heads×1.98', 'Tails×1.98']);
  });

  it('flips on a side while a round is open, by button and by key', async () => {
    const { stage, show, press, decided } = open();
    await show(played(['heads']));
    press(/^Flip on Tails/);
    expect(stage.onKey?.('h')).toBe(true);
    expect(stage.onKey?.('x')).toBe(false);
    expect(decided).toEqual([flip('tails'), flip('heads')]);
    for (const decision of decided) expect(coinFlipGame.decision.safeParse(decision).success).toBe(true);
  });

  it('ignores the calls while a flip is pending', () => {
    const { stage, press, decided } = open();
    for (const phase of ['sending', 'playing'] as const) {
      stage.setPhase?.(phase);
      press(/^Tails/);
    }
    expect(decided).toEqual([]);
    expect(stage.choice()).toEqual({ side: 'heads' });
  });

  it('offers to cash out, and plays it', async () => {
    const { stage, show, reached, cues } = open();
    const action = stage.openAction?.(await show(played(['heads'])));
    expect(action).toEqual({ label: 'Cash out ฿198', decision: CASH_OUT });
    expect(coinFlipGame.decision.safeParse(action?.decision).success).toBe(true);
    await show(played(['heads'], CASH_OUT));
    expect(reached()).toBe('×1.98');
    expect(cues.at(-1)).toBe('cashOut');
  });

  it('marks the streak of the highest win, and lets an older round continue past it', async () => {
    const { stage, show, reached } = open();
    const stops = () => stage.root.querySelectorAll('.pay-stop').length;
    const round = (flips: number, choice: { side: CoinSide; maxWin?: number }) =>
      playCoinFlip(
        () => 0,
        100n,
        choice,
        Array.from({ length: flips - 1 }, () => flip('heads')),
      );
    const now = { side: 'heads', maxWin: MAX_WIN } as const;
    await show(round(MAX_FLIPS, now), now);
    expect([stops(), reached()]).toEqual([MAX_FLIPS, '×16.2K']);
    await show(round(16, { side: 'heads' }), { side: 'heads' });
    expect([stops(), reached()]).toEqual([20, '×64.8K']);
    stage.begin();
    expect(stops()).toBe(MAX_FLIPS);
  });

  it('keeps the last ten flips in view, the newest first', async () => {
    const { show, lastFlips } = open();
    await show(played([], ...Array.from({ length: MAX_FLIPS - 1 }, () => flip('heads'))));
    expect(lastFlips()).toHaveLength(10);
    await show(played(['tails']));
    expect(lastFlips()).toEqual(['Tails', ...Array.from({ length: 9 }, () => 'Heads')]);
  });

  it('shows the rest of a round at once when it is skipped', async () => {
    vi.useFakeTimers();
    const { stage, roundView, textOf, lastFlips } = open();
    const outcome = played(['heads', 'tails'], flip('tails'), CASH_OUT);
    stage.begin();
    const playing = stage.play(roundView(outcome), outcome.events, false);
    expect(lastFlips()).toEqual([]);
    stage.skip?.();
    await playing;
    expect(textOf('.coin-value')).toBe('×3.96');
  });

  it('stops drawing an abandoned round', async () => {
    const { stage, roundView, wins, lastFlips } = open();
    const outcome = played(['heads']);
    stage.begin();
    const playing = stage.play(roundView(outcome), outcome.events, false);
    stage.cancel();
    await playing;
    expect(lastFlips()).toEqual([]);
    expect(wins).toEqual([]);
  });

  it('strikes the motif of the dress on heads', () => {
    const { stage } = open();
    const address = stage.root.querySelector('.coin-face.is-heads img')?.getAttribute('src') ?? '';
    expect(decodeURIComponent(address)).toContain('M0 0h9v9z');
  });

  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 describes every event and the rules in %s', (language, script) => {
    const { stage } = open(language);
    for (const event of [...played(['tails']).events, ...played(['heads'], CASH_OUT).events])
      expect(stage.describe(event)).toMatch(script);
    for (const node of stage.rules()) expect(node.textContent).toMatch(script);
    expect(stage.returns()).toHaveLength(MAX_FLIPS);
    expect(stage.returns().at(-1)).toMatchObject({ returned: '99 %', best: '×16,220.16' });
  });

  it('I18N-01 has the same messages in every language', () => {
    expect(keysThatDiffer(coinFlipMessages)).toEqual([]);
  });
});
