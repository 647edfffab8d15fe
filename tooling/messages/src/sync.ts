import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { applyChanges, comparePacks, type PackChange } from './syncPacks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function describe({ language, file, content, added, removed }: PackChange): string[] {
  const keys = [
    ...added.map((key) => `${language} ${key}: added, waits for its translation`),
    ...removed.map((key) => `${language} ${key}: removed`),
  ];
  if (keys.length > 0) return keys;
  return [
    `${language} ${relative(root, file)}: ${content === undefined ? 'removed' : 'brought into the order of English'}`,
  ];
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const changes = comparePacks(
  positionals[0] ?? fileURLToPath(new URL('../../../packages/i18n/src/packs', import.meta.url)),
);
for (const line of changes.flatMap(describe)) console.log(`@parlor/i18n ${line}`);
if (values.check && changes.length > 0) {
  console.error('\nThe language packs are not in step with English. Run: pnpm i18n:sync');
  process.exitCode = 1;
} else {
  applyChanges(changes);
  console.log(
    changes.length === 0 ? 'All language packs are in step with English.' : `${changes.length} files written.`,
  );
}
