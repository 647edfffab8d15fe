import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { toOklch } from '../color.ts';
import { pictureColor } from './pictureColor.ts';

it('returns the most frequent colour of a picture, not the mean', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'parlor-picture-')), 'picture.webp');
  const corner = {
    input: { create: { width: 20, height: 20, channels: 3 as const, background: '#ffffff' } },
    left: 0,
    top: 0,
  };
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#203060' } })
    .composite([corner])
    .webp({ lossless: true })
    .toFile(file);
  const color = await pictureColor(file);
  expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(Math.abs(toOklch(color).lightness - toOklch('#203060').lightness)).toBeLessThan(0.06);
});
