import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPack } from './packs.ts';
import { applyChanges, comparePacks } from './syncPacks.ts';

let packs = '';

function write(name: string, content: string): void {
  mkdirSync(dirname(join(packs, name)), { recursive: true });
  writeFileSync(join(packs, name), content);
}

const english = `export const shop = {
  // What can be bought.
  title: 'Shop', price: '{amount} each',
  list: { count: '{count, plural, one {# thing} other {# things}}' },
};
`;
const thai = `import type { Messages } from '../../messages.ts';
import type { shop as english } from '../en/shop.ts';

export const shop: Messages<typeof english> = {
  gone: 'หายไป',
  price: 'ชิ้นละ {amount}', title: 'ร้าน\\'ค้า\\'',
};
`;

beforeEach(() => {
  packs = mkdtempSync(join(tmpdir(), 'packs-'));
  write('en/index.ts', "import { shop } from './shop.ts';\n\nexport const pack = { shop };\n");
  write('en/first.ts', "import { shop } from './shop.ts';\n\nexport const pack = { shop };\n");
  write('en/agents.ts', "import { shop } from './shop.ts';\n\nexport const pack = { shop };\n");
  write('en/label.ts', 'export const label = languageLabels.EN;\n');
  write('en/shop.ts', english);
  write('ty/index.ts', "import { shop } from './shop.ts';\n\nexport const pack = { shop };\n");
  write('ty/first.ts', "import { shop } from './shop.ts';\n\nexport const pack = { shop };\n");
  write('ty/agents.ts', "import { shop } from './shop.ts';\n\nexport const pack = { shop };\n");
  write('ty/label.ts', 'export const label = languageLabels.TY;\n');
  write('ty/shop.ts', thai);
});
afterEach(() => rmSync(packs, { recursive: true }));

describe('comparePacks', () => {
  it('I18N-01 reports missing keys and keys that English does not have, and writes nothing', () => {
    const changes = comparePacks(packs);
    expect(changes.map(({ language, added, removed }) => ({ language, added, removed }))).toEqual([
      { language: 'TY', added: ['shop.list.count'], removed: ['shop.gone'] },
    ]);
    expect(readFileSync(join(packs, 'ty/shop.ts'), 'utf8')).toBe(thai);
  });
});

describe('applyChanges', () => {
  it('I18N-01 adds missing keys as untranslated, removes unknown keys, and copies order and comments', () => {
    applyChanges(comparePacks(packs));
    expect(readFileSync(join(packs, 'ty/shop.ts'), 'utf8')).toBe(`import type { Messages } from '../../messages.ts';
import type { shop as english } from '../en/shop.ts';

export const shop: Messages<typeof english> = {
  // What can be bought.
  title: 'ร้าน\\'ค้า\\'', price: 'ชิ้นละ {amount}',
  list: { count: '[untranslated] {count, plural, one {# thing} other {# things}}' },
};
`);
    expect(comparePacks(packs)).toEqual([]);
  });

  it('creates a complete pack from the empty folder of a new language', () => {
    mkdirSync(join(packs, 'vn'));
    applyChanges(comparePacks(packs));
    expect(readFileSync(join(packs, 'vn/index.ts'), 'utf8')).toContain('export const pack = { shop };');
    expect(readFileSync(join(packs, 'vn/first.ts'), 'utf8')).toBe(readFileSync(join(packs, 'en/first.ts'), 'utf8'));
    expect(readFileSync(join(packs, 'vn/label.ts'), 'utf8')).toContain('languageLabels.VN');
    expect(Object.values(readPack(packs, 'VN')).every((text) => text.startsWith('[untranslated] '))).toBe(true);
  });

  it('removes the file of a removed feature', () => {
    write('ty/old.ts', "export const old = { title: 'เก่า' };\n");
    const changes = comparePacks(packs);
    expect(changes.flatMap(({ removed }) => removed)).toContain('old.title');
    applyChanges(changes);
    expect(Object.keys(readPack(packs, 'TY')).some((key) => key.startsWith('old.'))).toBe(false);
  });
});
