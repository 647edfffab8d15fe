import type { Json } from '../../games/game.ts';
import type { Dress } from '../../arcadeApi.ts';
import type { SeatRules } from '../../games/seatGame.ts';
import type { HandView } from '../../seatApi.ts';
import type { GameMessages, Text } from '../gameText.ts';
import type { Sounds } from '../sounds.ts';

/** The context of a seat game's screen. */
export interface SeatContext {
  text: Text;
  title: string;
  dress: Dress | null;
  sounds: Sounds;
  prefersStill: () => boolean;
  money: (minor: bigint) => string;
  /** Sends a move of your place. It is sent until it is decided. */
  move: (move: Json) => void;
  /** Reads words to screen readers. */
  announce: (words: string) => void;
}

/** The data of the table beside the hand, for a screen. */
export interface TableFacts {
  /** In minor units. */
  base: bigint;
  /** The name of the player at a place of the hand; "You" for your own. */
  nameOf: (place: number) => string;
}

/** The part of the screen that a seat game draws. The shell draws seats, stacks, clocks and results. */
export interface SeatScreen {
  /** Your cards; they are large at your side of the table. */
  own: HTMLElement;
  /** The content in the middle of the felt, such as a pot. */
  middle?: HTMLElement;
  /** Buttons for your moves. They are below the table while you play. */
  moves: HTMLElement;
  /**
   * Shows the present state of a hand, or an empty table. `at` is where a place has its cards. It is called with every
   * change, so it moves what is new and leaves the rest.
   */
  show: (hand: HandView | null, at: (place: number) => HTMLElement, table: TableFacts) => void;
  /** The end of the hand, in words. It is announced before the result. */
  outcomeWords?: () => string;
  /** Keys of the game. True if the key was used. */
  onKey: (key: string) => boolean;
}

/** The client of a seat game, as its `main.ts` hands it to the shell. */
export interface SeatGameClient {
  /** The family's code. */
  family: string;
  messages: GameMessages;
  createScreen: (context: SeatContext) => SeatScreen;
  /** The rules that the server runs, from which a hand of the past is played again. */
  rules: SeatRules;
  /** The cards of a place at the end of a hand, in words. */
  describePlace: (view: Json, place: number, text: Text) => string;
  /** The game's part of the rules sheet. */
  ruleWords: (text: Text) => Node[];
}
