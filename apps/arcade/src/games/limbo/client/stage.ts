import { createNumberField, type Control } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { fixedText } from '../../../shell/fixedPoint.ts';
import { createMotion, easeOut } from '../../../shell/motion.ts';
import { hundredthsText, multiplierText, returnRow } from '../../../shell/multiplierText.ts';
import { createResultStrip } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { MAX_WIN_MULTIPLIER } from '../../maxWin.ts';
import { returnByMode } from '../math.ts';
import type { LimboChoice, LimboEvent } from '../rules.ts';
import { describeLimbo } from './describe.ts';
import { chanceRange, shownChance, targetNear, targetRange } from './odds.ts';
import { createSky } from './sky.ts';

/** A round as the stage shows it. Multipliers are in hundredths. */
interface Result {
  reached: number;
  target: number;
  win: bigint;
}

/** Limits of the duration of a climb, which grows with its height. */
const MIN_CLIMB_MS = 320;
const MAX_CLIMB_MS = 900;
const MS_PER_DOUBLING = 90;
/** How long a result is shown before the shell continues, in ms. */
const REST_MS = 260;

function climbMs(hundredths: number): number {
  return Math.min(MAX_CLIMB_MS, MIN_CLIMB_MS + MS_PER_DOUBLING * Math.log2(hundredths / 100));
}

/**
 * Creates the stage of limbo: a multiplier that counts up, and a drawing that climbs past the target or stops below.
 */
export function createLimboStage(context: StageContext): Stage<LimboEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion();
  const strip = createResultStrip(text);
  const [climber, companion] = context.dress?.motifs ?? [];
  const sky = createSky(climber, companion);
  let choice: LimboChoice = { target: 200 };
  let results: readonly Result[] = [];
  let before = results;

  const figure = element('p', { class: 'limbo-figure' });
  const resultText = element('p', { class: 'limbo-verdict' });
  sky.root.append(element('div', { class: 'limbo-face' }, figure, resultText));

  const target: Control<number> = createNumberField({
    label: text('target'),
    text,
    decimals: 2,
    unit: '×',
    step: 10,
    ...targetRange,
    value: choice.target,
    hasHalfAndDouble: true,
    onChange: (next) => choose({ target: next }),
  });
  const chance: Control<number> = createNumberField({
    label: text('chance'),
    text,
    decimals: 4,
    unit: '%',
    ...chanceRange,
    value: shownChance(choice.target),
    onChange: (next) => choose({ target: targetNear(next) }),
  });

  function choose(next: LimboChoice): void {
    choice = next;
    target.set(choice.target);
    chance.set(shownChance(choice.target));
    showStart();
    context.changed();
  }

  function showMultiplier(hundredths: number): void {
    const shown = hundredthsText(hundredths);
    figure.textContent = shown;
    // Long figures are set smaller, so that they stay on one line.
    figure.style.setProperty('--figures', String(Math.max(5, shown.length)));
  }

  /** Shows the sky before a climb. */
  function showStart(): void {
    sky.setState('idle');
    sky.showTarget(text('targetIs', { multiplier: hundredthsText(choice.target) }));
    sky.showHeight(100, choice.target);
    showMultiplier(100);
    resultText.textContent = '';
  }

  function showResult(result: Result): void {
    const isWin = result.win > 0n;
    sky.setState(isWin ? 'won' : 'lost');
    sky.showTarget(text('targetIs', { multiplier: hundredthsText(result.target) }));
    sky.showHeight(result.reached, result.target);
    showMultiplier(result.reached);
    resultText.textContent = isWin
      ? `✓ ${hundredthsText(result.target)} · ${money(result.win)}`
      : `✕ ${text('belowTarget', { multiplier: hundredthsText(result.target) })}`;
  }

  function showResults(): void {
    strip.show(results.map(({ reached, win }) => ({ label: hundredthsText(reached), isWin: win > 0n })));
    const last = results.at(-1);
    if (last) showResult(last);
    else showStart();
  }

  showStart();
  return {
    root: element('div', { class: 'limbo-stage' }, strip.root, sky.root),
    controls: element('div', { class: 'limbo-controls' }, target.root, chance.root),
    choice: () => choice,
    setChoice(next) {
      // The server checked the choice when the round was bet.
      choose(next as LimboChoice);
    },
    begin() {
      before = results;
      showStart();
      sky.setState('climbing');
      resultText.textContent = text('climbing');
    },
    async play(_, events, isStill) {
      const reached = events.find((event) => event.type === 'multiplier_reached');
      const ended = events.find((event) => event.type === 'round_ended');
      if (!reached || !ended) return;
      const result: Result = { reached: reached.hundredths, target: choice.target, win: BigInt(ended.win) };
      const doublings = Math.log(result.reached / 100);
      let lastStep = 0;
      motion.start(isStill);
      await motion.run(climbMs(result.reached), (part) => {
        if (part < 1) {
          const at = Math.floor(100 * Math.exp(doublings * easeOut(part)));
          showMultiplier(at);
          sky.showHeight(at, result.target);
          const step = Math.floor(part * 8);
          if (step > lastStep) sounds.play('tick', step);
          lastStep = step;
          return;
        }
        results = [...results, result].slice(-20);
        showResults();
        sounds.play('stop');
        context.showResult(describeLimbo(reached, text, money), result.win > 0n ? 'win' : undefined);
      });
      await motion.pause(REST_MS);
    },
    skip: motion.skip,
    cancel() {
      results = before;
      showResults();
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      element('p', {}, text('aboutClimb')),
      element('p', {}, text('aboutTarget', { most: multiplierText(MAX_WIN_MULTIPLIER) })),
      element(
        'p',
        {},
        text('aboutPay', {
          multiplier: hundredthsText(choice.target),
          chance: fixedText(shownChance(choice.target), 4),
          amount: money((context.stake() * BigInt(choice.target)) / 100n),
        }),
      ),
    ],
    returns: () =>
      returnByMode().map((mode) =>
        returnRow(text('targetMode', { multiplier: multiplierText(mode.maxMultiplier) }), mode),
      ),
    describe: (event) => describeLimbo(event, text, money),
  };
}
