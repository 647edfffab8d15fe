import type { InHouseFamily } from '@parlor/artwork/titles';
import { dicePlays, type DiceResult } from './dice-draw/math.ts';
import { digitFormOf } from './digit-draw/forms.ts';
import { digitPlays, type DigitForm, type DigitResult } from './digit-draw/math.ts';
import { pickFormOf } from './pick-draw/forms.ts';
import { pickPlays, type PickResult } from './pick-draw/math.ts';
import { raceFormOf } from './race-draw/forms.ts';
import { racePlays, type RaceResult } from './race-draw/math.ts';
import { ticketsOf, type Play } from './ticketLines.ts';
import { diceDrawMessages } from './dice-draw/client/messages.ts';
import { digitDrawMessages } from './digit-draw/client/messages.ts';
import { pickDrawMessages } from './pick-draw/client/messages.ts';
import { raceDrawMessages } from './race-draw/client/messages.ts';
import { createText, type GameMessages } from '../shell/gameText.ts';
import { playName } from '../shell/lottery/words.ts';
import { lotteryMenuWords } from './lotteryMenuWords.ts';

/** Traditional plays are on numbers and their order; entertainment plays are on sides, sums, shapes and duels. */
export type PlayType = 'trad' | 'ent';

/** A play as menus show it. */
export interface MenuPlay {
  play: string;
  type: PlayType;
  /** The highest payout of one unit on a ticket, truncated to two places, such as "92.15". */
  pay: string;
  /** Whether it is on a number from 00 to 99, so that menus show a table of all numbers. */
  isNumero: boolean;
}

/** The drawn numbers of a prize, such as the two front threes of a Thai draw. */
export interface DrawnPrize {
  prize: string;
  numbers: string[];
}

/** The plays and prizes of a title. */
export interface LotteryMenu {
  family: InHouseFamily;
  form: string;
  plays: readonly MenuPlay[];
  /** The codes of its prizes, in their order. */
  prizes: readonly string[];
  /** The prizes of a result, in their order. */
  prizesOf: (result: unknown) => DrawnPrize[];
}

type Plays = Readonly<Record<string, Play<never>>>;

const entertaining = /^(?:side\d+|duel\d*|total|totalSide|onesSide|sum|sumSide|mix|edge|shape|halves|kind)$/;

function isNumero({ groups, combination }: Play<never>): boolean {
  return combination.kind === 'each' && groups.length === 2 && groups.every(({ length }) => length === 10);
}

/** Returns the highest pay of a play, in hundredths. */
function bestHundredths({ groups, combination, prizesOf }: Play<never>): bigint {
  const [first = []] = groups;
  const tickets =
    groups.length === 1 && combination.kind === 'each'
      ? first.map((value) => [value])
      : combination.kind === 'choose'
        ? [first.slice(0, combination.count)]
        : ticketsOf(
            combination,
            groups.map((group, index) => (combination.kind === 'different' ? [group[index] ?? ''] : group.slice(0, 1))),
          );
  const pays = tickets.flatMap((ticket) => prizesOf(ticket).map(({ pay }) => (pay.numerator * 100n) / pay.denominator));
  return pays.reduce((max, pay) => (pay > max ? pay : max), 0n);
}

function menuPlays(plays: Plays): MenuPlay[] {
  return Object.entries(plays).map(([play, rules]) => {
    const hundredths = bestHundredths(rules);
    return {
      play,
      type: entertaining.test(play) ? 'ent' : 'trad',
      pay: `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`,
      isNumero: isNumero(rules),
    };
  });
}

const sumOf = (numbers: readonly number[]): string => String(numbers.reduce((sum, number) => sum + number, 0));

/** How many numbers each prize of a form has, in the order drawn. */
const digitPrizes: Readonly<Record<DigitForm, readonly (readonly [prize: string, count: number])[]>> = {
  two: [['number', 1]],
  three: [['number', 1]],
  four: [['number', 1]],
  five: [['number', 1]],
  sum28: [['number', 1]],
  thai: [
    ['first', 1],
    ['front3', 2],
    ['bottom3', 2],
    ['bottom2', 1],
  ],
  vietnam: [
    ['special', 1],
    ['prize1', 1],
    ['prize2', 2],
    ['prize3', 6],
    ['prize4', 4],
    ['prize5', 6],
    ['prize6', 3],
    ['prize7', 4],
  ],
};

