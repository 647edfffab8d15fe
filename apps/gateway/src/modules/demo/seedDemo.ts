import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { toMinor } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import { offerLimitsAt } from '../jurisdiction/offerLimits.ts';
import type { ContractRequestService } from '../agent/contractRequest.service.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { seedDemoAgency } from '../agent/demoAgency.ts';
import { seedDemoContracts } from '../agentContract/demoContracts.ts';
import { seedDemoTeam } from '../agentReport/demoTeams.ts';
import { demoHosts, seedDemoAnchors } from '../anchor/demoAnchors.ts';
import { creditDemoBalance } from '../ledger/demoBalance.ts';
import { seedDemoLoyalty } from '../loyalty/demoLoyalty.ts';
import type { AccountService } from '../member/account.service.ts';
import type { MerchantService, NewMerchant } from '../merchant/merchant.service.ts';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import type { AffiliateService } from '../registration/affiliate.service.ts';
import { seedDemoWinners } from '../winner/demoWinners.ts';
import { createDemoAccounts, createDemoAgents } from './demoAccounts.ts';
import { gameClassRows, gameRows, orderHotGames, vendorRows } from './demoCatalogue.rules.ts';
import { allowedContent, promotionCategoryNames, publishDemoContent } from './demoContent.ts';
import { demoContestRules, publishDemoContests } from './demoContests.ts';
import { demoRules } from './demoOffers.ts';
import { demoMerchants, maintainedVendors, readBrandNames } from './demoMerchants.ts';
import {
  findSeedVersion,
  offerVendors,
  replaceCatalogue,
  replaceGameCaps,
  saveSeedVersion,
} from './demo.repository.ts';

// Any fixed number works, as long as every process uses the same.
const LOCK_KEY = 7_275_190_130;
/** The initial balance of the demo player and the demo agent, in whole units of the merchant's currency. */
const OPENING_BALANCE = '10000';
/** The kind of contract that waits for the demo agent's answer. */
const DEMO_CONTRACT = 'daily_salary';
/** The affiliate domain by which players register below the demo agent: `/m/register?domain=friends.example`. */
const DEMO_AFFILIATE_DOMAIN = 'friends.example';

export interface SeedDemoDeps {
  config: Pick<GatewayConfig, 'siteDir' | 'defaultMerchant' | 'demoJurisdiction' | 'hasDemoTeams'>;
  db: Kysely<Database>;
  masterKeys: Pick<MasterKeys, 'seal'>;
  services: {
    merchants: MerchantService;
    accounts: AccountService;
    contractRequests: ContractRequestService;
    affiliates: AffiliateService;
  };
  /** The time in epoch milliseconds. */
  clock: () => number;
}

/**
 * Inserts the demo data: a merchant for every brand of the built site, and the catalogue. Each merchant gets its offer,
 * content, accounts, opening balances, winners' board, a contract to answer, the agent's quotas, links and domain, and
 * on request teams of agents with a past. Returns the merchants, the default one first. Running it again only adds
 * merchants of new brands; changes by an operator stay until a release brings a new catalogue or new texts. Several
 * processes may run it at once.
 */
