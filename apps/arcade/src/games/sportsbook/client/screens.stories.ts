import type { ArcadeClient } from '../../../shell/arcadeClient.ts';
import { press, screenStories } from '../../../shell/stories/screenStory.ts';
import type { SportsMessage } from '../../../sportsApi.ts';
import styles from './game.css?inline';
import { loadMessages } from './messages/messages.ts';
import { sportsbookClient } from './sportsbookClient.ts';
import { startSportsbook } from './startSportsbook.ts';
import {
  detailOf,
  fixtureOf,
  legOf,
  lobbyOf,
  NOW,
  resultOfFixture,
  slipOf,
  upcomingOf,
} from './testing/sampleSports.ts';

export default { title: 'Games of the arcade/Sportsbook', tags: ['!autodocs', '!test'] };

const screen = screenStories({
  gameCode: 'football-arena',
  styles: [styles],
  messages(language) {
    // Clears the slip and the route that an earlier story stored.
    localStorage.clear();
    history.replaceState(null, '', `${location.pathname}${location.search}`);
    return loadMessages(language);
  },
  start: (place, parts, messages) =>
    startSportsbook(place, { ...parts, game: sportsbookClient(messages), sitePage: () => undefined }),
});

/** The data of the server: live fixtures unless `isQuiet`, an upcoming one, and a slip that is open or has won. */
interface Served {
  isQuiet?: boolean;
  hasWon?: boolean;
}

const won = slipOf('one', { state: 'settled', paid: '2150', cashOut: null, views: [legOf('a:1', { outcome: 'won' })] });

function served(path: string, { isQuiet = false, hasWon = false }: Served): unknown {
  if (path.startsWith('sports/fixtures/')) return detailOf('fb-lantern:7');
  if (path.startsWith('sports/fixtures') && path.includes('live'))
    return {
      serverTime: NOW,
      list: isQuiet ? [] : [fixtureOf('fb-lantern:7'), fixtureOf('fb-lantern:9')],
      hasMore: false,
    };
  if (path.startsWith('sports/fixtures'))
    return { serverTime: NOW, list: [upcomingOf('fb-lantern:8')], hasMore: false };
  if (path.startsWith('sports/results')) return { list: [resultOfFixture('fb-lantern:1')], hasMore: false };
  if (path.startsWith('sports/slips'))
    return { list: path.includes('open') === hasWon ? [] : [hasWon ? won : slipOf('one')], hasMore: false };
  return lobbyOf();
}

const client = (facts: Served = {}): Partial<ArcadeClient> => ({
  call: ((_method: string, path: string) => Promise.resolve(served(path, facts))) as ArcadeClient['call'],
});
const hello: SportsMessage = { type: 'hello', serverTime: NOW, slips: [] };
const openBets = press('[data-tab="mine"]');

/** No fixture is live. */
export const Waiting = screen({
  words: 'Nothing in play',
  messages: () => [hello],
  client: client({ isQuiet: true }),
  acts: [press('[data-tab="live"]')],
});

/** A pick on the slip. */
export const Betting = screen({
  words: 'Enter a stake.',
  messages: () => [hello],
  client: client(),
  acts: [press('.price'), press('.slip-bar')],
});

/** Open bets with their current value. */
export const Resumed = screen({
  words: 'Cash out ฿12.34',
  messages: () => [hello],
  client: client(),
  acts: [openBets],
});

/** A slip that won. */
export const Won = screen({
  words: 'my-slip-result">Won',
  messages: () => [hello],
  client: client({ hasWon: true }),
  acts: [openBets, press('[data-tab="closed"]')],
});

/** The session has ended. */
export const Refused = screen({
  words: 'The session has ended',
  messages: () => [hello],
  client: client(),
  isRefused: true,
});
