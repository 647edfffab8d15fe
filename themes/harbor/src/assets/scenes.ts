import type { ImageryDrawings } from '@parlor/theme/assets';

import { blank, box, hatch, ink, ring, sea, shade, solid, star, tint } from './pen.ts';

/** The base line of every picture: one line, and a finer one below it. */
const rule = ink('M8 105h144', 2) + ink('M8 109.5h144', 0.9);
const draw = (d: string): string => ink(d, 2);
/** Draws lines of print without words. */
const print = (x: number, y: number, width: number, count: number, step = 5): string =>
  ink(
    Array.from(
      { length: count },
      (_, index) => `M${x} ${y + index * step}h${index === count - 1 ? Math.round(width * 0.6) : width}`,
    ).join(''),
    1.2,
  );
/** Draws a figure of seven bars, 12 by 20, of which `bars` are lit. */
const figure = (x: number, y: number, bars: string): string => {
  const all: Record<string, string> = {
    a: 'M2 1h8',
    b: 'M11 2v7',
    c: 'M11 11v7',
    d: 'M2 19h8',
    e: 'M1 11v7',
    f: 'M1 2v7',
    g: 'M2 10h8',
  };
  return `<g transform="translate(${x} ${y})">${sea(Array.from(bars, (bar) => all[bar] ?? '').join(''), 2.4)}</g>`;
};
const ball = (x: number, y: number, r: number): string =>
  blank(ring(x, y, r)) +
  draw(ring(x, y, r)) +
  tint(`M${x} ${y - r * 0.45}l${r * 0.43} ${r * 0.31}-${r * 0.16} ${r * 0.5}h-${r * 0.54}l-${r * 0.16}-${r * 0.5}z`) +
  ink(
    `M${x} ${y - r * 0.45}v-${r * 0.5}M${x + r * 0.43} ${y - r * 0.14}l${r * 0.5}-${r * 0.16}M${x + r * 0.27} ${y + r * 0.36}l${r * 0.3} ${r * 0.42}M${x - r * 0.27} ${y + r * 0.36}l-${r * 0.3} ${r * 0.42}M${x - r * 0.43} ${y - r * 0.14}l-${r * 0.5}-${r * 0.16}`,
    1.4,
  );

/** Draws a kiosk: roof, sign, window. The caller draws the content of the window. */
const kiosk = (inside: string): string =>
  blank('M40 34h80v71H40z') +
  draw('M40 42v63M120 42v63M34 42h92M40 42l5-14h70l5 14') +
  hatch(46, 29, 66, 12, -3, 4) +
  draw(box(50, 50, 60, 34)) +
  draw('M44 84h72v5H44z') +
  hatch(46, 91, 68, 13, 0, 5) +
  inside;

