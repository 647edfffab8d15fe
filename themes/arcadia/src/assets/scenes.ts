import { box, lamp, pane, pixels, ring, tube, wire } from './neon.ts';

/** The floor of the hall: lanes to a vanishing point, and some dust in the air. Every scene has it. */
const floor =
  wire('magenta', 'M16 98h128M6 106h148M62 98l-18 20M80 98v20M98 98l18 20M44 98l-30 17M116 98l30 17', 1, 0.38) +
  `<path fill="var(--text-muted)" opacity=".6" d="M22 24h2v2h-2zM136 18h2v2h-2zM30 62h1.5v1.5h-1.5zM128 66h2v2h-2zM118 34h1.5v1.5h-1.5zM40 40h1.5v1.5h-1.5z"/>`;

/** Draws a claw on its chain; `open` is the gap of its prongs in px, the given point its hinge. */
const claw = (x: number, y: number, open: number): string =>
  wire('white', `M${x} 18V${y - 6}`, 1.8, 0.8) +
  tube('magenta', box(x - 7, y - 6, 14, 7, 3), 2) +
  tube(
    'magenta',
    `M${x - 5} ${y + 1}l-${6 + open} 8 ${4 + open / 2} 9M${x + 5} ${y + 1}l${6 + open} 8-${4 + open / 2} 9M${x} ${y + 1}v9`,
    2,
  );

const glassCase =
  tube('cyan', box(46, 16, 68, 62, 7), 2.2) +
  pane('cyan', box(46, 16, 68, 62, 7), 0.07) +
  tube('cyan', 'M42 78h76l4 20H38z', 2.2) +
  wire('cyan', 'M53 24v30', 1.6, 0.5) +
  wire('cyan', 'M58 24v12', 1.6, 0.4);

const ghost = ['..xxxx..', '.xxxxxx.', 'xx.xx.xx', 'xx.xx.xx', 'xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx', 'x.xx.xx.'];
const invader = [
  '..x.....x..',
  '...x...x...',
  '..xxxxxxx..',
  '.xx.xxx.xx.',
  'xxxxxxxxxxx',
  'x.xxxxxxx.x',
  'x.x.....x.x',
  '...xx.xx...',
];

