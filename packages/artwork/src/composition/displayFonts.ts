import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, parse as parseFont } from 'opentype.js';

const require = createRequire(import.meta.url);
// The library's Node entry is CommonJS without named exports, but its types declare them. `require` works with both.
const { parse } = require('opentype.js') as { parse: typeof parseFont };

/** Display faces, one per mood. All are open fonts from the package registry. */
const faces = {
  kanit: { file: require.resolve('@fontsource/kanit/files/kanit-latin-800-normal.woff'), isUpper: true },
  kanitSlanted: { file: require.resolve('@fontsource/kanit/files/kanit-latin-900-italic.woff'), isUpper: true },
  slab: { file: require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'), isUpper: true },
  script: {
    file: require.resolve('@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff'),
    isUpper: false,
  },
  arcade: { file: require.resolve('@fontsource/bungee/files/bungee-latin-400-normal.woff'), isUpper: true },
  roman: { file: require.resolve('@fontsource/cinzel/files/cinzel-latin-900-normal.woff'), isUpper: true },
  round: { file: require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'), isUpper: true },
  deco: { file: require.resolve('@fontsource/limelight/files/limelight-latin-400-normal.woff'), isUpper: true },
  comic: { file: require.resolve('@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff'), isUpper: true },
  gothic: { file: require.resolve('@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff'), isUpper: false },
  orbit: { file: require.resolve('@fontsource/orbitron/files/orbitron-latin-900-normal.woff'), isUpper: true },
  sport: { file: require.resolve('@fontsource/russo-one/files/russo-one-latin-400-normal.woff'), isUpper: true },
  saloon: { file: require.resolve('@fontsource/rye/files/rye-latin-400-normal.woff'), isUpper: true },
} as const;
export type FaceId = keyof typeof faces;

const loaded = new Map<FaceId, Font>();

/** Returns the font of a face. Reads it from its package on first use and caches it. */
export function displayFont(face: FaceId): Font {
  const known = loaded.get(face);
  if (known) return known;
  const file = readFileSync(faces[face].file);
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(face, font);
  return font;
}

/** Returns the text in the letter case that suits the face. */
export function inFaceCase(face: FaceId, text: string): string {
  return faces[face].isUpper ? text.toUpperCase() : text;
}
