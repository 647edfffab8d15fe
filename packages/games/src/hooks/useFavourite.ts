import { useLocation, useNavigate } from 'react-router';
import { useAddFavouriteMutation, useListFavouriteIdsQuery, useRemoveFavouriteMutation } from '@parlor/api-client';
import type { Game } from '@parlor/contract';
import { paths, toastDuration, useIsLoggedIn, useToast, type PopupState } from '@parlor/core';

/** Whether a game is one of the player's favourites, and how to change that. Undefined for games that cannot be one. */
export function useFavourite({ nodeId, gameType }: Pick<Game, 'nodeId' | 'gameType'>): { isOn: boolean; toggle: () => void } | undefined {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const { isOn } = useListFavouriteIdsQuery(undefined, {
    skip: !isLoggedIn,
    selectFromResult: ({ currentData }) => ({ isOn: currentData?.list.includes(nodeId) ?? false }),
  });
  if (gameType === 'LOTT' || gameType === 'ELOTT') return undefined;

  const change = async () => {
    // The cache is changed before the gateway answers and put back when it refuses.
    const { error } = await (isOn ? remove(nodeId) : add(nodeId));
    if (error) toast({ tone: 'danger', messageKey: 'games:failed.favourite', durationMs: toastDuration.short });
  };
  const toggle = () => {
    if (isLoggedIn) return void change();
    const state: PopupState = { returnTo: pathname + search };
    return void navigate(paths.login, { state });
  };
  return { isOn, toggle };
}
