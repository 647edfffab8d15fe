import type { ArtKind } from './categoryWords.ts';

/** The in-house games, by the code of their rules. Many titles of the catalogue share the rules of one game. */
export type InHouseFamily =
  | 'lotus-lanterns'
  | 'emerald-falls'
  | 'night-market'
  | 'reels'
  | 'mines'
  | 'dice'
  | 'coin-flip'
  | 'plinko'
  | 'hi-lo'
  | 'wheel'
  | 'climb'
  | 'limbo'
  | 'keno'
  | 'crash'
  | 'bingo'
  | 'scratch'
  | 'blackjack'
  | 'three-card-poker'
  | 'casino-holdem'
  | 'video-poker'
  | 'fish'
  | 'digit-draw'
  | 'race-draw'
  | 'dice-draw'
  | 'pick-draw'
  | 'baccarat'
  | 'bull-bull'
  | 'dragon-tiger'
  | 'roulette'
  | 'sportsbook'
  | 'money-wheel'
  | 'fan-tan'
  | 'sic-bo'
  | 'fish-prawn-crab'
  | SeatFamily;

/** The games that people play with each other at tables with seats. */
export type SeatFamily = 'pok-deng' | 'big-two' | 'brag';

/** The game of each noun of the kind `arcade`, by the noun's English name. A noun without a game is absent. */
const arcadeFamilies: Readonly<Record<string, InHouseFamily>> = {
  Mines: 'mines',
  Dice: 'dice',
  'Coin Flip': 'coin-flip',
  'Peg Drop': 'plinko',
  Pinball: 'plinko',
  'Hi-Lo': 'hi-lo',
  Wheel: 'wheel',
  Darts: 'wheel',
  Tower: 'climb',
  'Chicken Crossing': 'climb',
  Penalty: 'climb',
  Hoops: 'climb',
  Vault: 'climb',
  'Scratch Card': 'scratch',
};

/** The game of each noun of the kind `live`. */
const liveFamilies: Readonly<Record<string, InHouseFamily>> = {
  Blackjack: 'blackjack',
  'Three-Card Poker': 'three-card-poker',
  "Casino Hold'em": 'casino-holdem',
  Baccarat: 'baccarat',
  'Speed Baccarat': 'baccarat',
  'Bull Bull': 'bull-bull',
  'Fish Prawn Crab': 'fish-prawn-crab',
  'Sic Bo': 'sic-bo',
  'Dragon Tiger': 'dragon-tiger',
  Roulette: 'roulette',
  'Money Wheel': 'money-wheel',
  'Fan Tan': 'fan-tan',
};

/** The game of each noun of the kind `pvp`: tables with seats. */
const seatFamilies: Readonly<Record<string, SeatFamily>> = {
  'Pok Deng': 'pok-deng',
  'Big Two': 'big-two',
  'Three-Card Brag': 'brag',
};

/** The draw of each noun of the kinds `lottery` and `quickLottery`, by the noun's English name. */
const lotteryFamilies: Readonly<Record<string, InHouseFamily>> = {
  'Two Digits': 'digit-draw',
  'Three Digits': 'digit-draw',
  'Four Digits': 'digit-draw',
  'Five Digits': 'digit-draw',
  'First Prize': 'digit-draw',
  'Daily Draw': 'digit-draw',
  'One-Minute Five': 'digit-draw',
  'Five-Minute Draw': 'digit-draw',
  'Lucky 28': 'digit-draw',
  'Ten-Car Race': 'race-draw',
  'Boat Race': 'race-draw',
  'Derby Draw': 'race-draw',
  'Fast Three': 'dice-draw',
  'Quick Dice': 'dice-draw',
  'Six of 45': 'pick-draw',
  'Lucky Star': 'pick-draw',
  Keno: 'pick-draw',
  'Eleven Choose Five': 'pick-draw',
};

/** Returns the in-house game that a title of a kind opens, by the noun of its name. Null if there is none yet. */
export function familyOf(kind: ArtKind, noun: string): InHouseFamily | null {
  if (kind === 'slot') return 'reels';
  if (kind === 'crash' || kind === 'fish' || kind === 'bingo') return kind;
  if (kind === 'sports' || kind === 'esports' || kind === 'cockfight') return 'sportsbook';
  if (kind === 'pvp') return seatFamilies[noun] ?? null;
  if (kind === 'live') return liveFamilies[noun] ?? null;
  if (kind === 'lottery' || kind === 'quickLottery') return lotteryFamilies[noun] ?? null;
  return kind === 'arcade' ? (arcadeFamilies[noun] ?? null) : null;
}
