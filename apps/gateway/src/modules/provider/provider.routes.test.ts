import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerCalls, providerPath, SIGNATURE_HEADER } from '@parlor/contract';
import { provider as schemas } from '@parlor/contract/schemas';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { signatureHeader } from './signature.rules.ts';
import {
  launchCodeOf,
  offerGames,
  PLAYABLE_NODE,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from './testing/testVendor.ts';

let gateway: TestGateway;
let seat: Seat;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  await offerGames(gateway);
  seat = await launchAsPlayer(gateway);
});
afterAll(() => gateway.close());

describe('the signature', () => {
  it('API-01 is required for every call, and a missing or forged one is rejected with status code 401', async () => {
    for (const call of providerCalls) {
      const body = call === 'authenticate' ? { launch_code: 'x' } : seat.money({});
      const forged = [
        { signature: null },
        { signature: '' },
        { signature: 't=1' },
        { signature: `t=${Math.floor(gateway.deps.clock() / 1000)},v1=00` },
        { key: 'another-key' },
        { provider: 'NOBODY' },
        { rawBody: JSON.stringify({ ...body, amount: '999' }) },
        { rawBody: 'not json' },
      ];
      for (const options of forged)
        expect(await sendCall(gateway, call, body, options)).toEqual({ http: 401, status: 'BAD_SIGNATURE' });
      // One address may send only this many calls without a valid signature in a minute.
      gateway.advance(10_000);
    }
    expect(await seat.balance()).toBe('100000');
  });

  it('is valid up to five minutes before and after its timestamp', async () => {
    const body = { player_ref: seat.playerRef, session_token: seat.token };
    for (const skewMs of [-301_000, 301_500])
      expect(await sendCall(gateway, 'balance', body, { skewMs })).toMatchObject({
        http: 401,
        status: 'BAD_SIGNATURE',
      });
    for (const skewMs of [-298_000, 298_000])
      expect(await sendCall(gateway, 'balance', body, { skewMs })).toMatchObject({ status: 'OK' });
  });

  it('covers the bytes that were sent, so it does not match a compressed body', async () => {
    const text = JSON.stringify({ player_ref: seat.playerRef, session_token: seat.token });
    const signature = signatureHeader(TEST_PROVIDER_SECRET, gateway.deps.clock(), {
      method: 'POST',
      path: providerPath('balance'),
      rawBody: Buffer.from(text),
    });
    const headers = { 'content-type': 'application/json', Provider: 'PARLOR', [SIGNATURE_HEADER]: signature };
    const send = (payload: string | Buffer, more = {}) =>
      gateway.app.inject({ method: 'POST', url: providerPath('balance'), payload, headers: { ...headers, ...more } });
    expect((await send(text)).json()).toMatchObject({ status: 'OK' });
    expect((await send(gzipSync(text), { 'content-encoding': 'gzip' })).json()).toMatchObject({
      status: 'BAD_SIGNATURE',
    });
  });

  it('covers the path, so a signed bet cannot be sent as a win', async () => {
    const body = seat.money({ ref_tx_id: 'x' });
    const signature = signatureHeader(TEST_PROVIDER_SECRET, gateway.deps.clock(), {
      method: 'POST',
      path: providerPath('bet'),
      rawBody: Buffer.from(JSON.stringify(body)),
    });
    expect(await sendCall(gateway, 'win', body, { signature })).toMatchObject({ status: 'BAD_SIGNATURE' });
  });

  it('is valid with either of the two newest keys, but not with an older one', async () => {
    const { providers } = gateway.app.gateway.services;
    const body = { player_ref: seat.playerRef, session_token: seat.token };
    await providers.save({ code: 'PARLOR', name: 'Parlor', key: 'second-key' });
    expect(await sendCall(gateway, 'balance', body, { key: 'second-key' })).toMatchObject({ status: 'OK' });
    expect(await sendCall(gateway, 'balance', body)).toMatchObject({ status: 'OK' });
    await providers.save({ code: 'PARLOR', name: 'Parlor', key: TEST_PROVIDER_SECRET });
    await providers.save({ code: 'PARLOR', name: 'Parlor', key: 'third-key' });
    expect(await sendCall(gateway, 'balance', body, { key: 'second-key' })).toMatchObject({ status: 'BAD_SIGNATURE' });
    await providers.save({ code: 'PARLOR', name: 'Parlor', key: TEST_PROVIDER_SECRET });
  });
});

