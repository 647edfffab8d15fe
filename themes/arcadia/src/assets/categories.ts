import { box, lamp, pane, pixels, ring, tube, wire } from './neon.ts';

const invader = [
  '..x...x..',
  '...x.x...',
  '..xxxxx..',
  '.xx.x.xx.',
  'xxxxxxxxx',
  'x.xxxxx.x',
  'x.x...x.x',
  '...x.x...',
];

/** The game categories as neon signs, each drawn on 48 by 48. */
export const categories = {
  all:
    tube('cyan', box(6, 6, 15, 15, 4.5)) +
    tube('cyan', box(6, 27, 15, 15, 4.5)) +
    tube('magenta', ring(34.5, 13.5, 7.5)) +
    tube('cyan', box(27, 27, 15, 15, 4.5)),
  hot:
    tube(
      'magenta',
      'M24 44c-9 0-15-6-15-14.5 0-7 4.5-10.5 7-16 1.5 3 3 4.5 4.5 5.5C21 13 23 8 28.5 4c-.5 6 2 9 5 12.5 3 3.5 5.5 7 5.5 13C39 38 33 44 24 44z',
    ) + tube('yellow', 'M24 44c-4 0-7-3-7-7 0-4.5 4-6.5 5.5-11 4.5 3 8.5 6 8.5 11 0 4-3 7-7 7z', 2.2),
  slot:
    pane('cyan', box(5, 12, 31, 26, 6)) +
    tube('cyan', box(5, 12, 31, 26, 6)) +
    wire('cyan', 'M15.5 13v24M25.5 13v24', 1.4, 0.6) +
    tube('yellow', 'M18 20h5.5l-3.5 10', 2.4) +
    wire('white', 'M8.5 21h4l-2.5 8M28.5 21h4l-2.5 8', 1.8, 0.75) +
    tube('magenta', 'M36 27h2q3 0 3-3v-8', 2.2) +
    lamp('magenta', 41, 12, 3),
  crash:
    tube('cyan', 'M29 28c5-5 9-12 10.5-21.5C30 8 23 12 18 17l-5 .5-5 6 7 1 7.5 7.5 1 7 6-5z') +
    tube('magenta', ring(29.5, 16.5, 3.6), 2.2) +
    tube('yellow', 'M15 30c-4 1-6 5-7 11 6-1 10-3 11-7', 2.2),
  live:
    tube('magenta', ring(24, 24, 18.5)) +
    wire('magenta', 'M24 6v6M24 36v6M6 24h6M36 24h6M11 11l4 4M33 33l4 4M37 11l-4 4M15 33l-4 4', 2.2, 0.9) +
    tube('cyan', 'M24 14.5c5 4.5 8 7 8 10.5a4 4 0 0 1-7 2.5l1.5 5h-5l1.5-5a4 4 0 0 1-7-2.5c0-3.5 3-6 8-10.5z', 2.2),
  sports:
    tube('cyan', ring(24, 24, 18.5)) +
    tube('magenta', 'M24 16l8 6-3 9h-10l-3-9z', 2.2) +
    wire('cyan', 'M24 16v-9M32 22l9-3M29 31l6 8M19 31l-6 8M16 22l-9-3', 2, 0.85),
  esports:
    tube('cyan', 'M15 14h18c5 0 8 3 9 9l1.5 8c.5 5-4.5 7.5-8 4l-5-5h-13l-5 5c-3.5 3.5-8.5 1-8-4L6 23c1-6 4-9 9-9z') +
    tube('yellow', 'M16.5 18.5v7M13 22h7', 2.2) +
    lamp('magenta', 30, 24, 2) +
    lamp('magenta', 34.5, 19.5, 2),
  cockfight:
    tube('cyan', 'M17 21c-2 9-7 12-9 21 9 3 20 2 25-1-3-5-2-11 0-16 1-7-3-11-8-11-4.5 0-7.5 2.5-8 7z') +
    tube(
      'magenta',
      'M17 18c-4-2-5-6-2-9 1.5 1 2.5 2 3 3 0-4 3-6 6.5-6 .5 2 .5 3.5 0 5 3-2 6-1.5 8 .5-1 2-2.5 3.5-4.5 4',
      2.2,
    ) +
    tube('yellow', 'M33 20l9 3-9 4', 2.2) +
    tube('magenta', 'M33 28c2.5 2 2.5 5.5 0 7', 2.2) +
    lamp('white', 27, 20.5, 1.5),
  fish:
    tube(
      'cyan',
      'M5 24c5-9 12-12 19-12 7 0 12 4 15 8l5-5c-1 3-1.5 6-1.5 9s.5 6 1.5 9l-5-5c-3 4-8 8-15 8-7 0-14-3-19-12z',
    ) +
    tube('magenta', 'M22 18c4 4 4 8 0 12M29 17.5c4 4 4 9 0 13', 2) +
    lamp('yellow', 14, 22, 2),
  pvp:
    tube('magenta', 'M20 8l15-3q3-.5 3.5 2.5l4.5 24q.5 3-2.5 3.5l-6 1') +
    pane('cyan', box(7, 11, 22, 31, 4), 0.1) +
    tube('cyan', box(7, 11, 22, 31, 4)) +
    tube('yellow', 'M18 32.5c-5-4-7-6.5-7-9.5 0-4 5-5 7-1.5 2-3.5 7-2.5 7 1.5 0 3-2 5.5-7 9.5z', 2.2),
  rng:
    tube('cyan', 'M12 33h24q5 0 6 5l1 5H5l1-5q1-5 6-5z') +
    tube('white', 'M24 32V18', 3) +
    lamp('magenta', 24, 13, 5.6) +
    lamp('yellow', 36, 38, 1.9) +
    lamp('yellow', 12, 38, 1.9),
  lott:
    tube('magenta', 'M9 13h30q3 0 3 3v4a4.5 4.5 0 0 0 0 9v4q0 3-3 3H9q-3 0-3-3v-4a4.5 4.5 0 0 0 0-9v-4q0-3 3-3z') +
    wire('magenta', 'M32 16v2M32 22v2M32 28v2', 2, 0.9) +
    tube('yellow', 'M19 17.5l2.200 4.700 5 .6-3.700 3.5 1 5.200-4.5-2.5-4.5 2.5 1-5.200-3.700-3.5 5-.6z', 2),
  elott:
    tube('cyan', ring(24, 27, 16)) +
    tube('cyan', 'M20 5h8M24 5v5.5M37 12l2.5 2.5') +
    tube('yellow', 'M26 17l-7 11h9l-5 9', 2.6),
  bingo:
    pane('cyan', box(6, 6, 36, 36, 6), 0.1) +
    tube('cyan', box(6, 6, 36, 36, 6)) +
    wire('cyan', 'M18 7v34M30 7v34M7 18h34M7 30h34', 1.5, 0.55) +
    lamp('magenta', 12, 12, 2.8) +
    lamp('magenta', 24, 24, 2.8) +
    lamp('magenta', 36, 36, 2.8) +
    `${wire('white', ring(36, 12, 2.2), 1.5, 0.7)}${wire('white', ring(12, 36, 2.2), 1.5, 0.7)}`,
  jackpot:
    tube('yellow', 'M8 35L5 15l10.5 7.5L24 9l8.5 13.5L43 15l-3 20z') +
    tube('yellow', 'M9 41.5h30', 2.6) +
    lamp('magenta', 24, 28, 2.6) +
    lamp('cyan', 15, 29.5, 1.8) +
    lamp('cyan', 33, 29.5, 1.8),
  inhouse:
    tube('cyan', 'M8 22v17q0 3 3 3h26q3 0 3-3V22') +
    tube('magenta', 'M4 23L24 6l20 17') +
    pixels('yellow', invader, 13.2, 20.5, 2.4),
  jl: tube('cyan', 'M14 8h20l9 12-19 22L5 20z') + tube('magenta', 'M5 20h38M14 8l10 12L34 8M17 20l7 21 7-21', 1.9),
  rtg: tube('magenta', 'M24 4.5l17 9.800v19.400l-17 9.800-17-9.800V14.300z') + tube('cyan', 'M19 15.5l14 8.5-14 8.5z'),
  featurebuy:
    tube('cyan', 'M9 17h30l3 22q.5 4-3.5 4h-29q-4 0-3.5-4z') +
    tube('cyan', 'M16 21v-7a8 8 0 0 1 16 0v7') +
    tube('yellow', 'M26 22l-7 9h9l-6 8', 2.4),
  fav:
    pane('magenta', 'M24 41C10 31 5 25 5 17.5 5 8 17 5 24 14c7-9 19-6 19 3.5C43 25 38 31 24 41z', 0.16) +
    tube('magenta', 'M24 41C10 31 5 25 5 17.5 5 8 17 5 24 14c7-9 19-6 19 3.5C43 25 38 31 24 41z') +
    wire('white', 'M12 18c0-3 2-5 4.5-5', 2, 0.9),
  recent: tube('cyan', 'M8 17a18 18 0 1 1-2 10') + tube('cyan', 'M5 9v9h9') + tube('magenta', 'M25 14v12l8 5', 2.6),
  promo:
    tube('cyan', 'M8 24v15q0 4 4 4h24q4 0 4-4V24') +
    tube('cyan', box(5, 15, 38, 9, 3)) +
    tube('magenta', 'M24 15v28') +
    tube('magenta', 'M24 14c-5 1-12 0-12-5 0-6 9-6 12 5 3-11 12-11 12-5 0 5-7 6-12 5z', 2.2),
} as const;
