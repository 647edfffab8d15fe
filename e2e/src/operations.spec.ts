import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { product } from './product.ts';

const program = fileURLToPath(new URL('../../apps/gateway/src/ops/ops.ts', import.meta.url));

/** What an operator types after `pnpm ops settings`. */
function settings(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'settings', ...args], { env: { ...process.env, ...product.env }, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

// A merchant that no other journey looks at closely: what is changed here shows for everybody.
const merchant = 'ARCADIA';
const site = product.url.replace('//', '//arcadia.');

test('SYS-13 SVC-01 what an operator changes shows in a page that is open, without a build and without a reload', async ({ page, context }) => {
  await context.addCookies([{ name: 'parlor_language', value: 'EN', url: site }]);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.goto(`${site}/m/help`);
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  const service = page.getByRole('button', { name: 'Customer service' });
  await expect(service).toBeHidden();

  settings('set', merchant, 'customerService', '[{"csType":"TELEGRAM","title":"Our Telegram","path":"https://t.example/arcadia"}]');
  await expect(async () => {
    // Whoever comes back to the page looks again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(service).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await service.click();
  await expect(page.getByRole('link', { name: 'Our Telegram' })).toHaveAttribute('href', 'https://t.example/arcadia');
  expect(await page.content()).not.toContain('"path":"https://t.example');

  expect(settings('log', merchant)).toContain('customerService: not set');
  settings('unset', merchant, 'customerService');
});
