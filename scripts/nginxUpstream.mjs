// The servers behind nginx in nginx.test.mjs.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The body of a file of the site. */
export const script = 'console.log("a file of the site");'.repeat(100);
/** The cache header of a file whose name contains a hash of its content. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Creates a server that answers with the headers of the gateway. It is not listening yet.
 *
 * @param {(request: object) => void} onRequest Receives name, address, headers and length of every request.
 * @param {(sendMore: () => void) => void} onEvents Receives a function that sends the next event of the open stream.
 */
export function createUpstream(name, onRequest, onEvents) {
  const server = createServer(async (incoming, outgoing) => {
    onRequest({
      name,
      url: incoming.url,
      version: incoming.httpVersion,
      headers: incoming.headers,
      bytes: (await buffer(incoming)).length,
    });
    const [path] = incoming.url.split('?');
    if (path.endsWith('gone.js')) return outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
    if (path.includes('/assets/')) return sendFile(incoming, outgoing);
    if (path.startsWith('/art/'))
      return outgoing
        .writeHead(200, {
          'content-type': 'image/avif',
          'cache-control': path.startsWith('/art/1/') ? forGood : 'public, max-age=3600',
        })
        .end('picture');
    if (path === '/wps/live') return sendEvents(outgoing, onEvents);
    if (path.startsWith('/wps/')) return sendShared(incoming, outgoing);
    return outgoing
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        etag: 'W/"1"',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
      })
      .end('<!doctype html>');
  });
  server.on('upgrade', ({ url, headers }, socket) => {
    onRequest({ name, url, headers });
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket).on('error', () => socket.destroy());
  });
  return server;
}

function sendFile({ headers }, outgoing) {
  const [encoding, body] = { br: ['br', brotliCompressSync(script)], gzip: ['gzip', gzipSync(script)] }[
    headers['accept-encoding']
  ] ?? [undefined, script];
  outgoing
    .writeHead(200, {
      'content-type': 'text/javascript',
      'cache-control': forGood,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    .end(body);
}

/** Sends one event. The next one is sent by the function that `onEvents` receives. */
function sendEvents(outgoing, onEvents) {
  outgoing
    .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    .write('event: hello\n\n');
  onEvents(() => outgoing.end('event: bye\n\n'));
}

function sendShared({ headers }, outgoing) {
  const isKnown = headers['if-none-match'] === 'W/"1"';
  const body = isKnown || headers['accept-encoding'] !== 'br' ? '' : brotliCompressSync('{"success":true}');
  outgoing
    .writeHead(isKnown ? 304 : 200, {
      etag: 'W/"1"',
      'cache-control': 'private, no-cache',
      vary: 'Merchant, Language, Accept-Encoding',
      ...(body && { 'content-type': 'application/json', 'content-encoding': 'br' }),
    })
    .end(body);
}
