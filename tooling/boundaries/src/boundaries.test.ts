import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUnusedDependencies } from './dependencies.ts';
import { checkDocs } from './docs.ts';
import { checkImports } from './imports.ts';
import { checkLengths } from './lengths.ts';
import { checkManifests, findPackageCycles, listWorkspaces, nameOf } from './manifests.ts';
import { checkOtherFiles } from './otherFiles.ts';

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Adds a valid package. `over` overrides manifest fields. */
function addPackage(folder: string, dependencies: string[] = [], over: Record<string, unknown> = {}): void {
  write(
    `${folder}/package.json`,
    JSON.stringify({
      name: nameOf(folder),
      description: 'A package.',
      exports: { '.': './src/index.ts' },
      scripts: { build: 'x', lint: 'x', typecheck: 'x', test: 'x' },
      dependencies: Object.fromEntries(dependencies.map((target) => [nameOf(target), 'workspace:*'])),
      ...over,
    }),
  );
  write(`${folder}/README.md`, '# A package');
  write(
    `${folder}/tsconfig.build.json`,
    JSON.stringify({
      references: dependencies.map((target) => ({
        path: `${'../'.repeat(folder.split('/').length)}${target}/tsconfig.build.json`.replace(
          /^\.\.\/\.\.\/packages/,
          '..',
        ),
      })),
    }),
  );
  write(`${folder}/src/index.ts`, 'export const entry = 1;\n');
  for (const target of dependencies) link(folder, target);
}

/** Links a dependency as pnpm does. */
function link(folder: string, target: string): void {
  const linkPath = join(root, folder, 'node_modules', nameOf(target));
  mkdirSync(dirname(linkPath), { recursive: true });
  symlinkSync(join(root, target), linkPath);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const folder of ['packages/contract', 'packages/wallet', 'packages/games']) addPackage(folder);
  addPackage('packages/core', ['packages/contract']);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('manifest checks', () => {
  it('pass for a valid tree', () => {
    expect(checkManifests(root)).toEqual([]);
    expect(findPackageCycles(root)).toEqual([]);
  });

  it('PKG-01 reject a dependency between features', () => {
    addPackage('packages/games', ['packages/wallet']);
    expect(checkManifests(root)).toEqual([
      'packages/games: may not depend on packages/wallet; imports flow one way (docs/architecture.md)',
    ]);
  });

  it('reject a dependency of a lower layer on a higher one', () => {
    addPackage('packages/contract', ['packages/core']);
    expect(checkManifests(root)).toContain(
      'packages/contract: may not depend on packages/core; imports flow one way (docs/architecture.md)',
    );
    expect(findPackageCycles(root)).toEqual([['@parlor/contract', '@parlor/core', '@parlor/contract']]);
  });

  it('report a dependency cycle that only a devDependency closes', () => {
    addPackage('packages/contract', [], { devDependencies: { '@parlor/core': 'workspace:*' } });
    expect(findPackageCycles(root)).toHaveLength(1);
  });

  it.each([
    [{ name: '@parlor/money' }, 'is named @parlor/money'],
    [{ description: '' }, 'has no description'],
    [{ exports: {} }, 'has no entry point'],
    [{ scripts: { build: 'x', lint: 'x', typecheck: 'x' } }, 'has no script "test"'],
    [{ dependencies: { react: '^19.0.0' } }, 'sets its own version of react'],
    [{ dependencies: { '@parlor/contract': '1.0.0' } }, 'write workspace:*'],
    [{ dependencies: { '@parlor/contract': 'workspace:*' } }, 'has no reference'],
  ])('reject an invalid manifest: %j', (over, problem) => {
    addPackage('packages/wallet', [], over);
    expect(checkManifests(root).join('\n')).toContain(problem);
  });

  it('require a README', () => {
    rmSync(join(root, 'packages/wallet/README.md'));
    expect(checkManifests(root)).toEqual(['packages/wallet: has no README.md']);
  });
});

