import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplicant } from '../modules/identityCheck/testing/applicant.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { verificationArea } from './verificationCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Runs `pnpm ops` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const { identityDesk } = gateway.app.gateway.services;
  const context = { identityDesk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ verification: verificationArea }, typed);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops verification', () => {
  it('MEM-06 lists, shows and approves a check, and saves a picture readable only by its owner', async () => {
    expect(await run('verification', 'list', 'SOUTH')).toBe('None');
    const applicant = createApplicant(gateway, await gateway.login());
    const id = await applicant.apply();
    expect(await run('verification', 'list', 'NORTH')).toContain(`${id}  `);
    const shown = await run('verification', 'show', id);
    expect(shown).toContain('Somchai Jaidee  id_card 1100700123456  born 1990-07-15');
    expect(shown).toContain('Pictures: front, back, selfie');
    const path = join(mkdtempSync(join(tmpdir(), 'verification-')), 'front.jpg');
    expect(await run('verification', 'picture', id, 'front', path)).toMatch(/: \d+ bytes, JPEG$/);
    expect([statSync(path).mode & 0o777, readFileSync(path).subarray(0, 3).toString('hex')]).toEqual([0o600, 'ffd8ff']);
    expect(await run('verification', 'approve', id)).toBe(`${id}: approved`);
    expect(await run('verification', 'list', 'NORTH', 'approved')).toContain('by operator01');
  });

  it('MEM-06 refuses a check with a reason', async () => {
    const applicant = createApplicant(gateway, await gateway.login());
    const id = await applicant.apply();
    expect(await run('verification', 'refuse', id, 'document_expired', 'last', 'year')).toBe(`${id}: refused`);
    expect(await applicant.read()).toMatchObject({ state: 'REFUSED', reason: 'document_expired' });
  });

  it.each([
    [['list'], 'pnpm ops verification list MERCHANT [STATE]'],
    [['list', 'NOBODY'], 'There is no merchant NOBODY'],
    [['list', 'NORTH', 'LOST'], '"LOST" is not a state'],
    [['picture', 'x', 'front'], 'pnpm ops verification picture ID KIND FILE'],
    [['approve', 'x'], 'There is no check x'],
    [['refuse', 'x', 'because'], '"because" is not a reason'],
  ])('rejects %j', async (args, words) => {
    await expect(run('verification', ...args)).rejects.toThrow(words);
  });
});
