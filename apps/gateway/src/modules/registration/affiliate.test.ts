import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import type { TestGateway } from '../../testing/testGateway.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import { byNumber, newName, noCaptcha, register } from './testing/numberRegistrations.ts';

let phones: PhoneGateway;

let gateway: TestGateway;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, settings: byNumber });
  ({ gateway } = phones);
});

afterAll(() => phones.close());

describe('the affiliate of a player', () => {
  const insisting: MerchantSettingsInput = {
    registration: { rules: { ...noCaptcha, affiliateCode: { enabled: true, required: true } } },
  };
  const check = async (query: Record<string, string>) =>
    (
      await gateway.call('checkAffiliate', {
        query,
        headers: { Merchant: 'SOUTH' },
        remoteAddress: phones.newAddress(),
      })
    ).envelope.value;

  beforeAll(() => phones.configure('SOUTH', insisting));

  async function agentWithDomain(domain: string) {
    const agent = await gateway.createAccount({ merchantCode: 'SOUTH', type: 1 });
    await gateway.app.gateway.services.affiliates.addDomain('SOUTH', agent.id, domain);
    return agent;
  }

  it('REG-06 is found only by the code or domain of an active agent of the merchant, in any case', async () => {
    const agent = await agentWithDomain('Friends.example');
    const player = await gateway.createAccount({ merchantCode: 'SOUTH' });
    const elsewhere = await gateway.createAccount({ merchantCode: 'NORTH', type: 1 });
    expect(await check({ code: agent.affiliate_code.toLowerCase() })).toEqual({ success: true });
    expect(await check({ domain: 'friends.EXAMPLE' })).toEqual({ success: true });
    expect(await check({ code: 'NOSUCH99', domain: 'friends.example' })).toEqual({ success: true });
    const strangers: Record<string, string>[] = [
      {},
      { code: '' },
      { code: 'NOSUCH99' },
      { domain: 'strangers.example' },
      { code: player.affiliate_code },
      { code: elsewhere.affiliate_code },
    ];
    for (const query of strangers) {
      expect([query, await check(query)]).toEqual([query, { success: false }]);
    }
    await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', agent.id).execute();
    expect(await check({ domain: 'friends.example' })).toEqual({ success: false });
  });

  it('REG-06 can be looked up only within a rate limit', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 61 },
        async (_, index) =>
          (await gateway.call('checkAffiliate', { query: { code: `CODE${index}` }, remoteAddress: '10.9.9.9' })).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('REG-06 REG-09 is set by the domain without a code', async () => {
    const agent = await agentWithDomain('team.example');
    expect(
      (
        await register(phones, 'register', {
          merchant: 'SOUTH',
          change: { username: newName(), domain: 'team.example' },
        })
      ).status,
    ).toBe(200);
    expect(await gateway.app.gateway.services.accounts.countTeam(agent.id)).toEqual({ direct: 1, team: 1 });
  });

  it('REG-06 must be given and known when the merchant requires it', async () => {
    const answer = await register(phones, 'register', {
      merchant: 'SOUTH',
      change: { username: newName(), domain: 'strangers.example' },
    });
    expect(answer).toMatchObject({ status: 422, envelope: { errorCode: 'register.referrer_invalid' } });
    const nothing = await register(phones, 'register', { merchant: 'SOUTH', change: { username: newName() } });
    expect(nothing.envelope).toMatchObject({
      errorCode: 'register.invalid',
      value: { fields: { affiliateCode: { key: 'validation.required' } } },
    });
  });

  it('REG-06 may be unknown when the merchant does not require it', async () => {
    await phones.configure('SOUTH', { registration: { rules: { ...noCaptcha, affiliateCode: { enabled: true } } } });
    expect(
      (
        await register(phones, 'register', {
          merchant: 'SOUTH',
          change: { username: newName(), domain: 'strangers.example' },
        })
      ).status,
    ).toBe(200);
  });
});
