/** What messages to a player can be about. */
export const inboxTypes = ['system', 'money', 'bonus', 'security', 'operator'] as const;
/** What a message to a player is about. */
export type InboxType = (typeof inboxTypes)[number];
