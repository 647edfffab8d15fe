import type { Route } from './route.ts';

/** Routes that the site loads at its start, by name. */
export const siteRoutes = {
  getSystemStatus: { method: 'GET', path: '/wps/system/status', access: 'public' },
  getSettings: { method: 'GET', path: '/wps/system/settings', access: 'public', isCacheable: true },
  getEncryptionKeys: { method: 'GET', path: '/wps/system/jwks', access: 'public', isCacheable: true },

  /**
   * Returns an empty answer for any origin. The speed test measures the latency of the merchant's domains with it
   * (NAV-21).
   */
  ping: { method: 'GET', path: '/wps/system/ping', access: 'public' },

  login: { method: 'POST', path: '/wps/session/login', access: 'public', body: 'encrypted' },
  startTrial: { method: 'POST', path: '/wps/session/trial', access: 'public', body: 'json' },
  logout: { method: 'DELETE', path: '/wps/session/logout' },
  getCaptcha: { method: 'GET', path: '/wps/captcha', access: 'public' },

  /** Returns a proof-of-work challenge: cheap for one browser, expensive for bulk callers. */
  getBotChallenge: { method: 'GET', path: '/wps/captcha/challenge', access: 'public' },

  /** Lists the countries to which SMS codes can be sent, the merchant's own first. */
  listCountries: { method: 'GET', path: '/wps/sms/countries', access: 'public', isCacheable: true },

  getRegistrationSettings: {
    method: 'GET',
    path: '/wps/member/register/settings',
    access: 'public',
    isCacheable: true,
  },
  /** Returns whether an invitation code or a referring domain belongs to an agent (REG-06). */
  checkAffiliate: { method: 'GET', path: '/wps/member/register/affiliate', access: 'public' },
  getMemberInfo: { method: 'GET', path: '/wps/member/info' },
  getHeadIcon: { method: 'GET', path: '/wps/member/headIcon' },

  getBalance: { method: 'GET', path: '/wps/wallets/gcs' },
  /** Streams changes of the account, such as its balance. */
  followAccount: { method: 'GET', path: '/wps/live', isStream: true },

  listGames: { method: 'GET', path: '/wps/games', access: 'public', isCacheable: true },
  listHotGames: { method: 'GET', path: '/wps/games/hot', access: 'public', isCacheable: true },
  listVendors: { method: 'GET', path: '/wps/games/vendors', access: 'public', isCacheable: true },
  /** Lists lotteries by vendor. */
  listLotteries: { method: 'GET', path: '/lgw/games/mobile', access: 'public', isCacheable: true },
  listFavouriteIds: { method: 'GET', path: '/wps/games/favourites/ids' },
  listFavourites: { method: 'GET', path: '/wps/games/favourites' },
  addFavourite: { method: 'POST', path: '/wps/games/favourites', body: 'json' },
  removeFavourite: { method: 'DELETE', path: '/wps/games/favourites/:nodeId' },
  listRecentGames: { method: 'GET', path: '/wps/games/recent' },
  launchGame: { method: 'POST', path: '/wps/game/launchGame', body: 'json' },
  listWinners: { method: 'GET', path: '/lgw/games/winners', access: 'public', isCacheable: true },
  /** Lists the hosts of live tables. Not cached, as the next: who is live changes by the minute (GAME-19). */
  listAnchors: { method: 'GET', path: '/lgw/live/anchors', access: 'public' },
  /** Lists the hosts who are live now. */
  listLiveModels: { method: 'GET', path: '/lgw/live/models', access: 'public' },
  listFollowedAnchors: { method: 'GET', path: '/lgw/live/focus' },
  listJackpots: { method: 'GET', path: '/wps/game/jackpots', access: 'public', isCacheable: true },

  listAnnouncements: { method: 'GET', path: '/wps/announcements', access: 'public', isCacheable: true },
  listPromotions: { method: 'GET', path: '/wps/promotions', access: 'public', isCacheable: true },
  /** Returns the player's state for each promotion (PROMO-03). `listPromotions` is the same for everybody. */
  listPromotionStatuses: { method: 'GET', path: '/wps/promotions/status' },
  getChatUnreadCount: { method: 'GET', path: '/wps/chat/unread' },
  listHelp: { method: 'GET', path: '/wps/help', access: 'public', isCacheable: true },
} as const satisfies Record<string, Route>;
