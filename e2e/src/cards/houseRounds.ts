import { expect, type Locator } from '@playwright/test';
import type { CardGame, CardTable } from './cardTable.ts';

/** How to play a game for which the round button is not enough. */
interface HouseRoundSteps {
  /** The choice that a bet requires. */
  prepare?: (table: CardTable) => Promise<void>;
  /** A decision that the button does not make. */
  move?: (table: CardTable) => Locator;
}

/**
 * Plays a game whose round belongs to one player: presses the round button, decides until the round is over, and waits
 * until the next bet can be placed. The button stops a round that can be stopped.
 */
export const houseRound = ({ prepare, move }: HouseRoundSteps = {}): CardGame => ({
  async play(table) {
    const { game } = table;
    const button = game.locator('.round-row .round-button');
    const ready = game.locator('.round-row .round-button[data-state=ready]');
    await expect(ready).toBeVisible();
    await prepare?.(table);
    await expect(ready).toHaveAttribute('aria-disabled', 'false');
    await button.click();
    const stop = game.locator('.round-row .round-button[data-state=action][aria-disabled=false]');
    const decide = move ? stop.or(move(table)) : stop;
    const next = ready.or(decide).first();
    for (;;) {
      await expect(next).toBeVisible({ timeout: 30_000 });
      if (await ready.isVisible()) return;
      // The round may have ended between the check and the press.
      await decide.first().click();
    }
  },
});
