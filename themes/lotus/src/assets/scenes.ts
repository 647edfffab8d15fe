import type { ImageryDrawings } from '@parlor/theme/assets';

import { categories } from './categories.ts';
import { cord, cut, disc, gleam, gold, groove, haze, lantern, light, placed, plum, slab } from './lacquer.ts';

/** Draws lines without a body of their own, seen through the haze. */
const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${Math.max(3, width / 15)}" fill="var(--text-muted)" opacity=".3"/>`;
const spark = (x: number, y: number, r: number): string =>
  `<path fill="var(--action-primary-bg)" d="M${x} ${y - r}q${r * 0.14} ${r * 0.86} ${r} ${r}q-${r * 0.86} ${r * 0.14}-${r} ${r}q-${r * 0.14}-${r * 0.86}-${r}-${r}q${r * 0.86}-${r * 0.14} ${r}-${r}z"/>`;
const lotus = (x: number, y: number, scale: number): string =>
  placed(
    plum('M0 0C-12 0-24-6-28-18c9-1 17 2 22 8C-3-7-1-4 0 0zM0 0c12 0 24-6 28-18-9-1-17 2-22 8C3-7 1-4 0 0z') +
      gold('M0 0c-11-5-19-16-18-30 9 3 15 9 17 18 1 4 1 8 1 12zM0 0c11-5 19-16 18-30-9 3-15 9-17 18-1 4-1 8-1 12z') +
      gold('M0 0c-7-8-10-16-9-25 1-7 4-12 9-17 5 5 8 10 9 17 1 9-2 17-9 25z') +
      light('M0 0c-7-8-10-16-9-25 1-7 4-12 9-17 5 5 8 10 9 17 1 9-2 17-9 25z', 0.45),
    `translate(${x} ${y}) scale(${scale})`,
  );

/** The evening: a moon, and a string with two lanterns over the square. */
const evening =
  haze(disc(80, 60, 52)) +
  cord('M4 8Q44 30 80 20T156 6', 1.6) +
  lantern(27, 31, 7.5) +
  lantern(131, 29, 6.5) +
  spark(18, 74, 5) +
  spark(143, 66, 6) +
  spark(134, 88, 3);
/** The same with the lights out. */
const unlit = haze(disc(80, 60, 52)) + spark(17, 66, 4) + spark(145, 52, 5);
const evenly = (markup: string): string => shadow(80, 106, 96) + markup;

/** Draws a market stall: striped awning, posts, counter. The caller draws the goods on the counter. */
function stall(inside: string): string {
  const awning = 'M36 34h88l10 20H26z';
  const stripes = [0, 1, 2, 3].map((index) => `M${40.6 + index * 22} 34h11l${-3.2 + index * 2.1} 20h-13.5z`).join('');
  const scallops = Array.from({ length: 8 }, (_, index) => `M${26 + index * 13.5} 54h13.5a6.75 6.75 0 0 1-13.5 0z`);
  return (
    plum('M34 54h5v52h-5zM121 54h5v52h-5z') +
    inside +
    plum(awning) +
    gold(stripes) +
    plum(scallops.filter((_, index) => index % 2 === 0).join('')) +
    gold(scallops.filter((_, index) => index % 2 === 1).join('')) +
    gleam('M40 37.500h78', 1.8)
  );
}
const counter =
  gold(slab(28, 84, 104, 24, 4)) + gleam('M34 88.500h60', 2) + groove('M54 92v12M80 92v12M106 92v12', 1.6);

