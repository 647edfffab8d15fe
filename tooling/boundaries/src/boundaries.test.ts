import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUnusedDependencies } from './dependencies.ts';
import { checkImports } from './imports.ts';
import { checkManifests, findPackageCycles, listWorkspaces, nameOf } from './manifests.ts';
import { checkOtherFiles } from './otherFiles.ts';

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A package of the house, sound in every way unless told otherwise. */
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
  write(`${folder}/src/index.ts`, 'export const door = 1;\n');
  for (const target of dependencies) link(folder, target);
}

/** What pnpm does for a declared dependency. */
function link(folder: string, target: string): void {
  const place = join(root, folder, 'node_modules', nameOf(target));
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(root, target), place);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const folder of ['packages/contract', 'packages/wallet', 'packages/games']) addPackage(folder);
  addPackage('packages/core', ['packages/contract']);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('manifests', () => {
  it('are all right in a sound tree', () => {
    expect(checkManifests(root)).toEqual([]);
    expect(findPackageCycles(root)).toEqual([]);
  });

  it('PKG-01 may not make one feature depend on another', () => {
    addPackage('packages/games', ['packages/wallet']);
    expect(checkManifests(root)).toEqual([
      'packages/games: may not depend on packages/wallet; imports flow one way (docs/architecture.md)',
    ]);
  });

  it('may not make a lower layer depend on a higher one', () => {
    addPackage('packages/contract', ['packages/core']);
    expect(checkManifests(root)).toContain(
      'packages/contract: may not depend on packages/core; imports flow one way (docs/architecture.md)',
    );
    expect(findPackageCycles(root)).toEqual([['@parlor/contract', '@parlor/core', '@parlor/contract']]);
  });

  it('count a ring that only a development dependency closes', () => {
    addPackage('packages/contract', [], { devDependencies: { '@parlor/core': 'workspace:*' } });
    expect(findPackageCycles(root)).toHaveLength(1);
  });

  it.each([
    [{ name: '@parlor/money' }, 'is called @parlor/money'],
    [{ description: '' }, 'has no description'],
    [{ exports: {} }, 'has no door'],
    [{ scripts: { build: 'x', lint: 'x', typecheck: 'x' } }, 'has no script "test"'],
    [{ dependencies: { react: '^19.0.0' } }, 'pins react itself'],
    [{ dependencies: { '@parlor/contract': '1.0.0' } }, 'write workspace:*'],
    [{ dependencies: { '@parlor/contract': 'workspace:*' } }, 'without a reference'],
  ])('must have the shape of the house: %j', (over, problem) => {
    addPackage('packages/wallet', [], over);
    expect(checkManifests(root).join('\n')).toContain(problem);
  });

  it('must stand beside a README', () => {
    rmSync(join(root, 'packages/wallet/README.md'));
    expect(checkManifests(root)).toEqual(['packages/wallet: has no README.md']);
  });
});

describe('imports', () => {
  it('are all right in a sound tree', async () => {
    write('packages/core/src/index.ts', "import { door } from '@parlor/contract';\nexport const core = door;\n");
    expect(await checkImports(root)).toEqual([]);
  });

  it('PKG-01 may not reach from one feature into another, not even for a type', async () => {
    link('packages/games', 'packages/wallet');
    write('packages/wallet/src/index.ts', 'export interface Purse { coins: number }\n');
    write('packages/games/src/index.ts', "import type { Purse } from '@parlor/wallet';\nexport type Stake = Purse;\n");
    expect(await checkImports(root)).toEqual([
      'one-way:packages/games: packages/games/src/index.ts → packages/wallet/src/index.ts',
    ]);
  });

  it('may not reach another feature by a dynamic import', async () => {
    link('packages/games', 'packages/wallet');
    write('packages/games/src/index.ts', "export const load = () => import('@parlor/wallet');\n");
    expect(await checkImports(root)).toHaveLength(1);
  });

  it('may not go around the door of a package', async () => {
    write('packages/core/src/index.ts', "export { door } from '../../contract/src/index.ts';\n");
    expect(await checkImports(root)).toEqual([
      'no-way-around-the-door: packages/core/src/index.ts → packages/contract/src/index.ts',
    ]);
  });

  it('may not run in a ring of files, types included', async () => {
    write('packages/core/src/index.ts', "import type { B } from './b.ts';\nexport interface A { b: B }\n");
    write('packages/core/src/b.ts', "import type { A } from './index.ts';\nexport interface B { a: A }\n");
    expect((await checkImports(root)).some((problem) => problem.startsWith('no-file-cycle'))).toBe(true);
  });

  it.each(['http', 'plugins', 'shared'])(
    'may not lead from the kernel of the gateway (%s) to a domain, nor by way of another file, nor for a type',
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
      const broken = `kernel-knows-no-module: apps/gateway/src/${folder}/hosts.ts → apps/gateway/src/modules/merchant/merchant.ts`;
      writeHere(
        `${folder}/hosts.ts`,
        "import type { Merchant } from '../modules/merchant/merchant.ts';\nexport type Host = Merchant;\n",
      );
      expect(await checkImports(root)).toEqual([broken]);
      writeHere(`${folder}/hosts.ts`, "import type { Merchant } from '../modules.ts';\nexport type Host = Merchant;\n");
      expect(await checkImports(root)).toEqual([broken]);
    },
  );

  it('let tests use the testing package, and nothing else', async () => {
    addPackage('packages/testing');
    link('packages/games', 'packages/testing');
    write('packages/games/src/stake.test.ts', "import { door } from '@parlor/testing';\nexport const used = door;\n");
    expect(await checkImports(root)).toEqual([]);
    write('packages/games/src/stake.ts', "import { door } from '@parlor/testing';\nexport const used = door;\n");
    expect(await checkImports(root)).toEqual([
      'one-way:packages/games: packages/games/src/stake.ts → packages/testing/src/index.ts',
    ]);
  });
});

