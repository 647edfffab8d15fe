import { expect } from '@playwright/test';
import { bahtText, type CardGame } from './cardTable.ts';

/** Longer than a flight of crash and the time for bets before it, in ms. */
const FLIGHT_MS = 60_000;
/** The step of the clock during a flight, in ms: shorter than the betting time and the limit of unsaved rounds. */
const FLOWN_MS = 2_000;

/** Bets in the next round of crash, and cashes out as soon as it flies. */
export const crashBet: CardGame = {
  async play({ game, clock, isBooked }) {
    const panel = game.getByRole('region', { name: 'Bet 1', exact: true });
    const bet = panel.getByRole('button', { name: /^Bet (฿|next)/, disabled: false });
    const cashOut = panel.getByRole('button', { name: /^Cash out/, disabled: false });
    const waiting = panel.getByRole('button', { name: /^Cancel/ });
    await bet.click();
    // The current round belongs to other players and may last for minutes.
    await expect
      .poll(
        async () => {
          if (await waiting.isVisible()) await clock.pass(FLOWN_MS);
          return isBooked();
        },
        { timeout: FLIGHT_MS },
      )
      .toBe(true);
    await expect(cashOut.or(bet)).toBeVisible({ timeout: FLIGHT_MS });
    if (await cashOut.isVisible()) await cashOut.click();
    await expect(bet).toBeVisible({ timeout: FLIGHT_MS });
  },
};

/** Fires at the smallest creature in sight of the cheapest room. */
export const fishShots: CardGame = {
  async play({ game, isBooked }) {
    await game.getByRole('button', { name: /^Lagoon/ }).click();
    const smallest = game.getByRole('group', { name: 'Targets in the sea' }).getByRole('button').last();
    const fire = game.getByRole('button', { name: 'Fire', exact: true });
    // A creature may swim out of view before the shot.
    await expect(async () => {
      if ((await smallest.getAttribute('aria-pressed', { timeout: 2_000 })) !== 'true')
        await smallest.click({ timeout: 2_000 });
      await fire.click();
      await expect.poll(isBooked, { timeout: 2_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
  },
};

/** Places a single on the next fixture of the card's sport. */
export const sportsSlip: CardGame = {
  async play({ game }) {
    await game.getByRole('tab', { name: /^Upcoming/ }).click();
    await game.locator('.price[aria-disabled=false]').first().click();
    await game.getByRole('button', { name: /^Bet slip, picks: / }).click();
    const accepted = game.getByText('Bet accepted', { exact: true });
    const again = game.getByRole('button', { name: /^(Accept new prices|Back to the slip)/ }).first();
    const add = game.getByRole('button', { name: /^Add ฿/ }).first();
    const placeBet = game.getByRole('button', { name: /^Place bet/ });
    // A stake that was entered before is kept.
    if (!/[1-9]/.test((await placeBet.textContent()) ?? '')) await add.click();
    // The price may change before the bet arrives.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2_000 });
      await placeBet.click({ timeout: 2_000 });
      await expect(accepted.or(again).first()).toBeVisible();
      expect(await accepted.isVisible()).toBe(true);
    }).toPass({ timeout: 60_000 });
    await game.getByRole('button', { name: 'My bets' }).last().click();
  },
  async showsResult({ game }, { payout }) {
    await game.getByRole('tab', { name: 'Settled' }).click();
    const newest = game.locator('.my-slip').first();
    await expect(newest).toContainText(payout > 0n ? bahtText(payout) : /Lost/);
  },
};