describe('a request body', () => {
  it('is rejected with status code 400 and without effect when a field is unknown, missing or malformed', async () => {
    const wrong: [Parameters<typeof sendCall>[1], unknown][] = [
      ['bet', seat.money({ surprise: 1 })],
      ['bet', seat.money({ amount: '-1' })],
      ['bet', seat.money({ amount: '1.5' })],
      ['bet', seat.money({ amount: 100 })],
      ['bet', seat.money({ amount: '999999999999999999' })],
      ['bet', seat.money({ tx_id: 'x'.repeat(65) })],
      ['bet', seat.money({ tx_id: 'ทดสอบ' })],
      ['bet', seat.money({ currency: 'thb' })],
      ['win', seat.money({})],
      ['win', seat.money({ ref_tx_id: 'x', amount: '999999999999999999' })],
      ['rollback', {}],
      ['balance', []],
      ['bet', seat.money({ player_ref: 'a\0b' })],
      ['bet', seat.money({ session_token: '\ud800' })],
      ['bet', seat.money({ game_code: 'north\u0001' })],
      ['bet', seat.money({ event_at: 9e15 })],
      ['bet', seat.money({ event_at: -1 })],
      ['bet', seat.money({ amount: '' })],
      ['win', seat.money({ ref_tx_id: 'x\0' })],
      ['balance', { player_ref: '\0', session_token: '\0' }],
      ['authenticate', { launch_code: '\0' }],
      ['rollback', { tx_id: 'a', ref_tx_id: 'b', round_id: 'c', player_ref: 'd\u001f', event_at: 0 }],
      ['balance', null],
      ['authenticate', { launch_code: '' }],
    ];
    for (const [call, body] of wrong)
      expect(await sendCall(gateway, call, body)).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    const raw = 'not json';
    const signature = signatureHeader(TEST_PROVIDER_SECRET, gateway.deps.clock(), {
      method: 'POST',
      path: providerPath('bet'),
      rawBody: Buffer.from(raw),
    });
    const answer = await gateway.app.inject({
      method: 'POST',
      url: providerPath('bet'),
      payload: raw,
      headers: { 'content-type': 'application/json', Provider: 'PARLOR', [SIGNATURE_HEADER]: signature },
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: 'BAD_REQUEST' }]);
    expect(await seat.balance()).toBe('100000');
  });

  it('is rejected with status code 400 when its content type is not supported or it is too large', async () => {
    const send = (payload: string, type: string) =>
      gateway.app.inject({ method: 'POST', url: providerPath('bet'), payload, headers: { 'content-type': type } });
    for (const answer of [await send('<a/>', 'text/xml'), await send('x'.repeat(200_000), 'application/json')]) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { status: 'BAD_REQUEST' }]);
    }
  });
});

describe('the authenticate call', () => {
  it('GAME-16 exchanges a launch code once for the player, a session and the balance', async () => {
    const session = await gateway.login();
    const launched = await gateway.call('launchGame', {
      body: { nodeId: PLAYABLE_NODE },
      session,
      headers: { Language: 'EN' },
    });
    const launch_code = launchCodeOf((launched.envelope.value as { url: string }).url);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendCall(gateway, 'authenticate', { launch_code })),
    );
    const [identity, ...others] = answers.toSorted((a, b) => Number(b.status === 'OK') - Number(a.status === 'OK'));
    expect(identity).toMatchObject({
      http: 200,
      status: 'OK',
      player_ref: session.account.id,
      display_name: session.account.account,
      language: 'EN',
      game_code: 'lotus-lanterns',
      free_play: false,
      currency: 'THB',
      balance: '0',
    });
    expect(schemas.providerIdentity.safeParse(identity).success).toBe(true);
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'SESSION_EXPIRED'));
  });

  it('refuses a launch code that is expired, made up or issued for another vendor', async () => {
    const session = await gateway.login();
    const codeOf = async () =>
      launchCodeOf(
        (
          (await gateway.call('launchGame', { body: { nodeId: PLAYABLE_NODE }, session })).envelope.value as {
            url: string;
          }
        ).url,
      );
    const [stolen, old] = [await codeOf(), await codeOf()];
    await gateway.app.gateway.services.providers.save({ code: 'OTHER', name: 'Other', key: 'other-key' });
    expect(
      await sendCall(gateway, 'authenticate', { launch_code: stolen }, { provider: 'OTHER', key: 'other-key' }),
    ).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await sendCall(gateway, 'authenticate', { launch_code: 'made-up' })).toMatchObject({
      status: 'SESSION_EXPIRED',
    });
    gateway.advance(60_000);
    expect(await sendCall(gateway, 'authenticate', { launch_code: old })).toMatchObject({ status: 'SESSION_EXPIRED' });
  });
});

