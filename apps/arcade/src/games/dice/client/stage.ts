import { element } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { createMotion, easeOut } from '../../../shell/motion.ts';
import { multiplierText, percentText, returnRow } from '../../../shell/multiplierText.ts';
import { createResultStrip } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { multiplierOf, returnByMode } from '../math.ts';
import type { DiceChoice, DiceEvent } from '../rules.ts';
import { createDiceControls } from './controls.ts';
import { describeDice, rollText } from './describe.ts';
import { createDial } from './dial.ts';
import { betPay, diceRules } from './rulesText.ts';
import { betText, createScale } from './scale.ts';

/** A round as the stage shows it. */
interface Result {
  roll: number;
  win: bigint;
  choice: DiceChoice;
}

const ROLL_MS = 520;
/** How long a result is shown before the shell continues, in ms. */
const REST_MS = 240;

/** Creates the stage of dice: the roll in large figures over the scale on which it falls. */
export function createDiceStage(context: StageContext): Stage<DiceEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion();
  const strip = createResultStrip(text);
  const [motif, backdrop = motif] = context.dress?.motifs ?? [];
  let choice: DiceChoice = { side: 'over', winning: 4950 };
  let results: readonly Result[] = [];
  let before = results;

  const dial = createDial();
  const { roll } = dial;
  const resultText = element('p', { class: 'dice-verdict' });
  const pay = element('p', { class: 'dice-pay' });
  const face = element(
    'div',
    { class: 'dice-face' },
    element('div', { class: 'dice-table' }, dial.root, element('div', { class: 'dice-outcome' }, resultText, pay)),
  );
  if (backdrop) face.prepend(motifPicture(backdrop, 'dice-backdrop'));
  const scale = createScale(text, motif, (winning) => {
    choose({ ...choice, winning });
  });
  const controls = createDiceControls(text, choice, choose);

  const payText = ({ winning }: DiceChoice, amount: bigint): string =>
    `${multiplierText(multiplierOf(winning))} · ${money(amount)}`;

  function choose(next: DiceChoice): void {
    choice = next;
    scale.showChoice(choice);
    dial.showChoice(choice);
    controls.show(choice);
    showBet();
    context.changed();
  }

  function showRoll(at: number | undefined, outcome?: 'won' | 'lost'): void {
    scale.showMarker(at, outcome);
    dial.showRoll(at);
  }

  /** Shows the bet in the place of the later result, beside the last roll. */
  function showBet(): void {
    face.dataset['result'] = '';
    roll.textContent = rollText(results.at(-1)?.roll ?? 0);
    resultText.textContent = betText(text, choice);
    pay.textContent = payText(choice, betPay(choice, context.stake()));
    showRoll(results.at(-1)?.roll);
  }

  function showResult(result: Result): void {
    const outcome = result.win > 0n ? 'won' : 'lost';
    face.dataset['result'] = outcome;
    roll.textContent = rollText(result.roll);
    resultText.textContent = `${outcome === 'won' ? '✓' : '✕'} ${betText(text, result.choice)}`;
    pay.textContent = outcome === 'won' ? payText(result.choice, result.win) : '×0';
    showRoll(result.roll, outcome);
  }

  function showResults(): void {
    strip.show(results.map((result) => ({ label: rollText(result.roll), isWin: result.win > 0n })));
    const last = results.at(-1);
    if (last) showResult(last);
    else showBet();
  }

  choose(choice);
  return {
    root: element('div', { class: 'dice-stage' }, strip.root, face, scale.root),
    controls: controls.root,
    choice: () => choice,
    setChoice(next) {
      // The server checked the choice when the round was bet.
      choose(next as DiceChoice);
    },
    setStake() {
      if (face.dataset['result'] === '') showBet();
    },
    setPhase(phase) {
      scale.setEnabled(phase === 'idle');
    },
    begin() {
      before = results;
      face.dataset['result'] = 'rolling';
      resultText.textContent = text('rolling');
      pay.textContent = payText(choice, betPay(choice, context.stake()));
    },
    async play(_, events, isStill) {
      const rolled = events.find((event) => event.type === 'rolled');
      const ended = events.find((event) => event.type === 'round_ended');
      if (!rolled || !ended) return;
      const from = results.at(-1)?.roll ?? 0;
      const result: Result = { roll: rolled.roll, win: BigInt(ended.win), choice };
      motion.start(isStill);
      sounds.play('tick');
      await motion.run(ROLL_MS, (part) => {
        if (part < 1) {
          const at = Math.round(from + (result.roll - from) * easeOut(part));
          roll.textContent = rollText(at);
          showRoll(at);
          return;
        }
        results = [...results, result].slice(-20);
        showResults();
        sounds.play('stop');
        context.showResult(describeDice(rolled, text, money), result.win > 0n ? 'win' : undefined);
      });
      await motion.pause(REST_MS);
    },
    skip: motion.skip,
    cancel() {
      results = before;
      showResults();
    },
    rules: () => diceRules(text, choice, context.stake(), money),
    returns: () =>
      returnByMode().map((mode) =>
        returnRow(
          text('chanceMode', {
            chance: percentText(
              {
                numerator: mode.returned.numerator * mode.maxMultiplier.denominator,
                denominator: mode.returned.denominator * mode.maxMultiplier.numerator,
              },
              2,
            ),
          }),
          mode,
        ),
      ),
    describe: (event) => describeDice(event, text, money),
  };
}
