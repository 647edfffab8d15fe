import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreeBalance } from '../wallet/wallet.repository.ts';
import { birthdaysOn, createBirthdayGifts } from './birthdayGifts.ts';
import { createLoyaltyFixture, type LoyaltyFixture } from './testing/loyaltyFixture.ts';

let fixture: LoyaltyFixture;

beforeAll(async () => {
  fixture = await createLoyaltyFixture();
});
afterAll(() => fixture.gateway.close());

/** Gives the gifts due at a moment. */
const giveAt = (at: number) => {
  const { merchants } = fixture.gateway.app.gateway.services;
  return createBirthdayGifts({ db: fixture.gateway.deps.db, merchants, clock: () => at }).give();
};

/** Creates a player of a level with a birthday; returns a function that reads the balance in minor units. */
async function born(birthday: string, level: string): Promise<() => Promise<bigint>> {
  const player = await fixture.player(0n);
  const { id } = player.session.account;
  const { db } = fixture.gateway.database;
  await sql`update account set profile = ${JSON.stringify({ birthday })}::jsonb where id = ${id}::uuid`.execute(db);
  await sql`insert into loyalty_player (account_id, currency, merchant_code, level, month)
    values (${id}::uuid, 'THB', 'NORTH', ${level}, '2026-11-01')`.execute(db);
  return () => findFreeBalance(db, { accountId: id, merchantCode: 'NORTH' }, 'THB');
}

describe('a birthday', () => {
  it('MEM-02 brings the gift of the level once a year, however often the work runs', async () => {
    const gold = await born('1990-04-13', 'gold');
    const bronze = await born('1990-04-13', 'bronze');
    const other = await born('1990-04-14', 'gold');
    // In Bangkok it begins at 17:00 UTC.
    const midnight = Date.UTC(2027, 3, 12, 17);
    await giveAt(midnight - 1);
    expect(await gold()).toBe(0n);
    await Promise.all([giveAt(midnight), giveAt(midnight), giveAt(midnight)]);
    await giveAt(midnight + 86_399_999);
    expect([await gold(), await bronze(), await other()]).toEqual([20_000n, 0n, 0n]);
    await giveAt(Date.UTC(2028, 3, 13));
    expect(await gold()).toBe(40_000n);
  });

  it.each([
    ['2027-02-28', ['02-28', '02-29']],
    ['2028-02-28', ['02-28']],
    ['2028-02-29', ['02-29']],
    ['2027-03-01', ['03-01']],
  ])('MEM-02 on %s is that of %j', (day, ends) => {
    expect(birthdaysOn(day)).toEqual(ends);
  });
});
