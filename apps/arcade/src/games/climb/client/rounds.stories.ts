import { roundStories } from '../../../shell/stories/roundStory.ts';
import { climbClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: climbClient, styles: [styles] });
const gameCode = 'shadow-chicken-crossing-mini';

export default { title: 'Games of the arcade/Climb', tags: ['!autodocs', '!test'] };

/** The climber takes a step. */
export const StepTaken = round('step_taken', {
  gameCode,
  nonce: 1,
  choice: { difficulty: 'easy' },
  decisions: [{ type: 'step', door: 1 }, { type: 'cash_out' }],
});

/** The whole ladder is shown once the round is over. */
export const LadderRevealed = round('ladder_revealed', {
  gameCode,
  nonce: 1,
  choice: { difficulty: 'easy' },
  decisions: [{ type: 'step', door: 1 }, { type: 'cash_out' }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  nonce: 5,
  choice: { difficulty: 'easy' },
  decisions: [{ type: 'step', door: 3 }],
});
