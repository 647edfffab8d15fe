import { createHash } from 'node:crypto';

/** The longest side of a stored picture, in pixels: a slip is readable, and needs about 300 KB. */
const MAX_SIDE = 2_000;
/** The most pixels of an accepted picture: 5 MB can unpack to gigabytes. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_S = 10;

/** First bytes of the accepted formats. Other formats are never passed to the library. */
const signatures = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
} as const;

/** A format of pictures. */
export type PictureFormat = keyof typeof signatures;

/** A picture as it is stored. */
export interface RedrawnPicture {
  /** JPEG. */
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
  /** SHA-256 of the received bytes. */
  hash: Buffer;
}

/**
 * Reads a picture by its bytes, whatever name or type it came with, and re-encodes it as a JPEG, without metadata,
 * location or appended data. Undefined if it cannot be decoded completely, or is not in one of the `accepted` formats, all
 * by default.
 */
export async function redrawPicture(
  sent: Buffer,
  accepted: readonly PictureFormat[] = ['png', 'jpeg', 'webp'],
): Promise<RedrawnPicture | undefined> {
  const format = accepted.find((name) => signatures[name](sent));
  if (format === undefined) return undefined;
  // Imported with the first picture, because most processes receive none for a long time.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    if ((await picture.metadata()).format !== format) return undefined;
    const { data: bytes, info } = await picture
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: { r: 255, g: 255, b: 255 } })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { bytes, width: info.width, height: info.height, hash: createHash('sha256').update(sent).digest() };
  } catch {
    // The library throws for anything that it cannot read: a damaged header, too many pixels, a missing end.
    return undefined;
  }
}
