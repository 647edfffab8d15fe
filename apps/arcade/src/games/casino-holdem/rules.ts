import { shuffledDecks, type Card } from '../cards.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { pokerHand, type PokerHand, type PokerKind } from '../pokerHands.ts';
import { antePays, bonusPayOf, QUALIFYING_SCORE } from './pays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const CASINO_HOLDEM_VERSION = 'casino-holdem@1';

/** How many antes a call stakes. */
export const CALL_ANTES = 2n;

/** Amounts are digits in minor units. */
export interface CasinoHoldemChoice {
  ante: string;
  /** A bet on the player's two cards with the flop; null without it. */
  bonus: string | null;
}

/** `call` stakes two antes more; `fold` gives the ante up. */
export interface CasinoHoldemDecision {
  type: 'call' | 'fold';
}

export type DuelResult = 'win' | 'push' | 'lose' | 'fold' | 'not_qualified';

/** An event of a round. Amounts are digits in minor units. */
export type CasinoHoldemEvent =
  /** `kind` is the hand of the player's two cards with the flop. */
  | { type: 'dealt'; cards: Card[]; flop: Card[]; kind: PokerKind }
  | { type: 'decided'; move: 'call' | 'fold' }
  /** Turn and river; `kind` is the hand of the best five of the player's seven cards. */
  | { type: 'board_dealt'; cards: Card[]; kind: PokerKind }
  | { type: 'dealer_revealed'; cards: Card[]; kind: PokerKind; qualifies: boolean }
  /** The payouts of ante and call, each with its stake. */
  | { type: 'duel_settled'; result: DuelResult; ante: string; call: string }
  | { type: 'bonus_settled'; pay: string }
  | { type: 'round_ended'; win: string };

/** Returns the payouts of ante and call with their stakes, in antes. */
function duelOf(player: PokerHand, dealer: PokerHand): { result: DuelResult; ante: bigint; call: bigint } {
  const won = 1n + antePays[player.kind];
  if (dealer.score < QUALIFYING_SCORE) return { result: 'not_qualified', ante: won, call: CALL_ANTES };
  if (player.score > dealer.score) return { result: 'win', ante: won, call: 2n * CALL_ANTES };
  if (player.score === dealer.score) return { result: 'push', ante: 1n, call: CALL_ANTES };
  return { result: 'lose', ante: 0n, call: 0n };
}

/**
 * Decides a round. The player's two cards and the flop, then turn and river, then the dealer's two come from one deck
 * of 52 cards; each takes one number.
 */
export const playCasinoHoldem: PlayRound<CasinoHoldemChoice, CasinoHoldemDecision, CasinoHoldemEvent> = (
  draw,
  stake,
  choice,
  decisions,
) => {
  const deal = shuffledDecks(draw);
  const cards = [deal(), deal()];
  const flop = [deal(), deal(), deal()];
  const first = pokerHand([...cards, ...flop]);
  const events: CasinoHoldemEvent[] = [{ type: 'dealt', cards, flop, kind: first.kind }];
  const [decision, ...more] = decisions;
  if (more.length > 0) throw new DecisionError('the round is over');
  if (!decision) return { events, win: 0n, isOver: false, staked: stake };

  const ante = BigInt(choice.ante);
  const isCalled = decision.type === 'call';
  const rest = [deal(), deal()];
  const dealerCards = [deal(), deal()];
  const playerHand = pokerHand([...cards, ...flop, ...rest]);
  const dealer = pokerHand([...dealerCards, ...flop, ...rest]);
  const qualifies = dealer.score >= QUALIFYING_SCORE;
  events.push({ type: 'decided', move: decision.type });
  events.push({ type: 'board_dealt', cards: rest, kind: playerHand.kind });
  events.push({ type: 'dealer_revealed', cards: dealerCards, kind: dealer.kind, qualifies });

  const duel = isCalled ? duelOf(playerHand, dealer) : ({ result: 'fold', ante: 0n, call: 0n } as const);
  const paid = { ante: ante * duel.ante, call: ante * duel.call };
  events.push({
    type: 'duel_settled',
    result: duel.result,
    ante: paid.ante.toString(),
    call: paid.call.toString(),
  });
  let win = paid.ante + paid.call;
  if (choice.bonus !== null) {
    const pays = bonusPayOf(first.kind, first.score);
    const pay = pays === undefined ? 0n : BigInt(choice.bonus) * (pays + 1n);
    win += pay;
    events.push({ type: 'bonus_settled', pay: pay.toString() });
  }
  events.push({ type: 'round_ended', win: win.toString() });
  return { events, win, isOver: true, staked: stake + (isCalled ? CALL_ANTES * ante : 0n) };
};
