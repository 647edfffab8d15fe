import { short, type Box, type Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { displayFont, inFaceCase, type FaceId } from './displayFonts.ts';
import { glyphPath } from './glyphPath.ts';

/** Outlines are laid out at this size and then scaled, so each glyph is computed once. */
const UNIT_SIZE = 100;

interface Glyph {
  path: string;
  /** Distance from the start of the line, in units. */
  x: number;
  advance: number;
}

interface Line {
  glyphs: readonly Glyph[];
  width: number;
  /** Height of the tallest capital in the line and depth of the lowest descender, in units. */
  ascent: number;
  descent: number;
}

const lineCache = new Map<string, Line>();

function setLine(face: FaceId, text: string): Line {
  const key = `${face}:${text}`;
  const cached = lineCache.get(key);
  if (cached) return cached;
  const font = displayFont(face);
  const scale = UNIT_SIZE / font.unitsPerEm;
  const glyphs: Glyph[] = [];
  let x = 0;
  let ascent = 0;
  let descent = 0;
  let previous: ReturnType<typeof font.charToGlyph> | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (previous) x += font.getKerningValue(previous, glyph) * scale;
    const path = glyph.getPath(0, 0, UNIT_SIZE);
    const bounds = path.getBoundingBox();
    const advance = (glyph.advanceWidth ?? font.unitsPerEm / 2) * scale;
    if (character !== ' ') {
      ascent = Math.max(ascent, -bounds.y1);
      descent = Math.max(descent, bounds.y2);
      glyphs.push({ path: glyphPath(path), x, advance });
    }
    x += advance;
    previous = glyph;
  }
  const line = { glyphs, width: Math.max(x, 1), ascent, descent: Math.max(0, descent) };
  // Names repeat words, not lines. Clearing the whole cache keeps it small.
  if (lineCache.size > 4000) lineCache.clear();
  lineCache.set(key, line);
  return line;
}

/** Returns letters as one path that fills a square of `side`, for motifs made of letters (a seven, a bar). */
export function glyphMark(text: string, side: number): string {
  const font = displayFont(text.length > 1 ? 'slab' : 'saloon');
  const measured = font.getPath(text, 0, 0, UNIT_SIZE).getBoundingBox();
  const scale = (side * 0.94) / Math.max(measured.x2 - measured.x1, measured.y2 - measured.y1);
  const x = side / 2 - ((measured.x1 + measured.x2) / 2) * scale;
  const y = side / 2 - ((measured.y1 + measured.y2) / 2) * scale;
  return glyphPath(font.getPath(text, x, y, UNIT_SIZE * scale));
}

/** The paint of a name. */
export interface LetterPaint {
  /** Gradient colours from the top to the foot of a letter. */
  fill: readonly [string, string, string];
  outline: string;
  /** Side colour of block letters. */
  side?: string;
  /** Glow around the letters. */
  halo?: string;
}

export type LetterShape = 'block' | 'justified' | 'arc' | 'rising' | 'swell';

export interface Lettering {
  /** SVG elements. */
  svg: string;
  /** The bounding box of the letters. */
  box: Box;
}

/** Returns all ways to break words into at most `most` lines. */
function cuts(words: readonly string[], maxLines: number): string[][] {
  const found: string[][] = [];
  const place = (from: number, lines: string[]): void => {
    if (from === words.length) {
      found.push(lines);
      return;
    }
    if (lines.length === maxLines) return;
    for (let to = from + 1; to <= words.length; to += 1) place(to, [...lines, words.slice(from, to).join(' ')]);
  };
  place(0, []);
  return found;
}

interface SetLine {
  line: Line;
  scale: number;
}

/** Space between lines as a fraction of the capital height. */
const LEADING = 0.2;

function setLines(
  face: FaceId,
  cut: readonly string[],
  shape: LetterShape,
  box: Box,
  cap: number,
): { lines: SetLine[]; height: number; score: number } {
  const laid = cut.map((text) => setLine(face, text));
  const widths = laid.map((line) => box.width / line.width);
  const even = Math.min(...widths);
  // Justified lines share one width; the cap keeps a short line from growing too tall.
  let scales = laid.map((_, index) =>
    shape === 'justified'
      ? Math.min(widths[index] ?? even, even * 1.75, cap / UNIT_SIZE)
      : Math.min(even, cap / UNIT_SIZE),
  );
  const heightOf = (list: readonly number[]): number =>
    laid.reduce(
      (sum, line, index) =>
        sum + (list[index] ?? 0) * (line.ascent * (index === 0 ? 1 : 1 + LEADING) + line.descent * 0.6),
      0,
    );
  const height = heightOf(scales);
  if (height > box.height) scales = scales.map((scale) => (scale * box.height) / height);
  const smallest = Math.min(...scales);
  const area = laid.reduce((sum, line, index) => sum + line.width * line.ascent * (scales[index] ?? 0) ** 2, 0);
  return {
    lines: laid.map((line, index) => ({ line, scale: scales[index] ?? smallest })),
    height: heightOf(scales),
    score: smallest * smallest * 4 + area / 900 - cut.length * 0.02,
  };
}

