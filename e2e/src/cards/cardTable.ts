import { fromMinor } from '@parlor/contract';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { BookedRound, Books } from './books.ts';

/** A game that is open in the site: its page, and the clock of its draws. */
export interface CardTable {
  page: Page;
  game: FrameLocator;
  clock: Books['clock'];
  /** Whether the ledger has a round of this visit. */
  isBooked: () => Promise<boolean>;
}

/** How to play a game. */
export interface CardGame {
  /** Plays the player's part of a round for money. */
  play: (table: CardTable) => Promise<void>;
  /** Expects that the game shows the result of a settled round. Otherwise the result is in the sheet of rounds. */
  showsResult?: (table: CardTable, round: BookedRound) => Promise<void>;
}

/** An amount in baht as games write it, such as "฿1,234.50". */
export function bahtText(minor: bigint): string {
  const [integer = '0', fraction = '00'] = fromMinor(minor, 'THB').split('.');
  return `฿${Number(integer).toLocaleString('en')}.${fraction}`;
}

/** Expects a round on the sheet of the player's rounds, with the stake and the win of the ledger. */
export async function expectOnSheet(
  { game }: CardTable,
  { roundId, stake, payout }: Pick<BookedRound, 'roundId' | 'stake' | 'payout'>,
): Promise<void> {
  await game.getByRole('button', { name: 'Your rounds' }).click();
  const sheet = game.getByRole('dialog', { name: 'Your rounds' });
  const row = sheet.getByRole('listitem').filter({ hasText: roundId });
  await expect(row).toContainText(`${bahtText(stake)} → ${bahtText(payout)}`);
  await sheet.getByRole('button', { name: 'Close' }).click();
}
