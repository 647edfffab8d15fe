import { expect } from '@playwright/test';
import type { CardGame } from './cardTable.ts';

/** Longer than the rest of any draw after its bets have closed, in ms. */
const TO_NEXT_DRAW_MS = 5_000;

/** Bets a chip at a table that draws by the clock. */
export const tableBet: CardGame = {
  async play({ game, clock, isBooked }) {
    const betField = game.getByRole('button', { name: /, pays /, disabled: false }).first();
    const confirm = game.getByRole('button', { name: /^Bet ฿/ });
    await expect(game.getByRole('timer')).toBeVisible();
    // A draw that closes before the chip is confirmed returns it, and the next draw opens on time.
    await expect(async () => {
      if (!(await betField.isVisible())) await clock.pass(TO_NEXT_DRAW_MS);
      await betField.click({ timeout: 2_000 });
      await confirm.click({ timeout: 2_000 });
      await expect.poll(isBooked, { timeout: 2_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
  },
};

/** Lets a lottery pick numbers, and bets on the next draw. */
export const lotteryBet: CardGame = {
  async play({ game }) {
    const ownTickets = game.getByRole('region', { name: 'Your tickets' });
    await game.getByRole('button', { name: 'Quick pick' }).click();
    await game.getByRole('button', { name: /^Bet ฿/ }).click();
    await expect(ownTickets.getByText('In the draw').first()).toBeVisible();
  },
};

/** Buys tickets of the next game of bingo. */
export const bingoTickets: CardGame = {
  async play({ game }) {
    await game.getByRole('button', { name: /^Buy \d+ tickets?/ }).click();
    await expect(game.getByRole('status').filter({ hasText: /^Your tickets are in game / })).toBeVisible();
  },
};
