import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testServerFolder } from './testServer.ts';

it('keeps test databases in memory when there is enough of it', () => {
  const memory = mkdtempSync(join(tmpdir(), 'parlor-memory-'));
  try {
    expect(dirname(testServerFolder(memory).dataDir)).toBe(memory);
  } finally {
    rmSync(memory, { recursive: true });
  }
});

it.each([
  ['is too small', '/proc'],
  ['does not exist', '/no/such/folder'],
])('keeps test databases in the temp folder when the memory %s', (_case, memory) => {
  expect(dirname(testServerFolder(memory).dataDir)).toBe(tmpdir());
});