/** The paper's scene for empty pages. */
export const scenes: ImageryDrawings['scenes'] = {
  empty:
    hatch(36, 44, 88, 44, 0, 5.5) +
    shade(36, 44, 88, 44, 5.5) +
    draw('M28 105V36h104v69') +
    draw('M28 36l10 8h84l10-8M38 44v44h84V44M38 88l-10 17M122 88l10 17') +
    ball(80, 92, 13) +
    rule,
  games:
    draw('M48 105V86M112 105V86') +
    hatch(44, 88, 8, 16, 0, 2.6) +
    hatch(108, 88, 8, 16, 0, 2.6) +
    blank(box(26, 32, 108, 54)) +
    draw(box(26, 32, 108, 54) + box(32, 38, 96, 42)) +
    draw('M80 42v5M80 70v5') +
    figure(44, 49, 'abcdef') +
    figure(62, 49, 'bc') +
    figure(88, 49, 'abcdef') +
    figure(106, 49, 'abged') +
    solid(box(78.5, 54, 3, 3) + box(78.5, 61, 3, 3)) +
    draw('M60 32V22h40v10') +
    print(66, 27, 28, 1) +
    rule,
  search:
    blank(box(30, 30, 78, 75)) +
    draw(box(30, 30, 78, 75)) +
    solid(box(37, 37, 64, 7)) +
    print(37, 52, 28, 9) +
    shade(73, 52, 28, 18, 2.6) +
    print(73, 77, 28, 4) +
    blank(ring(98, 66, 25)) +
    sea(ring(98, 66, 25), 3.6) +
    ink('M82 58h32M82 66h32M82 74h20', 3) +
    sea('M116 84l20 20', 6) +
    rule,
  records:
    hatch(42, 34, 76, 71, 0, 4) +
    blank(box(36, 28, 76, 77)) +
    draw(box(36, 28, 76, 77)) +
    draw('M60 22h28v11H60z') +
    Array.from(
      { length: 5 },
      (_, row) =>
        print(44, 46 + row * 11.5, 34, 1) +
        ink(`M86 ${46 + row * 11.5}h8`, 1.2) +
        (row === 3 ? '' : sea(`M99 ${45 + row * 11.5}l2.5 3 5-6`, 2)),
    ).join('') +
    ink('M44 39h62', 2.4) +
    blank('M118 96l-4-10 22-46 8 4-22 46z') +
    draw('M118 96l-4-10 22-46 8 4-22 46zM114 86l8 4M132 48l8 4') +
    solid('M118 98l-2.5-6 5 2z') +
    rule,
  wallet:
    [0, 1, 2, 3, 4, 5]
      .map(
        (index) =>
          blank(box(32, 95 - index * 9, 36, 9)) +
          draw(box(32, 95.5 - index * 9, 36, 9)) +
          hatch(52, 96 - index * 9, 14, 8, 0, 2.4),
      )
      .join('') +
    [0, 1, 2]
      .map(
        (index) =>
          blank(box(72, 95 - index * 9, 36, 9)) +
          draw(box(72, 95.5 - index * 9, 36, 9)) +
          hatch(92, 96 - index * 9, 14, 8, 0, 2.4),
      )
      .join('') +
    blank(ring(110, 52, 22)) +
    draw(ring(110, 52, 22)) +
    sea(ring(110, 52, 16), 2) +
    tint(star(110, 52, 10)) +
    rule,
  messages:
    hatch(34, 44, 100, 61, 0, 4) +
    blank(box(28, 38, 100, 67)) +
    draw(box(28, 38, 100, 67)) +
    draw('M28 40l50 36 50-36M28 104l38-36M128 104L90 68') +
    blank(box(100, 30, 28, 32)) +
    sea(box(102, 30, 26, 30), 2) +
    tint(star(115, 45, 8)) +
    ink('M70 26q6-5 12 0t12 0M70 32q6-5 12 0t12 0', 1.2) +
    rule,
  gifts:
    blank(box(56, 86, 48, 19)) +
    draw(box(56, 86, 48, 19) + box(62, 78, 36, 8)) +
    hatch(58, 88, 44, 16, 0, 4) +
    blank('M54 24h52v22L95 68H65L54 46z') +
    draw('M54 24h52v22L95 68H65L54 46zM54 30H40v14l16 10M106 30h14v14l-16 10M76 68v10M84 68v10') +
    shade(86, 29, 16, 34, 3) +
    tint(star(75, 44, 13)) +
    sea('M48 20h64', 3) +
    rule,
  offline:
    draw('M80 40L62 105M80 40l18 65M74.5 60h11M70 76h20M66 91h28M74.5 60L90 76M85.5 60L70 76M70 76l24 15M90 76L66 91') +
    tint(ring(80, 36, 5)) +
    `<path fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="5 5" d="M64 52a23 23 0 0 1 0-32M54 60a37 37 0 0 1 0-48M96 52a23 23 0 0 0 0-32M106 60a37 37 0 0 0 0-48"/>` +
    sea('M48 66l64-56', 3) +
    rule,
  error:
    blank('M32 26h74v79H32z') +
    draw('M70 105H32V26h40l-7 14 12 12-9 16 11 14z') +
    solid('M39 33h24l-3 7h-21z') +
    print(39, 50, 24, 9) +
    `<g transform="translate(12 -1) rotate(7 100 66)">${blank('M78 26h34v79H76l9-23-11-14 9-16-12-12z')}${draw('M78 26h34v79H76l9-23-11-14 9-16-12-12z')}${tint('M94 40h8l-1.5 25h-5zM94.5 71h7v7h-7z')}${print(90, 86, 16, 3)}</g>` +
    rule,
  closed:
    kiosk(shade(52, 53, 56, 29, 3.6)) +
    blank(box(59, 58, 42, 19)) +
    sea(box(60, 58, 40, 18), 2) +
    ink('M66 67h28', 4) +
    ink('M62 58l18-8 18 8', 1.4) +
    rule,
  maintenance:
    draw('M108 70L140 28M134 26l12 5') +
    blank(ring(82, 76, 28)) +
    draw(ring(82, 76, 28) + ring(82, 76, 5)) +
    hatch(62, 60, 20, 36, 0, 3) +
    draw('M82 76h26l6-8') +
    sea('M8 101h52', 5) +
    draw('M60 105h44') +
    tint(`M22 98l9-28h6l9 28z`) +
    blank('M28.5 80h11l2 6h-15z') +
    draw('M18 100h32M28 79h12M25.5 87h17') +
    rule,
};
