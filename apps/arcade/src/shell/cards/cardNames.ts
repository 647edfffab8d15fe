import type { Card } from '../../games/cards.ts';
import type { GameMessages, Text } from '../gameText.ts';

const english = {
  card: '{rank} of {suit}',
  'rank.1': 'ace',
  'rank.11': 'jack',
  'rank.12': 'queen',
  'rank.13': 'king',
  'suit.0': 'spades',
  'suit.1': 'hearts',
  'suit.2': 'diamonds',
  'suit.3': 'clubs',
};
const thai: typeof english = {
  card: '{rank} {suit}',
  'rank.1': 'เอซ',
  'rank.11': 'แจ็ค',
  'rank.12': 'แหม่ม',
  'rank.13': 'คิง',
  'suit.0': 'โพดำ',
  'suit.1': 'โพแดง',
  'suit.2': 'ข้าวหลามตัด',
  'suit.3': 'ดอกจิก',
};
const chinese: typeof english = {
  card: '{suit}{rank}',
  'rank.1': 'A',
  'rank.11': 'J',
  'rank.12': 'Q',
  'rank.13': 'K',
  'suit.0': '黑桃',
  'suit.1': '红心',
  'suit.2': '方块',
  'suit.3': '梅花',
};

/** The names of cards. A game spreads them into its own messages. */
export const cardMessages = {
  en: english,
  th: thai,
  'zh-Hans': chinese,
} satisfies GameMessages;

/** Returns the name of a card, from `cardMessages`. */
export function cardName({ rank, suit }: Card, text: Text): string {
  const isNamed = rank === 1 || rank > 10;
  return text('card', {
    rank: isNamed ? text(`rank.${rank}`) : rank,
    suit: text(`suit.${suit}`),
  });
}

/** Returns the names of cards, separated by commas. */
export function cardsText(cards: readonly Card[], text: Text): string {
  return cards.map((card) => cardName(card, text)).join(', ');
}
