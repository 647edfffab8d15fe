import { describe, expect, it } from 'vitest';
import { fraction, plus, ZERO, type Fraction } from '../../fraction.ts';
import type { Json } from '../../game.ts';
import { modelOf } from './models.ts';
import type { Fixture, LegOutcome, Selection } from './sportModel.ts';
import { tapeOf } from './tape.ts';
import { finalStates, type Reached } from './testing/finalStates.ts';
import { numbersFrom } from './testing/numbersFrom.ts';
import { tinyFixtures } from './testing/tinyFixtures.ts';

function reduced({ numerator, denominator }: Fraction): Fraction {
  return fraction(numerator, denominator);
}

/** Returns the chances of a leg by enumerating all final states. */
function walkThrough(fixture: Fixture, finals: readonly Reached[]) {
  const model = modelOf(fixture);
  // With one denominator for all, chances add up as whole numbers.
  const denominator = finals.reduce((all, { chance }) => all * fraction(chance.denominator, all).numerator, 1n);
  const weights = finals.map(({ chance }) => chance.numerator * (denominator / chance.denominator));
  const known = new Map<string, LegOutcome[]>();
  const outcomesOf = (selection: Selection): LegOutcome[] => {
    const key = JSON.stringify(selection);
    const outcomes = known.get(key) ?? finals.map(({ state }) => model.outcomeOf(fixture, state, selection));
    known.set(key, outcomes);
    return outcomes;
  };
  return (selections: readonly Selection[]): Record<LegOutcome, Fraction> => {
    const legs = selections.map(outcomesOf);
    const sums: Record<LegOutcome, bigint> = { won: 0n, lost: 0n, void: 0n, open: 0n };
    for (const [index, weight] of weights.entries()) {
      const outcome = (['lost', 'open', 'void'] as const).find((each) => legs.some((leg) => leg[index] === each));
      sums[outcome ?? 'won'] += weight;
    }
    return {
      won: fraction(sums.won, denominator),
      lost: fraction(sums.lost, denominator),
      void: fraction(sums.void, denominator),
      open: fraction(sums.open, denominator),
    };
  };
}

function selectionsOf(fixture: Fixture, state: Json): Selection[] {
  return modelOf(fixture)
    .markets(fixture, state)
    .flatMap(({ market, picks }) => picks.map(({ pick }) => ({ market, pick })));
}

/** Returns some combinations of two and three selections. */
function combinations(selections: readonly Selection[]): Selection[][] {
  const at = (index: number): Selection => selections[index % selections.length] as Selection;
  return selections.flatMap((selection, i) => [
    [selection, at(i * 7 + 3)],
    [selection, at(i * 5 + 1), at(i * 3 + 2)],
  ]);
}

describe('a model', () => {
  it.each(tinyFixtures)('returns exact chances of every market: $name', ({ fixture, cutsOf }) => {
    const model = modelOf(fixture);
    const start = model.start(fixture);
    const walked = walkThrough(fixture, finalStates(model, fixture, start, cutsOf));
    const markets = model.markets(fixture, start);
    expect(markets.length).toBeGreaterThan(2);
    for (const { market, picks } of markets) {
      for (const { pick, chance } of picks) {
        const { won, lost, open } = walked([{ market, pick }]);
        expect(open).toEqual(ZERO);
        const decided = plus(won, lost);
        const expected = fraction(won.numerator * decided.denominator, won.denominator * decided.numerator);
        expect({ market, pick, ...reduced(chance) }).toEqual({ market, pick, ...expected });
      }
    }
  });

  it.each(tinyFixtures)('returns exact chances of combined selections: $name', ({ fixture, cutsOf }) => {
    const model = modelOf(fixture);
    for (const state of tapeOf(fixture, numbersFrom(5)).slice(0, 4)) {
      const walked = walkThrough(fixture, finalStates(model, fixture, state, cutsOf));
      const selections = selectionsOf(fixture, state);
      for (const leg of combinations(selections)) {
        const chances = model.legChances(fixture, state, leg);
        const { won, void: returned } = walked(leg);
        expect({ leg, won: reduced(chances.won), void: reduced(chances.void) }).toEqual({ leg, won, void: returned });
      }
    }
  });

  it.each(tinyFixtures)('returns 0 or 1 once a selection is decided: $name', ({ fixture }) => {
    const model = modelOf(fixture);
    const selections = selectionsOf(fixture, model.start(fixture));
    for (let seed = 0; seed < 20; seed += 1) {
      for (const state of tapeOf(fixture, numbersFrom(seed))) {
        for (const selection of selections) {
          const outcome = model.outcomeOf(fixture, state, selection);
          if (outcome === 'open') continue;
          const { won, void: returned } = model.legChances(fixture, state, [selection]);
          const certain = { won: fraction(Number(outcome === 'won')), void: fraction(Number(outcome === 'void')) };
          expect({ won: reduced(won), void: reduced(returned) }).toEqual(certain);
        }
      }
    }
  });

  it.each(tinyFixtures)('decides every selection by the end, and offers nothing then: $name', ({ fixture }) => {
    const model = modelOf(fixture);
    const selections = selectionsOf(fixture, model.start(fixture));
    for (let seed = 0; seed < 20; seed += 1) {
      const last = tapeOf(fixture, numbersFrom(seed)).at(-1) as Json;
      expect(model.board(fixture, last).isOver).toBe(true);
      expect(model.markets(fixture, last)).toEqual([]);
      for (const selection of selections) expect(model.outcomeOf(fixture, last, selection)).not.toBe('open');
    }
  });

  it.each(tinyFixtures)('refuses an unknown selection: $name', ({ fixture }) => {
    const model = modelOf(fixture);
    const start = model.start(fixture);
    for (const selection of [
      { market: 'nothing', pick: 'home' },
      { market: 'total:2', pick: 'over' },
      { market: 'total:02.5', pick: 'over' },
      { market: 'totalSets:02.5', pick: 'over' },
      { market: 'total:99999.5', pick: 'over' },
      { market: 'winner', pick: 'nobody' },
      { market: 'result', pick: 'nobody' },
      { market: 'faster:1-1', pick: '1' },
      { market: 'place:4', pick: '1' },
      { market: 'set:9', pick: 'home' },
      { market: 'handicap:1', pick: 'home' },
    ]) {
      expect(() => model.chanceOfAll(fixture, start, [selection])).toThrow(RangeError);
      expect(() => model.outcomeOf(fixture, start, selection)).toThrow(RangeError);
    }
  });
});