/** Empty and failed states as corners of the hall, each drawn on 160 by 120. */
export const scenes = {
  empty:
    floor +
    tube('magenta', box(55, 10, 50, 13, 5), 2.2) +
    pane('magenta', box(55, 10, 50, 13, 5), 0.16) +
    tube('cyan', 'M58 23v8l-3 6v30l-6 9v22h62V76l-6-9V37l-3-6v-8', 2.2) +
    tube('cyan', box(62, 33, 36, 27, 5), 2) +
    pane('cyan', box(62, 33, 36, 27, 5), 0.08) +
    wire('dim', 'M71 47h.1M80 47h.1M89 47h.1', 4, 0.9) +
    tube('cyan', 'M50 75h60', 2) +
    wire('white', 'M68 74v-7', 2, 0.9) +
    lamp('magenta', 68, 64.5, 3) +
    lamp('yellow', 86, 70.5, 1.9) +
    lamp('yellow', 94, 70.5, 1.9) +
    wire('cyan', `${box(70, 83, 8, 10, 2)}${box(82, 83, 8, 10, 2)}`, 1.6, 0.7),
  games:
    floor +
    glassCase +
    claw(76, 34, 2) +
    wire('dim', 'M52 72q6-6 12 0 5-5 10 0', 1.8, 0.8) +
    pixels('yellow', ['..x..', '.xxx.', 'xxxxx', '.xxx.', '.x.x.'], 92, 64, 2.4) +
    wire('white', 'M66 87v-4', 2, 0.9) +
    lamp('magenta', 66, 82.5, 2.6) +
    lamp('yellow', 80, 88, 1.9) +
    lamp('yellow', 88, 88, 1.9),
  search:
    floor +
    `<g opacity=".32">${pixels('dim', invader, 24, 30, 5)}${pixels('dim', invader, 94, 56, 4)}</g>` +
    pane('cyan', ring(84, 46, 26), 0.1) +
    tube('cyan', ring(84, 46, 26), 2.8) +
    tube('magenta', 'M103 66l20 21', 4) +
    wire('white', 'M67 41q3-10 13-12', 2.2, 0.8) +
    tube('yellow', 'M77 42q0-7 7.5-7t7.5 6.5q0 4.5-4.5 6.5-3 1.5-3 5', 2.4) +
    lamp('yellow', 84.5, 59.5, 1.8),
  records:
    floor +
    tube('magenta', 'M44 20h72q7 0 7 7v10q0 7-7 7H44q-7 0-7-7V27q0-7 7-7z', 2.2) +
    pane('magenta', box(37, 20, 86, 24, 7), 0.12) +
    wire('white', 'M50 34h60', 3, 0.9) +
    lamp('lime', 46, 26.5, 1.6) +
    tube('cyan', 'M54 36v56l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5V36', 2.2) +
    pane('cyan', 'M54 36h52v56l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5z', 0.08) +
    wire('dim', 'M62 52h20M92 52h6M62 61h26M94 61h4M62 70h14M90 70h8M62 79h22M94 79h4', 2, 0.9),
  wallet:
    floor +
    tube('cyan', 'M38 54h84q6 0 6 6v32q0 6-6 6H38q-6 0-6-6V60q0-6 6-6z', 2.2) +
    pane('cyan', box(32, 54, 96, 44, 6), 0.08) +
    tube('magenta', box(66, 62, 28, 9, 4.5), 2.2) +
    wire('white', 'M71 66.5h18', 2.4, 0.95) +
    tube('cyan', box(70, 79, 20, 12, 3), 1.8) +
    lamp('lime', 42, 64, 1.8) +
    lamp('magenta', 118, 64, 1.8) +
    wire('cyan', 'M42 84h14M104 84h14M42 90h10M108 90h10', 1.6, 0.6) +
    pane('yellow', ring(80, 28, 16), 0.16) +
    tube('yellow', ring(80, 28, 16), 2.4) +
    tube('yellow', 'M80 20l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z', 1.8) +
    wire('yellow', 'M56 34v8M104 34v8M50 26v5M110 26v5', 1.8, 0.6),
  messages:
    floor +
    tube('cyan', 'M48 18h62q9 0 9 9v34q0 9-9 9H80L62 86V70H48q-9 0-9-9V27q0-9 9-9z', 2.4) +
    pane('cyan', 'M48 18h62q9 0 9 9v34q0 9-9 9H80L62 86V70H48q-9 0-9-9V27q0-9 9-9z', 0.08) +
    pixels('magenta', ghost, 65, 28, 3.6) +
    tube('yellow', 'M101 28h6l-6 8h6', 1.8) +
    wire('yellow', 'M110 12h5l-5 6h5', 1.8, 0.8),
  gifts:
    floor +
    claw(80, 34, 3) +
    tube('yellow', box(56, 56, 48, 12, 4), 2.2) +
    tube('yellow', 'M60 68v24q0 4 4 4h32q4 0 4-4V68', 2.2) +
    pane('yellow', box(60, 56, 40, 40, 4), 0.1) +
    tube('magenta', 'M80 56v40', 2.2) +
    tube('cyan', 'M80 55c-7 1-15-1-14-6 1-6 11-5 14 6 3-11 13-12 14-6 1 5-7 7-14 6z', 2) +
    wire('cyan', 'M40 74l-6-3M40 84h-8M120 74l6-3M120 84h8', 1.8, 0.7),
  offline:
    floor +
    wire('cyan', 'M14 84c14 0 14-22 26-22', 3, 0.9) +
    tube('cyan', 'M40 50h14q10 0 10 12t-10 12H40z', 2.4) +
    pane('cyan', 'M40 50h14q10 0 10 12t-10 12H40z', 0.12) +
    tube('cyan', 'M64 56.5h9M64 67.5h9', 2.4) +
    tube('magenta', 'M122 50h-16q-10 0-10 12t10 12h16z', 2.4) +
    pane('magenta', 'M122 50h-16q-10 0-10 12t10 12h16z', 0.12) +
    wire('magenta', 'M104 57h6M104 67h6', 2.2, 0.9) +
    wire('magenta', 'M122 62c12 0 10 22 26 22', 3, 0.9) +
    tube('yellow', 'M83 32l-4 10h7l-5 10M83 74l-3 8h6l-4 8', 2.2),
  error:
    floor +
    tube('cyan', box(38, 20, 84, 60, 9), 2.4) +
    pane('magenta', box(45, 27, 70, 46, 5), 0.1) +
    wire('cyan', box(45, 27, 70, 46, 5), 1.6, 0.6) +
    tube('magenta', 'M57 40l9 9M66 40l-9 9M94 40l9 9M103 40l-9 9', 2.6) +
    tube('magenta', 'M68 64q12-8 24 0', 2.4) +
    wire('lime', 'M48 33h14M96 69h16M44 57h8M110 33h9', 2, 0.75) +
    tube('cyan', 'M70 80l-4 14h28l-4-14', 2.2) +
    wire('cyan', 'M58 96h44', 2.4, 0.95) +
    wire('dim', 'M118 16q-5-4 0-8M127 20q-5-6 1-11', 1.8, 0.8),
  closed:
    floor +
    tube('magenta', 'M36 34l7-18h74l7 18z', 2.4) +
    pane('magenta', 'M36 34l7-18h74l7 18z', 0.14) +
    wire('magenta', 'M58 17l-4 17M80 17v17M102 17l4 17', 1.6, 0.6) +
    tube('cyan', 'M42 34v64M118 34v64', 2.4) +
    wire('cyan', 'M44 43h72M44 52h72M44 61h72M44 70h72M44 79h72M44 88h72', 1.6, 0.45) +
    pane('cyan', box(42, 34, 76, 60, 2), 0.06) +
    tube('cyan', 'M42 95h76', 2.4) +
    `<path fill="var(--surface-base)" d="${box(64, 56, 32, 28, 6)}"/>` +
    tube('yellow', box(66, 58, 28, 24, 5), 2.4) +
    tube('yellow', 'M71 58v-6a9 9 0 0 1 18 0v6', 2.4) +
    lamp('yellow', 80, 68, 2.2) +
    wire('yellow', 'M80 70v5', 2.2, 1),
  maintenance:
    floor +
    tube(
      'cyan',
      'M80 14l3.5 7.5 8-1.5 1.5 8 7.5 3.5-4 7 4 7-7.5 3.5-1.5 8-8-1.5-3.5 7.5-3.5-7.5-8 1.5-1.5-8-7.5-3.5 4-7-4-7 7.5-3.5 1.5-8 8 1.5z',
      2.2,
    ) +
    tube('cyan', ring(80, 38.5, 8), 2.2) +
    `<path fill="var(--surface-base)" d="${box(28, 64, 104, 18, 5)}"/>` +
    tube('yellow', box(28, 64, 104, 18, 5), 2.4) +
    pane('yellow', 'M42 65h12l-10 16H32zM66 65h12l-10 16H56zM90 65h12L92 81H80zM114 65h12l-10 16h-12z', 0.85) +
    tube('yellow', 'M40 82v16M120 82v16', 2.4) +
    wire('white', 'M36 98h8M116 98h8', 2.4, 0.9) +
    lamp('magenta', 40, 57, 4) +
    lamp('magenta', 120, 57, 4),
} as const;
