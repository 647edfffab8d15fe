import { json, title, type Files } from './stamp.ts';
import { packageFrame, packageScripts } from './packageFiles.ts';
import { imagerySource } from './themeImagery.ts';

/** Derives a hue of 0 to 359 degrees from a name. The same name always gets the same hue. */
function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  return hash;
}

/** Converts hue (degrees), saturation and lightness (0 to 1) to `#rrggbb`. */
export function hex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const position = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function palette(hue: number): string {
  const tone = (lightness: number, saturation = 0.3) => `'${hex(hue, saturation, lightness)}'`;
  const accent = `'${hex((hue + 150) % 360, 0.85, 0.6)}'`;
  const states = "{ info: '#7fb4ff', success: '#4fd39a', warning: '#ff9f5a', danger: '#ff7a85' }";
  const badges = `{ new: '#a08fff', hot: '#ff7d6b', jackpot: '#f8bb3c', maintenance: '#b3a8c4', text: '#14101f' }`;
  return `import type { ModePalette } from '@parlor/theme';

const badges: ModePalette['badges'] = ${badges};

/** The brand at night. Colours that cannot be read are moved until they can. */
export const dark: ModePalette = {
  surfaces: { backdrop: ${tone(0.04)}, base: ${tone(0.07)}, raised: ${tone(0.13)}, overlay: ${tone(0.19)}, sunken: ${tone(0.05)} },
  text: ${tone(0.96)},
  quiet: ${tone(0.7, 0.2)},
  accent: ${accent},
  onAccent: ${tone(0.08)},
  states: ${states},
  bonus: '#e39bff',
  badges,
};

/** The brand by day. */
export const light: ModePalette = {
  surfaces: { backdrop: ${tone(0.88, 0.2)}, base: ${tone(0.95, 0.2)}, raised: ${tone(0.98, 0.2)}, overlay: '#ffffff', sunken: ${tone(0.92, 0.2)} },
  text: ${tone(0.12)},
  quiet: ${tone(0.38, 0.2)},
  accent: ${accent},
  onAccent: ${tone(0.08)},
  states: { info: '#2b5fc4', success: '#0f7a4d', warning: '#a8410f', danger: '#c0263d' },
  bonus: '#8b2fb0',
  badges,
};
`;
}

function logo(name: string, brand: string): string {
  const hue = hueOf(name);
  const ground = hex(hue, 0.3, 0.13);
  const accent = hex((hue + 150) % 360, 0.85, 0.6);
  return `// Two interlocking rings: a sign to begin with, until the brand's own is drawn.
const rings = '<circle cx="24" cy="32" r="16"/><circle cx="40" cy="32" r="16"/>';

/** The sign alone. */
export const mark = \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>${brand}</title><g fill="none" stroke="var(--action-primary-bg)" stroke-width="6">\${rings}</g></svg>\`;

/** The sign with the name, in the brand's display face. */
export const wordmark = \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${72 + brand.length * 24} 64" role="img"><title>${brand}</title><g fill="none" stroke="var(--action-primary-bg)" stroke-width="6">\${rings}</g><text x="72" y="44" font-family="var(--font-display)" font-size="36" font-weight="600" fill="currentColor">${brand}</text></svg>\`;

/**
 * The tab and home-screen icon, complete with its ground; the sign stays within the circle to which phones cut icons.
 */
export const icon = \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${brand}</title><path fill="${ground}" d="M0 0h64v64H0z"/><g transform="translate(8 8) scale(.75)" fill="none" stroke="${accent}" stroke-width="6">\${rings}</g></svg>\`;
`;
}

/** Returns the changeset of a new brand. */
export function themeChangeset(name: string): string {
  return `---\n"@parlor/theme-${name}": minor\n---\n\n${title(name)} is a brand: a merchant whose settings name it is served in its colours, imagery and layout.\n`;
}

/**
 * Returns the files of a new brand. The brand is complete, legible and distinct as generated. `pnpm assets` adds fonts,
 * icons and imagery.
 */
