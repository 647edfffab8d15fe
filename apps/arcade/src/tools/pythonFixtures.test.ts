import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sha256, toHex } from '../fairness/sha256.ts';
import { leagues } from '../games/sportsbook/model/leagues.ts';
import { recordedFixture, type RecordedFixture } from '../games/sportsbook/model/recordedFixture.ts';
import { hasPython } from './verifierDifferences.ts';

const program = fileURLToPath(new URL('../../verifiers/verify.py', import.meta.url));

/** Runs the Python program on recorded fixtures, and returns its output. */
function checkedByPython(fixtures: readonly RecordedFixture[]): string {
  const input = fixtures.map((fixture) => `${JSON.stringify(fixture)}\n`).join('');
  return spawnSync('python3', [program], { input, encoding: 'utf8' }).stdout;
}

/** Returns fixtures of a league, each with its own seeds. */
function fixturesOf(code: string): RecordedFixture[] {
  return Array.from({ length: 12 }, (_, i) => {
    const id = `${code}:${3_000_000 + i * 7}`;
    const serverSeed = toHex(sha256(new TextEncoder().encode(id)));
    return recordedFixture(id, { serverSeed, clientSeed: serverSeed.slice(32) });
  });
}

describe.skipIf(!hasPython())('the verifier in Python', () => {
  it('finds no difference in fixtures of every league', () => {
    const fixtures = leagues.flatMap(({ code }) => fixturesOf(code));
    expect(checkedByPython(fixtures)).toBe(`${fixtures.length} rounds, 0 differences\n`);
  });

  it('finds a board that differs from the tape, a missing board and a nonexistent fixture', () => {
    const [fixture] = fixturesOf('fb-lantern') as [RecordedFixture];
    const [first, ...others] = fixture.boards as [RecordedFixture['boards'][number], ...RecordedFixture['boards']];
    const changed = [
      { ...fixture, boards: [{ ...first, score: [1, 0] }, ...others] },
      { ...fixture, boards: fixture.boards.slice(0, -1) },
      { ...fixture, fixture: 'fb-lantern:3000001' },
      { ...fixture, fixture: 'fb-nowhere:3000000' },
    ];
    for (const each of changed) expect(checkedByPython([each])).toMatch(/^line 1[^]*1 rounds, [1-9]\d* differences\n$/);
  });
});
