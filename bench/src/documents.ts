// Measures documents per second of the gateway relative to a bare route that sends the same bytes:
// `pnpm bench:documents`. Takes about a minute. Gateway, bare server and client are separate processes, and no traffic
// leaves the machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createDocumentClient } from './documentClient.ts';
import { median } from './slowPhone.ts';
import { startProduct } from './startProduct.ts';

/** The response that the bare server sends. */
export interface BareAnswer {
  path: string;
  contentType: string;
  contentEncoding: string;
  /** The compressed body, in base64. */
  body: string;
}

/**
 * Enough that a server always has a request to answer. With 16 connections the gateway idles a tenth of the time,
 * waiting for the client, and each response has to wake the client up, which costs the slower server more often.
 */
const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const RATIO_AIM = 0.6;
const PATH = '/m/home';
/** The headers of a browser that requests home in English. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br', cookie: 'parlor_language=EN' };

const { values: options } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } });
const closers: (() => unknown)[] = [];
try {
  const product = await startProduct({ port: Number(process.env['BENCH_PORT'] ?? 8280), isBuilt: options['no-build'] });
  closers.push(product.stop);
  const gateway = createDocumentClient({ url: product.url, path: PATH, headers: HEADERS, connections: CONNECTIONS });
  closers.push(() => gateway.close());

  const document = await gateway.first();
  const { 'content-type': contentType, 'content-encoding': contentEncoding } = document.headers;
  if (contentType === undefined || contentEncoding !== 'br')
    throw new Error(`The gateway answered ${PATH} as ${contentType}, encoded as ${contentEncoding}`);
  const bare = createDocumentClient({
    url: await startBareServer({ path: PATH, contentType, contentEncoding, body: document.body.toString('base64') }),
    path: PATH,
    headers: HEADERS,
    connections: CONNECTIONS,
  });
  closers.push(() => bare.close());
  const same = await bare.first();
  if (!same.body.equals(document.body)) throw new Error('The bare server answered with something else');

  await gateway.run(WARM_UP_SECONDS);
  await bare.run(WARM_UP_SECONDS);
  const rounds: { gateway: number; bare: number; clientLoad: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternates, so that a slowdown of the machine affects both.
    const ours = await gateway.run(SECONDS);
    const theirs = await bare.run(SECONDS);
    rounds.push({ gateway: ours.perSecond, bare: theirs.perSecond, clientLoad: theirs.load });
  }
  const [ours, theirs] = [median(rounds.map((round) => round.gateway)), median(rounds.map((round) => round.bare))];
  const ratio = ours / theirs;
  console.log(
    `\nhome as a document of ${document.body.length} bytes, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s by turns, all on the same machine`,
  );
  console.table(
    rounds.map((round) => ({
      'gateway, a second': Math.round(round.gateway),
      'bare route, a second': Math.round(round.bare),
      ratio: Number((round.gateway / round.bare).toFixed(2)),
    })),
  );
  console.log(`gateway    ${ours.toFixed(0).padStart(6)} documents a second`);
  console.log(
    `bare route ${theirs.toFixed(0).padStart(6)} documents a second, the client busy for ${Math.round(median(rounds.map(({ clientLoad }) => clientLoad)) * 100)} % of the time`,
  );
  console.log(
    `ratio      ${ratio.toFixed(2).padStart(6)}, at least ${RATIO_AIM}${ratio >= RATIO_AIM ? '' : '   NOT MET'}`,
  );
  if (ratio < RATIO_AIM) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

async function startBareServer(answer: BareAnswer): Promise<string> {
  const server = fork(new URL('./bareServer.ts', import.meta.url));
  const ended = once(server, 'exit');
  closers.push(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  server.send(answer);
  const ready = await Promise.race([
    once(server, 'message') as Promise<[{ url: string }]>,
    ended.then(() => undefined),
  ]);
  if (ready === undefined) throw new Error('The bare server ended before it was ready');
  return ready[0].url;
}
