import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettingsEditor } from '../modules/merchant/settingsEditor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { createLogContext, logArea, type LogContext } from './logCommand.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Runs `pnpm ops log` with these arguments. */
async function run(...args: string[]): Promise<string> {
  const parsed = readCommand<LogContext>({ log: logArea }, ['log', ...args]);
  return 'help' in parsed ? parsed.help : parsed.run(createLogContext(gateway.database.db));
}

describe('pnpm ops log', () => {
  it('WAL-04 lists operator actions oldest first, filtered by area, operator, merchant and time', async () => {
    expect(await run()).toBe('None');
    const settings = createSettingsEditor({ db: gateway.database.db });
    const target = { code: 'NORTH', path: 'features.share' };
    await settings.change({ ...target, operator: 'operator01', value: true });
    await settings.change({ ...target, operator: 'operator02', value: undefined });
    const lines = (await run('--area', 'settings')).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^\S+Z  operator01  settings change  NORTH  features\.share  \{"after":true\}$/),
      expect.stringMatching(/^\S+Z  operator02  settings change  NORTH  features\.share  \{"before":true\}$/),
    ]);
    expect(await run('--operator', 'operator02')).toBe(lines[1]);
    expect(await run('--limit', '1')).toBe(lines[1]);
    expect(await run('--area', 'deposits')).toBe('None');
    expect(await run('--since', '2999-01-01')).toBe('None');
    expect(await run('--merchant', 'NORTH', '--since', '2020-01-01')).toBe(lines.join('\n'));
  });

  it.each([
    [['--since', 'yesterday'], '"yesterday" is not a day or time'],
    [['--limit', '0'], '"0" is not a number of lines'],
    [['--colour', 'red'], 'pnpm ops log [--area AREA]'],
    [['settings'], 'pnpm ops log [--area AREA]'],
  ])('rejects %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  it('prints help', async () => {
    expect(await run('--help')).toContain('pnpm ops log --area deposits --since');
  });
});
