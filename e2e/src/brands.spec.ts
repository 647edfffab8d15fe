import { expect, test, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { product } from './product.ts';
import { newName, PASSWORD } from './refusals.ts';
import { createAccount, logInByCall } from './sessionByCall.ts';

const lotus = product.url;
/** The same server by another name. Browsers resolve every name under localhost to this machine. */
const harbor = product.url.replace('//localhost', '//harbor.localhost');

const modeOf = (page: Page) => page.locator('html').getAttribute('data-mode');

/** Returns the visible traits of a brand. */
async function appearanceOf(page: Page) {
  // The served document has a navigation too; only the started site has the logo's link.
  await expect(page.locator('header a[aria-label]')).toBeVisible();
  return page.evaluate(async () => {
    await document.fonts.ready;
    const logo = document.querySelector('header a');
    return {
      brand: document.documentElement.dataset['brand'],
      mode: document.documentElement.dataset['mode'],
      title: document.title,
      logo: logo?.getAttribute('aria-label'),
      drawing: logo?.innerHTML,
      text: getComputedStyle(document.body).fontFamily,
      display: getComputedStyle(document.documentElement).getPropertyValue('--font-display'),
      accent: getComputedStyle(document.documentElement).getPropertyValue('--accent-base'),
      background: getComputedStyle(document.body).backgroundColor,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      scripts: (JSON.parse(document.getElementById('parlor-files')?.textContent ?? '{}') as { site?: string[] }).site,
    };
  });
}

/** Records every mode of the page from its first paint. */
async function recordModes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { modesSeen: seen });
    const note = () => {
      const { mode = 'none' } = document.documentElement.dataset;
      if (document.body && seen.at(-1) !== mode) seen.push(mode);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-mode'],
    });
    document.addEventListener('DOMContentLoaded', note);
  });
  return () => page.evaluate(() => (window as unknown as { modesSeen: string[] }).modesSeen);
}

test.describe('brands', () => {
  test('WL-02 the same build serves two merchants that look like two brands', async ({ page, browser }) => {
    await page.goto(`${lotus}/m/home`);
    const first = await appearanceOf(page);
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${harbor}/m/home`);
    const second = await appearanceOf(other);
    await other.context().close();

    expect(first).toMatchObject({ brand: 'lotus', mode: 'dark', logo: 'Lotus' });
    expect(second).toMatchObject({ brand: 'harbor', mode: 'light', logo: 'Harbor' });
    expect(first.title).toContain('Lotus');
    expect(second.title).toContain('Harbor');
    expect(first.fonts.join()).toContain('Noto Sans Thai');
    expect(second.fonts.join()).toContain('Sarabun');
    for (const trait of ['drawing', 'text', 'display', 'background'] as const) {
      expect(first[trait], trait).toBeTruthy();
      expect(second[trait], trait).not.toBe(first[trait]);
    }
    // The browser ran the same files of one build.
    expect(first.scripts?.length).toBeGreaterThan(0);
    expect(second.scripts).toEqual(first.scripts);
  });

  test('WL-02 SYS-07 an account of one merchant does not exist at the other', async ({ page }) => {
    const player = new Player(page);
    await player.useFreshAddress();
    const username = newName('only');
    await createAccount(page.request, { username, password: PASSWORD });
    await player.readEnglish();
    await page.goto(`${harbor}/m/login`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toContainText('Username or password is incorrect');
  });
});

for (const brand of ['lotus', 'arcadia', 'harbor']) {
  test(`HOME-07 a visitor of ${brand} finds recent winners on the second screen of home`, async ({ page }) => {
    await page.goto(`${product.url.replace('//localhost', `//${brand}.localhost`)}/m/home`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }));
    const winners = page.getByRole('region', { name: 'ผู้ชนะล่าสุด' });
    await expect(winners.getByRole('heading')).toBeInViewport();
    await expect(winners.getByRole('listitem')).toHaveCount(4);
  });
}

test.describe('languages', () => {
  test('I18N-01 a first visit is in Thai', async ({ page }) => {
    await page.goto('/m/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'สมัครสมาชิก' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });

  test('I18N-02 a language is switched in place and remembered for the next visit', async ({ page }) => {
    await page.goto('/m/home');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'สมัครสมาชิก' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const choose = async (button: string, language: string) => {
      await header.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('radio', { name: language }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };

    await choose('ภาษา', 'English');
    await expect(header.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').getByText(/[ก-ฮ]/)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.reload();
    await expect(header.getByRole('link', { name: 'Register' })).toBeVisible();
    await choose('Language', 'ไทย');
    await expect(header.getByRole('link', { name: 'สมัครสมาชิก' })).toBeVisible();
  });

  test('I18N-01 I18N-02 Chinese is a pack like the others: fetched when selected, and used by the document of the next visit', async ({
    page,
  }) => {
    const packs: string[] = [];
    page.on('request', (request) => {
      const pack = /\/assets\/(en|ty|cn)-[^/]+\.js$/.exec(request.url())?.[1];
      if (pack !== undefined) packs.push(pack);
    });
    await page.goto('/m/home');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'ภาษา' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '简体中文' }).click();
    await expect(header.getByRole('link', { name: '注册' })).toBeVisible();
    expect([...new Set(packs)]).toEqual(['ty', 'cn']);

    const next = await page.goto('/m/home');
    expect(await next?.headerValue('content-language')).toBe('zh-Hans');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(header.getByRole('link', { name: '注册' })).toBeVisible();
    await expect(page.getByText(/\[untranslated\]|\{\w+\}/)).toHaveCount(0);
  });

  test('I18N-03 a balance is shown in the currency of the merchant, in both languages', async ({ page }) => {
    await logInByCall(page, { username: 'kittisak', password: 'Player#2026' });
    await new Player(page).open('/m/home');
    const balance = page.getByRole('banner').getByRole('button', { name: /Balance|ยอดเงิน/ });
    await expect(balance).toHaveText(/^฿\d{1,3}(,\d{3})*\.\d{2}$/);
    const inEnglish = await balance.textContent();
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'ไทย' }).click();
    await expect(balance).toHaveAccessibleName(/ยอดเงิน/);
    await expect(balance).toHaveText(inEnglish ?? '');
  });
});

test.describe('modes', () => {
  for (const [address, ownLanguage, chosen] of [
    [lotus, 'dark', 'Light'],
    [harbor, 'light', 'Dark'],
  ] as const) {
    test(`SYS-06 ${chosen.toLowerCase()} is switched to at once on ${new URL(address).hostname}, and survives a reload without a flash`, async ({
      page,
    }) => {
      const modesSeen = await recordModes(page);
      await page.addInitScript(() => localStorage.setItem('language', 'EN'));
      await page.goto(`${address}/m/home`);
      const menuButton = page.getByRole('button', { name: 'Menu' });
      await expect(menuButton).toBeVisible();
      expect(await modesSeen()).toEqual([ownLanguage]);
      const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

      await menuButton.click();
      await page.getByRole('dialog').getByRole('radio', { name: chosen, exact: true }).click();
      expect(await modeOf(page)).toBe(chosen.toLowerCase());
      await expect(page.locator('body')).not.toHaveCSS('background-color', before);

      await page.reload();
      await expect(menuButton).toBeVisible();
      expect(await modesSeen()).toEqual([chosen.toLowerCase()]);
    });
  }
});
