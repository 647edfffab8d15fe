// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { pick, wordsOf } from '../../../shell/testing/controls.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { wheelGame } from '../game.ts';
import { wheelRisks, wheelSegments, wheelSizes } from '../math.ts';
import type { WheelChoice, WheelEvent } from '../rules.ts';
import { wheelMessages } from './messages.ts';
import { createWheelStage } from './stage.ts';
import { tiersOf } from './tiers.ts';

const choice: WheelChoice = { segments: 20, risk: 'medium' };
const bestSegment = wheelSegments(20, 'medium').indexOf(480);

function eventsAt(segment: number, win: string): WheelEvent[] {
  return [
    { type: 'wheel_stopped', segment },
    { type: 'round_ended', win },
  ];
}
const won = eventsAt(bestSegment, '2400');
const lost = eventsAt(0, '0');

function open(language = 'EN', isTurbo = false) {
  const { context, calls } = stageContext(wheelMessages, language, { isTurbo: () => isTurbo });
  const stage = createWheelStage(context);
  const all = (selector: string) => Array.from(stage.root.querySelectorAll(selector));
  return {
    stage,
    calls,
    all,
    controls: stage.controls,
    words: (selector: string) => wordsOf(stage.root, selector),
    lit: () => all('.wheel-segment.is-hit').map((segment) => segment.getAttribute('data-segment')),
    /** The angle of the wheel, in degrees clockwise from 0 to below 360. */
    angle: (): number => {
      const transform = stage.root.querySelector<HTMLElement>('.wheel-turning')?.style.transform ?? '';
      return ((Number(/-?[\d.]+/.exec(transform)?.[0]) % 360) + 360) % 360 || 0;
    },
    results: () => all('.last-result').map(({ textContent }) => textContent),
    round: async (events: WheelEvent[], isStill = true): Promise<void> => {
      stage.begin();
      await stage.play(roundOf(1), events, isStill);
    },
  };
}

describe('the stage of the wheel', () => {
  it('turns the segment of the round to the pointer and lights it with its multiplier', async () => {
    const { round, words, lit, angle, calls } = open();
    await round(won);
    expect(angle()).toBeCloseTo(360 - bestSegment * 18);
    expect(lit()).toEqual([String(bestSegment)]);
    expect(words('.wheel-tier.is-hit strong')).toBe('×4.80');
    expect(words('.wheel-figure')).toBe('×4.80');
    expect(words('.wheel-amount')).toBe('฿2400');
    expect(calls.messages).toEqual(['The wheel stops on ×4.80']);
  });

  it('shows a lost round', async () => {
    const { round, words, results, lit } = open();
    await round(won);
    await round(lost);
    expect(lit()).toEqual(['0']);
    expect(words('.wheel-figure')).toBe('×0.00');
    expect(results()).toEqual(['×4.80, won', '×0.00, lost']);
  });

  it('turns while the answer is pending, and stops at the segment', async () => {
    const { stage, angle, lit, calls } = open();
    stage.begin();
    await expect.poll(angle).toBeGreaterThan(0);
    expect(lit()).toEqual([]);
    await stage.play(roundOf(1), won, false);
    expect(angle()).toBeCloseTo(360 - bestSegment * 18);
    expect(lit()).toEqual([String(bestSegment)]);
    expect(calls.cues).toContain('tick');
  });

  it('does not turn for a player who wants rounds shortened', async () => {
    const { stage, angle } = open('EN', true);
    stage.begin();
    await new Promise((resume) => requestAnimationFrame(resume));
    expect(angle()).toBe(0);
  });

  it('shows the result at once when the player skips', async () => {
    const { stage, lit, words } = open();
    stage.begin();
    const played = stage.play(roundOf(1), won, false);
    expect(lit()).toEqual([]);
    stage.skip?.();
    expect(lit()).toEqual([String(bestSegment)]);
    expect(words('.wheel-figure')).toBe('×4.80');
    await played;
  });

  it('is unchanged when a bet is cancelled', async () => {
    const { stage, round, angle, results, words } = open();
    await round(won);
    stage.begin();
    stage.cancel();
    const stoppedAt = angle();
    await new Promise((resume) => requestAnimationFrame(resume));
    expect(angle()).toBe(stoppedAt);
    expect(stoppedAt).toBeCloseTo(360 - bestSegment * 18);
    expect(words('.wheel-figure')).toBe('');
    expect(results()).toEqual(['×4.80, won']);
  });
});

