import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { acceptOf, IMAGE_MAX_BYTES, checkImage, sortImages } from './imageChecks.ts';

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function file(name: string, type: string, start: readonly number[], size = 64): File {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name, { type });
}

describe('checkImage', () => {
  it.each([
    ['a.jpg', 'image/jpeg', jpegStart],
    ['A.JPEG', 'image/jpeg', jpegStart],
    ['a.jpg', 'image/jpg', jpegStart],
    ['a.png', 'image/png', pngStart],
  ])('PROMO-05 accepts %s of type %s', async (name, type, start) => {
    expect(await checkImage(file(name, type, start))).toBeUndefined();
  });

  it.each([
    ['a.gif', 'image/gif', pngStart, 'type'],
    ['a.svg', 'image/svg+xml', [], 'type'],
    ['a.html', 'image/png', pngStart, 'type'],
    ['a.png', 'text/html', pngStart, 'type'],
    ['a.png', 'image/png', jpegStart, 'content'],
    ['a.jpg', 'image/jpeg', [0x3c, 0x68, 0x74, 0x6d], 'content'],
  ])('PROMO-05 rejects %s of type %s for a wrong type or wrong magic bytes', async (name, type, start, reason) => {
    expect(await checkImage(file(name, type, start))).toBe(reason);
  });

  it('PROMO-05 accepts 5,242,880 bytes and rejects one byte more', async () => {
    expect(await checkImage(file('a.png', 'image/png', pngStart, IMAGE_MAX_BYTES))).toBeUndefined();
    expect(await checkImage(file('a.png', 'image/png', pngStart, IMAGE_MAX_BYTES + 1))).toBe('size');
  });

  it('rejects a PNG file whose content lacks the PNG magic bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), async (bytes) => {
        fc.pre(!pngStart.every((byte, index) => bytes[index] === byte));
        expect(await checkImage(file('a.png', 'image/png', [...bytes], bytes.length))).toBe('content');
      }),
      { numRuns: 50 },
    );
  });
});

describe('sortImages', () => {
  it('PROMO-05 keeps the order and rejects invalid images and those beyond the maximum', async () => {
    const first = file('1.png', 'image/png', pngStart);
    const broken = file('2.png', 'image/png', []);
    const second = file('3.jpg', 'image/jpeg', jpegStart);
    const third = file('4.jpg', 'image/jpeg', jpegStart);
    expect(await sortImages([first, broken, second, third], 2)).toEqual({
      accepted: [first, second],
      refused: [
        { file: broken, reason: 'content' },
        { file: third, reason: 'count' },
      ],
    });
  });
});

describe('the file dialog', () => {
  it('accepts images by type and extension', () => {
    expect(acceptOf(false)).toBe('image/jpeg,.jpg,.jpeg,image/png,.png');
    expect(acceptOf(true)).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp');
  });
});
