import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, outcomeWords } from './outcomeWords.ts';
import { fromHex, hmacSha256, sha256, toHex } from './sha256.ts';
import { acceptedWords, uniformDraw } from './uniformDraw.ts';
import { fairnessVectors } from './fairnessVectors.ts';

describe('SHA-256 and HMAC', () => {
  it('match node:crypto for lengths around the block boundaries', () => {
    for (const length of [0, 1, 31, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const bytes = randomBytes(length);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      for (const keyLength of [0, 32, 64, 65]) {
        const key = randomBytes(keyLength);
        const hmac = hmacSha256(key);
        // The second message starts from the same state as the first.
        for (const message of [bytes, bytes.subarray(length / 2)])
          expect(toHex(hmac(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }
    }
  });

  it('parse hexadecimal digits and reject anything else', () => {
    expect(fromHex('00ffA0')).toEqual(Uint8Array.of(0, 255, 160));
    for (const wrong of ['', 'f', '0g', '0x00']) expect(fromHex(wrong)).toBeUndefined();
  });
});

describe('outcome words', () => {
  it.each(fairnessVectors)(
    'match the test vector for nonce $nonce',
    ({ serverSeed, clientSeed, nonce, commitment, words }) => {
      expect(commitmentOf(serverSeed)).toBe(commitment);
      const next = outcomeWords({ serverSeed, clientSeed, nonce });
      expect(Array.from(words, () => next())).toEqual(words);
    },
  );

  it('are HMAC-SHA256(server seed, "client:nonce:cursor") blocks of eight big-endian words', () => {
    const serverSeed = randomBytes(32).toString('hex');
    const next = outcomeWords({ serverSeed, clientSeed: 'ab'.repeat(16), nonce: 41 });
    for (const cursor of [0, 1, 2]) {
      const block = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
        .update(`${'ab'.repeat(16)}:41:${cursor}`)
        .digest();
      for (let offset = 0; offset < 32; offset += 4) expect(next()).toBe(block.readUInt32BE(offset));
    }
  });
});

describe('a uniform draw', () => {
  it('accepts the same number of words for every side', () => {
    for (const sides of [1, 2, 3, 32, 35, 1000, 2 ** 31 + 1]) expect(acceptedWords(sides) % sides).toBe(0);
    // If the number of sides does not divide 2^32, only words of the last, incomplete run are rejected.
    expect(acceptedWords(35)).toBe(2 ** 32 - (2 ** 32 % 35));
    expect(acceptedWords(32)).toBe(2 ** 32);
  });

  it('rejects a word past the last complete run and takes the next', () => {
    const words = [2 ** 32 - 1, acceptedWords(35), acceptedWords(35) - 1, 36];
    const draw = uniformDraw(() => words.shift() as number);
    expect([draw(35), draw(35)]).toEqual([34, 1]);
  });

  it('rejects an invalid number of sides', () => {
    for (const sides of [0, -1, 1.5, 2 ** 33]) expect(() => uniformDraw(() => 0)(sides)).toThrow(RangeError);
  });
});
