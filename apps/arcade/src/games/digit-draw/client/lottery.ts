import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { createDigitShow } from './show.ts';
import { defineLottery, type BoardTab, type Counted, type Lottery } from '../../../shell/lottery/lotteryGame.ts';
import { digitFormOf } from '../forms.ts';
import { digitPlays, numberLengths, type DigitForm, type DigitResult } from '../math.ts';

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word}${index + 1}`);

const tab = (name: string, ...plays: string[]): BoardTab => ({ name, plays });
const own = (play: string): BoardTab => tab(play, play);
const numero = (play: string): BoardTab => ({ ...own(play), isNumero: true });

/** Returns the plays on each digit and on the whole number. */
function sidesAndPlaces(count: number): BoardTab[] {
  return [
    tab('tab.sides', 'totalSide', 'duel', ...numbered('side', count)),
    tab('tab.places', ...numbered('digit', count)),
  ];
}

const tabs: Readonly<Record<DigitForm, readonly BoardTab[]>> = {
  two: [numero('two'), ...sidesAndPlaces(2), own('run'), own('total')],
  three: [own('three'), own('tod'), numero('back2'), numero('front2'), ...sidesAndPlaces(3), own('run')],
  four: [
    own('four'),
    own('tod4'),
    own('back3'),
    own('tod'),
    numero('back2'),
    numero('front2'),
    ...sidesAndPlaces(4),
    own('run'),
  ],
  five: [
    ...sidesAndPlaces(5),
    own('five'),
    own('back3'),
    own('tod'),
    own('front3'),
    numero('back2'),
    numero('front2'),
    own('run'),
  ],
  sum28: [tab('tab.sides', 'totalSide', 'mix', 'edge', 'shape'), own('total')],
  thai: [
    own('top3'),
    own('tod'),
    numero('top2'),
    numero('bottom2'),
    tab('tab.run', 'runTop', 'runBottom'),
    own('front3'),
    own('bottom3'),
    own('first'),
  ],
  vietnam: [
    numero('special2'),
    numero('lo2'),
    own('pair2'),
    own('pair3'),
    own('special3'),
    own('lo3'),
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
