import type {
  Accrual,
  AnswerContractBody,
  BillBets,
  BillDetail,
  Bills,
  BillsQuery,
  Contract,
  ContractDetail,
  ContractKind,
  ContractRange,
  ContractTerms,
  ContractsQuery,
  Paged,
  ProposeContractBody,
  RecomputedBill,
  SimulateContractBody,
  Simulation,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { readFile, type FetchedFile } from '../fetchedFile.ts';
import { pages } from '../pages.ts';

/** Endpoints of contracts and bills. Members are parties of contracts too. */
export const agentContractApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listContracts: build.infiniteQuery<Paged<Contract>, Omit<ContractsQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listContracts', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Contracts'],
    }),
    getContract: build.query<ContractDetail, string>({
      query: (contractId) => ({ route: 'getContract', params: { contractId } }),
      providesTags: ['Contracts', 'Bills'],
    }),
    getContractRange: build.query<ContractRange, { kind: ContractKind; account: string; gameTypes?: string }>({
      query: (filter) => ({ route: 'getContractRange', query: filter }),
      providesTags: ['Contracts', 'Agent'],
    }),
    // A refusal of the calls below changes data too: the other party acted first.
    proposeContract: build.mutation<ContractDetail, ProposeContractBody>({
      query: (body) => ({ route: 'proposeContract', body }),
      invalidatesTags: ['Contracts'],
    }),
    sendContract: build.mutation<ContractDetail, string>({
      query: (contractId) => ({ route: 'sendContract', params: { contractId } }),
      invalidatesTags: ['Contracts'],
    }),
    answerContract: build.mutation<ContractDetail, AnswerContractBody & { contractId: string }>({
      query: ({ contractId, ...body }) => ({ route: 'answerContract', params: { contractId }, body }),
      invalidatesTags: ['Contracts', 'Bills'],
    }),
    amendContract: build.mutation<ContractDetail, { contractId: string; terms: ContractTerms }>({
      query: ({ contractId, terms }) => ({ route: 'amendContract', params: { contractId }, body: { terms } }),
      invalidatesTags: ['Contracts'],
    }),
    revokeContract: build.mutation<ContractDetail, string>({
      query: (contractId) => ({ route: 'revokeContract', params: { contractId } }),
      invalidatesTags: ['Contracts'],
    }),
    withdrawContract: build.mutation<ContractDetail, string>({
      query: (contractId) => ({ route: 'withdrawContract', params: { contractId } }),
      invalidatesTags: ['Contracts'],
    }),
    simulateContract: build.mutation<Simulation, SimulateContractBody>({
      query: (body) => ({ route: 'simulateContract', body }),
    }),
    getAccrual: build.query<Accrual, string>({
      query: (contractId) => ({ route: 'getAccrual', query: { contractId } }),
      providesTags: ['Contracts', 'Bills'],
    }),
    listBills: build.infiniteQuery<Bills, Omit<BillsQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listBills', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Bills'],
    }),
    exportBills: build.mutation<FetchedFile, { kind?: ContractKind; from: string; to: string }>({
      query: (filter) => ({ route: 'exportBills', query: filter, read: readFile }),
    }),
    getBill: build.query<BillDetail, string>({
      query: (billId) => ({ route: 'getBill', params: { billId } }),
      providesTags: ['Bills'],
    }),
    listBillBets: build.infiniteQuery<BillBets, { billId: string; account?: string }, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { billId, account }, pageParam }) => ({
        route: 'listBillBets',
        params: { billId },
        query: { account, pageNo: pageParam },
      }),
      providesTags: ['Bills', 'Localized'],
    }),
    recomputeBill: build.mutation<RecomputedBill, string>({
      query: (billId) => ({ route: 'recomputeBill', params: { billId } }),
    }),
    decideBill: build.mutation<BillDetail, { billId: string; isApproved: boolean }>({
      query: ({ billId, isApproved }) => ({ route: 'decideBill', params: { billId }, body: { isApproved } }),
      invalidatesTags: ['Bills', 'Balance', 'Transactions'],
    }),
    collectBill: build.mutation<BillDetail, { billId: string; idempotencyKey: string }>({
      query: ({ billId, idempotencyKey }) => ({ route: 'collectBill', params: { billId }, body: {}, idempotencyKey }),
      invalidatesTags: ['Bills', 'Balance', 'Transactions'],
    }),
    disputeBill: build.mutation<BillDetail, { billId: string; text: string }>({
      query: ({ billId, text }) => ({ route: 'disputeBill', params: { billId }, body: { text } }),
      invalidatesTags: ['Bills'],
    }),
  }),
});
