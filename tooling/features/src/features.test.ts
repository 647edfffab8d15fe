import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsInTitles, readRows, traceFeatures } from './features.ts';

const page = '# Rows\n- ROW-01 Every route exists.\n- ROW-09 The payload.\nnot a row\n';

describe('feature tracing', () => {
  it('parses the rows of a page', () => {
    expect(readRows(page)).toEqual([
      { id: 'ROW-01', text: 'Every route exists.' },
      { id: 'ROW-09', text: 'The payload.' },
    ]);
  });

  it.each([
    ["it('ROW-01 works', () => {})", ['ROW-01']],
    ['test.concurrent("ROW-09 and ROW-01", run)', ['ROW-09', 'ROW-01']],
    ["it.each([[1], [2]])('ROW-01 with %s', run)", ['ROW-01']],
    ["it.each([['a'], ['b']] as const)('ROW-01 with %s', run)", ['ROW-01']],
    ["test.each<[string, number[]]>([\n  ['a', [1]],\n])(\n  'ROW-01 with %s',\n  run,\n)", ['ROW-01']],
    [
      "describe.each(rows)('ROW-01 %s', () => { it.for(rows.map(([row]) => row))('ROW-09', run); })",
      ['ROW-01', 'ROW-09'],
    ],
    ['it.each`\n  a | b\n  ${1} | ${2}\n`("ROW-01 $a", run)', ['ROW-01']],
    ['for (const name of names) it(`ROW-01 ${name(`ROW-07`)} ROW-09 %s`, run)', ['ROW-01', 'ROW-09']],
    ["it('ROW-01 one, ' + 'ROW-09 two', run)", ['ROW-01', 'ROW-09']],
    ["it.each([['ROW-01']])('works', run); expect(list).toEqual(['ROW-09'])", []],
    ["export const Open = { name: 'ROW-01 open' }", ['ROW-01']],
    ['describe(`ROW-03 sealed`, run)', ['ROW-03']],
    ["// ROW-01 is proven elsewhere\nconst id = 'ROW-01';", []],
  ])('finds ids in titles only: %s', (source, ids) => {
    expect([...idsInTitles(source)]).toEqual(ids);
  });

  it('parses a file by its extension', () => {
    expect([...idsInTitles("const same = <T>(value: T) => value;\nit('ROW-01 works', run)", 'a.test.ts')]).toEqual([
      'ROW-01',
    ]);
    expect([...idsInTitles("const page = <T>text's</T>;\nit('ROW-01 works', run)", 'a.test.tsx')]).toEqual(['ROW-01']);
  });

  it('lists the tests of each row from the whole tree, except installed and built files', () => {
    const root = mkdtempSync(join(tmpdir(), 'features-'));
    for (const [folder, file] of [
      ['packages/a/src', 'x.test.ts'],
      ['e2e/src', 'y.spec.ts'],
      ['node_modules/z', 'z.test.ts'],
    ] as const) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, file), "it('ROW-01 x', () => {});");
    }
    expect(traceFeatures(root, page).map(({ id, tests }) => ({ id, tests }))).toEqual([
      { id: 'ROW-01', tests: ['e2e/src/y.spec.ts', 'packages/a/src/x.test.ts'] },
      { id: 'ROW-09', tests: [] },
    ]);
    rmSync(root, { recursive: true });
  });
});
