import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A raw response from the connection. */
export interface RawAnswer {
  status: number;
  body: string;
}

/** Starts listening, and returns a function that sends hand-written requests, which no client library would. */
export async function listenRaw(
  app: FastifyInstance,
): Promise<(lines: readonly string[], body?: string) => Promise<RawAnswer>> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return (lines, body = '') =>
    new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          [
            ...lines,
            'Connection: close',
            ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
            '',
            body,
          ].join('\r\n'),
        ),
      );
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.once('error', reject).once('close', () => {
        const [head = '', answered = ''] = text.split('\r\n\r\n', 2);
        resolve({ status: Number(head.split(' ', 2)[1]), body: answered });
      });
    });
}
