/** Returns a uniformly distributed integer from 0 to below `sides`. */
export type UniformDraw = (sides: number) => number;

/** The number of values of a 32-bit word. */
const WORD_VALUES = 2 ** 32;

/** Returns the limit from which words are rejected, so that every side is equally likely. */
export function acceptedWords(sides: number): number {
  return WORD_VALUES - (WORD_VALUES % sides);
}

/** Creates uniform draws from a stream of 32-bit words by rejection sampling, without modulo bias. */
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
