// Runs all checks of CI, the fastest to fail first. Ends with the failed steps and tests, and a last line of counts:
//
//   N passed, N failed, N skipped
//
//   --changed   only packages that differ from the main branch; no stories, no journeys
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { productEnvironment } from './bootstrapSteps.mjs';
import { changesetsStep } from './changesets.mjs';
import { runProgram } from './oneLineError.mjs';
import { root } from './product.mjs';
import { requireServices, startRedis } from './services.mjs';
import { heading, runStep, runTogether } from './stepRunner.mjs';
import {
  addCounts,
  closingLine,
  countPlaywright,
  countTap,
  countTurbo,
  countVitest,
  readCounts,
  removeReports,
} from './testReports.mjs';

const { changed: isChangedOnly } = parseArgs({ options: { changed: { type: 'boolean', default: false } } }).values;
const packageFolders = globSync(['apps/*', 'packages/*', 'themes/*', 'tooling/*', 'bench', 'e2e'], { cwd: root })
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map((folder) => join(root, folder));
/** Maximum number of failed tests that the end of a run lists. */
const SHOWN_FAILURES = 20;
const turboRuns = join(root, '.turbo', 'runs');
const tapFile = join(root, '.reports', 'scripts.tap');

/** The packages whose tests use both processors. Those of the others mostly use one, and wait a quarter of the time. */
const servers = ['gateway', 'arcade'];
const isServer = (folder) => servers.includes(basename(folder));

const packageSteps = [
  turboStep({ title: 'build of every package', tasks: ['build'], atOnce: 3, tested: [] }),
  turboStep({
    title: `tests of ${servers.join(' and ')}`,
    tasks: ['test', ...servers.map((name) => `--filter=@parlor/${name}`)],
    atOnce: 2,
    tested: packageFolders.filter(isServer),
  }),
  turboStep({
    title: 'tests of the other packages',
    tasks: ['test', ...servers.map((name) => `--filter=!@parlor/${name}`)],
    atOnce: 3,
    tested: packageFolders.filter((folder) => !isServer(folder)),
  }),
];

const changedPackages = turboStep({
  title: 'typecheck, lint, test and build of the changed packages',
  // In a full run, the whole tree is checked and linted at once: separate runs would read the imports of each package
  // again.
  tasks: ['typecheck', 'lint', 'test', 'build', '--affected'],
  atOnce: 2,
  tested: packageFolders,
});

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // process.exit runs the exit handlers, which stop the services started for the tests.
  process.once(name, () => process.exit(130));
}

await runProgram(async () => {
  const env = productEnvironment(process.env);
  removeReports([root, join(root, '.storybook'), ...packageFolders]);
  rmSync(turboRuns, { recursive: true, force: true });
  mkdirSync(dirname(tapFile), { recursive: true });
  heading('services');
  requireServices(
    isChangedOnly ? ['redis-server', 'nginx'] : ['chromium-headless-shell', 'redis-server', 'nginx'],
    env,
  );
  const redis = await startRedis(env);
  const results = [];
  try {
    const runOptions = { cwd: root, env: { ...env, TEST_REDIS_URL: redis.url } };
    for (const step of steps()) {
      results.push(...(Array.isArray(step) ? await runTogether(step, runOptions) : [await runStep(step, runOptions)]));
    }
  } finally {
    await redis.stop();
  }
  report(results);
});

/** Returns a step that runs tasks of packages, `atOnce` in parallel. `tested`: the folders whose tests it counts. */
function turboStep({ title, tasks, atOnce, tested }) {
  return {
    title,
    command: [
      'turbo',
      'run',
      ...tasks,
      `--concurrency=${atOnce}`,
      '--continue=dependencies-successful',
      '--summarize',
      '--output-logs=errors-only',
      '--ui=stream',
    ],
    counts: () =>
      addCounts(...takeTurboRuns(), ...tested.filter((folder) => !folder.endsWith('/e2e')).map(vitestCounts)),
  };
}

/** Counts the summaries of turbo, and removes them, so that the next step does not count them again. */
function takeTurboRuns() {
  const counts = globSync('*.json', { cwd: turboRuns }).map((file) => readCounts(join(turboRuns, file), countTurbo));
  rmSync(turboRuns, { recursive: true, force: true });
  return counts;
}

