import { describe, expect, it } from 'vitest';
import { cardsOf } from '../testing/dealtCards.ts';
import { kindOfScore, pokerHand, pokerKinds, pokerScore } from './pokerHands.ts';
import { suitClasses } from './suitClasses.ts';

describe('a hand of poker', () => {
  it('is ordered by its kind, then by its ranks, then by the other cards', () => {
    const hands = [
      '7h 5s 4d 3c 2h',
      'Ah 5s 4d 3c 9h',
      'Ah 6s 4d 3c 9h',
      '2h 2s 4d 3c 5h',
      '2h 2s Ad 3c 5h',
      'Ah As 2d 3c 4h',
      '3h 3s 2d 2c Ah',
      'Ah As 2d 2c 3h',
      'Ah As Kd Kc 2h',
      '2h 2s 2d 4c 3h',
      'Ah As Ad Kc Qh',
      'Ah 2s 3d 4c 5h',
      '2h 3s 4d 5c 6h',
      'Ts Js Qd Kc Ah',
      '2h 3h 4h 5h 7h',
      'Ah 3h 4h 5h 9h',
      '2h 2s 2d Ac Ah',
      '3h 3s 3d 2c 2h',
      '2h 2s 2d 2c Ah',
      'Ah As Ad Ac 2h',
      'Ah 2h 3h 4h 5h',
      '9h Th Jh Qh Kh',
      'Th Jh Qh Kh Ah',
    ].map((cards) => pokerHand(cardsOf(cards)).score);
    expect(hands).toEqual(hands.toSorted((a, b) => a - b));
    expect(new Set(hands).size).toBe(hands.length);
  });

  it('is the best five of seven cards', () => {
    const cases = [
      ['Ah As Kd Kc Qh Qs 2d', 'two_pair', 'Ah As Kd Kc Qh'],
      ['Ah As Ad Kc Kh Ks 2d', 'full_house', 'Ah As Ad Kc Kh'],
      ['Ah As Ad Kc Kh Qs Qd', 'full_house', 'Ah As Ad Kc Kh'],
      ['2h 2s 2d 2c Kh Ks Kd', 'four_of_a_kind', '2h 2s 2d 2c Kd'],
      ['Ah 2s 3d 4c 5h 6s 9d', 'straight', '2s 3d 4c 5h 6s'],
      ['Ah 2h 3h 4h 5h 6s 7d', 'straight_flush', 'Ah 2h 3h 4h 5h'],
      ['2h 4h 6h 8h Th Qh Ks', 'flush', '4h 6h 8h Th Qh'],
      ['9h 9s 9d Tc Jh Qs Kd', 'straight', '9h Tc Jh Qs Kd'],
      ['2h 4s 6d 8c Th Qs Kd', 'high_card', '6d 8c Th Qs Kd'],
      ['2h 2s 6d 8c Th Qs Kd', 'pair', '2h 2s Th Qs Kd'],
    ] as const;
    for (const [seven, kind, best] of cases) {
      const hand = pokerHand(cardsOf(seven));
      expect([seven, hand.kind]).toEqual([seven, kind]);
      expect(hand.score).toBe(pokerHand(cardsOf(best)).score);
    }
  });

  it('has each kind with the known frequency, in 7,462 different hands of five cards', () => {
    const counts = new Map<string, number>();
    const scores = new Set<number>();
    let classes = 0;
    for (const { masks, multiplicity } of suitClasses(5)) {
      const score = pokerScore(...masks);
      const kind = kindOfScore(score);
      counts.set(kind, (counts.get(kind) ?? 0) + multiplicity);
      scores.add(score);
      classes += 1;
    }
    expect(classes).toBe(134_459);
    expect(scores.size).toBe(7462);
    expect(pokerKinds.map((kind) => counts.get(kind))).toEqual([
      1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 36, 4,
    ]);
  });

  it('of seven cards has each kind with the known frequency', () => {
    const counts = new Map<string, number>();
    for (const { masks, multiplicity } of suitClasses(7)) {
      const kind = kindOfScore(pokerScore(...masks));
      counts.set(kind, (counts.get(kind) ?? 0) + multiplicity);
    }
    expect(pokerKinds.map((kind) => counts.get(kind))).toEqual([
      23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4324,
    ]);
  });
});
