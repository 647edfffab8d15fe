import { describe, expect, it } from 'vitest';
import { acceptedWords } from '../../../fairness/uniformDraw.ts';
import { fixtureOf } from './fixtures.ts';
import { modelOf } from './models.ts';
import type { Fixture, Selection } from './sportModel.ts';
import { commitment, fixtureDraw, stateAt, tapeOf } from './tape.ts';
import { numbersFrom } from './testing/numbersFrom.ts';

const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
const codes = [
  'fb-lantern',
  'ih-glacier',
  'tn-bamboo',
  'bd-feather',
  'hr-meadow',
  'mt-teak',
  'bk-harbour',
  'ck-saffron',
];
const TAPES = 1500;

interface Tally {
  selection: Selection;
  /** How often the pick won or lost. */
  decided: number;
  won: number;
  chance: number;
}

/** Counts how often each pick before the start wins on simulated tapes, with its chance. */
function simulated(fixture: Fixture, chancesOf: Fixture): Tally[] {
  const model = modelOf(fixture);
  const tallies = model.markets(chancesOf, model.start(chancesOf)).flatMap(({ market, picks }) =>
    picks.map(({ pick, chance }): Tally => ({
      selection: { market, pick },
      decided: 0,
      won: 0,
      chance: Number((chance.numerator * 10n ** 12n) / chance.denominator) / 1e12,
    })),
  );
  for (let seed = 0; seed < TAPES; seed += 1) {
    const last = tapeOf(fixture, numbersFrom(seed)).at(-1) ?? null;
    for (const tally of tallies) {
      const outcome = model.outcomeOf(fixture, last, tally.selection);
      if (outcome === 'won' || outcome === 'lost') tally.decided += 1;
      if (outcome === 'won') tally.won += 1;
    }
  }
  return tallies;
}

/**
 * Returns the greatest distance of a count from its mean, in standard deviations. Rare picks are left to the exact
 * tests.
 */
function greatestDeviation(tallies: readonly Tally[]): number {
  const deviations = tallies
    .filter(({ decided, chance }) => decided * Math.min(chance, 1 - chance) > 12)
    .map(({ decided, won, chance }) => Math.abs(won - decided * chance) / Math.sqrt(decided * chance * (1 - chance)));
  return Math.max(...deviations);
}

describe('a tape', () => {
  it('follows only from seeds and number', () => {
    const fixture = fixtureOf('fb-lantern', 3_000_000);
    expect(commitment(seeds.serverSeed)).toBe('e3edf64a0e5573e6ec4d139a5ec126deae618e4eb03a20c654bc803502c991a8');
    const tape = tapeOf(fixture, fixtureDraw(fixture, seeds));
    expect(tapeOf(fixture, fixtureDraw(fixture, seeds))).toEqual(tape);
    const other = fixtureOf('fb-lantern', 3_000_016 * 15);
    expect(tapeOf(other, fixtureDraw(other, seeds))).not.toEqual(tape);
  });

  it.each(codes)('of %s contains the state of every tick', (code) => {
    const fixture = fixtureOf(code, 3_000_000);
    const tape = tapeOf(fixture, fixtureDraw(fixture, seeds));
    expect(tape.length).toBeLessThanOrEqual(fixture.ticks + 1);
    for (const tick of [0, 1, 2, tape.length >> 1, tape.length - 1]) {
      expect(stateAt(fixture, fixtureDraw(fixture, seeds), tick)).toEqual(tape[tick]);
    }
    expect(stateAt(fixture, fixtureDraw(fixture, seeds), fixture.ticks + 5)).toEqual(tape.at(-1));
    expect(structuredClone(tape)).toEqual(tape);
    expect(JSON.parse(JSON.stringify(tape))).toEqual(tape);
  });

  it.each(codes)('of %s takes numbers of at most 32 bits, and accepts nearly all words', (code) => {
    const fixture = fixtureOf(code, 3_000_000);
    const draw = numbersFrom(1);
    tapeOf(fixture, (sides) => {
      expect(acceptedWords(sides)).toBeGreaterThan(2 ** 31);
      return draw(sides);
    });
  });

  it.each(codes)('of %s agrees with its chances', (code) => {
    const fixture = fixtureOf(code, 3_000_001);
    expect(greatestDeviation(simulated(fixture, fixture))).toBeLessThan(4.5);
  });

  it('disagrees with the chances of sides of other strengths', () => {
    const fixture = fixtureOf('fb-lantern', 3_000_001);
    const { home, away } = fixture.parameters as { home: number; away: number };
    const stronger = { ...fixture, parameters: { ...fixture.parameters, home: home + 150, away: away - 100 } };
    expect(greatestDeviation(simulated(fixture, stronger))).toBeGreaterThan(4.5);
  });

  it('has a feed of events whose last one is the end', () => {
    for (const code of codes) {
      const fixture = fixtureOf(code, 3_000_002);
      const model = modelOf(fixture);
      const tape = tapeOf(fixture, fixtureDraw(fixture, seeds));
      const events = tape.slice(1).flatMap((state, i) => model.eventsBetween(fixture, tape[i] ?? null, state));
      const last = events.at(-1);
      expect(['end', 'winner', 'retired', 'noContest']).toContain(last?.type);
      expect(last?.tick).toBe(tape.length - 1);
      expect(model.board(fixture, tape.at(-1) ?? null).isOver).toBe(true);
    }
  });

  it.each(codes)('of %s has outcomes that agree with the last board', (code) => {
    for (let number = 3_000_000; number < 3_000_020; number += 1) {
      const fixture = fixtureOf(code, number);
      const model = modelOf(fixture);
      const last = tapeOf(fixture, numbersFrom(number)).at(-1) ?? null;
      const { score, isAbandoned, period } = model.board(fixture, last);
      const markets = model.markets(fixture, model.start(fixture));
      const [main] = markets.filter(({ market }) => market === 'winner' || market === 'result');
      const won = main?.picks.filter(({ pick }) => {
        return model.outcomeOf(fixture, last, { market: main.market, pick }) === 'won';
      });
      const isByScore = !isAbandoned && period !== 'stoppage';
      const [home = 0, away = 0] = score;
      const side = home > away ? 'home' : home < away ? 'away' : 'draw';
      const expected = fixture.kind === 'race' ? `${score.indexOf(1) + 1}` : side;
      expect(won).toHaveLength(isAbandoned ? 0 : 1);
      expect(isByScore ? won?.[0]?.pick : expected).toBe(expected);
    }
  });

  it('lists the goals of a football game in its feed', () => {
    for (let number = 3_000_000; number < 3_000_010; number += 1) {
      const fixture = fixtureOf('fb-lantern', number);
      const model = modelOf(fixture);
      const tape = tapeOf(fixture, fixtureDraw(fixture, seeds));
      const events = tape.slice(1).flatMap((state, i) => model.eventsBetween(fixture, tape[i] ?? null, state));
      const goals = [0, 1].map(
        (side) => events.filter(({ type, entrant }) => type === 'goal' && entrant === side).length,
      );
      expect(model.board(fixture, tape.at(-1) ?? null).score).toEqual(goals);
    }
  });
});
