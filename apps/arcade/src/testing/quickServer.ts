// The program with the fixtures of its sportsbook in haste: `node src/testing/quickServer.ts`. Everything else is as `server.ts` starts it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataDir = process.env['PARLOR_DATA_DIR'] || fileURLToPath(new URL('../../../../.data', import.meta.url));
enableCompileCache(join(dataDir, 'compiled'));
const [{ serve }, { quickSports }] = await Promise.all([import('../serve.ts'), import('./quickSports.ts')]);
await serve(quickSports);
