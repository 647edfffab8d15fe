// The program: `node src/server.ts`. The compile cache is in the data folder and halves the time of a start, so that a
// killed arcade restarts quickly. If it cannot be written, the code is compiled at every start.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataDir = process.env['PARLOR_DATA_DIR'] || fileURLToPath(new URL('../../../.data', import.meta.url));
enableCompileCache(join(dataDir, 'compiled'));
const { serve } = await import('./serve.ts');
await serve();