/** Returns the steps. A nested list of steps runs in parallel. */
function steps() {
  const all = [
    ...(isChangedOnly
      ? [
          // These files belong to no package.
          { title: 'typecheck of the stories set-up', command: ['tsc', '-p', '.storybook/tsconfig.json'] },
          {
            title: 'lint of scripts and stories set-up',
            command: ['oxlint', '-c', '.oxlintrc.json', 'scripts', '.storybook'],
          },
        ]
      : [
          { title: 'typecheck', command: ['pnpm', '--silent', 'typecheck'] },
          { title: 'lint', command: ['pnpm', '--silent', 'lint'] },
        ]),
    {
      title: 'scripts',
      command: [
        'node',
        '--test',
        '--test-reporter=dot',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${tapFile}`,
        'scripts/*.test.mjs',
      ],
      counts: () => readCounts(tapFile, countTap),
    },
    ...(isChangedOnly ? [changedPackages] : packageSteps),
    // These steps only read files, and the longer ones use one processor each.
    [
      { title: 'boundaries', command: ['pnpm', '--silent', 'boundaries'] },
      { title: 'unused files, exports and dependencies', command: ['pnpm', '--silent', 'knip'] },
      { title: 'format', command: ['oxfmt', '--check'] },
    ],
  ];
  const changesets = changesetsStep(root);
  if (changesets !== undefined) {
    all.push(changesets);
  }
  if (isChangedOnly) {
    return all;
  }
  for (const app of ['mobile-web', 'arcade'].filter((name) => hasScript(`apps/${name}`, 'budget'))) {
    all.push({
      title: `byte budgets of ${app}`,
      command: ['pnpm', '--silent', '--filter', `@parlor/${app}`, 'budget'],
    });
  }
  all.push(
    // They mostly wait, which leaves processor time for the others, and none checks durations. Each has a product with
    // its own ports and data.
    [
      {
        title: 'faults, the short form',
        command: ['pnpm', '--silent', 'faults', '--short', '--gateways', '1'],
        counts: () =>
          readCounts(join(root, 'tooling', 'faults', '.reports', 'faults.tap'), (text) => countTap(text, 'faults')),
      },
      {
        title: 'rebrand',
        command: ['pnpm', '--silent', '--filter', '@parlor/rebrand', 'test:rebrand'],
        counts: () => vitestCounts(join(root, 'tooling', 'rebrand')),
      },
      {
        title: 'a random card of each category',
        command: ['pnpm', '--silent', 'cards', '--short', '--no-build'],
        counts: () => readCounts(join(root, 'e2e', '.reports', 'cards.json'), countPlaywright),
      },
      {
        title: "identity provider's emulator",
        command: ['pnpm', '--silent', 'test:identity'],
        env: { E2E_PORT: '8182', E2E_ARCADE_PORT: '8183' },
        counts: () =>
          addCounts(
            readCounts(join(root, 'apps', 'gateway', '.reports', 'identity.json'), countVitest),
            readCounts(join(root, 'e2e', '.reports', 'identity.json'), countPlaywright),
          ),
      },
    ],
    {
      title: 'stories as tests',
      command: ['pnpm', '--silent', 'test:stories'],
      counts: () => vitestCounts(join(root, '.storybook')),
    },
    {
      title: 'journeys',
      command: ['pnpm', '--silent', '--filter', '@parlor/e2e', 'test:e2e'],
      counts: () => readCounts(join(root, 'e2e', '.reports', 'test.json'), countPlaywright),
    },
  );
  return all;
}

function vitestCounts(folder) {
  return readCounts(join(folder, '.reports', 'test.json'), countVitest);
}

function hasScript(folder, name) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts?.[name] !== undefined;
}

function report(results) {
  heading('result');
  for (const { title, seconds, isFailed, counts } of results) {
    const tests = counts.passed + counts.failed + counts.skipped;
    console.log(`${isFailed ? 'FAILED' : 'ok    '}  ${title} (${seconds} s${tests === 0 ? '' : `, ${tests} tests`})`);
  }
  const failed = results.filter(({ isFailed }) => isFailed);
  if (failed.length > 0) {
    console.log(`\nFailed: ${failed.map(({ title }) => title).join('; ')}`);
    for (const line of failed.flatMap(({ counts }) => counts.failures).slice(0, SHOWN_FAILURES)) {
      console.log(`- ${line}`);
    }
    process.exitCode = 1;
  }
  console.log(closingLine(results));
}
