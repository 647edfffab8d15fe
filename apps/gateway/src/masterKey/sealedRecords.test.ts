import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankCards, EncryptionKeys } from '@parlor/contract';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { ensureDataFolder, ensureMasterKeys } from '../dataFolder.ts';
import { rotateMasterKeyProgram } from '../ops/rotateMasterKeyCommand.ts';
import { doctorProgram } from '../ops/doctorCommand.ts';
import { startGateway } from '../startGateway.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { createMasterKeys, isSealed, newMasterKey } from './masterKeys.ts';
import { resealRecords } from './sealedRecords.ts';

const VENDOR_KEY = randomBytes(32).toString('base64');
const [oldKey, newKey] = [newMasterKey(), newMasterKey()];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { db } = gateway.database;
  await sql`truncate encryption_key, provider, comparison_key cascade`.execute(db);
  await db.deleteFrom('bank_card').execute();
});

/** Starts a gateway on the same database with its own master keys. */
async function under(masterKeys = createMasterKeys(oldKey), offsetMs = 0) {
  const app = await buildApp({ ...gateway.deps, masterKeys, clock: () => Date.now() + offsetMs });
  const { encryption, providers } = app.gateway.services;
  return {
    encryption,
    providers,
    kids: async () => ((await encryption.publicKeys()) satisfies EncryptionKeys).keys.map(({ kid }) => kid),
  };
}

/** Returns every secret in the database, in its stored form. */
async function atRest(): Promise<string[]> {
  const { db } = gateway.database;
  const keys = await db.selectFrom('encryption_key').select('private_jwk').execute();
  const providers = await db.selectFrom('provider').select('keys').execute();
  return [...keys.map(({ private_jwk: text }) => text), ...providers.flatMap(({ keys: texts }) => texts)];
}

/** Stores secrets as earlier versions did, in plaintext. */
async function inTheClear(): Promise<void> {
  const { db } = gateway.database;
  await sql`alter table encryption_key drop constraint private_jwk_sealed`.execute(db);
  await sql`alter table provider drop constraint keys_sealed`.execute(db);
  const { encryption, providers } = await under();
  await encryption.publicKeys();
  await providers.save({ code: 'VENDOR', name: 'Vendor', key: VENDOR_KEY });
  const [row] = await db.selectFrom('encryption_key').selectAll().execute();
  const jwk = createMasterKeys(oldKey).open(row?.private_jwk ?? '', `encryption_key/${row?.kid}`);
  await db.updateTable('encryption_key').set({ private_jwk: jwk }).execute();
  await db
    .updateTable('provider')
    .set({ keys: [VENDOR_KEY] })
    .execute();
  await sql`alter table encryption_key add constraint private_jwk_sealed check (private_jwk ~ '^v1[.]') not valid`.execute(
    db,
  );
  await sql`alter table provider add constraint keys_sealed check (array_to_string(keys, ' ', '') ~ '^v1[.]') not valid`.execute(
    db,
  );
}

describe('keys at rest', () => {
  it('are encrypted in the database: private keys and vendor keys', async () => {
    const { encryption, providers } = await under();
    await encryption.publicKeys();
    await providers.save({ code: 'VENDOR', name: 'Vendor', key: VENDOR_KEY });
    const texts = await atRest();
    expect(texts).toHaveLength(2);
    expect(texts.every(isSealed)).toBe(true);
    expect(texts.join(' ')).not.toContain(VENDOR_KEY);
    expect((await providers.byCode('VENDOR'))?.keys).toEqual([VENDOR_KEY]);
  });

  it('cannot be stored in plain text', async () => {
    const { db } = gateway.database;
    await expect(
      db
        .insertInto('encryption_key')
        .values({ kid: 'clear', private_jwk: '{"kty":"EC"}', created_at: new Date() })
        .execute(),
    ).rejects.toThrow('private_jwk_sealed');
    await expect(
      db
        .insertInto('provider')
        .values({ code: 'CLEAR', name: 'Clear', keys: [VENDOR_KEY] })
        .execute(),
    ).rejects.toThrow('keys_sealed');
    const sealed = createMasterKeys(oldKey).seal(VENDOR_KEY, 'provider/CLEAR');
    await expect(
      db
        .insertInto('provider')
        .values({ code: 'CLEAR', name: 'Clear', keys: [sealed, VENDOR_KEY] })
        .execute(),
    ).rejects.toThrow('keys_sealed');
  });

  it('of a vendor do not change on a repeated save, and include the previous key after a new one', async () => {
    const { providers } = await under();
    await Promise.all([1, 2, 3].map(() => providers.save({ code: 'VENDOR', name: 'Vendor', key: VENDOR_KEY })));
    expect((await providers.byCode('VENDOR'))?.keys).toEqual([VENDOR_KEY]);
    await providers.save({ code: 'VENDOR', name: 'Vendor', key: 'another' });
    expect((await providers.byCode('VENDOR'))?.keys).toEqual(['another', VENDOR_KEY]);
  });

  it('for request bodies are deleted after two weeks', async () => {
    const fortnight = 14 * 24 * 3_600_000;
    const [first] = await (await under()).kids();
    expect(await (await under(createMasterKeys(oldKey), fortnight + 60_000)).kids()).not.toContain(first);
    expect(await gateway.database.db.selectFrom('encryption_key').select('kid').execute()).toHaveLength(1);
  });
});

