import type {
  Accrual,
  Bill,
  BillDetail,
  Bills,
  Contract,
  ContractDetail,
  ContractTerms,
  Paged,
  Simulation,
} from '@parlor/contract';
import { NOW } from './now.ts';

const DAY_MS = 86_400_000;
const contractId = '6f0f6f2e-4f2c-4c57-9f0e-3b1f6a4b7c01';
const billId = '0b9a1b4e-6a38-4a4f-8a51-1a0d5b3b9f02';

const page = <Item>(list: Item[]): Paged<Item> => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });

/** Builds terms with the tiers of the worked example of a daily salary. */
export const buildContractTerms = (over: Partial<ContractTerms> = {}): ContractTerms => ({
  gameTypes: [],
  mode: 'fixed',
  carry: 'none',
  tiers: [
    { turnover: '10000.00', active: 1, netLoss: null, percent: '0.5', fixed: null },
    { turnover: '50000.00', active: 3, netLoss: null, percent: '0.8', fixed: null },
    { turnover: '200000.00', active: 8, netLoss: null, percent: '1', fixed: null },
  ],
  ...over,
});
/** The tiers of the worked example of a dividend. */
export const dividendTerms: ContractTerms = buildContractTerms({
  carry: 'previous',
  tiers: [
    { turnover: '300000.00', active: 3, netLoss: '10000.00', percent: '3', fixed: null },
    { turnover: '500000.00', active: 3, netLoss: '30000.00', percent: '5', fixed: null },
  ],
});

/** Builds a daily salary in force, paid to the caller by the agent Somsak. */
export const buildContract = (over: Partial<Contract> = {}): Contract => ({
  contractId,
  kind: 'daily_salary',
  state: 'ACTIVE',
  payer: { account: 'agent01', nickname: 'Somsak' },
  payee: { account: 'agent02', nickname: 'Ratana' },
  side: 'payee',
  currency: 'THB',
  current: { version: 1, terms: buildContractTerms(), from: NOW - 20 * DAY_MS, signedAt: NOW - 21 * DAY_MS },
  proposed: null,
  answerUntil: null,
  actions: ['revoke'],
  createdAt: NOW - 22 * DAY_MS,
  ...over,
});
export const buildContracts = (list: Contract[] = [buildContract()]): Paged<Contract> => page(list);
/** A contract that awaits the caller's answer. */
export const offeredContract: Partial<Contract> = {
  state: 'PENDING',
  current: null,
  proposed: { version: 1, terms: buildContractTerms(), from: null, signedAt: null },
  answerUntil: NOW + 7 * DAY_MS,
  actions: ['accept', 'reject'],
};
export const buildContractDetail = (over: Partial<ContractDetail> = {}): ContractDetail => ({
  ...buildContract(over),
  versions: [],
  history: [
    { at: NOW - 21 * DAY_MS, event: 'accepted', by: 'agent02' },
    { at: NOW - 22 * DAY_MS, event: 'proposed', by: 'agent01' },
  ],
  paidInAll: '12450.20',
  ...over,
});

const evaluated = { turnover: '75643.21', active: 3, netLoss: '2810.40', carried: '0.00', tier: 2, amount: '605.14' };

/** Builds a bill of a day that awaits collection. */
export const buildBill = (over: Partial<Bill> = {}): Bill => ({
  billId,
  contractId,
  kind: 'daily_salary',
  version: 1,
  side: 'payee',
  payer: { account: 'agent01', nickname: 'Somsak' },
  payee: { account: 'agent02', nickname: 'Ratana' },
  games: [],
  currency: 'THB',
  from: Date.UTC(2026, 10, 19, 17),
  to: Date.UTC(2026, 10, 20, 17),
  ...evaluated,
  paid: '0.00',
  owed: '0.00',
  state: 'COLLECTABLE',
  adjusts: null,
  isDisputed: false,
  actions: ['collect', 'dispute'],
  createdAt: NOW - DAY_MS,
  paidAt: null,
  ...over,
});
export const buildBills = (list: Bill[] = [buildBill()], totals: Partial<Bills['totals']> = {}): Bills => ({
  ...page(list),
  totals: { amount: '605.14', paid: '0.00', owed: '0.00', ...totals },
  currency: 'THB',
});
export const buildBillDetail = (over: Partial<BillDetail> = {}): BillDetail => ({
  ...buildBill(over),
  terms: buildContractTerms(),
  gameTypes: [
    { gameType: 'RNG', turnover: '60000.00', payouts: '57400.00' },
    { gameType: 'LIVE', turnover: '15643.21', payouts: '15432.81' },
  ],
  members: [
    { account: 'agent02', turnover: '643.21', netLoss: '10.40', isActive: true },
    { account: 'pimchan', turnover: '45000.00', netLoss: '1800.00', isActive: true },
    { account: 'wichai', turnover: '30000.00', netLoss: '1000.00', isActive: true },
  ],
  owedBelow: null,
  payments: [],
  messages: [],
  ...over,
});
export const buildAccrual = (over: Partial<Accrual> = {}): Accrual => ({
  currency: 'THB',
  from: Date.UTC(2026, 10, 20, 17),
  to: Date.UTC(2026, 10, 21, 17),
  countedUntil: NOW,
  ...evaluated,
  turnover: '12000.00',
  active: 2,
  tier: 1,
  amount: '60.00',
  next: { turnover: '50000.00', active: 3, netLoss: null, percent: '0.8', fixed: null },
  ...over,
});
export const buildSimulation = (over: Partial<Simulation> = {}): Simulation => ({
  currency: 'THB',
  periods: [
    {
      from: Date.UTC(2026, 10, 18, 17),
      to: Date.UTC(2026, 10, 19, 17),
      ...evaluated,
      turnover: '9999.99',
      tier: null,
      amount: '0.00',
    },
    { from: Date.UTC(2026, 10, 19, 17), to: Date.UTC(2026, 10, 20, 17), ...evaluated },
  ],
  total: '605.14',
  ...over,
});
