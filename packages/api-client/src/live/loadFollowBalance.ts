/** Loads `followBalance`, which no page needs for its first render. */
export const loadFollowBalance = async () => (await import('./followBalance.ts')).followBalance;
