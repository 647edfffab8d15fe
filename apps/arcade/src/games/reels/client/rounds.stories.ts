import { roundStories } from '../../../shell/stories/roundStory.ts';
import { reelsClient } from './client.ts';
import featuresStyles from './features.css?inline';
import framesStyles from './frames.css?inline';
import styles from './game.css?inline';
import headingStyles from './heading.css?inline';

const round = roundStories({ client: reelsClient, styles: [styles, headingStyles, framesStyles, featuresStyles] });

export default { title: 'Games of the arcade/Reels', tags: ['!autodocs', '!test'] };

/** The reels stop. */
export const ReelsStopped = round('reels_stopped', { gameCode: 'treasure-map-express', nonce: 1 });

/** A wild symbol covers its reel. */
export const WildExpanded = round('wild_expanded', { gameCode: 'ancient-moon-rabbit' });

/** Symbols on a line pay. */
export const LineWin = round('line_win', { gameCode: 'cactus-and-bounty' });

/** Symbols pay on neighbouring reels. */
export const WaysWin = round('ways_win', { gameCode: 'tropical-carousel' });

/** Scatters pay in any position. */
export const Scatter = round('scatter', { gameCode: 'treasure-map-express', nonce: 1 });

/** Scatters start free spins. */
export const FreeSpinsStarted = round('free_spins_started', { gameCode: 'roaming-hydra', nonce: 2 });

/** A free spin begins. */
export const FreeSpin = round('free_spin', { gameCode: 'roaming-hydra', nonce: 2 });

/** Free spins add more free spins. */
export const FreeSpinsAdded = round('free_spins_added', { gameCode: 'radiant-longhorn', nonce: 1 });

/** The total of the free spins is shown. */
export const FreeSpinsEnded = round('free_spins_ended', { gameCode: 'roaming-hydra', nonce: 2 });

/** A prize is picked and opened. */
export const PrizePicked = round('prize_picked', { gameCode: 'ruby-apple', nonce: 1 });

/** The wheel stops at its segment. */
export const WheelStopped = round('wheel_stopped', { gameCode: 'coffee-master', nonce: 1 });

/** A win that is many times the stake is counted up. */
export const BigWin = round('big_win', { gameCode: 'cherry-and-plum', nonce: 2 });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode: 'laughing-eternal-flame' });
