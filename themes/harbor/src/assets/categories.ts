import type { ImageryDrawings } from '@parlor/theme/assets';

import { box, ink, ring, sea, solid, star, tint } from './pen.ts';

const spokes = Array.from({ length: 8 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 4 + 0.39), Math.sin((index * Math.PI) / 4 + 0.39)];
  return `M${(24 + x * 8).toFixed(1)} ${(24 + y * 8).toFixed(1)}L${(24 + x * 19.5).toFixed(1)} ${(24 + y * 19.5).toFixed(1)}`;
}).join('');

/** The columns of the paper, one sign for each kind of game. */
export const categories: ImageryDrawings['categories'] = {
  all: ink(box(5.5, 5.5, 14, 14) + box(28.5, 5.5, 14, 14) + box(5.5, 28.5, 14, 14)) + tint(box(27, 27, 17, 17)),
  hot: ink('M24 3.500l11 15 4 11-6 11-9 4-9-4-6-11 3-10 6 5z') + tint('M24 25l6 8.5-6 7-6-7z'),
  slot:
    ink(`${box(4.5, 8.5, 39, 31)}M17.5 8.500v31M30.5 8.500v31`) +
    ink('M7.5 18h6.500l-3.5 13M33.5 18H40l-3.5 13', 2.6) +
    sea('M20.5 18H27l-3.5 13', 3.5),
  crash: ink('M6.5 4v37.500H44') + sea('M12 35c14-1 23-9 27-26') + tint('M32.5 13l8.5-10 4.5 12z'),
  live: ink(ring(24, 24, 20) + ring(24, 24, 8)) + ink(spokes, 2.2) + tint(ring(24, 9.5, 4)),
  sports:
    ink(ring(24, 24, 20)) +
    tint('M24 15.500l8.5 6.2-3.2 10H18.700l-3.2-10z') +
    ink('M24 16V5M32 22l10.5-3.500M29 31.500l6.5 9M19 31.500l-6.5 9M16 22L5.5 18.5', 2.6),
  esports:
    ink('M11.5 13.500h25l7 22-6.5 2.5-7.5-8.500h-11L11 38l-6.5-2.500z') +
    ink('M16 17.500v8M12 21.500h8', 2.6) +
    tint(box(29, 18.5, 6, 6)),
  cockfight:
    ink('M13 45V26l4-9.5h13l4 5.5v9.5l5 13.5') +
    solid('M34 19l11 5-11 5.5z') +
    solid(box(25, 21, 4, 4)) +
    tint('M15 17l1-11 6.5 5.5L26 3l3.5 8 6-3.5-3 10zM34 32h5l1 7z'),
  fish:
    ink('M3.5 24l11-11.500H26L37 24 26 35.500H14.500zM37 24l7.5-9.500v19z') +
    solid(box(11, 20, 4, 4)) +
    tint('M19 11l6-8h7l-4 8zM19 37l6 8h7l-4-8z'),
  pvp: ink('M25 8.500L8 13l7.5 29 5-1.5') + ink('M21.5 10.500h22v31h-22z') + tint('M32.5 17l6 9-6 9-6-9z'),
  rng:
    ink('M24 3.500l18 10.250v20.500L24 44.5 6 34.250v-20.500zM6 13.750L24 24l18-10.250M24 24v20.5') +
    tint('M24 9.500l6 4-6 4-6-4z') +
    solid('M11 24l3 2v4l-3-2zM17 33l3 2v4l-3-2zM34 27.500l3-2v4l-3 2z'),
  lott:
    ink('M4.5 11.500h39v7.500a5 5 0 0 0 0 10v7.500h-39V29a5 5 0 0 0 0-10z') +
    `<path fill="none" stroke="var(--accent-base)" stroke-width="3" stroke-dasharray="4 3" d="M31.5 13v22"/>` +
    ink('M12 20h13M12 28h9', 2.6),
  elott:
    ink(ring(24, 28, 15.5)) +
    ink('M24 12.500V5M18 4.500h12M36 15l4-4') +
    sea('M24 28l7-9', 3.5) +
    solid(ring(24, 28, 2.5)),
  bingo:
    tint(box(6, 6, 12, 12) + box(18, 18, 12, 12) + box(30, 30, 12, 12)) +
    ink(`${box(5.5, 5.5, 37, 37)}M18 5.500v37M30 5.500v37M5.5 18h37M5.5 30h37`, 2.6),
  jackpot:
    ink(
      'M13.5 5.500h21v13l-6 9.500h-9l-6-9.500zM13.5 9.500h-8V16l8.5 5.500M34.5 9.500h8V16L34 21.500M24 28v7.500M13.5 35.500h21v7h-21z',
    ) + tint(star(24, 15.5, 7)),
  inhouse:
    ink('M18 43.500l2.5-25h7l2.5 25zM16 18.500h16M20.5 18.500v-9h7v9M17 9.500L24 3l7 6.500M11 43.500h26', 2.8) +
    tint('M32.5 14L45 8.500v11zM15.5 14L3 8.500v11z'),
  jl:
    tint('M16.5 19.500L24 7.500l7.5 12z') +
    ink('M13.5 7.500h21l9 12L24 43 4.5 19.500zM4.5 19.500h39M16.5 19.500L24 43l7.5-23.5', 2.6),
  rtg: ink(`M16 27.500L11.5 44 24 38l12.5 6L32 27.5${ring(24, 18, 13)}`) + tint(star(24, 18, 8.5)),
  featurebuy:
    ink('M5.5 5.500h18.500L43.5 25 25 43.5 5.5 24z') + tint(ring(14.5, 14.5, 3.8)) + ink('M21 29l9-9M26 34l9-9', 2.6),
  fav:
    tint('M24 13l6-6.500h5.500L42 13v10.500L24 43z') +
    ink('M24 42.500L5.5 23.500V13.500l7-7h5.500l6 6 6-6h5.500l7 7v10z'),
  recent: ink('M9.5 13.500A18 18 0 1 1 6 26M6.5 4.500v10h10') + sea('M24 14v11l8 5.5', 3.5),
  promo:
    ink('M5.5 7.500h29v35h-25l-4-4zM34.5 17.500h8v21l-4 4h-8') +
    tint(box(11, 13, 18, 9)) +
    ink('M11 28h18M11 35h18', 2.6),
};
