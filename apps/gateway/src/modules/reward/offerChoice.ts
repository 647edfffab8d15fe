import type { RewardEvent } from './offerEvents.ts';
import { listOf, type OfferList } from './offerList.ts';
import { perOf, type Per } from './offerMatch.rules.ts';
import type { Participation } from './offer.repository.ts';
import type { Offer } from './offerRule.ts';

/** The current offers, grouped by what triggers them. */
export interface OfferChoice {
  /**
   * Returns the offers of a merchant that may count an event without joining: those of its kind and game type. Each
   * list has the offers with the same span.
   */
  open(merchantCode: string, event: Pick<RewardEvent, 'kind' | 'gameType'>): ReadonlyMap<Per, OfferList>;
  /** Finds an offer by its code, even a closed one: its participants continue. */
  byCode(merchantCode: string, code: string): Offer | undefined;
}

const countsType = ({ rule: { trigger } }: Offer, gameType: string): boolean =>
  trigger.on !== 'bet' || trigger.gameTypes === undefined || trigger.gameTypes.includes(gameType);

/** Groups offers once, so that an event is evaluated only by the offers of its kind and game type. */
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
  const chosen = new Map<string, ReadonlyMap<Per, OfferList>>();
  return {
    open(merchantCode, { kind, gameType }) {
      const key = `${merchantCode} ${kind} ${gameType}`;
      const known = chosen.get(key);
      if (known !== undefined) return known;
      const ofType = (kinds.get(merchantCode)?.get(kind) ?? []).filter((offer) => countsType(offer, gameType));
      const lists = listsBySpan(ofType);
      chosen.set(key, lists);
      return lists;
    },
    byCode: (merchantCode, code) => codes.get(merchantCode)?.get(code),
  };
}

/** Lists offers by their span. */
export function listsBySpan(offers: readonly Offer[]): ReadonlyMap<Per, OfferList> {
  const groups = Map.groupBy(offers, ({ rule }) => perOf(rule));
  return new Map([...groups].map(([per, group]) => [per, listOf(group)]));
}

/** Groups participations by player and by offer code. */
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
