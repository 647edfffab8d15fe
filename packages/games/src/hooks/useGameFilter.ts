import { useNavigate, useSearchParams } from 'react-router';
import { paths, useIsLoggedIn, type PopupState } from '@parlor/core';
import { isPersonal, readFilter, writeFilter, type GameFilter } from '../model/gameFilter.ts';

/** Options of `setFilter`. */
export interface FilterChange {
  /** Replaces the current history entry, for input that changes with every keystroke. */
  replace?: boolean;
}

/** Returns the filter of the address and its setter. Personal lists redirect visitors to the login. */
export function useGameFilter(): {
  filter: GameFilter;
  setFilter: (filter: GameFilter, change?: FilterChange) => void;
} {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const setFilter = (filter: GameFilter, { replace = false }: FilterChange = {}) => {
    const next = writeFilter(filter, search);
    if (isPersonal(filter.dataType) && !isLoggedIn) {
      const state: PopupState = { returnTo: `${window.location.pathname}?${next}` };
      return void navigate(paths.login, { state });
    }
    return setSearch(next, { replace });
  };
  return { filter: readFilter(search), setFilter };
}
