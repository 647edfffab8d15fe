import { sql, type Kysely } from 'kysely';
import { gameTypes } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { RatesPpm } from '../../tables/agentTables.ts';
import { createAffiliateUrlRepository } from './affiliateUrl.repository.ts';
import { newCode } from './affiliateUrl.service.ts';
import { lockAccounts, setGranted } from './quota.repository.ts';

const DAY_MS = 86_400_000;

/** Downlines that a demo agent may hold at the limited levels, by level in parts per million. */
const QUOTAS = [
  [77_000, 5],
  [76_000, 20],
] as const;

const everyGame = (ppm: number): RatesPpm => Object.fromEntries(gameTypes.map((type) => [type, ppm]));

/** Links of a demo agent; `days` is how long they are valid, null for ever. */
const LINKS = [
  { label: 'Friends', type: 'member', rates: everyGame(50_000), days: null },
  { label: 'Partners', type: 'agent', rates: everyGame(70_000), days: 90 },
] as const;

/**
 * Gives a demo agent quotas, and links for players and agents. Existing ones, of an operator or the agent, are
 * unchanged.
 */
export async function seedDemoAgency(
  db: Kysely<Database>,
  { agentId, merchantCode, now }: { agentId: string; merchantCode: string; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction, [agentId]);
    const { rows } = await sql<{ hasQuotas: boolean; hasLinks: boolean }>`
      select exists (select from agent_quota where account_id = ${agentId}::uuid) as "hasQuotas",
        exists (select from affiliate_url where agent_id = ${agentId}::uuid) as "hasLinks"`.execute(transaction);
    const [known] = rows;
    if (!known?.hasQuotas)
      for (const [level, granted] of QUOTAS) await setGranted(transaction, agentId, level, granted);
    if (known?.hasLinks) return;
    const urls = createAffiliateUrlRepository(transaction);
    for (const { label, type, rates, days } of LINKS)
      await urls.insert({
        merchant_code: merchantCode,
        code: newCode(),
        agent_id: agentId,
        label,
        type,
        rates: JSON.stringify(rates),
        created_at: new Date(now),
        expires_at: days === null ? null : new Date(now + days * DAY_MS),
        deleted_at: null,
      });
  });
}
