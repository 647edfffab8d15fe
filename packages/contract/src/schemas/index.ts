export * as account from './account.ts';
export * as content from './content.ts';
export * as games from './games.ts';
export * as primitives from './primitives.ts';
export * as provider from './provider.ts';
export * as system from './system.ts';
export * as wallet from './wallet.ts';
export { calls } from './calls.ts';
export type { CallSchemas } from './calls.ts';
