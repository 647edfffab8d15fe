import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActs } from '../modules/audit/operatorActs.ts';
import { createPasskeyHolder } from '../modules/passkey/testing/passkeyHolder.ts';
import { offerGames, launchAsPlayer, TEST_PROVIDER_SECRET } from '../modules/provider/testing/testVendor.ts';
import { PIN } from '../modules/security/testing/memberOf.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { securityArea } from './securityCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

/** Runs `pnpm ops` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const context = { securityDesk: gateway.app.gateway.services.securityDesk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ security: securityArea }, typed);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops security', () => {
  it('AUTH-15 GAME-16 disables an account, ends its sessions and bets in open games, and enables it again', async () => {
    const player = await launchAsPlayer(gateway);
    const { account } = player.session;
    const state = async () => [
      (await player.bet({ round_id: crypto.randomUUID() })).status,
      (await gateway.call('getMemberInfo', { session: player.session })).status,
    ];
    expect(await state()).toEqual(['OK', 200]);
    expect(await run('security', 'disable', 'NORTH', account.account, 'stolen', 'card')).toBe(
      `${account.account}: disabled`,
    );
    expect(await state()).toEqual(['PLAYER_BLOCKED', 401]);
    const login = () =>
      gateway.call('login', {
        body: { username: account.account, password: TEST_PASSWORD, captcha: '', type: 'username' },
      });
    expect((await login()).envelope).toMatchObject({ errorCode: 'auth.user_disabled' });
    await expect(run('security', 'disable', 'NORTH', account.account, 'again')).rejects.toThrow('is disabled already');
    expect(await run('security', 'enable', 'NORTH', account.account, 'card', 'returned')).toBe(
      `${account.account}: enabled`,
    );
    expect((await login()).status).toBe(200);
    expect(await listActs(gateway.deps.db, { subject: account.account })).toMatchObject([
      { operator: 'operator01', act: 'enable', details: { reason: 'card returned' } },
      { operator: 'operator01', act: 'disable', details: { reason: 'stolen card' } },
    ]);
  });

  it('disables a member who never had a balance, and records the reason', async () => {
    const { account } = await gateway.login();
    expect(await run('security', 'disable', 'NORTH', account.account, 'asked for it')).toContain('disabled');
    const rows = await gateway.deps.db
      .selectFrom('ledger_account')
      .select(['currency', 'is_blocked'])
      .where('owner', '=', account.id)
      .execute();
    expect(rows).toEqual([{ currency: 'THB', is_blocked: true }]);
    await expect(run('security', 'disable', 'NORTH', account.account)).rejects.toThrow('MERCHANT NAME REASON');
    await expect(run('security', 'disable', 'NORTH', 'nobody', 'x')).rejects.toThrow('There is no account nobody');
  });

  it('MEM-04 removes the passkeys of a member and records the action', async () => {
    const session = await gateway.login({ paymentPassword: PIN });
    const holder = createPasskeyHolder(gateway, session);
    await holder.add();
    const { account: name } = session.account;
    expect(await run('security', 'reset-passkeys', 'NORTH', name)).toBe(`${name}: 1 removed`);
    expect(await holder.passkeys()).toMatchObject({ list: [], heldUntil: null });
    expect(await listActs(gateway.deps.db, { subject: name })).toMatchObject([
      { subject: name, merchantCode: 'NORTH', operator: 'operator01', act: 'reset_passkeys' },
    ]);
    await expect(run('security', 'reset-passkeys', 'NORTH', 'nobody')).rejects.toThrow('There is no account nobody');
    await expect(run('security', 'reset-passkeys', 'NORTH')).rejects.toThrow('MERCHANT NAME');
  });
});
