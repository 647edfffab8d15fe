/*
 * The figures of jack, queen and king: the upper half of each in a box of 48 by 56. The card shows it twice, the second
 * time upside down.
 */

const SKIN = '#f7dcb8';
const LINE = '#17142a';
const GOLD = '#f0b93a';
const RED = '#cf2338';
const BLUE = '#2a4aa8';

type Part = readonly [path: string, fill: string, stroke?: string];

/** A face: forehead to chin, eyes, nose and mouth. */
const face: readonly Part[] = [
  ['M17 18C17 13 31 13 31 18V23C31 30 27 33 24 33S17 30 17 23Z', SKIN],
  ['M19.500 21.500H22M26 21.500H28.500M24 21.500L23.200 26H24.600M21.800 29C23 29.800 25 29.800 26.200 29', 'none'],
  ['M19 20C20 19 21.500 19 22.500 19.600M25.500 19.600C26.500 19 28 19 29 20', 'none'],
];

function king(first: string, second: string): Part[] {
  return [
    ['M0 56V47C4 41 11 38 24 38S44 41 48 47V56Z', first],
    ['M17 39L24 56L31 39L36 41L33 56H15L12 41Z', GOLD],
    ['M21 42L24 56L27 42Z', second],
    ['M3 44C9 39 15 37 24 37S39 39 45 44L43 48C36 43 31 42 24 42S12 43 5 48Z', '#fffdf6'],
    ['M9 43.500V45M15 41V42.500M33 41V42.500M39 43.500V45', 'none'],
    ['M14 17C11 24 12 30 15 34L18 31V17ZM34 17C37 24 36 30 33 34L30 31V17Z', '#8a6a3a'],
    ...face,
    ['M17 24C16 33 20 39 24 39S32 33 31 24C30 27 27.500 27.500 24 27.500S18 27 17 24Z', '#8a6a3a'],
    ['M21.500 29.700C23 30.700 25 30.700 26.500 29.700', 'none', '#fff'],
    ['M13 17L11 5L18 11L24 2L30 11L37 5L35 17Z', GOLD],
    ['M13 17C20 14.500 28 14.500 35 17V14C28 11.500 20 11.500 13 14Z', second],
    ['M24 5.500A1.600 1.600 0 1 0 24 8.700A1.600 1.600 0 1 0 24 5.500Z', RED],
    // The sword.
    ['M41.500 8L43.500 4L45.500 8V38H41.500Z', '#dfe6f2'],
    ['M38 37H48V40H38ZM42 40H45V47H42Z', GOLD],
  ];
}

function queen(first: string, second: string): Part[] {
  return [
    ['M0 56V48C4 41 12 39 24 39S44 41 48 48V56Z', first],
    ['M18 39C19 46 21 51 24 56C27 51 29 46 30 39Z', SKIN],
    ['M11 41C15 46 19 52 21 56H15L8 44ZM37 41C33 46 29 52 27 56H33L40 44Z', GOLD],
    ['M18.500 40.500C21 43.500 27 43.500 29.500 40.500', 'none', RED],
    ['M24 43.500L26 46L24 48.500L22 46Z', second],
    [
      'M24 8C13 8 11 15 11 22C11 30 8 33 9 40C14 41 17 38 17.500 33V18H30.500V33C31 38 34 41 39 40C40 33 37 30 37 22C37 15 35 8 24 8Z',
      '#b5651d',
    ],
    ...face,
    ['M22 28.500C23.300 27.700 24.700 27.700 26 28.500C24.700 30.300 23.300 30.300 22 28.500Z', RED],
    ['M17 19C19 14 29 14 31 19C32 12 28 9.500 24 9.500S16 12 17 19Z', '#b5651d'],
    ['M14 12L13 4L18.500 8L24 1.500L29.500 8L35 4L34 12C28 9 20 9 14 12Z', GOLD],
    ['M24 4.500L25.600 6.500L24 8.500L22.400 6.500Z', second],
    // The flower.
    ['M43 30C43 38 40 43 36 48', 'none'],
    ['M43 33C46 33 47.500 35 47.500 37C45 37.500 43 36 43 33Z', '#2e8b57'],
    ['M43 19A4 4 0 0 1 46.500 25A4 4 0 0 1 43 31A4 4 0 0 1 39.500 25A4 4 0 0 1 43 19Z', RED],
    ['M43 23.200A1.800 1.800 0 1 0 43 26.800A1.800 1.800 0 1 0 43 23.200Z', GOLD],
  ];
}

function jack(first: string, second: string): Part[] {
  return [
    ['M0 56V48C5 42 12 39 24 39S43 42 48 48V56Z', first],
    ['M13 41L19 56H29L35 41L30 39H18Z', second],
    ['M18 39L24 47L30 39L33 41.500L24 53L15 41.500Z', GOLD],
    [
      'M15 16C12 22 13 31 11.500 35C14 37.500 17 36.500 18 34V17ZM33 16C36 22 35 31 36.500 35C34 37.500 31 36.500 30 34V17Z',
      GOLD,
    ],
    ...face,
    ['M11 15C12 6 19 4 26 4.500C33 5 37 9 37 15C30 12.500 18 12.500 11 15Z', first],
    ['M10.500 17.500C18 14 30 14 37.500 17.500L37 13.500C30 10.500 18 10.500 11 13.500Z', second],
    // The feather, then the halberd.
    ['M33 9C38 7 42 3 42 0C46 4 44 11 36 12.500Z', '#fffdf6'],
    ['M4.500 20H6.500V56H4.500Z', '#8a6a3a'],
    ['M5.500 14L8 21H3ZM6.500 22C9 21 11 23 11 26.500C11 30 9 31.500 6.500 30.500Z', '#dfe6f2'],
  ];
}

/** Returns the parts of a figure from back to front. Red suits have red clothes, black ones blue. */
export function courtParts(rank: number, isRed: boolean): readonly Part[] {
  const figure = rank === 11 ? jack : rank === 12 ? queen : king;
  return isRed ? figure(RED, BLUE) : figure(BLUE, RED);
}

/** The colour of outlines. */
export const FIGURE_LINE = LINE;
