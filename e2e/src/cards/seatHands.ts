import { expect } from '@playwright/test';
import type { CardGame } from './cardTable.ts';

/** The moves of a player in a hand. The games of tables with seats name their moves differently. */
const MOVES = /^(Stand|Check|Call|Pass)\b/;

/**
 * Sits down with the minimum buy-in, makes the first required move of a hand, and leaves with the stack. The table
 * plays the rest of the hand for a player who leaves.
 */
export const seatHand: CardGame = {
  async play({ game }) {
    await game.getByRole('group', { name: 'Base' }).getByRole('radio').first().check({ force: true });
    await game.getByRole('slider', { name: 'Your stack' }).press('Home');
    await game.getByRole('button', { name: /^Sit down with / }).click();
    const status = game.locator('.dock-status');
    const over = status.filter({ hasText: /^(You win|You lose|Nothing won)/ });
    const moves = game.locator('.felt-move[aria-disabled=false]');
    const hint = moves.filter({ hasText: 'Hint' });
    await expect(over.or(moves).first()).toBeVisible({ timeout: 30_000 });
    // The leader in big two may not pass, and plays the hinted cards.
    if (await moves.filter({ hasText: MOVES }).first().isVisible())
      await moves.filter({ hasText: MOVES }).first().click();
    else if (await hint.isVisible()) {
      await hint.click();
      await moves.filter({ hasText: 'Play' }).click();
    }
    await game.getByRole('button', { name: 'Leave', exact: true }).click();
    await game.getByRole('dialog', { name: 'Leave the table?' }).getByRole('button', { name: 'Leave' }).click();
  },
  async showsResult({ game }) {
    await expect(game.getByRole('button', { name: /^Sit down with / })).toBeVisible();
  },
};
