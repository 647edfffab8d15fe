import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  launchCodeOf,
  offerGames,
  PLAYABLE_NODE,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
} from './testing/testVendor.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

describe('a game session', () => {
  it('AUTH-11 refuses bets after the player has logged out, but accepts wins and rollbacks', async () => {
    const player = await launchAsPlayer(gateway, 1_000n);
    const [won, cancelled] = [newTransferId(), newTransferId()];
    await player.bet({ tx_id: won, round_id: 'a' });
    await player.bet({ tx_id: cancelled, round_id: 'b' });
    expect((await gateway.call('logout', { session: player.session })).status).toBe(200);
    expect(await player.bet()).toMatchObject({ http: 200, status: 'SESSION_EXPIRED' });
    expect(await player.bet({ tx_id: won, round_id: 'a' })).toMatchObject({ status: 'OK', replayed: true });
    expect(await player.win({ ref_tx_id: won, round_id: 'a' })).toMatchObject({ status: 'OK' });
    expect(await player.rollback({ ref_tx_id: cancelled, round_id: 'b' })).toMatchObject({
      status: 'OK',
      balance: '1000',
    });
  });

  it('AUTH-11 cannot start from a launch code of before the logout and survives a logout elsewhere', async () => {
    const player = await launchAsPlayer(gateway);
    const elsewhere = await gateway.app.gateway.services.sessions.open({
      accountId: player.playerRef,
      device: 'other',
      clientAddress: '10.0.0.2',
    });
    const there = { account: player.session.account, ...elsewhere };
    const launched = await gateway.call('launchGame', { body: { nodeId: PLAYABLE_NODE }, session: there });
    await gateway.call('logout', { session: there });
    const launch_code = launchCodeOf((launched.envelope.value as { url: string }).url);
    expect(await sendCall(gateway, 'authenticate', { launch_code })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await player.bet()).toMatchObject({ status: 'OK' });
  });

  it('AUTH-12 ends when it idles, and as soon as the gateway rejects the site session', async () => {
    const idle = await launchAsPlayer(gateway);
    gateway.advance(31 * 60_000);
    expect(await idle.bet()).toMatchObject({ status: 'SESSION_EXPIRED' });

    const player = await launchAsPlayer(gateway);
    gateway.advance(20 * 60_000);
    expect(await player.bet({ round_id: 'a' })).toMatchObject({ status: 'OK' });
    gateway.advance(11 * 60_000);
    expect((await gateway.call('getBalance', { session: player.session })).envelope).toMatchObject({
      errorCode: 'session.ended',
    });
    expect(await player.bet({ round_id: 'b' })).toMatchObject({ status: 'SESSION_EXPIRED' });
  });

  it('ends after its maximum lifetime even when it is in use', async () => {
    const player = await launchAsPlayer(gateway);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await player.bet({ round_id: `r${minutes}`, amount: '1' })).toMatchObject({ status: 'OK' });
      gateway.advance(20 * 60_000);
    }
    expect(await player.bet()).toMatchObject({ status: 'SESSION_EXPIRED' });
  });

  it('accepts bets only for its own player, game and vendor', async () => {
    const [player, other] = [await launchAsPlayer(gateway), await launchAsPlayer(gateway)];
    await gateway.app.gateway.services.providers.save({ code: 'OTHER', name: 'Other', key: 'other-key' });
    expect(await player.bet({ player_ref: other.playerRef })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await player.bet({ session_token: 'made-up' })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await player.bet({ game_code: 'another' })).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    expect(await sendCall(gateway, 'bet', player.money({}), { provider: 'OTHER', key: 'other-key' })).toMatchObject({
      status: 'SESSION_EXPIRED',
    });
    expect(
      await sendCall(gateway, 'balance', { player_ref: other.playerRef, session_token: player.token }),
    ).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect([await player.balance(), await other.balance()]).toEqual(['100000', '100000']);
  });

  it('GAME-17 moves no real money in free play', async () => {
    const player = await launchAsPlayer(gateway, 1_000n, '1');
    expect(await player.bet()).toMatchObject({ status: 'BAD_REQUEST' });
    expect(await player.balance()).toBe('1000');
  });

  it('refuses bets of a disabled account and of a stopped vendor or game', async () => {
    const player = await launchAsPlayer(gateway);
    const { db } = gateway.database;
    await db.updateTable('account').set({ status: 'disabled' }).where('id', '=', player.playerRef).execute();
    expect(await player.bet({ round_id: 'b' })).toMatchObject({ status: 'PLAYER_BLOCKED' });
    await db.updateTable('account').set({ status: 'active' }).where('id', '=', player.playerRef).execute();
    const stop = { provider: 'PARLOR', reason: 'test', stopped_by: 'ann' };
    await db.insertInto('provider_stop').values(stop).execute();
    expect(await player.bet({ round_id: 'c' })).toMatchObject({ status: 'GAME_DISABLED' });
    await db.updateTable('provider_stop').set({ game_code: 'another-game' }).execute();
    expect(await player.bet({ round_id: 'd' })).toMatchObject({ status: 'OK' });
    await db.updateTable('provider_stop').set({ game_code: 'lotus-lanterns' }).execute();
    expect(await player.bet({ round_id: 'e' })).toMatchObject({ status: 'GAME_DISABLED' });
    await db.deleteFrom('provider_stop').execute();
  });
});

