import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';
import { facePairs, throwDice, type Dice } from '../threeDice.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const FISH_PRAWN_CRAB_VERSION = 'fish-prawn-crab@1';

/** The sides of each die, for its faces from one to six. */
export const dieSymbols = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'tiger'] as const;
export type DieSymbol = (typeof dieSymbols)[number];

export type FishPrawnCrabPlace = DieSymbol | `${DieSymbol}-${DieSymbol}` | `triple-${DieSymbol}` | 'anyTriple';

/** Every two different symbols: 15. */
export const symbolPairs: readonly (readonly [DieSymbol, DieSymbol])[] = facePairs.map(([low, high]) => [
  symbolOf(low),
  symbolOf(high),
]);

const pairOfPlace = new Map<FishPrawnCrabPlace, readonly DieSymbol[]>(
  symbolPairs.map((pair): [FishPrawnCrabPlace, readonly DieSymbol[]] => [`${pair[0]}-${pair[1]}`, pair]),
);
const tripleOfPlace = new Map<FishPrawnCrabPlace, DieSymbol>(
  dieSymbols.map((symbol): [FishPrawnCrabPlace, DieSymbol] => [`triple-${symbol}`, symbol]),
);

/** All places in the order in which they are paid: 28. */
export const fishPrawnCrabPlaces: readonly FishPrawnCrabPlace[] = [
  ...dieSymbols,
  ...pairOfPlace.keys(),
  ...tripleOfPlace.keys(),
  'anyTriple',
];
export type FishPrawnCrabChoice = PlaceBets<FishPrawnCrabPlace>;

/** The public data of a draw. */
export interface FishPrawnCrabResult {
  /** In the order thrown. */
  symbols: readonly DieSymbol[];
}

/** The draw in the list of events. */
export type SymbolsThrownEvent = { type: 'dice_thrown' } & FishPrawnCrabResult;
/** An event of a round. */
export type FishPrawnCrabEvent = SymbolsThrownEvent | PlaceEvent<FishPrawnCrabPlace>;

function symbolOf(face: number): DieSymbol {
  const symbol = dieSymbols[face - 1];
  if (!symbol) throw new RangeError(`a die has no face ${face}`);
  return symbol;
}

/** Returns the faces of the dice. */
export function symbolsOf(dice: Dice): DieSymbol[] {
  return dice.map(symbolOf);
}

/** Throws the three dice. */
export function throwSymbols(draw: UniformDraw): DieSymbol[] {
  return symbolsOf(throwDice(draw));
}

/** The payout of each kind of place with its stake, in hundredths. A symbol pays by the dice that show it. */
const fishPrawnCrabPays = { symbol: [0, 200, 300, 1500], pair: 700, triple: 21_000, anyTriple: 3500 } as const;

function isTripleOf(symbols: readonly DieSymbol[], symbol: DieSymbol | undefined): boolean {
  return symbols.every((each) => each === symbol);
}

/** Returns the payout of a place with its stake, in hundredths of the stake. */
export function hundredthsOf(place: FishPrawnCrabPlace, { symbols }: FishPrawnCrabResult): number {
  if (place === 'anyTriple') return isTripleOf(symbols, symbols[0]) ? fishPrawnCrabPays.anyTriple : 0;
  const triple = tripleOfPlace.get(place);
  if (triple) return isTripleOf(symbols, triple) ? fishPrawnCrabPays.triple : 0;
  const pair = pairOfPlace.get(place);
  if (pair) return pair.every((symbol) => symbols.includes(symbol)) ? fishPrawnCrabPays.pair : 0;
  return fishPrawnCrabPays.symbol[symbols.filter((symbol) => symbol === place).length] ?? 0;
}

/** Returns the symbols of a place. */
export function symbolsOfPlace(place: FishPrawnCrabPlace): readonly DieSymbol[] {
  const triple = tripleOfPlace.get(place);
  if (triple) return [triple, triple, triple];
  return pairOfPlace.get(place) ?? dieSymbols.filter((symbol) => symbol === place);
}

/** Decides a bet from the dice of its draw. */
export const playFishPrawnCrab = playPlaces<FishPrawnCrabPlace, SymbolsThrownEvent>(
  fishPrawnCrabPlaces,
  (draw) => ({ type: 'dice_thrown', symbols: throwSymbols(draw) }),
  hundredthsOf,
);
