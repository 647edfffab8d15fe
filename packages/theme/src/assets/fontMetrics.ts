/** Metrics that a fallback font must match, in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean letter width in running English text; undefined if the font has no Latin letters. */
  readonly letterWidth: number | undefined;
}

/** Letters and spaces at about their frequency in English. */
const runningText =
  'the quick ones return at noon and read their notes in a line of still water as others see it for themselves under an old tree';

/** Reads the metrics of an sfnt (TrueType) font. Throws a RangeError if a required table is missing. */
export function readFontMetrics(sfnt: Uint8Array): FontMetrics {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(String.fromCodePoint(...sfnt.subarray(record, record + 4)), view.getUint32(record + 8));
  }
  const offsetOf = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new RangeError(`the font has no ${tag} table`);
    return offset;
  };

  const [head, hhea, hmtx] = [offsetOf('head'), offsetOf('hhea'), offsetOf('hmtx')];
  const unitsPerEm = view.getUint16(head + 18);
  const lastMetric = view.getUint16(hhea + 34) - 1;
  const widthOf = (glyph: number): number => view.getUint16(hmtx + Math.min(glyph, lastMetric) * 4);

  const glyphs = Array.from(runningText, (letter) => glyphOf(view, offsetOf('cmap'), letter.codePointAt(0) ?? 0));
  const letterWidth = glyphs.includes(0)
    ? undefined
    : glyphs.reduce((sum, glyph) => sum + widthOf(glyph), 0) / glyphs.length / unitsPerEm;
  return {
    ascent: view.getInt16(hhea + 4) / unitsPerEm,
    descent: -view.getInt16(hhea + 6) / unitsPerEm,
    lineGap: view.getInt16(hhea + 8) / unitsPerEm,
    letterWidth,
  };
}

/** Returns the glyph of a BMP character from the format 4 cmap, which every web font has; 0 if there is none. */
function glyphOf(view: DataView, cmap: number, codePoint: number): number {
  for (let table = 0; table < view.getUint16(cmap + 2); table += 1) {
    const map = cmap + view.getUint32(cmap + 8 + table * 8);
    if (view.getUint16(map) !== 4) continue;
    const doubleSegments = view.getUint16(map + 6);
    for (let at = 0; at < doubleSegments; at += 2) {
      const [ends, starts] = [map + 14 + at, map + 16 + doubleSegments + at];
      if (codePoint > view.getUint16(ends)) continue;
      const start = view.getUint16(starts);
      if (codePoint < start) return 0;
      const delta = view.getUint16(starts + doubleSegments);
      const rangeAt = starts + 2 * doubleSegments;
      const range = view.getUint16(rangeAt);
      const glyph = range === 0 ? codePoint : view.getUint16(rangeAt + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) % 0x10000;
    }
  }
  return 0;
}
