import { baccaratFamily } from '../games/baccarat/verifierFamily.ts';
import { bigTwoFamily } from '../games/big-two/verifierFamily.ts';
import { bingoFamily } from '../games/bingo/verifierFamily.ts';
import { blackjackFamily } from '../games/blackjack/verifierFamily.ts';
import { bragFamily } from '../games/brag/verifierFamily.ts';
import { bullBullFamily } from '../games/bull-bull/verifierFamily.ts';
import { casinoHoldemFamily } from '../games/casino-holdem/verifierFamily.ts';
import { climbFamily } from '../games/climb/verifierFamily.ts';
import { coinFlipFamily } from '../games/coin-flip/verifierFamily.ts';
import { crashFamily } from '../games/crash/verifierFamily.ts';
import { diceDrawFamily } from '../games/dice-draw/verifierFamily.ts';
import { diceFamily } from '../games/dice/verifierFamily.ts';
import { digitDrawFamily } from '../games/digit-draw/verifierFamily.ts';
import { dragonTigerFamily } from '../games/dragon-tiger/verifierFamily.ts';
import { emeraldFallsFamily } from '../games/emerald-falls/verifierFamily.ts';
import { fanTanFamily } from '../games/fan-tan/verifierFamily.ts';
import { fishPrawnCrabFamily } from '../games/fish-prawn-crab/verifierFamily.ts';
import { fishFamily } from '../games/fish/verifierFamily.ts';
import { hiLoFamily } from '../games/hi-lo/verifierFamily.ts';
import { kenoFamily } from '../games/keno/verifierFamily.ts';
import { limboFamily } from '../games/limbo/verifierFamily.ts';
import { lotusLanternsFamily } from '../games/lotus-lanterns/verifierFamily.ts';
import { minesFamily } from '../games/mines/verifierFamily.ts';
import { moneyWheelFamily } from '../games/money-wheel/verifierFamily.ts';
import { nightMarketFamily } from '../games/night-market/verifierFamily.ts';
import { pickDrawFamily } from '../games/pick-draw/verifierFamily.ts';
import { plinkoFamily } from '../games/plinko/verifierFamily.ts';
import { pokDengFamily } from '../games/pok-deng/verifierFamily.ts';
import { raceDrawFamily } from '../games/race-draw/verifierFamily.ts';
import { reelsFamily } from '../games/reels/verifierFamily.ts';
import { rouletteFamily } from '../games/roulette/verifierFamily.ts';
import { scratchFamily } from '../games/scratch/verifierFamily.ts';
import { sicBoFamily } from '../games/sic-bo/verifierFamily.ts';
import { sportsbookFamily } from '../games/sportsbook/verifierFamily.ts';
import { threeCardPokerFamily } from '../games/three-card-poker/verifierFamily.ts';
import { videoPokerFamily } from '../games/video-poker/verifierFamily.ts';
import { wheelFamily } from '../games/wheel/verifierFamily.ts';
import type { VerifierFamily } from './verifierFamily.ts';

/** The games whose rounds can be verified, by the code of the family. */
export const families: Readonly<Record<string, VerifierFamily>> = {
  'lotus-lanterns': lotusLanternsFamily,
  'emerald-falls': emeraldFallsFamily,
  'night-market': nightMarketFamily,
  reels: reelsFamily,
  mines: minesFamily,
  dice: diceFamily,
  limbo: limboFamily,
  crash: crashFamily,
  plinko: plinkoFamily,
  keno: kenoFamily,
  wheel: wheelFamily,
  'hi-lo': hiLoFamily,
  'coin-flip': coinFlipFamily,
  climb: climbFamily,
  scratch: scratchFamily,
  blackjack: blackjackFamily,
  'three-card-poker': threeCardPokerFamily,
  'casino-holdem': casinoHoldemFamily,
  'video-poker': videoPokerFamily,
  baccarat: baccaratFamily,
  'bull-bull': bullBullFamily,
  'fish-prawn-crab': fishPrawnCrabFamily,
  'sic-bo': sicBoFamily,
  'dragon-tiger': dragonTigerFamily,
  roulette: rouletteFamily,
  bingo: bingoFamily,
  'money-wheel': moneyWheelFamily,
  'fan-tan': fanTanFamily,
  fish: fishFamily,
  'digit-draw': digitDrawFamily,
  'race-draw': raceDrawFamily,
  'dice-draw': diceDrawFamily,
  'pick-draw': pickDrawFamily,
  'pok-deng': pokDengFamily,
  'big-two': bigTwoFamily,
  brag: bragFamily,
  sportsbook: sportsbookFamily,
};
