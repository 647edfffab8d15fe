import type { SessionInfo } from '@parlor/contract';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  balanceMaskSlice,
  balanceMaskToggled,
  storeBalanceMask,
  type BalanceMaskState,
} from './balance/balanceMask.ts';
import { clockSlice, type ClockState } from './clock/clockSlice.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogsSlice,
  turnLeft,
  turnTaken,
  type DialogName,
  type DialogsState,
} from './dialogs/dialogsSlice.ts';
import { sessionSlice, type SessionState } from './session/sessionSlice.ts';
import { toastShown, toastsSlice, type Toast } from './toasts/toastsSlice.ts';

/** Reducers of every store. */
export const coreReducers = {
  session: sessionSlice.reducer,
  dialogs: dialogsSlice.reducer,
  toasts: toastsSlice.reducer,
  balanceMask: balanceMaskSlice.reducer,
  clock: clockSlice.reducer,
};

/** State of the core reducers. */
export interface CoreState {
  session: SessionState;
  dialogs: DialogsState;
  toasts: Toast[];
  balanceMask: BalanceMaskState;
  clock: ClockState;
}

/** Selects the session, or null for a visitor. */
export const selectSession = (state: CoreState): SessionInfo | null => state.session.info;
/** Selects the session token, or undefined for a visitor. */
export const selectToken = (state: CoreState): string | undefined => state.session.info?.token;

/** Returns the session, or null for a visitor. */
export function useSession(): SessionInfo | null {
  return useSelector(selectSession);
}

/** Whether the player is logged in. A token decides (AUTH-12). */
export function useIsLoggedIn(): boolean {
  return useSelector((state: CoreState) => Boolean(selectToken(state)));
}

/**
 * Returns a function that shows a toast: `toast({ tone: 'success', messageKey: 'wallet:deposit.started', durationMs:
 * toastDuration.success })`.
 */
export function useToast(): (toast: Omit<Toast, 'id'>) => void {
  const dispatch = useDispatch();
  return useCallback((toast) => void dispatch(toastShown(toast)), [dispatch]);
}

/** Returns the open dialog and functions to open and close one. */
export function useDialogs(): {
  open: DialogName | null;
  openDialog: (name: DialogName) => void;
  closeDialog: () => void;
} {
  const dispatch = useDispatch();
  const open = useSelector((state: CoreState) => state.dialogs.open);
  return {
    open,
    openDialog: (name) => void dispatch(dialogOpened(name)),
    closeDialog: () => void dispatch(dialogClosed()),
  };
}

/** The right of one popup at a time to open by itself. */
export interface PopupTurn {
  /** Whether a popup has the turn. */
  isTaken: boolean;
  /** Takes the turn; false if another popup has it. */
  take: () => boolean;
  leave: () => void;
}

/**
 * Returns the turn of a popup that opens by itself. One popup has it at a time, from before its code is fetched: until
 * then no dialog on the page shows the others that it will open.
 */
export function usePopupTurn(name: string): PopupTurn {
  const store = useStore<CoreState>();
  const isTaken = useSelector((state: CoreState) => state.dialogs.turn !== null);
  const leave = useCallback(() => void store.dispatch(turnLeft(name)), [store, name]);
  const take = useCallback(() => {
    store.dispatch(turnTaken(name));
    return store.getState().dialogs.turn === name;
  }, [store, name]);
  useEffect(() => leave, [leave]);
  return { isTaken, take, leave };
}

/** Whether balances are masked (HOME-08), and a function to toggle it. Shared by all screens and stored locally. */
export function useBalanceMask(): { isBalanceHidden: boolean; toggleBalance: () => void } {
  const store = useStore<CoreState>();
  const isBalanceHidden = useSelector((state: CoreState) => state.balanceMask.isHidden);
  const toggleBalance = () => {
    store.dispatch(balanceMaskToggled());
    storeBalanceMask(store.getState().balanceMask);
  };
  return { isBalanceHidden, toggleBalance };
}

/** Selects the gateway's current time in epoch ms. Compare times in its answers with this. */
export const selectGatewayNow = ({ clock }: CoreState): number => Date.now() + clock.aheadMs;

/** Returns a function for the gateway's current time in epoch ms. A change of the clock causes no rerender. */
export function useGatewayNow(): () => number {
  const store = useStore<CoreState>();
  return useCallback(() => selectGatewayNow(store.getState()), [store]);
}
