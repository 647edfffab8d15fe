// The program with accelerated fixtures and tables with seats: `node src/testing/quickServer.ts`. Everything else is as
// in `server.ts`.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataDir = process.env['PARLOR_DATA_DIR'] || fileURLToPath(new URL('../../../../.data', import.meta.url));
enableCompileCache(join(dataDir, 'compiled'));
const [{ serve }, { quickSports }, { quickSeats }] = await Promise.all([
  import('../serve.ts'),
  import('./quickSports.ts'),
  import('./quickSeats.ts'),
]);
await serve({ sports: quickSports, times: { seats: quickSeats } });
