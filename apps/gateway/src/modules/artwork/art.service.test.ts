import { fork } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArtService, type ArtService } from './art.service.ts';
import { createRenderPool, type RenderPoolOptions } from './renderPool.ts';

const stub = fileURLToPath(new URL('./testing/stubPainter.ts', import.meta.url));

let folder: string;
let started: number;
let errors: unknown[];
const open = new Set<ArtService>();

function startArt(options: RenderPoolOptions = {}): ArtService {
  const pool = createRenderPool({
    size: 1,
    startPainter: () => {
      started += 1;
      return fork(stub, { serialization: 'advanced', execArgv: [] });
    },
    ...options,
  });
  const art = createArtService({ folder, version: 'v7', pool, onError: (error) => errors.push(error) });
  open.add(art);
  return art;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlor-art-'));
  started = 0;
  errors = [];
});
afterEach(async () => {
  for (const art of open) await art.close();
  open.clear();
  await rm(folder, { recursive: true, force: true });
});

async function text(art: ArtService, fileName: string, kind = 'games'): Promise<string | undefined> {
  const picture = await art.read(kind, fileName);
  return picture && Buffer.from(picture.bytes).toString();
}

describe('the art service', { timeout: 60_000 }, () => {
  it('draws a picture once for parallel requests and keeps it on disk across restarts', async () => {
    const art = startArt();
    const answers = await Promise.all(Array.from({ length: 20 }, () => text(art, 'plain@1x.avif')));
    expect(new Set(answers)).toEqual(new Set(['games/plain@1x.avif #1']));
    expect(await text(art, 'other@2x.webp', 'banners')).toBe('banners/other@2x.webp #2');
    expect(await readFile(join(folder, 'v7/games/plain@1x.avif'), 'utf8')).toBe('games/plain@1x.avif #1');
    // No drafts are left behind.
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'v7',
      'v7/banners',
      'v7/banners/other@2x.webp',
      'v7/games',
      'v7/games/plain@1x.avif',
    ]);

    const drawnBefore = started;
    expect(await text(startArt(), 'plain@1x.avif')).toBe('games/plain@1x.avif #1');
    expect(started).toBe(drawnBefore);
  });

  it('finds no picture for an unknown name and stores nothing', async () => {
    const art = startArt();
    expect(await text(art, 'nothing@1x.avif')).toBeUndefined();
    expect(await text(art, 'nothing@1x.avif')).toBeUndefined();
    expect(await text(art, 'plain_DEFAULT@1x.avif', 'vendors')).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  it('rejects a failed drawing without retrying it, and draws the next picture', async () => {
    const art = startArt();
    await expect(text(art, 'broken@1x.avif')).rejects.toThrow('The brush broke');
    // A fault in a drawing would repeat, so it is not retried at every request.
    for (const _ of [1, 2, 3]) await expect(text(art, 'crash@1x.avif')).rejects.toThrow('ended at games/crash@1x.avif');
    expect(await text(art, 'plain@1x.avif')).toBe('games/plain@1x.avif #1');
    expect(started).toBe(2);
  });

  it('times out a slow drawing without failing others', async () => {
    const art = startArt({ timeoutMs: 8_000 });
    const [hanging, plain] = await Promise.allSettled([text(art, 'hang@1x.avif'), text(art, 'plain@1x.avif')]);
    expect(hanging).toMatchObject({
      status: 'rejected',
      reason: { message: 'The picture games/hang@1x.avif took too long' },
    });
    expect(plain).toMatchObject({ status: 'fulfilled' });
  });

  it('rejects a picture when the render queue is full', async () => {
    const pool = createRenderPool({
      size: 1,
      queueMax: 1,
      startPainter: () => fork(stub, { serialization: 'advanced', execArgv: [] }),
    });
    const render = (name: string) => pool.render(name, { kind: 'games', name, scale: 1, format: 'avif' }, 'waiting');
    const pictures = Promise.allSettled([render('hang'), render('plain'), render('other')]);
    await pool.close();
    expect((await pictures).map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
      'Error: The render pool is closed',
      'Error: The render pool is closed',
      'RenderQueueFull: Too many pictures are waiting',
    ]);
  });

  it('serves a picture that cannot be stored, and reports the error', async () => {
    await writeFile(join(folder, 'v7'), 'a file where the folder should be');
    const art = startArt();
    expect(await text(art, 'plain@1x.avif')).toBe('games/plain@1x.avif #1');
    expect(errors).toHaveLength(1);
  });

  it('draws pictures ahead without delaying requests', async () => {
    const art = startArt();
    const file = (name: string) => ({ kind: 'games', name, scale: 1, format: 'avif' }) as const;
    const ahead = art.drawAhead([file('plain'), file('broken'), file('other'), file('third')]);
    expect(await text(art, 'JL_DEFAULT@1x.avif', 'vendors')).toBe('vendors/JL@1x.avif #1');
    expect(await text(art, 'third@1x.avif')).toMatch(/^games\/third@1x\.avif/);
    await ahead;
    // A separate process answered, and each picture was drawn once.
    expect(started).toBe(2);
    expect(await readdir(join(folder, 'v7/games'))).toHaveLength(3);
    expect(errors).toMatchObject([{ message: 'The brush broke' }]);
  });

  it('cancels pending drawings when it closes', async () => {
    const art = startArt();
    const pictures = Promise.allSettled([text(art, 'hang@1x.avif'), text(art, 'plain@1x.avif')]);
    await art.close();
    expect((await pictures).map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
      'Error: The render pool is closed',
      'Error: The render pool is closed',
    ]);
  });
});
