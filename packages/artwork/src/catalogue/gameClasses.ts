import type { LocalisedText } from './vendors.ts';

/** Names of the game classes. */
export const gameClassNames: Readonly<Record<string, LocalisedText>> = {
  SM: { EN: 'Slots', TY: 'สล็อต' },
  Crash: { EN: 'Crash', TY: 'แครช' },
  BG: { EN: 'Bingo', TY: 'บิงโก' },
  JP: { EN: 'Jackpot', TY: 'แจ็คพอต' },
  FeatureBuy: { EN: 'Feature buy', TY: 'ซื้อฟีเจอร์' },
  AR: { EN: 'Arcade', TY: 'อาร์เคด' },
  FG: { EN: 'Fishing', TY: 'ยิงปลา' },
  CARD: { EN: 'Cards', TY: 'ไพ่' },
  BAC: { EN: 'Baccarat', TY: 'บาคาร่า' },
  ROU: { EN: 'Roulette', TY: 'รูเล็ต' },
  DICE: { EN: 'Dice', TY: 'ลูกเต๋า' },
  TABLE: { EN: 'Tables', TY: 'เกมโต๊ะ' },
  SPORT: { EN: 'Sports', TY: 'กีฬา' },
  ESPORT: { EN: 'E-sports', TY: 'อีสปอร์ต' },
  COCK: { EN: 'Cockfight', TY: 'ไก่ชน' },
  DRAW: { EN: 'Draws', TY: 'หวยรอบ' },
  FAST: { EN: 'Fast draws', TY: 'หวยด่วน' },
};
