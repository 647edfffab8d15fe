import { describe, expect, it } from 'vitest';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { bragHandOf, compareBrag } from './hands.ts';
import { bragRules, MAX_STAKE_UNITS, type BragMove, type BragState, type BragView } from './rules.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Parses cards such as `3d 10s Kh`. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => 'shdc'.indexOf(card.slice(-1)) * 13 + ranks.indexOf(card.slice(0, -1)));

/** Creates a seeded random generator of 32-bit words. */
function seeded(seed: number) {
  let state = seed;
  return uniformDraw(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  });
}

const tableOf = (...hands: string[]): BragState => ({
  ...bragRules.deal(seeded(1), hands.length),
  hands: hands.map(cards),
});
const play = (state: BragState, ...moves: BragMove[]): BragState =>
  moves.reduce((now, move) => bragRules.apply(now, now.turn, move), state);

describe('hands of brag', () => {
  it('go from a high card over pair, flush, run and running flush to a prial, three threes above all', () => {
    const rising = [
      '5d 3c 2h',
      'Kd Qc 10h',
      'Ad Kc Jh',
      '2d 2c 3h',
      'Ad Ac 2h',
      '2d 3d 5d',
      'Ad Kd Jd',
      '2d 3c 4h',
      'Qd Kc Ah',
      'Ad 2c 3h',
      '2d 3d 4d',
      'Ad 2d 3d',
      '2d 2c 2h',
      'Ad Ac Ah',
      '3d 3c 3h',
    ].map((text) => bragHandOf(cards(text)));
    const steps = rising.slice(1).map((hand, place) => compareBrag(hand, rising[place] ?? hand));
    expect(steps.every((step) => step > 0)).toBe(true);
  });

  it('that differ only in suits are equal', () => {
    expect(compareBrag(bragHandOf(cards('Ad Kc Jh')), bragHandOf(cards('As Kh Jd')))).toBe(0);
  });
});

describe('a hand of brag', () => {
  it('is shown once everybody has called, and the best hand takes the pot', () => {
    const end = play(tableOf('5d 3c 2h', 'Ad Ac 2h', 'Kd Qc 10h'), 'call', 'call', 'call');
    expect(bragRules.toMove(end)).toEqual([]);
    expect(bragRules.resultOf(end)).toEqual([-1, 2, -1]);
  });

  it('continues after a raise until all others have called it or folded', () => {
    const raised = play(tableOf('5d 3c 2h', 'Ad Ac 2h', 'Kd Qc 10h'), 'call', 'raise', 'call');
    expect(bragRules.toMove(raised)).toEqual([0]);
    expect(bragRules.resultOf(raised)).toBeNull();
    expect(bragRules.resultOf(play(raised, 'fold'))).toEqual([-1, 4, -3]);
  });

  it('goes to the last player who has not folded, without showing their cards', () => {
    const end = play(tableOf('Ad Ac 2h', '5d 3c 2h'), 'fold');
    expect(bragRules.resultOf(end)).toEqual([-1, 1]);
    const view = bragRules.viewFor(end, 0) as unknown as BragView;
    expect(view.places[1]?.cards).toEqual([null, null, null]);
  });

  it('gives everybody a turn even if the first player folds', () => {
    const folded = play(tableOf('5d 3c 2h', 'Ad Ac 2h', 'Kd Qc 10h'), 'fold', 'call');
    expect(bragRules.toMove(folded)).toEqual([2]);
    expect(bragRules.resultOf(play(folded, 'call'))).toEqual([-1, 2, -1]);
  });

  it('splits the pot between equal hands, and gives the remainder to the first of them', () => {
    const end = play(tableOf('Ad Kc Jh', 'As Kh Jd', '5d 3c 2h'), 'call', 'call', 'call');
    expect(bragRules.resultOf(end)).toEqual([1, 0, -1]);
  });

  it('takes six raises, and then only calls and folds', () => {
    const end = play(tableOf('Ad Kc Jh', 'As Kh Jd'), 'raise', 'raise', 'raise', 'raise', 'raise', 'raise');
    expect(bragRules.moves(end, end.turn)).toEqual(['call', 'fold']);
    expect(() => bragRules.apply(end, end.turn, 'raise')).toThrow('cannot move');
    expect(play(end, 'call').put).toEqual([MAX_STAKE_UNITS, MAX_STAKE_UNITS]);
  });

  it('ends and sums to zero with bots, random players and absent players', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const draw = seeded(seed);
      const seats = 2 + (seed % 5);
      let state = bragRules.deal(draw, seats);
      for (let count = 0; bragRules.resultOf(state) === null && count < 200; count += 1) {
        const place = state.turn;
        const moves = bragRules.moves(state, place);
        const bot = bragRules.botMove(bragRules.viewFor(state, place), place, draw);
        const choices = [bot, bragRules.defaultMove(state, place), moves[draw(moves.length)] ?? 'fold'];
        const move = choices[place % 3] ?? bot;
        expect(moves).toContain(move);
        state = bragRules.apply(state, place, move);
      }
      const units = bragRules.resultOf(state) ?? [];
      expect(units).toHaveLength(seats);
      expect(units.reduce((sum, value) => sum + value, 0)).toBe(0);
      expect(Math.min(...units)).toBeGreaterThanOrEqual(-MAX_STAKE_UNITS);
    }
  });

  it('shows no player the cards of others before hands are shown', () => {
    const state = bragRules.deal(seeded(3), 4);
    for (const seat of [null, 0, 1, 2, 3]) {
      const { places } = bragRules.viewFor(state, seat) as unknown as BragView;
      places.forEach(({ cards: shown, hand }, place) => {
        expect(shown).toEqual(place === seat ? state.hands[place] : [null, null, null]);
        expect(hand === null).toBe(place !== seat);
      });
    }
  });
});
