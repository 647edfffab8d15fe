import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { unlimitedDeck, type Card } from '../cards.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { dealerDraws, isBlackjack, totalOf, valueOf } from './hands.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const BLACKJACK_VERSION = 'blackjack@1';

/** The most hands that a player bets on. */
export const MAX_HANDS = 3;

/** The stake of each hand, as digits in minor units. */
export interface BlackjackChoice {
  stakes: string[];
}

/** The moves of a hand. */
export const moves = ['hit', 'stand', 'double', 'split'] as const;
export type Move = (typeof moves)[number];

export type BlackjackDecision = { type: Move } | { type: 'insurance'; isTaken: boolean };

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/**
 * An event of a round. Amounts are digits in minor units. `hand` counts from 0; a split makes hand n into n and n + 1.
 */
export type BlackjackEvent =
  | { type: 'dealt'; hands: { cards: Card[]; stake: string }[]; dealer: Card }
  /** The dealer shows an ace: half of every stake may be staked on a blackjack of the dealer. */
  | { type: 'insurance_offered'; amount: string }
  | { type: 'insurance_answered'; isTaken: boolean }
  /** The dealer has looked at the hidden card, and has no blackjack. */
  | { type: 'no_blackjack' }
  /** A hand waits for one of these moves. */
  | { type: 'turn'; hand: number; moves: Move[] }
  | { type: 'hand_hit'; hand: number; card: Card }
  | { type: 'hand_stood'; hand: number }
  | { type: 'hand_doubled'; hand: number; card: Card; stake: string }
  /** Both hands with their new cards. */
  | { type: 'hand_split'; hand: number; cards: [Card[], Card[]] }
  | { type: 'dealer_revealed'; card: Card }
  | { type: 'dealer_drew'; card: Card }
  | { type: 'insurance_settled'; pay: string }
  | { type: 'hand_settled'; hand: number; result: HandResult; pay: string }
  | { type: 'round_ended'; win: string };

interface Hand {
  cards: Card[];
  stake: bigint;
  isOfSplit: boolean;
  isDone: boolean;
}

/** Returns the moves of a waiting hand. */
function movesOf({ cards, isOfSplit }: Hand): Move[] {
  const [first, second] = cards;
  if (!first || !second || cards.length > 2) return ['hit', 'stand'];
  const isPair = valueOf(first) === valueOf(second);
  return isPair && !isOfSplit ? [...moves] : ['hit', 'stand', 'double'];
}

/** Returns the payout of a hand against the dealer, with the stake, in halves of it. */
function resultOf({ cards, isOfSplit }: Hand, dealer: readonly Card[]): [result: HandResult, halves: bigint] {
  const { points } = totalOf(cards);
  const natural = !isOfSplit && isBlackjack(cards);
  const dealerPoints = totalOf(dealer).points;
  if (points > 21) return ['bust', 0n];
  if (isBlackjack(dealer)) return natural ? ['push', 2n] : ['lose', 0n];
  if (natural) return ['blackjack', 5n];
  if (dealerPoints > 21 || points > dealerPoints) return ['win', 4n];
  return points === dealerPoints ? ['push', 2n] : ['lose', 0n];
}

/** A round in progress. */
class Table {
  readonly events: BlackjackEvent[] = [];
  readonly #deal: () => Card;
  readonly #dealer: Card[];
  #hands: Hand[];
  #phase: 'insurance' | 'play' | 'over' = 'play';
  #insurance = 0n;
  win = 0n;

