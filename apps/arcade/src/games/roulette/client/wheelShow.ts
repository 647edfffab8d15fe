import type { ShowParts, TableShow } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { RouletteResult } from '../rules.ts';
import { numberBadge, numbersOf } from './statisticsPanel.ts';
import { createRouletteWheel } from './wheelDrawing.ts';
import { resultText } from './words.ts';

/** How many of the last numbers are shown beside the wheel. */
const LAST = 10;
/** How long the wheel stays in front after the ball has landed, in ms. */
const REST_MS = 2_500;

/** Creates the wheel with the last numbers. While bets are open the page shows the table instead. */
export function createWheelShow({ text, sounds, announce, head }: ShowParts): TableShow<RouletteResult> {
  const isReplay = head.length === 0;
  const wheel = createRouletteWheel();
  const resultBadge = element('p', { class: 'wheel-verdict', 'aria-hidden': 'true' });
  const last = element('ol', { class: 'last-numbers', 'aria-label': text('lastResults') });
  const skip = element('button', { type: 'button', class: 'wheel-skip', 'aria-label': text('skipSpin'), hidden: true });
  const motion = createMotion();
  skip.addEventListener('click', motion.skip);
  const root = element(
    'div',
    { class: 'roulette-stage', 'data-view': isReplay ? 'spin' : 'bets' },
    element('div', { class: 'wheel-place' }, wheel.root, resultBadge, skip),
    element('div', { class: 'wheel-side' }, ...head, last),
  );
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isRolling = false;

  function setView(view: 'bets' | 'spin'): void {
    clearTimeout(rest);
    if (!isReplay) root.dataset['view'] = view;
  }

  /** The numbers of the last draws, newest first. */
  let numbers: readonly number[] = [];

  function showLast(): void {
    last.replaceChildren(
      ...numbers.slice(0, LAST).map((number) => element('li', {}, numberBadge(number, String(number)))),
    );
  }

  function clear(): void {
    motion.stop();
    isRolling = false;
    resultBadge.replaceChildren();
    skip.hidden = true;
    setView('bets');
  }

  return {
    root,
    clear,
    skip: motion.skip,
    async show(result, { isStill }) {
      clear();
      const isCurrent = motion.start(isStill);
      isRolling = true;
      setView('spin');
      skip.hidden = isStill;
      if (!isStill) sounds.play('reveal');
      await wheel.spin(result.number, motion);
      if (!isCurrent()) return;
      isRolling = false;
      skip.hidden = true;
      sounds.play('stop');
      resultBadge.replaceChildren(numberBadge(result.number));
      announce(resultText(result, text));
      showLast();
      rest = setTimeout(() => setView('bets'), REST_MS);
    },
    onMessage(message, state) {
      if (message.type === 'closed' && state.phase === 'closed') setView('spin');
      numbers = numbersOf(state.past);
      // The number of this draw is shown once the ball has landed.
      if (message.type === 'result' || isRolling) return;
      showLast();
      const [number] = numbers;
      if (message.type === 'hello' && number !== undefined && state.past[0]?.index !== state.draw.index)
        wheel.rest(number);
    },
  };
}
