// The entry point: `node src/server.ts`. The compile cache in the data folder halves the start time, so that a killed
// gateway is back soon. If the cache cannot be stored, the code is compiled again.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataDir = process.env['PARLOR_DATA_DIR'] || fileURLToPath(new URL('../../../.data', import.meta.url));
enableCompileCache(join(dataDir, 'compiled'));
await import('./serve.ts');
