import type { Currency } from '@parlor/contract';
import type { Dress, PlayProfile, RoundView } from '../../arcadeApi.ts';
import type { RoomMessage } from '../../roomApi.ts';
import type { RoundEvent } from '../../games/game.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import type { AutoplayPlan } from '../autoplay.ts';
import type { Text } from '../gameText.ts';
import type { Sounds } from '../sounds.ts';
import type { GameClient, Stage } from '../stage.ts';
import type { RoomState } from './roomState.ts';

/** The context of a shared round's room. */
export interface RoomContext {
  /** Messages of the shell and of the game. */
  text: Text;
  /** Language tag for dates and numbers. */
  tag: string;
  currency: Currency;
  gameCode: string;
  title: string;
  dress: Dress | null;
  profile: PlayProfile;
  /** The available stakes in minor units, in ascending order. */
  stakes: readonly bigint[];
  /** The initial stake. */
  stake: bigint;
  sounds: Sounds;
  client: Pick<ArcadeClient, 'bet' | 'decide' | 'round' | 'markShown'>;
  /** Whether motion is to be avoided. */
  prefersStill: () => boolean;
  /** Returns the server's time, in epoch milliseconds. */
  now: () => number;
  /** Formats minor units in the currency of the session, such as "฿1,234.50". */
  money: (minor: bigint) => string;
  balance: () => bigint;
  /** Shows a line of text and reads it to screen readers. */
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  /** Reads a line of text to screen readers only. */
  announce: (message: string) => void;
  /** Shows why a bet was not accepted. */
  refuse: (reason: string) => void;
  /** Called when a stake has left the balance. */
  onStaked: (round: RoundView) => void;
  /** Called when a bet is over: its win, which may be zero, is credited or pending. */
  onEnded: (round: RoundView) => void;
  /** Called when the page's state is outdated; requests balance and totals. */
  onOutdated: () => void;
  /** Opens the sheet in which the player confirms a series of bets at a stake. */
  openAutoplay: (stake: bigint, onStart: (plan: AutoplayPlan) => void) => void;
  /** Calls `stop` when the site shows a reminder, so that automatic bets stop. */
  onPause: (stop: () => void) => void;
}

/** The screen of a shared round, apart from what the shell draws. */
export interface RoomScreen<Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height between bar and dock. */
  root: HTMLElement;
  /** The player's bets. They are below the play area, or beside it on a wide page. */
  bets: HTMLElement;
  /** The content below them, for instance the bets of others. */
  below: HTMLElement;
  /** Called after a message; `state` is the room after it. The first one is always a `hello`. */
  onMessage: (message: RoomMessage, state: RoomState) => void;
  /** Shows bets that ended while the player was away, and whose round the room no longer shows. */
  showMissed: (bets: readonly RoundView[]) => void;
  /** Called when the connection is lost or restored. */
  setConnected: (isConnected: boolean) => void;
  /** Handles Space or Enter like the first bet's button. */
  press: () => void;
  /** Handles keys of the game besides space, plus and minus. Returns true if the key was used. */
  onKey: (key: string) => boolean;
  /** Raises or lowers the stake of the first bet. */
  onStakeStep: (step: 1 | -1) => void;
  /** Whether a bet or a decision is in flight. The balance is not requested then. */
  isBusy: () => boolean;
  /** The dependencies of the sheets of rules and history. */
  sheets: Pick<Stage<Event>, 'rules' | 'returns' | 'describe'>;
  /** Returns the facts of the room for the fairness sheet: pairs of a name and a value. */
  fairness: () => readonly (readonly [name: string, value: string])[];
}

/** The client of a game whose round is shared by everybody. Its stage shows replays and writes rules. */
export interface RoomGameClient<Event extends RoundEvent = RoundEvent> extends GameClient<Event> {
  createRoom: (context: RoomContext) => RoomScreen<Event>;
}
