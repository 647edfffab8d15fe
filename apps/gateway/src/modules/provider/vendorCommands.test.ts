import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { readToEnd } from '../ledger/watch/outboxReader.ts';
import { txDirectory } from '../ledger/watch/txDirectory.ts';
import { offerGames, sendCall, launchAsPlayer, TEST_PROVIDER_SECRET, type Seat } from './testing/testVendor.ts';

let gateway: TestGateway;
let seat: Seat;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  await offerGames(gateway);
});
beforeEach(async () => {
  await profile({});
  seat = await launchAsPlayer(gateway, 1_000n);
});
afterAll(() => gateway.close());

const usual = {
  duplicate_answer: 'stored',
  checks_session_on_win: false,
  checks_session_on_rollback: false,
  may_adjust: false,
  currencies: '{}',
} as const;
/** Changes the vendor's profile; the gateway rereads it after five seconds. */
async function profile(change: Partial<{ [Field in keyof typeof usual]: string | boolean }>): Promise<void> {
  await gateway.database.db
    .updateTable('provider')
    .set({ ...usual, ...change } as typeof usual)
    .where('code', '=', 'PARLOR')
    .execute();
  gateway.advance(5_000);
}
const command = (call: string, change: Record<string, unknown> = {}) => {
  const { player_ref: _player, session_token: _token, ...money } = seat.money({ ...change });
  return { call, ...money };
};
const batch = (commands: object[], change: Record<string, unknown> = {}) =>
  sendCall(gateway, 'batch', { player_ref: seat.playerRef, session_token: seat.token, commands, ...change });
const balance = async () =>
  (await sendCall(gateway, 'balance', { player_ref: seat.playerRef, session_token: seat.token })).balance;
const statuses = (answer: Record<string, unknown>) =>
  (answer['results'] as { status: string; replayed: boolean }[]).map(({ status }) => status);

describe('a batch', () => {
  it('is applied as a whole and returns the result of each command', async () => {
    const [placed, paid] = [newTransferId(), newTransferId()];
    const commands = [
      command('bet', { tx_id: placed }),
      command('win', { tx_id: paid, ref_tx_id: placed, amount: '30' }),
    ];
    const answer = await batch(commands);
    expect(answer).toMatchObject({ http: 200, status: 'OK', balance: '930', currency: 'THB', replayed: false });
    expect(answer['results']).toMatchObject([
      { status: 'OK', tx_id: placed, balance: '900', replayed: false },
      { status: 'OK', tx_id: paid, balance: '930', replayed: false },
    ]);
    const again = await batch(commands);
    expect(again).toMatchObject({ status: 'OK', balance: '930', replayed: true });
    expect(statuses(await batch([...commands, command('bet', { round_id: 'next', amount: '931' })]))).toEqual([
      'OK',
      'OK',
      'INSUFFICIENT_FUNDS',
    ]);
    expect(await balance()).toBe('930');
  });

  it('has no effect when one command is refused', async () => {
    const answer = await batch([command('bet'), command('bet', { amount: '901' })]);
    expect(answer).toMatchObject({ http: 200, status: 'INSUFFICIENT_FUNDS', balance: '1000', replayed: false });
    expect(statuses(answer)).toEqual(['NOT_APPLIED', 'INSUFFICIENT_FUNDS']);
    expect(await balance()).toBe('1000');
  });

  it('accepts up to 100 commands and rejects an empty, larger or malformed list', async () => {
    const many = (count: number) => Array.from({ length: count }, () => command('bet', { amount: '1' }));
    for (const commands of [
      [],
      many(101),
      [command('adjust')],
      [command('balance')],
      [{ ...command('bet'), surprise: 1 }],
    ])
      expect(await batch(commands)).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    expect(await batch(many(100))).toMatchObject({ status: 'OK', balance: '900' });
    expect(await batch([command('bet', { amount: '9000000000001' })])).toMatchObject({ status: 'BAD_REQUEST' });
  });

  it('requires a valid session for bets but not for wins', async () => {
    const tx_id = newTransferId();
    await seat.bet({ tx_id });
    const paid = command('win', { ref_tx_id: tx_id, amount: '5' });
    expect(await batch([command('bet'), paid], { session_token: 'made-up' })).toMatchObject({
      status: 'SESSION_EXPIRED',
    });
    expect(await batch([command('bet')], { session_token: undefined })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await batch([command('bet', { game_code: 'another' })])).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    expect(await batch([paid], { session_token: undefined })).toMatchObject({ status: 'OK', balance: '905' });
  });

  it('reveals nothing about a player the vendor never had', async () => {
    const stranger = await gateway.login();
    for (const player_ref of [stranger.account.id, 'nobody']) {
      const answer = await batch([command('win', { ref_tx_id: 'x' })], { player_ref });
      expect(answer).toEqual({ http: 200, status: 'TX_NOT_FOUND', replayed: false });
      expect(await batch([command('bet')], { player_ref })).toMatchObject({ status: 'SESSION_EXPIRED' });
    }
  });
});

