import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetWithdrawalQuery, withdrawalMoved } from '@parlor/api-client';
import type { Withdrawal } from '@parlor/contract';

/** The stream of the account tells at once. This is for networks that let no stream through. */
const POLL_MS = 30_000;

/**
 * Asks now and then how an open withdrawal stands, while the page is in view. When it moved on, list and balance are
 * made fresh.
 */
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
