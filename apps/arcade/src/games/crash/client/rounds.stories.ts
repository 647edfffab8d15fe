import { roundStories } from '../../../shell/stories/roundStory.ts';
import { crashClient } from './client.ts';
import styles from './game.css?inline';
import panelsStyles from './panels.css?inline';

const round = roundStories({ client: crashClient, styles: [styles, panelsStyles] });
const gameCode = 'cash-out-glider';

export default { title: 'Games of the arcade/Crash', tags: ['!autodocs', '!test'] };

/** The player stops and takes the win. */
export const CashedOut = round('cashed_out', {
  gameCode,
  nonce: 8,
  choice: { panel: 1, target: 161, clientSeed: '00112233445566778899aabbccddeeff' },
  decisions: [{ ended: true }],
});

/** The stake is returned after an interruption. */
export const StakeReturned = round('stake_returned', {
  gameCode,
  choice: { panel: 1, target: 456286, clientSeed: '00112233445566778899aabbccddeeff' },
  decisions: [{ returned: true }],
});

/** The round crashes. */
export const RoundCrashed = round('round_crashed', {
  gameCode,
  nonce: 5,
  choice: { panel: 1, target: null, clientSeed: '00112233445566778899aabbccddeeff' },
  decisions: [{ ended: true }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  nonce: 5,
  choice: { panel: 1, target: null, clientSeed: '00112233445566778899aabbccddeeff' },
  decisions: [{ ended: true }],
});