describe('a vendor adjustment', () => {
  const adjust = (ref_tx_id: string, amount: string, change: Record<string, unknown> = {}) =>
    sendCall(gateway, 'adjust', {
      tx_id: newTransferId(),
      ref_tx_id,
      round_id: 'round',
      player_ref: seat.playerRef,
      currency: 'THB',
      amount,
      event_at: gateway.deps.clock(),
      ...change,
    });
  async function aPaidRound(): Promise<string> {
    const [placed, paid] = [newTransferId(), newTransferId()];
    await seat.bet({ tx_id: placed });
    await seat.win({ tx_id: paid, ref_tx_id: placed, amount: '50' });
    return paid;
  }

  it('is accepted only from vendors whose profile permits it', async () => {
    const paid = await aPaidRound();
    expect(await adjust(paid, '10')).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    await profile({ may_adjust: true });
    const tx_id = newTransferId();
    expect(await adjust(paid, '10', { tx_id })).toMatchObject({ status: 'OK', balance: '960', replayed: false });
    expect(await adjust(paid, '10', { tx_id })).toMatchObject({ status: 'OK', balance: '960', replayed: true });
    expect(await adjust(paid, '-60')).toMatchObject({ status: 'OK', balance: '900' });
    expect(await sendCall(gateway, 'tx_status', { call: 'adjust', tx_id, player_ref: seat.playerRef })).toMatchObject({
      tx_status: 'OK',
      amount: '10',
    });
  });

  it('is refused above the balance, for an unknown player and with a malformed amount', async () => {
    await profile({ may_adjust: true });
    const paid = await aPaidRound();
    await seat.bet({ round_id: 'next', amount: '940' });
    expect(await adjust(paid, '-11')).toMatchObject({ http: 200, status: 'INSUFFICIENT_FUNDS', balance: '10' });
    expect(await adjust(paid, '1', { player_ref: 'nobody' })).toMatchObject({ status: 'TX_NOT_FOUND' });
    for (const amount of ['0', '-0', '000', '1.5', '+1', '', 1])
      expect(await adjust(paid, amount as string)).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    expect(await balance()).toBe('10');
  });

  it('of an unknown transaction is refused without revealing the balance, and may be sent again', async () => {
    await profile({ may_adjust: true });
    const [placed, paid, tx_id] = [newTransferId(), newTransferId(), newTransferId()];
    const unknown = { http: 200, status: 'TX_NOT_FOUND', tx_id, replayed: false };
    expect(await adjust(paid, '10', { tx_id })).toEqual(unknown);
    await seat.bet({ tx_id: placed });
    // The search covers wins of the named round only.
    expect(await adjust(placed, '10', { tx_id })).toEqual(unknown);
    await seat.win({ tx_id: paid, ref_tx_id: placed, amount: '50' });
    expect(await adjust(paid, '10', { tx_id, round_id: 'another' })).toEqual(unknown);
    expect(await balance()).toBe('950');
    expect(await adjust(paid, '10', { tx_id })).toMatchObject({ status: 'OK', balance: '960', replayed: false });
    expect(await adjust(placed, '5', { ref_call: 'bet' })).toMatchObject({ status: 'OK', balance: '965' });
  });

  it('with an unknown word for the corrected call or for the asked status has no effect', async () => {
    await profile({ may_adjust: true });
    const paid = await aPaidRound();
    const tx_id = newTransferId();
    const statusOf = (call: string) => sendCall(gateway, 'tx_status', { call, tx_id, player_ref: seat.playerRef });
    for (const ref_call of ['adjust', 'rollback', 'WIN', '', null, 1])
      expect(await adjust(paid, '10', { tx_id, ref_call })).toEqual({ http: 400, status: 'BAD_REQUEST' });
    for (const call of ['adjustment', 'ADJUST', 'batch', ''])
      expect(await statusOf(call)).toEqual({ http: 400, status: 'BAD_REQUEST' });
    expect(await statusOf('adjust')).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await balance()).toBe('950');
    expect(await adjust(paid, '10', { tx_id, ref_call: 'win' })).toMatchObject({ status: 'OK', balance: '960' });
    expect(await statusOf('adjust')).toMatchObject({ status: 'OK', tx_status: 'OK', amount: '10' });
  });
});

