import { createSlice } from '@reduxjs/toolkit';
import { localStore } from '../storage/browserStorage.ts';

const HIDDEN_KEY = 'parlor.balanceHidden';

/** Whether balances are masked. */
export interface BalanceMaskState {
  isHidden: boolean;
}

/** Slice of the mask; its initial value is the stored one. */
export const balanceMaskSlice = createSlice({
  name: 'balanceMask',
  initialState: (): BalanceMaskState => ({ isHidden: localStore.read(HIDDEN_KEY) === '1' }),
  reducers: {
    balanceMaskToggled: (state) => {
      state.isHidden = !state.isHidden;
    },
  },
});

/** Action: shows masked balances, or masks them. */
export const { balanceMaskToggled } = balanceMaskSlice.actions;

/** Stores the mask for the next visit. */
export function storeBalanceMask({ isHidden }: BalanceMaskState): void {
  localStore.write(HIDDEN_KEY, isHidden ? '1' : '0');
}
