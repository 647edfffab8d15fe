import { createSettingsEditor } from '../../modules/merchant/settingsEditor.ts';
import type { TestGateway } from '../../testing/testGateway.ts';
import { readCommand } from '../command.ts';
import { settingsArea, type SettingsContext } from '../settingsCommand.ts';

/** Runs `pnpm ops settings` with these arguments and returns what it prints. */
export async function runOps(gateway: TestGateway, ...args: string[]): Promise<string> {
  const parsed = readCommand<SettingsContext>({ settings: settingsArea }, ['settings', ...args]);
  return 'help' in parsed
    ? parsed.help
    : parsed.run({ settings: createSettingsEditor({ db: gateway.database.db }), operator: 'operator01' });
}
