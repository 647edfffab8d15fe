import { currencies } from '@parlor/contract';
import type { BookRowProof } from '../books/book.ts';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { jointSeed } from '../fairness/jointSeed.ts';
import { sha256, toHex } from '../fairness/sha256.ts';
import { uniformDraw, type UniformDraw } from '../fairness/uniformDraw.ts';
import { DecisionError, type RoundEvent } from '../games/game.ts';
import { handState, replaySeatHand, type PlacedMove } from '../games/seatHand.ts';
import type { CashOutQuote } from '../fairness/cashOutQuote.ts';
import type { LegQuote } from '../fairness/legQuote.ts';
import type { FixtureTape } from '../fairness/fixtureTape.ts';
import type { Seating } from '../games/seating.ts';
import { titleOf, type Title } from '../games/titles.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import type { RoundSource } from '../shell/stage.ts';
import { families } from '../verifier/families.ts';
import { pick, randomPlayers, stakeOf } from './randomPlayers.ts';
import { hexDigits, randomSlip } from './randomSlips.ts';

/** A finished round with all its inputs. Amounts are digits in minor units. */
export interface RecordedRound {
  gameCode: string;
  version: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  stake: string;
  choice: unknown;
  decisions: unknown[];
  events: RoundEvent[];
  win: string;
  /** The row that the seeds draw, in a game whose every round is a row of a book. */
  row?: BookRowProof;
  /** The rows that the seeds draw, in a game whose prizes are rows of a book. */
  rows?: readonly BookRowProof[];
  /** The fixtures of a slip of the sportsbook. */
  tapes?: FixtureTape[];
  /** The inputs of its legs' prices. */
  quotes?: (LegQuote | null)[];
  /** The inputs of its cash-outs' amounts, in order. */
  cashOutQuotes?: (CashOutQuote | null)[];
}

/** How often a lucky player redraws a decision that loses. */
const LUCKY_ATTEMPTS = 50;

/** Plays a hand of a seat game at random, in the form of a round. */
function recordHand({ code, game }: Title, { rules }: Seating, draw: UniformDraw): RecordedRound {
  const { least, most } = rules.seats;
  const clientSeeds = Array.from({ length: least + draw(most - least + 1) }, (_, place) =>
    place > 0 && draw(2) === 0 ? null : hexDigits(32 + draw(33), draw),
  );
  const source = {
    serverSeed: hexDigits(64, draw),
    clientSeed: jointSeed(clientSeeds),
    nonce: draw(pick([10, 10_000, 2 ** 32], draw)),
  };
  const decisions: PlacedMove[] = [];
  for (;;) {
    const state = handState(rules, { ...source, places: clientSeeds.length, moves: decisions });
    const waiting = rules.toMove(state);
    if (waiting.length === 0) break;
    const place = pick(waiting, draw);
    decisions.push({ place, move: pick(rules.moves(state, place), draw) });
  }
  const stake = pick(game.stakesOf(pick(currencies, draw)), draw);
  const { events, win } = replaySeatHand(rules)({ ...source, stake, choice: { clientSeeds }, decisions });
  return {
    gameCode: code,
    version: game.version,
    ...source,
    stake: stake.toString(),
    choice: { clientSeeds },
    decisions,
    events,
    win: win.toString(),
  };
}

/** Places a random slip, and plays its fixtures. */
function recordSlip({ code, game }: Title, draw: UniformDraw): RecordedRound {
  const seeds = { serverSeed: hexDigits(64, draw), clientSeed: hexDigits(32 + draw(33), draw), nonce: 0 };
  const chip = pick(game.stakesOf(pick(currencies, draw)), draw);
  const { choice, decisions, stake, tapes, quotes, cashOutQuotes } = randomSlip(chip, draw);
  const { events, win } = outcomeOf(game, { ...seeds, stake, choice, decisions });
  return {
    gameCode: code,
    version: game.version,
    ...seeds,
    stake: stake.toString(),
    choice,
    decisions,
    events,
    win: win.toString(),
    tapes,
    quotes,
    cashOutQuotes,
  };
}

/** Returns the rows of a book that a round's seeds draw, in the form of a record. */
function rowsDrawn({ family, game: { book } }: Title, source: RoundSource): Pick<RecordedRound, 'row' | 'rows'> {
  const rows = (families[family]?.bookRows?.(source) ?? []).flatMap((position) => book?.proofOf(position) ?? []);
  const [row] = rows;
  if (!book || !row) return {};
  return 'payoutSum' in book.facts ? { rows } : { row };
}

function recordRound(title: Title, draw: UniformDraw): RecordedRound {
  const { code, family, game } = title;
  if (game.seating) return recordHand(title, game.seating, draw);
  if (family === 'sportsbook') return recordSlip(title, draw);
  const player = randomPlayers[family as keyof typeof randomPlayers];
  const seeds = {
    serverSeed: hexDigits(64, draw),
    clientSeed: hexDigits(32 + draw(33), draw),
    nonce: draw(pick([10, 10_000, 2 ** 32], draw)),
  };
  const currency = pick(currencies, draw);
  const chips = game.stakesOf(currency);
  const chip = pick(chips, draw);
  const choice = game.choice.parse({
    ...(player.choose(draw, chips, code) as object),
    ...game.termsOf?.({ currency, areJackpotsAllowed: true }),
  });
  const stake = stakeOf(game, choice, chip);
  // A lucky player avoids decisions that lose. Otherwise hardly any round would end at its limit.
  const isLucky = draw(4) === 0;
  const boldness = isLucky ? 1000 : 2 ** (1 + draw(6));
  const outcomeWith = (decisions: readonly unknown[]) => outcomeOf(game, { ...seeds, stake, choice, decisions });
  /** Computes the outcome; undefined for a decision that came too late. */
  const outcomeInTime = (decisions: readonly unknown[]) => {
    try {
      return outcomeWith(decisions);
    } catch (error) {
      if (error instanceof DecisionError) return undefined;
      throw error;
    }
  };
  let decisions: unknown[] = [];
  let outcome = outcomeWith(decisions);
  while (!outcome.isOver) {
    const { events } = outcome;
    const before = decisions;
    for (let attempt = 0; attempt < (isLucky ? LUCKY_ATTEMPTS : 1); attempt += 1) {
      const decided = [...before, game.decision.parse(player.decide?.(draw, { choice, events, boldness }))];
      const decidedOutcome = outcomeInTime(decided);
      if (!decidedOutcome) continue;
      decisions = decided;
      outcome = decidedOutcome;
      if (outcome.win > 0n || !outcome.isOver) break;
    }
  }
  return {
    gameCode: code,
    version: game.version,
    ...seeds,
    stake: stake.toString(),
    choice,
    decisions,
    events: outcome.events,
    win: outcome.win.toString(),
    ...rowsDrawn(title, { gameCode: code, ...seeds, stake, choice, decisions }),
  };
}

/**
 * Plays `count` rounds of titles chosen among `codes`. All inputs of a round are drawn from `seed` and the round's
 * number, so the same arguments always give the same rounds.
 */
export function* recordedRounds(codes: readonly string[], count: number, seed = ''): Generator<RecordedRound> {
  const serverSeed = toHex(sha256(new TextEncoder().encode(`recorded rounds ${seed}`)));
  for (let nonce = 0; nonce < count; nonce += 1) {
    const draw = uniformDraw(outcomeWords({ serverSeed, clientSeed: '', nonce }));
    const title = titleOf(pick(codes, draw));
    if (!title) throw new RangeError('a game code is unknown');
    yield recordRound(title, draw);
  }
}
