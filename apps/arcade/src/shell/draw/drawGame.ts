import type { RoundView } from '../../arcadeApi.ts';
import type { DrawMessage } from '../../drawApi.ts';
import type { RoundEvent, SlipLimits } from '../../games/game.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import type { RoomContext } from '../room/roomGame.ts';
import type { GameClient, Stage } from '../stage.ts';
import type { DrawState } from './drawState.ts';

/** The context of a draw game's screen. */
export interface DrawContext extends Omit<RoomContext, 'client' | 'onStaked' | 'onEnded' | 'onPause' | 'openAutoplay'> {
  client: Pick<ArcadeClient, 'drawResults'>;
  /** The limits of slips; null for a game whose stake is one of a list. */
  slip: SlipLimits | null;
  /**
   * Places a bet, in the open draw unless `draw` names a later one. It is retried until it is decided. Undefined if it
   * was refused; the reason has been shown.
   */
  bet: (choice: unknown, stake: bigint, draw?: number) => Promise<RoundView | undefined>;
  /** Cancels a bet. Returns false if it is too late. */
  cancel: (roundId: string) => Promise<boolean>;
}

/** The screen of a game whose rounds are draws, apart from what the shell draws. */
export interface DrawScreen<Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height between bar and dock. */
  root: HTMLElement;
  /** The controls of bets. They are below the play area, or beside it on a wide page. */
  bets: HTMLElement;
  /** The content below it, for instance statistics. */
  below: HTMLElement;
  /** Called after a message or a change of an own bet; `state` is the room after it. A `hello` always comes first. */
  onMessage: (message: DrawMessage, state: DrawState) => void;
  /** Shows the result. The wins of own bets are added to the balance when it resolves. */
  showResult: (result: unknown, state: DrawState) => Promise<void>;
  /** Shows the total win of own bets in the shown draw; undefined without bets. */
  showWin: (win: bigint | undefined, stake: bigint) => void;
  /** Called when the connection is lost or restored. */
  setConnected: (isConnected: boolean) => void;
  /** Handles Space or Enter. */
  press: () => void;
  /** Handles keys of the game besides space, plus and minus. Returns true if the key was used. */
  onKey: (key: string) => boolean;
  /** Chooses a larger or smaller chip. */
  onStakeStep: (step: 1 | -1) => void;
  /** Returns the sum of unconfirmed chips. Set for tables, whose players may move to another one. */
  unconfirmed?: () => bigint;
  /** The dependencies of the sheets of rules and history. */
  sheets: Pick<Stage<Event>, 'rules' | 'returns' | 'describe'>;
}

/** The client of a game whose rounds are draws. Its stage shows replays and writes rules. */
export interface DrawGameClient<Event extends RoundEvent = RoundEvent> extends GameClient<Event> {
  createScreen: (context: DrawContext) => DrawScreen<Event>;
}
