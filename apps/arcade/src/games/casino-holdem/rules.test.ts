import { describe, expect, it } from 'vitest';
import { cardsOf, dealing } from '../../testing/dealtCards.ts';
import { DecisionError } from '../game.ts';
import { casinoHoldemGame } from './game.ts';
import { playCasinoHoldem, type CasinoHoldemEvent } from './rules.ts';

/** Plays cards in the order of the deal: own two, flop, turn and river, dealer's two. */
function play(cards: string, type?: 'call' | 'fold', bonus: string | null = null) {
  const stake = 100n + BigInt(bonus ?? 0);
  return playCasinoHoldem(dealing(cards), stake, { ante: '100', bonus }, type ? [{ type }] : []);
}

const duel = (events: readonly CasinoHoldemEvent[]) => events.find(({ type }) => type === 'duel_settled');

describe("a round of casino hold'em", () => {
  it('shows the player’s cards and the flop, and draws no other card before the decision', () => {
    expect(play('Kh 8s 2d Ks 5c')).toEqual({
      events: [{ type: 'dealt', cards: cardsOf('Kh 8s'), flop: cardsOf('2d Ks 5c'), kind: 'pair' }],
      win: 0n,
      isOver: false,
      staked: 100n,
    });
  });

  it('pays the better hand, pushes equal ones, and pays only the ante when the dealer does not qualify', () => {
    const cases = [
      ['Kh 8s 2d Ks 5c 9d 3h 4h 4s', 'win', '200', '400'],
      ['Kh 8s Kd Ks 5c 9d 9h Kc 2s', 'push', '100', '200'],
      ['Kh 8s 2d Ks 5c 9d 3h Ah As', 'lose', '0', '0'],
      ['Kh 8s 2d Ks 5c 9d 7h Ah Qs', 'not_qualified', '200', '200'],
      // Pairs of threes and less do not qualify, and the weaker hand wins against them.
      ['Kh 8s 2d Qs 5c 9d 3h 3s Js', 'not_qualified', '200', '200'],
    ] as const;
    for (const [cards, result, ante, call] of cases) {
      const round = play(cards, 'call');
      expect(round).toMatchObject({ win: BigInt(ante) + BigInt(call), staked: 300n, isOver: true });
      expect(duel(round.events)).toMatchObject({ result, ante, call });
    }
  });

  it('pays the ante by the winning hand', () => {
    const cases = [
      ['Ah Kh Qh Jh Th 2s 2d 3s 4d', 101n],
      ['9h Kh Qh Jh Th 2s 2d 3s 4d', 21n],
      ['9h 9s 9d 9c Th 2s 2d 3s 4d', 11n],
      ['9h 9s 9d Tc Th 2s 2d 3s 4d', 4n],
      ['9h 2h 7h Jh Th 2s 2d 3s 4d', 3n],
      ['9h 8s 7h Jh Th 2s 2d 3s 4d', 2n],
    ] as const;
    for (const [cards, antes] of cases) {
      const round = play(cards, 'call');
      expect(duel(round.events)).toMatchObject({ result: expect.stringMatching(/win|not_qualified/) });
      expect((duel(round.events) as { ante: string }).ante).toBe((100n * antes).toString());
    }
  });

  it('loses the ante when the player folds, and still pays the bonus on the player’s cards with the flop', () => {
    expect(play('Jh 8s 2d Ks 5c 9d 3h Ah As', 'fold')).toMatchObject({ win: 0n, staked: 100n, isOver: true });
    expect(play('Ah 8s 2d As 5c 9d 3h Kh Ks', 'fold', '200')).toMatchObject({ win: 1600n, staked: 300n });
    const bonusOf = (cards: string) => play(cards, 'fold', '100').events.find(({ type }) => type === 'bonus_settled');
    const rest = ' 9d 3h Kd Ks';
    expect(bonusOf(`Kh 8s 2d Kc 5c${rest}`)).toEqual({ type: 'bonus_settled', pay: '0' });
    expect(bonusOf(`2h 2s 4d 4c 5c${rest}`)).toEqual({ type: 'bonus_settled', pay: '800' });
    expect(bonusOf(`2h 7h 4h 8h 5h${rest}`)).toEqual({ type: 'bonus_settled', pay: '2100' });
    expect(bonusOf(`Ah Kh Qh Jh Th${rest}`)).toEqual({ type: 'bonus_settled', pay: '10100' });
    // A pair of aces that the turn brings comes too late.
    expect(bonusOf('Ah 8s 2d 6c 5c As 3h Kd Ks')).toEqual({ type: 'bonus_settled', pay: '0' });
  });

  it('takes one decision, and folds for a player who stays away', () => {
    const decisions = [{ type: 'call' }, { type: 'call' }] as const;
    expect(() => playCasinoHoldem(dealing('Kh 8s 2d Ks 5c'), 100n, { ante: '100', bonus: null }, decisions)).toThrow(
      DecisionError,
    );
    expect(casinoHoldemGame.nextEndingDecision?.([])).toEqual({ type: 'fold' });
  });
});
