/*
 * Recomputes the prices of a slip. A price follows from the fixture, the selections, the margin and the events by then;
 * all of these are stored with the leg. There are no events before the start; later ones follow from the seed of the
 * fixture once that is public.
 */
import type { FixtureTape } from '../../fairness/fixtureTape.ts';
import type { LegQuote } from '../../fairness/legQuote.ts';
import type { Fraction } from '../fraction.ts';
import type { Json } from '../game.ts';
import { fixtureOfId } from './model/fixtures.ts';
import { modelOf } from './model/models.ts';
import { MARGIN_BASIS_POINTS, priceOf, PRICES_VERSION } from './model/prices.ts';
import type { Fixture, SportModel } from './model/sportModel.ts';
import type { ChosenLeg } from './slip.ts';
import { playedStates } from './slipTapes.ts';

/** The result of recomputing the price of a leg. */
export type PriceCheck =
  | {
      verdict: 'agrees';
      /** In hundredths. */
      price: number;
      /** The average margin of the price, in hundredths of a percent of the stake, rounded up. */
      keptBasisPoints: number;
      /** Whether the state at that time is known: before the start, or once the seed of the fixture is public. */
      isStateProven: boolean;
    }
  | { verdict: 'differs'; reason: string }
  /** The price cannot be checked. */
  | { verdict: 'unknown'; reason: string };

const FULL_BASIS_POINTS = 10_000n;

/**
 * Returns the average margin of a price, in hundredths of a percent of the stake, rounded up.
 *
 * @param price In hundredths.
 */
function marginOf(price: number, { numerator, denominator }: Fraction): number {
  const returned = (100n * BigInt(price) * numerator) / denominator;
  return Number(FULL_BASIS_POINTS - returned);
}

/** Returns JSON with sorted keys, since the database changes their order. */
function orderedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Returns the state of a fixture at a tick, derived from public data. Undefined if public data does not determine it,
 * null if there is no such state.
 */
function knownState(fixture: Fixture, tick: number, tape: FixtureTape | undefined): Json | undefined {
  if (tape) return playedStates(tape).states[tick] ?? null;
  return tick === 0 ? modelOf(fixture).start(fixture) : undefined;
}

function differs(reason: string): PriceCheck {
  return { verdict: 'differs', reason };
}

/** A fixture with its claimed state. */
interface ClaimedState {
  fixture: Fixture;
  model: SportModel;
  state: Json;
  /** Whether that state is verified. */
  isProven: boolean;
}

/**
 * Compares the claimed state of a fixture with its public data: its start time and, if given, its `tape`.
 *
 * @throws RangeError with the reason if the state is impossible.
 */
export function claimedState(
  id: string,
  { tick, score, state: claimed }: Pick<LegQuote, 'tick' | 'score' | 'state'>,
  tape?: FixtureTape,
): ClaimedState {
  const fixture = fixtureOfId(id);
  if (!fixture) throw new RangeError(`there is no fixture ${id}`);
  const isTick = Number.isSafeInteger(tick) && tick >= 0 && tick <= fixture.ticks;
  if (!isTick) throw new RangeError(`the fixture has no tick ${tick}`);
  const model = modelOf(fixture);
  const known = knownState(fixture, tick, tape);
  if (known === null) throw new RangeError(`the fixture has no tick ${tick}`);
  const pricingState = (state: Json): Json => model.pricingState?.(state) ?? state;
  const state = pricingState(claimed as Json);
  if (known !== undefined && orderedJson(pricingState(known)) !== orderedJson(state))
    throw new RangeError(`something else had happened by tick ${tick}`);
  const board = model.board(fixture, state);
  if (orderedJson(board.score) !== orderedJson(score))
    throw new RangeError(`the score of tick ${tick} was another one`);
  if (board.isOver) throw new RangeError('the fixture was over');
  return { fixture, model, state, isProven: known !== undefined };
}

function checkState({ fixture: id, selections, price }: ChosenLeg, quote: LegQuote, tape?: FixtureTape): PriceCheck {
  const { fixture, model, state, isProven } = claimedState(id, quote, tape);
  const { marginBasisPoints } = quote;
  const chance = model.chanceOfAll(fixture, state, selections);
  const found = priceOf(chance, marginBasisPoints);
  if (found === null) return differs('these selections have no price');
  if (found !== price) return differs(`the price is ${price}, and the model makes it ${found}`);
  return {
    verdict: 'agrees',
    price,
    keptBasisPoints: marginOf(price, chance),
    isStateProven: isProven,
  };
}

/** Recomputes the price of a leg. `tape` is its fixture once that is over. */
export function checkPrice(leg: ChosenLeg, quote: LegQuote | null | undefined, tape?: FixtureTape): PriceCheck {
  if (!quote) return { verdict: 'unknown', reason: 'what it was made from was not kept' };
  if (quote.version !== PRICES_VERSION)
    return { verdict: 'unknown', reason: `it is of ${quote.version}, and this program knows ${PRICES_VERSION}` };
  if (quote.marginBasisPoints !== MARGIN_BASIS_POINTS) return differs(`the margin of ${PRICES_VERSION} is another one`);
  try {
    return checkState(leg, quote, tape);
  } catch (error) {
    return differs(error instanceof RangeError ? error.message : 'what is said of the fixture is malformed');
  }
}

/** Recomputes the prices of a slip, leg by leg. A quote or a tape may be missing. */
export function checkPrices(
  legs: readonly ChosenLeg[],
  quotes: readonly (LegQuote | null)[],
  tapes: readonly FixtureTape[] = [],
): PriceCheck[] {
  return legs.map((leg, index) =>
    checkPrice(
      leg,
      quotes[index],
      tapes.find(({ id }) => id === leg.fixture),
    ),
  );
}
