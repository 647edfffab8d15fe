import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchKeys } from './usedKeys.ts';

let root = '';

function write(name: string, content: string): void {
  const file = join(root, 'packages/shop/src', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const search = (dynamic: Record<string, readonly string[] | 'all'> = {}) =>
  searchKeys({
    root,
    folders: ['packages/*'],
    dynamic,
    defaultNamespace: 'common',
    keys: ['common.back', 'common.title.shop', 'shop.title', 'shop.kind.A', 'shop.kind.B'],
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
  write(
    'Shop.tsx',
    "const { t } = useTranslation('shop');\nconst { t: common } = useTranslation();\nt('title'); common('back');\n",
  );
  write('routes.ts', "export const routes = [{ titleKey: 'common:title.shop' }];\n");
});
afterEach(() => rmSync(root, { recursive: true }));

describe('searchKeys', () => {
  it('I18N-01 finds unused keys', () => {
    expect(search().unused).toEqual(['shop.kind.A', 'shop.kind.B']);
  });

  it('ignores uses in tests and stories', () => {
    write('Shop.test.tsx', "useTranslation('shop'); t('kind.A');\n");
    write('Shop.stories.tsx', "useTranslation('shop'); t('kind.B');\n");
    expect(search().unused).toEqual(['shop.kind.A', 'shop.kind.B']);
  });

  it('I18N-01 reports uses of unknown keys with their file', () => {
    write('Oops.tsx', "const { t } = useTranslation('shop');\nt('titel');\ntoast({ messageKey: 'shop:done' });\n");
    expect(search().unknown).toEqual([
      'packages/shop/src/Oops.tsx: shop:done is not a key',
      'packages/shop/src/Oops.tsx: titel is not a key',
    ]);
  });

  it('requires keys built at run time to be declared, and counts declared keys as used', () => {
    write('Kind.tsx', "const { t } = useTranslation('shop');\nt(`kind.${kind}`);\n");
    expect(search().undeclared).toEqual([
      'packages/shop/src/Kind.tsx: keys of kind are made at run time but not declared',
    ]);
    expect(search({ 'shop.kind': ['A'] })).toEqual({ unused: ['shop.kind.B'], unknown: [], undeclared: [] });
    expect(search({ 'shop.kind': 'all' }).unused).toEqual([]);
    expect(search({ 'shop.kind': ['A', 'B', 'C'] }).unknown).toEqual([
      'declared as made at run time: shop.kind.C is not a key',
    ]);
  });
});
