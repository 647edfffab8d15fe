import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { createDigitShow } from './show.ts';
import { defineLottery, type BoardTab, type Counted, type Lottery } from '../../../shell/lottery/lotteryGame.ts';
import { digitFormOf } from '../forms.ts';
import { digitPlays, numberLengths, type DigitForm, type DigitResult } from '../math.ts';

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word}${index + 1}`);

const tab = (name: string, ...plays: string[]): BoardTab => ({ name, plays });
const ownTab = (play: string): BoardTab => tab(play, play);
const numero = (play: string): BoardTab => ({ ...ownTab(play), isNumero: true });

/** Returns the plays on each digit and on the whole number. */
function sidesAndPlaces(count: number): BoardTab[] {
  return [
    tab('tab.sides', 'totalSide', 'duel', ...numbered('side', count)),
    tab('tab.places', ...numbered('digit', count)),
  ];
}

const tabs: Readonly<Record<DigitForm, readonly BoardTab[]>> = {
  two: [numero('two'), ...sidesAndPlaces(2), ownTab('run'), ownTab('total')],
  three: [ownTab('three'), ownTab('tod'), numero('back2'), numero('front2'), ...sidesAndPlaces(3), ownTab('run')],
  four: [
    ownTab('four'),
    ownTab('tod4'),
    ownTab('back3'),
    ownTab('tod'),
    numero('back2'),
    numero('front2'),
    ...sidesAndPlaces(4),
    ownTab('run'),
  ],
  five: [
    ...sidesAndPlaces(5),
    ownTab('five'),
    ownTab('back3'),
    ownTab('tod'),
    ownTab('front3'),
    numero('back2'),
    numero('front2'),
    ownTab('run'),
  ],
  sum28: [tab('tab.sides', 'totalSide', 'mix', 'edge', 'shape'), ownTab('total')],
  thai: [
    ownTab('top3'),
    ownTab('tod'),
    numero('top2'),
    numero('bottom2'),
    tab('tab.run', 'runTop', 'runBottom'),
    ownTab('front3'),
    ownTab('bottom3'),
    ownTab('first'),
  ],
  vietnam: [
    numero('special2'),
    numero('lo2'),
    ownTab('pair2'),
    ownTab('pair3'),
    ownTab('special3'),
    ownTab('lo3'),
    numero('head2'),
    tab('tab.places', 'tens', 'ones', 'onesSide'),
  ],
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const sumOf = (number = ''): number => Array.from(number).reduce((sum, digit) => sum + Number(digit), 0);

/** Returns the items of the chart of missing numbers: each digit of the first number, and the sum of three digits. */
function countedOf(form: DigitForm): Counted<DigitResult>[] {
  const [length = 0] = numberLengths[form];
  const places = Array.from({ length }, (_, place) => ({
    label: (text: Text) => text('countDigit', { n: place + 1 }),
    values: DIGITS,
    isIn: (value: string, [number]: DigitResult) => number?.[place] === value,
  }));
  if (form !== 'sum28') return places;
  const sums = Array.from({ length: 28 }, (_, sum) => String(sum));
  return [
    { label: (text) => text('countSum'), values: sums, isIn: (value, [number]) => sumOf(number) === Number(value) },
    ...places,
  ];
}

function resultNodes(form: DigitForm, result: DigitResult): Node[] {
  const [first = ''] = result;
  const balls = Array.from(first, (digit) => element('span', { class: 'lot-ball' }, digit));
  if (form === 'sum28')
    return [
      ...balls,
      element('span', { class: 'lot-equals' }, '='),
      element('strong', { class: 'lot-sum' }, String(sumOf(first))),
    ];
  if (form === 'thai') return [...balls, element('span', { class: 'lot-side' }, result.at(-1) ?? '')];
  return balls;
}

/** Returns the lottery of a title. */
export function digitLotteryOf(code: string): Lottery {
  const form = digitFormOf(code);
  return defineLottery<DigitResult>({
    form,
    plays: digitPlays[form],
    tabs: tabs[form],
    createShow: (context) => createDigitShow(context, form),
    resultNodes: (result) => resultNodes(form, result),
    resultWords: (result) => (form === 'sum28' ? `${result[0]} = ${sumOf(result[0])}` : result.join(', ')),
    counted: countedOf(form),
  });
}
