import type { Game, RoundEvent } from '../../games/game.ts';
import type { DrawGameClient } from '../draw/drawGame.ts';
import drawStyles from '../draw/draw.css?inline';
import { startDraws } from '../draw/startDraws.ts';
import tableStyles from '../draw/table.css?inline';
import { drawStories } from './drawStories.ts';

interface TableParts<Event extends RoundEvent> {
  gameCode: string;
  client: DrawGameClient<Event>;
  game: Pick<Game, 'drawing' | 'play'>;
  styles: readonly string[];
  /** The player's stakes by place, in minor units. */
  bets: Readonly<Record<string, string>>;
}

/** Creates the stories of a table with places. */
export function tableStories<Event extends RoundEvent>({ client, bets, styles, ...rest }: TableParts<Event>) {
  return drawStories({
    ...rest,
    styles: [drawStyles, tableStyles, ...styles],
    // The server of a story sends events of this game only.
    client: client as unknown as DrawGameClient,
    start: startDraws,
    stake: Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n),
    choice: { bets },
    session: { slip: { unit: '100', max: '500000' } },
    words: {
      Waiting: 'No more bets',
      Betting: 'Place your bets',
      Resumed: 'your bet ฿5.00',
      Won: 'You win {win}',
    },
  });
}
