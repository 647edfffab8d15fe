import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Counts of tests: `{ passed, failed, skipped }`. */
const none = { passed: 0, failed: 0, skipped: 0 };

/** Sums counts. */
export function addCounts(...counts) {
  const sum = { ...none };
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** The counts of vitest's JSON report. A file that fails before its first test counts as one failed test. */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts of Playwright's JSON report. A test that passed at a second try has passed. */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** The counts at the end of a TAP stream of Node's own test runner. */
export function countTap(text) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  };
}

/** Reads one report; a report that is missing or torn counts nothing, and its step has failed anyway. */
export function readCounts(file, count) {
  try {
    const text = readFileSync(file, 'utf8');
    return count(file.endsWith('.json') ? JSON.parse(text) : text);
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) {
      return none;
    }
    throw error;
  }
}

/** Removes reports of earlier runs, so that only what ran is counted. */
export function removeReports(folders) {
  for (const folder of folders) {
    rmSync(join(folder, '.reports'), { recursive: true, force: true });
  }
}

/**
 * The last line of a run. A step that failed without a failed test (lint, a build) counts as one failure, so "0 failed"
 * always means that everything is in order.
 */
export function closingLine(steps) {
  const tests = addCounts(...steps.map(({ counts }) => counts));
  const silentFailures = steps.filter(({ isFailed, counts }) => isFailed && counts.failed === 0).length;
  return `${tests.passed} passed, ${tests.failed + silentFailures} failed, ${tests.skipped} skipped`;
}
