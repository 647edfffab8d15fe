import { z } from 'zod';
import { accountName, gameTypeCode, ratePercent } from './agent.ts';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize } from './primitives.ts';
import { order } from './wallet.ts';

/** Kinds of contracts (AGT-07). */
export const contractKinds = ['daily_salary', 'dividend', 'hourly'] as const;
/** States of a contract. `DRAFT` is visible only to the payer; `PENDING` awaits the payee. */
export const contractStates = [
  'DRAFT',
  'PENDING',
  'ACTIVE',
  'AMEND_PENDING',
  'REVOKE_PENDING',
  'REJECTED',
  'EXPIRED',
  'REVOKED',
] as const;
/**
 * The treatment of a negative period of a dividend: discarded, carried to the next period, or carried until it is
 * offset.
 */
export const carryRules = ['none', 'previous', 'forever'] as const;
/** Maximum number of tiers of a contract. */
export const MAX_TIERS = 6;

const threshold = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/);
/** A tier: the results that the team must reach, and the payment. Exactly one of `percent` and `fixed` is set. */
export const tier = z.strictObject({
  turnover: threshold,
  /** Active members of the team. */
  active: z.int().min(0).max(1_000_000),
  /** Dividends only. */
  netLoss: threshold.nullable().default(null),
  percent: ratePercent.nullable().default(null),
  fixed: threshold.nullable().default(null),
});
/** The terms of a contract. */
export const contractTerms = z.strictObject({
  /** The game types whose turnover counts; empty for all. */
  gameTypes: z.array(gameTypeCode).max(20).default([]),
  /** Strictly ascending. */
  tiers: z.array(tier).min(1).max(MAX_TIERS),
  /** Dividends only: fixed pays the highest tier reached; floating scales the highest tier. */
  mode: z.enum(['fixed', 'floating']).default('fixed'),
  carry: z.enum(carryRules).default('none'),
});

