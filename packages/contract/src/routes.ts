/** Encoding of a body: JSON, form fields, or JSON sealed as a JWE. The gateway rejects the plain form of an `encrypted` body (API-03). */
export type BodyForm = 'json' | 'form' | 'encrypted';

/** Who may call a route: anyone, any logged-in account, or a logged-in agent. */
export type Access = 'public' | 'account' | 'agent';

/** A route of the site API. It carries no schemas, so that the site does not load a validator. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  path: string;
  access: Access;
  body?: BodyForm;
  /** The call moves money and must send `Idempotency-Key`. */
  isIdempotent?: true;
  /** The answer is the same for every visitor of a merchant and language. The gateway serves it from memory, with an ETag. */
  isCacheable?: true;
  /** The answer is a stream of server-sent events. The call's `value` is one event: its name and its data. */
  isStream?: true;
  /** The answer is a CSV file, sent as it is read. Refusals are envelopes as everywhere. The call's `value` is the text of the file. */
  isFile?: true;
}

/** Every route of the site API, by name. */
export const routes = {
  getSystemStatus: { method: 'GET', path: '/wps/system/status', access: 'public' },
  getSettings: { method: 'GET', path: '/wps/system/settings', access: 'public', isCacheable: true },
  getEncryptionKeys: { method: 'GET', path: '/wps/system/jwks', access: 'public', isCacheable: true },

  /** Empty answer for any origin. The speed test measures the latency of the merchant's domains with it (NAV-21). */
  ping: { method: 'GET', path: '/wps/system/ping', access: 'public' },
  /** Reports the download of an app or an iOS profile (DL-03). */
  reportDownload: { method: 'POST', path: '/wps/download/processing', access: 'public', body: 'json' },

  login: { method: 'POST', path: '/wps/session/login', access: 'public', body: 'encrypted' },
  startTrial: { method: 'POST', path: '/wps/session/trial', access: 'public', body: 'json' },
  logout: { method: 'DELETE', path: '/wps/session/logout', access: 'account' },
  /** Lists the devices on which the account is logged in. */
  listSessions: { method: 'GET', path: '/wps/session/list', access: 'account' },
  endSession: { method: 'DELETE', path: '/wps/session/list/:sessionId', access: 'account' },
  /** Logs every other device out. */
  endOtherSessions: { method: 'DELETE', path: '/wps/session/others', access: 'account' },
  getCaptcha: { method: 'GET', path: '/wps/captcha', access: 'public' },

  /** Returns a proof-of-work challenge: cheap for one browser, expensive for bulk callers. */
  getBotChallenge: { method: 'GET', path: '/wps/captcha/challenge', access: 'public' },

  /** Lists the countries that SMS codes can be sent to, the merchant's own first. */
  listCountries: { method: 'GET', path: '/wps/sms/countries', access: 'public', isCacheable: true },
  sendSmsCode: { method: 'POST', path: '/wps/sms/code', access: 'public', body: 'json' },

  changePassword: { method: 'POST', path: '/wps/member/password', access: 'account', body: 'encrypted' },
  /** Mails a reset link if the account exists. The answer does not tell whether it does (PSW-06). */
  requestPasswordLink: { method: 'POST', path: '/wps/member/password/email', access: 'public', body: 'form' },
  resetPasswordByLink: { method: 'POST', path: '/wps/member/password/link', access: 'public', body: 'encrypted' },
  resetPasswordByPhone: { method: 'POST', path: '/wps/member/password/phone', access: 'public', body: 'encrypted' },

  getRegistrationSettings: { method: 'GET', path: '/wps/member/register/settings', access: 'public', isCacheable: true },
  checkUsername: { method: 'GET', path: '/wps/member/register/username', access: 'public' },
  register: { method: 'PUT', path: '/wps/member/register', access: 'public', body: 'encrypted' },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', access: 'public', body: 'encrypted' },
  /** Tells whether an invitation code or a referring domain belongs to an agent (REG-06). */
  checkAffiliate: { method: 'GET', path: '/wps/member/register/affiliate', access: 'public' },
  getMemberInfo: { method: 'GET', path: '/wps/member/info', access: 'account' },

  setNickname: { method: 'POST', path: '/wps/member/nickname', access: 'account', body: 'json' },
  getHeadIcon: { method: 'GET', path: '/wps/member/headIcon', access: 'account' },
  setHeadIcon: { method: 'POST', path: '/wps/member/headIcon', access: 'account', body: 'form' },
  /** Tells what protects the account (MEM-04). */
  getSecurity: { method: 'GET', path: '/wps/member/security', access: 'account' },
  /** Sends a code that proves a number or an address, or resets the payment password. */
  sendSecurityCode: { method: 'POST', path: '/wps/member/security/code', access: 'account', body: 'json' },
  bindMobile: { method: 'POST', path: '/wps/member/mobile', access: 'account', body: 'encrypted' },
  bindEmail: { method: 'POST', path: '/wps/member/email', access: 'account', body: 'encrypted' },
  /** Sets the first payment password (MEM-04). */
  setPaymentPassword: { method: 'PUT', path: '/wps/member/security/paymentPassword', access: 'account', body: 'encrypted' },
  changePaymentPassword: { method: 'POST', path: '/wps/member/security/paymentPassword', access: 'account', body: 'encrypted' },
  /** Replaces a forgotten payment password by the login password and a code. */
  resetPaymentPassword: { method: 'POST', path: '/wps/member/security/paymentPassword/reset', access: 'account', body: 'encrypted' },
  listBankCards: { method: 'GET', path: '/wps/member/bankCards', access: 'account' },
  addBankCard: { method: 'POST', path: '/wps/member/bankCards', access: 'account', body: 'encrypted' },
  removeBankCard: { method: 'POST', path: '/wps/member/bankCards/remove', access: 'account', body: 'encrypted' },
  setDefaultBankCard: { method: 'POST', path: '/wps/member/bankCards/default', access: 'account', body: 'json' },
  /** Corrects the name that every bank card is in, until one was used in a paid withdrawal (MEM-05). */
  changePayeeName: { method: 'POST', path: '/wps/member/payeeName', access: 'account', body: 'encrypted' },

  getBalance: { method: 'GET', path: '/wps/wallets/gcs', access: 'account' },
  /** What changes about the account, as it changes: its balance. */
  followAccount: { method: 'GET', path: '/wps/live', access: 'account', isStream: true },
  listTransactions: { method: 'GET', path: '/wps/wallets/transactions', access: 'account' },
  listDepositMethods: { method: 'GET', path: '/wps/deposit/methods', access: 'account' },
  createDeposit: { method: 'POST', path: '/wps/deposit/orders', access: 'account', body: 'json', isIdempotent: true },
  listDeposits: { method: 'GET', path: '/wps/deposit/orders', access: 'account' },
  getDeposit: { method: 'GET', path: '/wps/deposit/orders/:orderId', access: 'account' },
  /** Tells what can be withdrawn: limits, fee, and what is left to be staked (WAL-04). */
  getWithdrawalTerms: { method: 'GET', path: '/wps/transaction/withdraw/terms', access: 'account' },
  /** Requests a withdrawal. Its money is reserved at once (WAL-04). */
  createWithdrawal: { method: 'POST', path: '/wps/transaction/withdraw', access: 'account', body: 'encrypted', isIdempotent: true },
  listWithdrawals: { method: 'GET', path: '/wps/transaction/withdraw', access: 'account' },
  getWithdrawal: { method: 'GET', path: '/wps/transaction/withdraw/:withdrawalId', access: 'account' },
  cancelWithdrawal: { method: 'POST', path: '/wps/transaction/withdraw/:withdrawalId/cancel', access: 'account', body: 'json' },

  listGames: { method: 'GET', path: '/wps/games', access: 'public', isCacheable: true },
  listHotGames: { method: 'GET', path: '/wps/games/hot', access: 'public', isCacheable: true },
  listVendors: { method: 'GET', path: '/wps/games/vendors', access: 'public', isCacheable: true },
  /** Lists lotteries by vendor. */
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
  /** What was staked and won, by day of the merchant's time zone (WAL-05). */
  getProfitAndLoss: { method: 'GET', path: '/wps/report/profitAndLoss', access: 'account' },
  /** Rounds by type of game. A call of its own: it reads every round, where profit and loss reads days. */
  getGameTypeResults: { method: 'GET', path: '/wps/report/gameTypes', access: 'account' },
  /** The account record as a file (WAL-05). */
  exportTransactions: { method: 'GET', path: '/wps/report/transactions', access: 'account', isFile: true },

  listAnnouncements: { method: 'GET', path: '/wps/announcements', access: 'public', isCacheable: true },
  listPromotions: { method: 'GET', path: '/wps/promotions', access: 'public', isCacheable: true },
  listHelp: { method: 'GET', path: '/wps/help', access: 'public', isCacheable: true },

  /** Tells which contracts wait for an answer from the logged-in account (AUTH-17). */
  getContractRequests: { method: 'GET', path: '/wps/agent/contracts/requests', access: 'account' },
  getAgentSummary: { method: 'GET', path: '/wps/agent/summary', access: 'agent' },
} as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteName = keyof typeof routes;

/** The name of a route that answers with a stream of events. */
export type StreamName = { [Name in RouteName]: (typeof routes)[Name] extends { isStream: true } ? Name : never }[RouteName];

/** The name of a route that answers with a file. */
export type FileName = { [Name in RouteName]: (typeof routes)[Name] extends { isFile: true } ? Name : never }[RouteName];

/** Returns the path of a route with its parameters filled in and URL-encoded. Throws if a parameter is missing. */
export function pathOf(name: RouteName, params: Record<string, string> = {}): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path of ${name} needs ${key}`);
    return encodeURIComponent(value);
  });
}
