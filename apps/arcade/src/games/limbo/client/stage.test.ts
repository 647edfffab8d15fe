// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { wordsOf, write, written } from '../../../shell/testing/controls.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { limboGame } from '../game.ts';
import { MAX_TARGET, MIN_TARGET } from '../math.ts';
import type { LimboEvent } from '../rules.ts';
import { limboMessages } from './messages.ts';
import { shownChance, targetNear } from './odds.ts';
import { createLimboStage } from './stage.ts';

const won: LimboEvent[] = [
  { type: 'multiplier_reached', hundredths: 123_456 },
  { type: 'round_ended', win: '1000' },
];
const lost: LimboEvent[] = [
  { type: 'multiplier_reached', hundredths: 142 },
  { type: 'round_ended', win: '0' },
];

function open(language = 'EN') {
  const { context, calls } = stageContext(limboMessages, language);
  const stage = createLimboStage(context);
  return {
    stage,
    calls,
    controls: stage.controls,
    words: (selector: string) => wordsOf(stage.root, selector),
    state: () => stage.root.querySelector('.limbo-sky')?.getAttribute('data-state'),
    height: (): number => {
      const transform = stage.root.querySelector<HTMLElement>('.limbo-path')?.style.transform ?? '';
      return -Number(/-?[\d.]+/.exec(transform)?.[0]);
    },
    results: () => Array.from(stage.root.querySelectorAll('.last-result'), ({ textContent }) => textContent),
    round: async (events: LimboEvent[], isStill = true): Promise<void> => {
      stage.begin();
      await stage.play(roundOf(1), events, isStill);
    },
  };
}

describe('the stage of limbo', () => {
  it('shows the reached multiplier, the target and the amount of a win', async () => {
    const { round, words, state, calls } = open();
    await round(won);
    expect(words('.limbo-figure')).toBe('×1,234.56');
    expect(words('.limbo-verdict')).toBe('✓ ×2.00 · ฿1000');
    expect(state()).toBe('won');
    expect(calls.messages).toEqual(['Reached ×1,234.56']);
  });

  it('shows that the target was not reached', async () => {
    const { round, words, state, results } = open();
    await round(lost);
    expect(words('.limbo-figure')).toBe('×1.42');
    expect(words('.limbo-verdict')).toBe('✕ Below the target ×2.00');
    expect(state()).toBe('lost');
    await round(won);
    expect(results()).toEqual(['×1.42, lost', '×1,234.56, won']);
  });

  it.each([MIN_TARGET, 200, MAX_TARGET])(
    'puts the climber of target %i above its line only if it wins',
    async (target) => {
      const { stage, round, height } = open();
      stage.setChoice?.({ target });
      const line = 62;
      await round([
        { type: 'multiplier_reached', hundredths: target },
        { type: 'round_ended', win: '1' },
      ]);
      expect(height()).toBeCloseTo(line);
      await round([
        { type: 'multiplier_reached', hundredths: 100 },
        { type: 'round_ended', win: '0' },
      ]);
      expect(height()).toBeCloseTo(0);
    },
  );

  it('ends a moving round at the multiplier', async () => {
    const { round, words } = open();
    await round(lost, false);
    expect(words('.limbo-figure')).toBe('×1.42');
  });

  it('shows the result at once when the player skips', async () => {
    const { stage, words } = open();
    stage.begin();
    expect(words('.limbo-figure')).toBe('×1.00');
    const played = stage.play(roundOf(1), won, false);
    stage.skip?.();
    expect(words('.limbo-figure')).toBe('×1,234.56');
    await played;
  });

  it('restores the previous round when a bet is cancelled', async () => {
    const { stage, round, words, results } = open();
    stage.begin();
    stage.cancel();
    expect(words('.limbo-figure')).toBe('×1.00');
    expect(words('.limbo-verdict')).toBe('');
    await round(lost);
    stage.begin();
    stage.cancel();
    expect(words('.limbo-figure')).toBe('×1.42');
    expect(results()).toEqual(['×1.42, lost']);
  });
});

describe('the controls of limbo', () => {
  it.each([
    ['Target', '25,000', MAX_TARGET],
    ['Target', '1', MIN_TARGET],
    ['Target', '2.5', 250],
    ['Win chance', '99', MIN_TARGET],
    ['Win chance', '49.5', 200],
    ['Win chance', '9.9', 1000],
  ])('follow the field %s with %s', (label, words, target) => {
    const { stage, controls } = open();
    write(controls, label, words);
    expect(limboGame.choice.parse(stage.choice())).toEqual({ target });
    expect(stage.openAction).toBeUndefined();
  });

  it('show target and chance of the same bet, and the target on its line', () => {
    const { controls, words } = open();
    write(controls, 'Target', '4');
    expect(written(controls, 'Win chance')).toBe('24.7500');
    expect(words('.limbo-line')).toBe('Target ×4.00');
  });

  it('halve and double the target', () => {
    const { stage, controls } = open();
    controls?.querySelector<HTMLButtonElement>('[aria-label="Target: 2×, Double"]')?.click();
    expect(stage.choice()).toEqual({ target: 400 });
    controls?.querySelector<HTMLButtonElement>('[aria-label="Target: ½, Half"]')?.click();
    controls?.querySelector<HTMLButtonElement>('[aria-label="Target: ½, Half"]')?.click();
    expect(limboGame.choice.parse(stage.choice())).toEqual({ target: MIN_TARGET });
  });

  it('show the choice of a resumed round', () => {
    const { stage, controls } = open();
    stage.setChoice?.({ target: 1980 });
    expect(stage.choice()).toEqual({ target: 1980 });
    expect(written(controls, 'Target')).toBe('19.80');
    expect(written(controls, 'Win chance')).toBe('5.0000');
  });

  it('convert every chance within the limits to a target that the rules accept', () => {
    for (const chance of [1, 2, 99, 1000, 495_000, 980_198])
      expect(limboGame.choice.safeParse({ target: targetNear(chance) }).success).toBe(true);
    for (const target of [MIN_TARGET, 150, 200, 9900]) expect(targetNear(shownChance(target))).toBe(target);
  });
});

describe('the words of limbo', () => {
  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('are complete in %s', async (language, script) => {
    const { stage, round, words } = open(language);
    await round(lost);
    const shown = [
      words('.limbo-verdict'),
      words('.limbo-line'),
      ...lost.map(stage.describe),
      ...stage.rules().map(({ textContent }) => textContent),
      ...stage.returns().map(({ mode }) => mode),
    ];
    for (const line of shown) {
      expect(line).toMatch(script);
      expect(line).not.toMatch(/[{}]/);
    }
  });

  it('state pay and return of the bet', () => {
    const { stage } = open();
    expect(stage.rules().map(({ textContent }) => textContent)).toContain(
      'Target ×2.00 has a chance of 49.5000 % and pays ฿1000 at your stake.',
    );
    expect(stage.returns()).toContainEqual({ mode: 'Target ×2', returned: '99 %', best: '×2' });
    expect(stage.returns().at(-1)?.best).toBe('×25,000');
  });
});
