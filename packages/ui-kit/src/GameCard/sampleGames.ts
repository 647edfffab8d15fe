import type { PictureSource } from '../Picture/Picture.tsx';

const names = [
  'Lantern Alley',
  'Tiger of the Tide',
  'Golden Durian',
  'Monsoon Seven',
  'Jade Elephant',
  'Neon Tuk-tuk',
  'ราชันย์มังกรทองคำ',
  'Reef Hunter',
  'Saffron Wheel',
];
const vendors = ['Mango Reels', 'Blue Junk', 'Nine Lives'];

/** Returns a placeholder picture of a game, drawn as SVG. */
function sampleArt(index: number): PictureSource {
  const hue = (index * 47 + 280) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><defs><radialGradient id="g" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="hsl(${hue} 90% 66%)"/><stop offset=".45" stop-color="hsl(${hue + 30} 70% 38%)"/><stop offset="1" stop-color="hsl(${hue + 60} 60% 14%)"/></radialGradient></defs><rect width="120" height="160" fill="url(#g)"/><circle cx="60" cy="${56 + (index % 4) * 6}" r="${22 + (index % 3) * 6}" fill="hsl(${hue + 40} 95% 82%)"/><path d="M0 ${120 - (index % 3) * 8}q30-${18 + (index % 5) * 4} 60 0t60 0V160H0z" fill="hsl(${hue + 80} 50% 12%)"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, dominantColor: `hsl(${hue + 30} 60% 30%)` };
}

/** Returns a deterministic sample game for stories. */
export function sampleGame(index: number): {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly art: PictureSource;
} {
  return {
    id: String(index),
    name: names[index % names.length] ?? '',
    vendor: vendors[index % vendors.length] ?? '',
    art: sampleArt(index),
  };
}
