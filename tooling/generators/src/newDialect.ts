import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addToDialects, dialectFiles } from './dialectFiles.ts';
import { requireKebabName, runGenerator, stamp } from './stamp.ts';

const folder = fileURLToPath(new URL('../../../apps/gateway/src/modules/provider/dialects', import.meta.url));

runGenerator((given) => {
  const name = requireKebabName(given);
  stamp(join(folder, name), dialectFiles(name));
  const register = join(folder, 'dialects.ts');
  writeFileSync(register, addToDialects(readFileSync(register, 'utf8'), name));
  return `apps/gateway/src/modules/provider/dialects/${name} is there and registered; docs/providers.md says how it becomes the vendor's.`;
});
