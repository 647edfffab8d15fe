import { uniformDraw, type UniformDraw } from '../../../../fairness/uniformDraw.ts';

/** Returns pseudorandom numbers that are always the same for a seed; faster than those of a round. */
export function numbersFrom(seed: number): UniformDraw {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return uniformDraw(() => {
    state = (state + 0x9e37_79b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2_ae35);
    return (word ^ (word >>> 16)) >>> 0;
  });
}
