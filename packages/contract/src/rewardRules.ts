/** Kinds of promotion (PROMO-06). The reward centre lists rewards by them. */
export const promotionKinds = [
  'LOGIN',
  'MANUAL',
  'RAFFLE',
  'UPGRADE_BONUS',
  'MISSION_MANUAL',
  'TICKET',
  'REFERRAL',
] as const;
/** A kind of promotion (PROMO-06). */
export type PromotionKind = (typeof promotionKinds)[number];

/**
 * The states of a promotion for a player (PROMO-03). `COMING_SOON` has not begun. `JOIN` is open to the player.
 * `JOINED` and `PROCESS` are joined with the condition not met, the second with progress. `CLAIM` is met. `APPLYING`
 * awaits an operator, who may decide `REJECTED`. `ISSUED` is approved with its payment pending, `CLAIMED` is granted.
 * `CLOSE` has ended, is spent, or is not for this player.
 */
export const promotionStatuses = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'PROCESS',
  'CLAIM',
  'APPLYING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'CLOSE',
] as const;
/** The state of a promotion for a player (PROMO-03). */
export type PromotionStatus = (typeof promotionStatuses)[number];

/** Limits of the form that applies for a reward (PROMO-05). */
export const rewardForm = {
  /** Bytes of one picture; a picture of exactly this size passes. */
  maxPictureBytes: 5_242_880,
  maxPictures: 3,
  /** Characters. */
  maxRemarks: 140,
} as const;