export function themeFiles(name: string): Files {
  const brand = title(name);
  return {
    ...packageFrame({ name: `theme-${name}`, description: '', references: ['../../packages/theme'] }),
    'package.json': json({
      name: `@parlor/theme-${name}`,
      version: '0.1.0',
      private: true,
      description: `${brand}: a brand of its own.`,
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: ['./src/fonts.css'],
      exports: {
        '.': './src/index.ts',
        './fonts.css': './src/fonts.css',
        './fonts/*': './src/fonts/*',
        './icons/*': './src/icons/*',
        './imagery/*': './src/imagery/*',
      },
      scripts: { ...packageScripts, assets: 'node src/buildAssets.ts' },
      dependencies: { '@parlor/theme': 'workspace:*' },
      devDependencies: { '@fontsource/kanit': 'catalog:', '@fontsource/noto-sans-thai': 'catalog:' },
    }),
    'vitest.config.ts': "import { nodeTests } from '@parlor/vitest-config';\n\nexport default nodeTests();\n",
    'README.md': `# @parlor/theme-${name}\n\n${brand}: who the brand is for, and how it should feel.\n\n| file | holds |\n| --- | --- |\n| \`src/palette.ts\` | the colours of night and day; high contrast is derived |\n| \`src/theme.ts\` | shape, layout choices, single components, fonts |\n| \`src/assets/logo.ts\` | sign, wordmark, icon |\n| \`src/assets/imagery.ts\` | the picture over home, the kinds of game, empty and broken places |\n| \`src/messages.ts\` | wording that replaces the product's |\n| \`src/fontFaces.ts\` | the faces that \`pnpm assets\` cuts into \`src/fonts\` and \`src/fonts.css\`; it writes \`src/icons\` and \`src/imagery\` as well |\n\nOnly this package: \`pnpm test\` in this folder; \`pnpm assets\` after a change to the faces, the icon or the drawings.\n\nFonts: Kanit and Noto Sans Thai, both under the SIL Open Font License 1.1, cut to Thai and Latin.\n`,
    'src/index.ts': "export { theme } from './theme.ts';\n",
    'src/palette.ts': palette(hueOf(name)),
    'src/messages.ts':
      "import type { ThemeMessages } from '@parlor/theme';\n\n/** The brand's own words: language → message key → text. */\nexport const messages: ThemeMessages = {};\n",
    'src/assets/logo.ts': logo(name, brand),
    'src/assets/imagery.ts': imagerySource,
    'src/theme.ts': `import { defineTheme, type Theme } from '@parlor/theme';

import { icon, mark, wordmark } from './assets/logo.ts';
import { messages } from './messages.ts';
import { dark, light } from './palette.ts';

/** ${brand}. */
export const theme: Theme = defineTheme({
  id: '${name}',
  name: '${brand}',
  defaultMode: 'dark',
  palettes: { dark, light },
  shape: {
    'radius.control': '12px',
    'radius.card': '14px',
    'radius.sheet': '20px',
    'radius.pill': '999px',
    'font.display': "Kanit, 'Kanit Fallback', 'Noto Sans Thai', system-ui, sans-serif",
    'font.text': "'Noto Sans Thai', 'Noto Sans Thai Fallback', system-ui, sans-serif",
    'font.displayWeight': '600',
    'font.displayTransform': 'none',
    'font.displayTracking': '0',
    'border.width': '1px',
    'effect.surface': '0 0 transparent',
    'effect.accent': '0 0 transparent',
    'effect.pattern': 'none',
  },
  layout: {
    bottomBar: 'raised',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: ['hero', 'notices', 'continue', 'categories', 'jackpot', 'hot', 'winners', 'rails', 'promotions', 'vendors'],
  },
  logo: { mark, wordmark, icon },
  // What a single component does otherwise than its role says; \`ComponentToken\` lists what there is.
  components: {
    'badge.radius': 'radius.control',
    'gameCard.bg': 'surface.overlay',
  },
  fonts: { families: ['Kanit', 'Noto Sans Thai'], preload: ['noto-sans-thai-400-thai.woff2', 'noto-sans-thai-400-latin.woff2'] },
  messages,
});
`,
    'src/fontFaces.ts': `import { createRequire } from 'node:module';

import type { FontFace } from '@parlor/theme/assets';

const { resolve } = createRequire(import.meta.url);

const text = (weight: number, script: string): string => resolve(\`@fontsource/noto-sans-thai/files/noto-sans-thai-\${script}-\${weight}-normal.woff2\`);
const display = (script: string): string => resolve(\`@fontsource/kanit/files/kanit-\${script}-600-normal.woff2\`);

/** The faces of this brand: one display weight, two text weights. */
export const fontFaces: readonly FontFace[] = [
  { family: 'Kanit', weight: 600, sources: { latin: display('latin'), thai: display('thai') } },
  { family: 'Noto Sans Thai', weight: 400, sources: { latin: text(400, 'latin'), thai: text(400, 'thai') } },
  { family: 'Noto Sans Thai', weight: 600, sources: { latin: text(600, 'latin'), thai: text(600, 'thai') } },
];
`,
    'src/buildAssets.ts': `import { writeAssets } from '@parlor/theme/assets';

import { imagery } from './assets/imagery.ts';
import { fontFaces } from './fontFaces.ts';
import { theme } from './theme.ts';

await writeAssets({ fontFaces, icon: theme.logo.icon, imagery }, new URL('./', import.meta.url));
`,
    'src/theme.test.ts': `import { describeTheme } from '@parlor/theme/testing';

import { fontFaces } from './fontFaces.ts';
import { theme } from './index.ts';

describeTheme(theme, { folder: new URL('./', import.meta.url), fontFaces });
`,
  };
}