  constructor(draw: UniformDraw, stakes: readonly bigint[]) {
    this.#deal = unlimitedDeck(draw);
    this.#hands = stakes.map((stake) => ({ cards: [this.#deal()], stake, isOfSplit: false, isDone: false }));
    const up = this.#deal();
    for (const hand of this.#hands) hand.cards.push(this.#deal());
    this.#dealer = [up, this.#deal()];
    const hands = this.#hands.map(({ cards, stake }) => ({ cards: [...cards], stake: stake.toString() }));
    this.events.push({ type: 'dealt', hands, dealer: up });
    if (up.rank === 1) {
      this.#phase = 'insurance';
      this.events.push({ type: 'insurance_offered', amount: (this.staked / 2n).toString() });
    } else this.#begin();
  }

  get staked(): bigint {
    return this.#hands.reduce((sum, { stake }) => sum + stake, this.#insurance);
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  decide(decision: BlackjackDecision): void {
    if (decision.type === 'insurance') this.#insure(decision.isTaken);
    else this.#move(decision.type);
  }

  #insure(isTaken: boolean): void {
    if (this.#phase !== 'insurance') throw new DecisionError('no insurance is offered');
    if (isTaken) this.#insurance = this.staked / 2n;
    this.events.push({ type: 'insurance_answered', isTaken });
    this.#begin();
  }

  /** Checks the dealer's cards for a blackjack, then starts the hands. */
  #begin(): void {
    this.#phase = 'play';
    if (isBlackjack(this.#dealer)) {
      this.#settle();
      return;
    }
    if ([1, 10].includes(valueOf(this.#dealer[0] as Card))) this.events.push({ type: 'no_blackjack' });
    this.#next();
  }

  /** Lets the next hand with a decision play, or the dealer if none is left. */
  #next(): void {
    for (const hand of this.#hands) if (totalOf(hand.cards).points >= 21) hand.isDone = true;
    const waiting = this.#hands.findIndex(({ isDone }) => !isDone);
    const hand = this.#hands[waiting];
    if (hand) this.events.push({ type: 'turn', hand: waiting, moves: movesOf(hand) });
    else this.#settle();
  }

  #move(move: Move): void {
    const index = this.#hands.findIndex(({ isDone }) => !isDone);
    const hand = this.#hands[index];
    if (this.#phase !== 'play' || !hand || !movesOf(hand).includes(move))
      throw new DecisionError(`${move} is not allowed now`);
    if (move === 'split') this.#split(hand, index);
    else if (move === 'stand') {
      hand.isDone = true;
      this.events.push({ type: 'hand_stood', hand: index });
    } else {
      const card = this.#deal();
      hand.cards.push(card);
      if (move === 'double') {
        hand.stake *= 2n;
        hand.isDone = true;
        this.events.push({ type: 'hand_doubled', hand: index, card, stake: hand.stake.toString() });
      } else this.events.push({ type: 'hand_hit', hand: index, card });
    }
    this.#next();
  }

  #split({ cards: [first, second], stake }: Hand, index: number): void {
    // Split aces get one card each.
    const isDone = first?.rank === 1;
    const parts = [first as Card, second as Card].map((card): Hand => ({
      cards: [card, this.#deal()],
      stake,
      isOfSplit: true,
      isDone,
    }));
    this.#hands = this.#hands.toSpliced(index, 1, ...parts);
    const cards = parts.map((part) => [...part.cards]) as [Card[], Card[]];
    this.events.push({ type: 'hand_split', hand: index, cards });
  }

  #settle(): void {
    const [, hidden] = this.#dealer as [Card, Card];
    this.events.push({ type: 'dealer_revealed', card: hidden });
    const isLive = (hand: Hand): boolean => {
      const isNatural = !hand.isOfSplit && isBlackjack(hand.cards);
      return totalOf(hand.cards).points <= 21 && !isNatural;
    };
    // If no hand can win or lose by it, the dealer draws no card.
    if (this.#hands.some(isLive))
      while (dealerDraws(totalOf(this.#dealer))) {
        const card = this.#deal();
        this.#dealer.push(card);
        this.events.push({ type: 'dealer_drew', card });
      }
    if (this.#insurance > 0n) {
      const pay = isBlackjack(this.#dealer) ? this.#insurance * 3n : 0n;
      this.win += pay;
      this.events.push({ type: 'insurance_settled', pay: pay.toString() });
    }
    for (const [index, hand] of this.#hands.entries()) {
      const [result, halves] = resultOf(hand, this.#dealer);
      const pay = (hand.stake / 2n) * halves;
      this.win += pay;
      this.events.push({ type: 'hand_settled', hand: index, result, pay: pay.toString() });
    }
    this.#phase = 'over';
    this.events.push({ type: 'round_ended', win: this.win.toString() });
  }
}

/**
 * Decides a round up to its last decision. Every card takes one number: the first card of each hand, the dealer's open
 * card, the second card of each hand, the dealer's hidden card, and then the drawn cards, in the order of play.
 */
export const playBlackjack: PlayRound<BlackjackChoice, BlackjackDecision, BlackjackEvent> = (
  draw,
  _stake,
  { stakes },
  decisions,
) => {
  const table = new Table(draw, stakes.map(BigInt));
  for (const decision of decisions) {
    if (table.isOver) throw new DecisionError('the round is over');
    table.decide(decision);
  }
  return { events: table.events, win: table.win, isOver: table.isOver, staked: table.staked };
};
