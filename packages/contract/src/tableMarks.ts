/** The colours of marks. */
export type MarkTone = 'red' | 'black' | 'green' | 'blue' | 'gold' | 'purple' | 'accent';

/** The symbols on the dice of Fish Prawn Crab, by their letters in a mark. */
const symbolLetters = {
  f: 'fish',
  p: 'prawn',
  c: 'crab',
  r: 'rooster',
  g: 'gourd',
  t: 'tiger',
} as const;
export type DieSymbol = (typeof symbolLetters)[keyof typeof symbolLetters];

const redPockets = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '));

/** Returns the colour of a roulette number. */
export function pocketTone(number: string): 'red' | 'black' | 'green' {
  if (number === '0') return 'green';
  return redPockets.has(number) ? 'red' : 'black';
}

/** The result of three dice. */
export interface Throw {
  dice: number[];
  total: number;
  /** A triple is neither small nor big. */
  size: 'small' | 'big' | 'triple';
}

/** Reads a mark of Sic Bo, such as `146`. */
export function readThrow(mark: string): Throw {
  const dice = Array.from(mark, Number);
  const total = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = dice.every((die) => die === dice[0]);
  return { dice, total, size: isTriple ? 'triple' : total > 10 ? 'big' : 'small' };
}

/** Reads a mark of Fish Prawn Crab, such as `fcc`. */
export function readSymbols(mark: string): DieSymbol[] {
  return Array.from(mark, (letter) => symbolLetters[letter as keyof typeof symbolLetters]);
}

/** The hand of the banker at Bull Bull, and the players who beat it. */
export interface BullMark {
  /** 0 without a bull, 10 for bull bull, 11 for five figures. */
  bull: number;
  /** For the first player to the third. */
  wins: boolean[];
}

/** Reads a mark of Bull Bull, such as `7wlw`. */
export function readBull(mark: string): BullMark {
  return { bull: Number.parseInt(mark, 10), wins: Array.from(mark.slice(-3), (letter) => letter === 'w') };
}
