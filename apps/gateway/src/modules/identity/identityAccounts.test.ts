import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '../../http/refusal.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { ProvenIdentity } from './identity.rules.ts';
import { startProviderStandIn, type ProviderStandIn } from './testing/providerStandIn.ts';
import { configure, merchantOf, person, settings } from './testing/identityCalls.ts';

let provider: ProviderStandIn;

let gateway: TestGateway;

beforeAll(async () => {
  let clock = Date.now;
  provider = await startProviderStandIn(() => clock());
  gateway = await createTestGateway({ env: { FIREBASE_JWKS_URL: provider.keysUrl } });
  clock = gateway.deps.clock;
});

afterAll(async () => {
  await gateway.close();
  await provider.stop();
});

beforeEach(() => configure(gateway, {}));

const accountFor = async (
  identity: ProvenIdentity,
  scope: 'member' | 'agent' = 'member',
  clientAddress = '127.0.0.1',
) =>
  gateway.app.gateway.services.identities.accountFor({
    merchant: await merchantOf(gateway),
    identity,
    scope,
    clientAddress,
  });

const proven = (subject = person(), change: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  provider: 'google',
  subject,
  ...change,
});

describe('the account of an identity', () => {
  const accountOf = (outcome: Awaited<ReturnType<typeof accountFor>>) => {
    if (isRefusal(outcome)) throw new Error(`Refused: ${outcome.code}`);
    return outcome;
  };

  it('AUTH-16 is created at the first sign-in and reused afterwards', async () => {
    const identity = proven(undefined, { email: 'ann@example.com' });
    const created = accountOf(await accountFor(identity));
    expect(created).toMatchObject({
      merchant_code: 'NORTH',
      type: 0,
      status: 'active',
      profile: { email: 'ann@example.com' },
    });
    expect(created.account).toMatch(/^player[a-z0-9]{10}$/);
    expect(accountOf(await accountFor({ ...identity, email: 'new@example.com' })).id).toBe(created.id);
  });

  it('AUTH-16 rejects an empty password, its username and its id as the password', async () => {
    const created = accountOf(await accountFor(proven()));
    for (const password of ['', created.account, created.id])
      expect(await gateway.app.gateway.services.passwords.verify(password, created.password_hash)).toBe(false);
  });

  it('AUTH-16 is separate for each provider and each merchant', async () => {
    const subject = person();
    await configure(gateway, {}, 'SOUTH');
    const south = await merchantOf(gateway, 'SOUTH');
    const outcomes = [
      await accountFor(proven(subject)),
      await accountFor(proven(subject, { provider: 'facebook' })),
      await gateway.app.gateway.services.identities.accountFor({
        merchant: south,
        identity: proven(subject),
        scope: 'member',
        clientAddress: '127.0.0.1',
      }),
    ];
    expect(new Set(outcomes.map((outcome) => accountOf(outcome).id)).size).toBe(3);
  });

  it('AUTH-16 is not matched by email address', async () => {
    const owner = await gateway.createAccount({ profile: { email: 'owner@example.com' } });
    expect(accountOf(await accountFor(proven(undefined, { email: 'owner@example.com' }))).id).not.toBe(owner.id);
  });

  it('AUTH-16 is created only once under concurrent first sign-ins', async () => {
    const count = async () =>
      Number(
        (
          await gateway.database.db
            .selectFrom('account')
            .select((select) => select.fn.countAll().as('all'))
            .executeTakeFirstOrThrow()
        ).all,
      );
    const before = await count();
    const identity = proven();
    const ids = (await Promise.all(Array.from({ length: 6 }, () => accountFor(identity)))).map(
      (outcome) => accountOf(outcome).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect((await count()) - before).toBe(1);
  });

  it('AUTH-16 is not created while registration is closed, but an existing one still works', async () => {
    const known = proven();
    const created = accountOf(await accountFor(known));
    await configure(gateway, { registration: { isOpen: false } });
    expect(await accountFor(proven())).toMatchObject({ code: 'register.closed' });
    expect(accountOf(await accountFor(known)).id).toBe(created.id);
  });

  it('AUTH-15 is rejected when disabled, staff, or not an agent on the agent login', async () => {
    const known = proven();
    const { id } = accountOf(await accountFor(known));
    const change = (values: { status?: 'active' | 'disabled'; type?: number }) =>
      gateway.database.db.updateTable('account').set(values).where('id', '=', id).execute();
    expect(await accountFor(known, 'agent')).toMatchObject({ code: 'auth.non_agent' });
    await change({ type: 40 });
    expect(await accountFor(known)).toMatchObject({ code: 'auth.non_member' });
    await change({ type: 1 });
    expect(accountOf(await accountFor(known, 'agent')).id).toBe(id);
    await change({ type: 0, status: 'disabled' });
    expect(await accountFor(known)).toMatchObject({ code: 'auth.user_disabled' });
  });

  it('AUTH-16 PSW-03 is, for a phone, the active one with that verified number at the merchant', async () => {
    const number = '+66891112222';
    await configure(gateway, {}, 'SOUTH');
    const owner = await gateway.createAccount({ merchantCode: 'SOUTH', mobile: number });
    const identity: ProvenIdentity = { provider: 'sms', subject: person(), phoneNumber: number };
    const ask = async (code: string) =>
      gateway.app.gateway.services.identities.accountFor({
        merchant: await merchantOf(gateway, code),
        identity,
        scope: 'member',
        clientAddress: '127.0.0.1',
      });
    expect(accountOf(await ask('SOUTH')).id).toBe(owner.id);
    expect(await ask('NORTH')).toMatchObject({ code: 'auth.user_disabled' });
    await gateway.createAccount({ profile: { mobileNum: '891112222', countryDialingCode: '66' } });
    expect(await ask('NORTH')).toMatchObject({ code: 'auth.user_disabled' });
    await gateway.database.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', owner.id).execute();
    expect(await ask('SOUTH')).toMatchObject({ code: 'auth.user_disabled' });
  });

  it('AUTH-15 is rejected on the agent login when the identity is new', async () => {
    expect(await accountFor(proven(), 'agent')).toMatchObject({ code: 'auth.non_agent' });
  });

  it('AUTH-16 counts toward the registration limit of the client address when it is created', async () => {
    const own = await createTestGateway({
      env: { FIREBASE_JWKS_URL: provider.keysUrl, REGISTRATIONS_PER_ADDRESS: '2' },
    });
    await own.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings,
    });
    const merchant = await own.app.gateway.services.merchants.byCode('NORTH');
    if (merchant === undefined) throw new Error('The merchant is gone');
    const ask = (identity: ProvenIdentity) =>
      own.app.gateway.services.identities.accountFor({
        merchant,
        identity,
        scope: 'member',
        clientAddress: '10.0.0.1',
      });
    const known = proven();
    accountOf(await ask(known));
    accountOf(await ask(proven()));
    expect(await ask(proven())).toMatchObject({ code: 'request.rate_limited' });
    accountOf(await ask(known));
    await own.close();
  });
});
