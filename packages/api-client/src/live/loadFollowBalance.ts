/** Loads `followBalance`, which no page needs to be drawn. */
export const loadFollowBalance = async () => (await import('./followBalance.ts')).followBalance;
