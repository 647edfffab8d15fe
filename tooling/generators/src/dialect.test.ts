import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToDialects, dialectFiles } from './dialectFiles.ts';
import { json, stamp } from './stamp.ts';

const gateway = fileURLToPath(new URL('../../../apps/gateway', import.meta.url));
const dialects = join(gateway, 'src/modules/provider/dialects');

describe('new dialect', () => {
  // Next to the other dialects, so that imports resolve. The dot hides the folder from the gateway's own checks.
  const folder = join(dialects, `.stamped-${process.pid}`);
  const report = join(folder, 'report.json');
  beforeAll(() => {
    stamp(folder, dialectFiles('sample-vendor'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      json({
        extends: join(gateway, 'tsconfig.json'),
        include: [],
        files: [join(gateway, 'src/gateway.ts'), 'sampleVendor.ts', 'sampleVendor.test.ts'],
      }),
    );
    // A separate report, so that the gateway's own report is not overwritten.
    const settings = { include: ['*.test.ts'], hookTimeout: 90_000, reporters: [['json', { outputFile: report }]] };
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `import { nodeTests } from '@parlor/vitest-config';\n\nexport default nodeTests({ dir: import.meta.dirname, ...${JSON.stringify(settings)} });\n`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (program: string, ...args: string[]): string => {
    try {
      return execFileSync('npx', ['--no-install', program, ...args], { cwd: gateway, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${program} reported problems:\n${stdout}\n${stderr}`, { cause: error });
    }
  };

  it('passes the compiler and the linter as generated', () => {
    const files = [join(folder, 'sampleVendor.ts'), join(folder, 'sampleVendor.test.ts')];
    // The compiler alone would check every file of the gateway too.
    expect(run('oxlint', '-c', '../../.oxlintrc.json', '--type-check', ...files)).toContain('0 errors');
  }, 400_000);

  it('gets the recorded answers from a real gateway', () => {
    run('vitest', 'run', '--config', join(folder, 'vitest.config.ts'));
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    expect([numPassedTests, numFailedTests]).toEqual([16, 0]);
  }, 400_000);
});

describe('the dialect register', () => {
  const register = readFileSync(join(dialects, 'dialects.ts'), 'utf8');

  it.each(['aardvark', 'middle-one', 'zebra'])('lists %s in alphabetical order', (name) => {
    const lines = addToDialects(register, name).split('\n');
    const imported = lines.filter((line) => line.startsWith('import {'));
    const listed = lines.filter((line) => /^ {2}\w+,$/.test(line));
    expect(imported).toHaveLength(register.split('\n').filter((line) => line.startsWith('import {')).length + 1);
    expect(listed).toEqual(listed.toSorted());
    expect(addToDialects(register, name).replaceAll(/.*(?:aardvark|middleOne|zebra).*\n/g, '')).toBe(register);
  });
});
