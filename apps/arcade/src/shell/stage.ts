import type { Currency } from '@parlor/contract';
import type { Dress, JackpotView, PlayProfile, RoundView } from '../arcadeApi.ts';
import type { BookRowProof } from '../books/book.ts';
import type { CashOutQuote } from '../fairness/cashOutQuote.ts';
import type { FixtureTape } from '../fairness/fixtureTape.ts';
import type { LegQuote } from '../fairness/legQuote.ts';
import type { RoundEvent } from '../games/game.ts';
import type { GameMessages, Text } from './gameText.ts';
import type { Sounds } from './sounds.ts';

/** The context of a stage. */
export interface StageContext {
  /** Messages of the shell and of the game. */
  text: Text;
  /** Language tag for dates and numbers. */
  tag: string;
  currency: Currency;
  /** The code of the title. */
  gameCode: string;
  /** The name of the title in the player's language. */
  title: string;
  /** The dress of the title's card; null for a game with its own look. */
  dress: Dress | null;
  profile: PlayProfile;
  sounds: Sounds;
  /** Whether motion is to be avoided. */
  prefersStill: () => boolean;
  /** Whether the player chose shortened rounds. */
  isTurbo: () => boolean;
  /** Returns the chosen stake in minor units. */
  stake: () => bigint;
  /** Formats minor units in the currency of the session, such as "฿1,234.50". */
  money: (minor: bigint) => string;
  /** Sends a decision of the open round. The shell then plays the new events. Ignored without an open round. */
  decide: (decision: unknown) => void;
  /** Notifies the shell that `choice()` or the action of the round button may have changed. */
  changed: () => void;
  /** Shows a line of text above the bar, and reads it to screen readers. */
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  /**
   * Shows the result of the round, for instance the rolled number. At the end of the round the shell shows and reads it
   * together with the win.
   */
  showResult: (message: string, tone?: 'win' | 'trouble') => void;
  /** Shows the win so far in minor units. */
  showWin: (win: bigint) => void;
  /** Shows a large text over the stage; undefined removes it. */
  showBanner: (banner: { title: string; amount?: string; hint?: string } | undefined) => void;
}

/**
 * The phase of play.
 *
 * - `idle`: nothing is staked; a bet can be chosen.
 * - `between`: autoplay waits before its next bet; nothing can be chosen.
 * - `sending`: a bet or a decision is in flight.
 * - `playing`: events play.
 * - `open`: the round waits for a decision.
 */
export type Phase = 'idle' | 'between' | 'sending' | 'playing' | 'open';

/** A line of the rules sheet: a mode of the game, its exact return and its best multiplier. */
export interface ReturnRow {
  /** The name of the mode, in the player's language. */
  mode: string;
  /** For instance "99 %". */
  returned: string;
  /** For instance "×999.72". */
  best: string;
}

/** The part of the screen that a game draws. The shell draws everything else. */
export interface Stage<Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height between the bars. */
  root: HTMLElement;
  /**
   * The controls of the choice with a bet. The shell shows them above the bar and disables them unless the phase is
   * `idle`.
   */
  controls?: HTMLElement;
  /** Returns the choice of the next bet; undefined while it is incomplete, which disables the round button. */
  choice: () => unknown;
  /** Sets the controls to a choice, for instance of a resumed or replayed round. */
  setChoice?: (choice: unknown) => void;
  /** For a game with slips: the stake of a bet whose amounts consist of a chip, and the chip of a choice. */
  slip?: { stakeOf: (chip: bigint) => bigint; chipOf: (choice: unknown) => bigint };
  setPhase?: (phase: Phase) => void;
  /** Called when the chosen stake changed. Amounts on the stage follow it. */
  setStake?: (stake: bigint) => void;
  /** Sets the current jackpots, before the first bet and every few seconds. */
  setJackpots?: (jackpots: readonly JackpotView[]) => void;
  /** Called when a bet is sent: clears the last round and starts the motion until the answer arrives. */
  begin: () => void;
  /**
   * Plays events in order, the first of them at `from` in the round. Resolves when the last one is shown. With
   * `isStill` it shows the end at once.
   */
  play: (round: RoundView, events: readonly Event[], isStill: boolean) => Promise<void>;
  /**
   * Ends the motion of `play` at once. Absent if nothing can be skipped. In a game with decisions the shell offers it
   * for replays only, because a decision plays briefly.
   */
  skip?: () => void;
  /** Called when the bet was refused or is void: restores the stage. */
  cancel: () => void;
  /** Returns the round button's action while a round is open, for instance a cash-out. Undefined disables it. */
  openAction?: (round: RoundView) => { label: string; decision: unknown } | undefined;
  /** Handles keys of the game besides space, plus and minus. Returns true if the key was used. */
  onKey?: (key: string) => boolean;
  /** Returns the game's part of the rules sheet: its rules, and its payouts at the chosen stake. */
  rules: () => Node[];
  /** Returns the rows of the table of returns, computed from the game's mathematics. */
  returns: () => ReturnRow[];
  /** Returns the game's additions to the fairness sheet. */
  fairness?: () => Node[];
  /** Describes an event for history, verifier and replay. */
  describe: (event: Event) => string;
}

/** A game's client, as its `main.ts` passes it to the shell. */
export interface GameClient<Event extends RoundEvent = RoundEvent> {
  /** The family's code. Keys of storage and links to the verifier contain it. */
  family: string;
  /** The game's own messages by language. They replace the shell's messages of the same key. */
  messages: GameMessages;
  /** Replays a round from its seeds by the server's rules. */
  replay: (round: RoundSource) => { events: readonly Event[]; win: bigint };
  /** In a game with a book: the positions of the rows that a round's seeds draw, in order. `replay` needs the rows. */
  bookRows?: (round: RoundSource) => readonly number[];
  createStage: (context: StageContext) => Stage<Event>;
}

/** The inputs of a round. */
export interface RoundSource {
  gameCode: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** The stake in minor units. */
  stake: bigint;
  choice: unknown;
  decisions: readonly unknown[];
  /** The rows that the seeds draw, in a game with a book. */
  rows?: readonly BookRowProof[];
  /** The finished fixtures of a sportsbook slip. */
  tapes?: readonly FixtureTape[];
  /** The inputs of its legs' prices, by leg. */
  quotes?: readonly (LegQuote | null)[];
  /** The inputs of its cash-outs' amounts, in order. */
  cashOutQuotes?: readonly (CashOutQuote | null)[];
}
