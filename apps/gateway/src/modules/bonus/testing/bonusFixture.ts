import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createLedgerFixture, playerOf, type LedgerFixture } from '../../ledger/testing/ledgerFixture.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { endBonus, findPurse, grantBonus, type BonusGrant, type Purse, type PurseEnd } from '../bonus.repository.ts';
import { WAGERING_READER, createBonusWork, type BonusWork } from '../bonusWork.ts';

/** A ledger with players who have bonuses. */
export interface BonusFixture extends LedgerFixture {
  work: BonusWork;
  /** Counts until every outbox line was read. */
  count(): Promise<void>;
  /** Opens a bonus of 500.00 that requires 4,000.00 of stakes, and returns its id. */
  grant(owner: string, change?: Partial<Omit<BonusGrant, 'player'>>): Promise<string>;
  end(owner: string, purse: string, end: PurseEnd): Promise<string>;
  purse(owner: string, id: string): Promise<Purse>;
  /** Reads the free cash, in minor units. */
  cashOf(owner: string): Promise<bigint>;
}

/** Creates the fixture, for players of the merchant NORTH. */
export async function createBonusFixture({ clock = () => Date.now() } = {}): Promise<BonusFixture> {
  const ledger = await createLedgerFixture();
  const { app, database } = ledger;
  await sql`insert into merchant (code, name, brand, currency) values ('NORTH', 'North', 'north', 'THB')`.execute(
    database.db,
  );
  const work = createBonusWork({
    db: app.db,
    clock,
    merchants: { byCode: () => Promise.resolve(undefined) },
    ledgerEvents: { publish: () => undefined },
  });
  return {
    ...ledger,
    work,
    count: () => untilRead(database.db, WAGERING_READER, () => work.readOutbox()),
    async grant(owner, change = {}) {
      const grantId = randomUUID();
      const { status } = await grantBonus(app.db, {
        player: playerOf(owner),
        grantId,
        currency: 'THB',
        amount: 50_000n,
        required: 400_000n,
        expiresAt: new Date(Date.now() + 86_400_000),
        source: { promotionId: 'welcome' },
        ...change,
      });
      if (status !== 'OK') throw new Error(`The bonus of the test was answered ${status}`);
      return change.grantId ?? grantId;
    },
    end: (owner, purse, end) => endBonus(app.db, playerOf(owner), purse, { end, at: Date.now() }),
    async purse(owner, id) {
      const purse = await findPurse(app.db, playerOf(owner), id);
      if (purse === undefined) throw new Error('The purse is not there');
      return purse;
    },
    cashOf: (owner) => ledger.balanceOf(owner),
  };
}
