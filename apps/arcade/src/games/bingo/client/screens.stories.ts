import { outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import drawStyles from '../../../shell/draw/draw.css?inline';
import { startDraws } from '../../../shell/draw/startDraws.ts';
import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { drawStories } from '../../../shell/stories/drawStories.ts';
import { press } from '../../../shell/stories/screenStory.ts';
import { bingoFormOf } from '../forms.ts';
import { bingoGame } from '../game.ts';
import { randomTicket } from '../makeTickets.ts';
import { bingoClient } from './client.ts';
import styles from './game.css?inline';
import ticketStyles from './tickets.css?inline';

export default { title: 'Games of the arcade/Bingo', tags: ['!autodocs', '!test'] };

const gameCode = 'tea-time-bingo';
const form = bingoFormOf(gameCode);
const draw = uniformDraw(outcomeWords({ serverSeed: 'b1'.repeat(32), clientSeed: 'c1'.repeat(16), nonce: 0 }));

const stories = drawStories({
  gameCode,
  // The server of a story sends events of this game only.
  client: bingoClient as unknown as DrawGameClient,
  start: startDraws,
  game: bingoGame(gameCode),
  styles: [drawStyles, styles, ticketStyles],
  stake: 1_000n,
  choice: { form, amount: '1000', tickets: [randomTicket(form, draw)] },
  session: { slip: { unit: '100', max: '500000' } },
  skip: press('.bingo-skip'),
  words: { Waiting: 'Doors closed', Betting: 'Buy tickets', Resumed: 'In this game', Won: 'You win {win}' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
