// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minesGame } from '../game.ts';
import { MAX_WIN } from '../../maxWin.ts';
import { TILES } from '../math.ts';
import { playMines, type MinesDecision } from '../rules.ts';
import { minesMessages } from './messages.ts';
import { createMinesStage } from './stage.ts';
import { openStage, testDress } from '../../../shell/testing/openStage.ts';
import { keysThatDiffer } from '../../../shell/testing/stageContext.ts';

const CASH_OUT: MinesDecision = { type: 'cash_out' };
const pick = (tile: number): MinesDecision => ({ type: 'pick', tile });

/** Returns a round with two mines, on the last two tiles. */
function played(...decisions: MinesDecision[]) {
  // The second number chooses among the remaining tiles.
  const numbers = [24, 22, 0, 0];
  return playMines(() => numbers.shift() ?? 0, 100n, { mines: 2 }, decisions);
}

function open(language = 'EN') {
  const opened = openStage({ createStage: createMinesStage, messages: minesMessages, language });
  opened.stage.setChoice?.({ mines: 2 });
  const tiles = () => [...opened.stage.root.querySelectorAll<HTMLButtonElement>('.tile')];
  return {
    ...opened,
    tiles,
    tilesWith: (name: string) => tiles().flatMap((tile, i) => (tile.classList.contains(name) ? [i] : [])),
  };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the stage of Mines', () => {
  it('shows the pay of every stop before the first pick', () => {
    const { stage } = open();
    const pays = () => Array.from(stage.root.querySelectorAll('.pay-multiplier'), (pay) => pay.textContent);
    expect(pays()).toHaveLength(23);
    expect(pays()[0]).toBe('×1.07');
    stage.setChoice?.({ mines: 24 });
    expect(pays()).toEqual(['×24.75']);
  });

  it('shows only picked gems while a round continues', async () => {
    const { show, tilesWith, tiles, wins, messages, cues } = open();
    await show(played(pick(3), pick(7)));
    expect(tilesWith('is-gem')).toEqual([3, 7]);
    expect(tilesWith('is-mine')).toEqual([]);
    expect(tiles()[3]?.getAttribute('aria-label')).toBe('Row 1, column 4: gem');
    expect(wins.at(-1)).toBe(117n);
    expect(messages.at(-1)).toBe('Gem! ×1.17, next ×1.28');
    expect(cues).toEqual(['reveal', 'reveal']);
  });

  it('shows the whole board, the multiplier and the amount after a cash-out', async () => {
    const { show, tilesWith, textOf } = open();
    await show(played(pick(3), CASH_OUT));
    expect(tilesWith('is-mine')).toEqual([23, 24]);
    expect(tilesWith('is-gem')).toHaveLength(TILES - 2);
    expect(tilesWith('is-picked')).toEqual([3]);
    expect(textOf('.win-card')).toBe('×1.07฿108');
  });

  it('marks the mine that ended a round, without a result', async () => {
    const { stage, show, tilesWith, wins, messages } = open();
    await show(played(pick(0), pick(24)));
    expect(tilesWith('is-picked')).toEqual([0, 24]);
    expect(tilesWith('is-mine')).toEqual([23, 24]);
    expect(wins.at(-1)).toBe(0n);
    expect(messages.at(-1)).toBe('A mine!');
    expect(stage.root.querySelector<HTMLElement>('.win-card')?.hidden).toBe(true);
    expect(stage.root.querySelector('.pay-stop.is-lost .pay-multiplier')?.textContent).toBe('×1.17');
  });

  it('shows the rest of a round at once when it is skipped', async () => {
    vi.useFakeTimers();
    const { stage, roundView, tilesWith } = open();
    const outcome = played(pick(0), pick(1), pick(2), CASH_OUT);
    stage.begin();
    const playing = stage.play(roundView(outcome), outcome.events, false);
    expect(tilesWith('is-gem')).toEqual([0]);
    stage.skip?.();
    await playing;
    expect(tilesWith('is-mine')).toEqual([23, 24]);
  });

  it('stops drawing an abandoned round', async () => {
    const { stage, roundView, tilesWith } = open();
    const outcome = played(pick(0), pick(1), CASH_OUT);
    stage.begin();
    const playing = stage.play(roundView(outcome), outcome.events, false);
    stage.cancel();
    await playing;
    expect(tilesWith('is-gem')).toEqual([]);
  });

  it('reports the payment at the highest win, and lets an older round continue past it', async () => {
    const { stage, show, messages } = open();
    const stops = () => stage.root.querySelectorAll('.pay-stop').length;
    stage.setChoice?.({ mines: 8 });
    expect(stops()).toBe(15);
    const picks = Array.from({ length: 16 }, (_, tile) => pick(tile));
    const round = (count: number, choice: { mines: number; maxWin?: number }) => {
      const numbers = Array.from({ length: 8 }, (_, index) => 24 - 2 * index);
      return playMines(() => numbers.shift() ?? 0, 100n, choice, picks.slice(0, count));
    };
    const now = { mines: 8, maxWin: MAX_WIN };
    await show(round(15, now), now);
    expect(messages).toContain('The highest win: ×23,794.65');
    await show(round(16, { mines: 8 }), { mines: 8 });
    expect(stops()).toBe(17);
    expect(messages.at(-1)).toContain('next ×1,070,759.25');
    stage.begin();
    expect(stops()).toBe(15);
  });

  it('makes a choice that the game accepts, and shows a given one', () => {
    const { stage } = open();
    expect(minesGame.choice.parse({ ...Object(stage.choice()), maxWin: MAX_WIN })).toMatchObject({ mines: 2 });
    stage.setChoice?.({ mines: 24 });
    expect(minesGame.choice.parse({ ...Object(stage.choice()), maxWin: MAX_WIN })).toMatchObject({ mines: 24 });
  });

  it('decides on a closed tile only while a round is open', async () => {
    const { show, decided, press, messages } = open();
    press(/^Row 2, column 1$/);
    expect(decided).toEqual([]);
    expect(messages).toEqual(['Place your bet']);
    await show(played(pick(0)));
    press(/^Row 1, column 1: gem$/);
    press(/^Row 2, column 1$/);
    expect(decided).toEqual([pick(5)]);
    expect(minesGame.decision.safeParse(decided[0]).success).toBe(true);
  });

  it('picks a closed tile at random by button and by key', async () => {
    const { stage, show, decided, press } = open();
    await show(played(pick(0), pick(1)));
    press(/^Random tile$/);
    expect(stage.onKey?.('r')).toBe(true);
    expect(decided).toHaveLength(2);
    for (const decision of decided) {
      expect(minesGame.decision.safeParse(decision).success).toBe(true);
      expect(decision).not.toMatchObject({ tile: 0 });
      expect(decision).not.toMatchObject({ tile: 1 });
    }
  });

  it('offers to cash out after the first gem', async () => {
    const { stage, show } = open();
    expect(stage.openAction?.(await show(played()))).toBeUndefined();
    const action = stage.openAction?.(await show(played(pick(0))));
    expect(action).toEqual({ label: 'Cash out ฿107', decision: CASH_OUT });
    expect(minesGame.decision.safeParse(action?.decision).success).toBe(true);
  });

  it('moves the focus over the board with the arrow keys, and leaves them to the stake elsewhere', () => {
    const { stage, tiles } = open();
    expect(stage.onKey?.('ArrowDown')).toBe(false);
    tiles()[0]?.focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp']) expect(stage.onKey?.(key)).toBe(true);
    expect(document.activeElement).toBe(tiles()[1]);
  });

  it('closes all tiles when a bet is refused', async () => {
    const { stage, show, tilesWith } = open();
    await show(played(pick(0), CASH_OUT));
    stage.cancel();
    expect(tilesWith('is-gem')).toEqual([]);
    expect(tilesWith('is-mine')).toEqual([]);
  });

  it('shows the treasure of a dress with two motifs as gems and the first motif on closed tiles', async () => {
    const [mark] = testDress.motifs;
    if (!mark) throw new Error('the dress has no motif');
    const dress = { ...testDress, motifs: [mark, { ...mark, mid: '#39d0f5' }] };
    const { stage, show } = openStage({ createStage: createMinesStage, messages: minesMessages, dress });
    await show(played(pick(0)));
    expect(decodeURIComponent(stage.root.querySelector('.tile-art')?.getAttribute('src') ?? '')).toContain('#39d0f5');
    expect(stage.root.querySelector<HTMLElement>('.board')?.style.getPropertyValue('--back')).toContain('data:image');
  });

  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 describes every event and the rules in %s', (language, script) => {
    const { stage } = open(language);
    const { events } = played(pick(0), pick(24));
    for (const event of [...events, ...played(pick(0), CASH_OUT).events]) expect(stage.describe(event)).toMatch(script);
    for (const node of stage.rules()) expect(node.textContent).toMatch(script);
    expect(stage.returns()).toHaveLength(24);
    expect(stage.returns()[2]).toMatchObject({ returned: '99 %', best: '×2,277' });
  });

  it('I18N-01 has the same messages in every language', () => {
    expect(keysThatDiffer(minesMessages)).toEqual([]);
  });
});
