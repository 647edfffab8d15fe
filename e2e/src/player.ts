import { expect, type Page } from '@playwright/test';
import { product, seenEntries } from './product.ts';

/** Actions of a person on the site, by its English texts. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Switches the site to English from the next navigation. */
  async readEnglish(): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('language', 'EN'));
    await this.page.context().addCookies([{ name: 'parlor_language', value: 'EN', url: product.url }]);
  }

  /** Opens an address with the site in English. */
  async open(path: string): Promise<void> {
    await this.readEnglish();
    await this.page.goto(path);
  }

  /** Uses an IP address that no other test uses, for attempts that count against the address. */
  async useFreshAddress(): Promise<void> {
    const part = () => Math.floor(Math.random() * 254) + 1;
    await this.page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
  }

  /**
   * Clears the browser's storage, as on a new phone. Popups that open at certain hours stay marked as seen: they would
   * cover the next form.
   */
  async forgetLogin(): Promise<void> {
    await this.page.evaluate((seen) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of seen) localStorage.setItem(name, value);
    }, seenEntries);
  }

  async logIn(username = 'player01', password = 'Player#2026'): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
  }

  async register(username: string, password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Username/ }).fill(username);
    await dialog.getByLabel('Password', { exact: false }).first().fill(password);
    await dialog.getByLabel('Password again').fill(password);
    await dialog.getByRole('textbox', { name: /Verification code/ }).fill(product.captchaAnswer);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toBeHidden();
  }

  /** The balance as the home header shows it, such as "฿10,000.00". */
  async balance(): Promise<string> {
    const button = this.page.getByRole('banner').getByRole('button', { name: /Account, Balance/ });
    await expect(button).toContainText('฿');
    return (await button.textContent()) ?? '';
  }
}