const party = z.object({ account: z.string(), nickname: z.string() });
const version = z.object({
  version: z.int().positive(),
  terms: contractTerms,
  /** The first period to which it applies; null until it is signed. */
  from: epochMs.nullable(),
  signedAt: epochMs.nullable(),
});
/** A contract as its two parties see it. */
export const contract = z.object({
  contractId: z.uuid(),
  kind: z.enum(contractKinds),
  state: z.enum(contractStates),
  /** Null if the platform pays. */
  payer: party.nullable(),
  payee: party,
  /** The caller's role. */
  side: z.enum(['payer', 'payee']),
  currency,
  /** The version in force; null before the first one is signed. */
  current: version.nullable(),
  /** The version that awaits an answer; null if there is none. */
  proposed: version.nullable(),
  /** The deadline for an answer to a proposal. */
  answerUntil: epochMs.nullable(),
  /** The actions that the caller may take now. */
  actions: z.array(z.enum(['accept', 'reject', 'amend', 'revoke', 'withdraw', 'send'])),
  createdAt: epochMs,
});
/** Query of `listContracts`. */
export const contractsQuery = z.object({
  kind: z.enum(contractKinds).optional(),
  side: z.enum(['payer', 'payee']).optional(),
  isOpen: z.stringbool().optional(),
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listContracts`, newest first. */
export const contracts = paged(contract);
/** Parameter of calls about one contract. */
export const contractParams = z.object({ contractId: z.uuid() });
/** Answer of `getContract`: with its history, newest first. */
export const contractDetail = contract.extend({
  versions: z.array(version),
  history: z.array(
    z.object({
      at: epochMs,
      event: z.enum([
        'proposed',
        'accepted',
        'rejected',
        'expired',
        'amend_proposed',
        'amend_accepted',
        'amend_rejected',
        'revoke_proposed',
        'revoked',
        'revoke_rejected',
        'withdrawn',
      ]),
      by: z.string(),
    }),
  ),
  /** The sum of all its paid bills. */
  paidInAll: moneyAmount,
});
/** Body of `proposeContract`. A draft is stored and not shown to the payee. */
export const proposeContractBody = z.strictObject({
  kind: z.enum(contractKinds),
  account: accountName,
  terms: contractTerms,
  isDraft: z.boolean().default(false),
});
/** Body of `answerContract`, which answers the open proposal, amendment or revocation. */
export const answerContractBody = z.strictObject({ isAccepted: z.boolean(), version: z.int().positive() });
/** Body of `amendContract`. */
export const amendContractBody = z.strictObject({ terms: contractTerms });
/** Query of `getContractRange`. */
export const contractRangeQuery = z.object({
  kind: z.enum(contractKinds),
  account: accountName,
  /** The game types whose play would count, joined by commas. Defaults to all. */
  gameTypes: z
    .string()
    .max(200)
    .regex(/^[A-Z]{2,10}(?:,[A-Z]{2,10})*$/)
    .optional(),
});
/** Answer of `getContractRange`: the range that the payer may offer. Null means no bound. */
export const contractRange = z.object({
  currency,
  /** The rate of the payer's own contract; a top agent without one is bound by the merchant's limit. */
  maxPercent: ratePercent.nullable(),
  /** What the payee owes further down. */
  minPercent: ratePercent,
  maxTiers: z.int(),
  /** Whether the two parties have a live contract of the kind. */
  hasLive: z.boolean(),
});
/** Body of `simulateContract`: the terms to apply to past periods. */
export const simulateContractBody = z.strictObject({
  kind: z.enum(contractKinds),
  account: accountName,
  terms: contractTerms,
  from: z.iso.date(),
  to: z.iso.date(),
});
/** The figures by which a tier is evaluated, and the results. */
const evaluated = {
  turnover: moneyAmount,
  active: z.int(),
  netLoss: moneyAmount,
  /** Carried over from earlier periods; negative or zero. */
  carried: moneyAmount,
  /** The tier that applies, from 1; null if none is reached. */
  tier: z.int().nullable(),
  amount: moneyAmount,
};
/** Answer of `simulateContract`, the earliest period first. */
export const simulation = z.object({
  currency,
  periods: z.array(z.object({ from: epochMs, to: epochMs, ...evaluated })),
  total: moneyAmount,
});

/**
 * States of a bill. `COLLECTABLE` awaits the payee; of the five after it, all but `PARTIAL` and `INSUFFICIENT` are
 * final.
 */
export const billStates = [
  'CALCULATED',
  'NOT_REACHED',
  'UNAPPROVED',
  'COLLECTABLE',
  'PAID',
  'PARTIAL',
  'INSUFFICIENT',
  'DENIED',
  'EXPIRED',
] as const;
/** A bill of a contract for one period. */
export const bill = z.object({
  billId: z.uuid(),
  contractId: z.uuid(),
  kind: z.enum(contractKinds),
  version: z.int(),
  side: z.enum(['payer', 'payee']),
  payer: party.nullable(),
  payee: party,
  /** The game types that its contract counts; empty for all. */
  games: z.array(gameTypeCode),
  currency,
  /** The period: from its start, up to but not including its end. */
  from: epochMs,
  to: epochMs,
  ...evaluated,
  paid: moneyAmount,
  /** The unpaid rest if the payer's balance was too low. */
  owed: moneyAmount,
  state: z.enum(billStates),
  /** The bill that this one corrects after late voids; null for an original bill. */
  adjusts: z.uuid().nullable(),
  isDisputed: z.boolean(),
  actions: z.array(z.enum(['approve', 'deny', 'collect', 'dispute'])),
  createdAt: epochMs,
  paidAt: epochMs.nullable(),
});
/** Query of `listBills`. */
export const billsQuery = z.object({
  kind: z.enum(contractKinds).optional(),
  side: z.enum(['payer', 'payee']).optional(),
  state: z.enum(billStates).optional(),
  contractId: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listBills`, newest first. */
export const bills = paged(bill).extend({
  totals: z.object({ amount: moneyAmount, paid: moneyAmount, owed: moneyAmount }),
  currency,
});
/** Parameter of calls about one bill. */
export const billParams = z.object({ billId: z.uuid() });
/** Answer of `getBill`. */
export const billDetail = bill.extend({
  terms: contractTerms,
  /** Figures by game type, whose sum is the bill's. */
  gameTypes: z.array(z.object({ gameType: gameTypeCode, turnover: moneyAmount, payouts: moneyAmount })),
  /** Figures by direct downline of the payee, and of the payee itself. Their sum is the bill's too. */
  members: z.array(
    z.object({ account: z.string(), turnover: moneyAmount, netLoss: moneyAmount, isActive: z.boolean() }),
  ),
  /** What the payee owes further down for the same period; null unless the caller is the payee. */
  owedBelow: moneyAmount.nullable(),
  payments: z.array(
    z.object({ at: epochMs, amount: moneyAmount, source: z.enum(['platform', 'contract_share', 'wallet']) }),
  ),
  messages: z.array(z.object({ at: epochMs, by: z.string(), text: z.string() })),
});
/** Query of `listBillBets`. */
export const billBetsQuery = z.object({
  account: accountName.optional(),
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listBillBets`: the rounds behind a bill, newest first. */
export const billBets = paged(order.extend({ account: z.string() })).extend({
  turnover: moneyAmount,
  payouts: moneyAmount,
  currency,
});
/** Answer of `recomputeBill`, which recomputes the bill from the ledger and changes nothing. */
export const recomputed = z.object({
  stored: z.object(evaluated),
  computed: z.object(evaluated),
  isEqual: z.boolean(),
  computedAt: epochMs,
});
/** Body of `decideBill`. */
export const decideBillBody = z.strictObject({ isApproved: z.boolean() });
/** Body of `disputeBill`, which opens a dispute or continues it. */
export const disputeBillBody = z.strictObject({ text: z.string().trim().min(1).max(1000) });
/** Query of `exportBills`. */
export const billsFileQuery = z.object({
  kind: z.enum(contractKinds).optional(),
  from: z.iso.date(),
  to: z.iso.date(),
});
/** The content of a CSV file. */
export const billsFile = z.string();
/** Query of `getAccrual`. */
export const accrualQuery = z.object({ contractId: z.uuid() });
/** Answer of `getAccrual`: the current period, as if it ended now. */
export const accrual = z.object({
  currency,
  from: epochMs,
  to: epochMs,
  countedUntil: epochMs,
  ...evaluated,
  next: tier.nullable(),
});

const unknown = 'agent.contract_not_found';
const termErrors = ['agent.terms_invalid', 'agent.terms_too_high', 'agent.terms_promised'] as const;
const moved = 'agent.contract_moved_on';

/** Schemas of the calls about contracts and bills. */
export const agentContractCalls = {
  listContracts: { summary: 'Contracts', query: contractsQuery, value: contracts, errors: [] },
  getContract: { summary: 'A contract', params: contractParams, value: contractDetail, errors: [unknown] },
  getContractRange: {
    summary: 'What may be offered',
    query: contractRangeQuery,
    value: contractRange,
    errors: ['agent.not_in_team', 'agent.not_direct'],
  },
  proposeContract: {
    summary: 'Propose a contract to a direct downline',
    body: proposeContractBody,
    value: contractDetail,
    errors: ['agent.not_in_team', 'agent.not_direct', 'agent.contract_exists', ...termErrors],
  },
  sendContract: {
    summary: 'Send a draft',
    params: contractParams,
    value: contractDetail,
    errors: [unknown, moved, ...termErrors],
  },
  answerContract: {
    summary: 'Accept or refuse what waits',
    params: contractParams,
    body: answerContractBody,
    value: contractDetail,
    errors: [unknown, moved, ...termErrors],
  },
  amendContract: {
    summary: 'Propose other terms from the next period on',
    params: contractParams,
    body: amendContractBody,
    value: contractDetail,
    errors: [unknown, moved, ...termErrors],
  },
  revokeContract: {
    summary: 'Propose to end a contract',
    params: contractParams,
    value: contractDetail,
    errors: [unknown, moved],
  },
  withdrawContract: {
    summary: 'Take a proposal back',
    params: contractParams,
    value: contractDetail,
    errors: [unknown, moved],
  },
  simulateContract: {
    summary: 'What terms would have paid',
    body: simulateContractBody,
    value: simulation,
    errors: ['agent.not_in_team', ...termErrors],
  },
  getAccrual: { summary: 'The period that runs', query: accrualQuery, value: accrual, errors: [unknown] },
  listBills: { summary: 'Bills', query: billsQuery, value: bills, errors: [] },
  getBill: {
    summary: 'A bill with what it is made of',
    params: billParams,
    value: billDetail,
    errors: ['agent.bill_not_found'],
  },
  listBillBets: {
    summary: 'Rounds behind a bill',
    params: billParams,
    query: billBetsQuery,
    value: billBets,
    errors: ['agent.bill_not_found'],
  },
  recomputeBill: {
    summary: 'Compute a bill again',
    params: billParams,
    value: recomputed,
    errors: ['agent.bill_not_found'],
  },
  decideBill: {
    summary: 'Approve or deny a bill that the caller pays',
    params: billParams,
    body: decideBillBody,
    value: billDetail,
    errors: ['agent.bill_not_found', 'agent.bill_closed'],
  },
  collectBill: {
    summary: 'Collect a bill',
    params: billParams,
    body: z.strictObject({}),
    value: billDetail,
    errors: ['agent.bill_not_found', 'agent.bill_closed', 'request.idempotency_required'],
  },
  disputeBill: {
    summary: 'Write about a bill',
    params: billParams,
    body: disputeBillBody,
    value: billDetail,
    errors: ['agent.bill_not_found', 'agent.bill_closed'],
  },
  exportBills: { summary: 'Bills as a file', query: billsFileQuery, value: billsFile, errors: [] },
} as const;
