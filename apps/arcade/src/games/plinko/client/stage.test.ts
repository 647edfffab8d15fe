// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { plinkoGame } from '../game.ts';
import { playPlinko, type PlinkoChoice } from '../rules.ts';
import { boardSize, ballPlace, hopCount } from './boardGeometry.ts';
import { plinkoMessages } from './messages.ts';
import { createPlinkoStage } from './stage.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };

function createStage(language = 'en') {
  let changes = 0;
  const { context, calls } = stageContext(plinkoMessages, language, { changed: () => (changes += 1) });
  const stage = createPlinkoStage(context);
  const controls = stage.controls as HTMLElement;
  document.body.append(stage.root, controls);
  return {
    stage,
    said: calls.messages,
    changes: () => changes,
    buckets: () => Array.from(stage.root.querySelectorAll('.plinko-bucket'), (bucket) => bucket.textContent),
    hit: () => Array.from(stage.root.querySelectorAll('.plinko-bucket')).findIndex((b) => b.matches('.is-hit')),
    result: () => stage.root.querySelector('.plinko-result.is-shown')?.textContent,
    strip: () => Array.from(stage.root.querySelectorAll('.last-result'), ({ firstChild }) => firstChild?.textContent),
    touchedPins: () => stage.root.querySelectorAll('.plinko-pin.is-touched').length,
    isBallShown: () => !stage.root.querySelector('.plinko-ball')?.hasAttribute('hidden'),
    chooseRisk: (value: string) => controls.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click(),
    press: (label: string) => controls.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click(),
  };
}

function roundOf(nonce: number, choice: PlinkoChoice = { rows: 12, risk: 'medium' }) {
  const { events, win } = playRound(nonce, choice);
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
    gameVersion: 'plinko@1',
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
  const [dropped] = events;
  if (dropped?.type !== 'ball_dropped') throw new Error('a round begins with the ball');
  return { view, events, win, dropped };
}

function playRound(nonce: number, choice: PlinkoChoice) {
  return replayWith(playPlinko)({ ...seeds, nonce, gameCode: 'plinko', stake: 500n, choice, decisions: [] });
}

afterEach(() => document.body.replaceChildren());

describe('the stage of Plinko', () => {
  it('shows the bucket, the multiplier and the win of the events', async () => {
    const { stage, hit, result, isBallShown } = createStage();
    const { view, events, win, dropped } = roundOf(3);
    stage.begin();
    expect(isBallShown()).toBe(true);
    await stage.play(view, events, true);
    expect(hit()).toBe(dropped.bucket);
    expect(result()).toBe(`×${Number(dropped.multiplier)}฿${win}`);
  });

  it('lets the ball touch one pin in every row', async () => {
    const { stage, touchedPins } = createStage();
    const { view, events } = roundOf(3);
    await stage.play(view, events, true);
    expect(touchedPins()).toBe(12);
  });

  it('ends a fall at once when it is skipped', async () => {
    const { stage, hit } = createStage();
    const { view, events, dropped } = roundOf(5);
    const played = stage.play(view, events, false);
    expect(hit()).toBe(-1);
    stage.skip?.();
    await played;
    expect(hit()).toBe(dropped.bucket);
  });

  it('announces the bucket to screen readers', async () => {
    const { stage, said } = createStage();
    const { view, events, dropped } = roundOf(3);
    await stage.play(view, events, true);
    expect(said.at(-1)).toBe(`Bucket ${dropped.bucket + 1} pays ×${Number(dropped.multiplier)}`);
  });

  it('draws the buckets of the chosen rows and risk, and bets on them', () => {
    const { stage, buckets, chooseRisk, press, changes } = createStage();
    expect(buckets()).toHaveLength(13);
    chooseRisk('high');
    press('Rows: More');
    expect(buckets()).toHaveLength(14);
    expect(buckets()[0]).toBe('260.08');
    expect(plinkoGame.choice.parse(stage.choice())).toEqual({ rows: 13, risk: 'high' });
    expect(changes()).toBeGreaterThan(0);
  });

  it('shows the choice of a resumed round', () => {
    const { stage, buckets } = createStage();
    stage.setChoice?.({ rows: 8, risk: 'low' });
    expect(buckets()).toEqual(['5.62', '2.1', '1.1', '1', '0.5', '1', '1.1', '2.1', '5.62']);
    expect(stage.choice()).toEqual({ rows: 8, risk: 'low' });
  });

  it('keeps the last results, and adds none for a replay of an older round', async () => {
    const { stage, strip } = createStage();
    const rounds = [roundOf(1), roundOf(2)];
    for (const { view, events } of rounds) await stage.play(view, events, true);
    const shown = rounds.map(({ dropped }) => `×${Number(dropped.multiplier)}`);
    expect(strip()).toEqual(shown);
    await stage.play(roundOf(0).view, roundOf(0).events, true);
    expect(strip()).toEqual(shown);
  });

  it('removes the ball when the bet is refused', () => {
    const { stage, isBallShown } = createStage();
    stage.begin();
    stage.cancel();
    expect(isBallShown()).toBe(false);
  });

  it('lists every mode with its return, and describes events in Thai', () => {
    const { stage } = createStage('th');
    expect(stage.returns()).toHaveLength(27);
    expect(stage.returns()[0]).toEqual({ mode: '8 แถว เสี่ยงต่ำ', returned: '99 %', best: '×5.62' });
    expect(stage.describe({ type: 'round_ended', win: '250' })).toBe('รอบนี้ได้ ฿250');
  });
});

describe('the way of a ball', () => {
  it('ends in the middle of its bucket', () => {
    for (const path of [
      [0, 0, 0, 0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1, 1, 1, 1],
      [1, 0, 0, 1, 1, 0, 1, 0],
    ]) {
      const bucket = path.filter((step) => step === 1).length;
      const { x, y } = ballPlace(path, hopCount(path));
      expect(x).toBeCloseTo(bucket - path.length / 2);
      expect(y).toBeGreaterThan(boardSize(path.length).bucketTop);
    }
  });
});
