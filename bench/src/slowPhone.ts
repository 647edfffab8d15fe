import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';

/** Slow 4G as defined by Lighthouse: 1.6 Mbps down, 750 kbps up, 150 ms round trip. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Slowdown factor of a slow phone's processor relative to the machine. */
export const SLOW_PROCESSOR = 4;

/** Viewport of the phone, in px. */
const viewport = { width: 390, height: 844 };

/** Launches a headless browser. */
export function launchPhone(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
}

/** Creates a phone that has never visited the site. Its language is English. */
export async function newPhone(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await context.addCookies([{ name: 'parlor_language', value: 'EN', url: site }]);
  await context.addInitScript(() => localStorage.setItem('language', 'EN'));
  return context;
}

/** Slows the phone's processor by a factor and, if `network` is true, its network to slow 4G. */
export async function slowDown(
  page: Page,
  { processor, network }: { processor: number; network: boolean },
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!network) return;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
}

/** Waits for a mark and returns its time, in ms since the page started. */
export async function timeOfMark(page: Page, mark: string): Promise<number> {
  // Polls rarely, to leave the slow processor to the site.
  const found = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark, {
    polling: 100,
  });
  return (await found.jsonValue()) ?? Number.NaN;
}

/** Returns the median of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
