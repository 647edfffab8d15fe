import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddFavouriteMutation, useListFavouriteIdsQuery, useRemoveFavouriteMutation } from '@parlor/api-client';
import type { Game } from '@parlor/contract';
import { paths, toastDuration, useIsLoggedIn, useToast, type PopupState } from '@parlor/core';

const none: readonly string[] = [];

/** Whether a game can be a favourite. Lotteries cannot. */
export const canBeFavourite = ({ gameType }: Pick<Game, 'gameType'>): boolean =>
  gameType !== 'LOTT' && gameType !== 'ELOTT';

/** The player's favourites. `toggle` is a stable function. */
export interface Favourites {
  has: (nodeId: string) => boolean;
  toggle: (nodeId: string, isOn: boolean) => void;
}

/** Returns the player's favourites. Call it once for a whole list of games. */
export function useFavourites(): Favourites {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const { ids } = useListFavouriteIdsQuery(undefined, {
    skip: !isLoggedIn,
    selectFromResult: ({ currentData }) => ({ ids: currentData?.list ?? none }),
  });

  const change = async (nodeId: string, isOn: boolean) => {
    // An optimistic update, reverted if the gateway refuses.
    const { error } = await (isOn ? remove(nodeId) : add(nodeId));
    if (error) toast({ tone: 'danger', messageKey: 'games:failed.favourite', durationMs: toastDuration.short });
  };
  const toggleNow = (nodeId: string, isOn: boolean) => {
    if (isLoggedIn) return void change(nodeId, isOn);
    const state: PopupState = { returnTo: pathname + search };
    return void navigate(paths.login, { state });
  };
  // A press depends on the address, but a change of address does not rerender a list of cards.
  const latest = useRef(toggleNow);
  useEffect(() => {
    latest.current = toggleNow;
  });
  const toggle = useCallback((nodeId: string, isOn: boolean) => latest.current(nodeId, isOn), []);

  return useMemo(() => {
    const on = new Set(ids);
    return { has: (nodeId: string) => on.has(nodeId), toggle };
  }, [ids, toggle]);
}
