import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureFiles } from './packageFiles.ts';
import { requireKebabName, runGenerator, stamp } from './stamp.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

runGenerator((given) => {
  const name = requireKebabName(given);
  stamp(join(root, 'packages', name), featureFiles(name));
  return `packages/${name} is there. Run "pnpm install", give it routes, and add its descriptor to apps/mobile-web/src/features.ts.`;
});