function prizesOfDigits(form: DigitForm, numbers: DigitResult): DrawnPrize[] {
  let from = 0;
  const prizes = digitPrizes[form].map(([prize, count]) => {
    from += count;
    return { prize, numbers: numbers.slice(from - count, from) };
  });
  if (form !== 'sum28') return prizes;
  return [...prizes, { prize: 'sum', numbers: [sumOf(Array.from(numbers[0] ?? '', Number))] }];
}

function prizeCodes(form: DigitForm): string[] {
  return [...digitPrizes[form].map(([prize]) => prize), ...(form === 'sum28' ? ['sum'] : [])];
}

/** Creates a menu. `prizesOf` gets only results of the same form. */
function menuOf(
  family: InHouseFamily,
  form: string,
  plays: Plays,
  prizes: readonly string[],
  prizesOf: (result: never) => DrawnPrize[],
): LotteryMenu {
  return { family, form, plays: menuPlays(plays), prizes, prizesOf: prizesOf as LotteryMenu['prizesOf'] };
}

interface Lotteries {
  formOf: (code: string) => string;
  make: (code: string) => LotteryMenu;
}

const lotteries: Partial<Record<InHouseFamily, Lotteries>> = {
  'digit-draw': {
    formOf: digitFormOf,
    make(code) {
      const form = digitFormOf(code);
      return menuOf('digit-draw', form, digitPlays[form], prizeCodes(form), (result: DigitResult) =>
        prizesOfDigits(form, result),
      );
    },
  },
  'race-draw': {
    formOf: raceFormOf,
    make(code) {
      const form = raceFormOf(code);
      return menuOf('race-draw', form, racePlays[form], ['order'], (order: RaceResult) => [
        { prize: 'order', numbers: order.map(String) },
      ]);
    },
  },
  'dice-draw': {
    formOf: () => 'dice',
    make: () =>
      menuOf('dice-draw', 'dice', dicePlays.dice, ['dice', 'sum'], (dice: DiceResult) => [
        { prize: 'dice', numbers: dice.map(String) },
        { prize: 'sum', numbers: [sumOf(dice)] },
      ]),
  },
  'pick-draw': {
    formOf: pickFormOf,
    make(code) {
      const form = pickFormOf(code);
      return menuOf(
        'pick-draw',
        form,
        pickPlays[form],
        form === 'star' ? ['balls', 'star'] : ['balls'],
        ({ balls, star }: PickResult) => [
          { prize: 'balls', numbers: balls.map(String) },
          ...(star === null ? [] : [{ prize: 'star', numbers: [String(star)] }]),
        ],
      );
    },
  },
};

const known = new Map<string, LotteryMenu>();

/** Returns the menu of a title; undefined if it is not a lottery. Titles of a form share one menu. */
export function lotteryMenuOf({ code, family }: { code: string; family: InHouseFamily }): LotteryMenu | undefined {
  const found = lotteries[family];
  if (!found) return undefined;
  const form = found.formOf(code);
  const menu = known.get(form) ?? found.make(code);
  known.set(form, menu);
  return menu;
}

const messages: Partial<Record<InHouseFamily, GameMessages>> = {
  'digit-draw': digitDrawMessages,
  'race-draw': raceDrawMessages,
  'dice-draw': diceDrawMessages,
  'pick-draw': pickDrawMessages,
};

/** A menu in a language: names of the form, its plays and its prizes. */
export interface NamedMenu {
  form: string;
  family: InHouseFamily;
  name: string;
  /** The content of a draw, in a sentence. */
  about: string;
  plays: (MenuPlay & { name: string })[];
  prizes: { prize: string; name: string }[];
}

/** Names a menu in the language of a product code or a language tag. */
export function namedMenu({ family, form, plays, prizes }: LotteryMenu, language: string): NamedMenu {
  const { text } = createText(messages[family] ?? lotteryMenuWords, language);
  const { text: words } = createText(lotteryMenuWords, language);
  return {
    form,
    family,
    name: words(`form.${form}`),
    about: text(`aboutForm.${form}`),
    plays: plays.map((play) => ({ ...play, name: playName(text, play.play) })),
    prizes: prizes.map((prize) => ({ prize, name: words(`prize.${prize}`) })),
  };
}
