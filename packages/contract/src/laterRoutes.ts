import { agentRoutes } from './agentRoutes.ts';
import type { Route } from './route.ts';

/**
 * Routes that the first screen does not call: money, security, rewards, customer service, agents, and the targets of
 * forms. The site loads them with the first call of one of them.
 */
export const laterRoutes = {
  /** Lists the devices on which the account is logged in. */
  listSessions: { method: 'GET', path: '/wps/session/list' },
  endSession: { method: 'DELETE', path: '/wps/session/list/:sessionId' },
  /** Opens the session in which an operator views an account, by the link that the operator received (AGT-09). */
  redeemView: { method: 'POST', path: '/wps/view', access: 'public', body: 'encrypted' },
  /** Logs out all other devices. */
  endOtherSessions: { method: 'DELETE', path: '/wps/session/others' },

  /** Reports the download of an app or an iOS profile (DL-03). */
  reportDownload: { method: 'POST', path: '/wps/download/processing', access: 'public', body: 'json' },
  sendSmsCode: { method: 'POST', path: '/wps/sms/code', access: 'public', body: 'json' },
  changePassword: { method: 'POST', path: '/wps/member/password', body: 'encrypted' },
  /** Mails a reset link if the account exists. The answer does not reveal whether it does (PSW-06). */
  requestPasswordLink: { method: 'POST', path: '/wps/member/password/email', access: 'public', body: 'form' },
  resetPasswordByLink: { method: 'POST', path: '/wps/member/password/link', access: 'public', body: 'encrypted' },
  resetPasswordByPhone: { method: 'POST', path: '/wps/member/password/phone', access: 'public', body: 'encrypted' },
  checkUsername: { method: 'GET', path: '/wps/member/register/username', access: 'public' },
  register: { method: 'PUT', path: '/wps/member/register', access: 'public', body: 'encrypted' },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', access: 'public', body: 'encrypted' },
  /** Lists live tables with their last results, which change every few seconds. */
  listLiveTables: { method: 'GET', path: '/lgw/live/tables', access: 'public', isCacheable: true },
  followAnchor: { method: 'POST', path: '/lgw/live/focus', body: 'json' },
  unfollowAnchor: { method: 'DELETE', path: '/lgw/live/focus/:anchorId' },
  joinPromotion: { method: 'POST', path: '/wps/promotions/:promotionId/join', body: 'json' },

  setNickname: { method: 'POST', path: '/wps/member/nickname', body: 'json' },
  setHeadIcon: { method: 'POST', path: '/wps/member/headIcon', body: 'form' },
  /** Returns the protections of the account (MEM-04). */
  getSecurity: { method: 'GET', path: '/wps/member/security' },
  /** Sends a code that proves a number or an address, or resets the payment password. */
  sendSecurityCode: { method: 'POST', path: '/wps/member/security/code', body: 'json' },
  bindMobile: { method: 'POST', path: '/wps/member/mobile', body: 'encrypted' },
  bindEmail: { method: 'POST', path: '/wps/member/email', body: 'encrypted' },
  /** Sets the first payment password (MEM-04). */
  setPaymentPassword: { method: 'PUT', path: '/wps/member/security/paymentPassword', body: 'encrypted' },
  changePaymentPassword: { method: 'POST', path: '/wps/member/security/paymentPassword', body: 'encrypted' },
  /** Replaces a forgotten payment password by the login password and a code. */
  resetPaymentPassword: { method: 'POST', path: '/wps/member/security/paymentPassword/reset', body: 'encrypted' },
  listBankCards: { method: 'GET', path: '/wps/member/bankCards' },
  addBankCard: { method: 'POST', path: '/wps/member/bankCards', body: 'encrypted' },
  removeBankCard: { method: 'POST', path: '/wps/member/bankCards/remove', body: 'encrypted' },
  setDefaultBankCard: { method: 'POST', path: '/wps/member/bankCards/default', body: 'json' },
  /** Corrects the payee name of all bank cards, until one was used in a paid withdrawal (MEM-05). */
  changePayeeName: { method: 'POST', path: '/wps/member/payeeName', body: 'encrypted' },
  /** Lists own passkeys: the second factor for money (MEM-04). */
  listPasskeys: { method: 'GET', path: '/wps/member/passkeys' },
  startPasskey: { method: 'POST', path: '/wps/member/passkeys/start' },
  addPasskey: { method: 'POST', path: '/wps/member/passkeys', body: 'encrypted' },
  renamePasskey: { method: 'POST', path: '/wps/member/passkeys/name', body: 'json' },
  removePasskey: { method: 'POST', path: '/wps/member/passkeys/remove', body: 'encrypted' },
  /** Starts the proof of one action. The challenge is valid once, for five minutes and for this action only. */
  challengePasskey: { method: 'POST', path: '/wps/member/passkeys/challenge', body: 'encrypted' },
  /** Removes lost passkeys by passwords and a code. Withdrawals are suspended for a day afterwards. */
  resetPasskeys: { method: 'POST', path: '/wps/member/passkeys/reset', body: 'encrypted' },

  /** Returns the state of the member's identity check (MEM-06). */
  getIdentity: { method: 'GET', path: '/wps/member/identity' },
  /** Stores a picture of a document, encrypted. The body is the picture itself. */
  putIdentityPicture: { method: 'PUT', path: '/wps/member/identity/pictures/:kind', body: 'picture' },
  sendIdentity: { method: 'POST', path: '/wps/member/identity', body: 'encrypted' },
  /** Returns own limits of deposits, losses and stakes, and the running break (MEM-07). */
  getPlayLimits: { method: 'GET', path: '/wps/member/limits' },
  setPlayLimit: { method: 'POST', path: '/wps/member/limits', body: 'json' },
  /** Returns how long the player has played, when a reminder is due (MEM-08). */
  getPlayReminder: { method: 'GET', path: '/wps/member/limits/reminder' },
  setPlayReminder: { method: 'POST', path: '/wps/member/limits/reminder', body: 'json' },
  acknowledgePlayReminder: { method: 'POST', path: '/wps/member/limits/reminder/acknowledge', body: 'json' },
  /** Excludes the player from betting and depositing, for a time that nobody can shorten. */
  takeBreak: { method: 'POST', path: '/wps/member/limits/break', body: 'encrypted' },
  listTransactions: { method: 'GET', path: '/wps/wallets/transactions' },
  /** Adds a picture to the form of a promotion; the same index again replaces it (PROMO-05). */
  putRewardPicture: { method: 'PUT', path: '/wps/promotions/:promotionId/pictures/:place', body: 'picture' },
  requestReward: { method: 'POST', path: '/wps/promotions/request', body: 'json' },
  redeemCode: { method: 'POST', path: '/wps/promotions/code', body: 'json' },

  listDepositMethods: { method: 'GET', path: '/wps/deposit/methods' },
  /** Lists the rewards of promotions for a deposit of an amount. */
  listDepositOffers: { method: 'GET', path: '/wps/deposit/offers' },
  createDeposit: { method: 'POST', path: '/wps/deposit/orders', body: 'json', isIdempotent: true },
  listDeposits: { method: 'GET', path: '/wps/deposit/orders' },
  getDeposit: { method: 'GET', path: '/wps/deposit/orders/:orderId' },
  /** Accepts the slip of a transfer: a PNG, JPEG or WebP of at most 5 MB (WAL-03). */
  uploadDepositSlip: { method: 'POST', path: '/wps/deposit/orders/:orderId/slip', body: 'picture' },
  /** Returns the terms of a withdrawal: limits, fee, and the remaining turnover (WAL-04). */
  getWithdrawalTerms: { method: 'GET', path: '/wps/transaction/withdraw/terms' },
  /** Requests a withdrawal. Its money is reserved at once (WAL-04). */
  createWithdrawal: { method: 'POST', path: '/wps/transaction/withdraw', body: 'encrypted', isIdempotent: true },
  listWithdrawals: { method: 'GET', path: '/wps/transaction/withdraw' },
  getWithdrawal: { method: 'GET', path: '/wps/transaction/withdraw/:withdrawalId' },
  cancelWithdrawal: { method: 'POST', path: '/wps/transaction/withdraw/:withdrawalId/cancel', body: 'json' },

  /** Lists simulated fixtures of a sport with their main prices, those in play first. */
  listFixtures: { method: 'GET', path: '/wps/game/fixtures', access: 'public', isCacheable: true },

  /** Lists the plays of lotteries, traditional (`trad`) and entertainment (`ent`), by form (GAME-20). */
  listGameMenus: { method: 'GET', path: '/lgw/games/menus', access: 'public' },
  listLotteryMenu: { method: 'GET', path: '/lgw/games/lottery', access: 'public' },
  listNumero: { method: 'GET', path: '/lgw/games/numero', access: 'public' },
  listVnNumero: { method: 'GET', path: '/lgw/games/numero/vn', access: 'public' },
  listRecentVn: { method: 'GET', path: '/lgw/games/recent/vn', access: 'public' },
  listLotteryResults: { method: 'GET', path: '/lgw/games/lottery/results', access: 'public' },

  listOrders: { method: 'GET', path: '/lgw/orders' },
  getOrder: { method: 'GET', path: '/lgw/orders/detail' },
  /** Cancels a lottery bet while its draw is open for bets (WAL-05). */
  cancelSuborder: { method: 'POST', path: '/lgw/orders/suborders/cancel', body: 'json' },
  /** Returns stakes and wins by day of the merchant's time zone (WAL-05). */
  getProfitAndLoss: { method: 'GET', path: '/wps/report/profitAndLoss' },
  /** Returns rounds by type of game. Separate from profit and loss, because it reads every round and not daily sums. */
  getGameTypeResults: { method: 'GET', path: '/wps/report/gameTypes' },
  /** Returns the account record as a file (WAL-05). */
  exportTransactions: { method: 'GET', path: '/wps/report/transactions', isFile: true },
  listRewards: { method: 'GET', path: '/wps/rewards' },
  claimReward: { method: 'POST', path: '/wps/rewards/:rewardId/claim', body: 'json' },
  /**
   * Lists the windows of rains in which players can take packets of money: all open ones, and the next of every rain.
   */
  listRains: { method: 'GET', path: '/wps/rain' },
  takePacket: { method: 'POST', path: '/wps/rain/:promotionId/take', body: 'json' },
  /** Lists tournaments and raffles. `listContestStandings` returns the player's places. */
  listContests: { method: 'GET', path: '/wps/contests', access: 'public' },
  getContestBoard: { method: 'GET', path: '/wps/contests/:code/board', access: 'public' },
  /** Returns the inputs of a raffle's draw, so that anybody can repeat it. */
  getContestEntries: { method: 'GET', path: '/wps/contests/:code/entries', access: 'public' },
  listContestStandings: { method: 'GET', path: '/wps/contests/mine' },
  joinContest: { method: 'POST', path: '/wps/contests/:code/join', body: 'json' },
  listBonuses: { method: 'GET', path: '/wps/bonuses' },
  listBonusRounds: { method: 'GET', path: '/wps/bonuses/:bonusId/rounds' },
  /** Forfeits a bonus: its remaining money goes back, cash stays. */
  endBonus: { method: 'POST', path: '/wps/bonuses/:bonusId/end', body: 'json' },
  /** Returns the player's level and the progress to the next one (MEM-02). */
  getRank: { method: 'GET', path: '/wps/member/rank' },
  getMonthFigures: { method: 'GET', path: '/wps/member/month' },
  getRebate: { method: 'GET', path: '/wps/rebate' },
  listRebateDays: { method: 'GET', path: '/wps/rebate/days' },
  /** Pays the rebate that bets have earned since the last claim (MEM-03). */
  claimRebate: { method: 'POST', path: '/wps/rebate/claim', body: 'json', isIdempotent: true },
  listRebates: { method: 'GET', path: '/wps/rebate/claims' },
  /** Returns the invitation code of the player (PROMO-08). */
  getReferral: { method: 'GET', path: '/wps/referral' },
  listReferrals: { method: 'GET', path: '/wps/referral/players' },

  /** Opens the chat with customer service (SVC-03). */
  launchChat: { method: 'GET', path: '/wps/chat/launch' },
  listChatMessages: { method: 'GET', path: '/wps/chat/messages' },
  sendChatMessage: { method: 'POST', path: '/wps/chat/messages', body: 'json' },
  /** Sends a picture, once for each key. */
  sendChatPicture: { method: 'PUT', path: '/wps/chat/pictures/:key', body: 'picture' },
  getChatPicture: { method: 'GET', path: '/wps/chat/messages/:seq/picture', isFile: true, isPicture: true },
  rateChat: { method: 'POST', path: '/wps/chat/rating', body: 'json' },
  readChat: { method: 'POST', path: '/wps/chat/read', body: 'json' },
  listFeedback: { method: 'GET', path: '/wps/feedback' },
  sendFeedback: { method: 'PUT', path: '/wps/feedback', body: 'json' },
  ...agentRoutes,

  /** Lists the announcements that the player has read (NOTE-03). `listAnnouncements` is the same for everybody. */
  listReadAnnouncements: { method: 'GET', path: '/wps/announcements/read' },
  readAnnouncement: { method: 'POST', path: '/wps/announcements/read', body: 'json' },
  /** Lists messages to the player, newest first (SVC-04). */
  listMessages: { method: 'GET', path: '/wps/inbox' },
  readMessages: { method: 'POST', path: '/wps/inbox/read', body: 'json' },
  deleteMessage: { method: 'DELETE', path: '/wps/inbox/:messageId' },
  /** Restores a deleted message, for some minutes after the deletion. */
  restoreMessage: { method: 'POST', path: '/wps/inbox/:messageId/restore' },
  /** Returns the settings of browser notifications. */
  getPushSettings: { method: 'GET', path: '/wps/push' },
  savePushSettings: { method: 'PUT', path: '/wps/push', body: 'json' },
  subscribePush: { method: 'POST', path: '/wps/push/subscriptions', body: 'json' },
  unsubscribePush: { method: 'POST', path: '/wps/push/subscriptions/remove', body: 'json' },
  /** Counts unread announcements and messages (NOTE-05). */
  getUnreadCounts: { method: 'GET', path: '/wps/inbox/unread' },
} as const satisfies Record<string, Route>;

/** The name of a route that the site loads later. */
export type LaterRouteName = keyof typeof laterRoutes;
