import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerGameFiles } from './gameFiles.ts';

describe('game pages', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arcade-client-'));
    mkdirSync(join(folder, 'games/lotus-lanterns'), { recursive: true });
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'games/lotus-lanterns/index.html'), '<!doctype html><title>Lotus Lanterns</title>');
    writeFileSync(join(folder, 'assets/game-abc.js'), 'export {};');
    app = fastify();
    await registerGameFiles(app, { clientDir: folder, siteOrigins: [] });
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string) => app.inject({ url, headers: { host: 'localhost:8081', 'accept-encoding': 'br, gzip' } });

  it('may be framed by the launching site, forbid inline code and are not cached', async () => {
    const page = await get('/games/lotus-lanterns/?code=abc&origin=http%3A%2F%2Fharbor.localhost%3A8080');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://harbor.localhost:8080;');
    expect(policy).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('may not be framed by an unknown site', async () => {
    const policy = (await get('/games/lotus-lanterns/?origin=https%3A%2F%2Fevil.test')).headers[
      'content-security-policy'
    ];
    expect(policy).toContain("frame-ancestors 'none';");
  });

  it('may be framed by sites on the same machine when the address has no origin', async () => {
    const policy = String((await get('/games/lotus-lanterns/?code=abc')).headers['content-security-policy']);
    expect(/frame-ancestors ([^;]*);/.exec(policy)?.[1]?.split(' ')).toEqual([
      'http://localhost:*',
      'https://localhost:*',
      'http://*.localhost:*',
      'https://*.localhost:*',
      'http://127.0.0.1:*',
      'https://127.0.0.1:*',
    ]);
  });

  it('open the verifier and replays from their sandboxed frame, so these set no opener policy', async () => {
    writeFileSync(join(folder, 'games/verify.html'), '<!doctype html><title>Verifier</title>');
    const verifier = await get('/games/verify.html');
    expect(verifier.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    const replay = await get('/games/lotus-lanterns/?replay=abc&lang=EN');
    expect(replay.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    const game = await get('/games/lotus-lanterns/?code=abc');
    expect(game.headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('have immutable assets and do not serve files outside their folder', async () => {
    expect((await get('/assets/game-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/assets/../../secret')).statusCode).toBeGreaterThanOrEqual(400);
  });
});
