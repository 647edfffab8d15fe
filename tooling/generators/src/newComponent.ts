import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addToDoor, componentFiles } from './componentFiles.ts';
import { requirePascalName, runGenerator, stamp } from './stamp.ts';

const source = fileURLToPath(new URL('../../../packages/ui-kit/src', import.meta.url));

runGenerator((given) => {
  const name = requirePascalName(given);
  stamp(join(source, name), componentFiles(name));
  const door = join(source, 'index.ts');
  writeFileSync(door, addToDoor(readFileSync(door, 'utf8'), name));
  return `packages/ui-kit/src/${name} is there, with its story; see it with "pnpm storybook".`;
});
