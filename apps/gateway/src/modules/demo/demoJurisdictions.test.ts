import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcements, Contest, HelpItem, Promotions } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { seedDemo } from './seedDemo.ts';
import { createBuiltSite } from './testing/builtSite.ts';

const jurisdictions = ['GB', 'DE', 'SE', 'BR', 'nowhere'] as const;

let gateway: TestGateway;
const site = createBuiltSite();

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: 'a-secret-of-the-in-house-games-for-tests' },
    config: { siteDir: site.folder },
  });
  await gateway.database.db.deleteFrom('merchant').execute();
  const deps = gateway.app.gateway;
  for (const name of jurisdictions) {
    site.build({ [`in-${name.toLowerCase()}`]: name });
    const config = { ...deps.config, demoJurisdiction: name, defaultMerchant: `IN_${name.toUpperCase()}` };
    await seedDemo({ ...deps, config });
  }
  await gateway.app.ready();
  await deps.services.content.refresh();
});
afterAll(async () => {
  await gateway.close();
  site.remove();
});

/** Reads the pages of a merchant of a jurisdiction, as a visitor. */
async function shown(name: (typeof jurisdictions)[number]) {
  const headers = { Merchant: `IN_${name.toUpperCase()}` };
  const value = async (route: 'listPromotions' | 'listContests' | 'listAnnouncements' | 'listHelp') =>
    (await gateway.call(route, { headers })).envelope.value;
  const { list } = (await value('listPromotions')) as Promotions;
  const { notices, popup } = (await value('listAnnouncements')) as Announcements;
  return {
    promotions: list.map(({ id }) => id),
    offers: list.flatMap(({ terms }) => terms ?? []),
    contests: ((await value('listContests')) as { list: Contest[] }).list.map(({ code }) => code),
    announcements: [...notices, ...popup].map(({ id }) => id),
    help: ((await value('listHelp')) as { list: HelpItem[] }).list.map(({ tag }) => tag),
  };
}

describe('the demo in a jurisdiction', () => {
  it('PROMO-06 DE has no levels, and no content mentions them', async () => {
    const { promotions, announcements, help } = await shown('DE');
    expect(promotions.length).toBeGreaterThanOrEqual(12);
    expect(promotions).not.toContain('promo-vip');
    expect(announcements).not.toContain('ann-levels');
    expect(help).not.toContain('levels');
  });

  it('PROMO-06 BR has no reward for a first deposit', async () => {
    const { promotions } = await shown('BR');
    expect(promotions).toContain('promo-reload');
    expect(promotions).not.toContain('promo-welcome');
  });

  it('PROMO-06 SE gives each player one reward per offer', async () => {
    const { offers, promotions } = await shown('SE');
    expect(promotions).toContain('promo-welcome');
    expect(offers.map(({ perPlayer }) => perPlayer)).toEqual(offers.map(() => 1));
  });

  it('PROMO-06 GB has no tournament over several products, and no bonus with a wagering above ten times', async () => {
    const { contests, offers } = await shown('GB');
    expect(contests).toContain('contest-multiplier');
    expect(contests).not.toContain('contest-turnover');
    expect(offers.filter(({ wageringMultiple }) => (wageringMultiple ?? 0) > 10)).toEqual([]);
  });

  it('PROMO-06 an unknown jurisdiction forbids all of this', async () => {
    const { promotions, contests } = await shown('nowhere');
    expect(promotions).not.toEqual([]);
    for (const id of ['promo-welcome', 'promo-reload', 'promo-vip']) expect(promotions).not.toContain(id);
    expect(contests).not.toContain('contest-turnover');
  });
});
