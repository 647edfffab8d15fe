import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderLockOwner, lockFolder } from './folderLock.ts';

let folder: string;
let lockFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-lock-'));
  lockFile = join(folder, 'some.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is held by one process and free again when released', async () => {
  const lock = await lockFolder(lockFile);
  await expect(lockFolder(lockFile)).rejects.toMatchObject({ ownerPid: process.pid });
  lock.release();
  lock.release();
  expect(folderLockOwner(lockFile)).toBeUndefined();
  (await lockFolder(lockFile)).release();
});

it.each([
  ['of a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['whose number another process has by now', JSON.stringify({ pid: process.pid, startedAt: 'another time' })],
  ['that was cut short', '{"pid":'],
])('takes over a lock %s', async (_case, text) => {
  writeFileSync(lockFile, text);
  const lock = await lockFolder(lockFile);
  expect(folderLockOwner(lockFile)).toBe(process.pid);
  lock.release();
  expect(existsSync(lockFile)).toBe(false);
});

it('lets exactly one of many processes take over a stale lock', async () => {
  writeFileSync(lockFile, '');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(lockFile)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('does not release the lock of a successor', async () => {
  const lock = await lockFolder(lockFile);
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, startedAt: 'a successor' }));
  lock.release();
  expect(existsSync(lockFile)).toBe(true);
});
