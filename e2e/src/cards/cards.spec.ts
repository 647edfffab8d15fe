import type { Game, GamePage } from '@parlor/contract';
import { test as base, devices, expect, type APIRequestContext, type Page } from '@playwright/test';
import { payIn } from '../payIn.ts';
import { noticesSeen, product } from '../product.ts';
import { call, register } from '../refusals.ts';
import { openBooks, type Books } from './books.ts';
import { CARDS_EACH, CARDS_SEED, IS_SHORT, ONLY_CATEGORIES } from './cardsRun.ts';
import { cardCategories, pickCards, pickFamilies } from './pickCards.ts';
import { playCard } from './playCard.ts';

const PAGE_SIZE = 200;
/** The timeout of a card, in ms. Games that wait for other players take the longest. */
const CARD_MS = 120_000;
/** The timeout of a press, in ms. */
const ACTION_MS = 15_000;
/** The deposit, and the balance below which it is made, in minor units: more than the minimum stake of any game. */
const DEPOSIT = '10000.00';
const MIN_BALANCE = 500_000n;

/** A player with money in the site. One player plays all cards, one after the other. */
interface Visit {
  page: Page;
  accountId: string;
}

/** Returns every card of the catalogue that can be opened. */
async function openCards(request: APIRequestContext): Promise<Game[]> {
  const cards: Game[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const url = `${call('listGames')}?pageSize=${PAGE_SIZE}&pageNo=${pageNo}`;
    const { value } = (await (await request.get(url)).json()) as { value: GamePage };
    cards.push(...value.games.filter(({ opensSoon, isMaintained }) => !opensSoon && !isMaintained));
    if (pageNo >= value.totalPages) return cards;
  }
}

const test = base.extend<object, { books: Books; visit: Visit; cards: Game[] }>({
  books: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const books = openBooks(product.dataDir);
      await use(books);
      await books.close();
    },
    { scope: 'worker' },
  ],
  visit: [
    async ({ browser, books }, use) => {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        baseURL: product.url,
        storageState: noticesSeen,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(ACTION_MS);
      const page = await context.newPage();
      const { username } = await register(page);
      await use({ page, accountId: await books.accountOf(username) });
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  cards: [async ({ visit }, use) => use(await openCards(visit.page.request)), { scope: 'worker' }],
});

// All games share one clock.
test.describe.configure({ mode: 'default' });

/** Plays cards one after another. Failures are reported at the end, with the name of the card. */
async function playAll({ page, accountId }: Visit, books: Books, cards: readonly Game[]): Promise<void> {
  test.setTimeout(60_000 + cards.length * CARD_MS);
  const problems: string[] = [];
  for (const card of cards) {
    const from = performance.now();
    try {
      if ((await books.balanceOf(accountId)) < MIN_BALANCE) await payIn(page, DEPOSIT);
      const { family, rounds } = await test.step(card.gameName, () => playCard(page, books, accountId, card));
      const seconds = ((performance.now() - from) / 1_000).toFixed(1);
      for (const { roundId, stake, payout } of rounds)
        console.log(
          `  ${card.nodeId} ${card.gameName}: ${family}, round ${roundId}, ${stake} → ${payout}, ${seconds} s`,
        );
    } catch (error) {
      const picture = test.info().outputPath(`${card.nodeId}.png`);
      await page.screenshot({ path: picture });
      await test.info().attach(card.gameName, { path: picture });
      problems.push(`${card.nodeId} ${card.gameName}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(problems).toEqual([]);
}

test.beforeAll(() => {
  console.log(`Cards of the seed ${CARDS_SEED}, ${CARDS_EACH} of each category`);
});

for (const category of cardCategories) {
  if (ONLY_CATEGORIES && !ONLY_CATEGORIES.includes(category)) continue;
  test(`random cards of ${category} open in the site, take a paid round, and the ledger settles it`, async ({
    visit,
    books,
    cards,
  }) => {
    await playAll(visit, books, pickCards(category, cards, CARDS_SEED, CARDS_EACH));
  });
}

if (!IS_SHORT && ONLY_CATEGORIES === undefined)
  test('a card of every game that no category covered opens, takes a paid round, and the ledger settles it', async ({
    visit,
    books,
    cards,
  }) => {
    const picked = cardCategories.flatMap((category) => pickCards(category, cards, CARDS_SEED, CARDS_EACH));
    await playAll(visit, books, pickFamilies(picked, cards, CARDS_SEED));
  });
