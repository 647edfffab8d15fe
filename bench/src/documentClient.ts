import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** A response as received over the wire: its headers and its compressed body. */
export interface WireAnswer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Responses per second, and the fraction of time that the client was busy. */
export interface Throughput {
  perSecond: number;
  load: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

function readHeaders(head: string): Record<string, string> {
  const [, ...lines] = head.split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** Decodes a chunked body. Each chunk follows its length in hexadecimal. */
function joinChunks(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = raw.indexOf('\r\n', at);
    const length = Number.parseInt(raw.toString('latin1', at, lineEnd), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(raw.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}

/**
 * Creates a client that requests one URL repeatedly over keep-alive connections. A full HTTP client takes longer per
 * response than a bare server and would dominate the measurement. This one only looks for the end of a response.
 */
export function createDocumentClient({
  url,
  path,
  headers,
  connections,
}: {
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
}) {
  const { hostname, port, host } = new URL(url);
  const request = Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      `host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );
  const sockets: Promise<Socket>[] = [];

  async function open(): Promise<Socket> {
    // Avoids a DNS lookup: localhost is this machine.
    const socket = connect({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port: Number(port),
      noDelay: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return socket;
  }

  /** Sends one request and returns the whole response. Rejects if the status is not 200. */
  function exchange(socket: Socket): Promise<{ head: string; raw: Buffer; isChunked: boolean }> {
    return new Promise((resolve, reject) => {
      let received: Buffer = Buffer.alloc(0);
      let head: string | undefined;
      let bodyAt = 0;
      let length: number | undefined;
      const settle = (finish: () => void): void => {
        socket.off('data', read).off('error', fail).off('close', fail);
        finish();
      };
      const fail = (error?: unknown): void =>
        settle(() =>
          reject(error instanceof Error ? error : new Error(`${url} closed a connection in the middle of an answer`)),
        );
      const read = (part: Buffer): void => {
        received = received.length === 0 ? part : Buffer.concat([received, part]);
        if (head === undefined) {
          const end = received.indexOf(HEAD_END);
          if (end < 0) return;
          head = received.toString('latin1', 0, end);
          bodyAt = end + HEAD_END.length;
          if (!head.startsWith('HTTP/1.1 200 '))
            return fail(new Error(`${url}${path} was answered: ${head.split('\r\n', 1)[0]}`));
          const stated = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
          length = stated === undefined ? undefined : Number(stated);
        }
        // No request is sent before a response is complete, so the last bytes received are the last bytes of the
        // response.
        const isWhole =
          length === undefined
            ? received.subarray(-CHUNKS_END.length).equals(CHUNKS_END)
            : received.length >= bodyAt + length;
        const complete = { head, raw: received.subarray(bodyAt), isChunked: length === undefined };
        if (isWhole) settle(() => resolve(complete));
      };
      socket.on('data', read).on('error', fail).on('close', fail);
      socket.write(request);
    });
  }

  return {
    /** Returns the first response, for inspection. */
    async first(): Promise<WireAnswer> {
      const socket = await (sockets[0] ??= open());
      const { head, raw, isChunked } = await exchange(socket);
      return { headers: readHeaders(head), body: isChunked ? joinChunks(raw) : raw };
    },

    /** Sends requests for `seconds`. Every connection sends the next one as soon as it has the response. */
    async run(seconds: number): Promise<Throughput> {
      while (sockets.length < connections) sockets.push(open());
      const opened = await Promise.all(sockets);
      const idle = performance.eventLoopUtilization();
      const started = performance.now();
      const end = started + seconds * 1000;
      let answers = 0;
      await Promise.all(
        opened.map(async (socket) => {
          while (performance.now() < end) {
            await exchange(socket);
            answers += 1;
          }
        }),
      );
      return {
        perSecond: answers / ((performance.now() - started) / 1000),
        load: performance.eventLoopUtilization(idle).utilization,
      };
    },

    async close(): Promise<void> {
      for (const socket of await Promise.allSettled(sockets)) if (socket.status === 'fulfilled') socket.value.destroy();
    },
  };
}
