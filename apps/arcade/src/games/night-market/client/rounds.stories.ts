import { playRow } from '../../../books/bookEngine.ts';
import { roundStories } from '../../../shell/stories/roundStory.ts';
import { nightMarketEngine } from '../rules.ts';
import { nightMarketClient } from './client.ts';
import coinsStyles from './coins.css?inline';
import featureStyles from './feature.css?inline';
import styles from './game.css?inline';
import rulesSheetStyles from './rulesSheet.css?inline';
import sizesStyles from './sizes.css?inline';
import symbolPaysStyles from '../../../shell/symbolPays.css?inline';

const round = roundStories({
  client: nightMarketClient,
  styles: [symbolPaysStyles, styles, coinsStyles, featureStyles, rulesSheetStyles, sizesStyles],
  playRow: (row, stake) => playRow(nightMarketEngine, row, stake),
});
const gameCode = 'night-market';

export default { title: 'Games of the arcade/NightMarket', tags: ['!autodocs', '!test'] };

/** Six coins start respins. */
export const RespinsStarted = round('respins_started', {
  gameCode,
  bookRow: { position: 15207, seed: '0000000000009cd2', payout: 1900 },
});

/** A special coin changes the others. */
export const CoinSpecial = round('coin_special', {
  gameCode,
  bookRow: { position: 23306, seed: '000000000000f033', payout: 2500 },
});

/** The places without a coin spin again. */
export const Respin = round('respin', {
  gameCode,
  bookRow: { position: 15207, seed: '0000000000009cd2', payout: 1900 },
});

/** The reels stop. */
export const ReelsStopped = round('reels_stopped', {
  gameCode,
  bookRow: { position: 21062, seed: '000000000000d93c', payout: 60 },
});

/** Coins are on the reels. */
export const CoinsLanded = round('coins_landed', {
  gameCode,
  bookRow: { position: 20222, seed: '000000000000d0d7', payout: 20 },
});

/** Symbols pay on neighbouring reels. */
export const WaysWon = round('ways_won', {
  gameCode,
  bookRow: { position: 21062, seed: '000000000000d93c', payout: 60 },
});

/** Coins on every place win the grand prize. */
export const GrandWon = round('grand_won', {
  gameCode,
  bookRow: { position: 16214, seed: '000000000000a788', payout: 254900 },
});

/** The values of all coins are paid. */
export const FeatureEnded = round('feature_ended', {
  gameCode,
  bookRow: { position: 15207, seed: '0000000000009cd2', payout: 1900 },
});

/** The round ends at the largest win. */
export const MaxWin = round('max_win', {
  gameCode,
  bookRow: { position: 16887, seed: '000000000000ae4c', payout: 500000 },
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  bookRow: { position: 75532, seed: '000000000000eda2', payout: 0 },
});
