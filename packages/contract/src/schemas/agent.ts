import { z } from 'zod';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize, positiveAmount } from './primitives.ts';

/** The name of an account. Lower case in answers; requests may use any case. */
export const accountName = z.string().min(2).max(64);
/** A game type on the wire, such as `RNG`. */
export const gameTypeCode = z.string().regex(/^[A-Z]{2,10}$/);
/** A rebate in percent of the turnover, with at most two decimal places: "7.8". */
export const ratePercent = z.string().regex(/^(?:100|\d{1,2})(?:\.\d{1,2})?$/);
/** The rebate of a game type. A missing game type has none. */
export const rate = z.object({ gameType: gameTypeCode, percent: ratePercent });
const rates = z.array(rate).max(20);
/** Parameter of calls about one account below the agent. */
export const downlineParams = z.object({ account: accountName });

/** The kind of a team's account: a player, or an agent with a team. */
export const downlineTypes = ['member', 'agent'] as const;

const pathStep = z.object({ account: z.string(), nickname: z.string() });

/** An account below the agent, as the list shows it (AGT-03). */
export const downline = z.object({
  account: z.string(),
  nickname: z.string(),
  type: z.enum(downlineTypes),
  /** Steps below the calling agent; 1 is direct. */
  level: z.int().positive(),
  isActive: z.boolean(),
  isOnline: z.boolean(),
  /** Free cash. */
  balance: moneyAmount,
  rates,
  directCount: z.int(),
  /** Number of all accounts below, updated within a second or two of a change. */
  teamCount: z.int(),
  registeredAt: epochMs,
  lastLoginAt: epochMs.nullable(),
});

