import { element } from '../../../shell/element.ts';
import { defineLottery, type BoardTab, type Counted, type Lottery } from '../../../shell/lottery/lotteryGame.ts';
import { pickFormOf } from '../forms.ts';
import { drums, pickPlays, type PickForm, type PickResult } from '../math.ts';
import { ballsWords } from './describe.ts';
import { createBallShow } from './show.ts';

const numbered = (word: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${word}${from + index}`);
const tab = (name: string, ...plays: string[]): BoardTab => ({ name, plays });
const ownTabs = (...plays: string[]): BoardTab[] => plays.map((play) => tab(play, play));

const tabs: Readonly<Record<PickForm, readonly BoardTab[]>> = {
  six45: [...ownTabs('pick6', 'pick4', 'pick3', 'pick2'), tab('tab.sides', 'sumSide'), tab('ball1', 'ball1')],
  star: [
    ...ownTabs('pick5', 'pick3', 'pick2'),
    tab('star', 'star'),
    tab('tab.sides', 'sumSide'),
    tab('ball1', 'ball1'),
  ],
  keno: [tab('tab.sides', 'sumSide', 'halves'), ...ownTabs(...numbered('pick', 1, 10))],
  eleven: [
    ...ownTabs(...numbered('any', 1, 8)),
    tab('tab.sides', 'sumSide', 'duel'),
    ...ownTabs('first1', 'first2', 'first3', 'group2', 'group3'),
  ],
};

function countedOf(form: PickForm): Counted<PickResult>[] {
  const { balls, stars } = drums[form];
  const counted: Counted<PickResult>[] = [
    {
      label: (text) => text('countBall'),
      values: numbered('', 1, balls),
      isIn: (value, result) => result.balls.includes(Number(value)),
    },
  ];
  if (stars === 0) return counted;
  return [
    ...counted,
    {
      label: (text) => text('countStar'),
      values: numbered('', 1, stars),
      isIn: (value, { star }) => star === Number(value),
    },
  ];
}

/** Returns the draw of a title. */
export function pickLotteryOf(code: string): Lottery {
  const form = pickFormOf(code);
  return defineLottery<PickResult>({
    form,
    plays: pickPlays[form],
    tabs: tabs[form],
    createShow: (context) => createBallShow(context, form),
    resultNodes: ({ balls, star }) => [
      ...balls.map((ball) => element('span', { class: 'lot-ball', 'data-tone': ball % 4 }, String(ball))),
      ...(star === null ? [] : [element('span', { class: 'lot-ball is-star' }, String(star))]),
    ],
    resultWords: (result, text) => ballsWords(result, text),
    counted: countedOf(form),
  });
}
