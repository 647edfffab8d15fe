import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addExport, addExportTest, componentFiles } from './componentFiles.ts';
import { requirePascalName, runGenerator, stamp } from './stamp.ts';

const source = fileURLToPath(new URL('../../../packages/ui-kit/src', import.meta.url));

runGenerator((given) => {
  const name = requirePascalName(given);
  stamp(join(source, name), componentFiles(name));
  const add = (file: string, change: (text: string, name: string) => string): void => {
    const path = join(source, file);
    writeFileSync(path, change(readFileSync(path, 'utf8'), name));
  };
  add('index.ts', addExport);
  add('publicApi.test.ts', addExportTest);
  return `packages/ui-kit/src/${name} is there, with its story; see it with "pnpm storybook".`;
});
