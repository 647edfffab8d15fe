// What an operator does from the command line: `pnpm ops settings …`. It works on the database of DATABASE_URL, or else on the embedded
// one, also beside a gateway that runs. Ends with 1 when the wish cannot be met.
import { userInfo } from 'node:os';
import { openDatabase } from '@parlor/database';
import { loadConfig } from '../config.ts';
import type { Database } from '../database.ts';
import { borrowDatabase } from '../borrowDatabase.ts';
import { createSettingsEditor } from '../modules/merchant/settingsEditor.ts';
import { runSettingsCommand, settingsUsage } from './settingsCommand.ts';

try {
  const [area, ...args] = process.argv.slice(2);
  if (area !== 'settings') throw new Error(settingsUsage);
  const borrowed = await borrowDatabase(loadConfig(process.env));
  try {
    const database = openDatabase<Database>(borrowed.url, { applicationName: 'parlor-ops', poolSize: 1, acquireTimeoutMs: 10_000 });
    try {
      process.stdout.write(`${await runSettingsCommand(createSettingsEditor({ db: database.db }), args, userInfo().username)}\n`);
    } finally {
      await database.close();
    }
  } finally {
    await borrowed.giveBack();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