describe('a round', () => {
  it('returns no balance after the player has logged out', async () => {
    const player = await launchAsPlayer(gateway);
    expect(await player.balance()).toBe('100000');
    expect((await gateway.call('logout', { session: player.session })).status).toBe(200);
    expect(await sendCall(gateway, 'balance', { player_ref: player.playerRef, session_token: player.token })).toEqual({
      http: 200,
      status: 'SESSION_EXPIRED',
    });
  });

  it('debits the bet, credits the win and returns balances in minor units', async () => {
    const player = await launchAsPlayer(gateway, 5_000n);
    const tx_id = newTransferId();
    const bet = await player.bet({ tx_id, amount: '1500' });
    expect(bet).toMatchObject({ http: 200, status: 'OK', tx_id, balance: '3500', currency: 'THB', replayed: false });
    expect(schemas.providerAnswer.safeParse(bet).success).toBe(true);
    expect(await player.bet({ tx_id, amount: '1500' })).toMatchObject({
      status: 'OK',
      balance: '3500',
      replayed: true,
      operator_tx_id: bet.operator_tx_id,
    });
    expect(await player.win({ ref_tx_id: tx_id, amount: '4000' })).toMatchObject({ status: 'OK', balance: '7500' });
    expect(await player.balance()).toBe('7500');
  });

  it('answers every business outcome with status code 200', async () => {
    const player = await launchAsPlayer(gateway, 100n);
    const [tx_id, unknown] = [newTransferId(), newTransferId()];
    expect(await player.bet({ tx_id, amount: '101', round_id: 'a' })).toMatchObject({
      http: 200,
      status: 'INSUFFICIENT_FUNDS',
      balance: '100',
    });
    expect(await player.bet({ tx_id, amount: '1', round_id: 'a' })).toMatchObject({ http: 200, status: 'TX_CONFLICT' });
    expect(await player.win({ ref_tx_id: unknown })).toMatchObject({ http: 200, status: 'TX_NOT_FOUND' });
    expect(await player.rollback({ ref_tx_id: unknown })).toMatchObject({ http: 200, status: 'OK', balance: '100' });
    expect(await player.bet({ tx_id: unknown })).toMatchObject({ http: 200, status: 'TX_CANCELLED' });
    const won = newTransferId();
    await player.bet({ tx_id: won, round_id: 'b' });
    await player.win({ ref_tx_id: won, round_id: 'b', amount: '10' });
    expect(await player.rollback({ ref_tx_id: won, round_id: 'b' })).toMatchObject({
      http: 200,
      status: 'CANNOT_CANCEL',
    });
    expect(await player.bet({ currency: 'USD' })).toMatchObject({ http: 200, status: 'CURRENCY_MISMATCH' });
    expect(await player.balance()).toBe('10');
  });

  it('answers a rollback of an unknown bet as the vendor profile says', async () => {
    const { db } = gateway.database;
    await db.updateTable('provider').set({ unknown_rollback: 'TX_NOT_FOUND' }).where('code', '=', 'PARLOR').execute();
    gateway.advance(6_000);
    expect(await seat.rollback({ ref_tx_id: newTransferId() })).toMatchObject({ http: 200, status: 'TX_NOT_FOUND' });
    await db.updateTable('provider').set({ unknown_rollback: 'OK' }).where('code', '=', 'PARLOR').execute();
    gateway.advance(6_000);
  });

  it('places a bet once when it is sent 100 times over 32 connections', async () => {
    const player = await launchAsPlayer(gateway, 1_000n);
    const body = player.money({});
    const answers = [];
    for (let sent = 0; sent < 100; sent += 32) {
      answers.push(
        ...(await Promise.all(Array.from({ length: Math.min(32, 100 - sent) }, () => sendCall(gateway, 'bet', body)))),
      );
    }
    const decided = answers.filter(({ status }) => status !== 'TEMPORARY');
    expect(decided.every(({ status, balance }) => status === 'OK' && balance === '900')).toBe(true);
    expect(decided.filter(({ replayed }) => replayed === false).length).toBeLessThanOrEqual(1);
    expect(await player.balance()).toBe('900');
  });
});

describe('bets of many players at once', () => {
  it('are each answered for their own session', async () => {
    const players = [
      await launchAsPlayer(gateway, 1_000n),
      await launchAsPlayer(gateway, 2_000n),
      await launchAsPlayer(gateway, 50n),
      await launchAsPlayer(gateway, 3_000n),
    ];
    const [, , , gone] = players;
    expect((await gateway.call('logout', { session: gone?.session })).status).toBe(200);
    const answers = await Promise.all([...players, ...players].map((player) => player.bet()));
    const results = answers.map(({ status, balance }) => `${status} ${balance}`);
    // Two bets of one player may be placed in either order.
    expect([0, 1, 2, 3].map((place) => results.filter((_, index) => index % 4 === place).toSorted())).toEqual([
      ['OK 800', 'OK 900'],
      ['OK 1800', 'OK 1900'],
      ['INSUFFICIENT_FUNDS 50', 'INSUFFICIENT_FUNDS 50'],
      ['SESSION_EXPIRED 3000', 'SESSION_EXPIRED 3000'],
    ]);
  });
});

describe('a database timeout', () => {
  it('is answered with TEMPORARY, and the same bet is applied once when it is sent again', async () => {
    const player = await launchAsPlayer(gateway, 1_000n);
    const body = player.money({});
    const blocker = await gateway.database.pool.connect();
    await blocker.query('begin');
    await blocker.query(`select 1 from ledger_account where owner = '${player.playerRef}' for update`);
    const answer = await sendCall(gateway, 'bet', body);
    await blocker.query('commit');
    blocker.release();
    expect(answer).toMatchObject({ http: 503, status: 'TEMPORARY' });
    expect(await sendCall(gateway, 'bet', body)).toMatchObject({ status: 'OK', balance: '900' });
    expect(await player.balance()).toBe('900');
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
