import { gradient, mix, type Ramp } from './drawing.ts';

/** The ranks from the best to the lowest. */
export const ranks = ['A', 'K', 'Q', 'J', '10'] as const;

/** The strokes of each rank in a box of 100 by 100, and the feet of a face with serifs. */
const strokes: readonly { path: string; feet: string }[] = [
  { path: 'M22 86L50 14L78 86M33 60H67', feet: 'M11 86H34M66 86H89' },
  { path: 'M30 14V86M76 14L31 55M46 43L78 86', feet: 'M19 14H42M19 86H42M66 14H88M67 86H90' },
  { path: 'M49 14C28 14 19 30 19 49S28 84 49 84S79 68 79 49S70 14 49 14M57 62L84 90', feet: '' },
  { path: 'M60 14V62C60 79 52 86 41 86C29 86 22 78 22 66', feet: 'M42 14H78' },
  { path: 'M14 27L28 14V86M66 14C52 14 46 29 46 50S52 86 66 86S86 71 86 50S80 14 66 14', feet: 'M15 86H41' },
];

/** The style of letters. */
export type LetterStyle = 'pillow' | 'carved' | 'neon' | 'inline' | 'block';

const styles: Readonly<Record<LetterStyle, (line: (attributes: string) => string, ramp: Ramp) => string>> = {
  pillow: (line, { hi, ink }) =>
    line(`stroke="${ink}" stroke-width="25"`) +
    line('stroke="url(#r)" stroke-width="17"') +
    line(`stroke="${hi}" stroke-width="4" opacity=".75" transform="translate(-3 -3)"`),
  carved: (line, { hi, lo, ink }) =>
    line(`stroke="${ink}" stroke-width="22"`) +
    line(`stroke="${lo}" stroke-width="14" transform="translate(1.5 2)"`) +
    line(`stroke="${hi}" stroke-width="14" transform="translate(-1.5 -2)"`) +
    line('stroke="url(#r)" stroke-width="12"'),
  neon: (line, { hi, mid, ink }) =>
    line(`stroke="${ink}" stroke-width="22" opacity=".8"`) +
    line(`stroke="${mid}" stroke-width="18" opacity=".35"`) +
    line(`stroke="${mid}" stroke-width="10"`) +
    line(`stroke="${mix(hi, '#ffffff', 0.7)}" stroke-width="4"`),
  inline: (line, { hi, ink }) =>
    line(`stroke="${ink}" stroke-width="26"`) +
    line('stroke="url(#r)" stroke-width="20"') +
    line(`stroke="${ink}" stroke-width="7"`) +
    line(`stroke="${hi}" stroke-width="3"`),
  block: (line, { hi, lo, ink }) =>
    line(`stroke="${ink}" stroke-width="23" transform="translate(3 5)"`) +
    [6, 4.5, 3, 1.5]
      .map((by) => line(`stroke="${lo}" stroke-width="17" transform="translate(${by * 0.6} ${by})"`))
      .join('') +
    line('stroke="url(#r)" stroke-width="16"') +
    line(`stroke="${hi}" stroke-width="2.5" opacity=".9" transform="translate(-3 -4)"`),
};

/** Draws a rank in a box of 100 by 100. */
export function drawRank(rank: number, style: LetterStyle, hasSerifs: boolean, ramp: Ramp): string {
  const { path, feet } = strokes[rank] ?? { path: '', feet: '' };
  const shape = hasSerifs ? path + feet : path;
  const ends = style === 'pillow' || style === 'neon' ? 'round' : 'square';
  const line = (attributes: string): string =>
    `<path d="${shape}" fill="none" stroke-linecap="${ends}" stroke-linejoin="${ends === 'round' ? 'round' : 'miter'}" ${attributes}/>`;
  const { hi, mid, lo } = ramp;
  return `<defs>${gradient('r', [hi, mid, lo], 10, 92)}</defs><g transform="translate(5 5) scale(.9)">${styles[style](line, ramp)}</g>`;
}
