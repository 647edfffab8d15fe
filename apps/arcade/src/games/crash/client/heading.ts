/*
 * The directions of the titles' drawings. A word of a card's code names the flying object; its drawing was made for a
 * card and points anywhere. Degrees from the right, clockwise.
 */
const headings: readonly (readonly [word: string, degrees: number])[] = [
  ['sky-rocket', -45],
  ['rocket', 50],
  ['paper-plane', -42],
  ['aeroplane', 0],
  ['airship', 0],
  ['submarine', 0],
  ['glider', 0],
  ['comet', 45],
  ['jetpack', -45],
  ['starship', -90],
];

/**
 * Returns the direction of a title's drawing, in radians. Undefined for objects that stay upright, such as a balloon.
 */
export function headingOf(gameCode: string): number | undefined {
  const found = headings.find(([word]) => gameCode.includes(word));
  return found && (found[1] * Math.PI) / 180;
}
