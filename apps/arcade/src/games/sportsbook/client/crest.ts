import { svgElement } from '../../../shell/element.ts';

/** Returns a number that follows from a text, the same in every browser. */
function numberOf(words: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}

const hues = [4, 28, 45, 96, 150, 176, 200, 222, 262, 318];
const patterns = [
  'M12 2v20h-9V2z',
  'M8 2h8v20H8z',
  'M2 9h20v6H2z',
  'M2 4l20 14v4L2 8z',
  'M3 2h5v20H3zM14 2h5v20h-5z',
  'M2 6l10 8 10-8v6l-10 8-10-8z',
];
let clips = 0;

/** Returns the colour of an entrant, which is readable on dark surfaces. */
export function entrantColour(name: string): string {
  return `hsl(${hues[numberOf(name) % hues.length] ?? 0} 68% 58%)`;
}

/** Hues closer than this cannot be distinguished on a small figure. */
const ALIKE = 30;

/** Returns the colours of both sides of a fixture. If their crests have similar colours, the away side is white. */
export function sideColours({ entrants }: { entrants: readonly { EN: string }[] }): [home: string, away: string] {
  const [home = 0, away = 0] = entrants.map(({ EN }) => hues[numberOf(EN) % hues.length] ?? 0);
  const apart = Math.min(Math.abs(home - away), 360 - Math.abs(home - away));
  const colour = (hue: number): string => `hsl(${hue} 68% 58%)`;
  return [colour(home), apart < ALIKE ? '#f3f1ea' : colour(away)];
}

/** Draws the crest of an entrant: two colours and a pattern that follow from its name. */
export function crestOf(name: string): SVGSVGElement {
  const number = numberOf(name);
  const hue = hues[number % hues.length] ?? 0;
  const second = hues[(number >>> 8) % hues.length] ?? 0;
  const field = second === hue ? '#f3f1ea' : `hsl(${second} 52% 34%)`;
  const id = `crest-${(clips += 1)}`;
  const shield = 'M3 3.500h18v9c0 5-4 8-9 9.500-5-1.500-9-4.500-9-9.500z';
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'crest', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('clipPath', { id }, svgElement('path', { d: shield })),
    svgElement('path', { d: shield, fill: entrantColour(name) }),
    svgElement('path', {
      d: patterns[(number >>> 16) % patterns.length],
      fill: field,
      'clip-path': `url(#${id})`,
    }),
    svgElement('path', { d: shield, fill: 'none', stroke: '#ffffff59' }),
  );
}
