import { element } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { createMotion } from '../../../shell/motion.ts';
import { hundredthsText, returnRow } from '../../../shell/multiplierText.ts';
import { createResultStrip } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { NUMBERS, prizes, returnByMode } from '../math.ts';
import type { StampedEvent } from '../rules.ts';
import { describeStamped } from './describe.ts';

/** A round as the stage shows it. */
interface Result {
  number: number;
  prize: number | null;
  win: bigint;
}

const ROLL_MS = 600;
/** How long a result is shown before the shell continues, in ms. */
const REST_MS = 260;

/** Creates the stage of stamped: a number that rolls, above the prizes. */
export function createStampedStage(context: StageContext): Stage<StampedEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  const strip = createResultStrip(text);
  let results: readonly Result[] = [];
  let before = results;

  const figure = element('p', { class: 'stamped-figure' });
  const face = element('div', { class: 'stamped-face' }, figure);
  const [motif] = context.dress?.motifs ?? [];
  if (motif) face.prepend(motifPicture(motif, 'stamped-motif'));
  const rows = prizes.map(({ hundredths }) => element('li', { class: 'stamped-prize' }, hundredthsText(hundredths)));

  function show(result: Result | undefined): void {
    face.dataset['result'] = result ? (result.win > 0n ? 'won' : 'lost') : '';
    figure.textContent = result ? String(result.number) : '–';
    rows.forEach((row, index) => row.classList.toggle('is-hit', index === result?.prize));
  }

  function showResults(): void {
    strip.show(results.map(({ number, win }) => ({ label: String(number), isWin: win > 0n })));
    show(results.at(-1));
  }

  show(undefined);
  return {
    root: element(
      'div',
      { class: 'stamped-stage' },
      strip.root,
      face,
      element('ul', { class: 'stamped-prizes', 'aria-label': text('prizes') }, ...rows),
    ),
    choice: () => ({}),
    begin() {
      before = results;
      show(undefined);
    },
    async play(_, events, isStill) {
      const drawn = events.find((event) => event.type === 'number_drawn');
      const ended = events.find((event) => event.type === 'round_ended');
      if (!drawn || !ended) return;
      const result: Result = { number: drawn.number, prize: drawn.prize, win: BigInt(ended.win) };
      motion.start(isStill);
      await motion.run(ROLL_MS, (part) => {
        if (part < 1) {
          figure.textContent = String(Math.floor(part * NUMBERS));
          return;
        }
        results = [...results, result].slice(-20);
        showResults();
        sounds.play('stop');
        context.showResult(describeStamped(drawn, text, money), result.win > 0n ? 'win' : undefined);
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
      element('p', {}, text('aboutRound', { last: NUMBERS - 1 })),
      element(
        'p',
        {},
        text('aboutPay', {
          pays: prizes
            .map(
              ({ hundredths, weight }) =>
                `${hundredthsText(hundredths)} = ${money((context.stake() * BigInt(hundredths)) / 100n)} (${weight}/${NUMBERS})`,
            )
            .join(', '),
        }),
      ),
    ],
    returns: () => returnByMode().map((mode) => returnRow(text('everyStake'), mode)),
    describe: (event) => describeStamped(event, text, money),
  };
}
