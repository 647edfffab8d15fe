import { referralApi } from '../endpoints/referral.ts';

/** Hooks of `referralApi`. */
export const { useGetReferralQuery, useListReferralsInfiniteQuery } = referralApi;
