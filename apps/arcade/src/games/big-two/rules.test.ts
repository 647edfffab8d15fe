import { describe, expect, it } from 'vitest';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { beats, byStrength, combinationOf, combinationsIn } from './combinations.ts';
import { bigTwoRules, unitsFor, type BigTwoState, type BigTwoView } from './rules.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Parses cards such as `3d 10s`. */
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

/** Plays a hand to its end, with the moves of `choose`. */
function playOut(state: BigTwoState, choose: (state: BigTwoState, place: number) => number[]) {
  let now = state;
  for (let count = 0; count < 500; count += 1) {
    const place = bigTwoRules.toMove(now)[0];
    if (place === undefined) return now;
    now = bigTwoRules.apply(now, place, choose(now, place));
  }
  throw new Error('the hand does not end');
}

describe('combinations', () => {
  it.each([
    ['3d', 'single'],
    ['9d 9s', 'pair'],
    ['2d 2c 2h', 'triple'],
    ['3d 4c 5h 6s 7d', 'straight'],
    ['10d Jc Qh Ks Ad', 'straight'],
    ['3d 5d 9d Jd 2d', 'flush'],
    ['8d 8c 8h Ks Kd', 'fullHouse'],
    ['8d 8c 8h 8s Kd', 'fourOfAKind'],
    ['9s 10s Js Qs Ks', 'straightFlush'],
  ])('%s are a %s', (text, kind) => {
    expect(combinationOf(cards(text))?.kind).toBe(kind);
  });

  it.each(['9d 10s', '8d 8c 8h 8s', '8d 8c 8h Ks Qd', 'Jd Qc Kh As 2d', 'Ad 2c 3h 4s 5d', '3d 3c 4d 4c 5d'])(
    '%s cannot be played together',
    (text) => {
      expect(combinationOf(cards(text))).toBeUndefined();
    },
  );

  it.each([
    ['2d', 'As'],
    ['3c', '3d'],
    ['3s', '3h'],
    ['9s 9d', '9h 9c'],
    ['4d 5c 6h 7s 8c', '4c 5d 6d 7h 8d'],
    ['3d 5d 9d Jd Kd', '10d Jc Qh Ks As'],
    ['3h 3c 3d 4s 4d', '3d 5d 9d Jd 2d'],
    ['3h 3c 3d 3s 4d', '2h 2c 2d As Ad'],
    ['3d 4d 5d 6d 7d', '2h 2c 2d 2s Ad'],
  ])('%s beat %s, and not the other way', (high, low) => {
    const [higher, lower] = [combinationOf(cards(high)), combinationOf(cards(low))];
    if (!higher || !lower) throw new Error('no combinations');
    expect(beats(higher, lower)).toBe(true);
    expect(beats(lower, higher)).toBe(false);
  });

  it('of another size are not comparable', () => {
    const [pair, single] = [combinationOf(cards('2s 2h')), combinationOf(cards('3d'))];
    if (!pair || !single) throw new Error('no combinations');
    expect(beats(pair, single)).toBe(false);
  });

  it('in a hand are all found: singles, pairs and triples of four equal cards, and fives with one more card', () => {
    expect(combinationsIn(cards('7d 7c 7h 7s 9d')).map(({ length }) => length)).toEqual([
      ...Array.from({ length: 5 }, () => 1),
      ...Array.from({ length: 6 }, () => 2),
      ...Array.from({ length: 4 }, () => 3),
      5,
    ]);
  });
});

describe('a hand of Big Two', () => {
  const dealt = bigTwoRules.deal(seeded(7), 4);

  it('is opened with the weakest card, by the player who holds it', () => {
    const opener = dealt.hands.findIndex((hand) => hand.includes(cards('3d')[0] ?? -1));
    expect(bigTwoRules.toMove(dealt)).toEqual([opener]);
    const [opening, other] = [cards('3d'), dealt.hands[opener]?.at(-1) ?? 0];
    expect(bigTwoRules.isLegal(dealt, opener, opening)).toBe(true);
    expect(bigTwoRules.isLegal(dealt, opener, [other])).toBe(false);
    expect(bigTwoRules.isLegal(dealt, opener, [])).toBe(false);
    expect(() => bigTwoRules.apply(dealt, opener, [other])).toThrow('cannot be played');
  });

  it('passes to the player who took the trick, once everybody else has passed', () => {
    const state: BigTwoState = {
      hands: [cards('5d 6d'), cards('2d 4d'), cards('7d 8d')],
      turn: 0,
      trick: null,
      passed: [false, false, false],
      opening: null,
    };
    const after = [
      [0, cards('5d')],
      [1, cards('2d')],
      [2, []],
      [0, []],
    ].reduce<BigTwoState>((now, [place, move]) => bigTwoRules.apply(now, place as number, move as number[]), state);
    expect(after).toMatchObject({ turn: 1, trick: null, passed: [false, false, false] });
  });

  it('a player who has passed cannot play again in the trick', () => {
    const state: BigTwoState = {
      hands: [cards('5d Ad'), cards('9d 4d'), cards('7d 8d')],
      turn: 1,
      trick: { place: 0, cards: cards('5h') },
      passed: [false, false, false],
      opening: null,
    };
    const passed = bigTwoRules.apply(state, 1, []);
    const played = bigTwoRules.apply(passed, 2, cards('7d'));
    expect(bigTwoRules.toMove(bigTwoRules.apply(played, 0, cards('Ad')))).toEqual([2]);
  });

  it.each([
    [1, 1],
    [9, 9],
    [10, 20],
    [12, 24],
    [13, 39],
  ])('%i cards in hand cost %i units', (remaining, units) => {
    expect(unitsFor(remaining)).toBe(units);
  });

  it('pays the winner for the cards of the others, sums to zero, and never costs a place more than is set aside', () => {
    for (let seed = 1; seed <= 24; seed += 1) {
      const seats = 2 + (seed % 3);
      const draw = seeded(seed);
      const end = playOut(bigTwoRules.deal(draw, seats), (state, place) => {
        const moves = bigTwoRules.moves(state, place);
        return [...(moves[draw(moves.length)] ?? [])];
      });
      const units = bigTwoRules.resultOf(end) ?? [];
      expect(units.reduce((sum, value) => sum + value, 0)).toBe(0);
      expect(units.filter((value) => value > 0)).toHaveLength(1);
      expect(Math.min(...units)).toBeGreaterThanOrEqual(-bigTwoRules.maxLossUnits(0, seats));
    }
  });

  it('is finished with legal moves by bots and absent players', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const end = playOut(bigTwoRules.deal(seeded(seed), 4), (state, place) => {
        const move =
          place === 0
            ? bigTwoRules.defaultMove(state, place)
            : bigTwoRules.botMove(bigTwoRules.viewFor(state, place), place, seeded(seed));
        expect(bigTwoRules.isLegal(state, place, move)).toBe(true);
        return move;
      });
      expect(bigTwoRules.resultOf(end)).not.toBeNull();
    }
  });

  it('shows no player the cards of others before its end', () => {
    for (const seat of [null, 0, 1, 2, 3]) {
      const view = bigTwoRules.viewFor(dealt, seat) as unknown as BigTwoView;
      view.places.forEach(({ cards: shown }, place) => {
        expect(shown).toEqual(place === seat ? dealt.hands[place] : shown.map(() => null));
        expect(shown).toHaveLength(13);
      });
    }
  });

  it('deals different cards in ascending order', () => {
    expect(new Set(dealt.hands.flat()).size).toBe(52);
    expect(dealt.hands[0]).toEqual(byStrength(dealt.hands[0] ?? []));
  });
});
