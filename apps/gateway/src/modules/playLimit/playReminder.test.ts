import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlayLimits, PlayReminder } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { offerGames, launchAsPlayer, TEST_PROVIDER_SECRET, type Seat } from '../provider/testing/testVendor.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await settle('unpaced');
  await offerGames(gateway);
});
// Bets of a test arrive at once. Tests set the jurisdiction after them.
beforeEach(() => settle('unpaced'));
afterAll(() => gateway.close());

async function settle(jurisdiction: string): Promise<void> {
  const merchant = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' } as const;
  await gateway.app.gateway.services.merchants.save({ ...merchant, settings: { jurisdiction } });
}

/** Plays a round of 1.00 at each of the given numbers of minutes ago. */
async function play(seat: Seat, ...minutesAgo: number[]): Promise<void> {
  for (const minutes of minutesAgo) {
    const bet = newTransferId();
    const round = `at-${minutes}`;
    expect((await seat.bet({ tx_id: bet, round_id: round })).status).toBe('OK');
    await gateway.database.db
      .updateTable('bet_order')
      .set({ placed_at: new Date(gateway.deps.clock() - minutes * MINUTE) })
      .where('owner', '=', seat.session.account.id)
      .where('round_id', '=', round)
      .execute();
  }
}

/** Moves a player's data back in time; moving the clock would end their session. */
async function passTime({ session }: Seat, minutes: number): Promise<void> {
  const { db } = gateway.database;
  const ago = sql`interval '1 minute' * ${minutes}::int`;
  await sql`update bet_order set placed_at = placed_at - ${ago} where owner = ${session.account.id}`.execute(db);
  await sql`update play_reminder set acknowledged_at = acknowledged_at - ${ago} where account_id = ${session.account.id}`.execute(
    db,
  );
}

async function reminderOf(session: TestSession): Promise<PlayReminder> {
  return (await gateway.call('getPlayReminder', { session })).envelope.value as PlayReminder;
}

async function acknowledge(session: TestSession, since: number): Promise<PlayReminder> {
  return (await gateway.call('acknowledgePlayReminder', { session, body: { since } })).envelope.value as PlayReminder;
}

async function choose(session: TestSession, minutes: number | null): Promise<PlayLimits['reminder']> {
  const { envelope } = await gateway.call('setPlayReminder', { session, body: { minutes } });
  return (envelope.value as PlayLimits).reminder;
}

const anHour = [62, 50, 40, 30, 20, 10, 1];

