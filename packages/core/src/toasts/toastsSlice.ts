import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How long a message stays, in ms (product.md 9). `sending` is the longest that a code is said to be on its way; `loading`
 * lasts as long as what it waits for.
 */
export const toastDuration = { success: 1000, info: 1500, copied: 2000, short: 3000, long: 8000, sending: 10_000, loading: 9_999_000 } as const;

/** A message that comes and goes. The text is a key of the language packs, so that it follows a change of language. */
export interface Toast {
  id: string;
  tone: 'info' | 'success' | 'danger' | 'loading';
  /** `namespace:key`. */
  messageKey: string;
  values?: Record<string, string | number>;
  /** Undefined stays until it is dismissed. */
  durationMs?: number;
}

const initialState: Toast[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, action: PayloadAction<Toast>) => {
        // One text is told once at a time, however often it happened.
        const others = state.filter((toast) => toast.messageKey !== action.payload.messageKey && toast.tone !== 'loading');
        return [...others, action.payload].slice(-3);
      },
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
    },
    toastDismissed: (state, action: PayloadAction<string>) => state.filter((toast) => toast.id !== action.payload),
    loadingDismissed: (state) => state.filter((toast) => toast.tone !== 'loading'),
  },
});

export const { toastShown, toastDismissed, loadingDismissed } = toastsSlice.actions;
