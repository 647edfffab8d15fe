import type { Currency } from '@parlor/contract';
import type { Dress, PlayProfile, RoundView } from '../../arcadeApi.ts';
import type { RoundEvent } from '../../games/game.ts';
import type { Text } from '../gameText.ts';
import type { Sounds } from '../sounds.ts';
import type { SocketLike } from '../room/roomSocket.ts';
import type { GameClient, Stage } from '../stage.ts';

/** The context of a batch game's screen. Amounts are in minor units. */
export interface BatchContext<Item> {
  /** Messages of the shell and of the game. */
  text: Text;
  /** Language tag for dates and numbers. */
  tag: string;
  currency: Currency;
  gameCode: string;
  title: string;
  dress: Dress | null;
  profile: PlayProfile;
  /** The amounts on offer for an item, in ascending order. */
  stakes: readonly bigint[];
  sounds: Sounds;
  /** Whether motion is to be avoided. */
  prefersStill: () => boolean;
  /** Formats an amount in the currency of the session, such as "฿1,234.50". */
  money: (minor: bigint) => string;
  /** Returns the available balance, without bets in flight and wins that the screen has not shown. */
  balance: () => bigint;
  /** Reserves an amount for possible further stakes. The balance is shown without it. */
  hold: (amount: bigint) => void;
  /** The token of the session, and a connection to a path under `/arcade/api/`, for the other players at a table. */
  token: () => string;
  connect: (path: string) => SocketLike;
  /** Stakes an item. Returns false if the next batch has no room for it. */
  add: (item: Item) => boolean;
  /** Returns the free capacity of the next batch: items and amount. */
  capacity: () => { items: number; amount: bigint };
  /** Shows a line of text and reads it to screen readers. */
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  /** Reads a line of text to screen readers only. */
  announce: (message: string) => void;
  /** Shows why nothing can be staked. */
  refuse: (reason: string) => void;
  /** Calls `stop` when the site shows a reminder, so that autofire stops. */
  onPause: (stop: () => void) => void;
  /** Shows the last win. */
  showWin: (win: bigint, isCelebrated: boolean) => void;
}

/** The screen of a game with batches, apart from what the shell draws. */
export interface BatchScreen<Item, Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height between bar and dock. */
  root: HTMLElement;
  /** The controls of the stake. They are below the play area, or beside it on a wide page. */
  bets: HTMLElement;
  /** The content below it. */
  below: HTMLElement;
  /** Called when the screen is in the page. */
  start: () => void;
  /**
   * Called when a batch was accepted and its results are known. A screen that takes time to show them returns a promise
   * that resolves when they are shown; a page that is reopened before that shows them again.
   */
  onDecided: (items: readonly Item[], events: readonly Event[]) => Promise<void> | void;
  /** Called when a batch is refused: its stake stays with the player. */
  onRefused: (items: readonly Item[]) => void;
  /** Called when items were not staked because another player was quicker: they cost nothing. */
  onReturned?: (items: readonly Item[]) => void;
  /** Handles any key. Returns true if it ended something, for instance autofire. */
  onAny: () => boolean;
  /** Handles Space or Enter. */
  press: () => void;
  /** Handles keys of the game besides space, plus and minus. Returns true if the key was used. */
  onKey: (key: string) => boolean;
  onStakeStep: (step: 1 | -1) => void;
  /** The dependencies of the sheets of rules and history. */
  sheets: Pick<Stage<Event>, 'rules' | 'returns' | 'describe'>;
}

/** The client of a game that sends bets in batches while play continues. Its stage shows replays. */
export interface BatchGameClient<Item = unknown, Event extends RoundEvent = RoundEvent> extends GameClient<Event> {
  /** The maximum items of a batch, and how long after its first item it is sent, in ms. */
  batch: { maxItems: number; windowMs: number };
  choiceOf: (items: readonly Item[]) => unknown;
  amountOf: (item: Item) => bigint;
  /** Whether the accepted choice contains an item. By default, it contains every one. */
  holds?: (choice: unknown, item: Item) => boolean;
  createScreen: (context: BatchContext<Item>) => BatchScreen<Item, Event>;
  /** Describes the result of a batch that the player missed. */
  describeMissed: (round: RoundView, context: Pick<BatchContext<Item>, 'text' | 'money'>) => string;
}
