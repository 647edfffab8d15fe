import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addCounts, closingLine, countPlaywright, countTap, countVitest, readCounts } from './testReports.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

test('vitest: a file that breaks before its first test counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [] },
    ],
  };
  assert.deepEqual(countVitest(report), { passed: 5, failed: 2, skipped: 3 });
});

test('Playwright: a second try counts as passed, an error outside tests as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  assert.deepEqual(countPlaywright({ stats, errors: [] }), { passed: 9, failed: 1, skipped: 3 });
  assert.deepEqual(countPlaywright({ stats, errors: [{ message: 'no such project' }] }), {
    passed: 9,
    failed: 2,
    skipped: 3,
  });
});

test('the test runner of Node: cancelled tests have failed', () => {
  const tap = '# tests 9\n# suites 0\n# pass 4\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 1\n';
  assert.deepEqual(countTap(tap), { passed: 4, failed: 2, skipped: 3 });
});

test('reports are read from files, and one that is missing or torn counts nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-reports-'));
  const file = join(folder, 'test.json');
  assert.deepEqual(readCounts(file, countPlaywright), none);
  writeFileSync(file, '{"stats":');
  assert.deepEqual(readCounts(file, countPlaywright), none);
  writeFileSync(file, '{"stats":{"expected":1,"unexpected":0,"flaky":0,"skipped":0}}');
  assert.deepEqual(readCounts(file, countPlaywright), { ...none, passed: 1 });
  rmSync(folder, { recursive: true });
});

test('the closing line adds everything up, and a failed lint is a failure', () => {
  const units = {
    isFailed: false,
    counts: addCounts({ passed: 2, failed: 0, skipped: 1 }, { passed: 3, failed: 0, skipped: 0 }),
  };
  assert.equal(closingLine([units]), '5 passed, 0 failed, 1 skipped');
  assert.equal(closingLine([units, { isFailed: true, counts: none }]), '5 passed, 1 failed, 1 skipped');
  assert.equal(
    closingLine([units, { isFailed: true, counts: { passed: 1, failed: 4, skipped: 0 } }]),
    '6 passed, 4 failed, 1 skipped',
  );
});
