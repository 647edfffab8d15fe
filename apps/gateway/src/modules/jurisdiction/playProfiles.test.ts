import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GamePage, Launch } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames } from '../catalogue/testing/catalogueFixture.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  creditTestBalance,
  launchCodeOf,
  offerGames,
  PLAYABLE_NODE,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
} from '../provider/testing/testVendor.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
  await insertGames(gateway.database.db, [
    { id: 'temple-dice', vassalage: 'PARLOR', provider: 'PARLOR', game_classify: ['AR'] },
  ]);
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(() => gateway.close());

async function settle(jurisdiction: string): Promise<void> {
  const merchant = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' } as const;
  await gateway.app.gateway.services.merchants.save({ ...merchant, settings: { jurisdiction } });
}

async function launch(nodeId: string, by = gateway.login(), freePlay = '0') {
  return gateway.call('launchGame', { body: { nodeId, freePlay }, session: await by });
}

/** Launches a game for a player and exchanges the launch code. */
async function open(nodeId: string, by: Awaited<ReturnType<TestGateway['login']>>) {
  const { url } = (await launch(nodeId, Promise.resolve(by))).envelope.value as Launch;
  return sendCall(gateway, 'authenticate', { launch_code: launchCodeOf(url) });
}

describe('the play profile of a session', () => {
  it('is returned with the session, by jurisdiction and kind of the game', async () => {
    await settle('GB');
    const by = await gateway.login();
    expect((await open(PLAYABLE_NODE, by))['profile']).toMatchObject({
      jurisdiction: 'GB',
      kind: 'slot',
      min_cycle_ms: 2_500,
      autoplay: false,
      max_stake: '6000',
      parallel_games: 1,
    });
    expect((await open('n-temple-dice', by))['profile']).toMatchObject({ kind: 'other', min_cycle_ms: 5_000 });
    await settle('open');
    expect((await open(PLAYABLE_NODE, by))['profile']).toMatchObject({ jurisdiction: 'open', autoplay: true });
  });

  it('does not change while the session is open', async () => {
    await settle('GB');
    const seat = await launchAsPlayer(gateway);
    await settle('unpaced');
    expect(await seat.bet({ amount: '6001' })).toMatchObject({ status: 'LIMIT_REACHED', play_limit: 'MAX_STAKE' });
  });

  it('refuses a stake above the cap, and accepts the cap', async () => {
    await settle('GB');
    const seat = await launchAsPlayer(gateway);
    expect(await seat.bet({ amount: '6001' })).toMatchObject({
      http: 200,
      status: 'LIMIT_REACHED',
      play_limit: 'MAX_STAKE',
      balance: '100000',
    });
    expect(await seat.bet({ amount: '6000' })).toMatchObject({ status: 'OK', balance: '94000' });
  });

  it('refuses a round within the cycle, also in a batch, and gives a repeated bet the same answer', async () => {
    await settle('GB');
    const seat = await launchAsPlayer(gateway);
    const now = gateway.deps.clock();
    const first = { tx_id: newTransferId(), round_id: 'a', event_at: now };
    expect(await seat.bet(first)).toMatchObject({ status: 'OK' });
    const soon = { round_id: 'b', event_at: now + 2_499 };
    expect(await seat.bet(soon)).toMatchObject({ status: 'LIMIT_REACHED', play_limit: 'MIN_CYCLE' });
    const { player_ref, session_token, ...answer } = seat.money(soon);
    const batch = await sendCall(gateway, 'batch', {
      player_ref,
      session_token,
      commands: [{ call: 'bet', ...answer }],
    });
    expect(batch).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await seat.bet(first)).toMatchObject({ status: 'OK', replayed: true });
    expect(await seat.bet({ round_id: 'b', event_at: now + 2_500 })).toMatchObject({ status: 'OK' });
  });

  it('allows one open slot at a time: the newest replaces the others, and a dice game stays', async () => {
    await settle('GB');
    const seat = await launchAsPlayer(gateway);
    const dice = await open('n-temple-dice', seat.session);
    expect(await seat.bet({ round_id: 'a' })).toMatchObject({ status: 'OK' });
    const second = await open('n-jade-reels', seat.session);
    const ended = { status: 'SESSION_EXPIRED', play_limit: 'PARALLEL_GAMES' };
    expect(await seat.bet({ round_id: 'b', event_at: gateway.deps.clock() + 4_000 })).toMatchObject(ended);
    const balance = (session_token: unknown) =>
      sendCall(gateway, 'balance', { player_ref: seat.playerRef, session_token });
    expect(await balance(seat.token)).toMatchObject(ended);
    expect(await balance(second.session_token)).toMatchObject({ status: 'OK' });
    expect(await balance(dice.session_token)).toMatchObject({ status: 'OK' });
  });

  it('pays the win of a round whose session was replaced', async () => {
    await settle('GB');
    const seat = await launchAsPlayer(gateway);
    const tx_id = newTransferId();
    expect(await seat.bet({ tx_id, round_id: 'a' })).toMatchObject({ status: 'OK' });
    await open('n-jade-reels', seat.session);
    expect(await seat.win({ ref_tx_id: tx_id, round_id: 'a', amount: '500' })).toMatchObject({
      status: 'OK',
      balance: '100400',
    });
  });
});

describe('launching under a jurisdiction', () => {
  it('GAME-17 refuses free play if the jurisdiction forbids it, and the catalogue offers none', async () => {
    await settle('DE');
    expect((await launch(PLAYABLE_NODE, undefined, '1')).envelope).toMatchObject({
      errorCode: 'game.free_play_unsupported',
    });
    const listed = async () =>
      ((await gateway.call('listGames', { query: { gameType: 'RNG' } })).envelope.value as GamePage).games.filter(
        ({ freeplay }) => freeplay,
      ).length;
    expect(await listed()).toBe(0);
    await settle('open');
    expect(await listed()).toBeGreaterThan(0);
  });

  it('GAME-17 refuses a trial if only members may play for free', async () => {
    await settle('GB');
    const visitor = gateway.login({ type: 4 });
    expect((await launch(PLAYABLE_NODE, visitor, '1')).envelope).toMatchObject({ errorCode: 'account.real_required' });
    expect((await launch(PLAYABLE_NODE, undefined, '1')).status).toBe(200);
  });

  it('GAME-21 refuses play for money if the jurisdiction forbids the game', async () => {
    await settle('DE');
    expect((await launch(PLAYABLE_NODE)).status).toBe(200);
    expect((await launch('n-temple-dice')).envelope).toMatchObject({ errorCode: 'game.not_allowed_here' });
    for (const closed of ['TH-demo', 'a-name-that-nobody-knows']) {
      await settle(closed);
      const refused = await launch(PLAYABLE_NODE);
      expect([refused.status, refused.envelope]).toMatchObject([409, { errorCode: 'game.not_allowed_here' }]);
    }
  });

  it('stores no launch when it is refused', async () => {
    await settle('TH-demo');
    const by = await gateway.login();
    await creditTestBalance(gateway, by.account.id, 1_000n);
    await launch(PLAYABLE_NODE, Promise.resolve(by));
    const { db } = gateway.database;
    expect(await db.selectFrom('game_launch').selectAll().where('account_id', '=', by.account.id).execute()).toEqual(
      [],
    );
  });
});
