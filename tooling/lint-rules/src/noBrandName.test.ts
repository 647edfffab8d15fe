import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { findBrands } from './brandNames.ts';
import { noBrandName } from './noBrandName.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } });

const naming = (brand: string) => [new RegExp(`names the brand "${brand}"\\. A brand is a folder under themes/`)];

tester.run('WL-02 no-brand-name', noBrandName(['sakura', 'blue-moon']), {
  valid: [
    "const game = { id: 'sakura-nights', name: 'Sakura Nights', code: 'SAKURA_NIGHTS' };",
    "const picture = '/art/games/sakura-nights';",
    'const text = <p>The moon is blue.</p>;',
    'const blue = moon;',
    '// the brand sakura',
  ],
  invalid: [
    { code: "const brand = 'sakura';", errors: naming('sakura') },
    { code: "const merchant = { merchantCode: 'SAKURA' };", errors: naming('sakura') },
    { code: "const address = 'http://sakura.localhost:8080/m';", errors: naming('sakura') },
    { code: "import '@parlor/theme-sakura/fonts.css';", errors: naming('sakura') },
    { code: "const folder = 'themes/blue-moon/src';", errors: naming('blue-moon') },
    { code: "const code = 'BLUEMOON';", errors: naming('blue-moon') },
    { code: "const title = 'Sakura';", errors: naming('sakura') },
    { code: 'const title = <p>Blue moon</p>;', errors: naming('blue-moon') },
    { code: "const css = `[data-brand='sakura'] { margin: 0 }`;", errors: naming('sakura') },
    { code: 'const sakuraTheme = read();', errors: naming('sakura') },
    { code: 'if (isBlueMoon) open();', errors: naming('blue-moon') },
  ],
});

describe('findBrands', () => {
  it('WL-02 returns the names of the theme packages in the folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-themes-'));
    try {
      for (const name of ['one', 'two', 'removed']) mkdirSync(join(folder, name));
      for (const name of ['one', 'two']) writeFileSync(join(folder, name, 'package.json'), '{}');
      expect(findBrands(folder)).toEqual(['one', 'two']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
