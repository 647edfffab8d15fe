import { createTableShoe } from '../../../shell/cards/cardRow.ts';
import { createPlayingCard, slideFrom, type PlayingCard } from '../../../shell/cards/playingCard.ts';
import { createFeltTable } from '../../../shell/draw/feltTable.ts';
import type { ShowParts, TableShow } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { Card } from '../../cards.ts';
import {
  beatsBanker,
  bullPlayers,
  HAND,
  multipleOf,
  threeOfBull,
  type BullBullResult,
  type BullHand,
} from '../rules.ts';
import { bullSeats, bullText, handWords, resultText } from './words.ts';

type Seat = (typeof bullSeats)[number];

/** Returns the cards of a hand, those of the bull first. */
function inOrder({ cards }: BullHand): Card[] {
  const three: readonly number[] = threeOfBull(cards) ?? [0, 1, 2];
  const isOfBull = (at: number): boolean => three.includes(at);
  return [...cards.filter((_, at) => isOfBull(at)), ...cards.filter((_, at) => !isOfBull(at))];
}

/** Creates the table: the banker's hand above, three players below. The upper three cards of a hand make its bull. */
export function createHands({ text, dress, sounds, announce, head }: ShowParts): TableShow<BullBullResult> {
  const seatOf = (seat: Seat) => {
    const cards = element('div', { class: 'bull-cards' });
    const worth = element('p', { class: 'bull-worth', 'aria-hidden': 'true' });
    const words = element('p', { class: 'visually-hidden' });
    const root = element(
      'section',
      { class: 'bull-hand', 'data-seat': seat, 'aria-label': text(seat) },
      element('h2', { class: 'bull-name' }, text(seat)),
      cards,
      worth,
      words,
    );
    return { root, cards, worth, words };
  };
  const seats = {
    banker: seatOf('banker'),
    player1: seatOf('player1'),
    player2: seatOf('player2'),
    player3: seatOf('player3'),
  };
  const shoe = createTableShoe(dress);
  const { root, showMessage } = createFeltTable(
    head,
    element('div', { class: 'bull-table' }, ...bullSeats.map((seat) => seats[seat].root)),
    shoe,
  );
  const motion = createMotion({ root });

  function clear(): void {
    motion.stop();
    showMessage(undefined);
    for (const hand of Object.values(seats)) {
      hand.cards.replaceChildren();
      hand.worth.textContent = '';
      hand.words.textContent = '';
      delete hand.root.dataset['end'];
    }
  }

  async function turn(seat: Seat, hand: BullHand, cards: readonly PlayingCard[], isCurrent: () => boolean) {
    for (const [at, card] of inOrder(hand).entries()) {
      if (!isCurrent()) return;
      await cards[at]?.turn(card, 130);
    }
    const { worth, words } = seats[seat];
    const bull = bullText(hand.bull, text);
    worth.textContent = `${bull} ×${multipleOf(hand.bull)}`;
    words.textContent = text('handTold', { cards: handWords(hand, text), bull });
    sounds.play('reveal', 2);
    await motion.pause(140);
  }

  return {
    root,
    clear,
    skip: motion.skip,
    async show(result, { isStill }) {
      clear();
      const isCurrent = motion.start(isStill);
      const dealt: Partial<Record<Seat, PlayingCard[]>> = {};
      for (const [at, seat] of bullSeats.entries()) {
        const cards = Array.from({ length: HAND }, () => createPlayingCard(motion, dress));
        dealt[seat] = cards;
        seats[seat].cards.append(...cards.map((card) => card.root));
        sounds.play('tick', at);
        await slideFrom(motion, seats[seat].cards, shoe, 240);
        if (!isCurrent()) return;
      }
      // The players' cards are turned before the banker's.
      for (const seat of [...bullPlayers, 'banker'] as const) {
        await turn(seat, result[seat], dealt[seat] ?? [], isCurrent);
        if (!isCurrent()) return;
      }
      for (const player of bullPlayers) {
        const isWon = beatsBanker(result[player], result.banker);
        seats[player].root.dataset['end'] = isWon ? 'won' : 'lost';
        seats[player].words.append(`. ${text(isWon ? 'won' : 'lost')}`);
      }
      showMessage(resultText(result, text));
      announce(resultText(result, text));
    },
  };
}
