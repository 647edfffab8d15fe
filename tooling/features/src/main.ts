import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { traceFeatures } from './features.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rows = traceFeatures(root, readFileSync(join(root, 'docs/acceptance.md'), 'utf8'));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ rows: rows.map(({ id, tests }) => ({ id, tests })) }));
} else {
  for (const { id, text, tests } of rows) {
    console.log(`${tests.length > 0 ? '✓' : '·'} ${id}  ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`);
    for (const test of tests) console.log(`      ${test}`);
  }
  console.log(
    `\n${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length} rows have a test that carries their id.`,
  );
}
