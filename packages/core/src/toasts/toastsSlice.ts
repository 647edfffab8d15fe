import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Durations of toasts, in ms (API-04). `sending` is the limit for sending an SMS code; `loading` lasts until the work
 * is done.
 */
export const toastDuration = {
  success: 1000,
  info: 1500,
  copied: 2000,
  short: 3000,
  long: 8000,
  sending: 10_000,
  loading: 9_999_000,
} as const;

/** A toast. It holds a message key, not text, so that it follows a change of language. */
export interface Toast {
  id: string;
  tone: 'info' | 'success' | 'danger' | 'loading';
  /** `namespace:key`. */
  messageKey: string;
  values?: Record<string, string | number>;
  /** Duration in ms. Undefined keeps the toast until it is dismissed. */
  durationMs?: number;
}

const initialState: Toast[] = [];

/** Slice of the visible toasts. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, action: PayloadAction<Toast>) => {
        // A message is shown only once at a time.
        const others = state.filter(
          (toast) => toast.messageKey !== action.payload.messageKey && toast.tone !== 'loading',
        );
        return [...others, action.payload].slice(-3);
      },
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
    },
    toastDismissed: (state, action: PayloadAction<string>) => state.filter((toast) => toast.id !== action.payload),
    loadingDismissed: (state) => state.filter((toast) => toast.tone !== 'loading'),
  },
});

/** Toast actions. `loadingDismissed` removes all loading toasts. */
export const { toastShown, toastDismissed, loadingDismissed } = toastsSlice.actions;
