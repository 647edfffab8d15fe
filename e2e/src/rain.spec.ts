import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@parlor/contract';
import { expect, test } from '@playwright/test';
import { newcomer, registerByName } from './accountForms.ts';
import { ops } from './operator.ts';
import { Player } from './player.ts';
import { product } from './product.ts';

// No other journey uses this merchant's players, because the packets appear for all of them.
const merchant = 'HARBOR';
const site = product.url.replace('//', '//harbor.');

test.use({ baseURL: site });

const MINUTE_MS = 60_000;
/** More minutes than a repetition takes. */
const MINUTES_OF_A_REPETITION = 10;

/** Returns the time in Bangkok in the given minutes. */
const timeIn = (minutes: number): string =>
  new Date(Date.now() + minutes * MINUTE_MS).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Publishes the demo's rain with other hours: three packets for everyone, 5.00 in total. */
function publishRain(hours: { from: string; to: string }): void {
  const path = join(mkdtempSync(join(tmpdir(), 'parlor-rain-')), 'rain.json');
  const rule = {
    kind: 'LOGIN',
    window: { from: 0, to: null },
    trigger: { on: 'claim', hours: [hours] },
    value: { type: 'packets', total: '5', packets: 3, most: 3 },
    money: { type: 'cash' },
  };
  writeFileSync(path, JSON.stringify({ code: 'promo-rain', titles: { EN: 'Red packet rain', TY: 'ฝนอั่งเปา' }, rule }));
  ops('rewards', 'publish', merchant, path);
}

test('PROMO-06 PROMO-07 a published rain opens over the current page; each packet is opened once, and its money is credited', async ({
  page,
}, { repeatEachIndex }) => {
  publishRain({ from: timeIn(120), to: timeIn(125) });
  const player = new Player(page);
  await player.useFreshAddress();
  const streaming = page.waitForResponse(
    (response) => response.url().endsWith(routes.followAccount.path) && response.ok(),
  );
  await registerByName(page, player, newcomer());
  await page.getByRole('banner').click({ position: { x: 1, y: 1 } });
  await streaming;
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance ฿0\.00/ })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const taps: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/rain\/.+\/take$/.test(request.url())) taps.push(request.postData() ?? '');
  });

  // A window is named after its start, and its packets are taken once. So each repetition has a start of its own.
  publishRain({ from: timeIn(-1 - repeatEachIndex * MINUTES_OF_A_REPETITION), to: timeIn(20) });
  const packets = page.getByRole('dialog', { name: 'Red packet rain' });
  await expect(packets).toBeVisible({ timeout: 30_000 });

  let sum = 0;
  for (const packet of [1, 2, 3]) {
    await packets.getByRole('button', { name: `Open packet ${packet}` }).click();
    await expect(packets.getByRole('button', { name: `Open packet ${packet}` })).toBeHidden();
    const opened = packets
      .getByRole('listitem')
      .nth(packet - 1)
      .getByRole('button');
    await expect(opened).toContainText('฿');
    sum += Number((await opened.textContent())?.replaceAll(/[^\d.]/g, ''));
    // A second tap sends no request.
    await opened.click({ force: true });
  }
  expect(taps).toHaveLength(3);
  // The only player takes them all.
  expect(sum).toBeCloseTo(5, 5);
  await packets.getByRole('button', { name: 'Close' }).click();
  await expect(packets).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account, Balance ฿5.00' })).toBeVisible();
  expect(loads).toBe(0);

  // It does not open again, and its page no longer shows it as open.
  publishRain({ from: timeIn(120), to: timeIn(125) });
  await expect(async () => {
    await page.goto('/m/rain');
    await expect(page.getByText('Begins in')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: /^Open packet/ })).toHaveCount(0);
  await page.goto('/m/rewardCenter?show=past');
  await expect(page.getByText('Red packet rain')).toHaveCount(3);
});