describe('the wheel that is shown', () => {
  it.each(wheelRisks.flatMap((risk) => wheelSizes.map((segments) => ({ segments, risk }))))(
    'has the $segments segments and the multipliers of $risk risk',
    (shown) => {
      const { stage, all } = open();
      stage.setChoice?.(shown);
      expect(all('.wheel-segment')).toHaveLength(shown.segments);
      expect(all('.wheel-segment .wheel-label')).toHaveLength(shown.segments);
      const legend = all('.wheel-tier').map((tier) => [
        tier.querySelector('strong')?.textContent,
        tier.querySelector('.caption')?.textContent,
      ]);
      expect(legend).toEqual(
        tiersOf(shown).map(({ hundredths, count }) => [
          `×${(hundredths / 100).toFixed(2)}`,
          `${count} of ${shown.segments}`,
        ]),
      );
      expect(tiersOf(shown).reduce((sum, { count }) => sum + count, 0)).toBe(shown.segments);
    },
  );

  it('marks multipliers by dots as well as by colour', () => {
    const { all } = open();
    expect(all('.wheel-tier-mark').map(({ textContent }) => textContent)).toEqual(['', '•', '••', '•••']);
    const best = all(`[data-segment="${bestSegment}"] .wheel-dot`);
    expect(best).toHaveLength(3);
    expect(all('[data-segment="0"] .wheel-dot')).toHaveLength(0);
  });

  it('marks the only winning segment of a high risk as the best one', () => {
    const { stage, all } = open();
    stage.setChoice?.({ segments: 30, risk: 'high' });
    expect(all('.wheel-tier-mark').map(({ textContent }) => textContent)).toEqual(['', '•••']);
  });
});

describe('the controls of the wheel', () => {
  it('offer every wheel of the rules', () => {
    const { stage, controls } = open();
    expect(wheelGame.choice.parse(stage.choice())).toEqual(choice);
    for (const risk of wheelRisks)
      for (const segments of wheelSizes) {
        pick(controls, risk);
        pick(controls, String(segments));
        expect(wheelGame.choice.parse(stage.choice())).toEqual({ segments, risk });
      }
    expect(stage.openAction).toBeUndefined();
  });

  it('show the choice of a resumed round', () => {
    const { stage, controls } = open();
    stage.setChoice?.({ segments: 50, risk: 'high' });
    expect(stage.choice()).toEqual({ segments: 50, risk: 'high' });
    const checked = Array.from(controls?.querySelectorAll<HTMLInputElement>('input') ?? [])
      .filter((input) => input.checked)
      .map(({ value }) => value);
    expect(checked).toEqual(['high', '50']);
  });
});

describe('the words of the wheel', () => {
  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('are complete in %s', async (language, script) => {
    const { stage, round, calls } = open(language);
    await round(won);
    const shown = [
      ...calls.messages,
      ...won.map(stage.describe),
      ...stage.rules().map(({ textContent }) => textContent),
      ...stage.returns().map(({ mode }) => mode),
    ];
    for (const line of shown) {
      expect(line).toMatch(script);
      expect(line).not.toMatch(/[{}]/);
    }
  });

  it('state pays and returns', () => {
    const { stage } = open();
    expect(stage.rules().map(({ textContent }) => textContent)).toContain(
      'At your stake this wheel pays: ×0.00 = ฿0 (11 of 20), ×1.50 = ฿750 (6 of 20), ×3.00 = ฿1500 (2 of 20), ×4.80 = ฿2400 (1 of 20).',
    );
    expect(stage.returns()).toContainEqual({ mode: 'High, 50 segments', returned: '99 %', best: '×49.5' });
    expect(stage.returns()).toHaveLength(15);
  });
});