export async function seedDemo({
  config,
  db,
  masterKeys,
  services: { merchants, accounts, contractRequests, affiliates },
  clock,
}: SeedDemoDeps): Promise<NewMerchant[]> {
  // Imported here, because only a demo needs the lists of the drawing package.
  const artwork = await import('@parlor/artwork');
  const vendors = artwork.demoVendors();
  const games = artwork.demoGames();
  const classes = artwork.gameClassNames;
  const gameCaps = artwork.demoGameCaps().map(({ gameCode, roundMultiple }) => ({
    provider: IN_HOUSE_PROVIDER,
    game_code: gameCode,
    round_multiple: roundMultiple,
  }));
  const hot = orderHotGames(games.filter(({ isHot }) => isHot)).map(({ nodeId, name }) => ({
    nodeId,
    gameName: name.EN,
  }));
  const contests = artwork.demoContests();
  const tables = games.filter(({ gameType }) => gameType === 'LIVE').map(({ nodeId }) => nodeId);
  const content = (now: number) => ({
    banners: artwork.demoBanners(),
    announcements: artwork.demoAnnouncements(now),
    promotions: artwork.demoPromotions(now),
    help: artwork.demoHelp(),
  });
  const seeded = demoMerchants(readBrandNames(config.siteDir), config.defaultMerchant, config.demoJurisdiction);

  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK_KEY})`.execute(connection);
    try {
      await seedPart(connection, 'catalogue', { vendors, classes, games }, () =>
        connection.transaction().execute((transaction) =>
          replaceCatalogue(transaction, {
            vendors: vendorRows(vendors),
            classes: gameClassRows(classes),
            games: gameRows(games),
          }),
        ),
      );
      await seedPart(connection, 'game-caps', gameCaps, () =>
        connection.transaction().execute((transaction) => replaceGameCaps(transaction, gameCaps)),
      );
      for (const merchant of seeded) {
        const { code, currency } = merchant;
        if (!(await merchants.byCode(code))) await merchants.save(merchant);
        const limits = offerLimitsAt((await merchants.byCode(code))?.settings.jurisdiction ?? '', clock());
        const offer = vendors.map(({ vassalage }) => ({
          merchant_code: code,
          vendor_code: vassalage,
          is_maintained: maintainedVendors.includes(vassalage),
        }));
        await seedPart(connection, `offer:${code}`, offer, () => offerVendors(connection, offer));
        // Raffles come first, because offers give their tickets.
        await seedPart(connection, `contests:${code}`, { contests, demoContestRules }, () =>
          publishDemoContests(connection, masterKeys, { code, currency }, { contests, limits, now: clock() }),
        );
        await seedPart(connection, `content:${code}`, { ...content(0), promotionCategoryNames, demoRules }, () =>
          connection
            .transaction()
            .execute((transaction) => publishDemoContent(transaction, code, allowedContent(content(clock()), limits))),
        );
        await seedPart(connection, `winners:${code}`, hot, () => seedDemoWinners(connection, code, hot));
        await seedPart(connection, `anchors:${code}`, { tables, demoHosts, hasShifts: true }, () =>
          seedDemoAnchors(connection, code, tables),
        );
        const { playerId, agentId } = await createDemoAccounts(accounts, code);
        await creditDemoBalance(
          connection,
          { accountId: playerId, merchantCode: code },
          currency,
          toMinor(OPENING_BALANCE, currency) ?? 0n,
        );
        await seedPart(connection, `loyalty:${code}`, playerId, async () => {
          const settings = (await merchants.byCode(code))?.settings;
          if (settings === undefined) return;
          await seedDemoLoyalty(
            connection,
            { accountId: playerId, merchantCode: code, currency },
            { settings, now: clock() },
          );
        });
        if (config.hasDemoTeams)
          await seedPart(connection, `teams:${code}`, agentId, async () => {
            const timeZone = (await merchants.byCode(code))?.settings.timeZone;
            if (timeZone === undefined) return;
            const heads = [agentId, ...(await createDemoAgents(accounts, code))];
            for (const [seed, headId] of heads.entries())
              await seedDemoTeam(connection, { headId, merchantCode: code, currency, timeZone, seed, now: clock() });
          });
        if (config.hasDemoTeams)
          await seedPart(connection, `bills:${code}`, agentId, async () => {
            const known = await merchants.byCode(code);
            if (known === undefined) return;
            const heads = [agentId, ...(await createDemoAgents(accounts, code))];
            for (const headId of heads) await seedDemoContracts(connection, { merchant: known, headId, now: clock() });
          });
        // Credited after the bills of the past, one of which is paid only in part because the agent has too little.
        await creditDemoBalance(
          connection,
          { accountId: agentId, merchantCode: code },
          currency,
          toMinor(OPENING_BALANCE, currency) ?? 0n,
        );
        await seedPart(connection, `agency:${code}`, agentId, () =>
          seedDemoAgency(connection, { agentId, merchantCode: code, now: clock() }),
        );
        await affiliates.addDomain(code, agentId, DEMO_AFFILIATE_DOMAIN);
        await seedPart(connection, `contracts:${code}`, DEMO_CONTRACT, () =>
          contractRequests.add(agentId, DEMO_CONTRACT),
        );
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection);
    }
  });
  return seeded;
}

/** Writes a part of the demo data unless the same version was written last. */
async function seedPart(db: Kysely<Database>, part: string, data: unknown, write: () => Promise<void>): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
  if ((await findSeedVersion(db, part)) === version) return;
  await write();
  await saveSeedVersion(db, part, version);
}