describe('import checks', () => {
  it('pass for a valid tree', async () => {
    write('packages/core/src/index.ts', "import { entry } from '@parlor/contract';\nexport const core = entry;\n");
    expect(await checkImports(root)).toEqual([]);
  });

  it('PKG-01 reject an import between features, type imports included', async () => {
    link('packages/games', 'packages/wallet');
    write('packages/wallet/src/index.ts', 'export interface Purse { coins: number }\n');
    write('packages/games/src/index.ts', "import type { Purse } from '@parlor/wallet';\nexport type Stake = Purse;\n");
    expect(await checkImports(root)).toEqual([
      'one-way:packages/games: packages/games/src/index.ts → packages/wallet/src/index.ts',
    ]);
  });

  it('reject a dynamic import of another feature', async () => {
    link('packages/games', 'packages/wallet');
    write('packages/games/src/index.ts', "export const load = () => import('@parlor/wallet');\n");
    expect(await checkImports(root)).toHaveLength(1);
  });

  it('reject an import that bypasses the entry point of a package', async () => {
    write('packages/core/src/index.ts', "export { entry } from '../../contract/src/index.ts';\n");
    expect(await checkImports(root)).toEqual([
      'no-relative-import-across-packages: packages/core/src/index.ts → packages/contract/src/index.ts',
    ]);
  });

  it('reject an import cycle between files, type imports included', async () => {
    write('packages/core/src/index.ts', "import type { B } from './b.ts';\nexport interface A { b: B }\n");
    write('packages/core/src/b.ts', "import type { A } from './index.ts';\nexport interface B { a: A }\n");
    expect((await checkImports(root)).some((problem) => problem.startsWith('no-file-cycle'))).toBe(true);
  });

  it.each(['http', 'plugins', 'shared'])(
    'reject an import from the gateway kernel (%s) into a module, transitive and type imports included',
    async (folder) => {
      addPackage('apps/gateway');
      const writeHere = (path: string, content: string) => write(`apps/gateway/src/${path}`, content);
      writeHere('modules/merchant/merchant.ts', 'export interface Merchant { code: string }\n');
      writeHere('modules.ts', "export type { Merchant } from './modules/merchant/merchant.ts';\n");
      writeHere(
        `${folder}/hosts.test.ts`,
        "import type { Merchant } from '../modules/merchant/merchant.ts';\nexport type Tested = Merchant;\n",
      );
      expect(await checkImports(root)).toEqual([]);
      const broken = `kernel-imports-no-module: apps/gateway/src/${folder}/hosts.ts → apps/gateway/src/modules/merchant/merchant.ts`;
      writeHere(
        `${folder}/hosts.ts`,
        "import type { Merchant } from '../modules/merchant/merchant.ts';\nexport type Host = Merchant;\n",
      );
      expect(await checkImports(root)).toEqual([broken]);
      writeHere(`${folder}/hosts.ts`, "import type { Merchant } from '../modules.ts';\nexport type Host = Merchant;\n");
      expect(await checkImports(root)).toEqual([broken]);
    },
  );

  it('reject an import from one game of the arcade into another, tests and type imports included', async () => {
    addPackage('apps/arcade');
    const writeHere = (path: string, content: string) => write(`apps/arcade/src/games/${path}`, content);
    writeHere('fraction.ts', 'export const half = 0.5;\n');
    writeHere('dice/rules.ts', "export { half } from '../fraction.ts';\nexport interface Roll { face: number }\n");
    writeHere('dice/client/stage.ts', "import type { Roll } from '../rules.ts';\nexport type Shown = Roll;\n");
    expect(await checkImports(root)).toEqual([]);
    const typeImport = "import type { Roll } from '../../dice/rules.ts';\nexport type Spin = Roll;\n";
    writeHere('wheel/client/stage.ts', typeImport);
    writeHere('wheel/client/stage.test.ts', typeImport);
    const broken = (from: string) =>
      `no-game-imports-another: apps/arcade/src/games/${from} → apps/arcade/src/games/dice/rules.ts`;
    expect((await checkImports(root)).toSorted()).toEqual([
      broken('wheel/client/stage.test.ts'),
      broken('wheel/client/stage.ts'),
    ]);
  });

  it('allow only tests to import the testing package', async () => {
    addPackage('packages/testing');
    link('packages/games', 'packages/testing');
    write('packages/games/src/stake.test.ts', "import { entry } from '@parlor/testing';\nexport const used = entry;\n");
    expect(await checkImports(root)).toEqual([]);
    write('packages/games/src/stake.ts', "import { entry } from '@parlor/testing';\nexport const used = entry;\n");
    expect(await checkImports(root)).toEqual([
      'one-way:packages/games: packages/games/src/stake.ts → packages/testing/src/index.ts',
    ]);
  });
});

