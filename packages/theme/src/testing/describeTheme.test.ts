import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { createVitest, type TestCase } from 'vitest/node';

/** Runs a theme's tests as its package would, and answers with the titles and reasons of those that fail. */
async function failuresOf(file: string): Promise<string[]> {
  const root = fileURLToPath(new URL('./broken/', import.meta.url));
  const runner = await createVitest('test', { root, config: false, include: [file], watch: false, reporters: [{}] });
  try {
    const { testModules } = await runner.start();
    const cases = testModules.flatMap((module): TestCase[] => [...module.children.allTests()]);
    expect(cases.length).toBeGreaterThan(0);
    return cases.flatMap((test) => {
      const { state, errors } = test.result();
      return state === 'failed' ? [`${test.name}\n${errors.map((error) => `${error.message}\n${error.diff ?? ''}`).join('\n')}`] : [];
    });
  } finally {
    await runner.close();
    process.exitCode = undefined;
  }
}

describe('describeTheme', () => {
  it('WL-03 fails a theme that leaves out a token, and names the token', async () => {
    const failures = await failuresOf('missingToken.ts');
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain('fills every role');
    expect(failures[0]).toContain('missing money.gain in dark');
  });

  it('WL-03 fails a theme whose text cannot be read, and names the pair', async () => {
    const failures = await failuresOf('lowContrast.ts');
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain('keeps WCAG AA contrast');
    expect(failures[0]).toContain('text.secondary on surface.base');
  });
});