/** The market's scene for empty pages. */
export const scenes: ImageryDrawings['scenes'] = {
  empty:
    evening +
    evenly(
      plum('M36 80h88c-2 16-18 26-44 26S38 96 36 80z') +
        gleam('M44 87c3 7 9 11 17 13') +
        plum(slab(58, 102, 44, 6, 3)) +
        lotus(80, 82, 0.82),
    ),
  games:
    evening +
    evenly(
      placed(categories.slot, 'translate(49 46) scale(1.26)') +
        placed(categories.rng, 'translate(16 74) scale(.72)') +
        placed(categories.pvp, 'translate(108 70) scale(.78)'),
    ),
  search:
    evening +
    evenly(
      placed(lantern(0, 0, 17), 'translate(72 66)') +
        `<circle cx="76" cy="64" r="29" fill="var(--text-on-media)" opacity=".14"/><circle cx="76" cy="64" r="29" fill="none" stroke="var(--text-muted)" stroke-width="7"/>` +
        gleam('M56 54a23 23 0 0 1 13-11', 3) +
        placed(gold(slab(0, 0, 33, 11, 5.5)) + gleam('M6 3.500h14', 2), 'translate(98 84) rotate(45)'),
    ),
  records:
    evening +
    evenly(
      plum(slab(45, 37, 66, 68, 7)) +
        gold(slab(52, 33, 64, 68, 7)) +
        light(slab(62, 43, 46, 50, 4), 0.62) +
        cut(slab(68, 51, 25, 4, 2) + slab(68, 61, 33, 4, 2) + slab(68, 71, 29, 4, 2) + slab(68, 81, 18, 4, 2)) +
        groove('M57 41v52', 2.4) +
        placed(plum(slab(-3.5, -32, 7, 44, 3.5)) + cut('M-4 12h8l-4 13z'), 'translate(116 82) rotate(24)'),
    ),
  wallet:
    evening +
    evenly(
      gold(disc(66, 46, 12) + disc(92, 40, 13)) +
        groove(disc(66, 46, 7.5) + disc(92, 40, 8), 2) +
        gold(slab(38, 56, 84, 50, 11)) +
        gleam('M48 62h46', 2.6) +
        plum('M38 66a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10v8H38z') +
        gleam('M47 61h40', 2.2) +
        plum(slab(94, 76, 34, 18, 9)) +
        light(disc(105, 85, 4.5), 0.9),
    ),
  messages:
    evening +
    evenly(
      gold(slab(40, 50, 80, 54, 8)) +
        light('M44 98l28-26h16l28 26z', 0.25) +
        plum('M40 60a8 8 0 0 1 8-10h64a8 8 0 0 1 8 10L84 84a6 6 0 0 1-8 0z') +
        gleam('M50 55h42', 2.2) +
        lotus(80, 48, 0.5),
    ),
  gifts:
    evening +
    evenly(
      placed(categories.promo, 'translate(46 40) scale(1.42)') +
        placed(categories.featurebuy, 'translate(20 72) scale(.7)') +
        spark(118, 92, 7),
    ),
  offline:
    unlit +
    cord('M4 12q24 16 44 14l10 8', 2) +
    cord('M156 8q-22 18-46 16l-9-6', 2) +
    plum('M57 33l-3 6-2-8 8-3zM102 18l2-6 4 8-7 4z') +
    shadow(80, 106, 84) +
    placed(
      plum('M-15-34h30c22 15 22 49 0 64h-30c-22-15-22-49 0-64z') +
        light('M-7-34h14c9 18 9 46 0 64H-7c-9-18-9-46 0-64z', 0.16) +
        cut(slab(-17, -41, 34, 9, 3) + slab(-17, 28, 34, 9, 3)) +
        groove('M-9-14l18 18M9-14L-9 4', 4) +
        cord('M0 37v6', 3),
      'translate(80 66) rotate(-9)',
    ),
  error:
    evening +
    evenly(
      placed(
        plum(disc(0, 0, 33)) +
          gleam('M-24-8A26 26 0 0 1-6-25', 3) +
          gold(disc(0, 0, 24)) +
          cut('M-3.5-15h7l-1.5 17h-4zM-3.5 9a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z'),
        'translate(80 70)',
      ) +
        '<path fill="none" stroke="var(--surface-base)" stroke-width="3" stroke-linejoin="round" d="M105 38l-8 12 8 5-10 11 7 7"/>' +
        placed(plum('M0 0l13-4 2 12-10 6z'), 'translate(112 90) rotate(12)'),
    ),
  closed:
    evening +
    evenly(
      stall(gold(slab(39, 54, 82, 54, 2)) + groove('M39 66h82M39 76h82M39 86h82M39 96h82', 1.8)) +
        placed(
          cord('M-14-12L0-24 14-12', 2) + plum(slab(-22, -13, 44, 24, 5)) + light(slab(-15, -4, 30, 6, 3), 0.85),
          'translate(80 86) rotate(-4)',
        ),
    ),
  maintenance:
    evening +
    evenly(
      stall(counter) +
        placed(
          groove('M0 0l-9 48M15 0l9 48', 1) +
            cord('M0 0L-9 50M15 0l9 50M-1.5 10h18M-3.5 21h22M-5.5 32h26M-7.5 43h30', 3.4),
          'translate(108 56) rotate(5)',
        ) +
        placed(
          plum(slab(-3, -4, 6.5, 34, 3)) + gold('M-13-14h22q8 0 9 8-6-4-9 0h-22z') + gleam('M-9-11h16', 1.8),
          'translate(66 72) rotate(-24) scale(.8)',
        ),
    ),
};
