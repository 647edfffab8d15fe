/**
 * A number from 0 to below 1 that follows from a fixture and a moment of it, the same on every page. Drawings take from
 * it what the tape does not say, such as where a ball lands in the court of the side that lost the point.
 */
export function scatter(fixture: string, moment: number, what: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${fixture}/${moment}/${what}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  // Texts that differ in their last digit alone come out far apart.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
