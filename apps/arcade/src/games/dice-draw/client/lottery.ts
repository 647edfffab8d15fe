import { drawnDie } from '../../../shell/dice/drawnDie.ts';
import { element } from '../../../shell/element.ts';
import { defineLottery, type BoardTab, type Lottery } from '../../../shell/lottery/lotteryGame.ts';
import { sumOf } from '../../threeDice.ts';
import { dicePlays, type DiceResult } from '../math.ts';
import { diceWords } from './describe.ts';
import { createDiceShow } from './show.ts';

const tab = (name: string, ...plays: string[]): BoardTab => ({ name, plays });
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Returns the lottery of a title. All titles have the same plays. */
export function diceLotteryOf(): Lottery {
  return defineLottery<DiceResult>({
    form: 'dice',
    plays: dicePlays.dice,
    tabs: [
      tab('tab.sums', 'sumSide', 'sum'),
      tab('tab.faces', 'face'),
      tab('tab.equal', 'kind', 'double', 'triple'),
      tab('pair', 'pair'),
      tab('three', 'three'),
    ],
    createShow: createDiceShow,
    resultNodes: (dice) => [
      ...dice.map((die) => drawnDie(die)),
      element('strong', { class: 'lot-sum' }, String(sumOf(dice))),
    ],
    resultWords: (dice, text) => diceWords(dice, text),
    counted: [
      {
        label: (text) => text('countSum'),
        values: numbers(3, 18),
        isIn: (value, dice) => sumOf(dice) === Number(value),
      },
      {
        label: (text) => text('countFace'),
        values: numbers(1, 6),
        isIn: (value, dice) => dice.includes(Number(value)),
      },
    ],
  });
}
