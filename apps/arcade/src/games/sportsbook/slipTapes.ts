import type { FixtureTape } from '../../fairness/fixtureTape.ts';
import type { Json } from '../game.ts';
import { fixtureOfId } from './model/fixtures.ts';
import { modelOf } from './model/models.ts';
import { outcomeOfLeg } from './model/questions.ts';
import type { Fixture, LegOutcome, Selection } from './model/sportModel.ts';
import { commitment, fixtureClientSeed, fixtureDraw, tapeOf } from './model/tape.ts';
import type { SlipChoice, SlipDecision } from './slip.ts';

/**
 * Plays a fixture from its seed. Returns its states by the number of played ticks.
 *
 * @throws RangeError if the fixture is unknown, or the seed does not match its commitment.
 */
export function playedStates({ id, serverSeed, seedHash }: FixtureTape): { fixture: Fixture; states: Json[] } {
  const fixture = fixtureOfId(id);
  if (!fixture) throw new RangeError(`there is no fixture ${id}`);
  if (seedHash !== undefined && commitment(serverSeed) !== seedHash)
    throw new RangeError(`the seed of ${id} is not the one that was committed to`);
  const seeds = { serverSeed, clientSeed: fixtureClientSeed(fixture) };
  return { fixture, states: tapeOf(fixture, fixtureDraw(fixture, seeds)) };
}

/**
 * Returns the result of a leg, computed only from the seed of its fixture.
 *
 * @throws RangeError if the fixture or selection is unknown, or the seed does not match its commitment.
 */
export function playedOutcome(tape: FixtureTape, selections: readonly Selection[]): LegOutcome {
  const { fixture, states } = playedStates(tape);
  const last = states.at(-1) ?? null;
  const model = modelOf(fixture);
  return outcomeOfLeg(selections.map((selection) => model.outcomeOf(fixture, last, selection)));
}

/**
 * Compares the results of a slip with its fixtures. Legs without a tape, and legs that were open when the slip was
 * lost, are not compared.
 *
 * @throws RangeError if a leg has a different result.
 */
export function checkTapes(
  { choice, decisions }: { choice: unknown; decisions: readonly unknown[] },
  tapes: readonly FixtureTape[],
): void {
  const { legs } = choice as SlipChoice;
  const unrelatedTape = tapes.find(({ id }) => !legs.some(({ fixture }) => fixture === id));
  if (unrelatedTape) throw new RangeError(`the slip has no leg on ${unrelatedTape.id}`);
  for (const decision of decisions as readonly SlipDecision[]) {
    if (decision.type !== 'results') continue;
    for (const [index, { fixture, selections }] of legs.entries()) {
      const tape = tapes.find(({ id }) => id === fixture);
      const claimed = decision.outcomes[index] ?? 'open';
      const played = tape && claimed !== 'open' ? playedOutcome(tape, selections) : claimed;
      if (played !== claimed)
        throw new RangeError(`the leg on ${fixture} is ${claimed}, and its fixture makes it ${played}`);
    }
  }
}