describe('the reminder of play', () => {
  it('MEM-08 is due after the jurisdiction’s interval, with the stakes and wins of the stretch', async () => {
    const seat = await launchAsPlayer(gateway);
    const bet = newTransferId();
    await seat.bet({ tx_id: bet, round_id: 'won', amount: '300' });
    await seat.win({ ref_tx_id: bet, round_id: 'won', amount: '250' });
    await play(seat, ...anHour);
    await settle('TH-demo');
    const { due } = await reminderOf(seat.session);
    expect(due).toMatchObject({ currency: 'THB', staked: '10.00', won: '2.50', net: '-7.50', pauseMinutes: 0 });
    expect(Math.floor(due!.playedMs / MINUTE)).toBeGreaterThanOrEqual(62);
    expect(due!.since + due!.playedMs).toBeLessThanOrEqual(gateway.deps.clock());
  });

  it('MEM-08 shows when it will be due while play continues, and is due then', async () => {
    const seat = await launchAsPlayer(gateway);
    await play(seat, 59, 45, 32, 20, 8);
    await settle('SE');
    const { askInMs, due } = await reminderOf(seat.session);
    expect(due).toBeNull();
    expect(askInMs).toBeGreaterThan(0);
    expect(askInMs).toBeLessThanOrEqual(MINUTE);
    gateway.advance(askInMs!);
    expect((await reminderOf(seat.session)).due).not.toBeNull();
  });

  it.each([
    ['TH-demo', 60],
    ['DE', 60],
    ['SE', 60],
    ['NL', 30],
    ['nowhere', 30],
    ['GB', null],
  ])('MEM-08 comes at the latest after the interval of %s: %s minutes', async (jurisdiction, minutes) => {
    const session = await gateway.login();
    await settle(jurisdiction);
    expect(await reminderOf(session)).toEqual({ minutes, askInMs: null, due: null });
    // An earlier reminder is allowed, a later one is not.
    expect(await choose(session, 15)).toEqual({ minutes: 15, latest: minutes });
    expect(await choose(session, 120)).toEqual({ minutes: minutes ?? 120, latest: minutes });
    expect(await choose(session, null)).toEqual({ minutes, latest: minutes });
  });

  it('MEM-08 is due sooner for a player who chose a shorter time', async () => {
    const seat = await launchAsPlayer(gateway);
    await play(seat, 21, 10, 1);
    await settle('open');
    expect((await reminderOf(seat.session)).due).toBeNull();
    await choose(seat.session, 20);
    expect((await reminderOf(seat.session)).due).toMatchObject({ staked: '3.00' });
  });

  it('MEM-08 restarts after a quarter of an hour without a bet, and is absent while nobody plays', async () => {
    const [back, gone] = [await launchAsPlayer(gateway), await launchAsPlayer(gateway)];
    await play(back, 80, 70, 60, 50, 34, 20, 6);
    await play(gone, 90, 76, 62, 48, 34, 20, 16);
    await settle('TH-demo');
    const { askInMs, due } = await reminderOf(back.session);
    expect(due).toBeNull();
    expect(askInMs).toBeLessThanOrEqual(26 * MINUTE);
    expect(askInMs).toBeGreaterThan(0);
    expect(await reminderOf(gone.session)).toEqual({ minutes: 60, askInMs: null, due: null });
  });

  it('MEM-08 counts a seat at a table between players for as long as it is taken', async () => {
    const seat = await launchAsPlayer(gateway);
    await play(seat, 61);
    await settle('TH-demo');
    expect((await reminderOf(seat.session)).due).toBeNull();
    const mine = gateway.database.db.updateTable('bet_order').where('owner', '=', seat.session.account.id);
    await mine.set({ game_type: 'PVP' }).execute();
    expect((await reminderOf(seat.session)).due).not.toBeNull();
    await mine.set({ settled_at: new Date(gateway.deps.clock() - 20 * MINUTE) }).execute();
    expect((await reminderOf(seat.session)).due).toBeNull();
  });

  it('MEM-08 is acknowledged once for all devices, and the next one comes a full interval later', async () => {
    const seat = await launchAsPlayer(gateway);
    await play(seat, ...anHour);
    await settle('TH-demo');
    const { since } = (await reminderOf(seat.session)).due!;
    expect(await acknowledge(seat.session, since)).toEqual({ minutes: 60, askInMs: null, due: null });
    gateway.advance(10 * MINUTE);
    await settle('unpaced');
    await play(seat, 5);
    await settle('TH-demo');
    const next = await reminderOf(seat.session);
    expect(next.due).toBeNull();
    expect(next.askInMs).toBeLessThanOrEqual(55 * MINUTE);
    expect(next.askInMs).toBeGreaterThan(50 * MINUTE);
    // Another device acknowledges the same reminder later.
    const late = await acknowledge(seat.session, since);
    expect(late.due).toBeNull();
    expect(late.askInMs).toBeLessThanOrEqual(next.askInMs!);
    expect(late.askInMs).toBeGreaterThan(50 * MINUTE);
    // An hour later it is due and acknowledged again.
    await passTime(seat, 60);
    await settle('unpaced');
    await play(seat, 52, 39, 26, 13, 1);
    await settle('TH-demo');
    const second = (await reminderOf(seat.session)).due!;
    expect(second.since).toBeGreaterThan(since);
    expect((await acknowledge(seat.session, second.since)).due).toBeNull();
    expect((await reminderOf(seat.session)).due).toBeNull();
  });

  it('MEM-08 cannot be acknowledged in advance', async () => {
    const seat = await launchAsPlayer(gateway);
    await play(seat, 50, 40, 30, 20, 10, 2);
    await settle('TH-demo');
    await acknowledge(seat.session, gateway.deps.clock() - 50 * MINUTE);
    await acknowledge(seat.session, gateway.deps.clock() + 50 * MINUTE);
    gateway.advance(10 * MINUTE);
    expect((await reminderOf(seat.session)).due).toMatchObject({ staked: '6.00' });
  });

  it('MEM-08 is followed by five minutes without bets in Germany, however often it is acknowledged', async () => {
    const seat = await launchAsPlayer(gateway);
    await play(seat, ...anHour);
    await settle('DE');
    const { due } = await reminderOf(seat.session);
    expect(due).toMatchObject({ pauseMinutes: 5 });
    const before = gateway.deps.clock();
    await Promise.all(Array.from({ length: 4 }, () => acknowledge(seat.session, due!.since)));
    const after = gateway.deps.clock();
    expect((await seat.bet({ round_id: 'too-soon' })).status).toBe('PLAYER_BLOCKED');
    const { excluded_until: until } = await gateway.database.db
      .selectFrom('ledger_account')
      .select('excluded_until')
      .where('owner', '=', seat.session.account.id)
      .executeTakeFirstOrThrow();
    expect(until).toBeGreaterThanOrEqual(before + 5 * MINUTE);
    expect(until).toBeLessThanOrEqual(after + 5 * MINUTE);
  });

  it.each([0, -5, 7, 12.5, '30'])('MEM-08 refuses the choice of %j minutes', async (minutes) => {
    const session = await gateway.login();
    expect((await gateway.call('setPlayReminder', { session, body: { minutes } })).status).toBe(400);
  });

  it('MEM-08 belongs to members: a visitor on trial has none', async () => {
    const session = await gateway.login({ type: 4 });
    expect((await gateway.call('getPlayReminder', { session })).envelope).toMatchObject({
      errorCode: 'account.real_required',
    });
  });
});
