import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcomeBytes } from './outcomeBytes.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };

function blockOf(nonce: number, cursor: number): Buffer {
  return createHmac('sha256', Buffer.from(seeds.serverSeed, 'hex'))
    .update(`${seeds.clientSeed}:${nonce}:${cursor}`)
    .digest();
}

describe('the dump of outcome bytes', () => {
  it('has four blocks of every nonce in order', () => {
    const dump = Buffer.concat([...outcomeBytes(seeds, 128 * 700)]);
    expect(dump).toHaveLength(128 * 700);
    for (const nonce of [0, 1, 511, 512, 699])
      for (const cursor of [0, 1, 2, 3])
        expect(dump.subarray(128 * nonce + 32 * cursor, 128 * nonce + 32 * (cursor + 1))).toEqual(
          blockOf(nonce, cursor),
        );
  });

  it.each([0, 1, 65_535, 65_536, 65_537])('has the requested %i bytes', (length) => {
    expect(Buffer.concat([...outcomeBytes(seeds, length)])).toHaveLength(length);
  });

  it('continues without end', () => {
    const chunks = outcomeBytes(seeds, Infinity);
    for (let count = 0; count < 3; count += 1) expect(chunks.next().value).toHaveLength(65_536);
  });
});
