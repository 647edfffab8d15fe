import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { LegQuote } from '../fairness/legQuote.ts';
import type { FixtureTape } from '../fairness/fixtureTape.ts';
import { drawDistinct } from '../fairness/drawDistinct.ts';
import { fixtureOf } from '../games/sportsbook/model/fixtures.ts';
import { leagues } from '../games/sportsbook/model/leagues.ts';
import { modelOf } from '../games/sportsbook/model/models.ts';
import { MARGIN_BASIS_POINTS, priceOf, PRICES_VERSION } from '../games/sportsbook/model/prices.ts';
import type { LegOutcome, Selection } from '../games/sportsbook/model/sportModel.ts';
import { commitment, fixtureClientSeed, fixtureDraw, tapeOf } from '../games/sportsbook/model/tape.ts';
import { legSelections } from '../games/sportsbook/game.ts';
import {
  canWin,
  linesOf,
  MOST_LINES,
  openShareOf,
  potentialWin,
  type ChosenLeg,
  type SlipChoice,
  type SlipDecision,
} from '../games/sportsbook/slip.ts';
import { playedOutcome } from '../games/sportsbook/slipTapes.ts';
import { pick } from './randomPlayers.ts';

/** Digits of a seed. */
export function hexDigits(count: number, draw: UniformDraw): string {
  return Array.from({ length: count }, () => draw(16).toString(16)).join('');
}

/** A slip that is over, with the fixtures that it is on. */
export interface RandomSlip {
  choice: SlipChoice;
  stake: bigint;
  decisions: SlipDecision[];
  tapes: FixtureTape[];
  quotes: LegQuote[];
}

/** The most legs here; a slip may have more, which play no other rules. */
const MOST_RANDOM_LEGS = 6;
const LATEST_FIXTURE = 4_000_000;

/** Chooses a fixture of a league, and selections that are on offer before its start or at some point of it. */
function randomLeg(
  league: string,
  draw: UniformDraw,
): { leg: ChosenLeg; tape: FixtureTape; quote: LegQuote } | undefined {
  const fixture = fixtureOf(league, draw(LATEST_FIXTURE));
  const serverSeed = hexDigits(64, draw);
  const model = modelOf(fixture);
  const tape = tapeOf(fixture, fixtureDraw(fixture, { serverSeed, clientSeed: fixtureClientSeed(fixture) }));
  // The last state has no market any more.
  const tick = draw(2) === 0 ? 0 : draw(tape.length - 1);
  const state = tape[tick] ?? null;
  const markets = model.markets(fixture, state);
  if (markets.length === 0) return undefined;
  const count = Math.min(markets.length, 1 + (draw(4) === 0 ? 1 : 0));
  const selections: Selection[] = drawDistinct(draw, markets.length, count).flatMap((index) => {
    const market = markets[index];
    return market ? [{ market: market.market, pick: pick(market.picks, draw).pick }] : [];
  });
  const price = priceOf(model.chanceOfAll(fixture, state, selections));
  if (price === null) return undefined;
  return {
    leg: { fixture: fixture.id, selections: legSelections.parse(selections), price },
    tape: { id: fixture.id, serverSeed, seedHash: commitment(serverSeed) },
    quote: {
      version: PRICES_VERSION,
      marginBasisPoints: MARGIN_BASIS_POINTS,
      tick,
      score: model.board(fixture, state).score,
      state,
    },
  };
}

/** Parts that are cashed out before the results; all of the slip now and then. */
function randomCashOuts(most: bigint, draw: UniformDraw): SlipDecision[] {
  const decisions: SlipDecision[] = [];
  for (let left = [0, 0, 0, 1, 2][draw(5)] ?? 0; left > 0 && openShareOf(decisions) > 0; left -= 1) {
    const open = openShareOf(decisions);
    const share = draw(6) === 0 ? open : 1 + draw(open);
    const amount = (most * BigInt(draw(1000))) / 2000n;
    const isAuto = draw(2) === 0;
    decisions.push({ type: 'cash-out', share, amount: `${amount}`, key: hexDigits(32, draw), isAuto });
  }
  return decisions;
}

/** What the server writes of a slip: a leg that is not over yet stays open if the slip is lost without it. */
function resultsOf(choice: SlipChoice, played: readonly LegOutcome[], draw: UniformDraw): SlipDecision {
  const outcomes = played.map((outcome) =>
    canWin(choice, played) || outcome === 'lost' || draw(2) > 0 ? outcome : 'open',
  );
  return { type: 'results', outcomes };
}

/** A slip at random that is over: legs on fixtures of different leagues, lines, cash-outs, results. */
export function randomSlip(chip: bigint, draw: UniformDraw): RandomSlip {
  const wanted = 1 + draw(MOST_RANDOM_LEGS);
  const found = drawDistinct(draw, leagues.length, wanted).flatMap(
    (index) => randomLeg(leagues[index]?.code ?? '', draw) ?? [],
  );
  if (found.length === 0) return randomSlip(chip, draw);
  const legs = found.map(({ leg }) => leg);
  const choice = { legs, combine: 1 + draw(legs.length) };
  const lines = linesOf(choice);
  if (lines > MOST_LINES) throw new RangeError('a random slip has too many lines');
  const stake = chip * BigInt(lines);
  const decisions = randomCashOuts(potentialWin(choice, stake), draw);
  const played = found.map(({ leg, tape }) => playedOutcome(tape, leg.selections));
  if (openShareOf(decisions) > 0) decisions.push(resultsOf(choice, played, draw));
  return { choice, stake, decisions, tapes: found.map(({ tape }) => tape), quotes: found.map(({ quote }) => quote) };
}
