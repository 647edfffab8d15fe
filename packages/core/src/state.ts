import type { SessionInfo } from '@parlor/contract';
import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, dialogOpened, dialogsSlice, type DialogName, type DialogsState } from './dialogs/dialogsSlice.ts';
import { sessionSlice, type SessionState } from './session/sessionSlice.ts';
import { toastShown, toastsSlice, type Toast } from './toasts/toastsSlice.ts';

/** Reducers that every store of the product carries. */
export const coreReducers = {
  session: sessionSlice.reducer,
  dialogs: dialogsSlice.reducer,
  toasts: toastsSlice.reducer,
};

/** The part of the store that core owns. */
export interface CoreState {
  session: SessionState;
  dialogs: DialogsState;
  toasts: Toast[];
}

export const selectSession = (state: CoreState): SessionInfo | null => state.session.info;
export const selectToken = (state: CoreState): string | undefined => state.session.info?.token;

/** The session of the player, or null for a visitor. */
export function useSession(): SessionInfo | null {
  return useSelector(selectSession);
}

/** Presence of a token decides. */
export function useIsLoggedIn(): boolean {
  return useSelector((state: CoreState) => Boolean(selectToken(state)));
}

/** Shows messages: `toast({ tone: 'success', messageKey: 'wallet:deposit.started', durationMs: toastDuration.success })`. */
export function useToast(): (toast: Omit<Toast, 'id'>) => void {
  const dispatch = useDispatch();
  return (toast) => void dispatch(toastShown(toast));
}

/** Which dialog is open, and how to open or close one. */
export function useDialogs(): { open: DialogName | null; openDialog: (name: DialogName) => void; closeDialog: () => void } {
  const dispatch = useDispatch();
  const open = useSelector((state: CoreState) => state.dialogs.open);
  return { open, openDialog: (name) => void dispatch(dialogOpened(name)), closeDialog: () => void dispatch(dialogClosed()) };
}
