// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { kenoGame } from '../game.ts';
import { playKeno, type KenoChoice } from '../rules.ts';
import { kenoMessages } from './messages.ts';
import { createKenoStage } from './stage.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };

function createStage(language = 'en') {
  const { context, calls } = stageContext(kenoMessages, language);
  const stage = createKenoStage(context);
  document.body.append(stage.root, stage.controls ?? '');
  const tiles = Array.from(stage.root.querySelectorAll<HTMLButtonElement>('.keno-tile'));
  const numbersWith = (selector: string) => tiles.flatMap((tile, i) => (tile.matches(selector) ? [i + 1] : []));
  return {
    stage,
    said: calls.messages,
    tiles,
    pick: (...numbers: number[]) => numbers.forEach((number) => tiles[number - 1]?.click()),
    picked: () => numbersWith('[aria-pressed="true"]'),
    hits: () => numbersWith('.is-hit'),
    drawn: () => numbersWith('.is-drawn'),
    table: () => Array.from(stage.root.querySelectorAll('.keno-cell'), (cell) => cell.lastChild?.textContent),
    markedCell: () => stage.root.querySelector('.keno-cell.is-marked')?.textContent,
    result: () => stage.root.querySelector('.keno-result.is-shown')?.textContent,
    strip: () => Array.from(stage.root.querySelectorAll('.last-result'), ({ firstChild }) => firstChild?.textContent),
    press: (label: string) =>
      Array.from(stage.controls?.querySelectorAll('button') ?? [])
        .find((button) => button.textContent === label)
        ?.click(),
    chooseRisk: (value: string) => stage.controls?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click(),
  };
}

function roundOf(nonce: number, choice: KenoChoice) {
  const played = replayWith(playKeno)({ ...seeds, nonce, gameCode: 'keno', stake: 500n, choice, decisions: [] });
  const { events, win } = played;
  const view: RoundView = {
    id: `round-${nonce}`,
    state: 'SETTLED',
    voidReason: null,
    stake: '500',
    staked: '500',
    win: win.toString(),
    jackpot: null,
    currency: 'THB',
    isFreePlay: false,
    isFreeRound: false,
    gameVersion: 'keno@1',
    choice,
    decisions: [],
    events: [...events],
    balance: '0',
    nonce,
    serverSeedHash: '',
    clientSeed: seeds.clientSeed,
    serverSeed: null,
    createdAt: 1000 + nonce,
  };
  const [draw] = events;
  if (draw?.type !== 'numbers_drawn') throw new Error('a round begins with the draw');
  return { view, events, win, draw };
}

const choice: KenoChoice = { picks: [2, 5, 9, 14, 21, 22, 30, 33, 37, 40], risk: 'low' };

afterEach(() => document.body.replaceChildren());

describe('the stage of Keno', () => {
  it('offers no bet without a pick, and bets on the picks in ascending order', () => {
    const { stage, pick } = createStage();
    expect(stage.choice()).toBeUndefined();
    pick(21, 3, 40, 3);
    expect(kenoGame.choice.parse(stage.choice())).toEqual({ picks: [21, 40], risk: 'classic' });
  });

  it('picks at most ten numbers, and reports the limit', () => {
    const { pick, picked, said } = createStage();
    pick(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    expect(picked()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(said).toEqual(['You have picked 10 numbers, the most there are.']);
  });

  it('fills up to ten picks automatically, keeps the player’s, and clears them', () => {
    const { stage, pick, picked, press } = createStage();
    pick(17);
    press('Auto pick');
    expect(picked()).toHaveLength(10);
    expect(picked()).toContain(17);
    kenoGame.choice.parse(stage.choice());
    press('Clear');
    expect(picked()).toEqual([]);
  });

  it('shows the pays of hits for the number of picks and the risk', () => {
    const { table, pick, chooseRisk } = createStage();
    expect(table()).toEqual([]);
    pick(1, 2);
    expect(table()).toEqual(['×0', '×1.89', '×4.56']);
    chooseRisk('high');
    expect(table()).toEqual(['×0', '×0', '×17.16']);
  });

  it('shows the drawn numbers, hits, multiplier and win of the events', async () => {
    const { stage, hits, drawn, markedCell, result, said } = createStage();
    const { view, events, win, draw } = roundOf(4, choice);
    stage.setChoice?.(choice);
    stage.begin();
    await stage.play(view, events, true);
    expect([...hits(), ...drawn()].toSorted((a, b) => a - b)).toEqual(draw.numbers.toSorted((a, b) => a - b));
    expect(hits()).toEqual(choice.picks.filter((pick) => draw.numbers.includes(pick)));
    expect(markedCell()).toBe(`Hit ${draw.hits}×${Number(draw.multiplier)}`);
    expect(result()).toBe(`×${Number(draw.multiplier)}฿${win}`);
    expect(said.at(-1)).toBe(`${draw.hits} of 10 hit: ×${Number(draw.multiplier)}`);
  });

  it('shows the numbers one by one, and the rest at once when the draw is skipped', async () => {
    const { stage, hits, drawn } = createStage();
    const { view, events } = roundOf(4, choice);
    stage.setChoice?.(choice);
    const played = stage.play(view, events, false);
    expect(hits().length + drawn().length).toBe(1);
    stage.skip?.();
    await played;
    expect(hits().length + drawn().length).toBe(10);
  });

  it('clears the draw with the next bet, and keeps the picks', async () => {
    const { stage, hits, drawn, picked } = createStage();
    const { view, events, draw } = roundOf(4, choice);
    stage.setChoice?.(choice);
    await stage.play(view, events, true);
    expect(draw.numbers).toHaveLength(10);
    stage.begin();
    expect([...hits(), ...drawn()]).toEqual([]);
    expect(picked()).toEqual(choice.picks);
  });

  it('keeps the hits of the last rounds', async () => {
    const { stage, strip } = createStage();
    stage.setChoice?.(choice);
    const rounds = [roundOf(1, choice), roundOf(2, choice)];
    for (const { view, events } of rounds) await stage.play(view, events, true);
    expect(strip()).toEqual(rounds.map(({ draw }) => `${draw.hits}/10`));
  });

  it('changes no pick while a round continues', () => {
    const { stage, pick, picked } = createStage();
    stage.setPhase?.('playing');
    pick(1);
    expect(picked()).toEqual([]);
    stage.setPhase?.('idle');
    pick(1);
    expect(picked()).toEqual([1]);
  });

  it('moves over the card with the arrow keys', () => {
    const { tiles } = createStage();
    tiles[0]?.focus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('ArrowDown');
    press('ArrowRight');
    expect(document.activeElement).toBe(tiles[9]);
    expect(tiles.filter((tile) => tile.tabIndex === 0)).toEqual([tiles[9]]);
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(tiles[1]);
  });

  it('lists every mode with its return, and describes events in Thai', () => {
    const { stage } = createStage('th');
    expect(stage.returns()).toHaveLength(40);
    expect(stage.returns()[0]).toEqual({ mode: 'เลือก 1 เสี่ยงคลาสสิก', returned: '99 %', best: '×3.96' });
    expect(stage.describe({ type: 'numbers_drawn', numbers: [3, 1], hits: 1, multiplier: '3.96' })).toBe(
      'ออก: 3, 1 ถูก 1 จ่าย ×3.96',
    );
  });
});
