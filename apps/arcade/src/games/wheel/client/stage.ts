import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { createMotion } from '../../../shell/motion.ts';
import { hundredthsText, returnRow } from '../../../shell/multiplierText.ts';
import { createResultStrip } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { exactReturn, wheelRisks, wheelSegments, wheelSizes, type WheelSize } from '../math.ts';
import type { WheelChoice, WheelEvent } from '../rules.ts';
import { describeWheel } from './describe.ts';
import { createLegend } from './legend.ts';
import { tiersOf } from './tiers.ts';
import { createWheelDisc } from './wheelDisc.ts';

/** A round as the stage shows it. */
interface Result {
  segment: number;
  choice: WheelChoice;
  win: bigint;
}

/** The least time between two ticks of the pointer, which may pass several segments in one frame. */
const TICK_MS = 45;
/** How long a result is shown before the shell continues, in ms. */
const REST_MS = 260;

function multiplierOf({ choice, segment }: Result): number {
  return wheelSegments(choice.segments, choice.risk)[segment] ?? 0;
}

/** Creates the stage of the wheel. */
export function createWheelStage(context: StageContext): Stage<WheelEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion();
  const strip = createResultStrip(text);
  const legend = createLegend(text);
  let choice: WheelChoice = { segments: 20, risk: 'medium' };
  let results: readonly Result[] = [];
  let before = results;

  const figure = element('strong', { class: 'wheel-figure' });
  const amount = element('span', { class: 'wheel-amount' });
  const hub = element('div', { class: 'wheel-hub' }, element('p', { class: 'wheel-result' }, figure, amount));
  const [motif] = context.dress?.motifs ?? [];
  if (motif) hub.prepend(motifPicture(motif, 'wheel-motif'));
  const disc = createWheelDisc(hub, choice);

  const risk = createSegments({
    label: text('risk'),
    options: wheelRisks.map((value) => ({ value, label: text(`risk.${value}`) })),
    value: choice.risk,
    onChange: (next) => choose({ ...choice, risk: next }),
  });
  const sizes = new Map<string, WheelSize>(wheelSizes.map((size) => [String(size), size]));
  const segments = createSegments({
    label: text('segments'),
    options: [...sizes.keys()].map((value) => ({ value, label: value })),
    value: String(choice.segments),
    onChange: (next) => choose({ ...choice, segments: sizes.get(next) ?? choice.segments }),
  });

  function choose(next: WheelChoice): void {
    choice = next;
    risk.set(choice.risk);
    segments.set(String(choice.segments));
    disc.draw(choice);
    legend.draw(choice);
    showHub(undefined);
    context.changed();
  }

  function showHub(result: Result | undefined): void {
    hub.dataset['result'] = result ? (result.win > 0n ? 'won' : 'lost') : '';
    figure.textContent = result ? hundredthsText(multiplierOf(result)) : '';
    amount.textContent = result ? money(result.win) : '';
    legend.light(result && multiplierOf(result));
  }

  function showStrip(): void {
    strip.show(results.map((result) => ({ label: hundredthsText(multiplierOf(result)), isWin: result.win > 0n })));
  }

  choose(choice);
  return {
    root: element(
      'div',
      { class: 'wheel-stage' },
      strip.root,
      element('div', { class: 'wheel-place' }, disc.root),
      legend.root,
    ),
    controls: element('div', { class: 'wheel-controls' }, risk.root, segments.root),
    choice: () => choice,
    setChoice(next) {
      // The server checked the choice when the round was bet.
      choose(next as WheelChoice);
    },
    begin() {
      before = results;
      showHub(undefined);
      disc.darken();
      if (!context.prefersStill() && !context.isTurbo()) disc.start();
    },
    async play(_, events, isStill) {
      const stopped = events.find((event) => event.type === 'wheel_stopped');
      const ended = events.find((event) => event.type === 'round_ended');
      if (!stopped || !ended) return;
      const result: Result = { segment: stopped.segment, choice, win: BigInt(ended.win) };
      const multiplier = hundredthsText(multiplierOf(result));
      let tickedAt = 0;
      motion.start(isStill);
      await disc.stop(result.segment, {
        motion,
        onPass() {
          const now = performance.now();
          if (now - tickedAt < TICK_MS) return;
          tickedAt = now;
          sounds.play('tick');
        },
        onStop() {
          results = [...results, result].slice(-20);
          showStrip();
          showHub(result);
          sounds.play('stop');
          context.showResult(text('stoppedOn', { multiplier }), result.win > 0n ? 'win' : undefined);
        },
      });
      await motion.pause(REST_MS);
    },
    skip: motion.skip,
    cancel() {
      results = before;
      showStrip();
      disc.cancel();
      showHub(undefined);
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      element('p', {}, text('aboutSpin')),
      element('p', {}, text('aboutRisk')),
      element(
        'p',
        {},
        text('aboutPay', {
          pays: tiersOf(choice)
            .map(({ hundredths, count }) =>
              text('pay', {
                multiplier: hundredthsText(hundredths),
                amount: money((context.stake() * BigInt(hundredths)) / 100n),
                share: text('segmentShare', { count, size: choice.segments }),
              }),
            )
            .join(', '),
        }),
      ),
    ],
    returns: () =>
      wheelRisks.flatMap((of) =>
        wheelSizes.map((size) => {
          const multipliers = wheelSegments(size, of);
          return returnRow(text('wheelMode', { risk: text(`risk.${of}`), size }), {
            returned: exactReturn(multipliers),
            maxMultiplier: { numerator: BigInt(Math.max(...multipliers)), denominator: 100n },
          });
        }),
      ),
    describe: (event) => describeWheel(event, text, money),
  };
}
