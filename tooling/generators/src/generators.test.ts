import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { categoryPictures, checkTheme, scenePictures, type Theme } from '@parlor/theme';
import { checkDrawing, writeImagery, type ImageryDrawings } from '@parlor/theme/assets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireBrandName } from './brandName.ts';
import { addExport, addExportTest, componentFiles } from './componentFiles.ts';
import { featureFiles } from './packageFiles.ts';
import { requireKebabName, requirePascalName, stamp } from './stamp.ts';
import { hex, themeChangeset, themeFiles } from './themeFiles.ts';

let folder: string;

beforeEach(() => {
  // Inside this package, so that generated files resolve the workspace as in their real location.
  folder = mkdtempSync(join(fileURLToPath(new URL('..', import.meta.url)), '.stamped-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (path: string) =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string; scripts: object; exports: object };

describe('new package', () => {
  it('PKG-01 has an entry point, a descriptor, the standard scripts and a README', () => {
    stamp(join(folder, 'reward-centre'), featureFiles('reward-centre'));
    const manifest = manifestOf(join(folder, 'reward-centre'));
    expect(manifest).toMatchObject({
      name: '@parlor/reward-centre',
      exports: { '.': './src/index.ts' },
      scripts: {
        build: expect.any(String),
        lint: expect.any(String),
        typecheck: expect.any(String),
        test: expect.any(String),
      },
    });
    expect(existsSync(join(folder, 'reward-centre/README.md'))).toBe(true);
    expect(readFileSync(join(folder, 'reward-centre/src/index.ts'), 'utf8')).toContain('rewardCentreFeature');
  });

  it('does not overwrite an existing folder', () => {
    stamp(join(folder, 'a'), { x: '1' });
    expect(() => stamp(join(folder, 'a'), { x: '2' })).toThrow('already exists');
  });
});

describe('new component', () => {
  it('has markup, styles, stories and a test, and is exported in alphabetical order', () => {
    expect(Object.keys(componentFiles('CoinStack'))).toEqual([
      'CoinStack.tsx',
      'CoinStack.styles.ts',
      'CoinStack.stories.tsx',
      'CoinStack.test.tsx',
    ]);
    const stories = componentFiles('CoinStack')['CoinStack.stories.tsx'] ?? '';
    expect([...stories.matchAll(/\/\*\* .* \*\/\nexport const (\w+): Story/g)].map(([, state]) => state)).toEqual([
      'Plain',
      'LongText',
      'RightToLeft',
    ]);
    const entryPoint = "export { Badge } from './Badge/Badge.tsx';\nexport { Tabs } from './Tabs/Tabs.tsx';\n";
    expect(
      addExport(entryPoint, 'CoinStack')
        .split('\n')
        .map((line) => /from '\.\/(\w+)/.exec(line)?.[1]),
    ).toEqual(['Badge', 'CoinStack', 'CoinStack', 'Tabs', undefined]);
    expect(addExport(entryPoint, 'Zoom')).toMatch(/ZoomProps \} from '\.\/Zoom\/Zoom\.tsx';\n$/);
  });
});

describe('the entry point test', () => {
  it('expects a new component once, in alphabetical order, and only in the main entry point', () => {
    const known = ['Badge', 'Tabs', 'badgeTones'];
    const test = (names: string[]) =>
      `expect(Object.keys(publicApi)).toEqual([\n      ${names.map((name) => `'${name}',`).join(' ')}\n    ]);\nexpect(Object.keys(dialog)).toEqual(['Dialog']);\n`;
    expect(addExportTest(test(known), 'CoinStack')).toBe(test(['Badge', 'CoinStack', 'Tabs', 'badgeTones']));
  });

  it('keeps its lines within the maximum width', () => {
    const house = readFileSync(
      fileURLToPath(new URL('../../../packages/ui-kit/src/publicApi.test.ts', import.meta.url)),
      'utf8',
    );
    const lines = addExportTest(house, 'CoinStack').split('\n');
    expect(lines.filter((line) => line.includes("'CoinStack'"))).toHaveLength(1);
    expect(lines.filter((line) => line.length > 160)).toEqual([]);
  });
});

describe('new theme', () => {
  it.each(['sakura', 'blue-moon', 'zeta'])('WL-01 %s is complete and legible as generated', async (name) => {
    // Its tsconfig resolves the root from its real location only.
    const { 'tsconfig.json': _, ...files } = themeFiles(name);
    stamp(join(folder, name), files);
    const { theme } = (await import(join(folder, name, 'src/index.ts'))) as { theme: Theme };
    expect(checkTheme(theme)).toEqual([]);
    expect([theme.id, theme.modes]).toEqual([name, ['dark', 'light', 'contrast']]);
    expect(Object.keys(theme.components)).not.toEqual([]);
    expect(theme.logo.icon).toMatch(/^<svg/);
  });

  it('WL-01 has a hero, every category and every scene, drawn in tokens and within budget', async () => {
    const { 'tsconfig.json': _, ...files } = themeFiles('sakura');
    stamp(join(folder, 'sakura'), files);
    const { imagery } = (await import(join(folder, 'sakura/src/assets/imagery.ts'))) as { imagery: ImageryDrawings };
    expect([Object.keys(imagery.categories), Object.keys(imagery.scenes)]).toEqual([categoryPictures, scenePictures]);
    expect([...Object.values(imagery.categories), ...Object.values(imagery.scenes)].flatMap(checkDrawing)).toEqual([]);
    // Throws if a file exceeds its budget.
    expect(await writeImagery(imagery, pathToFileURL(`${join(folder, 'sakura/src')}/`))).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'sakura/src/imagery/hero.avif'))).toBe(true);
  });

  it('PKG-02 is described in a changeset', () => {
    expect(themeChangeset('blue-moon')).toMatch(/^---\n"@parlor\/theme-blue-moon": minor\n---\n\nBlue moon is a brand/);
  });

  it('gives different names different colours', () => {
    expect(themeFiles('sakura')['src/palette.ts']).not.toBe(themeFiles('zeta')['src/palette.ts']);
    expect([hex(0, 1, 0.5), hex(120, 1, 0.25), hex(240, 0, 1)]).toEqual(['#ff0000', '#008000', '#ffffff']);
  });
});

describe('requireBrandName', () => {
  let checkout: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'parlor-names-'));
    execFileSync('git', ['init', '--quiet'], { cwd: checkout });
    stamp(join(checkout, 'packages/games'), { 'src/home.ts': "export const home = '/m/home';\n" });
    execFileSync('git', ['add', '.'], { cwd: checkout });
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  it('accepts a name that nothing else uses', () => {
    expect(requireBrandName('blue-moon', checkout, ['sakura'])).toBe('blue-moon');
  });

  it.each([
    ['home', 'is a word of the code already (packages/games/src/home.ts)'],
    ['blue-moon', 'blue-moon and bluemoon would be the same merchant, BLUEMOON'],
    ['x', '2 to 20 letters'],
    ['a-name-that-is-far-too-long', '2 to 20 letters'],
  ])('WL-02 rejects %s', (name, reason) => {
    expect(() => requireBrandName(name, checkout, ['bluemoon'])).toThrow(reason);
  });
});

describe('names', () => {
  it.each([undefined, '', 'Reward', 'a b', '../x', 'x/', '1st', 'a--b'])('reject %j for a package or theme', (name) => {
    expect(() => requireKebabName(name)).toThrow('lower case');
  });
  it.each([undefined, 'coin', 'Coin-Stack', 'C'])('reject %j for a component', (name) => {
    expect(() => requirePascalName(name)).toThrow('PascalCase');
  });
});