describe('import checks of the shared test setup', () => {
  beforeEach(() => {
    addPackage('tooling/vitest-config');
    link('packages/games', 'tooling/vitest-config');
  });

  it('allow a configuration file to import it', async () => {
    write('packages/games/vitest.config.ts', "export { entry } from '@parlor/vitest-config';\n");
    expect(await checkImports(root)).toEqual([]);
  });

  it('reject an import by shipped code', async () => {
    write('packages/games/src/stake.ts', "export { entry } from '@parlor/vitest-config';\n");
    expect(await checkImports(root)).toEqual([
      'one-way:packages/games: packages/games/src/stake.ts → tooling/vitest-config/src/index.ts',
    ]);
  });
});

describe('checks of style sheets, pages and manifests', () => {
  beforeEach(() => write('themes/sakura/package.json', '{}'));

  it('accept theme roles', () => {
    write(
      'apps/site/index.html',
      '<style>body { color: var(--text-primary); max-width: 480px; }</style><a href="#faq">x</a>',
    );
    expect(checkOtherFiles(root)).toEqual([]);
  });

  it.each([
    [
      'packages/games/src/list.css',
      '\na { color: #fff; }',
      'packages/games/src/list.css:2: "#fff" is a literal colour',
    ],
    [
      'apps/site/index.html',
      '<meta name="theme-color" content="rgb(1 2 3)">',
      'apps/site/index.html:1: "rgb()" is a literal colour',
    ],
    ['apps/site/index.html', '<html data-brand="sakura">', 'apps/site/index.html:1: names the brand "sakura"'],
    [
      'packages/testing/package.json',
      '{ "dependencies": { "@parlor/theme-sakura": "workspace:*" } }',
      'packages/testing/package.json:1: names the brand "sakura"',
    ],
  ])('WL-01 WL-02 reject a literal colour or a brand name: %s', (path, text, problem) => {
    write(path, text);
    expect(checkOtherFiles(root)).toEqual([expect.stringContaining(problem)]);
  });

  it('accept a literal colour where brands are defined', () => {
    write('packages/theme/src/sample.css', 'a { color: #fff; }');
    expect(checkOtherFiles(root)).toEqual([]);
  });
});

describe('checks of lengths', () => {
  const lines = (count: number) => '\n'.repeat(count);

  it.each(['packages/games/src/list.ts', 'packages/games/src/list.css', 'scripts/start.mjs', 'e2e/src/list.spec.ts'])(
    'accept 400 lines and reject 401 of %s',
    (path) => {
      write(path, lines(400));
      expect(checkLengths(root)).toEqual([]);
      write(path, lines(401));
      expect(checkLengths(root)).toEqual([`${path}: has 401 lines; split it where an idea ends, at most 400`]);
    },
  );

  it('accept a table of data only if it is longer than the limit', () => {
    write('packages/contract/src/types.ts', lines(401));
    expect(checkLengths(root)).toEqual([]);
    write('packages/contract/src/types.ts', lines(400));
    expect(checkLengths(root)).toEqual([expect.stringContaining('take it off the list of tables')]);
  });

  it('skip installed and built files', () => {
    write('packages/games/node_modules/vendor/index.ts', lines(401));
    write('apps/arcade/dist/index.css', lines(401));
    expect(checkLengths(root)).toEqual([]);
  });
});

