import type { UniformDraw } from '../../../../fairness/uniformDraw.ts';
import { fraction, plus, times, type Fraction } from '../../../fraction.ts';
import type { Json } from '../../../game.ts';
import type { Fixture, SportModel } from '../sportModel.ts';

/** A state, and the exact chance to reach it. */
export interface Reached {
  state: Json;
  chance: Fraction;
}

/** Thrown at a draw of the tick that is not yet chosen. */
class NextDraw extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super('the next draw');
    this.sides = sides;
  }
}

/** Returns the classes of a draw's numbers with the same effect: a number of each, and its size. */
function classesOf(sides: number, cuts: readonly number[]): { value: number; count: number }[] {
  const edges = [0, ...cuts.filter((cut) => cut > 0 && cut < sides), sides];
  return edges.slice(0, -1).map((value, i) => ({ value, count: (edges[i + 1] as number) - value }));
}

/** Returns every state after the next tick, by trying every class of every draw that the tick takes. */
function successors(
  model: SportModel,
  fixture: Fixture,
  state: Json,
  cutsOf: (sides: number) => readonly number[],
): Reached[] {
  const found: Reached[] = [];
  const attempt = (drawn: readonly number[], chance: Fraction): void => {
    let drawCount = 0;
    const draw: UniformDraw = (sides) => {
      const value = drawn[drawCount];
      drawCount += 1;
      if (value === undefined) throw new NextDraw(sides);
      return value;
    };
    try {
      found.push({ state: model.play(fixture, state, draw), chance });
    } catch (error) {
      if (!(error instanceof NextDraw)) throw error;
      for (const { value, count } of classesOf(error.sides, cutsOf(error.sides))) {
        attempt([...drawn, value], times(chance, fraction(count, error.sides)));
      }
    }
  };
  attempt([], fraction(1));
  return found;
}

/**
 * Returns every final state of a fixture with its exact chance, by enumerating all draws. For fixtures of a few ticks.
 *
 * @param cutsOf Returns the numbers of a draw at which the effect changes, in ascending order.
 */
export function finalStates(
  model: SportModel,
  fixture: Fixture,
  from: Json,
  cutsOf: (sides: number) => readonly number[],
): Reached[] {
  let open = new Map<string, Reached>([['', { state: from, chance: fraction(1) }]]);
  const over = new Map<string, Reached>();
  const add = (to: Map<string, Reached>, { state, chance }: Reached): void => {
    const key = JSON.stringify(state);
    const known = to.get(key);
    to.set(key, { state, chance: known ? plus(known.chance, chance) : chance });
  };
  while (open.size > 0) {
    const next = new Map<string, Reached>();
    for (const { state, chance } of open.values()) {
      if (model.board(fixture, state).isOver) {
        add(over, { state, chance });
        continue;
      }
      for (const step of successors(model, fixture, state, cutsOf)) {
        add(next, { state: step.state, chance: times(chance, step.chance) });
      }
    }
    open = next;
  }
  return [...over.values()];
}
