/** Gives a whole number from 0 to below `sides`, each equally likely. */
export type UniformDraw = (sides: number) => number;

/** Values of a 32-bit word. */
const WORD_VALUES = 2 ** 32;

/** The words below this are an equal number for each side; the rest are thrown away and the next word is taken. */
export function acceptedWords(sides: number): number {
  return WORD_VALUES - (WORD_VALUES % sides);
}

/**
 * Makes exact draws of a stream of 32-bit words: words that would make some sides likelier are rejected, so that there
 * is no modulo bias, not even a small one.
 */
export function uniformDraw(nextWord: () => number): UniformDraw {
  return (sides) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORD_VALUES)
      throw new RangeError('the number of sides is out of range');
    const accepted = acceptedWords(sides);
    let word = nextWord();
    while (word >= accepted) word = nextWord();
    return word % sides;
  };
}
