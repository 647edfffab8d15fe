/**
 * Returns a number from 0 to below 1 that follows from a fixture and a moment, the same on every page. Drawings use it
 * for details that the tape lacks, such as where a ball lands in the court of the side that lost the point.
 */
export function scatter(fixture: string, moment: number, what: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${fixture}/${moment}/${what}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  // Spreads texts that differ only in their last digit.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
