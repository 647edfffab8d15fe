/** The kinds of picture that are taken: what the file says it is, what its name may end in, and how its bytes begin. */
const imageKinds = [
  { types: ['image/jpeg', 'image/jpg', 'image/pjpeg'], endings: ['.jpg', '.jpeg'], start: [0xff, 0xd8, 0xff] },
  { types: ['image/png'], endings: ['.png'], start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** What a file dialog is told to offer. */
export const IMAGE_ACCEPT = imageKinds.flatMap(({ types, endings }) => [types[0], ...endings]).join(',');

/** How large a picture may be: 5 MiB, in bytes. */
export const IMAGE_MAX_BYTES = 5_242_880;

/** How many pictures may be attached. */
export const IMAGE_MAX_COUNT = 3;

/**
 * Why a file is not taken: neither JPEG nor PNG by its type or name, larger than allowed, not the picture that it says it is,
 * or one too many.
 */
export const refusalReasons = ['type', 'size', 'content', 'count'] as const;
/** Why a file is not taken. */
export type RefusalReason = (typeof refusalReasons)[number];

/** A file that was not taken. */
export interface Refusal {
  readonly file: File;
  readonly reason: RefusalReason;
}


/** What is wrong with one picture; nothing when it may be sent. An unreadable file counts as not a picture. */
export async function checkImage(file: File, maxBytes: number = IMAGE_MAX_BYTES): Promise<Exclude<RefusalReason, 'count'> | undefined> {
  const name = file.name.toLowerCase();
  const kind = imageKinds.find(({ types, endings }) => types.some((type) => type === file.type.toLowerCase()) && endings.some((ending) => name.endsWith(ending)));
  if (!kind) return 'type';
  if (file.size > maxBytes) return 'size';
  try {
    const bytes = new Uint8Array(await file.slice(0, kind.start.length).arrayBuffer());
    return kind.start.every((byte, index) => bytes[index] === byte) ? undefined : 'content';
  } catch {
    return 'content';
  }
}

/** Sorts chosen files into those that may be sent and those that may not; once the places are taken, good ones are too many. */
export async function sortImages(files: readonly File[], places: number, maxBytes: number = IMAGE_MAX_BYTES): Promise<{ taken: File[]; refused: Refusal[] }> {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  const reasons = await Promise.all(files.map((file) => checkImage(file, maxBytes)));
  for (const [index, file] of files.entries()) {
    const reason = reasons[index] ?? (taken.length < places ? undefined : 'count');
    if (reason === undefined) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}
