// The program: `node src/server.ts`. What was compiled once is kept in the data folder and starts again in half the
// time, so that an arcade that was killed is soon back. Where it cannot be kept, it is compiled anew.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataDir = process.env['PARLOR_DATA_DIR'] || fileURLToPath(new URL('../../../.data', import.meta.url));
enableCompileCache(join(dataDir, 'compiled'));
const { serve } = await import('./serve.ts');
await serve();
