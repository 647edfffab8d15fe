import type { RewardEvent } from './offerEvents.ts';
import type { Participation } from './offer.repository.ts';
import type { Offer } from './offerRule.ts';

/** The offers in force, by what they are asked for. */
export interface OfferChoice {
  /** Offers of a merchant that an event of this kind can count for without joining. */
  open(merchantCode: string, kind: RewardEvent['kind']): readonly Offer[];
  /** An offer by its code, including closed ones: its participants continue. */
  byCode(merchantCode: string, code: string): Offer | undefined;
}

/** Sorts offers once, so that an event meets those alone that its kind triggers. */
export function chooseAmong(offers: readonly Offer[]): OfferChoice {
  const codes = new Map<string, Map<string, Offer>>();
  const kinds = new Map<string, Map<string, Offer[]>>();
  for (const offer of offers) {
    const { merchantCode, code, rule, isOpen } = offer;
    codes.set(merchantCode, (codes.get(merchantCode) ?? new Map<string, Offer>()).set(code, offer));
    if (!isOpen || rule.needsJoin) continue;
    const own = kinds.get(merchantCode) ?? new Map<string, Offer[]>();
    kinds.set(merchantCode, own.set(rule.trigger.on, [...(own.get(rule.trigger.on) ?? []), offer]));
  }
  return {
    open: (merchantCode, kind) => kinds.get(merchantCode)?.get(kind) ?? [],
    byCode: (merchantCode, code) => codes.get(merchantCode)?.get(code),
  };
}

/** The joined offers, by player and by the code of the offer. */
export function participationsByPlayer(
  rows: readonly Participation[],
): ReadonlyMap<string, ReadonlyMap<string, Participation>> {
  const joined = new Map<string, Map<string, Participation>>();
  for (const row of rows) {
    const own = joined.get(row.account_id) ?? new Map<string, Participation>();
    joined.set(row.account_id, own.set(row.offer_code, row));
  }
  return joined;
}
