import { z } from 'zod';
import type { ErrorCode } from '../errorCodes.ts';
import type { RouteName } from '../routes.ts';
import * as account from './account.ts';
import { agentCalls } from './agent.ts';
import { agentContractCalls } from './agentContract.ts';
import { agentReportCalls } from './agentReport.ts';
import * as content from './content.ts';
import * as deposit from './deposit.ts';
import * as games from './games.ts';
import { identityCalls } from './identity.ts';
import * as live from './live.ts';
import { lotteryCalls } from './lottery.ts';
import { loyaltyCalls } from './loyalty.ts';
import { passkeyCalls, secondFactorErrors } from './passkey.ts';
import { playLimitCalls } from './playLimits.ts';
import { contestCalls } from './contest.ts';
import { referralCalls } from './referral.ts';
import * as report from './report.ts';
import { rewardCalls } from './reward.ts';
import * as security from './security.ts';
import { inboxCalls } from './inbox.ts';
import { pushCalls } from './push.ts';
import { supportCalls } from './support.ts';
import * as system from './system.ts';
import * as wallet from './wallet.ts';
import * as withdrawal from './withdrawal.ts';

/** Schemas of a call. `errors` lists the codes that it can answer in addition to those common to its access level. */
export interface CallSchemas {
  summary: string;
  query?: z.ZodType;
  params?: z.ZodType;
  body?: z.ZodType;
  /** The answer of the call; of a stream, one event; of a file, its text. */
  value: z.ZodType;
  errors: readonly ErrorCode[];
}

const nothing = z.object({});
/** Codes of every call that requires the payment password. */
const paymentPasswordErrors = [
  'payment_password.wrong',
  'payment_password.locked',
  'payment_password.not_set',
] as const;
const bindErrors = [
  ...secondFactorErrors,
  'auth.code_incorrect',
  'contact.taken',
  'password.incorrect',
  'auth.too_many_attempts',
  ...paymentPasswordErrors,
  'account.real_required',
  'permission.denied',
] as const;

/**
 * Schemas of every call, by route name. The gateway validates with them, mocks are checked against them, and OpenAPI is
 * built from them.
 */
