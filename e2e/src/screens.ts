import { addressTable } from '@parlor/mobile-web/addresses';
import { untilQuiet, watchRequests } from './quietPage.ts';
import { rainsSeenEntry } from './product.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** The account that views a screen. */
export type Viewer = 'visitor' | 'player' | 'agent';

/** One screen of the site, the same in every brand, mode and language. */
export interface Screen {
  name: string;
  as: Viewer;
  path: string;
  /** Switches of the system that the screen needs, such as maintenance. The demo has them off. */
  switches?: readonly string[];
  /**
   * Whether the screen is another address of a listed screen, or the same page with other content. The walk skips it.
   */
  isAlias?: boolean;
  /** The steps that complete the screen; texts in both languages. */
  open?: (page: Page) => Promise<void>;
}

/** The catalogue's number of the in-house game. */
export const HOUSE_GAME = '100001';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Presses the button that opens a popup, whose code may still be loading. */
async function openPopup(page: Page, name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> {
  // A target with two menu entries has two buttons with the same name.
  await button(page, name).first().click();
  await page.getByRole(role).waitFor();
}

/** Waits for the form of a popup screen. */
const formArrives = (page: Page) => page.getByRole('dialog').locator('form button[type=submit]').waitFor();

/** Selects the second method of a form, such as by phone. */
async function selectSecondMethod(page: Page): Promise<void> {
  await formArrives(page);
  await page.getByRole('dialog').getByRole('tab').nth(1).click();
  await page.getByRole('dialog').locator('input[name=mobileNum]:visible').waitFor();
}

const openMenu = (page: Page) => openPopup(page, /^(Menu|เมนู)$/);
const openGame = (page: Page) =>
  page
    .frameLocator('iframe')
    .getByRole('button', { name: /^(Spin|หมุน)$/ })
    .waitFor();

/** Named screens, with their popups and failed and empty states. */
const namedScreens: readonly Screen[] = [
  { name: 'home', as: 'visitor', path: '/m/home' },
  { name: 'home-player', as: 'player', path: '/m/home' },
  { name: 'home-agent', as: 'agent', isAlias: true, path: '/m/home' },
  { name: 'slot-games-player', as: 'player', isAlias: true, path: '/m/slot' },
  { name: 'promotions-player', as: 'player', isAlias: true, path: '/m/activity' },
  { name: 'promotion-player', as: 'player', isAlias: true, path: '/m/activityDetail?id=promo-welcome' },
  { name: 'notices-player', as: 'player', isAlias: true, path: '/m/notice?index=1' },
  { name: 'download-player', as: 'player', isAlias: true, path: '/m/download' },
  { name: 'maintenance', as: 'visitor', path: '/m/home', switches: ['maintenance'] },
  { name: 'blocked', as: 'visitor', path: '/m/home', switches: ['regionRestriction'] },
  { name: 'menu', as: 'visitor', path: '/m/home', open: openMenu },
  { name: 'menu-player', as: 'player', path: '/m/home', open: openMenu },
  { name: 'account-menu', as: 'player', path: '/m/home', open: (page) => openPopup(page, /^(Account|บัญชี), /) },
  {
    name: 'customer-service',
    as: 'visitor',
    path: '/m/download',
    open: (page) => openPopup(page, /^(Customer service|ฝ่ายบริการลูกค้า)$/),
  },
  { name: 'language', as: 'visitor', path: '/m/home', open: (page) => openPopup(page, /^(Language|ภาษา)$/) },
  { name: 'invite', as: 'visitor', path: '/m/home', open: (page) => openPopup(page, /^(Invite|ชวนเพื่อน)$/) },
  {
    name: 'logout',
    as: 'player',
    path: '/m/home',
    open: async (page) => {
      await openMenu(page);
      await openPopup(page, /^(Log out|ออกจากระบบ)$/, 'alertdialog');
    },
  },
  { name: 'hot-games', as: 'visitor', path: '/m/hot-games' },
  { name: 'slot-games', as: 'visitor', path: '/m/slot' },
  { name: 'live-games', as: 'visitor', isAlias: true, path: '/m/live-games' },
  { name: 'sports', as: 'visitor', path: '/m/sport-games' },
  { name: 'esports', as: 'visitor', path: '/m/esport-games' },
  { name: 'feature-buy', as: 'visitor', isAlias: true, path: '/m/slot-games?gameClassify=FeatureBuy' },
  { name: 'vendor-games', as: 'visitor', isAlias: true, path: '/m/rng-games?vassalage=PARLOR' },
  { name: 'jackpots', as: 'visitor', path: '/m/jackpots' },
  { name: 'lottery', as: 'visitor', path: '/m/lott' },
  { name: 'all-games', as: 'player', path: '/m/gameCenter' },
  {
    name: 'game-filter',
    as: 'visitor',
    path: '/m/gameCenter',
    open: (page) => openPopup(page, /^(Filter|ตัวกรอง|กรอง)$/),
  },
  { name: 'no-games', as: 'visitor', path: '/m/slot?name=zzzzzz' },
  { name: 'search-popup', as: 'visitor', path: '/m/home', open: (page) => openPopup(page, /^(Search games|ค้นหาเกม)$/) },
  { name: 'search', as: 'visitor', path: '/m/search-games' },
  {
    name: 'search-results',
    as: 'visitor',
    path: '/m/search-games',
    open: async (page) => {
      const answer = page.waitForResponse((response) => response.url().includes('gameName=Lotus'));
      await page.getByRole('searchbox').fill('Lotus');
      await answer;
      await page.getByRole('heading', { name: /^(Results|ผลการค้นหา)$/ }).waitFor();
    },
  },
  { name: 'providers', as: 'visitor', path: '/m/provider' },
  { name: 'lottery-results', as: 'visitor', path: '/m/lottResults?kind=elott' },
  { name: 'lottery-vietnam', as: 'visitor', path: '/m/lottResults?kind=vn' },
  { name: 'favourites', as: 'player', path: '/m/fav-games' },
  { name: 'recent', as: 'player', path: '/m/recent-games' },
  { name: 'login', as: 'visitor', path: '/m/login', open: formArrives },
  { name: 'login-code', as: 'visitor', path: '/m/login', open: selectSecondMethod },
  { name: 'forget', as: 'visitor', path: '/m/forget', open: formArrives },
  { name: 'forget-phone', as: 'visitor', path: '/m/forget', open: selectSecondMethod },
  { name: 'forget-link', as: 'visitor', path: `/m/forget#reset=${'0'.repeat(43)}`, open: formArrives },
  { name: 'change-password', as: 'player', path: '/m/changePsw', open: formArrives },
  { name: 'register', as: 'visitor', path: '/m/register', open: formArrives },
  { name: 'register-number', as: 'visitor', path: '/m/register', open: selectSecondMethod },
  {
    name: 'register-mistakes',
    as: 'visitor',
    path: '/m/register',
    open: async (page) => {
      const form = page.getByRole('dialog');
      await form.locator('input[name=username]').fill('ab');
      await form.locator('button[type=submit]').click();
      await form.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'promotions', as: 'visitor', path: '/m/activity' },
  { name: 'promotion', as: 'visitor', path: '/m/activityDetail?id=promo-welcome' },
  { name: 'apply-reward', as: 'player', path: '/m/applyReward?promo-telegram' },
  { name: 'notices', as: 'visitor', path: '/m/notice' },
  { name: 'notice-open', as: 'visitor', path: '/m/notice?index=0' },
  { name: 'help', as: 'visitor', path: '/m/help' },
  { name: 'help-item', as: 'visitor', path: '/m/helpDetail?i=0' },
  { name: 'deposit', as: 'player', path: '/m/voucherCenter' },
  { name: 'withdraw', as: 'player', path: '/m/withdraw' },
  { name: 'betting-record', as: 'player', path: '/m/gameRecord' },
  { name: 'account-record', as: 'player', path: '/m/transaction/record' },
  { name: 'profit-and-loss', as: 'player', path: '/m/profitandloss' },
  { name: 'member', as: 'player', path: '/m/member/home' },
  { name: 'vip-benefits', as: 'player', path: '/m/member/benefits' },
  { name: 'rebate', as: 'player', path: '/m/member/manualRebate' },
  { name: 'reward-centre', as: 'player', path: '/m/rewardCenter' },
  { name: 'security-centre', as: 'player', path: '/m/securityCenter' },
  { name: 'devices', as: 'player', path: '/m/securityCenter/devices' },
  { name: 'payment-password', as: 'player', path: '/m/securityCenter/FundsPasswordBox' },
  { name: 'bank-cards', as: 'player', path: '/m/securityCenter/BankCards' },
  { name: 'identity', as: 'player', path: '/m/securityCenter/identity' },
  { name: 'passkeys', as: 'player', path: '/m/securityCenter/passkeys' },
  { name: 'play-responsibly', as: 'player', path: '/m/securityCenter?limits' },
  { name: 'member-profile', as: 'player', path: '/m/securityCenter/profile' },
  { name: 'bind-mobile', as: 'player', path: '/m/securityCenter/mobile' },
  { name: 'bind-email', as: 'player', path: '/m/securityCenter/email' },
  { name: 'messages', as: 'player', path: '/m/webEmail' },
  { name: 'feedback', as: 'player', path: '/m/feedback' },
  { name: 'chat', as: 'player', path: '/m/chat' },
  { name: 'download', as: 'visitor', path: '/m/download' },
  { name: 'play', as: 'player', path: `/m/play/${HOUSE_GAME}`, open: openGame },
  { name: 'play-free', as: 'player', isAlias: true, path: `/m/play/${HOUSE_GAME}?free=1`, open: openGame },
  { name: 'play-unknown', as: 'player', path: '/m/play/0' },
  { name: 'agent-login', as: 'visitor', path: '/m/agent' },
  { name: 'view', as: 'visitor', path: '/m/view#view=token' },
  { name: 'account-agent', as: 'agent', path: '/m/member/home#agency' },
  { name: 'agent-home', as: 'agent', path: '/m/agent/home' },
  { name: 'agent-settings', as: 'agent', path: '/m/set' },
  { name: 'agent-team', as: 'agent', path: '/m/agent/team' },
  { name: 'agent-open', as: 'agent', path: '/m/agent/open' },
  { name: 'agent-member', as: 'agent', path: '/m/agent/member?account=somchai' },
  { name: 'agent-transfers', as: 'agent', path: '/m/agent/transfers' },
  { name: 'agent-links', as: 'agent', path: '/m/agent/links' },
  { name: 'agent-quotas', as: 'agent', path: '/m/agent/quotas' },
  { name: 'agent-rebates', as: 'agent', path: '/m/agent/rebates' },
  { name: 'salary-contract', as: 'agent', path: '/m/member/agent/getSalaryContract' },
  { name: 'dividend-contract', as: 'player', path: '/m/member/agent/getDevidendContract' },
  { name: 'hour-contract', as: 'player', path: '/m/member/agent/getHourContract' },
];

/** Every address of the site that has no name above, so that a new one is visited without an entry here. */
const rest: readonly Screen[] = addressTable
  .filter(
    ({ address, as }) =>
      !namedScreens.some(
        (screen) =>
          screen.path === address && screen.as === as && (screen.open === undefined || screen.open === formArrives),
      ),
  )
  .map(({ address, title, as, frame }) => ({
    name: address,
    as,
    path: address,
    isAlias: addressTable.find((row) => row.title === title && row.as === as)?.address !== address,
    ...(frame === 'popup' && { open: formArrives }),
  }));

/** Every screen: each address of the address table, and the popups. */
export const screens: readonly Screen[] = [...namedScreens, ...rest];

export const modes = ['dark', 'light'] as const;
export const languages = ['EN', 'TY'] as const;
export type Mode = (typeof modes)[number];
export type Language = (typeof languages)[number];

/** A logged-in browser's cookies and storage. */
export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

const accounts = {
  player: { path: '/m/login', username: 'player01', password: 'Player#2026' },
  agent: { path: '/m/agent', username: 'agent01', password: 'Agent#2026' },
} as const;

/** Logs a demo account in through the form, and returns the state for other logged-in contexts. */
export async function loggedInState(
  browser: Browser,
  baseURL: string,
  viewer: Exclude<Viewer, 'visitor'>,
): Promise<StoredState> {
  const { path, username, password } = accounts[viewer];
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('form input[name=username]').fill(username);
  await page.locator('form input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForFunction(() => localStorage.getItem('MC_SESSION_INFO') !== null);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Opens a context in one language with reduced motion, so that pictures and checks see final states. */
export async function openContext(
  browser: Browser,
  {
    state,
    language,
    mode,
    ...options
  }: BrowserContextOptions & { baseURL: string; state?: StoredState | undefined; language: Language; mode: Mode },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
    ...(state && { storageState: state }),
  });
  await context.addCookies([{ name: 'parlor_language', value: language, url: options.baseURL }]);
  await context.addInitScript(
    ([chosenLanguage, chosenMode, rainsSeen]) => {
      localStorage.setItem(rainsSeen.name, rainsSeen.value);
      localStorage.setItem('language', chosenLanguage);
      if (localStorage.getItem('parlor_mode') === null) localStorage.setItem('parlor_mode', chosenMode);
    },
    [language, mode, rainsSeenEntry] as const,
  );
  return context;
}

/**
 * Shows a page with these switches on, as if an operator had set them, for this page only.
 */
async function turnOn(page: Page, switches: readonly string[]): Promise<void> {
  const named = new RegExp(`"(${switches.join('|')})":false`, 'g');
  await page.route(/\/m(?:\/|$)|\/wps\/system\/(?:settings|status)/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.resourceType() !== 'document' && !url.pathname.startsWith('/wps/')) return route.fallback();
    // Only browsers resolve names under localhost by themselves; the gateway selects the brand by host name.
    const { host } = url;
    url.hostname = 'localhost';
    // The browser may have cached the page without the switches, so the request must not be conditional.
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...headers } = await request.allHeaders();
    const answer = await route.fetch({ url: url.href, headers: { ...headers, host } });
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(named, '"$1":true') });
  });
}

