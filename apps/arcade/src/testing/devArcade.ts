/*
 * The arcade alone, for working on a game: a gateway in memory, a temporary database and a page that frames the game as
 * the site does. Run with `pnpm dev:arcade`. `CLIENT_DIR` serves the clients of another build.
 */
import { createServer } from 'node:http';
import { createTestDatabase } from '@parlor/database/testing';
import { startArcade } from '../arcade.ts';
import { migrationsFolder } from '../database.ts';
import { tableCodes, titleOf } from '../games/titles.ts';
import { resolve } from 'node:path';
import { startFakeGateway, unpacedProfile } from './fakeGateway.ts';

const openProfile = { ...unpacedProfile, min_cycle_ms: 500 };
/** The limits of the strictest jurisdictions for a slot. */
const strictProfile = {
  ...openProfile,
  kind: 'slot' as const,
  min_cycle_ms: 5_000,
  autoplay: false,
  turbo: false,
  jackpots: false,
  max_stake: '3000',
  parallel_games: 1,
};

const port = Number(process.env['PORT'] ?? 8091);
const secret = 'the secret of the development gateway';

const database = await createTestDatabase({ migrationsFolder });
const gateway = await startFakeGateway({
  secret,
  hasDrawnDrops: true,
  balance: BigInt(process.env['BALANCE'] ?? 1_000_000),
});
const arcade = await startArcade({
  host: '127.0.0.1',
  port,
  databaseUrl: database.url,
  gatewayUrl: gateway.url,
  providerCode: 'PARLOR',
  providerSecret: secret,
  siteOrigins: [],
  sealingKey: Buffer.alloc(32, 1),
  clientDir: resolve(process.env['CLIENT_DIR'] ?? resolve(import.meta.dirname, '../../dist')),
  logLevel: 'warn',
});

/** The page's answers to its game: every table is available, by its code, and opens in place of the game. */
const siteScript = `
addEventListener('message', ({ data, origin, source }) => {
  console.log(origin, JSON.stringify(data));
  const say = (tables) => source.postMessage({ source: 'parlor-site', type: 'tables', tables }, origin);
  const query = new URLSearchParams(location.search);
  if (data.type === 'list_tables') fetch('/tables').then((answer) => answer.json()).then(say, () => say(null));
  if (data.type !== 'open_table') return;
  query.set('game', data.gameCode);
  location.search = query;
});`;

/** Answers like the site: a page with the game in its frame; `/url` gives the address alone. */
const site = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://site').searchParams;
  const origin = `http://${request.headers.host}`;
  const language = query.get('lang') ?? 'EN';
  const gameCode = query.get('game') ?? 'lotus-lanterns';
  gateway.profile = query.has('strict') ? strictProfile : openProfile;
  const code = gateway.launch({
    gameCode,
    isFreePlay: query.has('free'),
    language,
    playerRef: query.get('player') ?? 'player-1',
  });
  const url = `${arcade.url}/games/${encodeURIComponent(gameCode)}/?${new URLSearchParams({ code, origin, lang: language }).toString()}`;
  if (request.url?.startsWith('/url')) {
    response.setHeader('Content-Type', 'text/plain').end(url);
    return;
  }
  if (request.url === '/tables') {
    const tables = tableCodes().map((each) => ({ gameCode: each, name: titleOf(each)?.name.EN ?? each }));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(tables));
    return;
  }
  gateway.isDown = query.has('down');
  response
    .setHeader('Content-Type', 'text/html')
    .end(
      `<!doctype html><meta name="viewport" content="width=device-width"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style><iframe title="game" sandbox="allow-scripts allow-same-origin allow-downloads allow-popups" allow="fullscreen; clipboard-write; web-share" referrerpolicy="no-referrer" src="${url.replaceAll('&', '&amp;')}"></iframe><script type="module">${siteScript}</script>`,
    );
});
site.listen(port + 1, '127.0.0.1', () => {
  process.stdout.write(
    `http://127.0.0.1:${port + 1}/ frames the game (?game=code, ?free, ?lang=TY, ?player=name, ?strict)\n`,
  );
});

function stop(): void {
  site.close();
  Promise.all([arcade.stop(), gateway.close()])
    .then(() => database.drop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
