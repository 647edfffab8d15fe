import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetWithdrawalQuery, withdrawalMoved } from '@parlor/api-client';
import type { Withdrawal } from '@parlor/contract';

/** The stream of the account reports changes at once. This is for networks that block streams. */
const POLL_MS = 30_000;

/** Polls the state of an open withdrawal while the page is in view. When it changes, list and balance are reloaded. */
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
