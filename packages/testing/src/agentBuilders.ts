import type {
  AffiliateUrl,
  AgentSettings,
  AgentTransfer,
  BatchPreview,
  BatchTransfer,
  Downline,
  DownlineDetail,
  Downlines,
  Paged,
  Quotas,
  Rate,
  RateRange,
  TransferTerms,
} from '@parlor/contract';

import { NOW } from './now.ts';

const DAY_MS = 86_400_000;

/** Builds a list on one page. */
function singlePage<Item>(list: Item[]): Paged<Item> {
  return { list, pageNum: 1, totalPages: list.length === 0 ? 0 : 1, totalCount: list.length };
}

/** Rebates of all sample accounts. */
export const sampleRates: Rate[] = [
  { gameType: 'RNG', percent: '7.2' },
  { gameType: 'LIVE', percent: '7.2' },
  { gameType: 'SPORTS', percent: '6.8' },
];

/** Builds an agent directly below the caller. */
export const buildDownline = (over: Partial<Downline> = {}): Downline => ({
  account: 'agent11',
  nickname: 'Somchai',
  type: 'agent',
  level: 1,
  isActive: true,
  isOnline: true,
  balance: '1234.50',
  rates: sampleRates,
  directCount: 4,
  teamCount: 26,
  registeredAt: NOW - 90 * DAY_MS,
  lastLoginAt: NOW - 3_600_000,
  ...over,
});
/** An agent and two members, one of them without a nickname and never logged in. */
export const sampleDownlines: Downline[] = [
  buildDownline(),
  buildDownline({
    account: 'player11',
    nickname: 'Ploy',
    type: 'member',
    isOnline: false,
    balance: '88.00',
    directCount: 0,
    teamCount: 0,
    lastLoginAt: NOW - 2 * DAY_MS,
  }),
  buildDownline({
    account: 'player12',
    nickname: '',
    type: 'member',
    isActive: false,
    isOnline: false,
    balance: '0.00',
    rates: [],
    directCount: 0,
    teamCount: 0,
    lastLoginAt: null,
  }),
];
export const buildDownlines = (list: Downline[] = sampleDownlines, over: Partial<Downlines> = {}): Downlines => ({
  ...singlePage(list),
  currency: 'THB',
  path: [{ account: 'agent01', nickname: '' }],
  ...over,
});
export const buildDownlineDetail = (over: Partial<DownlineDetail> = {}): DownlineDetail => ({
  ...buildDownline(),
  currency: 'THB',
  path: [
    { account: 'agent01', nickname: '' },
    { account: 'agent11', nickname: 'Somchai' },
  ],
  isDirect: true,
  move: null,
  quotas: [
    { percent: '7.7', left: 1 },
    { percent: '7.6', left: 3 },
  ],
  ...over,
});
export const buildRateRange = (over: Partial<RateRange> = {}): RateRange => ({
  list: [
    { gameType: 'RNG', own: '7.8', max: '7.7', min: '6.5' },
    { gameType: 'LIVE', own: '7.8', max: '7.7', min: '0' },
    { gameType: 'SPORTS', own: '7.5', max: '7.4', min: '0' },
  ],
  ...over,
});
/** Builds the quota of worked example 2, after X was opened at 7.7. */
export const buildQuotas = (over: Partial<Quotas> = {}): Quotas => ({
  unlimitedUpTo: '7.5',
  list: [
    { percent: '7.7', granted: 2, used: 1, given: 0, left: 1 },
    { percent: '7.6', granted: 5, used: 0, given: 2, left: 3 },
  ],
  ...over,
});
export const buildAffiliateUrl = (over: Partial<AffiliateUrl> = {}): AffiliateUrl => ({
  code: 'K7WQ2P',
  url: 'https://sample.example/m/register?affiliateCode=K7WQ2P',
  label: 'Songkran',
  type: 'member',
  rates: sampleRates,
  state: 'ACTIVE',
  hasQuota: true,
  createdAt: NOW - 10 * DAY_MS,
  expiresAt: NOW + 20 * DAY_MS,
  visits: 128,
  registrations: 9,
  ...over,
});
export const buildAffiliateUrls = (list: AffiliateUrl[] = [buildAffiliateUrl()]): Paged<AffiliateUrl> =>
  singlePage(list);
export const buildTransferTerms = (over: Partial<TransferTerms> = {}): TransferTerms => ({
  isAvailable: true,
  currency: 'THB',
  available: '5000.00',
  minAmount: '10.00',
  maxAmount: '2000.00',
  dailyMaxAmount: '10000.00',
  dailyLeft: '9000.00',
  maxLines: 1000,
  hasPaymentPassword: true,
  ...over,
});
export const buildAgentTransfer = (over: Partial<AgentTransfer> = {}): AgentTransfer => ({
  transferId: '0190b0f0-0000-4000-8000-000000000001',
  account: 'agent11',
  direction: 'out',
  amount: '250.00',
  currency: 'THB',
  note: '',
  state: 'RECEIVED',
  batchId: null,
  createdAt: NOW - 3_600_000,
  ...over,
});
export const buildAgentTransfers = (list: AgentTransfer[] = [buildAgentTransfer()]): Paged<AgentTransfer> =>
  singlePage(list);
/** Builds two lines that can be sent and two that cannot. */
export const buildBatchPreview = (over: Partial<BatchPreview> = {}): BatchPreview => ({
  currency: 'THB',
  lines: [
    { line: 1, to: 'agent11', amount: '100.00', note: 'Week 47', error: null },
    { line: 2, to: 'nobody', amount: '50.00', note: '', error: 'account_unknown' },
    { line: 3, to: 'player11', amount: '25.50', note: '', error: null },
    { line: 4, to: 'player12', amount: '1', note: '', error: 'amount_below_minimum' },
  ],
  count: 2,
  total: '125.50',
  isCovered: true,
  ...over,
});
export const buildBatchTransfer = (over: Partial<BatchTransfer> = {}): BatchTransfer => ({
  batchId: '0190b0f0-0000-4000-8000-0000000000b1',
  count: 2,
  total: '125.50',
  currency: 'THB',
  ...over,
});
export const buildAgentSettings = (over: Partial<AgentSettings> = {}): AgentSettings => ({
  defaultUrl: null,
  presetRates: [{ gameType: 'RNG', percent: '7.0' }],
  notices: { newDownline: true, contract: true, bill: true, transfer: false },
  overviewDays: 7,
  ...over,
});
