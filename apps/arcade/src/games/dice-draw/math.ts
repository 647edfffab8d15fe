import type { Fraction } from '../fraction.ts';
import {
  fraction,
  NOTHING,
  payOfChance,
  returnOfTicket,
  TICKET_RETURN_TEXT,
  times,
  winOrLose,
  type Play,
} from '../ticketLines.ts';
import { countOf, isTriple, sumOf, throws, type Dice } from '../threeDice.ts';

/** The declared return to player: the same for every ticket. */
export const DECLARED_RETURN = TICKET_RETURN_TEXT;

export type DiceResult = Dice;
type DicePlay = Play<DiceResult>;

/** The only form: three dice. */
export const diceForms = ['dice'] as const;
export type DiceForm = (typeof diceForms)[number];

const FACES = ['1', '2', '3', '4', '5', '6'];
const SUMS = Array.from({ length: 16 }, (_, index) => String(index + 3));

/** Creates a play that wins by a condition. Its chance is counted over all throws. */
function counted(
  groups: readonly (readonly string[])[],
  isWon: (ticket: readonly string[], dice: DiceResult) => boolean,
  choose?: number,
): DicePlay {
  return winOrLose({
    groups,
    ...(choose !== undefined && { combination: { kind: 'choose', count: choose } as const }),
    chanceOf: (ticket) => fraction(throws.filter((dice) => isWon(ticket, dice)).length, throws.length),
    isWon,
  });
}

function isSide(side: string | undefined, sum: number): boolean {
  if (side === 'big' || side === 'small') return sum >= 11 === (side === 'big');
  return (sum % 2 === 1) === (side === 'odd');
}

function isRun(dice: DiceResult): boolean {
  const [low = 0, middle = 0, high = 0] = dice.toSorted((a, b) => a - b);
  return middle === low + 1 && high === middle + 1;
}

/** A face; every die that shows it pays. */
const face: DicePlay = {
  groups: [FACES],
  combination: { kind: 'each' },
  payOf: ([of], dice) => times(payOfChance(fraction(1, 2)), fraction(countOf(dice, Number(of)))),
  prizesOf: () =>
    [75, 15, 1].map((ways, index) => ({
      chance: fraction(ways, throws.length),
      pay: times(payOfChance(fraction(1, 2)), fraction(index + 1)),
    })),
};

/** The plays. */
export const dicePlays: Readonly<Record<DiceForm, Readonly<Record<string, DicePlay>>>> = {
  dice: {
    sumSide: counted([['big', 'small', 'odd', 'even']], ([side], dice) => isSide(side, sumOf(dice))),
    sum: counted([SUMS], ([sum], dice) => sumOf(dice) === Number(sum)),
    face,
    double: counted([FACES], ([of], dice) => countOf(dice, Number(of)) >= 2),
    triple: counted([FACES], ([of], dice) => countOf(dice, Number(of)) === 3),
    kind: counted([['triple', 'run']], ([kind], dice) => (kind === 'triple' ? isTriple(dice) : isRun(dice))),
    pair: counted([FACES], (faces, dice) => faces.every((of) => countOf(dice, Number(of)) > 0), 2),
    three: counted([FACES], (faces, dice) => faces.every((of) => countOf(dice, Number(of)) > 0), 3),
  },
};

/** Returns the exact return and the largest pay of each play, by value if pays differ. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return Object.entries(dicePlays.dice).flatMap(([code, play]) => {
    const { groups, combination } = play;
    const [values = []] = groups;
    const tickets =
      combination.kind === 'choose' ? [values.slice(0, combination.count)] : values.map((value) => [value]);
    return tickets.map((ticket) => ({
      mode: `${code} ${ticket.join('-')}`,
      returned: returnOfTicket(play, ticket),
      maxMultiplier: play.prizesOf(ticket).at(-1)?.pay ?? NOTHING,
    }));
  });
}
