// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { diceGame } from '../game.ts';
import { diceMessages } from './messages.ts';
import type { DiceEvent } from '../rules.ts';
import { createDiceStage } from './stage.ts';
import { pick, wordsOf, write, written } from '../../../shell/testing/controls.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';

const won: DiceEvent[] = [
  { type: 'rolled', roll: 9363 },
  { type: 'round_ended', win: '1000' },
];
const lost: DiceEvent[] = [
  { type: 'rolled', roll: 307 },
  { type: 'round_ended', win: '0' },
];

function open(language = 'EN') {
  let stake = 500n;
  const { context, calls } = stageContext(diceMessages, language, { stake: () => stake });
  const stage = createDiceStage(context);
  return {
    stage,
    calls,
    controls: stage.controls,
    setStake: (next: bigint): void => {
      stake = next;
      stage.setStake?.(next);
    },
    changes: () => calls.changes,
    words: (selector: string) => wordsOf(stage.root, selector),
    results: () => Array.from(stage.root.querySelectorAll('.last-result'), ({ textContent }) => textContent),
    slide: (edge: number): void => {
      const slider = stage.root.querySelector<HTMLInputElement>('input[type=range]');
      if (!slider) return;
      slider.value = String(edge);
      slider.dispatchEvent(new Event('input'));
    },
    round: async (events: DiceEvent[], isStill = true): Promise<void> => {
      stage.begin();
      await stage.play(roundOf(1), events, isStill);
    },
  };
}

describe('the stage of dice', () => {
  it('shows roll, multiplier and amount of a win', async () => {
    const { round, words, calls } = open();
    await round(won);
    expect(words('.dice-roll')).toBe('93.63');
    expect(words('.dice-verdict')).toBe('✓ over 50.49');
    expect(words('.dice-pay')).toBe('×2 · ฿1000');
    expect(calls.results).toEqual(['Rolled 93.63']);
  });

  it('points at the roll on the ring of all rolls, and marks the winning ones there', async () => {
    const { stage, round } = open();
    const dial = stage.root.querySelector<HTMLElement>('.dice-dial');
    const pointer = stage.root.querySelector<HTMLElement>('.dice-pointer');
    expect(pointer?.hidden).toBe(true);
    expect([dial?.dataset['side'], dial?.style.getPropertyValue('--edge')]).toEqual(['over', '50.5%']);
    await round([
      { type: 'rolled', roll: 2500 },
      { type: 'round_ended', win: '0' },
    ]);
    expect(pointer?.hidden).toBe(false);
    expect(pointer?.style.transform).toBe('rotate(90deg)');
    stage.setChoice?.({ side: 'under', winning: 1234 });
    expect([dial?.dataset['side'], dial?.style.getPropertyValue('--edge')]).toEqual(['under', '12.34%']);
  });

  it('shows that a round is lost without colour alone', async () => {
    const { round, words } = open();
    await round(lost);
    expect(words('.dice-roll')).toBe('3.07');
    expect(words('.dice-verdict')).toBe('✕ over 50.49');
    expect(words('.dice-pay')).toBe('×0');
  });

  it('shows the pay of the bet at another stake, but leaves a result unchanged', async () => {
    const { round, words, setStake } = open();
    expect(words('.dice-pay')).toBe('×2 · ฿1000');
    setStake(100n);
    expect(words('.dice-pay')).toBe('×2 · ฿200');
    await round(won);
    setStake(500n);
    expect(words('.dice-pay')).toBe('×2 · ฿1000');
  });

  it('lists the last ten results, the newest at the end', async () => {
    const { round, results } = open();
    await round(lost);
    for (let i = 0; i < 9; i += 1) await round(won);
    expect(results()).toHaveLength(10);
    expect(results()[0]).toBe('3.07, lost');
    await round(lost);
    expect(results()).toHaveLength(10);
    expect(results()[0]).toBe('93.63, won');
    expect(results().at(-1)).toBe('3.07, lost');
  });

  it('shows a still round at once', () => {
    const { stage, words } = open();
    stage.begin();
    void stage.play(roundOf(1), won, true);
    expect(words('.dice-roll')).toBe('93.63');
  });

  it('ends a moving round at the roll', async () => {
    const { round, words, calls } = open();
    await round(won, false);
    expect(words('.dice-roll')).toBe('93.63');
    expect(calls.results).toEqual(['Rolled 93.63']);
  });

  it('shows the result at once when the player skips', async () => {
    const { stage, words } = open();
    stage.begin();
    const played = stage.play(roundOf(1), won, false);
    expect(words('.dice-roll')).not.toBe('93.63');
    stage.skip?.();
    expect(words('.dice-roll')).toBe('93.63');
    await played;
  });

  it('restores the previous round when a bet is cancelled, even while its result moves', async () => {
    const { stage, round, words, results } = open();
    await round(lost);
    stage.begin();
    const played = stage.play(roundOf(2), won, false);
    stage.skip?.();
    stage.cancel();
    await played;
    expect(words('.dice-roll')).toBe('3.07');
    expect(results()).toEqual(['3.07, lost']);
  });
});