/**
 * Letters a text in a box, as large as fits, on at most three lines by default. Aligns it to the bottom, middle or top
 * of the box. `cap` limits the size of capitals, in user units.
 */
export function letter(
  canvas: Canvas,
  text: string,
  box: Box,
  style: {
    face: FaceId;
    shape: LetterShape;
    paint: LetterPaint;
    align?: 'top' | 'middle' | 'bottom';
    cap?: number;
    maxLines?: number;
  },
): Lettering {
  const words = inFaceCase(style.face, text).split(' ');
  const cap = style.cap ?? 64;
  let best = setLines(style.face, [words.join(' ')], style.shape, box, cap);
  for (const cut of cuts(words, style.maxLines ?? 3)) {
    const tried = setLines(style.face, cut, style.shape, box, cap);
    if (tried.score > best.score) best = tried;
  }
  const top =
    style.align === 'top'
      ? box.y
      : style.align === 'middle'
        ? box.y + (box.height - best.height) / 2
        : box.y + box.height - best.height;
  const centre = box.x + box.width / 2;
  let baseline = top;
  let widest = 0;
  const groups = best.lines.map(({ line, scale }, index) => {
    baseline += line.ascent * scale * (index === 0 ? 1 : 1 + LEADING);
    const width = line.width * scale;
    widest = Math.max(widest, width);
    const placed = line.glyphs.map((glyph) => {
      const middle = (glyph.x + glyph.advance / 2 - line.width / 2) * scale;
      const share = width === 0 ? 0 : middle / (box.width / 2);
      let dy = 0;
      let turn = 0;
      let grow = 1;
      if (style.shape === 'arc') {
        dy = share * share * box.width * 0.07;
        turn = share * 15;
      } else if (style.shape === 'rising') {
        dy = -share * box.width * 0.05;
        turn = -5.5;
      } else if (style.shape === 'swell') {
        grow = 1 + (share * share - 0.35) * 0.28;
      }
      const rotation = turn === 0 ? '' : ` rotate(${short(turn)})`;
      const size = scale.toFixed(3);
      const tall = (scale * grow).toFixed(3);
      const shift =
        style.shape === 'swell'
          ? (grow - 1) * line.ascent * scale * (index === 0 && best.lines.length > 1 ? 0 : 0.5)
          : 0;
      return `<path transform="translate(${short(centre + middle)} ${short(baseline + dy + shift)})${rotation} scale(${size} ${tall}) translate(${short(-glyph.advance / 2)} 0)" d="${glyph.path}"/>`;
    });
    const shapeId = canvas.define((id) => `<g id="${id}">${placed.join('')}</g>`);
    // The gradient uses the glyph's units, so it spans each letter at any rotation.
    const [head, middle, foot] = style.paint.fill;
    const fill = canvas.vertical(-line.ascent, line.descent * 0.4, [
      [0, head],
      [0.5, middle],
      [0.54, mix(middle, foot, 0.45)],
      [1, foot],
    ]);
    baseline += line.descent * scale * 0.6;
    // Strokes scale with the glyphs; dividing by the scale keeps outlines equally thick on all lines.
    return {
      shapeId,
      fill,
      stroke: (weightInUnits: number): string => short(weightInUnits / scale),
      size: scale * UNIT_SIZE,
    };
  });
  const { outline, side, halo } = style.paint;
  const weight = Math.min(1, Math.max(0.6, (groups[0]?.size ?? 30) / 34));
  const layer = (build: (group: (typeof groups)[number]) => string): string => groups.map(build).join('');
  const svg = [
    halo
      ? layer(
          (group) =>
            `<use href="#${group.shapeId}" fill="none" stroke="${halo}" stroke-width="${group.stroke(20 * weight)}" stroke-linejoin="round" opacity="0.22"/>`,
        )
      : '',
    halo
      ? layer(
          (group) =>
            `<use href="#${group.shapeId}" fill="none" stroke="${halo}" stroke-width="${group.stroke(13 * weight)}" stroke-linejoin="round" opacity="0.35"/>`,
        )
      : '',
    layer(
      (group) =>
        `<use href="#${group.shapeId}" transform="translate(0 ${short(4.4 * weight)})" fill="${outline}" stroke="${outline}" stroke-width="${group.stroke(8.5 * weight)}" stroke-linejoin="round"/>`,
    ),
    layer(
      (group) =>
        `<use href="#${group.shapeId}" fill="${outline}" stroke="${outline}" stroke-width="${group.stroke(8.5 * weight)}" stroke-linejoin="round"/>`,
    ),
    side
      ? layer(
          (group) =>
            `<use href="#${group.shapeId}" transform="translate(0 ${short(2.6 * weight)})" fill="${side}" stroke="${side}" stroke-width="${group.stroke(3.4 * weight)}" stroke-linejoin="round"/>`,
        )
      : '',
    side
      ? layer(
          (group) =>
            `<use href="#${group.shapeId}" fill="${side}" stroke="${side}" stroke-width="${group.stroke(3.4 * weight)}" stroke-linejoin="round"/>`,
        )
      : '',
    layer((group) => `<use href="#${group.shapeId}" fill="${group.fill}"/>`),
  ].join('');
  return { svg, box: { x: centre - widest / 2, y: top, width: widest, height: best.height } };
}
