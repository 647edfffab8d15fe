import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetWithdrawalQuery, withdrawalMoved } from '@parlor/api-client';
import type { Withdrawal } from '@parlor/contract';

/** The polling interval, in ms. The account's stream reports changes at once; some networks block streams. */
const POLL_MS = 30_000;

/** Polls the state of an open withdrawal while the page is visible. Refetches list and balance when it changes. */
export function useFollowedWithdrawal(withdrawal: Withdrawal | undefined): void {
  const dispatch = useDispatch();
  const { currentData } = useGetWithdrawalQuery(withdrawal?.withdrawalId ?? '', {
    skip: withdrawal === undefined,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const movedTo = currentData !== undefined && currentData.state !== withdrawal?.state ? currentData.state : undefined;
  useEffect(() => {
    if (movedTo !== undefined) dispatch(withdrawalMoved());
  }, [movedTo, dispatch]);
}