/** Opens a screen and waits until all of it has loaded. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  watchRequests(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (screen.switches) await turnOn(page, screen.switches);
  await page.goto(screen.path);
  await page.locator('#content, #main').first().waitFor();
  await settle(page);
  const pathname = new URL(page.url()).pathname;
  if (pathname !== new URL(screen.path, page.url()).pathname)
    throw new Error(`${screen.name} is not shown: ${screen.path} led to ${pathname}`);
  if (screen.open) {
    await screen.open(page);
    await settle(page);
  }
}

/** Returns the mode of a page. */
export const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['mode']);

/** Switches the mode like the site, without a reload. Later pages keep the mode. */
export async function switchMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((next) => {
    document.documentElement.dataset['mode'] = next;
    localStorage.setItem('parlor_mode', next);
  }, mode);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.waitForFunction(() => {
    // Waits until no placeholder is left; only placeholders have this colour.
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'var(--skeleton-base)';
    const bone = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return [...document.querySelectorAll('[aria-hidden=true]:empty')].every((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > window.innerHeight || bottom < 0 || getComputedStyle(element).backgroundColor !== bone;
    });
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    const inSight = await new Promise<Element[]>((done) => {
      if (pictures.length === 0) done([]);
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        done(entries.filter(({ intersectionRatio }) => intersectionRatio > 0).map(({ target }) => target));
      });
      for (const picture of pictures) observer.observe(picture);
    });
    // Pictures outside the viewport are not fetched. A failed one has a drawn fallback and counts as complete here.
    await Promise.all(
      pictures.filter((picture) => inSight.includes(picture)).map((picture) => picture.decode().catch(() => undefined)),
    );
    const passing = document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
    // Elements that just entered the viewport are laid out in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
