import { readFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

import { readFontMetrics, type FontMetrics } from './fontMetrics.ts';

/** Scripts that fonts are subset to. Each is a separate file, so that a page loads only the scripts that it uses. */
export type FontScript = 'latin' | 'thai';

/** One weight of a font family. */
export interface FontFace {
  readonly family: string;
  readonly weight: 400 | 600;
  /** Absolute path of the WOFF2 source for each script. */
  readonly sources: Readonly<Partial<Record<FontScript, string>>>;
}

/** Built fonts: names and bytes of the subset files, and the style sheet that declares them. */
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
    { from: 0x20, to: 0x7e },
    { from: 0xa0, to: 0xff },
    { from: 0x2013, to: 0x2014 },
    { from: 0x2018, to: 0x2019 },
    { from: 0x201c, to: 0x201d },
    { from: 0x2022, to: 0x2022 },
    { from: 0x2026, to: 0x2026 },
    { from: 0x20ac, to: 0x20ac },
    { from: 0x2122, to: 0x2122 },
    { from: 0x2212, to: 0x2212 },
  ],
  thai: [
    { from: 0x0e01, to: 0x0e3a },
    { from: 0x0e3f, to: 0x0e5b },
    { from: 0x200c, to: 0x200d },
    { from: 0x25cc, to: 0x25cc },
  ],
};

// Keeps the OpenType features for text and figures and drops fractions, swashes and others. Drops hinting, which phones
// do not use and which is up to half of a file.
const subsetOptions = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'calt', 'rlig', 'tnum', 'lnum'],
};

/** System fallback font with its mean letter width in running text, in em. */
interface FallbackFont {
  readonly locals: readonly string[];
  readonly letterWidth: number;
}

const latinFallback: Readonly<Record<400 | 600, FallbackFont>> = {
  400: { locals: ['Arial', 'ArialMT', 'Roboto', 'Helvetica Neue', 'Liberation Sans'], letterWidth: 0.4247 },
  600: {
    locals: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'HelveticaNeue-Bold', 'Liberation Sans Bold'],
    letterWidth: 0.4583,
  },
};

// No Thai font is on all systems, and their widths differ; these get the brand's ascent and descent only.
const thaiFallback: Readonly<Record<400 | 600, readonly string[]>> = {
  400: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI'],
  600: ['Noto Sans Thai SemiBold', 'Noto Sans Thai Bold', 'Thonburi-Bold', 'Leelawadee UI Bold'],
};

function textOf(script: FontScript): string {
  return ranges[script]
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');
}

function unicodeRange(script: FontScript): string {
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return ranges[script]
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

function faceRule(declarations: Readonly<Record<string, string>>): string {
  return `@font-face {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function fallbackRule(face: FontFace, script: FontScript, metrics: FontMetrics): string {
  const latin = latinFallback[face.weight];
  const sizeAdjust =
    script === 'latin' && metrics.letterWidth !== undefined ? metrics.letterWidth / latin.letterWidth : 1;
  const locals = script === 'latin' ? latin.locals : thaiFallback[face.weight];
  return faceRule({
    'font-family': `'${face.family} Fallback'`,
    'font-weight': String(face.weight),
    src: locals.map((name) => `local('${name}')`).join(', '),
    // Overrides are relative to the adjusted size, so they are divided by the adjustment.
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(metrics.ascent / sizeAdjust),
    'descent-override': percent(metrics.descent / sizeAdjust),
    'line-gap-override': percent(metrics.lineGap / sizeAdjust),
    'unicode-range': unicodeRange(script),
  });
}

/**
 * Subsets a brand's fonts to Thai and Latin and generates the style sheet: `font-display: swap`, a unicode-range per
 * script, and for each family `X Fallback`, a system font adjusted to the same metrics, so that text does not shift
 * when the font loads. Deterministic. Node only.
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
