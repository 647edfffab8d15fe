import { element, svgElement } from '../../../shell/element.ts';
import type { DrawShow, ShowContext } from '../../../shell/lottery/lotteryGame.ts';
import type { DiceResult } from '../math.ts';

const ROLL_MS = 1_300;

/** The pips of each face on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die that shows a face. */
export function drawnDie(face: number, isLarge = false): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 36 36', class: isLarge ? 'lot-die is-large' : 'lot-die', 'aria-hidden': 'true', 'data-face': face },
    svgElement('rect', { x: 1.5, y: 1.5, width: 33, height: 33, rx: 8 }),
    ...(pips[face] ?? []).map((at) =>
      svgElement('circle', { cx: 9 + (at % 3) * 9, cy: 9 + Math.floor(at / 3) * 9, r: face === 1 ? 4.6 : 3.2 }),
    ),
  );
}

/** Creates the cup's table: three dice and their sum. */
export function createDiceShow({ motion, sounds }: ShowContext): DrawShow<DiceResult> {
  const dice = element('div', { class: 'dice-table' });
  const sum = element('strong', { class: 'lot-ball is-large is-sum' });
  const root = element('div', { class: 'lot-show dice-show' }, dice, sum);
  const put = (faces: readonly number[]): void => dice.replaceChildren(...faces.map((face) => drawnDie(face, true)));
  const sumText = (faces: DiceResult): string => String(faces.reduce((all, face) => all + face, 0));

  return {
    root,
    async play(result) {
      sum.textContent = '–';
      dice.classList.add('is-rolling');
      let last = -1;
      await motion.run(ROLL_MS, (part) => {
        const step = Math.floor(part * 14);
        if (step === last) return;
        last = step;
        put(part === 1 ? result : result.map((face, index) => ((face + step * (index + 2)) % 6) + 1));
      });
      dice.classList.remove('is-rolling');
      put(result);
      sum.textContent = sumText(result);
      sounds.play('reveal', 2);
    },
    show(result) {
      put(result ?? []);
      sum.textContent = result ? sumText(result) : '–';
    },
  };
}
