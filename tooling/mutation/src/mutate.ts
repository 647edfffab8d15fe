// Measures the mutation score of a target: `pnpm mutate money`. Exits with 1 when the score is too low.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { targets } from './targets.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [name = ''] = process.argv.slice(2);
const target = targets[name];

if (target === undefined) {
  console.error(`Usage: pnpm mutate ${Object.keys(targets).join('|')}`);
  process.exitCode = 2;
} else {
  const folder = join(root, target.folder);
  const scratch = join(folder, '.stryker-tmp');
  process.chdir(folder);
  mkdirSync(scratch, { recursive: true });
  const preset = target.hasDom === true ? 'domTests' : 'nodeTests';
  const settings = JSON.stringify({ dir: folder, include: [target.tests], reporters: [] });
  writeFileSync(
    join(scratch, 'vitest.config.ts'),
    `import { ${preset} } from '@parlor/vitest-config';\n\nexport default ${preset}(${settings});\n`,
  );
  try {
    const results = await new Stryker({
      testRunner: 'vitest',
      plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
      vitest: { configFile: '.stryker-tmp/vitest.config.ts' },
      coverageAnalysis: 'perTest',
      mutate: [...target.mutate],
      // A sandbox would not contain the other packages of the workspace. Stryker restores the files at the end.
      inPlace: true,
      tempDirName: '.stryker-tmp/backup',
      reporters: ['progress-append-only', 'clear-text'],
      clearTextReporter: { logTests: false, reportTests: false },
      thresholds: { high: 100, low: target.least, break: target.least },
      concurrency: 2,
      // Only an endless loop takes that much longer: a busy machine must not count as a killed mutant.
      timeoutMS: 60_000,
    }).runMutationTest();
    const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    const valid = results.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error')).length;
    console.log(`${name}: ${killed} of ${valid} mutants killed`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
