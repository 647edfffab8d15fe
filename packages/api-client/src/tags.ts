/** Everything that one call can make stale for another; `Localized` is what the gateway answers in the language of the call. */
export const tagTypes = ['Localized', 'Member', 'Sessions', 'Balance', 'Transactions', 'Deposits', 'Orders', 'Favourites', 'Recents', 'Agent'] as const;

/** What belongs to one account and must be forgotten when another one logs in. */
export const personalTags = ['Member', 'Sessions', 'Balance', 'Transactions', 'Deposits', 'Orders', 'Favourites', 'Recents', 'Agent'] as const;

/** What a played round changes. */
export const playedTags = ['Balance', 'Transactions', 'Orders', 'Recents'] as const;
