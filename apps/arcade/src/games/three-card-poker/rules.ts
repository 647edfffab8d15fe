import { shuffledDecks, type Card } from '../cards.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { QUALIFYING_SCORE, valueOfHand, type HandKind } from './hands.ts';
import { bonusPays, pairPlusPays } from './pays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const THREE_CARD_POKER_VERSION = 'three-card-poker@1';

/** Amounts are digits in minor units. */
export interface ThreeCardPokerChoice {
  ante: string;
  /** A bet on the player's own hand; null without it. */
  pairPlus: string | null;
}

/** `play` stakes the ante again; `fold` gives the ante up. */
export interface ThreeCardPokerDecision {
  type: 'play' | 'fold';
}

export type DuelResult = 'win' | 'push' | 'lose' | 'fold' | 'not_qualified';

/** An event of a round. Amounts are digits in minor units. */
export type ThreeCardPokerEvent =
  | { type: 'dealt'; cards: Card[]; kind: HandKind }
  | { type: 'decided'; move: 'play' | 'fold' }
  | { type: 'dealer_revealed'; cards: Card[]; kind: HandKind; qualifies: boolean }
  /** The payout of ante and play together, with the bonus of the ante. */
  | { type: 'duel_settled'; result: DuelResult; pay: string; bonus: string }
  | { type: 'pair_plus_settled'; pay: string }
  | { type: 'round_ended'; win: string };

/** Returns the payout of ante and play together, in antes. */
function duelOf(player: number, dealer: number): [result: DuelResult, antes: bigint] {
  if (dealer < QUALIFYING_SCORE) return ['not_qualified', 3n];
  if (player > dealer) return ['win', 4n];
  return player === dealer ? ['push', 2n] : ['lose', 0n];
}

/**
 * Decides a round. The player's three cards and then the dealer's come from one deck of 52 cards; each takes one
 * number.
 */
export const playThreeCardPoker: PlayRound<ThreeCardPokerChoice, ThreeCardPokerDecision, ThreeCardPokerEvent> = (
  draw,
  stake,
  choice,
  decisions,
) => {
  const deal = shuffledDecks(draw);
  const cards = [deal(), deal(), deal()];
  const hand = valueOfHand(cards);
  const events: ThreeCardPokerEvent[] = [{ type: 'dealt', cards, kind: hand.kind }];
  const [decision, ...more] = decisions;
  if (more.length > 0) throw new DecisionError('the round is over');
  if (!decision) return { events, win: 0n, isOver: false, staked: stake };

  const ante = BigInt(choice.ante);
  const isPlayed = decision.type === 'play';
  const dealerCards = [deal(), deal(), deal()];
  const dealer = valueOfHand(dealerCards);
  events.push({ type: 'decided', move: decision.type });
  events.push({
    type: 'dealer_revealed',
    cards: dealerCards,
    kind: dealer.kind,
    qualifies: dealer.score >= QUALIFYING_SCORE,
  });
  const [result, antes] = isPlayed ? duelOf(hand.score, dealer.score) : (['fold', 0n] as const);
  const bonus = isPlayed ? ante * (bonusPays[hand.kind] ?? 0n) : 0n;
  let win = ante * antes + bonus;
  events.push({ type: 'duel_settled', result, pay: (ante * antes).toString(), bonus: bonus.toString() });
  if (choice.pairPlus !== null) {
    const pays = pairPlusPays[hand.kind];
    const pay = pays === undefined ? 0n : BigInt(choice.pairPlus) * (pays + 1n);
    win += pay;
    events.push({ type: 'pair_plus_settled', pay: pay.toString() });
  }
  events.push({ type: 'round_ended', win: win.toString() });
  return { events, win, isOver: true, staked: stake + (isPlayed ? ante : 0n) };
};
