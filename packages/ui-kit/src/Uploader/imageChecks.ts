/** Accepted kinds of picture: MIME types, file extensions and magic bytes. */
const imageKinds = [
  { types: ['image/jpeg', 'image/jpg', 'image/pjpeg'], endings: ['.jpg', '.jpeg'], start: [0xff, 0xd8, 0xff] },
  { types: ['image/png'], endings: ['.png'], start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;
const webp = { types: ['image/webp'], endings: ['.webp'], start: [0x52, 0x49, 0x46, 0x46] } as const;

const kindsOf = (isWebpAllowed: boolean) => (isWebpAllowed ? [...imageKinds, webp] : imageKinds);

/** Returns the value of the `accept` attribute. */
export function acceptOf(isWebpAllowed: boolean): string {
  return kindsOf(isWebpAllowed)
    .flatMap(({ types, endings }) => [types[0], ...endings])
    .join(',');
}

/** Maximum size of a picture in bytes: 5 MiB (PROMO-05). */
export const IMAGE_MAX_BYTES = 5_242_880;

/** Maximum number of pictures (PROMO-05). */
export const IMAGE_MAX_COUNT = 3;

/**
 * Reasons for refusing a file: not an accepted type by MIME type or name, too large, content does not match the type, or too
 * many.
 */
export const refusalReasons = ['type', 'size', 'content', 'count'] as const;
/** Reason for refusing a file. */
export type RefusalReason = (typeof refusalReasons)[number];

/** A refused file. */
export interface Refusal {
  readonly file: File;
  readonly reason: RefusalReason;
}

/** Validates a picture. Returns undefined if it is valid. An unreadable file fails with `content`. */
export async function checkImage(
  file: File,
  maxBytes: number = IMAGE_MAX_BYTES,
  isWebpAllowed = false,
): Promise<Exclude<RefusalReason, 'count'> | undefined> {
  const name = file.name.toLowerCase();
  const kind = kindsOf(isWebpAllowed).find(
    ({ types, endings }) =>
      [...types].some((type) => type === file.type.toLowerCase()) &&
      [...endings].some((ending) => name.endsWith(ending)),
  );
  if (!kind) return 'type';
  if (file.size > maxBytes) return 'size';
  try {
    const bytes = new Uint8Array(await file.slice(0, kind.start.length).arrayBuffer());
    return [...kind.start].every((byte, index) => bytes[index] === byte) ? undefined : 'content';
  } catch {
    return 'content';
  }
}

/** Splits files into accepted and refused. Valid files beyond `places` are refused with `count`. */
export async function sortImages(
  files: readonly File[],
  places: number,
  maxBytes: number = IMAGE_MAX_BYTES,
  isWebpAllowed = false,
): Promise<{ accepted: File[]; refused: Refusal[] }> {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  const reasons = await Promise.all(files.map((file) => checkImage(file, maxBytes, isWebpAllowed)));
  for (const [index, file] of files.entries()) {
    const reason = reasons[index] ?? (accepted.length < places ? undefined : 'count');
    if (reason === undefined) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}
