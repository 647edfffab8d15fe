import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, type ArcadeSchema } from '../../database.ts';
import { createSealedSecrets } from '../../security/sealedSecrets.ts';
import { createSeedService } from './seed.service.ts';

let testDatabase: TestDatabase;
let database: Database<ArcadeSchema>;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

describe('the pair in use', () => {
  it('is found even if another slip takes each new pair immediately', async () => {
    const { db } = database;
    // The first pair is taken as soon as it is created.
    await sql`create function take_first() returns trigger language plpgsql as $$ begin
      if not exists (select from seed_pair where player_ref = 'slip:other') then
        new.player_ref := 'slip:other'; new.client_seed := repeat('a', 32); new.next_nonce := 1;
      end if;
      return new;
    end $$`.execute(db);
    await sql`create trigger take_first before insert on seed_pair for each row execute function take_first()`.execute(
      db,
    );
    const secrets = createSealedSecrets(Buffer.alloc(32, 7));
    const seeds = createSeedService({ db, secrets, now: Date.now });
    const pair = await seeds.inUse({ playerRef: 'player', isFreePlay: false });
    expect(pair).toMatchObject({ player_ref: 'player', next_nonce: 0n });
    expect(await db.selectFrom('seed_pair').select('player_ref').execute()).toHaveLength(2);
  });
});
