import type { Play } from '../../games/ticketLines.ts';
import type { RoundEvent } from '../../games/game.ts';
import type { Dress } from '../../arcadeApi.ts';
import type { GameMessages, Text } from '../gameText.ts';
import type { Motion } from '../motion.ts';
import type { Sounds } from '../sounds.ts';
import type { GameClient, RoundSource } from '../stage.ts';

/** A page of the board. */
export interface BoardTab {
  /** The message key of its name, which begins with `tab.`, or a play with the same name. */
  name: string;
  /** The plays of the page. Each of their groups is a row of values. */
  plays: readonly string[];
  /** Whether it has a table of all two-digit numbers in place of rows. */
  isNumero?: boolean;
}

/** The context of a draw's show. */
export interface ShowContext {
  text: Text;
  motion: Motion;
  sounds: Sounds;
  dress: Dress | null;
}

/** The view of a draw: balls, runners or dice. */
export interface DrawShow<Result = unknown> {
  root: HTMLElement;
  /** Plays the draw. Resolves when its result is shown. */
  play: (result: Result) => Promise<void>;
  /** Shows a result at once; undefined clears it for the next draw. */
  show: (result: Result | undefined) => void;
}

/** Values that each come or do not come in a draw. */
export interface Counted<Result = unknown> {
  label: (text: Text) => string;
  values: readonly string[];
  isIn: (value: string, result: Result) => boolean;
}

/** The draw of a title: its plays, their layout on the board, and the look of its results. */
export interface Lottery<Result = unknown> {
  form: string;
  plays: Readonly<Record<string, Play<Result>>>;
  tabs: readonly BoardTab[];
  createShow: (context: ShowContext) => DrawShow<Result>;
  /** Draws a result for a line of a list. */
  resultNodes: (result: Result, text: Text) => Node[];
  /** Describes a result. */
  resultWords: (result: Result, text: Text) => string;
  /** The items of the chart of missing numbers. */
  counted: readonly Counted<Result>[];
}

/** A family of lotteries, as its `main.ts` passes it to the shell. */
export interface LotteryFamily<Event extends RoundEvent = RoundEvent> {
  family: string;
  messages: GameMessages;
  replay: (round: RoundSource) => { events: readonly Event[]; win: bigint };
  lotteryOf: (gameCode: string) => Lottery;
  /** Returns the result of a draw's event; undefined for any other event. */
  resultOf: (event: RoundEvent) => unknown;
}

/** A family of lotteries as a game client. */
export interface LotteryClient extends LotteryFamily, GameClient {
  describe: (event: RoundEvent, text: Text, money: (minor: bigint) => string) => string;
}

/** Erases the result type of a lottery. Its functions receive only results of its own draws. */
export function defineLottery<Result>(lottery: Lottery<Result>): Lottery {
  return lottery as unknown as Lottery;
}
