import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEventStream } from './eventStream.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Connects a stream to a reader over a real connection. */
async function streamToReader() {
  const stream = createEventStream();
  server = createServer((_request, response) => void stream.body.pipe(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  stream.beat();
  const [reader] = (await once(request, 'response')) as [IncomingMessage];
  return { stream, reader };
}

describe('an event stream', () => {
  it('writes each event with its name and data, and nothing after its end', async () => {
    const { stream, reader } = await streamToReader();
    stream.send({ event: 'balance', data: { sumBalance: '1.00', note: 'two\nlines' } });
    stream.end({ event: 'bye', data: {} });
    stream.send({ event: 'balance', data: {} });
    stream.end({ event: 'bye', data: {} });
    expect((await reader.toArray()).join('')).toBe(
      ':\n\nevent: balance\ndata: {"sumBalance":"1.00","note":"two\\nlines"}\n\nevent: bye\ndata: {}\n\n',
    );
  });

  it('disconnects a reader that stops reading, and limits the buffered data', async () => {
    const { stream, reader } = await streamToReader();
    reader.pause();
    const closed = vi.fn<() => void>();
    stream.onClose(closed);
    const event = { event: 'balance', data: 'x'.repeat(1_000) };
    let largest = 0;
    // The operating system buffers a few megabytes first.
    for (let sent = 0; sent < 100_000 && !closed.mock.calls.length; sent += 1) {
      stream.send(event);
      largest = Math.max(largest, stream.body.readableLength);
      if (sent % 10 === 0) await new Promise(setImmediate);
    }
    expect(closed).toHaveBeenCalledOnce();
    expect(largest).toBeLessThan(20_000);
    reader.destroy();
  });

  it('notifies a close listener that is added after the stream closed', () => {
    const stream = createEventStream();
    stream.body.destroy();
    const late = vi.fn<() => void>();
    stream.onClose(late);
    expect(late).toHaveBeenCalledOnce();
  });
});
