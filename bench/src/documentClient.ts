import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** An answer as it came over the wire: its headers, and its body still compressed. */
export interface WireAnswer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** How many answers came in a second, and for what part of the time the client itself was busy. */
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

/** The content of a body that came in pieces, each after its length in hexadecimal. */
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
 * One address, asked again and again over connections that are kept. A whole HTTP client takes longer for an answer
 * than a bare server does, and would be all that is measured; this one looks for the end of an answer and for nothing
 * else in it.
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
    // A name would have to be looked up; ours stands for this machine.
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

  /** Asks once, and answers with everything that came back. */
  function ask(socket: Socket): Promise<{ head: string; raw: Buffer; isChunked: boolean }> {
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
        // Nothing is asked for before an answer is whole, so the last bytes that are here are the last ones of the
        // answer.
        const isWhole =
          length === undefined
            ? received.subarray(-CHUNKS_END.length).equals(CHUNKS_END)
            : received.length >= bodyAt + length;
        const whole = { head, raw: received.subarray(bodyAt), isChunked: length === undefined };
        if (isWhole) settle(() => resolve(whole));
      };
      socket.on('data', read).on('error', fail).on('close', fail);
      socket.write(request);
    });
  }

  return {
    /** The first answer, to see what it is. */
    async first(): Promise<WireAnswer> {
      const socket = await (sockets[0] ??= open());
      const { head, raw, isChunked } = await ask(socket);
      return { headers: readHeaders(head), body: isChunked ? joinChunks(raw) : raw };
    },

    /** Asks for so many seconds, on every connection for the next answer as soon as the one before is there. */
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
            await ask(socket);
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
