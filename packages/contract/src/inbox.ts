/** What messages to a player can be about. */
export const inboxTypes = ['system', 'money', 'bonus', 'security', 'operator'] as const;
/** Kinds of notifications that a player switches on and off. */
export const pushKinds = ['account', 'bonus', 'service', 'marketing'] as const;
/** What a notification is about. */
export type PushKind = (typeof pushKinds)[number];
/** What a message to a player is about. */
export type InboxType = (typeof inboxTypes)[number];
