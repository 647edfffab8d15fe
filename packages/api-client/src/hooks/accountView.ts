import { accountViewApi } from '../endpoints/accountView.ts';

/** Hooks of `accountViewApi`. */
export const { useRedeemViewMutation } = accountViewApi;
