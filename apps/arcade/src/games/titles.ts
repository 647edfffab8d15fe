import { demoGames, titleDress, type DemoGame, type InHouseFamily } from '@parlor/artwork/titles';
import type { TableKind } from '@parlor/contract';
import type { Dress } from '../arcadeApi.ts';
import type { OpenBook } from '../books/openBook.ts';
import { baccaratTable } from './baccarat/game.ts';
import { bigTwoGame } from './big-two/game.ts';
import { bingoGame } from './bingo/game.ts';
import { blackjackGame } from './blackjack/game.ts';
import { bragGame } from './brag/game.ts';
import { bullBullGame } from './bull-bull/game.ts';
import { casinoHoldemGame } from './casino-holdem/game.ts';
import { climbGame } from './climb/game.ts';
import { coinFlipGame } from './coin-flip/game.ts';
import { crashGame } from './crash/game.ts';
import { diceGame } from './dice/game.ts';
import { diceDrawGame } from './dice-draw/game.ts';
import { digitDrawGame } from './digit-draw/game.ts';
import { dragonTigerGame } from './dragon-tiger/game.ts';
import { emeraldFallsGame } from './emerald-falls/game.ts';
import { fanTanGame } from './fan-tan/game.ts';
import { fishPrawnCrabGame } from './fish-prawn-crab/game.ts';
import { fishGame } from './fish/game.ts';
import type { Game } from './game.ts';
import { hiLoGame } from './hi-lo/game.ts';
import { kenoGame } from './keno/game.ts';
import { limboGame } from './limbo/game.ts';
import { lotusLanternsGame } from './lotus-lanterns/game.ts';
import { minesGame } from './mines/game.ts';
import { moneyWheelGame } from './money-wheel/game.ts';
import { nightMarketGame } from './night-market/game.ts';
import { pickDrawGame } from './pick-draw/game.ts';
import { plinkoGame } from './plinko/game.ts';
import { pokDengGame } from './pok-deng/game.ts';
import { raceDrawGame } from './race-draw/game.ts';
import { reelsGame } from './reels/game.ts';
import { rouletteGame } from './roulette/game.ts';
import { scratchGame } from './scratch/game.ts';
import { sicBoGame } from './sic-bo/game.ts';
import { sportsbookGame } from './sportsbook/game.ts';
import { threeCardPokerGame } from './three-card-poker/game.ts';
import { videoPokerGame } from './video-poker/game.ts';
import { wheelGame } from './wheel/game.ts';

/** A card of the catalogue: a game under a name, dressed in the card's colours and drawings. */
export interface Title {
  /** The game code of launches and bets. */
  code: string;
  /** The folder of the game's client. */
  family: InHouseFamily;
  name: { EN: string; TY: string };
  /** Null for a game with its own look. */
  dress: Dress | null;
  game: Game;
}

/** The game of a family under a title's code. */
const families: Readonly<Record<InHouseFamily, (code: string) => Game>> = {
  'lotus-lanterns': () => lotusLanternsGame,
  'emerald-falls': () => emeraldFallsGame,
  'night-market': () => nightMarketGame,
  // Each title has its own reels, pays and features.
  reels: reelsGame,
  mines: () => minesGame,
  dice: () => diceGame,
  'coin-flip': () => coinFlipGame,
  plinko: () => plinkoGame,
  'hi-lo': () => hiLoGame,
  wheel: () => wheelGame,
  climb: () => climbGame,
  limbo: () => limboGame,
  crash: () => crashGame,
  keno: () => kenoGame,
  scratch: () => scratchGame,
  blackjack: () => blackjackGame,
  'three-card-poker': () => threeCardPokerGame,
  'casino-holdem': () => casinoHoldemGame,
  'video-poker': () => videoPokerGame,
  // Speed tables draw more often.
  baccarat: baccaratTable,
  'bull-bull': () => bullBullGame,
  'fish-prawn-crab': () => fishPrawnCrabGame,
  'sic-bo': () => sicBoGame,
  'dragon-tiger': () => dragonTigerGame,
  // Every card opens the whole sportsbook, at the sport of its name.
  sportsbook: () => sportsbookGame,
  roulette: () => rouletteGame,
  'money-wheel': () => moneyWheelGame,
  'fan-tan': () => fanTanGame,
  'pok-deng': () => pokDengGame,
  'big-two': () => bigTwoGame,
  brag: () => bragGame,
  fish: () => fishGame,
  // The form and the schedule of a draw follow from the title.
  bingo: bingoGame,
  'digit-draw': digitDrawGame,
  'race-draw': raceDrawGame,
  'dice-draw': diceDrawGame,
  'pick-draw': pickDrawGame,
};

/** The families with their own look. */
const ownLooks: ReadonlySet<InHouseFamily> = new Set(['lotus-lanterns', 'emerald-falls', 'night-market']);

let cards: ReadonlyMap<string, DemoGame> | undefined;
const titles = new Map<string, Title>();

/** Returns the title of a game code, or undefined if the arcade has none. Builds each title once. */
export function titleOf(code: string): Title | undefined {
  const known = titles.get(code);
  if (known) return known;
  cards ??= new Map(demoGames().map((card) => [card.gameCode, card]));
  const card = cards.get(code);
  if (!card?.family) return undefined;
  const title: Title = {
    code,
    family: card.family,
    name: card.name,
    dress: ownLooks.has(card.family) ? null : titleDress(card),
    game: families[card.family](code),
  };
  titles.set(code, title);
  return title;
}

const books: Readonly<Record<string, OpenBook | undefined>> = {
  'emerald-falls': emeraldFallsGame.book,
  fish: fishGame.book,
  'night-market': nightMarketGame.book,
};

/** Returns the book of a family, or undefined if it has none. */
export function bookOf(family: string): OpenBook | undefined {
  return Object.hasOwn(books, family) ? books[family] : undefined;
}

/** The families of tables in the lobby. */
const tableFamilies: ReadonlySet<string> = new Set<TableKind>([
  'baccarat',
  'dragon-tiger',
  'roulette',
  'money-wheel',
  'fan-tan',
  'sic-bo',
  'fish-prawn-crab',
  'bull-bull',
]);

let codesOfTables: readonly string[] | undefined;

/** Returns the game codes of the tables in the lobby, in the order of the catalogue. */
export function tableCodes(): readonly string[] {
  codesOfTables ??= demoGames()
    .filter(({ family }) => family !== null && tableFamilies.has(family))
    .map(({ gameCode }) => gameCode);
  return codesOfTables;
}