describe('a master key rotation', () => {
  it('re-encrypts bank card numbers, and duplicates are still detected', async () => {
    const accountNumber = '4711220815';
    const keys = createMasterKeys(oldKey);
    const cardsUnder = async (masterKeys: typeof keys) =>
      (await buildApp({ ...gateway.deps, masterKeys })).gateway.services.bankCards;
    const typed = { bankCode: 'KBANK', payeeName: 'Somchai Jaidee', accountNumber, paymentPassword: '482913' };
    const [owner, other] = [
      await gateway.createAccount({ paymentPassword: '482913' }),
      await gateway.createAccount({ paymentPassword: '482913' }),
    ];
    const factor = { proof: undefined, relyingParty: undefined };
    const added = (await (await cardsUnder(keys)).add(owner, 'THB', typed, factor)) as BankCards;
    const changed = createMasterKeys(newKey, [oldKey]);
    expect(await resealRecords(gateway.database.db, changed, 'nothing')).toEqual({ sealed: 0, unopened: [] });
    expect(await resealRecords(gateway.database.db, changed, 'outdated')).toEqual({ sealed: 2, unopened: [] });
    const after = await cardsUnder(createMasterKeys(newKey));
    expect(await after.find(owner.id, added.list[0]?.id ?? '')).toMatchObject({ accountNumber });
    expect(await after.add(other, 'THB', typed, factor)).toMatchObject({ code: 'bank_card.number_refused' });
    expect((await resealRecords(gateway.database.db, keys, 'nothing')).unopened).toHaveLength(2);
  });

  it('encrypts plain-text secrets of an earlier version, and only once', async () => {
    await inTheClear();
    const keys = createMasterKeys(oldKey);
    expect(await resealRecords(gateway.database.db, keys, 'nothing')).toEqual({ sealed: 0, unopened: [] });
    expect(await resealRecords(gateway.database.db, keys, 'plain')).toEqual({ sealed: 2, unopened: [] });
    expect((await atRest()).every(isSealed)).toBe(true);
    expect(await resealRecords(gateway.database.db, keys, 'plain')).toEqual({ sealed: 0, unopened: [] });
    expect((await (await under()).providers.byCode('VENDOR'))?.keys).toEqual([VENDOR_KEY]);
  });

  it('with pnpm ops rotate-master-key keeps every key, readable only with the new master key', async () => {
    const before = await under();
    const kids = await before.kids();
    await before.providers.save({ code: 'VENDOR', name: 'Vendor', key: VENDOR_KEY });
    const env = { DATABASE_URL: gateway.databaseUrl, MASTER_KEY: newKey };
    const blind = await rotateMasterKeyProgram(env).run();
    expect(blind).toMatchObject({ isOk: false, text: expect.stringContaining('MASTER_KEYS_OTHER') });
    expect(await rotateMasterKeyProgram({ ...env, MASTER_KEYS_OTHER: oldKey }).run()).toEqual({
      isOk: true,
      text: 'Encrypted again with the current master key: 2.',
    });
    const after = await under(createMasterKeys(newKey));
    expect(await after.kids()).toEqual(kids);
    expect((await after.providers.byCode('VENDOR'))?.keys).toEqual([VENDOR_KEY]);
    await expect((await under()).providers.byCode('VENDOR')).rejects.toThrow('provider/VENDOR');
  });

  it('prevents startup until it is complete, and pnpm ops doctor reports it', async () => {
    await (await under()).kids();
    const secrets = { PROVIDER_SECRET: newMasterKey(), BOT_CHECK_SECRET: newMasterKey() };
    const folder = mkdtempSync(join(tmpdir(), 'parlor-master-key-'));
    const env = {
      ...secrets,
      DATABASE_URL: gateway.databaseUrl,
      MASTER_KEY: newKey,
      LOG_LEVEL: 'silent',
      PORT: '0',
      PARLOR_DATA_DIR: folder,
    };
    await expect(startGateway(loadConfig(env))).rejects.toThrow(
      /^MASTER_KEY does not open 1 of the secrets .*MASTER_KEYS_OTHER/,
    );
    const { text, isOk } = await doctorProgram(env).run();
    expect([isOk, text]).toEqual([false, expect.stringContaining('WRONG  MASTER_KEY does not open 1')]);
    for (const secret of [newKey, oldKey, ...Object.values(secrets)]) expect(text).not.toContain(secret);
    rmSync(folder, { recursive: true });
  });

  it('replaces the key of a stopped demo and keeps its encryption keys', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-demo-key-'));
    const env = { LOG_LEVEL: 'silent', NODE_ENV: 'test', PORT: '0', PARLOR_DATA_DIR: folder };
    const kidsOf = async () => {
      const running = await startGateway(loadConfig(env));
      const kids = (await running.app.gateway.services.encryption.publicKeys()).keys.map(({ kid }) => kid);
      const rotatedMeanwhile = rotateMasterKeyProgram(env).run();
      await expect(rotatedMeanwhile).rejects.toThrow('stop it first');
      await running.stop();
      return kids;
    };
    const kids = await kidsOf();
    const before = readFileSync(join(folder, 'master.key'), 'utf8');
    expect((await rotateMasterKeyProgram(env).run()).isOk).toBe(true);
    expect(readFileSync(join(folder, 'master.key'), 'utf8')).not.toContain(before);
    ensureDataFolder(folder);
    expect(ensureMasterKeys(folder)).toHaveLength(1);
    expect(await kidsOf()).toEqual(kids);
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);
});
