import type { Route } from './route.ts';

/** Routes of the agent area. */
export const agentRoutes = {
  /** Lists the contracts that await an answer of the logged-in account (AUTH-17). */
  getContractRequests: { method: 'GET', path: '/wps/agent/contracts/requests' },
  getAgentSummary: { method: 'GET', path: '/wps/agent/summary', access: 'agent' },

  getTeamKpi: { method: 'GET', path: '/wps/agent/kpi', access: 'agent' },
  getTeamTrend: { method: 'GET', path: '/wps/agent/trend', access: 'agent' },
  getTeamGameTypes: { method: 'GET', path: '/wps/agent/gameTypes', access: 'agent' },
  listTeamResults: { method: 'GET', path: '/wps/agent/results', access: 'agent' },
  exportTeamResults: { method: 'GET', path: '/wps/agent/results/file', access: 'agent', isFile: true },
  listDownlineBets: { method: 'GET', path: '/wps/agent/downlines/:account/bets', access: 'agent' },
  listAgentRebates: { method: 'GET', path: '/wps/agent/rebates', access: 'agent' },
  listRebateSources: { method: 'GET', path: '/wps/agent/rebates/sources', access: 'agent' },

  listDownlines: { method: 'GET', path: '/wps/agent/downlines', access: 'agent' },
  getDownline: { method: 'GET', path: '/wps/agent/downlines/:account', access: 'agent' },
  openDownline: { method: 'POST', path: '/wps/agent/downlines', access: 'agent', body: 'encrypted' },
  setDownlineRates: { method: 'PUT', path: '/wps/agent/downlines/:account/rates', access: 'agent', body: 'json' },
  moveDownline: { method: 'POST', path: '/wps/agent/downlines/:account/move', access: 'agent', body: 'json' },
  cancelDownlineMove: { method: 'DELETE', path: '/wps/agent/downlines/:account/move', access: 'agent' },
  getRateRange: { method: 'GET', path: '/wps/agent/rateRange', access: 'agent' },
  getQuotas: { method: 'GET', path: '/wps/agent/quotas', access: 'agent' },
  giveQuotas: { method: 'POST', path: '/wps/agent/downlines/:account/quotas', access: 'agent', body: 'json' },
  listAffiliateUrls: { method: 'GET', path: '/wps/agent/urls', access: 'agent' },
  createAffiliateUrl: { method: 'POST', path: '/wps/agent/urls', access: 'agent', body: 'json' },
  deleteAffiliateUrl: { method: 'DELETE', path: '/wps/agent/urls/:code', access: 'agent' },
  visitAffiliateUrl: { method: 'POST', path: '/wps/affiliate/visit', access: 'public', body: 'json' },
  getTransferTerms: { method: 'GET', path: '/wps/agent/transfers/terms', access: 'agent' },
  transferToDownline: {
    method: 'POST',
    path: '/wps/agent/transfers',
    access: 'agent',
    body: 'encrypted',
    isIdempotent: true,
  },
  previewBatchTransfer: { method: 'POST', path: '/wps/agent/transfers/preview', access: 'agent', body: 'json' },
  createBatchTransfer: {
    method: 'POST',
    path: '/wps/agent/transfers/batch',
    access: 'agent',
    body: 'encrypted',
    isIdempotent: true,
  },
  listAgentTransfers: { method: 'GET', path: '/wps/agent/transfers', access: 'agent' },
  getAgentSettings: { method: 'GET', path: '/wps/agent/settings', access: 'agent' },
  setAgentSettings: { method: 'PUT', path: '/wps/agent/settings', access: 'agent', body: 'json' },

  // Members are parties of contracts too, so these are for every account.
  listContracts: { method: 'GET', path: '/wps/agent/contracts' },
  getContract: { method: 'GET', path: '/wps/agent/contracts/:contractId' },
  getContractRange: { method: 'GET', path: '/wps/agent/contractRange', access: 'agent' },
  proposeContract: { method: 'POST', path: '/wps/agent/contracts', access: 'agent', body: 'json' },
  sendContract: { method: 'POST', path: '/wps/agent/contracts/:contractId/send', access: 'agent' },
  answerContract: { method: 'POST', path: '/wps/agent/contracts/:contractId/answer', body: 'json' },
  amendContract: { method: 'POST', path: '/wps/agent/contracts/:contractId/amend', access: 'agent', body: 'json' },
  revokeContract: { method: 'POST', path: '/wps/agent/contracts/:contractId/revoke', access: 'agent' },
  withdrawContract: { method: 'POST', path: '/wps/agent/contracts/:contractId/withdraw', access: 'agent' },
  simulateContract: { method: 'POST', path: '/wps/agent/simulation', access: 'agent', body: 'json' },
  getAccrual: { method: 'GET', path: '/wps/agent/accrual' },
  listBills: { method: 'GET', path: '/wps/agent/bills' },
  exportBills: { method: 'GET', path: '/wps/agent/bills/file', isFile: true },
  getBill: { method: 'GET', path: '/wps/agent/bills/:billId' },
  listBillBets: { method: 'GET', path: '/wps/agent/bills/:billId/bets' },
  recomputeBill: { method: 'GET', path: '/wps/agent/bills/:billId/recomputed' },
  decideBill: { method: 'POST', path: '/wps/agent/bills/:billId/decision', access: 'agent', body: 'json' },
  collectBill: { method: 'POST', path: '/wps/agent/bills/:billId/collect', body: 'json', isIdempotent: true },
  disputeBill: { method: 'POST', path: '/wps/agent/bills/:billId/messages', body: 'json' },
} as const satisfies Record<string, Route>;

/** The name of a route of the agent area. */
export type AgentRouteName = keyof typeof agentRoutes;
