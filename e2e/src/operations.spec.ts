import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@parlor/contract';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ops } from './operator.ts';
import { product } from './product.ts';

/** The arguments of `pnpm ops settings`. */
const settings = (...args: string[]) => ops('settings', ...args);

// No other journey depends on this merchant, because these changes affect all its visitors.
const merchant = 'ARCADIA';
const site = product.url.replace('//', '//arcadia.');

// Sequential, because they change the same merchant.
test.describe.configure({ mode: 'default' });

/** A lock: the creator of this folder may change the merchant. Repeated runs of these journeys wait for it. */
const turn = join(product.dataDir, 'operations.turn');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await expect(() => mkdirSync(turn)).toPass();
});
test.afterAll(() => rmdirSync(turn));

/** Waits until the gateway serves settings that satisfy a condition. */
async function served(request: APIRequestContext, holds: (settings: Settings) => boolean): Promise<void> {
  await expect(async () => {
    const answer = (await (
      await request.get(`${product.url}/wps/system/settings`, { headers: { Merchant: merchant } })
    ).json()) as { value: Settings };
    expect(holds(answer.value)).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** Opens a page of the merchant in English and counts its later loads and requests for settings. */
async function open(page: Page, path: string) {
  const counts = { loads: 0, requests: 0 };
  await page.context().addCookies([{ name: 'parlor_language', value: 'EN', url: site }]);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  page.on('load', () => (counts.loads += 1));
  page.on('request', (request) => (counts.requests += request.url().endsWith('/wps/system/settings') ? 1 : 0));
  await page.goto(`${site}${path}`);
  return counts;
}

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('SYS-13 SVC-01 an operator’s change is shown at once when a player returns to a page, without a build or a reload', async ({
  page,
  request,
}) => {
  settings('set', merchant, 'customerService', '[]');
  await served(request, ({ customerService }) => customerService.length === 0);
  const counts = await open(page, '/m/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  const service = page.getByRole('button', { name: 'Customer service' });
  await expect(service).toBeHidden();

  settings(
    'add',
    merchant,
    'customerService',
    '{"csType":"TELEGRAM","title":"Our Telegram","path":"https://t.example/arcadia"}',
  );
  await served(request, ({ customerService }) => customerService.length === 1);
  await comeBack(page);
  await service.click();
  await expect(page.getByRole('link', { name: 'Our Telegram' })).toHaveAttribute('href', 'https://t.example/arcadia');
  expect(await page.content()).not.toContain('"path":"https://t.example');
  expect(counts.loads).toBe(1);

  expect(settings('log', merchant)).toContain('customerService: []');
  settings('unset', merchant, 'customerService');
});

test('SYS-13 an idle page applies changes within a minute, and polls no more often', async ({ page, request }) => {
  await page.clock.install();
  const counts = await open(page, '/m/help');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Speed test' })).toBeHidden();
  await expect(menu.getByRole('button', { name: 'Channels' })).toBeHidden();

  settings('set', merchant, 'features.speedTest', 'true');
  settings('add', merchant, 'domainRoute', site);
  settings(
    'add',
    merchant,
    'resources',
    '{"resourceType":"FACEBOOK","url":"https://facebook.example/arcadia","labelNameEn":"Our page"}',
  );
  await served(
    request,
    ({ features, domainRoute, resources }) =>
      features.speedTest &&
      domainRoute.length === 1 &&
      resources.some(({ resourceType }) => resourceType === 'FACEBOOK'),
  );
  const before = counts.requests;
  await page.clock.runFor(60_000);
  await expect(menu.getByRole('button', { name: 'Speed test' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Channels' })).toBeVisible();
  await page.clock.runFor(180_000);
  expect(counts.requests - before).toBeLessThanOrEqual(5);
  expect(counts.loads).toBe(1);

  for (const name of ['features.speedTest', 'domainRoute', 'resources']) settings('unset', merchant, name);
});

test('SYS-09 an open page keeps its pictures when an operator changes their base address, and a reload uses the new one', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security Policy') && refused.push(message.text())),
  );
  // A failed picture is replaced by letters, so the other address serves pictures too.
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await open(page, '/m/help');
  // The return is handled once the site has started.
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  settings('add', merchant, 'imageCDNs', 'https://pictures.example');
  await served(request, ({ imageCDNs }) => imageCDNs.length === 1);
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/system/settings'));
  await comeBack(page);
  await answered;

  const picture = page.getByRole('main').locator('img[src*="/art/"]').first();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(picture).toHaveAttribute('src', /^\/art\//);
  expect(refused).toEqual([]);
  await page.reload();
  await expect(picture).toHaveAttribute('src', /^https:\/\/pictures\.example\/art\//);
  settings('unset', merchant, 'imageCDNs');
});