describe('checks of docs', () => {
  const exported = (described: number, all: number) =>
    Array.from(
      { length: all },
      (_, i) => `${i < described ? '/** A price. */\n' : ''}export const price${i} = ${i};\n`,
    );

  it('accept a package with a doc comment on 85 % of its exports, and reject one with fewer', () => {
    write('packages/contract/src/index.ts', exported(17, 20).join(''));
    expect(checkDocs(root)).toEqual([]);
    write('packages/contract/src/index.ts', exported(16, 20).join(''));
    expect(checkDocs(root)).toEqual([
      expect.stringMatching(/^packages\/contract: 80\.0 % .*without: packages\/contract\/src\/index\.ts:33, /),
    ]);
  });

  it('count only declarations, and neither tests nor stories', () => {
    write(
      'packages/contract/src/index.ts',
      "export { price } from './price.ts';\nexport type { Price } from './price.ts';\n",
    );
    write('packages/contract/src/price.test.ts', exported(0, 1).join(''));
    write('packages/contract/src/testing/price.ts', exported(0, 1).join(''));
    expect(checkDocs(root)).toEqual([]);
  });

  it('do not check other packages', () => {
    write('packages/contract/src/index.ts', exported(1, 1).join(''));
    write('packages/games/src/index.ts', exported(0, 20).join(''));
    expect(checkDocs(root)).toEqual([]);
  });
});

describe('this repository', () => {
  const repository = fileURLToPath(new URL('../../../', import.meta.url));

  it('PKG-01 lints and tests each package in isolation: no task depends on a task of another package', () => {
    interface Plan {
      tasks: { taskId: string; package: string; task: string; command: string; dependencies: string[] }[];
    }
    const args = ['run', 'test', 'lint', 'typecheck', '--dry=json'];
    const { tasks } = JSON.parse(
      execFileSync(join(repository, 'node_modules/.bin/turbo'), args, {
        cwd: repository,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64_000_000,
      }),
    ) as Plan;
    const ownTasks = tasks.filter(({ task }) => task !== 'transit');
    // `transit` tasks only add a package's dependencies to the cache key. They run no command.
    expect(tasks.filter(({ task, command }) => task === 'transit' && command !== '<NONEXISTENT>')).toEqual([]);
    expect(
      ownTasks
        .filter(({ package: name, dependencies }) =>
          dependencies.some((dependency) => dependency !== `${name}#transit`),
        )
        .map(({ taskId }) => taskId),
    ).toEqual([]);
    const tested = new Set(
      ownTasks
        .filter(({ task, command }) => task === 'test' && command !== '<NONEXISTENT>')
        .map(({ package: name }) => name),
    );
    const product = listWorkspaces(repository).filter((folder) => /^(?:apps|packages|themes)\//.test(folder));
    expect(product.map(nameOf).filter((name) => !tested.has(name))).toEqual([]);
  });
});

describe('findUnusedDependencies', () => {
  const installed = (folder: string, name: string, peers: string[] = []): void =>
    write(
      `${folder}/node_modules/${name}/package.json`,
      JSON.stringify({ name, peerDependencies: Object.fromEntries(peers.map((peer) => [peer, '*'])) }),
    );

  it('PKG-01 reports a dependency that no file of the package names', () => {
    addPackage('packages/core', [], { dependencies: { zod: 'catalog:', kysely: 'catalog:' } });
    write('packages/core/src/index.ts', "import { z } from 'zod';\nexport const entry = z;\n");
    expect(findUnusedDependencies(root)).toEqual([
      'packages/core: lists kysely, but no file names it; remove it from package.json',
    ]);
  });

  it('PKG-01 accepts a peer of another dependency, and a dependency that is named by a file path', () => {
    addPackage('packages/core', [], {
      dependencies: { 'react-router': 'catalog:', react: 'catalog:', flags: 'catalog:' },
    });
    installed('packages/core', 'react-router', ['react']);
    write(
      'packages/core/src/index.ts',
      "import { Link } from 'react-router/dom';\nexport const entry = [Link, import.meta.glob('../node_modules/flags/*.svg')];\n",
    );
    expect(findUnusedDependencies(root)).toEqual([]);
  });
});
