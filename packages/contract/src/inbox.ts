/** The subjects of messages to a player. */
export const inboxTypes = ['system', 'money', 'bonus', 'security', 'operator'] as const;
/** Kinds of notifications that a player switches on and off. */
export const pushKinds = ['account', 'bonus', 'service', 'marketing'] as const;
/** The subject of a notification. */
export type PushKind = (typeof pushKinds)[number];
/** The subject of a message to a player. */
export type InboxType = (typeof inboxTypes)[number];
