import { settleFraction } from '../../fairness/seededRounding.ts';
import { unlimitedDeck, type Card } from '../cards.ts';
import { toDecimal, type Fraction } from '../fraction.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import type { MaxWinTerms } from '../maxWin.ts';
import {
  exceeds,
  FIRST_MULTIPLIER,
  guesses,
  isRightGuess,
  likelierGuess,
  limitsOf,
  multiplierWith,
  winningRanks,
  type Guess,
} from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const HI_LO_VERSION = 'hi-lo@1';

/** How many cards a player may skip in a round. */
export const MAX_SKIPS = 50;

/** A guess that the player may make at the open card. */
export interface GuessOffer {
  guess: Guess;
  /** How many of the 13 ranks make it right. */
  winningRanks: number;
  /** The multiplier of the round if it is right, with four places. */
  multiplier: string;
}

/** The choice has only terms: the player chooses nothing before the first card. */
export type HiLoChoice = MaxWinTerms;

/** The player's move at the open card. Cashing out requires a right guess first. */
export type HiLoDecision = { type: 'guess'; guess: Guess } | { type: 'skip' } | { type: 'cash_out' };

/**
 * An event of a round. Amounts are digits in minor units, multipliers have four places. `offers` are the guesses that
 * the player may make next, none if the round is over.
 */
export type HiLoEvent =
  | { type: 'card_dealt'; card: Card; offers: GuessOffer[] }
  | { type: 'card_skipped'; card: Card; skipsLeft: number; offers: GuessOffer[] }
  | {
      type: 'guess_made';
      guess: Guess;
      card: Card;
      isRight: boolean;
      /** The multiplier of the round after the guess: 0.0000 after a wrong one. */
      multiplier: string;
      /** The payout of stopping now, without the fraction of a minor unit that is settled at the end. */
      win: string;
      offers: GuessOffer[];
    }
  /** The round is paid: by the player's decision, or because its multiplier is high enough. */
  | { type: 'cashed_out'; multiplier: string; cause: 'player' | 'limit' }
  | { type: 'round_ended'; win: string };

function offersAt(rank: number, multiplier: Fraction, max: Fraction): GuessOffer[] {
  return guesses.flatMap((guess) => {
    const next = multiplierWith(multiplier, rank, guess);
    if (exceeds(next, max)) return [];
    return [{ guess, winningRanks: winningRanks(rank, guess), multiplier: toDecimal(next, 4) }];
  });
}

/**
 * Decides a round up to its last decision. Every card takes one number. A payment takes one more number, directly after
 * the last card, which settles the fraction of a minor unit.
 */
export const playHiLo: PlayRound<HiLoChoice, HiLoDecision, HiLoEvent> = (draw, stake, terms, decisions) => {
  const { max, ending } = limitsOf(terms);
  const drawCard = unlimitedDeck(draw);
  let card = drawCard();
  let offers = offersAt(card.rank, FIRST_MULTIPLIER, max);
  let multiplier = FIRST_MULTIPLIER;
  let rightGuesses = 0;
  let skips = 0;
  let win = 0n;
  let isOver = false;
  const events: HiLoEvent[] = [{ type: 'card_dealt', card, offers }];

  const end = () => {
    isOver = true;
    events.push({ type: 'round_ended', win: win.toString() });
  };
  const cashOut = (cause: 'player' | 'limit') => {
    win = settleFraction(draw, stake * multiplier.numerator, multiplier.denominator);
    events.push({ type: 'cashed_out', multiplier: toDecimal(multiplier, 4), cause });
    end();
  };
  const makeGuess = (guess: Guess) => {
    if (!offers.some((offer) => offer.guess === guess)) throw new DecisionError('the guess is not on offer');
    const { rank } = card;
    card = drawCard();
    const isRight = isRightGuess(rank, guess, card.rank);
    if (!isRight) {
      win = 0n;
      offers = [];
      events.push({ type: 'guess_made', guess, card, isRight, multiplier: '0.0000', win: '0', offers });
      end();
      return;
    }
    multiplier = multiplierWith(multiplier, rank, guess);
    rightGuesses += 1;
    win = (stake * multiplier.numerator) / multiplier.denominator;
    const isPaid = !exceeds(ending, multiplier);
    offers = isPaid ? [] : offersAt(card.rank, multiplier, max);
    const event = { guess, card, isRight, multiplier: toDecimal(multiplier, 4), win: win.toString(), offers };
    events.push({ type: 'guess_made', ...event });
    if (isPaid) cashOut('limit');
  };
  const skip = () => {
    if (skips === MAX_SKIPS) throw new DecisionError('no more cards can be skipped');
    skips += 1;
    card = drawCard();
    offers = offersAt(card.rank, multiplier, max);
    events.push({ type: 'card_skipped', card, skipsLeft: MAX_SKIPS - skips, offers });
  };

  for (const decision of decisions) {
    if (isOver) throw new DecisionError('the round is over');
    if (decision.type === 'guess') makeGuess(decision.guess);
    else if (decision.type === 'skip') skip();
    else if (rightGuesses > 0) cashOut('player');
    else throw new DecisionError('nothing can be cashed out before a right guess');
  }
  return { events, win, isOver };
};

/**
 * Ends a round that its player abandoned: pays it after a right guess, otherwise makes the likelier guess first. To
 * return the stake instead would favour players who leave unfavourable first cards.
 */
export function nextEndingDecision(events: readonly HiLoEvent[]): HiLoDecision {
  const last = events.findLast((event) => 'card' in event);
  if (!last || events.some((event) => event.type === 'guess_made')) return { type: 'cash_out' };
  return { type: 'guess', guess: likelierGuess(last.card.rank) };
}
