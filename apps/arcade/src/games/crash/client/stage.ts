import { element } from '../../../shell/element.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { multiplierAt, reachedAt } from '../growth.ts';
import type { CrashEvent } from '../rules.ts';
import { createFlight } from './flight.ts';
import { headingOf } from './heading.ts';
import { crashSheets } from './rulesText.ts';

/** A replayed flight takes this long at most; it is faster than the real one then. */
const MAX_REPLAY_MS = 9_000;
const MIN_REPLAY_MS = 500;
const REST_MS = 900;

/** Creates the stage that replays a bet: the flight of its round, with the bet's own cash-outs. */
export function createCrashStage(context: StageContext): Stage<CrashEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion();
  /** The time of the replayed round in ms after its start. */
  let time = 0;
  const flight = createFlight({
    text,
    motif: context.dress?.motifs[0],
    heading: headingOf(context.gameCode),
    now: () => time,
    prefersStill: context.prefersStill,
  });
  const resultText = element('p', { class: 'crash-verdict' });
  let choice: unknown;

  return {
    ...crashSheets({ text, money, stake: context.stake }),
    root: element('div', { class: 'crash-stage' }, flight.root, resultText),
    choice: () => choice,
    setChoice(next) {
      choice = next;
    },
    begin() {
      time = 0;
      resultText.textContent = '';
      flight.mark([]);
      flight.fly(0);
    },
    async play(round, events, isStill) {
      const cashOuts = events.filter((event) => event.type === 'cashed_out');
      const crash = events.find((event) => event.type === 'round_crashed');
      const end = crash?.hundredths ?? cashOuts.at(-1)?.hundredths ?? 100;
      const lastsMs = reachedAt(end);
      let shownCount = 0;
      const showCashOuts = (until: number): void => {
        const shown = cashOuts.filter(({ hundredths }) => hundredths <= until);
        if (shown.length === shownCount) return;
        shownCount = shown.length;
        flight.mark(shown.map(({ hundredths }) => hundredths));
        context.showWin(shown.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
        sounds.play('cashOut');
      };
      motion.start(isStill);
      await motion.run(Math.min(MAX_REPLAY_MS, Math.max(MIN_REPLAY_MS, lastsMs)), (part) => {
        time = lastsMs * part;
        showCashOuts(part === 1 ? end : multiplierAt(Math.floor(time)));
      });
      flight.crash(end);
      if (cashOuts.length === 0) sounds.play('bust');
      const isWin = BigInt(round.win) > 0n;
      resultText.textContent = isWin ? `✓ ${money(BigInt(round.win))}` : `✕ ${money(BigInt(round.stake))}`;
      resultText.dataset['state'] = isWin ? 'won' : 'lost';
      context.showResult(text('eventCrashed', { multiplier: hundredthsText(end) }), isWin ? 'win' : undefined);
      await motion.pause(REST_MS);
    },
    skip: motion.skip,
    cancel() {
      resultText.textContent = '';
      flight.mark([]);
    },
  };
}
