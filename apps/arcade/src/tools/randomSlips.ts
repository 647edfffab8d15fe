import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { CashOutLeg, CashOutQuote } from '../fairness/cashOutQuote.ts';
import type { LegQuote } from '../fairness/legQuote.ts';
import type { FixtureTape } from '../fairness/fixtureTape.ts';
import { drawDistinct } from '../fairness/drawDistinct.ts';
import { fixtureOf } from '../games/sportsbook/model/fixtures.ts';
import { leagues } from '../games/sportsbook/model/leagues.ts';
import { modelOf } from '../games/sportsbook/model/models.ts';
import {
  CASH_OUT_MARGIN_BASIS_POINTS,
  cashOutValue,
  MARGIN_BASIS_POINTS,
  priceOf,
  PRICES_VERSION,
} from '../games/sportsbook/model/prices.ts';
import type { LegOutcome, Selection } from '../games/sportsbook/model/sportModel.ts';
import { commitment, fixtureClientSeed, fixtureDraw, tapeOf } from '../games/sportsbook/model/tape.ts';
import { legSelections } from '../games/sportsbook/game.ts';
import {
  canWin,
  expectedWin,
  linesOf,
  MAX_LINES,
  openShareOf,
  type ChosenLeg,
  type SlipChoice,
  type SlipDecision,
} from '../games/sportsbook/slip.ts';
import { legValue } from '../games/sportsbook/slipCashOuts.ts';
import { playedOutcome, playedStates } from '../games/sportsbook/slipTapes.ts';
import { pick } from './randomPlayers.ts';

/** Draws the hexadecimal digits of a seed. */
export function hexDigits(count: number, draw: UniformDraw): string {
  return Array.from({ length: count }, () => draw(16).toString(16)).join('');
}

/** A finished slip with its fixtures. */
export interface RandomSlip {
  choice: SlipChoice;
  stake: bigint;
  decisions: SlipDecision[];
  tapes: FixtureTape[];
  quotes: LegQuote[];
  cashOutQuotes: CashOutQuote[];
}

/** The maximum number of legs here. More are allowed, but use no other rules. */
const MAX_RANDOM_LEGS = 6;
const LATEST_FIXTURE = 4_000_000;
/** The number of moments between the start of fixtures and their end. */
const POINTS = 10;

/** A leg with its fixture and the inputs of its price. */
interface RandomLeg {
  leg: ChosenLeg;
  tape: FixtureTape;
  quote: LegQuote;
}

/** Chooses a fixture of a league, and selections that are on offer before its start or at some point of it. */
function randomLeg(league: string, draw: UniformDraw): RandomLeg | undefined {
  const fixture = fixtureOf(league, draw(LATEST_FIXTURE));
  const serverSeed = hexDigits(64, draw);
  const model = modelOf(fixture);
  const tape = tapeOf(fixture, fixtureDraw(fixture, { serverSeed, clientSeed: fixtureClientSeed(fixture) }));
  // The last state has no open markets.
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

/**
 * Returns the state of each fixture of a slip at a point after its placement, or the leg's result if its fixture is
 * over.
 */
function standingsAt(point: number, found: readonly RandomLeg[]): CashOutLeg[] {
  return found.map(({ leg, tape, quote }) => {
    const { fixture, states } = playedStates(tape);
    const tick = quote.tick + Math.floor(((states.length - quote.tick) * point) / POINTS);
    const state = states[tick] ?? null;
    const { score, isOver } = modelOf(fixture).board(fixture, state);
    const outcome = playedOutcome(tape, leg.selections);
    return isOver && outcome !== 'open' ? { outcome } : { tick, score, state };
  });
}

/** Draws partial cash-outs before the results, in order of time; sometimes of the whole remaining stake. */
function randomCashOuts(
  choice: SlipChoice,
  stake: bigint,
  found: readonly RandomLeg[],
  draw: UniformDraw,
): { decisions: SlipDecision[]; cashOutQuotes: CashOutQuote[] } {
  const decisions: SlipDecision[] = [];
  const cashOutQuotes: CashOutQuote[] = [];
  let point = 0;
  for (let left = [0, 0, 0, 1, 2][draw(5)] ?? 0; left > 0 && openShareOf(decisions) > 0; left -= 1) {
    point += draw(POINTS - point);
    const legs = standingsAt(point, found);
    const values = legs.map((stood, place) => {
      const { leg, tape } = found[place] as RandomLeg;
      return legValue(leg, stood, tape).value;
    });
    const open = openShareOf(decisions);
    const share = draw(6) === 0 ? open : 1 + draw(open);
    const amount = cashOutValue(expectedWin(choice, stake, share, values));
    const isAuto = draw(2) === 0;
    decisions.push({ type: 'cash-out', share, amount: `${amount}`, key: hexDigits(32, draw), isAuto });
    cashOutQuotes.push({ version: PRICES_VERSION, marginBasisPoints: CASH_OUT_MARGIN_BASIS_POINTS, legs });
  }
  return { decisions, cashOutQuotes };
}

/** Returns the server's record of a slip: an unfinished leg stays open if the slip is lost without it. */
function resultsOf(choice: SlipChoice, played: readonly LegOutcome[], draw: UniformDraw): SlipDecision {
  const outcomes = played.map((outcome) =>
    canWin(choice, played) || outcome === 'lost' || draw(2) > 0 ? outcome : 'open',
  );
  return { type: 'results', outcomes };
}

/** Creates a random finished slip: legs on fixtures of different leagues, lines, cash-outs, results. */
export function randomSlip(chip: bigint, draw: UniformDraw): RandomSlip {
  const wanted = 1 + draw(MAX_RANDOM_LEGS);
  const found = drawDistinct(draw, leagues.length, wanted).flatMap(
    (index) => randomLeg(leagues[index]?.code ?? '', draw) ?? [],
  );
  if (found.length === 0) return randomSlip(chip, draw);
  const legs = found.map(({ leg }) => leg);
  const choice = { legs, combine: 1 + draw(legs.length) };
  const lines = linesOf(choice);
  if (lines > MAX_LINES) throw new RangeError('a random slip has too many lines');
  const stake = chip * BigInt(lines);
  const { decisions, cashOutQuotes } = randomCashOuts(choice, stake, found, draw);
  const played = found.map(({ leg, tape }) => playedOutcome(tape, leg.selections));
  if (openShareOf(decisions) > 0) decisions.push(resultsOf(choice, played, draw));
  const tapes = found.map(({ tape }) => tape);
  return { choice, stake, decisions, tapes, quotes: found.map(({ quote }) => quote), cashOutQuotes };
}
