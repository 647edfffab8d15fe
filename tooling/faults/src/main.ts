// `pnpm faults [--seed N] [--kills N] [--gateways 1|3] [--short] [--only list|kills] [--keep]`: injects
// product in every way of the list, and checks whether money was lost or created. Exits with 1 and the first broken
// operation if the books do not agree.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCampaign } from './campaign.ts';
import { runFaults } from './runFaults.ts';
import { createPlayers } from './players.ts';
import { slowRecoveries } from './recoveries.ts';
import { tableOf, writeReport, type Trial } from './report.ts';
import { startWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string' },
    gateways: { type: 'string' },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const kills = Number(values.kills ?? (values.short ? 24 : 500));
const settings = values.gateways === undefined ? ([1, 3] as const) : ([values.gateways === '3' ? 3 : 1] as const);
const isUnderstood =
  Number.isSafeInteger(seed) &&
  Number.isSafeInteger(kills) &&
  ['1', '3', undefined].includes(values.gateways) &&
  ['list', 'kills', undefined].includes(values.only);
if (!isUnderstood) {
  console.error('Usage: pnpm faults [--seed N] [--kills N] [--gateways 1|3] [--short] [--only list|kills] [--keep]');
  process.exit(2);
}
/** Kills between two checks of the books. */
const KILLS_A_ROUND = 25;

const trials: Trial[] = [];
const log = (line: string): void => console.log(line);
console.log(`seed ${seed}`);
for (const gateways of settings) {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-faults-'));
  const name = gateways === 1 ? 'one gateway with the embedded PostgreSQL' : 'three gateways, PostgreSQL and Redis';
  try {
    const world = await startWorld({ gateways, seed, folder });
    try {
      const wire = world.wire();
      const players = createPlayers(world, wire);
      if (values.only !== 'kills')
        trials.push(...(await runFaults({ world, players, wire, checksTimes: !values.short, seed, log })));
      if (values.only !== 'list') {
        const share = Math.ceil(kills / settings.length);
        const result = await runCampaign({ world, players, seed, kills: share, killsARound: KILLS_A_ROUND, log });
        trials.push({ name: `${share} kills of ${name}`, breaks: result.audit.breaks });
        if (!values.short)
          trials.push({ name: `first bets after kills of ${name}`, breaks: slowRecoveries(result.recoveries) });
        console.log(tableOf(name, result));
      }
      wire.close();
    } finally {
      await world.stop();
    }
  } catch (error) {
    trials.push({ name, breaks: [error instanceof Error ? (error.stack ?? error.message) : String(error)] });
  } finally {
    if (values.keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
writeReport(trials);
const broken = trials.filter(({ breaks }) => breaks.length > 0);
for (const trial of broken) console.error(`seed ${seed}, ${trial.name}: ${trial.breaks.slice(0, 5).join('\n  ')}`);
console.log(`${trials.length - broken.length} of ${trials.length} trials passed`);
process.exitCode = broken.length === 0 ? 0 : 1;
