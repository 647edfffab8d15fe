import type { PokerKind } from '../../games/pokerHands.ts';
import type { GameMessages } from '../gameText.ts';

type KindNames = Readonly<Record<`kind.${PokerKind}`, string>>;

const english: KindNames = {
  'kind.high_card': 'high card',
  'kind.pair': 'pair',
  'kind.two_pair': 'two pair',
  'kind.three_of_a_kind': 'three of a kind',
  'kind.straight': 'straight',
  'kind.flush': 'flush',
  'kind.full_house': 'full house',
  'kind.four_of_a_kind': 'four of a kind',
  'kind.straight_flush': 'straight flush',
  'kind.royal_flush': 'royal flush',
};
const thai: KindNames = {
  'kind.high_card': 'ไพ่สูง',
  'kind.pair': 'หนึ่งคู่',
  'kind.two_pair': 'สองคู่',
  'kind.three_of_a_kind': 'ตอง',
  'kind.straight': 'เรียง',
  'kind.flush': 'ฟลัช',
  'kind.full_house': 'ฟูลเฮาส์',
  'kind.four_of_a_kind': 'โฟร์การ์ด',
  'kind.straight_flush': 'สเตรทฟลัช',
  'kind.royal_flush': 'รอยัลฟลัช',
};
const chinese: KindNames = {
  'kind.high_card': '高牌',
  'kind.pair': '一对',
  'kind.two_pair': '两对',
  'kind.three_of_a_kind': '三条',
  'kind.straight': '顺子',
  'kind.flush': '同花',
  'kind.full_house': '葫芦',
  'kind.four_of_a_kind': '四条',
  'kind.straight_flush': '同花顺',
  'kind.royal_flush': '皇家同花顺',
};

/** The names of hands of poker. A game spreads them into its own messages. */
export const pokerMessages = { en: english, th: thai, 'zh-Hans': chinese } satisfies GameMessages;
