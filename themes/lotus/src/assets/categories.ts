import type { ImageryDrawings } from '@parlor/theme/assets';

import { cord, cut, disc, gleam, gold, groove, light, placed, plum, slab } from './lacquer.ts';

const turned = (markup: string, degrees: number): string => placed(markup, `rotate(${degrees} 24 24)`);

/** A petal in the first quarter of the square, its tips at the middle and at the corner. */
const petal = 'M22 22H12A8 8 0 0 1 4 14V4h10a8 8 0 0 1 8 8z';
const spade = (x: number, y: number, s: number): string =>
  `M${x} ${y - s}c${s * 0.5} ${s * 0.6} ${s} ${s * 0.8} ${s} ${s * 1.25}a${s * 0.48} ${s * 0.48} 0 0 1-${s * 0.85} ${s * 0.3}l${s * 0.25} ${s * 0.5}h-${s * 0.8}l${s * 0.25}-${s * 0.5}a${s * 0.48} ${s * 0.48} 0 0 1-${s * 0.85}-${s * 0.3}c0-${s * 0.45} ${s * 0.5}-${s * 0.65} ${s}-${s * 1.25}z`;
const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, index) => {
    const [angle, reach] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 === 0 ? r : r * 0.48];
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  }).join('L')}z`;
const heart = 'M24 43C12 35 4 28 4 18A10.5 10.5 0 0 1 24 13a10.5 10.5 0 0 1 20 5c0 10-8 17-20 25z';

/** The stalls of the market, one for each kind of game. */
export const categories: ImageryDrawings['categories'] = {
  all: [0, 90, 180, 270]
    .map((degrees) => turned((degrees % 180 === 0 ? gold : plum)(petal) + gleam('M8 8h5a5 5 0 0 1 5 4', 2.2), degrees))
    .join(''),
  hot:
    gold('M26 2c1 8 11 12 11 23a13 13 0 0 1-26 0c0-6 3-9 6-12 0 4 1 6 4 7 0-8 1-13 5-18z') +
    light('M24 37a7 7 0 0 1-7-7c0-5 5-6 6-11 4 3 8 6 8 11a7 7 0 0 1-7 7z', 0.7) +
    plum('M5 36h38l-4 8a3.5 3.5 0 0 1-3 2H12a3.5 3.5 0 0 1-3-2z') +
    gleam('M10 39.500h28', 2),
  slot:
    gold(slab(3, 6, 33, 36, 9)) +
    gleam('M10 10.500h19') +
    cut(slab(8, 16, 23, 14, 4)) +
    light(disc(13, 23, 2.6) + disc(19.5, 23, 2.6) + disc(26, 23, 2.6), 0.9) +
    groove('M13 36.500h13', 3) +
    cord('M37 30h5V16', 3.5) +
    plum(disc(42, 11.5, 5)) +
    gleam('M40 10a3 3 0 0 1 2-1.5', 1.8),
  crash: turned(
    gold('M24 1c7 5 10 12 10 20v11H14V21C14 13 17 6 24 1z') +
      light('M24 1c-6 5-8 12-8 20v8h4V20c0-8 1-14 4-19z', 0.5) +
      plum('M14 21l-8 8v9l8-6zM34 21l8 8v9l-8-6zM17 32h14l-3 5h-8z') +
      cut(disc(24, 19, 4.5)) +
      gold('M20 39h8l-4 9z'),
    45,
  ),
  live:
    gold(disc(24, 24, 21)) +
    `<circle cx="24" cy="24" r="17.5" fill="none" stroke="var(--text-on-accent)" stroke-width="6" stroke-dasharray="9.16 9.16" opacity=".85"/>` +
    gold(disc(24, 24, 14.5)) +
    gleam('M14.5 20a10 10 0 0 1 9-6.5') +
    cut(spade(24, 23, 8)),
  sports:
    gold(disc(24, 24, 21)) +
    cut('M24 15l8.6 6.2-3.3 10.100H18.700l-3.3-10.100z') +
    groove('M24 15V4M32.6 21.200l10-4M29.3 31.300l6.5 9M18.7 31.300l-6.5 9M15.4 21.200l-10-4', 2.8) +
    gleam('M8 18A17 17 0 0 1 17 8.5', 2.8),
  esports:
    cord('M24 14V8q0-4 5-4h4', 3) +
    gold('M13 13h22c7 0 10 8 11 17 .6 7-6 10-10 5.500L31 30H17l-5 5.500C8 40 1.4 37 2 30c1-9 4-17 11-17z') +
    gleam('M11 17.500q1-1 3-1h17') +
    groove('M15 19v8M11 23h8', 3.2) +
    cut(disc(31, 25.5, 2.5) + disc(36, 20.5, 2.5)),
  cockfight:
    plum('M13 17C8 15 8 8 13 8c0-5 7-7 9-3 3-5 10-4 10 1 5-1 7 5 4 9l-1 4-20 1z') +
    gold('M11 46c-3-9 2-13 3-20 0-9 6-14 13-14s11 5 11 12c0 5-2 8-1 13 .5 4 2 6 3 9z') +
    plum('M37 21l10 4.5-10 4zM33 31c4-1 6 2 5 6s-5 4-6 0z') +
    cut(disc(29, 21, 2.8)) +
    gleam('M18.5 26c0-5 2-8 5.5-9.5'),
  fish:
    plum('M18 14c3-6 8-9 15-9-2 4-2 7 0 11zM20 35c2 4 5 7 10 8-1-3-1-6 0-8z') +
    gold('M2 25c6-11 18-15 29-8l13-9c2 6 1 11-3 16 4 5 5 11 3 17l-13-9C20 39 8 36 2 25z') +
    gleam('M9 22c4-4 8-6 13-6') +
    cut(disc(12, 23.5, 2.6)) +
    groove('M20 18q4 6 0 13M27 21q2 4 0 8', 2.5),
  pvp:
    placed(plum(slab(7, 7, 24, 34, 5)) + gleam('M11.5 12h9'), 'rotate(-14 19 24)') +
    placed(gold(slab(18, 8, 24, 34, 5)) + gleam('M23 12.500h9') + cut(spade(30, 25, 7.5)), 'rotate(9 30 25)'),
  rng:
    placed(plum(slab(23, 3, 22, 22, 6)) + light(disc(30, 10, 2.3) + disc(38, 18, 2.3), 0.9), 'rotate(14 34 14)') +
    placed(
      gold(slab(4, 15, 29, 29, 8)) +
        gleam('M10 19.500h13') +
        cut(
          disc(11.5, 22.5, 3) + disc(25.5, 36.5, 3) + disc(18.5, 29.5, 3) + disc(25.5, 22.5, 3) + disc(11.5, 36.5, 3),
        ),
      'rotate(-8 18 30)',
    ),
  lott:
    placed(plum('M6 10h36v7a4 4 0 0 0 0 8v7H6z'), 'rotate(-16 24 22)') +
    placed(
      gold('M5 15a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v6a5 5 0 0 0 0 10v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-6a5 5 0 0 0 0-10z') +
        gleam('M9 16h19') +
        cut(star(19, 27, 7.5)) +
        groove('M32 17v3M32 25v3M32 33v3', 2.6),
      'translate(0 2)',
    ),
  elott:
    plum(slab(21, 1, 12, 6, 2.5)) +
    cord('M2 20h8M1 29h7M4 38h7', 3.5) +
    gold(disc(28, 27, 18.5)) +
    gleam('M14.5 23a14 14 0 0 1 10-9.5', 2.6) +
    `<circle cx="28" cy="27" r="11.5" fill="var(--text-on-media)" opacity=".32"/>` +
    groove('M28 27V18M28 27l6 5', 3.2),
  bingo:
    gold(slab(4, 4, 40, 40, 10)) +
    gleam('M12 8.500h22') +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map((column) =>
          (row === column || (row === 0 && column === 2) ? cut : light)(disc(13 + column * 11, 14 + row * 11, 4)),
        ),
      )
      .join(''),
  jackpot:
    plum(disc(5, 15, 3.5) + disc(24, 7, 4) + disc(43, 15, 3.5)) +
    gold('M4 18l10 8 10-17 10 17 10-8-4 19H8z') +
    light('M24 9l4 7-4 21H14l10-21z', 0.28) +
    plum(slab(7, 37, 34, 8, 3)) +
    light(disc(15, 41, 2) + disc(24, 41, 2.4) + disc(33, 41, 2), 0.8),
  inhouse:
    plum('M24 1l3 8 4 3 3 7 7 4 5 3-3 4H5l-3-4 5-3 7-4 3-7 4-3z') +
    gold('M24 10l9 11H15z') +
    gold('M8 30h32v14a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z') +
    gleam('M11 33.500h26', 2) +
    cut('M19 46v-7a5 5 0 0 1 10 0v7z') +
    cut(slab(11.5, 37, 4, 5, 1) + slab(32.5, 37, 4, 5, 1)),
  jl:
    gold('M13 6h22l10 12-21 26L3 18z') +
    light('M13 6h11L17 18H3zM17 18h14l-7 26z', 0.42) +
    groove('M3 18h42M17 18l7 26 7-26M17 18l7-12 7 12', 2),
  rtg:
    plum('M12 26L7 46l10-4 6 5 1-17zM36 26l5 20-10-4-6 5-1-17z') +
    gold(
      Array.from({ length: 8 }, (_, index) =>
        disc(
          Number((24 + Math.cos((index * Math.PI) / 4) * 11.5).toFixed(1)),
          Number((19 + Math.sin((index * Math.PI) / 4) * 11.5).toFixed(1)),
          6,
        ),
      ).join('') + disc(24, 19, 13),
    ) +
    gleam('M14 15a11 11 0 0 1 7-7') +
    cut(star(24, 19, 9.5)),
  featurebuy:
    cord('M16 17v-5a8 8 0 0 1 16 0v5', 3.5) +
    gold('M9 14h30a3 3 0 0 1 3 3l3 25a3.5 3.5 0 0 1-3.5 4h-35A3.5 3.5 0 0 1 3 42l3-25a3 3 0 0 1 3-3z') +
    gleam('M11 18.500h20') +
    cut('M27 21l-11 13h7l-3 10 12-14h-7z'),
  fav:
    placed(plum(heart), 'translate(14 -3) rotate(12 24 24) scale(.62)') +
    placed(gold(heart) + gleam('M10 19a6 6 0 0 1 5-6', 3.2), 'translate(-1 4) scale(.92)'),
  recent:
    cord('M7 31A18.5 18.5 0 1 0 8 15', 4) +
    plum('M3 7l3 13 11-5z') +
    gold(disc(25, 24, 13.5)) +
    gleam('M16 21a9.5 9.5 0 0 1 6-6', 2.2) +
    groove('M25 17v7l5 4', 3),
  promo:
    gold(slab(6, 22, 36, 24, 5)) +
    plum(slab(3, 13, 42, 12, 4)) +
    gleam('M8 16.500h12', 2) +
    light('M20 13h8v33h-8z', 0.6) +
    gold('M23 13c-4 1-12 0-12-5s9-6 12 2zM25 13c4 1 12 0 12-5s-9-6-12 2z') +
    cut(disc(16.5, 8.5, 1.8) + disc(31.5, 8.5, 1.8)),
};