describe('a vendor', () => {
  const rival = { provider: 'RIVAL', key: 'rival-key' };
  beforeAll(() => gateway.app.gateway.services.providers.save({ code: 'RIVAL', name: 'Rival', key: rival.key }));

  it('cannot roll back, pay or replay a bet of another vendor', async () => {
    const player = await launchAsPlayer(gateway, 1_000n);
    const tx_id = newTransferId();
    await player.bet({ tx_id });
    const rollback = {
      tx_id: newTransferId(),
      ref_tx_id: tx_id,
      round_id: 'round',
      player_ref: player.playerRef,
      event_at: 0,
    };
    expect(await sendCall(gateway, 'rollback', rollback, rival)).toMatchObject({ http: 200, status: 'TX_NOT_FOUND' });
    expect(await sendCall(gateway, 'win', player.money({ ref_tx_id: tx_id, amount: '900' }), rival)).toMatchObject({
      http: 200,
      status: 'TX_NOT_FOUND',
    });
    expect(await sendCall(gateway, 'bet', player.money({ tx_id }), rival)).toMatchObject({
      http: 200,
      status: 'SESSION_EXPIRED',
    });
    expect(await player.rollback({ ref_tx_id: tx_id })).toMatchObject({ status: 'OK', balance: '1000' });
  });

  it('gets no balance of a player it never had, and its attempts leave no transfers', async () => {
    const player = await launchAsPlayer(gateway, 77_777n);
    const count = () =>
      gateway.database.db
        .selectFrom('ledger_transfer')
        .select((select) => select.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const unknown = newTransferId();
    const tries = [
      await sendCall(gateway, 'bet', player.money({}), rival),
      await sendCall(gateway, 'win', player.money({ ref_tx_id: unknown }), rival),
      await sendCall(gateway, 'win', player.money({ ref_tx_id: unknown, currency: 'USD' }), rival),
      await sendCall(
        gateway,
        'rollback',
        { tx_id: newTransferId(), ref_tx_id: unknown, round_id: 'round', player_ref: player.playerRef, event_at: 0 },
        rival,
      ),
      await sendCall(
        gateway,
        'rollback',
        { tx_id: newTransferId(), ref_tx_id: unknown, round_id: 'round', player_ref: 'nobody', event_at: 0 },
        rival,
      ),
      await sendCall(gateway, 'balance', { player_ref: player.playerRef, session_token: player.token }, rival),
    ];
    expect(tries.map(({ http, status, balance }) => [http, status, balance])).toEqual([
      [200, 'SESSION_EXPIRED', undefined],
      [200, 'TX_NOT_FOUND', undefined],
      [200, 'TX_NOT_FOUND', undefined],
      [200, 'TX_NOT_FOUND', undefined],
      [200, 'TX_NOT_FOUND', undefined],
      [200, 'SESSION_EXPIRED', undefined],
    ]);
    expect(await count()).toEqual(before);
  });

  it('cannot read the balance of another player by replaying its own bet with that player’s reference', async () => {
    const [player, stranger] = [await launchAsPlayer(gateway, 1_000n), await launchAsPlayer(gateway, 55_555n)];
    const tx_id = newTransferId();
    await player.bet({ tx_id });
    const answer = await player.bet({ tx_id, player_ref: stranger.playerRef });
    expect(answer).toMatchObject({ http: 200, status: 'SESSION_EXPIRED' });
    expect(answer.balance).toBeUndefined();
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
