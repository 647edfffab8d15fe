import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../fixtures.ts';
import { numbersFrom } from '../testing/numbersFrom.ts';
import { goalsModel, TICK_CASES } from './goals.ts';
import type { GoalsState } from './goalsTerms.ts';

const fixture = fixtureOf('fb-lantern', 3_000_000);
const { home, away } = fixture.parameters as { home: number; away: number };

/** Plays ticks with these numbers as their first draws; added time draws `added - 1`. */
function playedBy(numbers: readonly number[], added = 0): GoalsState {
  let state = goalsModel.start(fixture);
  for (const number of numbers) {
    state = goalsModel.play(fixture, state, (sides) => (sides === TICK_CASES ? number : added));
  }
  return state;
}

const quiet = TICK_CASES - 1;

describe('a game of goals', () => {
  it('has a goal of either side in the first cases of a tick, and none in the others', () => {
    expect(goalsModel.board(fixture, playedBy([0, home - 1, home, home + away - 1, home + away]))).toMatchObject({
      score: [2, 2],
      clock: 5,
      period: 'firstHalf',
    });
  });

  it('has no more goals in a period than its cap', () => {
    expect(goalsModel.board(fixture, playedBy(Array.from({ length: 12 }, () => 0))).score).toEqual([8, 0]);
  });

  it('adds time to each half, and ends after the second', () => {
    const half = Array.from({ length: 45 }, () => quiet);
    expect(playedBy(half).added).toBe(1);
    expect(goalsModel.board(fixture, playedBy([...half, quiet]))).toMatchObject({ period: 'secondHalf', clock: 45 });
    const all = playedBy([...half, quiet, quiet, ...half, quiet, quiet], 1);
    expect(goalsModel.board(fixture, all)).toMatchObject({ period: 'fullTime', isOver: true });
    expect(goalsModel.play(fixture, all, numbersFrom(1))).toBe(all);
  });

  it('offers the next goal, and decides the earlier ones', () => {
    const state = playedBy([0, home]);
    expect(goalsModel.outcomeOf(fixture, state, { market: 'goal:1', pick: 'home' })).toBe('won');
    expect(goalsModel.outcomeOf(fixture, state, { market: 'goal:2', pick: 'home' })).toBe('lost');
    expect(goalsModel.outcomeOf(fixture, state, { market: 'goal:3', pick: 'none' })).toBe('open');
    expect(() => goalsModel.outcomeOf(fixture, state, { market: 'goal:4', pick: 'none' })).toThrow(RangeError);
  });

  it('gives no chance to picks that exclude each other', () => {
    const start = goalsModel.start(fixture);
    const together = [
      { market: 'result', pick: 'home' },
      { market: 'correctScore', pick: '1-1' },
    ];
    expect(goalsModel.chanceOfAll(fixture, start, together).numerator).toBe(0n);
  });

  it('voids a leg of draw no bet after a draw, unless another of its selections lost', () => {
    const half = Array.from({ length: 46 }, () => quiet);
    const drawn = playedBy([...half, ...half]);
    const noBet = { market: 'drawNoBet', pick: 'home' };
    const over = { market: 'total:2.5', pick: 'over' };
    expect(goalsModel.outcomeOf(fixture, drawn, noBet)).toBe('void');
    const one = { numerator: 1n, denominator: 1n };
    expect(goalsModel.legChances(fixture, drawn, [noBet]).void).toEqual(one);
    expect(goalsModel.legChances(fixture, drawn, [noBet, over]).void.numerator).toBe(0n);
  });

  it('takes attacks, shots and corners from the cases without a goal', () => {
    const rest = TICK_CASES - home - away;
    const ofHome = Math.floor((rest * home) / (home + away));
    const shown = (number: number) => goalsModel.board(fixture, playedBy([home + away + number])).details;
    expect(shown(0)).toEqual({ attacking: [1, 0], shots: [1, 0], corners: [0, 0] });
    expect(shown(Math.ceil(ofHome / 16))).toEqual({ attacking: [1, 0], shots: [0, 0], corners: [1, 0] });
    expect(shown(Math.ceil(ofHome / 8))).toEqual({ attacking: [1, 0], shots: [0, 0], corners: [0, 0] });
    expect(shown(ofHome - 1)).toEqual({ attacking: [0, 0], shots: [0, 0], corners: [0, 0] });
    expect(shown(ofHome)).toEqual({ attacking: [0, 1], shots: [0, 1], corners: [0, 0] });
    expect(goalsModel.board(fixture, playedBy([0, home])).details).toMatchObject({ attacking: [0, 1], shots: [1, 1] });
  });
});
