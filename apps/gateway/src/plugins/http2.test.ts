import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerHttp2 } from './http2.ts';

const LIMIT_MS = 500;

describe('an HTTP/2 request', () => {
  let app: FastifyInstance;
  let session: ClientHttp2Session;

  beforeEach(async () => {
    app = Fastify({ http2: true }) as unknown as FastifyInstance;
    registerHttp2(app, { requestTimeoutMs: LIMIT_MS });
    app.post('/', ({ body }) => body);
    app.get('/slow', async () => {
      await new Promise((resume) => setTimeout(resume, LIMIT_MS * 3));
      return 'answered';
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    session = connect(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    session.destroy();
    await app.close();
  });

  it('is reset when it is incomplete at the timeout, and the session stays open', async () => {
    const stalled = session.request({ ':method': 'POST', ':path': '/', 'content-type': 'text/plain' });
    const trickle = setInterval(() => stalled.write('x'), LIMIT_MS / 10);
    stalled.resume();
    await once(stalled, 'close');
    clearInterval(trickle);
    expect(stalled.rstCode).toBe(8);
    const whole = session.request({ ':method': 'POST', ':path': '/', 'content-type': 'text/plain' });
    whole.end('whole');
    expect(await text(whole)).toBe('whole');
  });

  it('may be answered after the timeout when it has arrived in full', async () => {
    expect(await text(session.request({ ':path': '/slow' }))).toBe('answered');
  });
});
