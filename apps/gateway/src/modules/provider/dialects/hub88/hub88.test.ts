import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../../../testing/testGateway.ts';
import { checkLedger } from '../../../ledger/ledgerCheck.ts';
import { newTransferId } from '../../../ledger/transferId.ts';
import { sendCall } from '../../testing/testVendor.ts';
import { createDialectVendor, type DialectVendor } from '../../testing/dialectVendor.ts';
import { describeRecording, readRecording } from '../../testing/recordedCalls.ts';
import { hub88 } from './hub88.ts';

const recording = readRecording(new URL('./vectors.json', import.meta.url));

// The example of a signed request in Hub88's public documentation, with its public example key.
const published = {
  body: '{"user":"3nYTOSjdlF6UTz9Ir","country":"XX","currency":"EUR","operator_id":1,"token":"cd6bd8560f3bb8f84325152101adeb45","platform":"GPL_DESKTOP","game_id":39,"lang":"en","lobby_url":"https://examplecasino.io","ip":"::ffff:10.0.0.39"}',
  signature:
    'FFdiceKlsnmrBMhWopZYQXrJSMqxJWkynbaiOnuUE1p4mrg2UydlSAdKbOWQZ7o5USbA3SHPum3XuRCa9INWbcp+fdcOhjz0S0JLKF6uXJR2T8zlF+L+8v2lkBzPOvLg6yRuUyspxtcHB6Vlyd0Sj4v8vk5HxoVv1ZV7EpJglzHs7xKchuifjjhUwkX7AAZwvJCNKo/VZrhtfxHd/k8aq7+9h7AztiiiLO7CXbEbo8snDqMqoB/tBAImv45NcAuReBZGb3QY37MbRoOT/uQGj+9ae5VRNpJ74qs3COraDqZ5kqzsa5SjN1cML2foP13Deqp0FTY0Ek521d8CPWQY6A==',
  key: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx3IRpSri/9SjA7f9me35
v6LtJzn8drb1vg/UeGaPPFR16KsUOPqbGJ2r1pRPJMedqqbO7Agt/HavWDcQhNZl
c9VrVQcWK/w2HD9PflQYv0oQMiPK5Mut/eIdFOpwwwaRAU4s6WOkJdSmP9F4cfr/
amTZZoY59/t3SZWYjgZ9/LDI2X8S3uLW/JPiH+6dm2bU8ykhxoWwLE/piJxynS73
EzM0tgjHyTUMkarhK9qRVZk581/kzmtJLLBZQl9XrQQcIfQ+zFZj7ijddOptxpxq
Cmq8gQNohB56p34yjVH3uAJAaFvIVg5mEkprrvNVDJwGonHSaaq7AICmzrF6h/r5
dwIDAQAB
-----END PUBLIC KEY-----
`,
};

describeRecording(hub88, recording, 'X-Hub88-Signature');

let gateway: TestGateway;
let vendor: DialectVendor;
/** The vendor's next key. Tests have its private half. */
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

beforeAll(async () => {
  gateway = await createTestGateway({ env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  vendor = await createDialectVendor(gateway, 'hub88', recording);
});
afterAll(() => gateway.close());

const play = (path: string, fields: Record<string, unknown>) => {
  const body = JSON.stringify({
    user: recording.user,
    token: recording.token,
    request_uuid: newTransferId(),
    ...fields,
  });
  const signature = sign('RSA-SHA256', Buffer.from(body), own.privateKey).toString('base64');
  return vendor.send(path, body, { 'X-Hub88-Signature': signature });
};
const money = (fields: Record<string, unknown> = {}) => ({
  transaction_uuid: newTransferId(),
  round: newTransferId(),
  game_code: recording.game,
  currency: 'THB',
  amount: 100_000,
  ...fields,
});

describe('the signature', () => {
  const verify = (rawBody: string, signature: string | undefined, keys = [published.key]) =>
    hub88.verify({ rawBody: Buffer.from(rawBody), header: () => signature }, keys);

  it('matches the published example', () => {
    expect(verify(published.body, published.signature)).toBe(true);
    expect(verify(published.body, published.signature, [recording.key, published.key])).toBe(true);
  });

  it('does not verify for another body, signature or key', () => {
    expect(verify(`${published.body} `, published.signature)).toBe(false);
    expect(verify(published.body, published.signature, [recording.key])).toBe(false);
    for (const signature of [undefined, '', 'AAAA', published.signature.slice(4)])
      expect(verify(published.body, signature)).toBe(false);
    for (const keys of [[], [''], ['no key']]) expect(verify(published.body, published.signature, keys)).toBe(false);
  });
});

describe('a Hub88 vendor', () => {
  beforeAll(() =>
    gateway.app.gateway.services.providers.save({
      code: 'OUTSIDE',
      name: 'Outside',
      key: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }),
  );

  it('places a bet once when it sends it 100 times concurrently', async () => {
    const { body: before } = await play('user/balance', {});
    const bet = money();
    const answers = await Promise.all(Array.from({ length: 100 }, () => play('transaction/bet', bet)));
    // On a busy machine some calls must be retried, as vendors do.
    await expect.poll(async () => (await play('transaction/bet', bet)).http, { timeout: 20_000 }).toBe(200);
    const after = Number(before['balance']) - 100_000;
    for (const { http, body } of answers)
      expect(body).toMatchObject(http === 503 ? { status: 'RS_ERROR_UNKNOWN' } : { status: 'RS_OK', balance: after });
    expect((await play('user/balance', {})).body['balance']).toBe(Number(before['balance']) - 100_000);
  });

  it('gets a duplicate status for a replay when its profile asks for it', async () => {
    const bet = money();
    await play('transaction/bet', bet);
    const profile = (duplicate_answer: 'stored' | 'own_code') => {
      gateway.advance(5_000);
      return gateway.database.db
        .updateTable('provider')
        .set({ duplicate_answer })
        .where('code', '=', 'OUTSIDE')
        .execute();
    };
    await profile('own_code');
    gateway.advance(5_000);
    expect((await play('transaction/bet', bet)).body).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    await profile('stored');
    gateway.advance(5_000);
    expect((await play('transaction/bet', bet)).body).toMatchObject({ status: 'RS_OK' });
  });

  it('gets a syntax error without effect for a malformed request', async () => {
    const { body: before } = await play('user/balance', {});
    const wrong: [string, Record<string, unknown>][] = [
      ['transaction/bet', money({ amount: '100000' })],
      ['transaction/bet', money({ amount: -100_000 })],
      ['transaction/bet', money({ amount: 100_000.5 })],
      ['transaction/bet', money({ amount: 1e30 })],
      ['transaction/bet', money({ amount: 100_000, is_free: true })],
      ['transaction/bet', money({ currency: 'XXX' })],
      ['transaction/bet', money({ transaction_uuid: 'x'.repeat(65) })],
      ['transaction/bet', money({ round: 'a\0b' })],
      ['transaction/win', money()],
      ['transaction/rollback', { transaction_uuid: newTransferId(), round: 'r' }],
      ['user/balance', { token: 1 }],
      ['user/info', { request_uuid: 'no' }],
    ];
    for (const [path, fields] of wrong)
      expect(await play(path, fields)).toMatchObject({ http: 200, body: { status: 'RS_ERROR_WRONG_SYNTAX' } });
    expect((await play('user/balance', {})).body['balance']).toBe(before['balance']);
  });

  it('can pay wins and roll back bets after the player has logged out, but cannot place bets', async () => {
    const [won, back] = [money(), money()];
    await play('transaction/bet', won);
    await play('transaction/bet', back);
    await gateway.call('logout', { session: vendor.session });
    expect((await play('transaction/bet', money())).body).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect((await play('user/balance', {})).body).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    const win = money({ round: won.round, reference_transaction_uuid: won.transaction_uuid, token: 'long-gone' });
    expect((await play('transaction/win', win)).body).toMatchObject({ status: 'RS_OK' });
    const rollback = {
      transaction_uuid: newTransferId(),
      round: back.round,
      reference_transaction_uuid: back.transaction_uuid,
    };
    expect((await play('transaction/rollback', rollback)).body).toMatchObject({ status: 'RS_OK', currency: 'THB' });
  });

  it('cannot sign calls in the Parlor dialect, nor Hub88 calls after its dialect has changed', async () => {
    const key = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const body = { player_ref: recording.user, session_token: recording.token ?? '' };
    expect(await sendCall(gateway, 'balance', body, { provider: 'OUTSIDE', key })).toEqual({
      http: 401,
      status: 'BAD_SIGNATURE',
    });
    await gateway.database.db
      .updateTable('provider')
      .set({ dialect: 'parlor' })
      .where('code', '=', 'OUTSIDE')
      .execute();
    gateway.advance(5_000);
    expect((await play('user/balance', {})).body).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
