// Measures the mutation score of a target: `pnpm mutate money`. Exits with 1 when the score is too low.
// Folders and files of the package narrow the target to them: `pnpm mutate gateway src/modules/reward`.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { targets, type Target } from './targets.ts';

/** How long a property test tries random examples, in ms. The first ones find nearly all mutants. */
const RANDOM_EXAMPLES_MS = 500;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [name = '', ...paths] = process.argv.slice(2);
const target = targets[name];

/** Returns the mutated files of a target at or below some paths. Throws if there are none. */
function mutatedAt({ folder, mutate }: Target, chosenPaths: readonly string[]): string[] {
  const excluded = mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const included = mutate.filter((glob) => !glob.startsWith('!'));
  const files = globSync(included, { cwd: join(root, folder), exclude: excluded });
  const chosen = files.filter((file) => chosenPaths.some((path) => file === path || file.startsWith(`${path}/`)));
  if (chosen.length === 0) throw new Error(`The target mutates no file at ${chosenPaths.join(', ')}`);
  return chosen;
}

if (target === undefined) {
  console.error(`Usage: pnpm mutate ${Object.keys(targets).join('|')} [folder or file of the package]...`);
  process.exitCode = 2;
} else {
  const folder = join(root, target.folder);
  const scratch = join(folder, '.stryker-tmp');
  process.chdir(folder);
  mkdirSync(scratch, { recursive: true });
  const preset = target.hasDom === true ? 'domTests' : 'nodeTests';
  // A mutant may make a test hang. Unit tests take a few seconds at most.
  const settings = JSON.stringify({ dir: folder, include: [...target.tests], reporters: [], testTimeout: 15_000 });
  writeFileSync(
    join(scratch, 'vitest.config.ts'),
    `import { ${preset} } from '@parlor/vitest-config';

const config = ${preset}(${settings});
config.test.setupFiles = [...(config.test.setupFiles ?? []), '.stryker-tmp/setup.ts'];
export default config;
`,
  );
  writeFileSync(
    join(scratch, 'setup.ts'),
    `import { configureGlobal } from 'fast-check';

configureGlobal({ interruptAfterTimeLimit: ${RANDOM_EXAMPLES_MS} });
`,
  );
  try {
    const results = await new Stryker({
      testRunner: 'vitest',
      plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
      vitest: { configFile: '.stryker-tmp/vitest.config.ts' },
      coverageAnalysis: 'perTest',
      mutate: paths.length === 0 ? [...target.mutate] : mutatedAt(target, paths),
      // A sandbox would not contain the other packages of the workspace. Stryker restores the files at the end.
      inPlace: true,
      tempDirName: '.stryker-tmp/backup',
      reporters: ['progress-append-only', 'clear-text'],
      clearTextReporter: { logTests: false, reportTests: false },
      thresholds: { high: 100, low: target.minScore, break: target.minScore },
      concurrency: 2,
      // Only an endless loop takes that much longer: a busy machine must not count as a killed mutant.
      timeoutMS: 60_000,
    }).runMutationTest();
    const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    const valid = results.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error')).length;
    console.log(`${name}: ${killed} of ${valid} mutants killed`);
  } finally {
    // A worker that is killed leaves its setup file.
    for (const file of globSync('stryker-setup-*.js', { cwd: folder })) rmSync(join(folder, file));
    rmSync(scratch, { recursive: true, force: true });
  }
}
