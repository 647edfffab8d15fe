import { setImmediate as otherWork } from 'node:timers/promises';
import type { FixtureTape } from '../../fairness/fixtureTape.ts';
import type { League } from '../../games/sportsbook/model/sportModel.ts';
import type { FixtureResult, FixtureView } from '../../sportsApi.ts';
import type { FixtureMoment, ListedFixture, SportsFeed } from './feed.ts';
import type { EndedFixture } from './fixture.repository.ts';

/** Converts fixtures to their public form. */
export interface FixtureViews {
  leagueOf(fixture: Pick<ListedFixture, 'league'>): Pick<League, 'code' | 'name'>;
  /** Returns a fixture with its main markets, or with all of them. */
  viewOf(fixture: ListedFixture, moment: FixtureMoment, hasAllMarkets?: boolean): FixtureView;
  /** Returns the fixtures of a list. Pricing takes some ms per fixture, so it yields to the event loop in between. */
  viewsOf(list: readonly ListedFixture[], at: (fixture: ListedFixture) => FixtureMoment): Promise<FixtureView[]>;
  resultOf(fixture: EndedFixture): FixtureResult;
  /** Returns the inputs of a finished fixture. It reveals the seed. */
  tapeOf(fixture: ListedFixture): FixtureTape;
}

/** Creates the views of fixtures. */
export function createFixtureViews(
  { leagues }: Pick<SportsFeed, 'leagues'>,
  serverSeedOf: (fixture: ListedFixture) => string,
): FixtureViews {
  const leagueByCode = new Map(leagues.map(({ code, name }) => [code, { code, name }]));
  const leagueOf: FixtureViews['leagueOf'] = ({ league: code }) =>
    // A league that is no longer available is shown by its code.
    leagueByCode.get(code) ?? { code, name: { EN: code, TY: code, CN: code } };

  const viewOf: FixtureViews['viewOf'] = (fixture, moment, hasAllMarkets = false) => {
    const markets = moment.markets();
    return {
      id: fixture.id,
      sport: fixture.sport,
      league: leagueOf(fixture),
      entrants: [...fixture.entrants],
      startsAt: fixture.startsAt,
      endsBy: fixture.endsBy,
      phase: moment.phase,
      seedHash: fixture.seedHash,
      clientSeed: fixture.clientSeed,
      board: moment.board,
      revision: moment.revision,
      markets: hasAllMarkets ? [...markets] : markets.filter(({ group }) => group === 'main'),
      openMarkets: markets.length,
    };
  };

  return {
    leagueOf,
    tapeOf: (fixture) => ({ id: fixture.id, serverSeed: serverSeedOf(fixture), seedHash: fixture.seedHash }),
    viewOf,
    async viewsOf(list, at) {
      const shown: FixtureView[] = [];
      for (const fixture of list) {
        await otherWork();
        shown.push(viewOf(fixture, at(fixture)));
      }
      return shown;
    },
    resultOf: (fixture) => ({
      id: fixture.id,
      sport: fixture.sport,
      league: leagueOf(fixture),
      entrants: [...fixture.entrants],
      startsAt: fixture.startsAt,
      board: fixture.result,
      seedHash: fixture.seedHash,
      clientSeed: fixture.clientSeed,
      serverSeed: serverSeedOf(fixture),
    }),
  };
}
