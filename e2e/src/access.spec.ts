import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { walkWithKeyboard, type KeyboardWalk } from './keyboard.ts';
import { findOverflow } from './narrow.ts';
import { product } from './product.ts';
import {
  loggedInState,
  modeOf,
  modes,
  openContext,
  screens,
  switchMode,
  visit,
  type Language,
  type Screen,
  type StoredState,
  type Viewer,
} from './screens.ts';

const viewport = { width: 390, height: 844 };

interface Visits {
  /** Returns a tab of a viewer in a language, with a warm cache and without state of earlier screens. */
  openPage: (screen: Screen, language: Language) => Promise<Page>;
}

/**
 * Each worker logs in once, and one tab visits all screens of a viewer in a language, so that files are fetched once
 * and no screen waits for a new browser process.
 */
const test = base.extend<object, Visits>({
  openPage: [
    async ({ browser }, use) => {
      const states = new Map<Viewer, StoredState>();
      const tabs = new Map<string, Page>();
      const stateOf = async (viewer: Exclude<Viewer, 'visitor'>) => {
        const state = states.get(viewer) ?? (await loggedInState(browser, product.url, viewer));
        states.set(viewer, state);
        return state;
      };
      await use(async ({ as: viewer, name: screenName, switches }, language) => {
        // Some screens turn on switches, so they must not share a cache with other screens.
        const name = `${viewer} ${language} ${switches ? screenName : ''}`;
        const known = tabs.get(name);
        if (known) {
          await known.setViewportSize(viewport);
          return known;
        }
        const context = await openContext(browser, {
          baseURL: product.url,
          viewport,
          language,
          mode: modes[0],
          state: viewer === 'visitor' ? undefined : await stateOf(viewer),
        });
        // Every screen starts like a new tab, without earlier input.
        await context.addInitScript(() => sessionStorage.clear());
        const page = await context.newPage();
        tabs.set(name, page);
        return page;
      });
      for (const page of tabs.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

// The checks traverse the whole page many times; tracing them costs more than the checks.
test.use({ trace: 'off' });

/** Collects errors of scripts and violations of the content security policy until `stop` is called. */
function watchComplaints(page: Page): { complaints: string[]; stop: () => void } {
  const complaints: string[] = [];
  const onError = (error: Error): void => void complaints.push(error.message);
  const onMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  return { complaints, stop: () => void page.off('pageerror', onError).off('console', onMessage) };
}

/** Closes a popup and expects that the focus is on an element afterwards. */
async function closeWithEscape(page: Page, screen: Screen): Promise<void> {
  const popup = page.locator(popups);
  await page.keyboard.press('Escape');
  await expect(popup, `${screen.name} after Escape`).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus after ${screen.name}`)
    .not.toBe('BODY');
}

/** Screens with an intended refusal, which the browser logs as an error. */
const refuses = new Set(['play-unknown']);

/** The rules that depend on colours: only their results can differ between modes. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const popups = '[role=dialog], [role=alertdialog]';

/** Returns the violations of some rules with their elements. */
async function violationsOn(page: Page, screen: Screen, limit: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Only the game has a frame of another origin, which requires the slower injection.
  const hasFrame = screen.path.startsWith('/m/play');
  // The page loads the half megabyte of axe once.
  const isThere = !hasFrame && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrame);
  const { violations } = await limit(axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 200)}`),
  );
}

/** Returns text without enough contrast. The page behind a popup is dimmed and inert; the popup has its own test. */
const unreadableOn = (page: Page, screen: Screen, hasPopup: boolean): Promise<string[]> =>
  violationsOn(page, screen, (axe) => (hasPopup ? axe.include(popups) : axe).withRules(colourRules));

/** Returns the findings of all rules in the current mode of the page. */
async function faultsOn(page: Page, screen: Screen, hasPopup: boolean): Promise<string[]> {
  if (!hasPopup) return violationsOn(page, screen, (axe) => axe);
  return [
    ...(await violationsOn(page, screen, (axe) => axe.disableRules(colourRules))),
    ...(await unreadableOn(page, screen, hasPopup)),
  ];
}

/**
 * Screens that are visited in English too. Names and texts come from either pack in the same way on every screen; these
 * have most of them.
 */
const inEnglish = new Set(['home', 'menu-player', 'register', 'deposit', 'agent-team', 'play']);

test.describe('every screen is accessible in both modes, with the keyboard only and at 320 px, and complies with the content security policy', () => {
  for (const screen of screens) {
    test(`${screen.name} has no accessibility violation`, async ({ openPage }) => {
      // Most players read Thai, and its lines are longer.
      const page = await openPage(screen, 'TY');
      const { complaints, stop } = watchComplaints(page);
      await visit(page, screen);
      const hasPopup = (await page.locator(popups).count()) > 0;
      const mode = await modeOf(page);
      expect.soft(await faultsOn(page, screen, hasPopup), `${screen.name}, ${mode}`).toEqual([]);
      for (const other of modes.filter((candidate) => candidate !== mode)) {
        await switchMode(page, other);
        expect.soft(await unreadableOn(page, screen, hasPopup), `${screen.name}, ${other}`).toEqual([]);
      }
      if (!screen.isAlias)
        expect
          .soft(await walkWithKeyboard(page), `${screen.name} with the keyboard`)
          .toEqual({ missed: [], unmarked: [], hidden: [], scrolling: [] } satisfies KeyboardWalk);
      expect.soft(await findOverflow(page), `${screen.name} at 320 px`).toEqual([]);
      if (hasPopup) await closeWithEscape(page, screen);
      expect
        .soft(refuses.has(screen.name) ? [] : complaints, `complaints of the browser on ${screen.name}`)
        .toEqual([]);
      stop();
    });
  }

  for (const screen of screens.filter(({ name }) => inEnglish.has(name)))
    test(`${screen.name} has no accessibility violation in English`, async ({ openPage }) => {
      const page = await openPage(screen, 'EN');
      await visit(page, screen);
      expect(await violationsOn(page, screen, (axe) => axe.disableRules(colourRules))).toEqual([]);
    });
});

test.describe('with only a keyboard', () => {
  const home: Screen = { name: 'home', as: 'visitor', path: '/m/home' };

  /** Presses Tab until every element was focused. Returns them in order. */
  async function tabThrough(page: Page, areas: Record<string, Locator>): Promise<string[]> {
    const reached: string[] = [];
    for (let presses = 0; presses < 60 && reached.length < Object.keys(areas).length; presses += 1) {
      await page.keyboard.press('Tab');
      for (const [name, area] of Object.entries(areas)) {
        if (
          !reached.includes(name) &&
          (await area.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)))
        )
          reached.push(name);
      }
    }
    return reached;
  }

  test('Tab moves from the skip link through the header to the games', async ({ openPage }) => {
    const page = await openPage(home, 'EN');
    await visit(page, home);
    const card = page.getByRole('main').getByRole('article').getByRole('link').first();
    await expect(card).toBeVisible();
    const reached = await tabThrough(page, {
      skip: page.getByRole('link', { name: 'Skip to content' }),
      logo: page.getByRole('banner').getByRole('link', { name: 'Lotus' }),
      login: page.getByRole('banner').getByRole('link', { name: 'Log in' }),
      menu: page.getByRole('banner').getByRole('button', { name: 'Menu' }),
      card,
    });
    expect(reached).toEqual(['skip', 'logo', 'login', 'menu', 'card']);
  });

  test('Tab moves through a page to the places of the bottom bar', async ({ openPage }) => {
    const notices: Screen = { name: 'notices', as: 'visitor', path: '/m/notice' };
    const page = await openPage(notices, 'EN');
    await visit(page, notices);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Main' });
    const barEntry = (name: string) => bar.getByRole('link', { name }).or(bar.getByRole('button', { name }));
    const names = ['Home', 'Promotions', 'Deposit', 'Invite', 'Account'];
    expect(await tabThrough(page, Object.fromEntries(names.map((name) => [name, barEntry(name)])))).toEqual(names);
    await page.keyboard.press('Enter');
    // A place for players asks a visitor to log in first.
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('the skip link skips the header', async ({ openPage }) => {
    const page = await openPage(home, 'EN');
    await visit(page, home);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('NAV-12 Escape closes the menu and restores the focus', async ({ openPage }) => {
    const page = await openPage(home, 'EN');
    await visit(page, home);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    // Tab reaches nothing behind the menu.
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await drawer.evaluate(
          (element) =>
            element.contains(document.activeElement) ||
            document.activeElement?.hasAttribute('data-base-ui-focus-guard') === true ||
            document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('NAV-18 the account menu brings an agent to the agency, which is in view and focused', async ({ openPage }) => {
    const agentsHome: Screen = { ...home, as: 'agent' };
    const page = await openPage(agentsHome, 'EN');
    await visit(page, agentsHome);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Account, Balance/ })
      .press('Enter');
    await page
      .getByRole('dialog', { name: 'Your account' })
      .getByRole('link', { name: 'Agency centre' })
      .press('Enter');
    await expect(page).toHaveURL(/\/m\/member\/home#agency$/);
    const agency = page.getByRole('region', { name: 'Agency centre' });
    await expect(agency).toBeFocused();
    await expect(agency.getByText('Affiliate code')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(agency.getByRole('link', { name: 'Open the agency centre' })).toBeFocused();
  });

  test('NAV-02 Escape closes the login and shows home', async ({ openPage }) => {
    const page = await openPage(home, 'EN');
    await visit(page, home);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).press('Enter');
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await expect(popup.getByLabel('Username')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('Escape closes a popup and restores the focus', async ({ openPage }) => {
    const page = await openPage(home, 'EN');
    await visit(page, home);
    for (const [button, title] of [
      ['Language', 'Language'],
      ['Invite', 'Invite friends'],
    ] as const) {
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.press('Enter');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});
