// The program for suites that move time: `node src/testing/clockServer.ts`. Its database has a clock that
// `openDatabaseClock` sets, and waits for that clock, or for bots, are checked without delay. Rules, odds and schedules
// are the site's.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The interval at which the clock is compared, in ms: the delay after which a page follows a jump. */
const CLOCK_EVERY_MS = 200;

const dataDir = process.env['PARLOR_DATA_DIR'] || fileURLToPath(new URL('../../../../.data', import.meta.url));
enableCompileCache(join(dataDir, 'compiled'));
const [
  { migrate, openDatabase },
  { migrationsFolder },
  { createDatabaseClock },
  { quickSeats },
  { defaultDrawTimes },
  { defaultRoomTimes },
  { defaultSportsTimes },
  { serve },
] = await Promise.all([
  import('@parlor/database'),
  import('../database.ts'),
  import('./databaseClock.ts'),
  import('./quickSeats.ts'),
  import('../modules/draw/drawTable.ts'),
  import('../modules/room/roomKeeper.ts'),
  import('../modules/sports/sportsTable.ts'),
  import('../serve.ts'),
]);

const url = process.env['DATABASE_URL'] ?? '';
// The tables come first: tables created after the clock would be in its schema.
const database = openDatabase(url, { applicationName: 'arcade-migrations', poolSize: 1, acquireTimeoutMs: 20_000 });
await migrate(database, migrationsFolder);
await database.close();
await (await createDatabaseClock(url)).close();

await serve({
  times: {
    draws: { ...defaultDrawTimes, clockEveryMs: CLOCK_EVERY_MS },
    room: { ...defaultRoomTimes, clockEveryMs: CLOCK_EVERY_MS },
    sports: { ...defaultSportsTimes, clockEveryMs: CLOCK_EVERY_MS },
    seats: quickSeats,
  },
});