describe('a vendor profile', () => {
  it('decides whether a replay gets the stored answer or a duplicate status', async () => {
    const tx_id = newTransferId();
    await seat.bet({ tx_id });
    expect(await seat.bet({ tx_id })).toMatchObject({ status: 'OK', replayed: true });
    await profile({ duplicate_answer: 'own_code' });
    expect(await seat.bet({ tx_id })).toMatchObject({ http: 200, status: 'DUPLICATE', balance: '900', replayed: true });
    const answer = await batch([command('bet', { tx_id }), command('bet', { amount: '1' })]);
    expect(statuses(answer)).toEqual(['DUPLICATE', 'OK']);
    expect(await seat.bet({ tx_id: newTransferId() })).toMatchObject({ status: 'OK', replayed: false });
    expect(await balance()).toBe('799');
  });

  it('decides whether new wins and rollbacks need a session, while replays are answered without one', async () => {
    const [placed, cancelled, paid] = [newTransferId(), newTransferId(), newTransferId()];
    await seat.bet({ tx_id: placed });
    await seat.bet({ tx_id: cancelled, round_id: 'b' });
    await seat.win({ tx_id: paid, ref_tx_id: placed, amount: '1', round_closed: false });
    await profile({ checks_session_on_win: true, checks_session_on_rollback: true });
    expect(await seat.rollback({ ref_tx_id: cancelled, round_id: 'b' })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await seat.rollback({ ref_tx_id: cancelled, round_id: 'b', session_token: seat.token })).toMatchObject({
      status: 'OK',
      balance: '901',
    });
    await gateway.call('logout', { session: seat.session });
    expect(await seat.win({ ref_tx_id: placed })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await batch([command('win', { ref_tx_id: placed })])).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await seat.win({ tx_id: paid, ref_tx_id: placed, amount: '1', round_closed: false })).toMatchObject({
      status: 'OK',
      replayed: true,
    });
    await profile({});
    expect(await seat.win({ ref_tx_id: placed })).toMatchObject({ status: 'OK' });
  });

  it('limits the currencies of the vendor', async () => {
    await profile({ currencies: '{"USD": 2}' });
    expect(await seat.bet()).toMatchObject({ status: 'CURRENCY_MISMATCH' });
    await profile({ currencies: '{"THB": 2}' });
    expect(await seat.bet()).toMatchObject({ status: 'OK' });
  });

  it('rejects signed Parlor calls when it names another dialect', async () => {
    await gateway.database.db.updateTable('provider').set({ dialect: 'hub88' }).where('code', '=', 'PARLOR').execute();
    gateway.advance(5_000);
    expect(await seat.bet()).toEqual({ http: 401, status: 'BAD_SIGNATURE' });
    await gateway.database.db.updateTable('provider').set({ dialect: 'parlor' }).where('code', '=', 'PARLOR').execute();
    gateway.advance(5_000);
    expect(await seat.bet()).toMatchObject({ status: 'OK' });
  });
});

describe('a rollback without a player', () => {
  it('is answered with TEMPORARY until the directory knows the player, and is then applied once', async () => {
    const tx_id = newTransferId();
    await seat.bet({ tx_id });
    const body = { player_ref: undefined, ref_tx_id: tx_id, tx_id: newTransferId() };
    expect(await seat.rollback(body)).toMatchObject({ http: 503, status: 'TEMPORARY' });
    expect(await balance()).toBe('900');
    const { db } = gateway.database;
    await untilRead(db, txDirectory.name, () => readToEnd(db, txDirectory));
    expect(await seat.rollback(body)).toMatchObject({ status: 'OK', balance: '1000' });
    expect(await seat.rollback(body)).toMatchObject({ status: 'OK', replayed: true });
  });

  it('of an unknown bet is answered with TEMPORARY and does not cancel the later bet', async () => {
    const ref_tx_id = newTransferId();
    expect(await seat.rollback({ player_ref: undefined, ref_tx_id })).toMatchObject({ http: 503, status: 'TEMPORARY' });
    expect(await seat.bet({ tx_id: ref_tx_id })).toMatchObject({ status: 'OK' });
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
