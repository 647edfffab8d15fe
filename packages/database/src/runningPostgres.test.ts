import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findRunningPostgres, startEmbeddedPostgres } from './index.ts';
import { answers } from './singleConnection.ts';

it('finds the server of another process while it runs, and none before and after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-running-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  expect(findRunningPostgres(dataDir)).toBeUndefined();
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  const found = findRunningPostgres(dataDir);
  expect(found?.url('postgres')).toBe(server.url('postgres'));
  expect(await answers(found?.url('postgres') ?? '')).toBe(true);
  await server.stop();
  expect(findRunningPostgres(dataDir)).toBeUndefined();
});
