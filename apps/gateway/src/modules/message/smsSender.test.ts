import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmsSender } from './smsSender.ts';

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url: string;
let received: Received[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        method: request.method,
        path: request.url,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/texts`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (response) => response.writeHead(202).end('{"queued":true}');
});

const sender = (timeoutMs?: number) =>
  createSmsSender({ url, token: 'provider-token', from: 'PARLOR', ...(timeoutMs !== undefined && { timeoutMs }) });
const message = {
  id: '7d1c1f4e-0000-4000-8000-000000000001',
  to: '+66812345678',
  subject: '',
  text: '123456 คือรหัส',
  html: undefined,
};

describe('the SMS sender', () => {
  it('sends JSON with a bearer token and the message id as idempotency key', async () => {
    expect(await sender().deliver(message)).toBe('delivered');
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: '/v1/texts',
        headers: {
          authorization: 'Bearer provider-token',
          'content-type': 'application/json',
          'idempotency-key': message.id,
        },
      },
    ]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      from: 'PARLOR',
      to: '+66812345678',
      text: '123456 คือรหัส',
      reference: message.id,
    });
  });

  it.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [502, 'later'],
    [503, 'later'],
  ] as const)('reports the status code %i as %s', async (status, outcome) => {
    answer = (response) => response.writeHead(status).end();
    expect(await sender().deliver(message)).toBe(outcome);
  });

  it('does not follow a redirect', async () => {
    answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    expect(await sender().deliver(message)).toBe('refused');
    expect(received.map(({ path }) => path)).toEqual(['/v1/texts']);
  });

  it('times out when the provider does not answer', async () => {
    answer = () => {};
    await expect(sender(50).deliver(message)).rejects.toThrow('timeout');
  });
});
