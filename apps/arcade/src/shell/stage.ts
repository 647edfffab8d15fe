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
  /** Name of the title in the player's language. */
  title: string;
  /** How a card dresses the game; null for a look of its own. */
  dress: Dress | null;
  profile: PlayProfile;
  sounds: Sounds;
  /** True if motion is to be avoided. */
  prefersStill: () => boolean;
  /** True if the player chose to see rounds shortened. */
  isTurbo: () => boolean;
  /** The chosen stake in minor units. */
  stake: () => bigint;
  /** An amount in minor units in the currency of the session, such as "฿1,234.50". */
  money: (minor: bigint) => string;
  /** Sends a decision of the open round. The shell then plays the new events. Ignored while nothing is open. */
  decide: (decision: unknown) => void;
  /** Notifies the shell that `choice()` or the action of the round button may have changed. */
  changed: () => void;
  /** Shows a line of text above the bar, and reads it to screen readers. */
  say: (message: string, tone?: 'win' | 'trouble') => void;
  /**
   * Shows the result of the round, for instance the rolled number. At the end of the round the shell shows and reads it
   * together with the win.
   */
  sayResult: (message: string, tone?: 'win' | 'trouble') => void;
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
  /** Shown as it is, already in the player's language. */
  mode: string;
  /** For instance "99 %". */
  returned: string;
  /** For instance "×999.72". */
  best: string;
}

/** The part of the screen that a game draws. The shell draws everything else. */
export interface Stage<Event extends RoundEvent = RoundEvent> {
  /** The play area. It gets the height that the bars leave. */
  root: HTMLElement;
  /**
   * The controls of the choice with a bet. The shell puts it above the bar and disables it unless the phase is `idle`.
   */
  controls?: HTMLElement;
  /** The choice of the next bet, or undefined while it is incomplete; the round button is disabled then. */
  choice: () => unknown;
  /** Puts a choice back into the controls, for instance the one of a resumed or replayed round. */
  setChoice?: (choice: unknown) => void;
  /** For a game with slips: what a bet stakes if its amounts are made of a chip, and the chip of a choice. */
  slip?: { stakeOf: (chip: bigint) => bigint; chipOf: (choice: unknown) => bigint };
  setPhase?: (phase: Phase) => void;
  /** The chosen stake changed. Amounts on the stage follow it. */
  setStake?: (stake: bigint) => void;
  /** The present jackpots, before the first bet and again every few seconds. */
  setJackpots?: (jackpots: readonly JackpotView[]) => void;
  /** Called when a bet is sent: clears the last round and starts the motion until the answer arrives. */
  begin: () => void;
  /**
   * Plays events in order, the first of them at `from` in the round. Resolves when the last one is shown. With
   * `isStill` it shows the end at once.
   */
  play: (round: RoundView, events: readonly Event[], isStill: boolean) => Promise<void>;
  /**
   * Shows the rest of what `play` shows at once. Absent if nothing can be skipped. In a game with decisions the shell
   * offers it for replays only, because a decision plays shortly.
   */
  skip?: () => void;
  /** The bet was refused or made void: shows the stage as before it. */
  cancel: () => void;
  /** The action of the round button while a round is open, for instance a cash-out. Undefined disables it. */
  openAction?: (round: RoundView) => { label: string; decision: unknown } | undefined;
  /** Keys of the game besides space, plus and minus. True if the key was used. */
  onKey?: (key: string) => boolean;
  /** The part of the rules sheet that is the game's own: how it is played, what it pays at the chosen stake. */
  rules: () => Node[];
  /** Rows of the table of returns, made from the game's mathematics. */
  returns: () => ReturnRow[];
  /** The game's additions to the sheet about fairness. */
  fairness?: () => Node[];
  /** One event in words, for history, verifier and replay. */
  describe: (event: Event) => string;
}

/** A game's client, as its `main.ts` hands it to the shell. */
export interface GameClient<Event extends RoundEvent = RoundEvent> {
  /** The family's code. Keys of storage and links to the verifier contain it. */
  family: string;
  /** The game's own messages by language. A key that the shell has too takes the game's words. */
  messages: GameMessages;
  /** Plays a round again from its seeds: the rules that the server ran. */
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
  /** In minor units. */
  stake: bigint;
  choice: unknown;
  decisions: readonly unknown[];
  /** The rows that the seeds draw, in a game with a book. */
  rows?: readonly BookRowProof[];
  /** The fixtures that a slip of the sportsbook is on and that are over. */
  tapes?: readonly FixtureTape[];
  /** The inputs of its legs' prices, by leg. */
  quotes?: readonly (LegQuote | null)[];
  /** The inputs of its cash-outs' amounts, in order. */
  cashOutQuotes?: readonly (CashOutQuote | null)[];
}
