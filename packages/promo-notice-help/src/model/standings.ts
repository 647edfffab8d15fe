import type { OfferTerms, Promotion, PromotionStanding, PromotionStatus } from '@parlor/contract';

/**
 * Returns the label of a promotion (PROMO-03), or null if there is nothing to join. Visitors, and players whose
 * standing is unknown, see the state by date.
 */
export function statusOf(
  { startDate, terms }: Promotion,
  standing: PromotionStanding | undefined,
  { isLoggedIn, now }: { isLoggedIn: boolean; now: number },
): PromotionStatus | null {
  if (standing !== undefined) return standing.status;
  if (terms === null) return null;
  if (startDate > now) return 'COMING_SOON';
  return isLoggedIn ? null : 'JOIN';
}

const ranks: Readonly<Record<PromotionStatus, number>> = {
  CLAIM: 0,
  JOIN: 1,
  REJECTED: 2,
  PROCESS: 3,
  JOINED: 4,
  APPLYING: 5,
  ISSUED: 6,
  COMING_SOON: 8,
  CLAIMED: 9,
  CLOSE: 10,
};
/** The rank of promotions without a label: after running ones, before those not started or over. */
const RANK_WITHOUT = 7;

/** Returns the rank of a promotion in the list: actionable ones first. */
export function rankOf(standing: PromotionStanding | undefined): number {
  if (standing === undefined) return RANK_WITHOUT;
  if (standing.status === 'REJECTED' && !standing.canRepeat) return ranks.CLOSE;
  return ranks[standing.status];
}

/** Whether the player may send the form of a promotion now. */
export function mayApply(terms: OfferTerms | null, standing: PromotionStanding | undefined): boolean {
  if (terms?.entry !== 'apply') return false;
  return standing?.status === 'JOIN' || (standing?.status === 'REJECTED' && standing.canRepeat);
}

/** Returns the progress in percent. */
export function donePercent({ done, target }: NonNullable<PromotionStanding['progress']>): number {
  const units = (text: string) => BigInt(text.replace('.', ''));
  const targetUnits = units(target);
  return targetUnits === 0n ? 100 : Number((units(done) * 100n) / targetUnits);
}
