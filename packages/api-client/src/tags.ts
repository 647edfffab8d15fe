/** Tags of personal data, invalidated when another account logs in. */
export const personalTags = [
  'Member',
  'Sessions',
  'Balance',
  'Transactions',
  'Deposits',
  'Withdrawals',
  'Orders',
  'Anchors',
  'Favourites',
  'Recents',
  'Agent',
  'Contracts',
  'Bills',
  'Security',
  'BankCards',
  'Passkeys',
  'Identity',
  'Rewards',
  'Messages',
  'Chat',
  'Contests',
  'Notices',
  'Pushes',
] as const;

/** All cache tags. `Localized` marks answers that depend on the language, `Content` those that operators publish. */
export const tagTypes = ['Localized', 'Content', ...personalTags] as const;

/** Tags that a played round invalidates. */
export const playedTags = ['Balance', 'Transactions', 'Orders', 'Recents'] as const;
