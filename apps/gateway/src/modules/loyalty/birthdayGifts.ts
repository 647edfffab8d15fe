import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { payBirthdayGift } from './loyaltyPayment.ts';
import { levelsAt } from './loyaltySettings.ts';
import { dayAt, levelOf } from './standing.rules.ts';

/** Gives players the gift of their level on their birthday. Several gateways may do it at once. */
export interface BirthdayGifts {
  /** Gives the gifts due today in the time zone of each merchant: one gift for each player and year. */
  give(): Promise<void>;
}

export function createBirthdayGifts({
  db,
  merchants,
  clock,
}: {
  db: Kysely<Database>;
  merchants: MerchantService;
  clock: () => number;
}): BirthdayGifts {
  async function giveFor({ code, currency, settings }: Merchant): Promise<void> {
    const at = clock();
    const levels = levelsAt(settings, currency, at);
    if (levels.every(({ birthdayGift }) => birthdayGift === 0n)) return;
    const day = dayAt(at, settings.timeZone);
    for (const { accountId, level: storedLevel } of await listDue(db, code, currency, day)) {
      const level = levelOf(levels, storedLevel);
      const amount = level.birthdayGift;
      if (amount === 0n) continue;
      await db.transaction().execute(async (transaction) => {
        const given = await transaction
          .insertInto('birthday_gift')
          .values({ account_id: accountId, year: yearOf(day), day, level: level.code, amount })
          .onConflict((conflict) => conflict.doNothing())
          .returning('account_id')
          .executeTakeFirst();
        if (given === undefined) return;
        const player = { accountId, merchantCode: code };
        await payBirthdayGift(transaction, { player, at }, { year: yearOf(day), amount });
      });
    }
  }

  return {
    async give() {
      const rows = await db.selectFrom('merchant').select('code').execute();
      for (const { code } of rows) {
        const merchant = await merchants.byCode(code);
        if (merchant !== undefined) await giveFor(merchant);
      }
    },
  };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Returns the ends of the birth dates that are celebrated on a day: 29 February counts as the 28th in other years. */
export function birthdaysOn(day: string): string[] {
  const monthDay = day.slice(5);
  const isLeapYear = new Date(Date.UTC(yearOf(day), 1, 29)).getUTCDate() === 29;
  return monthDay === '02-28' && !isLeapYear ? [monthDay, '02-29'] : [monthDay];
}

async function listDue(
  db: Kysely<Database>,
  merchantCode: string,
  currency: string,
  day: string,
): Promise<{ accountId: string; level: string }[]> {
  const { rows } = await sql<{ accountId: string; level: string }>`
    select a.id as "accountId", p.level from account a join loyalty_player p on p.account_id = a.id and p.currency = ${currency}
    where a.merchant_code = ${merchantCode} and a.profile ? 'birthday' and right(a.profile ->> 'birthday', 5) = any (${birthdaysOn(day)}::text[])
      and a.status = 'active'
      and not exists (select from birthday_gift g where g.account_id = a.id and g.year = ${yearOf(day)})`.execute(db);
  return rows;
}
