import { demoGames } from '@parlor/artwork/titles';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { FixtureView, ShownFixture, ShownFixtures } from '../../sportsApi.ts';
import type { RoomClock } from '../room/roomClock.ts';
import { listFixtures } from './fixture.repository.ts';
import type { SportsFeed } from './feed.ts';
import type { Fixtures } from './fixtures.ts';
import type { FixtureViews } from './fixtureViews.ts';

interface ShownDependencies {
  db: Kysely<ArcadeSchema>;
  feed: Pick<SportsFeed, 'sports'>;
  clock: Pick<RoomClock, 'now'>;
  fixtures: Fixtures;
  fixtureViews: FixtureViews;
}

const SHOWN = 6;
const BELIEVED_MS = 2_000;

/** Returns the codes of the cards whose name begins with the sport's; they open this sport. */
function cardsOf(name: string): string[] {
  return demoGames()
    .filter((card) => card.family === 'sportsbook' && card.name.EN.startsWith(`${name} `))
    .map(({ gameCode }) => gameCode);
}

function shownOf({ id, league, entrants, startsAt, phase, board, markets }: FixtureView): ShownFixture {
  const [main] = markets;
  return {
    id,
    league: league.name,
    entrants,
    startsAt,
    isLive: phase === 'live',
    score: [...board.score],
    clock: board.clock,
    prices: main && !main.isSuspended ? main.picks : [],
  };
}

/** Creates the list that sites show. The fixtures of a sport are read at most every two seconds. */
export function createShownFixtures({ db, feed, clock, fixtures, fixtureViews }: ShownDependencies) {
  const held = new Map<string, { at: number; answer: Promise<ShownFixtures> }>();

  async function read(sport: string, name: string): Promise<ShownFixtures> {
    const rows = await listFixtures(db, { sport, offset: 0, limit: SHOWN }, clock.now());
    const views = rows.map((fixture) => fixtureViews.viewOf(fixture, fixtures.at(fixture)));
    return { gameCodes: cardsOf(name), list: views.filter(({ phase }) => phase !== 'over').map(shownOf) };
  }

  return async (sport: string): Promise<ShownFixtures> => {
    const listed = feed.sports.find(({ code }) => code === sport);
    if (!listed) return { gameCodes: [], list: [] };
    const known = held.get(sport);
    if (known && performance.now() - known.at < BELIEVED_MS) return known.answer;
    const answer = read(sport, listed.name.EN);
    held.set(sport, { at: performance.now(), answer });
    answer.catch(() => held.delete(sport));
    return answer;
  };
}
