import { readFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

import { readFontMetrics, type FontMetrics } from './fontMetrics.ts';

/** Scripts a brand's faces are cut to, each in a file of its own so that a page fetches only what it writes. */
export type FontScript = 'latin' | 'thai';

/** One weight of one family. */
export interface FontFace {
  readonly family: string;
  readonly weight: 400 | 600;
  /** Absolute path of the WOFF2 file to cut, for each script the family has. */
  readonly sources: Readonly<Partial<Record<FontScript, string>>>;
}

/** The files of a brand's fonts: names and bytes of the cut faces, and the style sheet that declares them. */
export interface BuiltFonts {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly css: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

// Latin holds ASCII, the letters of Western Europe, and the punctuation that copy and amounts use.
const ranges: Readonly<Record<FontScript, readonly Range[]>> = {
  latin: [
    { from: 0x20, to: 0x7e }, { from: 0xa0, to: 0xff }, { from: 0x2013, to: 0x2014 }, { from: 0x2018, to: 0x2019 },
    { from: 0x201c, to: 0x201d }, { from: 0x2022, to: 0x2022 }, { from: 0x2026, to: 0x2026 }, { from: 0x20ac, to: 0x20ac },
    { from: 0x2122, to: 0x2122 }, { from: 0x2212, to: 0x2212 },
  ],
  thai: [{ from: 0x0e01, to: 0x0e3a }, { from: 0x0e3f, to: 0x0e5b }, { from: 0x200c, to: 0x200d }, { from: 0x25cc, to: 0x25cc }],
};

// What a browser needs to set text and figures; fractions, swashes and the like stay out. Hinting stays out too: phones do
// not use it, and it is up to half of a file.
const subsetOptions = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'calt', 'rlig', 'tnum', 'lnum'],
};

/** A system font that stands in until a face has loaded, with the width of its letters in running text (share of the em). */
interface FallbackFont {
  readonly locals: readonly string[];
  readonly letterWidth: number;
}

const latinFallback: Readonly<Record<400 | 600, FallbackFont>> = {
  400: { locals: ['Arial', 'ArialMT', 'Roboto', 'Helvetica Neue', 'Liberation Sans'], letterWidth: 0.4247 },
  600: { locals: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'HelveticaNeue-Bold', 'Liberation Sans Bold'], letterWidth: 0.4583 },
};

// No Thai font is on all systems, and their widths differ; these get the brand's ascent and descent only.
const thaiFallback: Readonly<Record<400 | 600, readonly string[]>> = {
  400: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI'],
  600: ['Noto Sans Thai SemiBold', 'Noto Sans Thai Bold', 'Thonburi-Bold', 'Leelawadee UI Bold'],
};

function textOf(script: FontScript): string {
  return ranges[script].flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))).join('');
}

function unicodeRange(script: FontScript): string {
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return ranges[script].map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

function faceRule(declarations: Readonly<Record<string, string>>): string {
  return `@font-face {\n${Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function fallbackRule(face: FontFace, script: FontScript, metrics: FontMetrics): string {
  const latin = latinFallback[face.weight];
  const sizeAdjust = script === 'latin' && metrics.letterWidth !== undefined ? metrics.letterWidth / latin.letterWidth : 1;
  const locals = script === 'latin' ? latin.locals : thaiFallback[face.weight];
  return faceRule({
    'font-family': `'${face.family} Fallback'`,
    'font-weight': String(face.weight),
    src: locals.map((name) => `local('${name}')`).join(', '),
    // The overrides are shares of the adjusted size, so the adjustment is taken out of them again.
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(metrics.ascent / sizeAdjust),
    'descent-override': percent(metrics.descent / sizeAdjust),
    'line-gap-override': percent(metrics.lineGap / sizeAdjust),
    'unicode-range': unicodeRange(script),
  });
}

/**
 * Cuts a brand's faces to Thai and Latin and writes the style sheet that declares them: `font-display: swap`, a
 * unicode-range per script, and beside each family `X Fallback`, a system font stretched to the same metrics so that
 * nothing jumps when the face arrives. Deterministic for the same sources. Runs in Node.
 */
export async function buildFonts(faces: readonly FontFace[]): Promise<BuiltFonts> {
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  for (const face of faces) {
    for (const script of ['latin', 'thai'] as const) {
      const source = face.sources[script];
      if (source === undefined) continue;
      const original = await readFile(source);
      const name = `${face.family.toLowerCase().replaceAll(' ', '-')}-${face.weight}-${script}.woff2`;
      files.set(name, await subsetFont(original, textOf(script), subsetOptions));
      const metrics = readFontMetrics(await subsetFont(original, textOf(script), { targetFormat: 'sfnt' }));
      rules.push(
        faceRule({
          'font-family': `'${face.family}'`,
          'font-weight': String(face.weight),
          'font-display': 'swap',
          src: `url('./fonts/${name}') format('woff2')`,
          'unicode-range': unicodeRange(script),
        }),
        fallbackRule(face, script, metrics),
      );
    }
  }
  return { files, css: `/* Written by \`pnpm assets\`; change src/fontFaces.ts instead. */\n${rules.join('\n')}` };
}
