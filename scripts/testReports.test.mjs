import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  addCounts,
  closingLine,
  countPlaywright,
  countTap,
  countTurbo,
  countVitest,
  readCounts,
} from './testReports.mjs';

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

test('vitest: a file that breaks before its first test counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: '/src/wallet.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: '/src/bet.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'API-04 a bet is taken once',
            status: 'failed',
            failureMessages: ['\u001B[31mexpected 2\nto be 1\u001B[39m'],
          },
          { fullName: 'a win is paid', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/src/fine.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  assert.deepEqual(countVitest(report), {
    passed: 5,
    failed: 2,
    skipped: 3,
    failures: [
      'bet.test.ts › API-04 a bet is taken once: expected 2 to be 1',
      'wallet.test.ts › did not start: no such module',
    ],
  });
});

test('Playwright: a passed retry counts as passed, an error outside tests as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  const spec = (title, status, results) => ({ file: 'wallet.spec.ts', title, tests: [{ status, results }] });
  const suites = [
    {
      specs: [spec('a deposit', 'expected', [{}])],
      suites: [{ specs: [spec('a withdrawal', 'unexpected', [{ error: { message: 'no button' } }])] }],
    },
  ];
  const counts = { passed: 9, failed: 1, skipped: 3, failures: ['wallet.spec.ts › a withdrawal: no button'] };
  assert.deepEqual(countPlaywright({ stats, suites, errors: [] }), counts);
  assert.deepEqual(countPlaywright({ stats, suites, errors: [{ message: 'no such project' }] }), {
    ...counts,
    failed: 2,
    failures: [...counts.failures, 'Playwright › error outside tests: no such project'],
  });
});

test('the test runner of Node: cancelled tests count as failed', () => {
  const tap =
    'not ok 2 - ports are free\n# tests 9\n# suites 0\n# pass 4\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 1\n';
  assert.deepEqual(countTap(tap), {
    passed: 4,
    failed: 2,
    skipped: 3,
    failures: ['scripts › ports are free'],
  });
});

test('TAP: the line of a failure has its error', () => {
  const details = (error) => `  ---\n  duration_ms: 1\n  error: ${error}\n  code: 'E'\n  ...\n`;
  const tap = [
    `not ok 1 - one line\n${details("'5 instead of 6'")}`,
    `not ok 2 - two lines\n${details('|-\n    made: 6\n    free: 0')}`,
    'not ok 3 - without details\n',
    `ok 4 - passes\n${details("'no failure'")}`,
  ].join('');
  assert.deepEqual(countTap(tap).failures, [
    'scripts › one line: 5 instead of 6',
    'scripts › two lines: made: 6 free: 0',
    'scripts › without details',
  ]);
});

test('turbo: failures are named by package and task', () => {
  const task = (taskId, execution) => ({ taskId, execution });
  const tasks = [
    task('@parlor/a#lint', { exitCode: 1 }),
    task('@parlor/a#test', { exitCode: 0 }),
    task('@parlor/b#test'),
  ];
  assert.deepEqual(countTurbo({ tasks }), { ...none, failures: ['@parlor/a#lint'] });
});

test('a failure takes one short line', () => {
  const { failures } = countTap(`not ok 1 - ${'long '.repeat(200)}\n`, 'faults');
  assert.equal(failures[0].length, 301);
  assert.match(failures[0], /^faults › long /);
});

test('reports are read from files, and a missing or truncated one counts nothing', () => {
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
    counts: addCounts({ ...none, passed: 2, skipped: 1 }, { ...none, passed: 3 }),
  };
  assert.equal(closingLine([units]), '5 passed, 0 failed, 1 skipped');
  assert.equal(closingLine([units, { isFailed: true, counts: none }]), '5 passed, 1 failed, 1 skipped');
  assert.equal(
    closingLine([units, { isFailed: true, counts: { ...none, passed: 1, failed: 4 } }]),
    '6 passed, 4 failed, 1 skipped',
  );
});
