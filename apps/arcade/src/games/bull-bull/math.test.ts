import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { cardOf, DECK } from '../cards.ts';
import { fraction, toDecimal } from '../fraction.ts';
import { allMatchups, exactReturn, HANDS, handsByStrength, returnByMode, returnOfBaseBet } from './math.ts';
import { beatsBanker, bullBullPlaces, bullOf, dealBullBull, handStrength, HAND } from './rules.ts';

/** Yields all hands of the first `cards` cards. */
function* handsOf(cards: number, chosen: number[] = []): Generator<number[]> {
  if (chosen.length === HAND) {
    yield chosen;
    return;
  }
  for (let card = (chosen.at(-1) ?? -1) + 1; card < cards; card += 1) yield* handsOf(cards, [...chosen, card]);
}

describe('the returns of Bull Bull', () => {
  it('are as declared, by all pairs of hands', () => {
    expect(returnByMode().map(({ mode }) => mode)).toEqual(bullBullPlaces);
    for (const { returned, declared } of returnByMode()) expect(toDecimal(returned, 9)).toBe(declared);
    expect(toDecimal(returnOfBaseBet(), 9)).toBe('0.949909079');
  });

  it('count every hand once, and every pair of hands', () => {
    expect(handsByStrength().reduce((sum, count) => sum + count, 0n)).toBe(2_598_960n);
    const { won, lost } = allMatchups();
    expect([...won.values(), ...lost.values()].reduce((sum, count) => sum + count, 0n)).toBe(HANDS * HANDS);
    // Twelve figures, five of them.
    expect(
      handsByStrength()
        .slice(11 * DECK)
        .reduce((sum, count) => sum + count, 0n),
    ).toBe(792n);
  });

  it('count hands by their ranks, as an enumeration of cards does', () => {
    const counted = Array.from({ length: 12 * DECK }, () => 0n);
    for (const hand of handsOf(DECK)) {
      const cards = hand.map(cardOf);
      const strength = handStrength({ cards, bull: bullOf(cards) });
      counted[strength] = (counted[strength] ?? 0n) + 1n;
    }
    expect(handsByStrength()).toEqual(counted);
  });

  it('are the same for all players, and differ by the multiple', () => {
    expect(exactReturn('player3')).toEqual(exactReturn('player1'));
    const { won, lost } = allMatchups();
    const countAt = (counts: Map<number, bigint>, at: number): bigint => counts.get(at) ?? 0n;
    const [hundredths, all] = [
      countAt(won, 1) * 119n + countAt(won, 2) * 138n + countAt(won, 3) * 157n + countAt(won, 5) * 195n,
      countAt(lost, 1) * 80n + countAt(lost, 2) * 60n + countAt(lost, 3) * 40n,
    ];
    expect(exactReturn('player1Multiple')).toEqual(fraction(hundredths + all, 100n * HANDS * HANDS));
  });

  it('agree with dealt hands, unlike a game that is biased by one draw in twenty', () => {
    const rounds = 8_000;
    let wins = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      const { banker, player1 } = dealBullBull(uniformDraw(words));
      wins += beatsBanker(player1, banker) ? 1 : 0;
    }
    const share = 0.966517748 / 1.95;
    const deviation = (count: number): number =>
      Math.abs(count / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
    expect(deviation(wins)).toBeLessThan(3);
    expect(deviation(wins + rounds / 20)).toBeGreaterThan(3);
  });
});
