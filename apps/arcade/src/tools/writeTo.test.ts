import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeTo } from './writeTo.ts';

describe('writing to a stream', () => {
  it('writes every chunk in order', async () => {
    const taken: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        taken.push(String(chunk));
        done();
      },
    });
    await writeTo(stream, ['a', 'b', 'c']);
    expect(taken).toEqual(['a', 'b', 'c']);
  });

  it('produces chunks only as the reader consumes them, and stops when it leaves', async () => {
    let made = 0;
    function* endless(): Generator<Uint8Array> {
      for (;;) {
        made += 1;
        yield new Uint8Array(1024);
      }
    }
    let taken = 0;
    const stream = new Writable({
      highWaterMark: 1024,
      write(_, __, done) {
        taken += 1;
        setImmediate(() => done(taken < 20 ? null : Object.assign(new Error('closed'), { code: 'EPIPE' })));
      },
    });
    await writeTo(stream, endless());
    expect(taken).toBe(20);
    // One chunk waits in the stream, and one or two in the source.
    expect(made).toBeLessThanOrEqual(taken + 3);
  });

  it('reports any other failure of the stream', async () => {
    const stream = new Writable({ write: (_, __, done) => done(new Error('disk full')) });
    await expect(writeTo(stream, ['a'])).rejects.toThrow('disk full');
  });
});
