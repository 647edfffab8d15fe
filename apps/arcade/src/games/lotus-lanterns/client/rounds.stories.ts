import { roundStories } from '../../../shell/stories/roundStory.ts';
import { lotusLanternsClient } from './client.ts';
import styles from './game.css?inline';
import jackpotStyles from './jackpot.css?inline';
import platesStyles from './plates.css?inline';
import symbolPaysStyles from '../../../shell/symbolPays.css?inline';

const round = roundStories({
  client: lotusLanternsClient,
  styles: [symbolPaysStyles, styles, jackpotStyles, platesStyles],
});
const gameCode = 'lotus-lanterns';

export default { title: 'Games of the arcade/LotusLanterns', tags: ['!autodocs', '!test'] };

/** The reels stop. */
export const ReelsStopped = round('reels_stopped', { gameCode, nonce: 18601, choice: { unit: 100 } });

/** Symbols on a line pay. */
export const LineWin = round('line_win', { gameCode, nonce: 18601, choice: { unit: 100 } });

/** Scatters pay in any position. */
export const Scatter = round('scatter', { gameCode, nonce: 18879, choice: { unit: 100 } });

/** Scatters start free spins. */
export const FreeSpinsStarted = round('free_spins_started', { gameCode, nonce: 18879, choice: { unit: 100 } });

/** A free spin begins. */
export const FreeSpin = round('free_spin', { gameCode, nonce: 18879, choice: { unit: 100 } });

/** Free spins add more free spins. */
export const FreeSpinsAdded = round('free_spins_added', { gameCode, nonce: 10307, choice: { unit: 100 } });

/** The total of the free spins is shown. */
export const FreeSpinsEnded = round('free_spins_ended', { gameCode, nonce: 18879, choice: { unit: 100 } });

/** A win that is many times the stake is counted up. */
export const BigWin = round('big_win', { gameCode, nonce: 4331, choice: { unit: 100 } });

/** A jackpot falls. */
export const JackpotWon = round('jackpot_won', { gameCode, nonce: 4839, choice: { unit: 100 } });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 46726, choice: { unit: 100 } });
