export { errorMessageKey, isApiError, type ApiError } from './apiError.ts';
export { gatewayNow } from './baseQuery.ts';
export type { GatewayConnection } from './gatewayConnection.ts';
export type { GameFilter, HotFilter, PersonalFilter } from './endpoints/games.ts';
export { depositSettled, roundPlayed } from './endpoints/wallet.ts';
export { askAgain, createAppStore, followOtherTabs, homeAnnouncements, homeHotGames, languageChanged, refreshSeed, seedStore, type AppStore } from './store.ts';
export { restoreAnswers } from './restoreAnswers.ts';
export * from './hooks.ts';
