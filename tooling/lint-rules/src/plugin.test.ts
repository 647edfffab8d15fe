import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrands } from './brandNames.ts';

const house = fileURLToPath(new URL('../../../', import.meta.url));
let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Lints a folder of the tree as the `lint` script of a package does. Returns the exit code and the violated rules. */
function lint(folder: string): Promise<{ code: number; broken: string[] }> {
  const cwd = join(root, folder);
  const up = '../'.repeat(folder.split('/').length);
  return new Promise((resolve) => {
    execFile(
      join(house, 'node_modules/.bin/oxlint'),
      ['-c', `${up}.oxlintrc.json`, '--format=json', '.'],
      { cwd },
      (error, stdout) => {
        const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          broken: diagnostics.map(({ code }) => code).toSorted(),
        });
      },
    );
  });
}

beforeEach(() => {
  // The repository's own configuration without type information, which these rules do not need.
  root = mkdtempSync(join(tmpdir(), 'parlor-lint-'));
  const config = readFileSync(join(house, '.oxlintrc.json'), 'utf8')
    .replace('./tooling/lint-rules/src/index.ts', join(house, 'tooling/lint-rules/src/index.ts'))
    .replace('"typeAware": true', '"typeAware": false');
  write('.oxlintrc.json', config);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const [brand = ''] = findBrands(join(house, 'themes'));
const breaks = (name: string, code: string) => ({ [name]: `import { styled } from 'styled-components';\n${code}\n` });
const broken: Readonly<Record<string, string>> = {
  ...breaks('src/Hex.styles.ts', 'export const Root = styled.div`color: #ffffff;`;'),
  ...breaks('src/Pixels.styles.ts', 'export const Root = styled.div`padding: 12px;`;'),
  ...breaks(
    'src/Kit.styles.ts',
    "import { Button } from '@parlor/ui-kit';\nexport const Root = styled(Button)`margin: 0;`;",
  ),
  ...breaks('src/Names.styles.ts', 'export const StyledCard = styled.div`margin: 0;`;'),
  'src/brand.ts': `/** A brand. */\nexport const home = '${brand}';\n`,
};

describe('the lint script of a package', () => {
  it.each(['packages/wallet', 'packages/ui-kit', 'apps/mobile-web', 'apps/gateway'])(
    'WL-01 WL-02 fails in %s on a literal colour, a raw length, a brand name, a restyled component and an empty name',
    async (folder) => {
      for (const [name, code] of Object.entries(broken)) write(`${folder}/${name}`, code);
      expect(await lint(folder)).toEqual({
        code: 1,
        broken: [
          'parlor(no-brand-name)',
          'parlor(no-literal-color)',
          'parlor(no-raw-length)',
          'parlor(no-styled-kit-component)',
          'parlor(styled-part-names)',
        ],
      });
    },
  );

  it('allows literal colours, raw lengths and the brand name in a theme package', async () => {
    for (const name of ['src/Hex.styles.ts', 'src/Pixels.styles.ts', 'src/brand.ts'])
      write(`themes/${brand}/${name}`, broken[name] ?? '');
    expect(await lint(`themes/${brand}`)).toEqual({ code: 0, broken: [] });
  });
});
