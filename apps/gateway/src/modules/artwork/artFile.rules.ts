/** The kinds of pictures. */
const artKinds = ['games', 'banners', 'covers', 'vendors'] as const;
export type ArtKind = (typeof artKinds)[number];

const artFormats = ['avif', 'webp'] as const;
export type ArtFormat = (typeof artFormats)[number];

/** One picture in one size and format. */
export interface ArtFile {
  kind: ArtKind;
  /** The id of a game, banner or cover, or the code of a vendor. */
  name: string;
  /** Pixels for one CSS pixel. */
  scale: 1 | 2;
  format: ArtFormat;
}

const FILE_NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})@([12])x\.(avif|webp)$/;
/** The end of the file name of a vendor's icon, as in `JL_DEFAULT@2x.webp`. */
const VENDOR_SUFFIX = '_DEFAULT';

/** Parses the kind and file name of an address; undefined for every other form. */
export function parseArtFile(kind: string, fileName: string): ArtFile | undefined {
  const known = artKinds.find((each) => each === kind);
  const match = FILE_NAME.exec(fileName);
  if (!known || !match) return undefined;
  const [, stem = '', scale, format] = match;
  // The suffix may be left out.
  const name = known === 'vendors' && stem.endsWith(VENDOR_SUFFIX) ? stem.slice(0, -VENDOR_SUFFIX.length) : stem;
  return { kind: known, name, scale: scale === '2' ? 2 : 1, format: format as ArtFormat };
}

/** Returns the file name of a picture; the inverse of `parseArtFile`. */
export function artFileName({ kind, name, scale, format }: ArtFile): string {
  return `${name}${kind === 'vendors' ? VENDOR_SUFFIX : ''}@${scale}x.${format}`;
}

/**
 * Returns the public address of a drawn picture: `/art/games/a1` becomes `/art/<version>/games/a1`, so that its files
 * never change and may be cached for ever. Other addresses are unchanged.
 */
export function versionedArtAddress(version: string, path: string): string {
  return path.startsWith('/art/') ? `/art/${version}/${path.slice('/art/'.length)}` : path;
}
