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
  /** Sends a move of your place, with retries until it is decided. */
  move: (move: Json) => void;
  /** Reads words to screen readers. */
  announce: (words: string) => void;
}

/** The data of the table beside the hand, for a screen. */
export interface TableFacts {
  /** The base of the table, in minor units. */
  base: bigint;
  /** Returns the name of the player at a place of the hand; "You" for your own. */
  nameOf: (place: number) => string;
}

/** The part of the screen that a seat game draws. The shell draws seats, stacks, clocks and results. */
export interface SeatScreen {
  /** Your cards; they are large at your side of the table. */
  playerCards: HTMLElement;
  /** The content in the middle of the felt, such as a pot. */
  middle?: HTMLElement;
  /** Buttons for your moves. They are below the table while you play. */
  moves: HTMLElement;
  /**
   * Shows the current state of a hand, or an empty table. `at` returns the element of a place's cards. It is called
   * with every change, so it animates only the changes.
   */
  show: (hand: HandView | null, at: (place: number) => HTMLElement, table: TableFacts) => void;
  /** Describes the end of the hand. It is announced before the result. */
  outcomeWords?: () => string;
  /** Handles keys of the game. Returns true if the key was used. */
  onKey: (key: string) => boolean;
}

/** The client of a seat game, as its `main.ts` passes it to the shell. */
export interface SeatGameClient {
  /** The family's code. */
  family: string;
  messages: GameMessages;
  createScreen: (context: SeatContext) => SeatScreen;
  /** The rules of the server, to replay finished hands. */
  rules: SeatRules;
  /** Describes the cards of a place at the end of a hand. */
  describePlace: (view: Json, place: number, text: Text) => string;
  /** Returns the game's part of the rules sheet. */
  ruleWords: (text: Text) => Node[];
}
