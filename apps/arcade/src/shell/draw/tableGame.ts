import type { Dress } from '../../arcadeApi.ts';
import type { DrawMessage, PastDraw } from '../../drawApi.ts';
import type { Fraction } from '../../games/fraction.ts';
import type { RoundEvent } from '../../games/game.ts';
import type { Text } from '../gameText.ts';
import type { Sounds } from '../sounds.ts';
import type { DrawContext } from './drawGame.ts';
import type { DrawState } from './drawState.ts';
import type { PlaceBoard } from './placeBoard.ts';
import type { TableWords } from './tableWords.ts';

/** The context of a show. */
export interface ShowParts {
  text: Text;
  dress: Dress | null;
  sounds: Sounds;
  announce: (message: string) => void;
  /** The content of the table's head: the clock. Empty for a replay. */
  head: Node[];
}

/** The options of a draw's show. */
export interface ShowHow {
  isStill: boolean;
  /** How long a card may be squeezed, in ms; 0 disables it. */
  squeezeMs: number;
  /** Fields with own bets. */
  placed: ReadonlySet<string>;
}

/** Shows the draws of a table: cards, dice or a wheel. */
export interface TableShow<Result> {
  root: HTMLElement;
  /** Removes the result of the previous draw. */
  clear: () => void;
  /** Shows a draw and announces its result. Resolves when everything is shown. */
  show: (result: Result, how: ShowHow) => Promise<void>;
  /** Shows the rest at once. */
  skip: () => void;
  /** Handles changes of the room, for instance the last results. A replay has none. */
  onMessage?: (message: DrawMessage, state: DrawState) => void;
}

/**
 * A table with places: the parts of its screen and its replays. `Result` is the public result of a draw, and `Shown`
 * the event of a round with it.
 */
export interface TableGame<Place extends string, Result, Shown extends RoundEvent & Result> extends TableWords<
  Place,
  Shown
> {
  family: string;
  places: readonly Place[];
  /** Returns the payout of a place in hundredths of its stake, by the rules. */
  hundredthsOf: (place: Place, result: Result) => number;
  /** Returns the draw in a few words, for instance "Banker wins 7 to 6". */
  verdict: (result: Result, text: Text) => string;
  createShow: (parts: ShowParts) => TableShow<Result>;
  /** Renders the places on the felt. */
  renderPlaces: (board: PlaceBoard<Place>, text: Text, context: DrawContext) => HTMLElement;
  /** Creates the content below: past draws, newest first. */
  createPast: (text: Text) => { root: HTMLElement; show: (past: readonly PastDraw[]) => void };
  /** Keys of the paragraphs of the rules sheet. */
  paragraphs: readonly string[];
  /** Returns additions to the rules sheet, for instance a table of values. */
  moreRules?: (text: Text) => Node[];
  /** Returns the name of a mode of the returns; by default the place's. */
  modeName?: (mode: string, text: Text) => string;
  returnByMode: () => { mode: Place; returned: Fraction; maxMultiplier: Fraction }[];
  /** Whether the player may open cards by hand. */
  hasSqueeze?: boolean;
}
