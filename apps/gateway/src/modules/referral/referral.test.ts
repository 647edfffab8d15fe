import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Paged, ReferralOverview, ReferredPlayer } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { runRewards, createRewardPlayer } from '../reward/testing/rewardFixture.ts';
import { createReferralDesk } from './referralDesk.ts';
import { REFERRAL_READER } from './referralReader.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
});
afterAll(() => gateway.close());

const read = async () => {
  const { referralWork } = gateway.app.gateway.services;
  await untilRead(gateway.database.db, REFERRAL_READER, () => referralWork.readOutbox());
  await runRewards(gateway);
};

async function overviewOf(session: TestSession): Promise<ReferralOverview> {
  return (await gateway.call('getReferral', { session })).envelope.value as unknown as ReferralOverview;
}

async function friendsOf(session: TestSession): Promise<ReferredPlayer[]> {
  const { envelope } = await gateway.call('listReferrals', { session });
  return (envelope.value as unknown as Paged<ReferredPlayer>).list;
}

/** A registration whose optional fields are empty. */
const emptyRegistration = {
  password: 'Mango#Tree7',
  confirmPassword: 'Mango#Tree7',
  paymentPassword: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  birthday: '',
  affiliateCode: '',
  verificationCode: '',
  countryDialingCode: '',
  registerUrl: 'localhost:8080',
  registerMethod: 'H5',
  type: 0,
  domain: '',
};

/** Registers a player and a friend with the player's code, on another device by default. */
async function pair({ isSameDevice = false } = {}) {
  const referrer = await gateway.login();
  const { code } = await overviewOf(referrer);
  const newcomer = await gateway.login({ profile: { referrer: code } });
  if (!isSameDevice)
    await gateway.database.db
      .updateTable('session')
      .set({ model: 'Pixel 8' })
      .where('account_id', '=', newcomer.account.id)
      .execute();
  await read();
  return {
    referrer,
    newcomer,
    friend: createRewardPlayer(gateway, newcomer),
    owner: createRewardPlayer(gateway, referrer),
  };
}

async function qualify(friend: ReturnType<typeof createRewardPlayer>): Promise<void> {
  await friend.deposit(1_000_00n);
  await read();
  for (let stake = 0; stake < 5; stake += 1) {
    await friend.deposit(1_000_00n);
    await friend.bet(1_000_00n);
  }
  await read();
}

