import type { UniformDraw } from '../fairness/uniformDraw.ts';
import { DecisionError, type Outcome, type PlayRound, type RoundEvent } from '../games/game.ts';
import type { RoundSource } from '../shell/stage.ts';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import { drawPosition, engineDraw, isRowOfBook, type BookFacts, type BookRow, type BookRowProof } from './book.ts';

/** One round of an engine. */
export interface EngineRound<Event extends RoundEvent = RoundEvent> {
  events: Event[];
  /** The payout of the round, in hundredths of the stake. */
  payout: number;
}

/** The rules that turn a row's seed into a round: the same numbers always give the same round. */
export interface BookEngine<Event extends RoundEvent = RoundEvent> {
  version: string;
  /** Set for an engine whose every row pays: its book has prizes, not whole rounds. */
  hasPrizes?: true;
  /** `hundredth` is a hundredth of the stake in minor units; the amounts of the events are multiples of it. */
  play: (draw: UniformDraw, hundredth: bigint) => EngineRound<Event>;
}

/** The first event of a row's round. */
export interface RowDrawn extends RoundEvent {
  type: 'row_drawn';
  position: number;
  /** 16 hexadecimal digits. */
  seed: string;
}

/**
 * Plays the round of a row.
 *
 * @throws RangeError for a stake that is not a multiple of 100 minor units, or if the engine's payout differs from the
 * row's.
 */
export function playRow<Event extends RoundEvent>(
  engine: BookEngine<Event>,
  { position, seed, payout }: BookRow,
  stake: bigint,
): Outcome<Event | RowDrawn> {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of 100');
  const hundredth = stake / 100n;
  const round = engine.play(engineDraw(seed), hundredth);
  if (round.payout !== payout) throw new RangeError('the engine pays something else than the row');
  return {
    events: [{ type: 'row_drawn', position, seed }, ...round.events],
    win: hundredth * BigInt(payout),
    isOver: true,
  };
}

/**
 * Returns the server's rules of a game from a book: the seeds draw the row, and the row's seed gives the round.
 */
export function playFromBook<Event extends RoundEvent>(
  engine: BookEngine<Event>,
  { facts, rowAt }: { facts: BookFacts; rowAt: (position: number) => BookRow },
): PlayRound<object, never, Event | RowDrawn> {
  return (draw, stake, _, decisions) => {
    if (decisions.length > 0) throw new DecisionError('a round is over with the bet');
    return playRow(engine, rowAt(drawPosition(draw, facts)), stake);
  };
}

/** Returns the function that gives the position of the row that a round's seeds draw. */
export function bookRowsWith(facts: BookFacts): (round: RoundSource) => [number] {
  return ({ serverSeed, clientSeed, nonce }) => [
    drawPosition(uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce })), facts),
  ];
}

/**
 * Returns the function that replays a round from its seeds and the row in `RoundSource.rows`. It throws RangeError if
 * the row is missing, is at another position than the seeds draw, or does not belong to the book.
 */
export function replayFromBook<Event extends RoundEvent>(
  engine: BookEngine<Event>,
  facts: BookFacts,
): (round: RoundSource) => { events: readonly (Event | RowDrawn)[]; win: bigint } {
  const positionsOf = bookRowsWith(facts);
  return (round) => {
    const row: BookRowProof | undefined = round.rows?.[0];
    if (!row || row.position !== positionsOf(round)[0])
      throw new RangeError('the row is not the one that the seeds draw');
    if (round.decisions.length > 0) throw new DecisionError('a round is over with the bet');
    if (!isRowOfBook(row, facts)) throw new RangeError('the row is not one of the book');
    return playRow(engine, row, round.stake);
  };
}
