import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Counts of tests, and one line for each that failed: `{ passed, failed, skipped, failures }`. */
const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Maximum length of a line about a failed test, in characters. */
const FAILURE_LENGTH = 300;

/** Sums counts. */
export function addCounts(...counts) {
  const sum = { ...none };
  for (const { passed, failed, skipped, failures } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures = [...sum.failures, ...failures];
  }
  return sum;
}

/** Counts vitest's JSON report. A file that fails before its first test counts as one failed test. */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureLine(name, fullName, failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...brokenFiles.map(({ name, message }) => failureLine(name, 'did not start', message))],
  };
}

/** Counts Playwright's JSON report. A test that passed on retry has passed. */
export function countPlaywright({ stats, errors = [], suites = [] }) {
  const failedSpecs = specsOf(suites).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failedSpecs.map(({ file, title, tests }) =>
        failureLine(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
      ),
      ...errors.map(({ message }) => failureLine('Playwright', 'error outside tests', message)),
    ],
  };
}

/** A failed test of a TAP stream, and the YAML block under it. */
const FAILED_TAP = /^not ok \d+ - (.+)$(?:\n {2}---\n((?: {2}.*\n)*? {2}\.\.\.)$)?/gm;
/** The error in such a block: of several lines, or of one. */
const TAP_ERROR = /^ {2}error: (?:\|-\n((?: {4}.*\n)+)|'(.*)'$)/m;

/** Counts a TAP stream, as Node's test runner writes it. `suite` prefixes the lines of its failures. */
export function countTap(text, suite = 'scripts') {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
    failures: [...text.matchAll(FAILED_TAP)].map(([, title, details = '']) => {
      const [, block, line] = TAP_ERROR.exec(details) ?? [];
      return failureLine(suite, title, block ?? line);
    }),
  };
}

/** Reads turbo's run summary. It counts no tests; its failures are the failed tasks, such as `@parlor/wallet#lint`. */
export function countTurbo({ tasks }) {
  const failedTasks = tasks.filter(({ execution }) => (execution?.exitCode ?? 0) !== 0);
  return { ...none, failures: failedTasks.map(({ taskId }) => taskId) };
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/** Returns one line for a failed test: its file, its title and the beginning of its error. */
function failureLine(file, title, message = '') {
  const error = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  const line = `${basename(file)} › ${title}${error === '' ? '' : `: ${error}`}`;
  return line.length > FAILURE_LENGTH ? `${line.slice(0, FAILURE_LENGTH)}…` : line;
}

/** Reads one report. A missing or truncated report counts nothing: its step has failed anyway. */
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

/** Removes reports of earlier runs, so that only this run is counted. */
export function removeReports(folders) {
  for (const folder of folders) {
    rmSync(join(folder, '.reports'), { recursive: true, force: true });
  }
}

/**
 * Returns the last line of a run. A step that failed without a failed test (lint, a build) counts as one failure, so
 * "0 failed" always means success.
 */
export function closingLine(steps) {
  const tests = addCounts(...steps.map(({ counts }) => counts));
  const silentFailures = steps.filter(({ isFailed, counts }) => isFailed && counts.failed === 0).length;
  return `${tests.passed} passed, ${tests.failed + silentFailures} failed, ${tests.skipped} skipped`;
}
