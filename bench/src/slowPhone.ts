import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';

/** Slow 4G, by the figures that Lighthouse has for it: 1.6 Mbps down, 750 kbps up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How many times slower a slow phone's processor is than that of the machine. */
export const SLOW_PROCESSOR = 4;

/** The size of the phone's window, in px. */
const viewport = { width: 390, height: 844 };

/** A browser without a display. */
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

/** A phone on which nobody has visited the site; the texts are in English. */
export async function newPhone(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await context.addCookies([{ name: 'parlor_language', value: 'EN', url: site }]);
  await context.addInitScript(() => localStorage.setItem('language', 'EN'));
  return context;
}

/** Makes the phone's processor so many times slower and, when asked to, its network that of slow 4G. */
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

/** Waits for a mark and reads when it was set, in ms since the page began. */
export async function timeOfMark(page: Page, mark: string): Promise<number> {
  // Looked for now and then only: the slow processor is to be busy with the site.
  const found = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark, {
    polling: 100,
  });
  return (await found.jsonValue()) ?? Number.NaN;
}

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
