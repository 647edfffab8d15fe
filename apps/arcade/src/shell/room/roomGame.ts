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
  /** The stake to begin with. */
  stake: bigint;
  sounds: Sounds;
  client: Pick<ArcadeClient, 'bet' | 'decide' | 'round' | 'markShown'>;
  /** True if motion is to be avoided. */
  prefersStill: () => boolean;
  /** The server's time, in epoch milliseconds. */
  now: () => number;
  /** An amount in minor units in the currency of the session, such as "฿1,234.50". */
  money: (minor: bigint) => string;
  balance: () => bigint;
  /** Shows a line of text and reads it to screen readers. */
  say: (message: string, tone?: 'win' | 'trouble') => void;
  /** Reads a line of text to screen readers only. */
  announce: (message: string) => void;
  /** Shows why a bet was not accepted. */
  refuse: (reason: string) => void;
  /** A stake left the balance. */
  onStaked: (round: RoundView) => void;
  /** A bet is over: its win, which may be zero, is credited or pending. */
  onEnded: (round: RoundView) => void;
  /** The server knows more than the page: asks for balance and totals. */
  onOutdated: () => void;
  /** Opens the sheet in which the player confirms a series of bets at a stake. */
  openAutoplay: (stake: bigint, onStart: (plan: AutoplayPlan) => void) => void;
  /** Calls `stop` when the site shows a reminder: what bets by itself stops. */
  onPause: (stop: () => void) => void;
}

/** The screen of a shared round, apart from what the shell draws. */
export interface RoomScreen<Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height that bar and dock leave. */
  root: HTMLElement;
  /** The player's bets. They are below the play area, or beside it on a wide page. */
  bets: HTMLElement;
  /** The content below them, for instance the bets of others. */
  below: HTMLElement;
  /** A message came; `state` is the room after it. The first one is always a `hello`. */
  onMessage: (message: RoomMessage, state: RoomState) => void;
  /** Bets ended while the player was away, and the room does not show their round any more. */
  showMissed: (bets: readonly RoundView[]) => void;
  /** The connection is lost, or back. */
  setConnected: (isConnected: boolean) => void;
  /** Space or Enter: what the first bet's button does. */
  press: () => void;
  /** Keys of the game besides space, plus and minus. True if the key was used. */
  onKey: (key: string) => boolean;
  /** Raises or lowers the stake of the first bet. */
  onStakeStep: (step: 1 | -1) => void;
  /** Whether a bet or a decision is in flight. The balance is not requested then. */
  isBusy: () => boolean;
  /** The dependencies of the sheets of rules and history. */
  sheets: Pick<Stage<Event>, 'rules' | 'returns' | 'describe'>;
  /** Facts of the room for the fairness sheet: pairs of a name and a value. */
  fairness: () => readonly (readonly [name: string, value: string])[];
}

/** The client of a game whose round is shared by everybody. Its stage shows replays and writes rules. */
export interface RoomGameClient<Event extends RoundEvent = RoundEvent> extends GameClient<Event> {
  createRoom: (context: RoomContext) => RoomScreen<Event>;
}
