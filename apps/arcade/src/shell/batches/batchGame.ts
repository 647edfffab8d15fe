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
  /** True if motion is to be avoided. */
  prefersStill: () => boolean;
  /** An amount in the currency of the session, such as "฿1,234.50". */
  money: (minor: bigint) => string;
  /** The available balance, without bets in flight and without wins that the screen has not shown. */
  balance: () => bigint;
  /** The screen holds this much for what may still be staked. It is shown as taken. */
  hold: (amount: bigint) => void;
  /** The token of the session, and a connection to a path under `/arcade/api/`, for what others at a table do. */
  token: () => string;
  connect: (path: string) => SocketLike;
  /** Stakes an item. False where the next batch has no room for it. */
  add: (item: Item) => boolean;
  /** How many items, and what amount, the next batch has room for. */
  capacity: () => { items: number; amount: bigint };
  /** Shows a line of text and reads it to screen readers. */
  say: (message: string, tone?: 'win' | 'trouble') => void;
  /** Reads a line of text to screen readers only. */
  announce: (message: string) => void;
  /** Shows why nothing can be staked. */
  refuse: (reason: string) => void;
  /** Calls `stop` when the site shows a reminder: what shoots by itself stops. */
  onPause: (stop: () => void) => void;
  /** Shows the last win. */
  showWin: (win: bigint, isCelebrated: boolean) => void;
}

/** The screen of a game with batches, apart from what the shell draws. */
export interface BatchScreen<Item, Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height that bar and dock leave. */
  root: HTMLElement;
  /** The controls of the stake. They are below the play area, or beside it on a wide page. */
  bets: HTMLElement;
  /** The content below it. */
  below: HTMLElement;
  /** The screen is in the page. */
  start: () => void;
  /**
   * A batch was accepted and its results are known. A screen that shows them for longer returns a promise that resolves
   * when they are shown; a page that is reopened before shows them again.
   */
  onDecided: (items: readonly Item[], events: readonly Event[]) => Promise<void> | void;
  /** A batch does not count: what it staked stays with the player. */
  onRefused: (items: readonly Item[]) => void;
  /** Items were not staked, because somebody was quicker: they cost nothing. */
  onReturned?: (items: readonly Item[]) => void;
  /** Any key came: true if it ended something, for instance autofire. */
  onAny: () => boolean;
  /** Space or Enter. */
  press: () => void;
  /** Keys of the game besides space, plus and minus. True if the key was used. */
  onKey: (key: string) => boolean;
  onStakeStep: (step: 1 | -1) => void;
  /** The dependencies of the sheets of rules and history. */
  sheets: Pick<Stage<Event>, 'rules' | 'returns' | 'describe'>;
}

/** The client of a game whose bets go in batches while play continues. Its stage shows replays. */
export interface BatchGameClient<Item = unknown, Event extends RoundEvent = RoundEvent> extends GameClient<Event> {
  /** The most items of a batch, and how long after its first item it goes, in ms. */
  batch: { most: number; windowMs: number };
  choiceOf: (items: readonly Item[]) => unknown;
  amountOf: (item: Item) => bigint;
  /** Whether the choice that the server took holds an item. Without it, every one is held. */
  holds?: (choice: unknown, item: Item) => boolean;
  createScreen: (context: BatchContext<Item>) => BatchScreen<Item, Event>;
  /** The result of the last batch while the page was away, in words. */
  describeMissed: (round: RoundView, context: Pick<BatchContext<Item>, 'text' | 'money'>) => string;
}