describe('style sheets, pages and manifests', () => {
  beforeEach(() => write('themes/sakura/package.json', '{}'));

  it('are all right when they name roles', () => {
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
      'packages/games/src/list.css:2: "#fff" is a colour of its own',
    ],
    [
      'apps/site/index.html',
      '<meta name="theme-color" content="rgb(1 2 3)">',
      'apps/site/index.html:1: "rgb()" is a colour',
    ],
    ['apps/site/index.html', '<html data-brand="sakura">', 'apps/site/index.html:1: names the brand "sakura"'],
    [
      'packages/testing/package.json',
      '{ "dependencies": { "@parlor/theme-sakura": "workspace:*" } }',
      'packages/testing/package.json:1: names the brand "sakura"',
    ],
  ])('WL-01 WL-02 may not hold a colour or a brand: %s', (path, text, problem) => {
    write(path, text);
    expect(checkOtherFiles(root)).toEqual([expect.stringContaining(problem)]);
  });

  it('may where brands are made', () => {
    write('packages/theme/src/sample.css', 'a { color: #fff; }');
    expect(checkOtherFiles(root)).toEqual([]);
  });
});

describe('the house itself', () => {
  const house = fileURLToPath(new URL('../../../', import.meta.url));

  it('PKG-01 lints and tests each package alone: no task waits for a task of another package', () => {
    interface Plan {
      tasks: { taskId: string; package: string; task: string; command: string; dependencies: string[] }[];
    }
    const args = ['run', 'test', 'lint', 'typecheck', '--dry=json'];
    const { tasks } = JSON.parse(
      execFileSync(join(house, 'node_modules/.bin/turbo'), args, {
        cwd: house,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64_000_000,
      }),
    ) as Plan;
    const own = tasks.filter(({ task }) => task !== 'transit');
    // What a package stands on only takes part in the key of the cache; nothing of it runs.
    expect(tasks.filter(({ task, command }) => task === 'transit' && command !== '<NONEXISTENT>')).toEqual([]);
    expect(
      own
        .filter(({ package: name, dependencies }) =>
          dependencies.some((dependency) => dependency !== `${name}#transit`),
        )
        .map(({ taskId }) => taskId),
    ).toEqual([]);
    const tested = new Set(
      own
        .filter(({ task, command }) => task === 'test' && command !== '<NONEXISTENT>')
        .map(({ package: name }) => name),
    );
    const product = listWorkspaces(house).filter((folder) => /^(?:apps|packages|themes)\//.test(folder));
    expect(product.map(nameOf).filter((name) => !tested.has(name))).toEqual([]);
  });
});

describe('dependencies', () => {
  const installed = (folder: string, name: string, peers: string[] = []): void =>
    write(
      `${folder}/node_modules/${name}/package.json`,
      JSON.stringify({ name, peerDependencies: Object.fromEntries(peers.map((peer) => [peer, '*'])) }),
    );

  it('PKG-01 names a dependency that no file of the package names', () => {
    addPackage('packages/core', [], { dependencies: { zod: 'catalog:', kysely: 'catalog:' } });
    write('packages/core/src/index.ts', "import { z } from 'zod';\nexport const door = z;\n");
    expect(findUnusedDependencies(root)).toEqual([
      'packages/core: lists kysely and never names it; take it out of package.json',
    ]);
  });

  it('PKG-01 lets a dependency stand that another one asks for as its peer, or that is named by one of its files', () => {
    addPackage('packages/core', [], {
      dependencies: { 'react-router': 'catalog:', react: 'catalog:', flags: 'catalog:' },
    });
    installed('packages/core', 'react-router', ['react']);
    write(
      'packages/core/src/index.ts',
      "import { Link } from 'react-router/dom';\nexport const door = [Link, import.meta.glob('../node_modules/flags/*.svg')];\n",
    );
    expect(findUnusedDependencies(root)).toEqual([]);
  });
});
