import { describe, expect, it } from 'vitest';
import type { LegQuote } from '../../fairness/legQuote.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import { sha256, toHex } from '../../fairness/sha256.ts';
import { fixtureOf } from '../../games/sportsbook/model/fixtures.ts';
import { leagues } from '../../games/sportsbook/model/leagues.ts';
import { sports } from '../../games/sportsbook/model/sports.ts';
import { fixtureClientSeed } from '../../games/sportsbook/model/tape.ts';
import { checkPrice } from '../../games/sportsbook/slipPrices.ts';
import type { ListedFixture } from './feed.ts';
import { createSimulatedFeed } from './simulatedFeed.ts';
import { simulatedSports } from './simulatedSports.ts';

const serverSeedOf = ({ id }: Pick<ListedFixture, 'id'>): string => toHex(sha256(new TextEncoder().encode(id)));

function listedOf(sport: string): ListedFixture {
  const league = leagues.find((each) => each.sport === sport);
  const fixture = fixtureOf(league?.code ?? '', 3_000_000);
  return {
    ...fixture,
    endsBy: fixture.startsAt + fixture.ticks * fixture.tickMs,
    seedPairId: '',
    sealedServerSeed: Buffer.alloc(0),
    seedHash: commitmentOf(serverSeedOf(fixture)),
    clientSeed: fixtureClientSeed(fixture),
  };
}

/** Returns a quote as the database returns it: with fields in another order. */
function stored(quote: LegQuote | null): LegQuote {
  const turned = JSON.stringify(quote, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toReversed())
      : part,
  );
  return JSON.parse(turned) as LegQuote;
}

describe('the simulated feed', () => {
  it.each(sports)('gives the inputs of each price of $code', ({ code }) => {
    const fixture = listedOf(code);
    const feed = createSimulatedFeed(simulatedSports, serverSeedOf);
    const tape = { id: fixture.id, serverSeed: serverSeedOf(fixture), seedHash: fixture.seedHash };
    const ticks = [-1, ...[0, 1 / 4, 1 / 2].map((part) => Math.floor(fixture.ticks * part))];
    let priced = 0;
    for (const tick of ticks) {
      const moment = feed.at(fixture, fixture.startsAt + tick * fixture.tickMs);
      const quote = stored(moment.quote);
      for (const { market, picks } of moment.markets().slice(0, 6)) {
        const selections = [{ market, pick: picks[0]?.pick ?? '' }];
        const price = moment.priceOf(selections);
        if (price === null) continue;
        priced += 1;
        const leg = { fixture: fixture.id, selections, price };
        expect(checkPrice(leg, quote, tape)).toMatchObject({ verdict: 'agrees', price, isStateProven: true });
        expect(checkPrice(leg, quote)).toMatchObject({ verdict: 'agrees', price, isStateProven: tick < 1 });
      }
    }
    expect(priced).toBeGreaterThan(5);
  });
});
