/** How a body travels: plain JSON, the fields of a form, or JSON sealed as a JWE (`Encryption: JWE`), which the gateway then insists on. */
export type BodyForm = 'json' | 'form' | 'encrypted';

/** Who may call: anybody, a logged-in account of any kind, or a logged-in agent. */
export type Access = 'public' | 'account' | 'agent';

/** One call of the gateway without its schemas, so that the site can carry the table without a validator. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  path: string;
  access: Access;
  body?: BodyForm;
  /** Money moves: the call must carry `Idempotency-Key`. */
  isIdempotent?: true;
  /** The same for everybody of a merchant and language: answered from memory with an ETag. */
  isCacheable?: true;
}

/** Every call of the gateway's site API, by name. */
export const routes = {
  getSystemStatus: { method: 'GET', path: '/wps/system/status', access: 'public' },
  getSettings: { method: 'GET', path: '/wps/system/settings', access: 'public', isCacheable: true },
  getEncryptionKeys: { method: 'GET', path: '/wps/system/jwks', access: 'public', isCacheable: true },

  /** Answers at once with nothing, to any origin, so that a page can measure how far away an address of the merchant is. */
  ping: { method: 'GET', path: '/wps/system/ping', access: 'public' },
  /** A download that the gateway is to process further; iPhones report their profile here. */
  reportDownload: { method: 'POST', path: '/wps/download/processing', access: 'public', body: 'json' },

  login: { method: 'POST', path: '/wps/session/login', access: 'public', body: 'encrypted' },
  startTrial: { method: 'POST', path: '/wps/session/trial', access: 'public', body: 'json' },
  logout: { method: 'DELETE', path: '/wps/session/logout', access: 'account' },
  /** Where an account is logged in. */
  listSessions: { method: 'GET', path: '/wps/session/list', access: 'account' },
  endSession: { method: 'DELETE', path: '/wps/session/list/:sessionId', access: 'account' },
  /** Logs every other device out. */
  endOtherSessions: { method: 'DELETE', path: '/wps/session/others', access: 'account' },
  getCaptcha: { method: 'GET', path: '/wps/captcha', access: 'public' },

  /** A challenge that costs a browser a moment to solve, and somebody who calls by the thousand a lot. */
  getBotChallenge: { method: 'GET', path: '/wps/captcha/challenge', access: 'public' },

  /** Countries whose numbers get codes, the merchant's own first. */
  listCountries: { method: 'GET', path: '/wps/sms/countries', access: 'public', isCacheable: true },
  sendSmsCode: { method: 'POST', path: '/wps/sms/code', access: 'public', body: 'json' },

  changePassword: { method: 'POST', path: '/wps/member/password', access: 'account', body: 'encrypted' },
  /** Sends a link to the address of an account, if there is such an account; the answer is the same either way. */
  requestPasswordLink: { method: 'POST', path: '/wps/member/password/email', access: 'public', body: 'form' },
  resetPasswordByLink: { method: 'POST', path: '/wps/member/password/link', access: 'public', body: 'encrypted' },
  resetPasswordByPhone: { method: 'POST', path: '/wps/member/password/phone', access: 'public', body: 'encrypted' },

  getRegistrationSettings: { method: 'GET', path: '/wps/member/register/settings', access: 'public', isCacheable: true },
  checkUsername: { method: 'GET', path: '/wps/member/register/username', access: 'public' },
  register: { method: 'PUT', path: '/wps/member/register', access: 'public', body: 'encrypted' },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', access: 'public', body: 'encrypted' },
  /** Whether an invitation code, or the domain through which a player came, names an agent. */
  checkAffiliate: { method: 'GET', path: '/wps/member/register/affiliate', access: 'public' },
  getMemberInfo: { method: 'GET', path: '/wps/member/info', access: 'account' },

  getBalance: { method: 'GET', path: '/wps/wallets/gcs', access: 'account' },
  listTransactions: { method: 'GET', path: '/wps/wallets/transactions', access: 'account' },
  listDepositMethods: { method: 'GET', path: '/wps/deposit/methods', access: 'account' },
  createDeposit: { method: 'POST', path: '/wps/deposit/orders', access: 'account', body: 'json', isIdempotent: true },
  listDeposits: { method: 'GET', path: '/wps/deposit/orders', access: 'account' },
  getDeposit: { method: 'GET', path: '/wps/deposit/orders/:orderId', access: 'account' },

  listGames: { method: 'GET', path: '/wps/games', access: 'public', isCacheable: true },
  listHotGames: { method: 'GET', path: '/wps/games/hot', access: 'public', isCacheable: true },
  listVendors: { method: 'GET', path: '/wps/games/vendors', access: 'public', isCacheable: true },
  /** The menu of lotteries: who draws, and what. */
  listLotteries: { method: 'GET', path: '/lgw/games/mobile', access: 'public', isCacheable: true },
  listFavouriteIds: { method: 'GET', path: '/wps/games/favourites/ids', access: 'account' },
  listFavourites: { method: 'GET', path: '/wps/games/favourites', access: 'account' },
  addFavourite: { method: 'POST', path: '/wps/games/favourites', access: 'account', body: 'json' },
  removeFavourite: { method: 'DELETE', path: '/wps/games/favourites/:nodeId', access: 'account' },
  listRecentGames: { method: 'GET', path: '/wps/games/recent', access: 'account' },
  launchGame: { method: 'POST', path: '/wps/game/launchGame', access: 'account', body: 'json' },
  listWinners: { method: 'GET', path: '/lgw/games/winners', access: 'public', isCacheable: true },

  listOrders: { method: 'GET', path: '/lgw/orders', access: 'account' },
  getOrder: { method: 'GET', path: '/lgw/orders/detail', access: 'account' },

  listAnnouncements: { method: 'GET', path: '/wps/announcements', access: 'public', isCacheable: true },
  listPromotions: { method: 'GET', path: '/wps/promotions', access: 'public', isCacheable: true },
  listHelp: { method: 'GET', path: '/wps/help', access: 'public', isCacheable: true },

  /** Contracts that wait for the answer of the account that is logged in. */
  getContractRequests: { method: 'GET', path: '/wps/agent/contracts/requests', access: 'account' },
  getAgentSummary: { method: 'GET', path: '/wps/agent/summary', access: 'agent' },
} as const satisfies Record<string, Route>;

/** The name of a call. */
export type RouteName = keyof typeof routes;

/** Fills the parameters of a path: `pathOf('getDeposit', { orderId: 'a1' })`. Values are encoded. */
export function pathOf(name: RouteName, params: Record<string, string> = {}): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path of ${name} needs ${key}`);
    return encodeURIComponent(value);
  });
}