export const calls = {
  getSystemStatus: { summary: 'Status of the platform for the caller', value: system.systemStatus, errors: [] },
  getSettings: { summary: 'Settings of the merchant', value: system.settings, errors: [] },
  getEncryptionKeys: { summary: 'Public keys for encrypted bodies', value: system.encryptionKeys, errors: [] },

  ping: { summary: 'Answers at once, for measuring', value: nothing, errors: [] },
  reportDownload: {
    summary: 'A download was started',
    body: system.reportDownloadBody,
    value: nothing,
    errors: ['request.rate_limited'],
  },

  login: {
    summary: 'Log in',
    body: account.loginBody,
    value: account.session,
    errors: [
      'auth.invalid_credentials',
      'auth.captcha_incorrect',
      'auth.bot_check_required',
      'auth.code_incorrect',
      'auth.provider_refused',
      'auth.too_many_attempts',
      'auth.user_disabled',
      'auth.non_member',
      'auth.non_agent',
      'auth.agent_incorrect',
      'register.closed',
    ],
  },
  startTrial: {
    summary: 'Play for free without an account',
    body: z.strictObject({}),
    value: account.session,
    errors: ['permission.denied', 'request.rate_limited'],
  },
  logout: { summary: 'Log out', value: nothing, errors: [] },
  listSessions: { summary: 'Devices on which the account is logged in', value: account.sessions, errors: [] },
  endSession: {
    summary: 'Log one device out',
    params: account.sessionParams,
    value: nothing,
    errors: ['session.not_found'],
  },
  redeemView: {
    summary: 'Look at an account as its owner sees it, by the link of an operator',
    body: account.viewBody,
    value: account.session,
    errors: ['view.link_invalid', 'request.rate_limited'],
  },
  endOtherSessions: { summary: 'Log every other device out', value: nothing, errors: [] },
  getCaptcha: { summary: 'A captcha picture', value: account.captcha, errors: [] },
  getBotChallenge: {
    summary: 'A challenge to solve before a call that machines abuse',
    value: account.botChallenge,
    errors: ['request.rate_limited'],
  },

  listCountries: { summary: 'Dialling codes', value: account.countries, errors: [] },
  sendSmsCode: {
    summary: 'Send a code to a phone',
    body: account.smsCodeBody,
    value: account.smsCode,
    errors: ['auth.bot_check_required', 'request.rate_limited', 'permission.denied'],
  },

  changePassword: {
    summary: 'Change the password; other devices are logged out',
    body: account.changePasswordBody,
    value: account.session,
    errors: [
      'password.invalid',
      'password.old_incorrect',
      'modify.new.old.same',
      'auth.too_many_attempts',
      'account.real_required',
    ],
  },
  requestPasswordLink: {
    summary: 'Send a link for a new password by email',
    body: account.passwordLinkBody,
    value: nothing,
    errors: ['auth.bot_check_required', 'request.rate_limited', 'permission.denied'],
  },
  resetPasswordByLink: {
    summary: 'Set a new password by a link',
    body: account.resetByLinkBody,
    value: nothing,
    errors: ['password.invalid', 'password.link_invalid', 'modify.new.old.same', 'request.rate_limited'],
  },
  resetPasswordByPhone: {
    summary: 'Set a new password by a code on the phone, and log in',
    body: account.resetByPhoneBody,
    value: account.session,
    errors: [
      'password.invalid',
      'auth.code_incorrect',
      'auth.provider_refused',
      'modify.new.old.same',
      'auth.user_disabled',
      'request.rate_limited',
      'permission.denied',
    ],
  },

  getRegistrationSettings: { summary: 'What registration asks for', value: account.registrationSettings, errors: [] },
  checkUsername: {
    summary: 'Whether a username is free',
    query: account.usernameQuery,
    value: account.usernameAvailability,
    errors: ['request.rate_limited'],
  },
  register: {
    summary: 'Register and log in',
    body: account.registerBody,
    value: account.session,
    errors: [
      'register.closed',
      'register.invalid',
      'register.username_taken',
      'register.mobile_taken',
      'register.referrer_invalid',
      'auth.captcha_incorrect',
      'auth.bot_check_required',
      'auth.code_incorrect',
      'auth.provider_refused',
      'request.rate_limited',
    ],
  },
  registerMobile: {
    summary: 'Register by mobile number and log in',
    body: account.registerBody,
    value: account.session,
    errors: [
      'register.closed',
      'register.invalid',
      'register.mobile_taken',
      'register.referrer_invalid',
      'auth.captcha_incorrect',
      'auth.bot_check_required',
      'auth.code_incorrect',
      'auth.provider_refused',
      'request.rate_limited',
    ],
  },
  checkAffiliate: {
    summary: 'Whether a code or domain names an agent',
    query: account.affiliateQuery,
    value: account.affiliateCheck,
    errors: ['request.rate_limited'],
  },
  getMemberInfo: { summary: 'The account that is logged in', value: account.memberInfo, errors: [] },

  setNickname: {
    summary: 'Change the nickname',
    body: security.nicknameBody,
    value: nothing,
    errors: ['profile.invalid', 'account.real_required'],
  },
  getHeadIcon: { summary: 'Own head icon', value: security.headIcon, errors: [] },
  setHeadIcon: {
    summary: 'Choose a head icon',
    body: security.headIconBody,
    value: security.headIcon,
    errors: ['account.real_required'],
  },
  getSecurity: { summary: 'What protects the account', value: security.overview, errors: ['account.real_required'] },
  sendSecurityCode: {
    summary: 'Send a code to a number or an address',
    body: security.securityCodeBody,
    value: security.securityCode,
    errors: [
      'payment_password.not_set',
      'payment_password.reset_by_service',
      'passkey.not_found',
      'passkey.reset_by_service',
      'account.real_required',
      'request.rate_limited',
      'permission.denied',
    ],
  },
  bindMobile: {
    summary: 'Bind a mobile number by a code',
    body: security.bindMobileBody,
    value: nothing,
    errors: bindErrors,
  },
  bindEmail: {
    summary: 'Bind an email address by a code',
    body: security.bindEmailBody,
    value: nothing,
    errors: bindErrors,
  },
  setPaymentPassword: {
    summary: 'Set the first payment password',
    body: security.setPaymentPasswordBody,
    value: nothing,
    errors: [
      'payment_password.invalid',
      'payment_password.already_set',
      'password.incorrect',
      'auth.too_many_attempts',
      'account.real_required',
    ],
  },
  changePaymentPassword: {
    summary: 'Change the payment password',
    body: security.changePaymentPasswordBody,
    value: nothing,
    errors: [
      'payment_password.invalid',
      ...paymentPasswordErrors,
      ...secondFactorErrors,
      'modify.new.old.same',
      'account.real_required',
    ],
  },
  resetPaymentPassword: {
    summary: 'Replace a forgotten payment password',
    body: security.resetPaymentPasswordBody,
    value: nothing,
    errors: [
      'payment_password.invalid',
      'payment_password.not_set',
      'payment_password.reset_by_service',
      'password.incorrect',
      'auth.code_incorrect',
      'auth.too_many_attempts',
      'account.real_required',
    ],
  },
  listBankCards: { summary: 'Own bank cards', value: security.bankCards, errors: ['account.real_required'] },
  addBankCard: {
    summary: 'Add a bank card',
    body: security.addBankCardBody,
    value: security.bankCards,
    errors: [
      'bank_card.invalid',
      'bank_card.name_differs',
      'bank_card.number_refused',
      'bank_card.limit_reached',
      ...paymentPasswordErrors,
      ...secondFactorErrors,
      'account.real_required',
      'request.rate_limited',
    ],
  },
  removeBankCard: {
    summary: 'Remove a bank card',
    body: security.removeBankCardBody,
    value: security.bankCards,
    errors: ['bank_card.not_found', 'bank_card.locked', ...paymentPasswordErrors, 'account.real_required'],
  },
  setDefaultBankCard: {
    summary: 'Choose the bank card that is offered first',
    body: security.defaultBankCardBody,
    value: security.bankCards,
    errors: ['bank_card.not_found', 'account.real_required'],
  },
  changePayeeName: {
    summary: 'Correct the payee name',
    body: security.payeeNameBody,
    value: security.bankCards,
    errors: ['payee_name.invalid', 'payee_name.locked', ...paymentPasswordErrors, 'account.real_required'],
  },
  ...passkeyCalls,
  ...identityCalls,
  ...playLimitCalls,
  ...rewardCalls,
  ...contestCalls,
  ...loyaltyCalls,
  ...lotteryCalls,
  ...referralCalls,
  ...supportCalls,
  ...inboxCalls,
  ...pushCalls,

  getBalance: { summary: 'Balance', value: wallet.balance, errors: [] },
  followAccount: { summary: 'Balance as it changes', value: live.accountEvent, errors: [] },
  listTransactions: {
    summary: 'Account record',
    query: wallet.transactionsQuery,
    value: wallet.transactions,
    errors: [],
  },
  listDepositMethods: { summary: 'Ways to deposit', value: deposit.depositMethods, errors: [] },
  listDepositOffers: {
    summary: 'What promotions bring for a deposit',
    query: deposit.depositOffersQuery,
    value: deposit.depositOfferPreviews,
    errors: ['account.real_required', 'deposit.method_unavailable'],
  },
  createDeposit: {
    summary: 'Start a deposit',
    body: deposit.createDepositBody,
    value: deposit.deposit,
    errors: [
      'deposit.method_unavailable',
      'deposit.limit_reached',
      'deposit.excluded',
      'deposit.daily_limit',
      'deposit.step_mismatch',
      'deposit.offer_unavailable',
      'deposit.provider_silent',
      'wallet.amount_invalid',
      'wallet.amount_below_minimum',
      'wallet.amount_above_maximum',
      'account.real_required',
      'request.idempotency_required',
      'request.idempotency_conflict',
    ],
  },
  listDeposits: { summary: 'Own deposits', query: wallet.recordsQuery, value: deposit.deposits, errors: [] },
  getDeposit: {
    summary: 'One own deposit',
    params: deposit.depositParams,
    value: deposit.deposit,
    errors: ['deposit.order_not_found'],
  },
  uploadDepositSlip: {
    summary: 'Send the slip of a transfer',
    params: deposit.depositParams,
    value: deposit.deposit,
    errors: [
      'deposit.order_not_found',
      'deposit.order_closed',
      'deposit.slip_limit',
      'picture.unreadable',
      'request.too_large',
    ],
  },
  getWithdrawalTerms: {
    summary: 'What can be withdrawn',
    value: withdrawal.withdrawalTerms,
    errors: ['account.real_required'],
  },
  createWithdrawal: {
    summary: 'Request a withdrawal to a bank card',
    body: withdrawal.createWithdrawalBody,
    value: withdrawal.withdrawal,
    errors: [
      'withdrawal.unavailable',
      'withdrawal.card_required',
      'withdrawal.wagering_left',
      'withdrawal.ends_bonus',
      'withdrawal.daily_limit',
      'withdrawal.held',
      'withdrawal.identity_required',
      'bank_card.not_found',
      ...paymentPasswordErrors,
      ...secondFactorErrors,
      'wallet.insufficient_balance',
      'wallet.amount_invalid',
      'wallet.amount_below_minimum',
      'wallet.amount_above_maximum',
      'account.real_required',
      'request.idempotency_required',
      'request.idempotency_conflict',
    ],
  },
  listWithdrawals: {
    summary: 'Own withdrawals',
    query: withdrawal.withdrawalsQuery,
    value: withdrawal.withdrawals,
    errors: [],
  },
  getWithdrawal: {
    summary: 'One own withdrawal',
    params: withdrawal.withdrawalParams,
    value: withdrawal.withdrawal,
    errors: ['withdrawal.not_found'],
  },
  cancelWithdrawal: {
    summary: 'Cancel a withdrawal that is not on its way',
    params: withdrawal.withdrawalParams,
    body: withdrawal.cancelWithdrawalBody,
    value: withdrawal.withdrawal,
    errors: ['withdrawal.not_found', 'withdrawal.not_cancellable'],
  },

  listGames: { summary: 'Games', query: games.gamesQuery, value: games.gamePage, errors: [] },
  listHotGames: { summary: 'Hot games', query: games.hotGamesQuery, value: games.gamePage, errors: [] },
  listVendors: { summary: 'Vendors by game type', query: games.vendorsQuery, value: games.vendors, errors: [] },
  listLotteries: { summary: 'The menu of lotteries', value: games.lotteries, errors: [] },
  listFavouriteIds: { summary: 'Node ids of favourites', value: games.favouriteIds, errors: [] },
  listFavourites: { summary: 'Favourite games', query: games.personalGamesQuery, value: games.gamePage, errors: [] },
  addFavourite: {
    summary: 'Add a favourite',
    body: games.favouriteBody,
    value: games.favouriteIds,
    errors: ['game.not_found'],
  },
  removeFavourite: {
    summary: 'Remove a favourite',
    params: games.favouriteParams,
    value: games.favouriteIds,
    errors: [],
  },
  listRecentGames: {
    summary: 'Games with a round to resume, then games played lately, newest first',
    query: games.personalGamesQuery,
    value: games.gamePage,
    errors: [],
  },
  launchGame: {
    summary: 'Launch a game',
    body: games.launchBody,
    value: games.launch,
    errors: [
      'game.not_found',
      'game.opens_soon',
      'game.launch_url_empty',
      'game.vendor_maintenance',
      'game.free_play_unsupported',
      'game.not_allowed_here',
      'account.real_required',
    ],
  },
  listWinners: {
    summary: 'Recent winners, or the biggest of today',
    query: games.winnersQuery,
    value: games.winners,
    errors: [],
  },
  listFixtures: {
    summary: 'Simulated fixtures with their main prices',
    query: games.fixturesQuery,
    value: games.fixtures,
    errors: [],
  },
  listAnchors: { summary: 'Live anchors', query: games.anchorsQuery, value: games.anchors, errors: [] },
  listLiveTables: { summary: 'Live tables with their last results', value: games.liveTables, errors: [] },
  listLiveModels: { summary: 'Anchors who are live now', query: games.anchorsQuery, value: games.anchors, errors: [] },
  listFollowedAnchors: { summary: 'Ids of followed anchors', value: games.followedAnchors, errors: [] },
  followAnchor: {
    summary: 'Follow an anchor',
    body: games.followBody,
    value: games.followedAnchors,
    errors: ['request.not_found'],
  },
  unfollowAnchor: {
    summary: 'Follow an anchor no longer',
    params: games.followParams,
    value: games.followedAnchors,
    errors: [],
  },
  listJackpots: { summary: 'Jackpots of the merchant', value: games.jackpots, errors: [] },

  listOrders: { summary: 'Betting record', query: wallet.ordersQuery, value: wallet.orders, errors: [] },
  getOrder: {
    summary: 'One bet with its ledger entries',
    query: wallet.orderQuery,
    value: wallet.orderDetail,
    errors: ['order.not_found'],
  },
  cancelSuborder: {
    summary: 'Take back a bet of a lottery before its draw closes',
    body: wallet.cancelSuborderBody,
    value: wallet.order,
    errors: ['order.not_found', 'order.not_cancellable', 'order.draw_closed', 'order.games_silent'],
  },
  getProfitAndLoss: {
    summary: 'Profit and loss by day',
    query: report.daysQuery,
    value: report.profitAndLoss,
    errors: [],
  },
  getGameTypeResults: {
    summary: 'Profit and loss by type of game',
    query: report.daysQuery,
    value: report.gameTypeResults,
    errors: [],
  },
  exportTransactions: {
    summary: 'Account record as a file',
    query: report.daysQuery,
    value: report.transactionFile,
    errors: [],
  },

  listAnnouncements: {
    summary: 'Banners and notices',
    query: content.announcementsQuery,
    value: content.announcements,
    errors: [],
  },
  listReadAnnouncements: {
    summary: 'Announcements that the player has read',
    value: content.readAnnouncements,
    errors: ['account.real_required'],
  },
  readAnnouncement: {
    summary: 'The player has read an announcement',
    body: content.readAnnouncementBody,
    value: z.null(),
    errors: ['account.real_required'],
  },
  listPromotions: { summary: 'Promotions', value: content.promotions, errors: [] },
  listHelp: { summary: 'Help items', value: content.helpItems, errors: [] },

  getContractRequests: { summary: 'Contracts that wait for an answer', value: account.contractRequests, errors: [] },
  getAgentSummary: { summary: "The agent's own team in figures", value: account.agentSummary, errors: [] },
  ...agentCalls,
  ...agentReportCalls,
  ...agentContractCalls,
} as const satisfies Record<RouteName, CallSchemas>;
