import { cashOutAction } from '../../../shell/cashOutAction.ts';
import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { hundredthsText, returnRow, floorToHundredths } from '../../../shell/multiplierText.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import { createWinCard } from '../../../shell/winCard.ts';
import { climbDifficulties, ladders, multiplierAfter, returnByMode } from '../math.ts';
import type { ClimbChoice, ClimbDecision, ClimbEvent } from '../rules.ts';
import { createClimber } from './climber.ts';
import { describeClimb } from './describe.ts';
import { createLadder } from './ladder.ts';
import { paySheet } from './paySheet.ts';

const HOP_MS = 320;
const OPEN_MS = 180;
const FALL_MS = 520;

/** Creates the stage of the ladder. */
export function createClimbStage(context: StageContext): Stage<ClimbEvent> {
  const { text, money, sounds } = context;
  let phase: Phase = 'idle';
  let steps = 0;
  let isLost = false;

  const difficulty = createSegments({
    label: text('difficulty'),
    options: climbDifficulties.map((value) => ({ value, label: text(value) })),
    value: 'easy',
    onChange: clear,
  });
  const climber = createClimber(context.dress);
  const ladder = createLadder(text, climber, choose);
  const random = element('button', { type: 'button', class: 'button climb-random' }, text('randomDoor'));
  random.addEventListener('click', chooseRandom);
  const winCard = createWinCard();
  const top = element('p', { class: 'climb-top' });
  const root = element(
    'div',
    { class: 'climb' },
    ladder.root,
    element('div', { class: 'climb-foot' }, top, random),
    winCard.root,
  );
  const motion = createMotion({ root });
  const cashOut = cashOutAction(context);

  const ladderNow = () => ladders[difficulty.value()];

  function decide(decision: ClimbDecision): void {
    context.decide(decision);
  }

  function choose(door: number): void {
    if (phase === 'idle') context.showMessage(text('ready'));
    if (phase !== 'open' || door >= ladderNow().doors) return;
    decide({ type: 'step', door });
    ladder.setPending(door);
  }

  function chooseRandom(): void {
    // The traps are set already, so any way of choosing is as good as another.
    if (phase === 'open') choose(Math.floor(Math.random() * ladderNow().doors));
  }

  function clear(): void {
    motion.stop();
    steps = 0;
    isLost = false;
    winCard.hide();
    root.classList.remove('is-lost', 'is-won');
    ladder.build(ladderNow());
    top.textContent = text('top', { multiplier: multiplierAt(ladderNow().rows) });
    ladder.setCurrent(0);
  }

  const multiplierAt = (step: number): string => hundredthsText(floorToHundredths(multiplierAfter(ladderNow(), step)));

  /** Shows a step. Stops drawing once `isCurrent` is false. */
  async function showStep(
    event: Extract<ClimbEvent, { type: 'step_taken' }>,
    isStill: boolean,
    isCurrent: () => boolean,
  ): Promise<void> {
    const { row, door, isTrap, traps, payout } = event;
    ladder.setPending(undefined);
    ladder.hop(row, door, isStill);
    sounds.play('tick', row);
    await motion.pause(HOP_MS);
    if (!isCurrent()) return;
    ladder.reveal(row, traps, door);
    if (isTrap) {
      isLost = true;
      climber.setFallen(true);
      root.classList.add('is-lost');
      ladder.setCurrent(undefined);
      sounds.play('bust');
      context.showWin(0n);
      context.showResult(text('trapHit'));
      await motion.pause(FALL_MS);
      return;
    }
    steps = row + 1;
    const isTop = steps === ladderNow().rows;
    ladder.setCurrent(isTop ? undefined : steps);
    sounds.play('reveal', row);
    context.showWin(BigInt(payout));
    const multiplier = multiplierAt(steps);
    if (isTop) context.showResult(text('topReached', { multiplier }));
    else context.showMessage(text('stepSafe', { multiplier, next: multiplierAt(steps + 1) }));
    await motion.pause(OPEN_MS);
  }

  function showEnd(win: bigint): void {
    if (isLost) return;
    winCard.show(multiplierAt(steps), money(win));
    root.classList.add('is-won');
    sounds.play('cashOut');
  }

  clear();

  return {
    root,
    controls: difficulty.root,
    choice: (): ClimbChoice => ({ difficulty: difficulty.value() }),
    setChoice(choice) {
      // The server has checked it.
      difficulty.set((choice as ClimbChoice).difficulty);
      clear();
    },
    setPhase(next) {
      phase = next;
      root.dataset['phase'] = next;
      ladder.setOpen(next === 'open');
      random.setAttribute('aria-disabled', String(next !== 'open'));
      if (next === 'open' || next === 'idle') ladder.setPending(undefined);
    },
    begin: clear,
    async play(_, events, isStill) {
      const isCurrent = motion.start(isStill);
      for (const event of events) {
        switch (event.type) {
          case 'step_taken':
            await showStep(event, isStill, isCurrent);
            break;
          case 'ladder_revealed':
            ladder.setCurrent(undefined);
            event.traps.forEach((traps, row) => {
              if (row >= steps + (isLost ? 1 : 0)) ladder.reveal(row, traps, undefined);
            });
            break;
          case 'round_ended':
            showEnd(BigInt(event.win));
            break;
        }
        if (!isCurrent()) return;
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction: (round) => (round.events.length === 0 ? undefined : cashOut(round)),
    onKey(key) {
      if (/^[1-4]$/.test(key)) choose(Number(key) - 1);
      else if (key.toLowerCase() === 'r') chooseRandom();
      else return ladder.moveFocus(key);
      return true;
    },
    rules: () => paySheet(context, difficulty.value()),
    returns: () => returnByMode().map((mode) => returnRow(text(mode.mode), mode)),
    describe: (event) => describeClimb(event, text, money),
  };
}