describe('a referral', () => {
  it('PROMO-08 gives each player one code, the same for every call, of letters not easily confused', async () => {
    const session = await gateway.login();
    const [one, two] = await Promise.all([overviewOf(session), overviewOf(session)]);
    expect(one.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(two.code).toBe(one.code);
    expect((await overviewOf(await gateway.login())).code).not.toBe(one.code);
  });

  it('PROMO-08 pays 10 % of the first deposit of 100.00 or more once, after five times of it was staked', async () => {
    const { referrer, friend, owner } = await pair();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'REGISTERED', reward: null }]);
    await friend.deposit(99_99n);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'REGISTERED' }]);
    await friend.deposit(300_00n);
    await friend.deposit(5_000_00n);
    await friend.bet(1_499_99n);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'DEPOSITED', reward: null }]);
    expect(await owner.balance()).toBe('0.00');
    await friend.bet(1n);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'REWARDED', reward: '30.00' }]);
    expect(await owner.balance()).toBe('30.00');
    // Replayed events pay nothing more.
    await sql`update ledger_outbox_reader set tx = '0' where name = ${REFERRAL_READER}`.execute(gateway.database.db);
    await read();
    expect(await owner.balance()).toBe('30.00');
    expect(await overviewOf(referrer)).toMatchObject({ invited: 1, rewarded: 1, earned: '30.00' });
  });

  it('PROMO-08 does not count a stake that was rolled back', async () => {
    const { referrer, friend } = await pair();
    await friend.deposit(100_00n);
    await friend.deposit(500_00n);
    const taken = await friend.bet(500_00n);
    await friend.rollback(taken);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'DEPOSITED' }]);
  });

  it('PROMO-08 does not count a void sports slip', async () => {
    const { referrer, friend } = await pair();
    await friend.deposit(100_00n);
    await friend.deposit(500_00n);
    await friend.slip(499_00n, '1.85');
    await friend.slip(400_00n, '1');
    // Half of it was cashed out before the rest was voided.
    await friend.slip(100_00n, '1', 30_00n);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'DEPOSITED' }]);
    await friend.bet(1_00n);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'REWARDED' }]);
  });

  it('PROMO-08 counts neither a buy-in at a table with seats nor its return as turnover', async () => {
    const { referrer, friend } = await pair();
    await friend.deposit(100_00n);
    await read();
    await friend.deposit(2_000_00n);
    await friend.bet(499_00n);
    await friend.bet(600_00n, 'PVP');
    const taken = await friend.bet(600_00n, 'PVP');
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'DEPOSITED' }]);
    await friend.rollback(taken);
    await friend.bet(1_00n);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'REWARDED' }]);
  });

  it('PROMO-08 pays nothing for a newcomer on the same device and flags it for an operator', async () => {
    const { referrer, newcomer, friend, owner } = await pair({ isSameDevice: true });
    await qualify(friend);
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'CHECKED', reward: null }]);
    expect(await owner.balance()).toBe('0.00');
    const desk = createReferralDesk({ db: gateway.deps.db, clock: gateway.deps.clock });
    const name = newcomer.account.account;
    expect(await desk.list('NORTH')).toContainEqual({
      newcomer: name,
      referrer: referrer.account.account,
      reason: 'device',
      reward: 100_00n,
    });
    const decision = { merchantCode: 'NORTH', newcomer: name, isReleased: true, operator: 'operator01', note: '' };
    const both = await Promise.allSettled([desk.decide(decision), desk.decide(decision)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await runRewards(gateway);
    expect(await owner.balance()).toBe('100.00');
  });

  it.each(['phone', 'payee', 'card'] as const)('PROMO-08 flags a newcomer with the same %s', async (reason) => {
    const { referrer, newcomer, friend, owner } = await pair();
    const { db } = gateway.database;
    for (const { account } of [referrer, newcomer]) {
      if (reason === 'phone')
        await sql`update account set profile = profile || '{"mobileNum":"0812345678"}' where id = ${account.id}`.execute(
          db,
        );
      if (reason === 'payee')
        await db.insertInto('payee').values({ account_id: account.id, name: 'Somchai Jaidee' }).execute();
      if (reason === 'card')
        await sql`insert into bank_card (id, merchant_code, account_id, bank_code, payee_name, number_sealed, number_hash, last_four, added_at, removed_at)
          values (gen_random_uuid(), 'NORTH', ${account.id}, 'KBANK', 'X', 'v1.a.b', 'same', '1234', now(), now())`.execute(
          db,
        );
    }
    await qualify(friend);
    expect(await owner.balance()).toBe('0.00');
    const desk = createReferralDesk({ db: gateway.deps.db, clock: gateway.deps.clock });
    expect(await desk.list('NORTH')).toContainEqual(
      expect.objectContaining({ newcomer: newcomer.account.account, reason }),
    );
    await desk.decide({
      merchantCode: 'NORTH',
      newcomer: newcomer.account.account,
      isReleased: false,
      operator: 'operator01',
      note: '',
    });
    expect(await friendsOf(referrer)).toMatchObject([{ state: 'REFUSED', reward: null }]);
  });

  it('PROMO-08 begins with a registration by a link, with the code in any case', async () => {
    const referrer = await gateway.login();
    const { code } = await overviewOf(referrer);
    const { cookies, answer } = await gateway.captcha();
    const registered = await gateway.call('register', {
      cookies,
      remoteAddress: '10.9.0.1',
      body: {
        ...emptyRegistration,
        username: 'Invited99',
        captcha: answer,
        recommenderId: ` ${code.toLowerCase()} `,
        botCheck: await gateway.botCheck({ remoteAddress: '10.9.0.1' }),
      },
    });
    expect(registered.status).toBe(200);
    await read();
    expect(await friendsOf(referrer)).toMatchObject([{ name: 'i••••9', state: 'REGISTERED', reward: null }]);
  });

  it('PROMO-08 ignores a code that no player has', async () => {
    const { account } = await gateway.login({ profile: { referrer: 'ZZZZZZZZ' } });
    await read();
    const rows = await gateway.database.db
      .selectFrom('referral')
      .select('newcomer_id')
      .where('newcomer_id', '=', account.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each(['getReferral', 'listReferrals'] as const)('PROMO-08 is refused in free play: %s', async (name) => {
    const { status, envelope } = await gateway.call(name, { session: await gateway.login({ type: 4 }) });
    expect(status).toBe(403);
    expect(envelope).toMatchObject({ errorCode: 'account.real_required' });
  });
});
