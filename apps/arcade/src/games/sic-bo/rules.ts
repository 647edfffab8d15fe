import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';
import { countOf, facePairs, FACES, isTriple, sumOf, throwDice, type Dice, type Face } from '../threeDice.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const SIC_BO_VERSION = 'sic-bo@1';

/**
 * The payout of each total with its stake, in hundredths of the stake. Three and eighteen are always triples and have
 * no pay here.
 */
export const totalPays = {
  4: 7000,
  5: 3500,
  6: 2100,
  7: 1400,
  8: 1000,
  9: 840,
  10: 775,
  11: 775,
  12: 840,
  13: 1000,
  14: 1400,
  15: 2100,
  16: 3500,
  17: 7000,
} as const;
export type Total = keyof typeof totalPays;
export const totals: readonly Total[] = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/** The payouts of the other places. A single face pays by the number of dice that show it. */
const sicBoPays = {
  side: 200,
  single: [0, 200, 300, 1500],
  double: 1300,
  pair: 700,
  triple: 21_000,
  anyTriple: 3500,
} as const;

export const sicBoSides = ['small', 'even', 'odd', 'big'] as const;
export type SicBoSide = (typeof sicBoSides)[number];
/** The dice that a place wins on. */
export type SicBoAim =
  | { kind: 'side'; side: SicBoSide }
  | { kind: 'total'; total: Total }
  | { kind: 'single' | 'double' | 'triple'; face: Face }
  | { kind: 'pair'; faces: readonly [Face, Face] }
  | { kind: 'anyTriple' };

export type SicBoPlace =
  | SicBoSide
  | 'anyTriple'
  | `total${Total}`
  | `${'single' | 'double' | 'triple'}${Face}`
  | `pair${Face}${Face}`;

const aims: ReadonlyMap<SicBoPlace, SicBoAim> = new Map<SicBoPlace, SicBoAim>([
  ...sicBoSides.map((side): [SicBoPlace, SicBoAim] => [side, { kind: 'side', side }]),
  ...totals.map((total): [SicBoPlace, SicBoAim] => [`total${total}`, { kind: 'total', total }]),
  ...(['single', 'double', 'triple'] as const).flatMap((kind) =>
    FACES.map((face): [SicBoPlace, SicBoAim] => [`${kind}${face}`, { kind, face }]),
  ),
  ['anyTriple', { kind: 'anyTriple' }],
  ...facePairs.map((faces): [SicBoPlace, SicBoAim] => [`pair${faces[0]}${faces[1]}`, { kind: 'pair', faces }]),
]);

/** All places in the order in which they are paid: 52. */
export const sicBoPlaces: readonly SicBoPlace[] = [...aims.keys()];
export type SicBoChoice = PlaceBets<SicBoPlace>;

/** Returns the dice that a place wins on. */
export function aimOf(place: SicBoPlace): SicBoAim {
  const aim = aims.get(place);
  if (!aim) throw new RangeError(`${place} is no place of Sic Bo`);
  return aim;
}

/** The public data of a draw. */
export interface SicBoResult {
  /** In the order thrown. */
  dice: Dice;
}

/** The draw in the list of events. */
export type SicBoThrownEvent = { type: 'dice_thrown' } & SicBoResult;
/** An event of a round. */
export type SicBoEvent = SicBoThrownEvent | PlaceEvent<SicBoPlace>;

/** Big or small; undefined for a triple, which is neither. */
export function sizeOf(dice: Dice): 'big' | 'small' | undefined {
  if (isTriple(dice)) return undefined;
  return sumOf(dice) >= 11 ? 'big' : 'small';
}

function isOnSide(side: SicBoSide, dice: Dice): boolean {
  if (isTriple(dice)) return false;
  if (side === 'big' || side === 'small') return sizeOf(dice) === side;
  return (sumOf(dice) % 2 === 1) === (side === 'odd');
}

/** Returns the payout of a place with its stake, in hundredths of the stake. */
export function hundredthsOf(place: SicBoPlace, { dice }: SicBoResult): number {
  const aim = aimOf(place);
  switch (aim.kind) {
    case 'side':
      return isOnSide(aim.side, dice) ? sicBoPays.side : 0;
    case 'total':
      return sumOf(dice) === aim.total ? totalPays[aim.total] : 0;
    case 'single':
      return sicBoPays.single[countOf(dice, aim.face)] ?? 0;
    case 'double':
      return countOf(dice, aim.face) >= 2 ? sicBoPays.double : 0;
    case 'triple':
      return countOf(dice, aim.face) === 3 ? sicBoPays.triple : 0;
    case 'pair':
      return aim.faces.every((face) => dice.includes(face)) ? sicBoPays.pair : 0;
    case 'anyTriple':
      break;
  }
  return isTriple(dice) ? sicBoPays.anyTriple : 0;
}

/** Decides a bet from the dice of its draw. */
export const playSicBo = playPlaces<SicBoPlace, SicBoThrownEvent>(
  sicBoPlaces,
  (draw) => ({ type: 'dice_thrown', dice: throwDice(draw) }),
  hundredthsOf,
);
