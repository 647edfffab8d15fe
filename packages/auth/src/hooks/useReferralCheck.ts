import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyCheckAffiliateQuery, useVisitAffiliateUrlMutation } from '@parlor/api-client';
import { hasReferrer, isFirstVisit, readReferral, type Referral } from '../model/referral.ts';

/** The state of the referrer check: none, pending, an agent, no agent, or to be checked by the player. */
export type ReferralState = 'none' | 'checking' | 'known' | 'unknown' | 'unasked';

/** Returns the referral of this visit and the result of its check. Call `doubt` if the gateway refuses it later. */
export function useReferralCheck(): { referral: Referral; state: ReferralState; doubt: () => void } {
  const { search } = useLocation();
  const [referral] = useState(() => readReferral(search));
  const [check] = useLazyCheckAffiliateQuery();
  const [visit] = useVisitAffiliateUrlMutation();
  const [state, setState] = useState<ReferralState>(() => (hasReferrer(referral) ? 'checking' : 'none'));

  useEffect(() => {
    if (!hasReferrer(referral)) return;
    const ask = async () => {
      const { data } = await check({ code: referral.affiliateCode, domain: referral.domain }, true);
      if (data?.success === true && isFirstVisit(referral.affiliateCode)) void visit(referral.affiliateCode);
      setState(data === undefined ? 'unasked' : data.success ? 'known' : 'unknown');
    };
    void ask();
  }, [referral, check, visit]);

  return { referral, state, doubt: () => setState('unasked') };
}
