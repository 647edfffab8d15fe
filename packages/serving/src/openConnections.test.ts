import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { connect, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { followConnections } from './openConnections.ts';

/** Longer than a test may take, so that nothing is cut. */
const NEVER_MS = 1_000_000;

const portOf = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};
const close = (server: Server) => () => new Promise((done) => server.close(done));

describe('a server that closes', () => {
  it('closes a keep-alive connection once the call in flight is answered', async () => {
    const server = createServer();
    const connections = followConnections(server);
    const asked = get({ port: await portOf(server), host: '127.0.0.1', agent: new Agent({ keepAlive: true }) });
    const [, answer] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    const ended = connections.endWith(close(server), NEVER_MS);
    answer.end('answered');
    const [received] = (await once(asked, 'response')) as [IncomingMessage];
    expect(await text(received)).toBe('answered');
    await ended;
  });

  it('closes an HTTP/2 session that began after sessions were notified', async () => {
    const server = createHttp2Server();
    const connections = followConnections(server);
    const session = connectHttp2(`http://127.0.0.1:${await portOf(server)}`);
    const closed = once(session, 'close');
    await once(session, 'connect');
    await Promise.all([connections.endWith(close(server), NEVER_MS), closed]);
    expect(session.destroyed).toBe(true);
  });

  it('cuts a connection that keeps sending an incomplete request', async () => {
    const server = createServer();
    const connections = followConnections(server);
    const socket = connect(await portOf(server), '127.0.0.1');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\n');
    await once(server, 'connection');
    await connections.endWith(close(server), 0);
    expect(server.listening).toBe(false);
    socket.destroy();
  });

  it('cuts an HTTP/2 session with a call that is never answered', async () => {
    const server = createHttp2Server();
    const connections = followConnections(server);
    const session = connectHttp2(`http://127.0.0.1:${await portOf(server)}`).on('error', () => undefined);
    const closed = once(session, 'close');
    session.request().on('error', () => undefined);
    await once(server, 'stream');
    await Promise.all([connections.endWith(close(server), 0), closed]);
    expect(session.destroyed).toBe(true);
  });
});
