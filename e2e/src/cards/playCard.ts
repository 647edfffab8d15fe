import type { Game } from '@parlor/contract';
import { expect, type Page } from '@playwright/test';
import type { BookedRound, Books } from './books.ts';
import { expectOnSheet, type CardGame } from './cardTable.ts';
import { bingoTickets, lotteryBet, tableBet } from './drawRounds.ts';
import { houseRound } from './houseRounds.ts';
import { crashBet, fishShots, sportsSlip } from './liveRounds.ts';
import { seatHand } from './seatHands.ts';

const buttonOf = (name: RegExp | string): CardGame =>
  houseRound({ move: ({ game }) => game.getByRole('button', { name, disabled: false }).first() });

/** Games that need more than a bet and the round button, by the family of their page. */
const ways: Readonly<Record<string, CardGame>> = {
  mines: buttonOf('Random tile'),
  climb: buttonOf('Random door'),
  'hi-lo': buttonOf(/^(Higher|Lower|Same).*: chance/),
  scratch: buttonOf('Reveal all'),
  keno: houseRound({ prepare: ({ game }) => game.getByRole('button', { name: 'Auto pick' }).click() }),
  crash: crashBet,
  fish: fishShots,
  baccarat: tableBet,
  'bull-bull': tableBet,
  'dragon-tiger': tableBet,
  roulette: tableBet,
  'money-wheel': tableBet,
  'fan-tan': tableBet,
  'sic-bo': tableBet,
  'fish-prawn-crab': tableBet,
  'digit-draw': lotteryBet,
  'race-draw': lotteryBet,
  'dice-draw': lotteryBet,
  'pick-draw': lotteryBet,
  bingo: bingoTickets,
  'pok-deng': seatHand,
  'big-two': seatHand,
  brag: seatHand,
  sportsbook: sportsSlip,
};

/** The timeout for settling a round without a draw, in ms: a crash round continues to fly. */
const SETTLES_MS = 60_000;

/** The game that was played on a card, and the result. */
export interface PlayedCard {
  card: Game;
  family: string;
  rounds: BookedRound[];
}

/** Searches a card by its name and opens it, like a player. */
async function openCard(page: Page, { nodeId, gameName }: Game): Promise<void> {
  const search = page.getByRole('searchbox');
  if (page.url().includes('/m/play/')) await page.goBack();
  if (!(await search.isVisible())) await page.goto('/m/search-games');
  await search.fill(gameName);
  await page.locator(`a[href="/m/play/${nodeId}"]`).first().click();
  await page.waitForURL(`**/m/play/${nodeId}`);
}

/**
 * Opens a card, plays a round on it for money, and advances the clock if the result depends on it. The ledger must have
 * new rounds of this card only, each settled with the amounts of its entries. The game must show the same round with
 * the same amounts.
 */
export async function playCard(page: Page, books: Books, accountId: string, card: Game): Promise<PlayedCard> {
  const known = new Set((await books.roundsSince(accountId, new Set())).map(({ orderId }) => orderId));
  const before = await books.balanceOf(accountId);
  await openCard(page, card);
  const game = page.frameLocator('iframe');
  const screen = game.locator('main[data-family]');
  await expect(screen).toBeVisible({ timeout: 30_000 });
  const family = (await screen.getAttribute('data-family')) ?? '';
  const { play, showsResult = expectOnSheet } = ways[family] ?? houseRound();
  const rounds = () => books.roundsSince(accountId, known);
  const isBooked = async () => (await rounds()).length > 0;
  const table = { page, game, clock: books.clock, isBooked };
  await play(table);

  await expect.poll(isBooked, { message: 'a round in the ledger' }).toBe(true);
  for (const { roundId, state } of await rounds()) {
    const dueAt = state === 'OPEN' ? await books.dueAt(roundId) : undefined;
    if (dueAt !== undefined) await books.clock.reach(dueAt);
  }
  await expect
    .poll(async () => (await rounds()).map(({ state }) => state).join(), {
      message: 'states of the rounds',
      timeout: SETTLES_MS,
    })
    .toMatch(/^SETTLED(,SETTLED)*$/);
  const settled = await rounds();
  for (const round of settled) {
    await showsResult(table, round);
    expect(round.nodeId).toBe(card.nodeId);
    expect(round.isClosed).toBe(true);
    expect(round.stake).toBeGreaterThan(0n);
    expect([round.debited, round.credited]).toEqual([round.stake, round.payout]);
  }
  // Only shots are sent in batches; each shot is a round.
  if (family !== 'fish') expect(settled).toHaveLength(1);
  const moved = settled.reduce((sum, { stake, payout }) => sum + payout - stake, 0n);
  expect(await books.balanceOf(accountId)).toBe(before + moved);
  return { card, family, rounds: settled };
}