describe('the controls of dice', () => {
  it('offer a bet that the rules accept', () => {
    const { stage } = open();
    expect(diceGame.choice.parse(stage.choice())).toEqual({ side: 'over', winning: 4950 });
    expect(stage.openAction).toBeUndefined();
  });

  it('keep the chance when the side changes', () => {
    const { stage, controls, changes } = open();
    const before = changes();
    pick(controls, 'under');
    expect(stage.choice()).toEqual({ side: 'under', winning: 4950 });
    expect(written(controls, 'Target')).toBe('49.50');
    expect(changes()).toBe(before + 1);
  });

  it.each([
    ['Target', '90', 999],
    ['Win chance', '25', 2500],
    ['Multiplier', '9,900', 1],
    ['Multiplier', '1.5', 6600],
    ['Win chance', '100', 9800],
  ])('follow the field %s with %s', (label, words, winning) => {
    const { stage, controls } = open();
    write(controls, label, words);
    expect(diceGame.choice.parse(stage.choice())).toEqual({ side: 'over', winning });
  });

  it('show target, chance and multiplier of the same bet', () => {
    const { controls, words } = open();
    write(controls, 'Win chance', '10');
    expect(['Target', 'Win chance', 'Multiplier'].map((label) => written(controls, label))).toEqual([
      '89.99',
      '10.00',
      '9.9000',
    ]);
    expect(words('.dice-verdict')).toBe('over 89.99');
    expect(words('.dice-pay')).toBe('×9.9 · ฿4950');
  });

  it('follow the slider, up to the highest chance', () => {
    const { stage, slide } = open();
    slide(7500);
    expect(stage.choice()).toEqual({ side: 'over', winning: 2500 });
    slide(0);
    expect(diceGame.choice.parse(stage.choice())).toEqual({ side: 'over', winning: 9800 });
    slide(10_000);
    expect(diceGame.choice.parse(stage.choice())).toEqual({ side: 'over', winning: 1 });
  });

  it('enable the slider only between rounds', () => {
    const { stage } = open();
    const slider = stage.root.querySelector<HTMLInputElement>('input[type=range]');
    expect(slider?.disabled).toBe(true);
    stage.setPhase?.('idle');
    expect(slider?.disabled).toBe(false);
    for (const phase of ['playing', 'between'] as const) {
      stage.setPhase?.('idle');
      stage.setPhase?.(phase);
      expect(slider?.disabled).toBe(true);
    }
  });

  it('show the choice of a resumed round', () => {
    const { stage, controls } = open();
    stage.setChoice?.({ side: 'under', winning: 1234 });
    expect(stage.choice()).toEqual({ side: 'under', winning: 1234 });
    expect(written(controls, 'Target')).toBe('12.34');
    expect(controls?.querySelector<HTMLInputElement>('[value=under]')?.checked).toBe(true);
  });
});

describe('the words of dice', () => {
  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('are complete in %s', async (language, script) => {
    const { stage, round } = open(language);
    await round(won);
    const words = [
      ...won.map(stage.describe),
      ...stage.rules().map(({ textContent }) => textContent),
      ...stage.returns().map(({ mode }) => mode),
    ];
    for (const shown of words) {
      expect(shown).toMatch(script);
      expect(shown).not.toMatch(/[{}]/);
    }
  });

  it('state pay and return of the bet', () => {
    const { stage } = open();
    expect(stage.rules().map(({ textContent }) => textContent)).toContain(
      'A bet with a chance of 49.50 % pays ×2. At your stake that is ฿1000.',
    );
    expect(stage.returns()).toContainEqual({ mode: 'Chance 49.5 %', returned: '99 %', best: '×2' });
    expect(stage.returns()).toContainEqual({ mode: 'Chance 0.01 %', returned: '99 %', best: '×9,900' });
  });
});
