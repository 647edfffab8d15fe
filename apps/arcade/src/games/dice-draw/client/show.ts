import { drawnDie } from '../../../shell/dice/drawnDie.ts';
import { element } from '../../../shell/element.ts';
import type { DrawShow, ShowContext } from '../../../shell/lottery/lotteryGame.ts';
import { sumOf, type Dice } from '../../threeDice.ts';

const ROLL_MS = 1_300;

/** Creates the cup's table: three dice and their sum. */
export function createDiceShow({ motion, sounds }: ShowContext): DrawShow<Dice> {
  const dice = element('div', { class: 'dice-table' });
  const sum = element('strong', { class: 'lot-ball is-large is-sum' });
  const root = element('div', { class: 'lot-show dice-show' }, dice, sum);
  const put = (faces: readonly number[]): void =>
    dice.replaceChildren(...faces.map((face) => drawnDie(face, 'is-large')));
  const sumText = (faces: Dice): string => String(sumOf(faces));

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
