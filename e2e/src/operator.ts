import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { product } from './product.ts';

const program = fileURLToPath(new URL('../../apps/gateway/src/ops/ops.ts', import.meta.url));

/** Runs `pnpm ops` with arguments and returns its output. */
export function ops(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, ...product.env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}
