import { shuffledDecks, type Card } from '../cards.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { pokerHand } from '../pokerHands.ts';
import { videoHandOf, videoPays, type VideoHand } from './pays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const VIDEO_POKER_VERSION = 'video-poker@1';

/** Cards of a hand. */
export const HAND_SIZE = 5;

/** The player chooses only the stake. */
export type VideoPokerChoice = Record<string, never>;

/** The places of the kept cards, from 0 to 4 and ascending; the others are replaced. */
export interface VideoPokerDecision {
  type: 'draw';
  held: number[];
}

/** An event of a round. `hand` is the paid hand; null if the cards pay nothing. */
export type VideoPokerEvent =
  | { type: 'dealt'; cards: Card[]; hand: VideoHand | null }
  /** The five cards after the draw. */
  | { type: 'drawn'; held: number[]; cards: Card[]; hand: VideoHand | null }
  | { type: 'round_ended'; win: string };

const handOf = (cards: readonly Card[]): VideoHand | null => videoHandOf(pokerHand(cards).score);

/**
 * Decides a round. Five cards come from one deck of 52 cards; each discarded card is replaced by the next one of the
 * deck, in the order of places.
 */
export const playVideoPoker: PlayRound<VideoPokerChoice, VideoPokerDecision, VideoPokerEvent> = (
  draw,
  stake,
  _choice,
  decisions,
) => {
  const deal = shuffledDecks(draw);
  const cards = Array.from({ length: HAND_SIZE }, deal);
  const events: VideoPokerEvent[] = [{ type: 'dealt', cards, hand: handOf(cards) }];
  const [decision, ...more] = decisions;
  if (more.length > 0) throw new DecisionError('the round is over');
  if (!decision) return { events, win: 0n, isOver: false };

  const { held } = decision;
  if (held.some((place, index) => index > 0 && place <= (held[index - 1] ?? 0)))
    throw new DecisionError('the places that are held do not ascend');
  const final = cards.map((card, place) => (held.includes(place) ? card : deal()));
  const hand = handOf(final);
  const win = hand === null ? 0n : stake * BigInt(videoPays[hand]);
  events.push({ type: 'drawn', held, cards: final, hand });
  events.push({ type: 'round_ended', win: win.toString() });
  return { events, win, isOver: true };
};