/** How a list of downlines is sorted, the largest or latest first. */
export const downlineOrders = ['registered', 'lastLogin', 'balance', 'team'] as const;
/** Query of `listDownlines`. */
export const downlinesQuery = z.object({
  /** The account whose downlines are listed: the calling agent, or one below. Defaults to the caller. */
  under: accountName.optional(),
  /** Part of an account or nickname. */
  search: z.string().trim().max(64).optional(),
  /** The levels that a search covers. */
  searched: z.enum(['direct', 'all']).default('all'),
  /** Direct downlines, or all levels; ignored in a search. */
  depth: z.enum(['direct', 'all']).default('direct'),
  type: z.enum(downlineTypes).optional(),
  order: z.enum(downlineOrders).default('registered'),
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listDownlines`. */
export const downlines = paged(downline).extend({
  currency,
  /** From the calling agent down to the account whose downlines are listed, both included. */
  path: z.array(pathStep),
});

/** Answer of `getDownline`. */
export const downlineDetail = downline.extend({
  currency,
  /** From the calling agent down to the account, both included. */
  path: z.array(pathStep),
  /** Whether the calling agent may change it: only direct downlines. */
  isDirect: z.boolean(),
  /** A scheduled move; null if there is none. */
  move: z.object({ to: z.string(), from: z.iso.date() }).nullable(),
  /** How many more downlines it may have at each limited level; empty for members. */
  quotas: z.array(z.object({ percent: ratePercent, left: z.int() })),
});

/** Body of `openDownline`. */
export const openDownlineBody = z.strictObject({
  account: accountName,
  password: z.string().max(256),
  nickname: z.string().trim().max(40).default(''),
  type: z.enum(downlineTypes),
  rates,
});
/** Body of `setDownlineRates`. */
export const downlineRatesBody = z.strictObject({ rates });
/** Body of `moveDownline`: the new agent, from the caller's team, and the day of the move. */
export const moveDownlineBody = z.strictObject({ to: accountName, from: z.iso.date() });
/** Answer of `moveDownline`. The account does not move before that day. */
export const downlineMove = z.object({ account: z.string(), to: z.string(), from: z.iso.date() });

/** Query of `getRateRange`, for an existing account or a new one. */
export const rateRangeQuery = z.object({ account: accountName.optional() });
/** Answer of `getRateRange`: the rebates that the agent may give (AGT-06). */
export const rateRange = z.object({
  list: z.array(
    z.object({
      gameType: gameTypeCode,
      own: ratePercent,
      /** The maximum: the agent's rate less the gap between two levels. */
      max: ratePercent,
      /** The minimum: the rate that the account has promised further down, plus the gap; 0 without one. */
      min: ratePercent,
    }),
  ),
});

/** Answer of `getQuotas` (AGT-06). */
export const quotas = z.object({
  /** At this level and below, downlines are unlimited. */
  unlimitedUpTo: ratePercent,
  /** Limited levels, the highest first. */
  list: z.array(
    z.object({
      percent: ratePercent,
      granted: z.int(),
      /** Number of direct downlines at the level. */
      used: z.int(),
      /** Quota passed on to the agent's direct downlines. */
      given: z.int(),
      left: z.int(),
    }),
  ),
});
/** Body of `giveQuotas`: moves quota from the caller to a direct agent. A negative number reclaims unused quota. */
export const giveQuotasBody = z.strictObject({
  list: z
    .array(z.strictObject({ percent: ratePercent, count: z.int().min(-10_000).max(10_000) }))
    .min(1)
    .max(50),
});

/** State of an affiliate URL. */
export const affiliateUrlStates = ['ACTIVE', 'EXPIRED', 'DELETED'] as const;
/** A link through which new players or agents join the agent (AGT-05). */
export const affiliateUrl = z.object({
  code: z.string(),
  /** The whole address. */
  url: z.string(),
  label: z.string(),
  type: z.enum(downlineTypes),
  rates,
  state: z.enum(affiliateUrlStates),
  /** Whether a registration now gets these rates. Without quota it gets none. */
  hasQuota: z.boolean(),
  createdAt: epochMs,
  expiresAt: epochMs.nullable(),
  visits: z.int(),
  registrations: z.int(),
});
/** Query of `listAffiliateUrls`. */
export const affiliateUrlsQuery = z.object({ pageNo: pageNumber, pageSize: pageSize(20, 100) });
/** Answer of `listAffiliateUrls`, newest first; deleted ones are left out. */
export const affiliateUrls = paged(affiliateUrl);
/** Body of `createAffiliateUrl`. */
export const createAffiliateUrlBody = z.strictObject({
  label: z.string().trim().max(40).default(''),
  type: z.enum(downlineTypes),
  rates,
  /** Days until it expires; null for never. */
  days: z.int().min(1).max(3650).nullable(),
});
/** Parameter of `deleteAffiliateUrl`. */
export const affiliateUrlParams = z.object({ code: z.string().min(4).max(20) });
/** Body of `visitAffiliateUrl`. */
export const affiliateVisitBody = z.strictObject({ code: z.string().min(4).max(20) });

/** An amount for a downline. */
const transferLine = z.strictObject({
  to: accountName,
  amount: positiveAmount,
  note: z.string().trim().max(60).default(''),
});
/** Answer of `getTransferTerms` (AGT-04). */
export const transferTerms = z.object({
  isAvailable: z.boolean(),
  currency,
  available: moneyAmount,
  minAmount: moneyAmount,
  maxAmount: moneyAmount,
  dailyMaxAmount: moneyAmount,
  dailyLeft: moneyAmount,
  /** Maximum number of lines in a batch. */
  maxLines: z.int(),
  hasPaymentPassword: z.boolean(),
});
/** Body of `transferToDownline`. */
export const transferBody = transferLine.extend({ paymentPassword: z.string().max(256) });
/** State of a transfer. */
export const agentTransferStates = ['SENT', 'RECEIVED'] as const;
/** A transfer between the agent and an account of the team. */
export const agentTransfer = z.object({
  transferId: z.uuid(),
  /** The other party. */
  account: z.string(),
  direction: z.enum(['out', 'in']),
  amount: moneyAmount,
  currency,
  note: z.string(),
  state: z.enum(agentTransferStates),
  /** The batch to which it belongs; null for a single transfer. */
  batchId: z.uuid().nullable(),
  createdAt: epochMs,
});
/** Query of `listAgentTransfers`. */
export const agentTransfersQuery = z.object({
  direction: z.enum(['out', 'in']).optional(),
  account: accountName.optional(),
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listAgentTransfers`, newest first. */
export const agentTransfers = paged(agentTransfer);

/** Maximum number of lines in a batch. Larger batches are refused. */
export const BATCH_TRANSFER_MAX_LINES = 1_000;
/** The reasons why a line of a batch cannot be sent. */
export const batchLineErrors = [
  'format',
  'account_unknown',
  'account_closed',
  'amount_invalid',
  'amount_below_minimum',
  'amount_above_maximum',
  'duplicate',
] as const;
/** Body of `previewBatchTransfer`: lines of account, amount and note, separated by comma, semicolon or tab. */
export const batchPreviewBody = z.strictObject({ text: z.string().max(100_000) });
/** Answer of `previewBatchTransfer`, which moves no money. */
export const batchPreview = z.object({
  currency,
  lines: z.array(
    z.object({
      /** Line of the text, from 1. */
      line: z.int(),
      to: z.string(),
      amount: z.string(),
      note: z.string(),
      /** Null when the line can be sent. */
      error: z.enum(batchLineErrors).nullable(),
    }),
  ),
  /** Number of lines that can be sent. */
  count: z.int(),
  total: moneyAmount,
  /** Whether the balance and the rest of today's limit cover the total. */
  isCovered: z.boolean(),
});
/** Body of `createBatchTransfer`: either all of it is sent, or nothing. */
export const batchTransferBody = z.strictObject({
  lines: z.array(transferLine).min(1).max(BATCH_TRANSFER_MAX_LINES),
  paymentPassword: z.string().max(256),
});
/** Answer of `createBatchTransfer`. */
export const batchTransfer = z.object({ batchId: z.uuid(), count: z.int(), total: moneyAmount, currency });

/** Settings of an agent (AGT-09). */
export const agentSettings = z.object({
  /** The link that the agent's invite button shares; null for the plain affiliate code. */
  defaultUrl: z.string().nullable(),
  /** Default rebates in the form for a new downline. */
  presetRates: rates,
  /** Events that are sent to the agent's inbox. */
  notices: z.object({ newDownline: z.boolean(), contract: z.boolean(), bill: z.boolean(), transfer: z.boolean() }),
  /** Default period of the overview, in days. */
  overviewDays: z.union([z.literal(1), z.literal(7), z.literal(30)]),
});
/** Body of `setAgentSettings`. */
export const agentSettingsBody = z.strictObject({
  defaultUrl: z.string().max(20).nullable(),
  presetRates: rates,
  notices: z.strictObject(agentSettings.shape.notices.shape),
  overviewDays: agentSettings.shape.overviewDays,
});

const notBelow = 'agent.not_in_team';
const passwordErrors = ['payment_password.wrong', 'payment_password.locked', 'payment_password.not_set'] as const;
const amountErrors = [
  'wallet.insufficient_balance',
  'wallet.amount_invalid',
  'wallet.amount_below_minimum',
  'wallet.amount_above_maximum',
  'agent.transfer_daily_limit',
  'agent.transfer_unavailable',
] as const;
const rateErrors = ['agent.rate_too_high', 'agent.rate_promised', 'agent.quota_spent'] as const;

/** Schemas of the calls about an agent's tree, links and transfers. */
export const agentCalls = {
  listDownlines: { summary: 'Accounts below the agent', query: downlinesQuery, value: downlines, errors: [notBelow] },
  getDownline: {
    summary: 'An account below the agent',
    params: downlineParams,
    value: downlineDetail,
    errors: [notBelow],
  },
  openDownline: {
    summary: 'Open an account below the agent',
    body: openDownlineBody,
    value: downlineDetail,
    errors: ['register.invalid', 'register.username_taken', 'password.invalid', ...rateErrors],
  },
  setDownlineRates: {
    summary: 'Change the rebates of a direct downline',
    params: downlineParams,
    body: downlineRatesBody,
    value: downlineDetail,
    errors: [notBelow, 'agent.not_direct', ...rateErrors],
  },
  moveDownline: {
    summary: 'Move an account within the own team',
    params: downlineParams,
    body: moveDownlineBody,
    value: downlineMove,
    errors: [notBelow, 'agent.move_invalid', ...rateErrors],
  },
  cancelDownlineMove: {
    summary: 'Cancel a move that waits for its day',
    params: downlineParams,
    value: downlineDetail,
    errors: [notBelow, 'agent.move_invalid'],
  },
  getRateRange: { summary: 'Rebates that may be given', query: rateRangeQuery, value: rateRange, errors: [notBelow] },
  getQuotas: { summary: 'Own quotas', value: quotas, errors: [] },
  giveQuotas: {
    summary: 'Give quotas to a direct agent',
    params: downlineParams,
    body: giveQuotasBody,
    value: quotas,
    errors: [notBelow, 'agent.not_direct', 'agent.quota_spent'],
  },
  listAffiliateUrls: { summary: 'Affiliate URLs', query: affiliateUrlsQuery, value: affiliateUrls, errors: [] },
  createAffiliateUrl: {
    summary: 'Create an affiliate URL',
    body: createAffiliateUrlBody,
    value: affiliateUrl,
    errors: ['agent.rate_too_high', 'agent.url_limit'],
  },
  deleteAffiliateUrl: {
    summary: 'Delete an affiliate URL',
    params: affiliateUrlParams,
    value: affiliateUrl,
    errors: ['agent.url_not_found'],
  },
  visitAffiliateUrl: { summary: 'Count a visit', body: affiliateVisitBody, value: z.object({}), errors: [] },
  getTransferTerms: { summary: 'Terms of transfers', value: transferTerms, errors: [] },
  transferToDownline: {
    summary: 'Transfer to an account of the team',
    body: transferBody,
    value: agentTransfer,
    errors: [
      notBelow,
      ...amountErrors,
      ...passwordErrors,
      'request.idempotency_required',
      'request.idempotency_conflict',
    ],
  },
  previewBatchTransfer: {
    summary: 'Check a batch of transfers',
    body: batchPreviewBody,
    value: batchPreview,
    errors: ['agent.batch_too_long'],
  },
  createBatchTransfer: {
    summary: 'Transfer to many accounts of the team',
    body: batchTransferBody,
    value: batchTransfer,
    errors: [
      notBelow,
      ...amountErrors,
      ...passwordErrors,
      'request.idempotency_required',
      'request.idempotency_conflict',
    ],
  },
  listAgentTransfers: { summary: 'Transfers', query: agentTransfersQuery, value: agentTransfers, errors: [] },
  getAgentSettings: { summary: 'Settings of the agent', value: agentSettings, errors: [] },
  setAgentSettings: {
    summary: 'Change the settings of the agent',
    body: agentSettingsBody,
    value: agentSettings,
    errors: ['agent.rate_too_high', 'agent.url_not_found'],
  },
} as const;
