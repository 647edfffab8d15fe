import type { FastifyInstance } from 'fastify';
import { secondsOf } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { registerFile } from '../../http/registerFile.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { AccrualService } from './accrual.service.ts';
import type { BillService } from './bill.service.ts';
import type { ContractService } from './contract.service.ts';

/** The most files of bills that an account may download in an hour. */
const FILES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Registers the queries of contracts, and the actions of their two sides. */
export function registerContractCalls(
  app: FastifyInstance,
  { contracts, accruals }: { contracts: ContractService; accruals: AccrualService },
): void {
  registerCall(app, 'listContracts', (call) => contracts.list(call, call.query));
  registerCall(app, 'getContract', (call) => contracts.find(call, call.params.contractId));
  registerCall(app, 'getContractRange', (call) => contracts.range(call, call.query));
  registerCall(app, 'proposeContract', (call) => contracts.propose(call, call.body));
  registerCall(app, 'sendContract', (call) => contracts.send(call, call.params.contractId));
  registerCall(app, 'answerContract', (call) => contracts.answer(call, call.params.contractId, call.body));
  registerCall(app, 'amendContract', (call) => contracts.amend(call, call.params.contractId, call.body.terms));
  registerCall(app, 'revokeContract', (call) => contracts.revoke(call, call.params.contractId));
  registerCall(app, 'withdrawContract', (call) => contracts.withdraw(call, call.params.contractId));
  registerCall(app, 'simulateContract', (call) => accruals.simulate(call, call.body));
  registerCall(app, 'getAccrual', (call) => accruals.accrual(call, call.query.contractId));
}

/** Registers the calls about bills, for payers and payees. */
export function registerBillCalls(
  app: FastifyInstance,
  { shared, bills }: { shared: SharedState; bills: BillService },
): void {
  registerCall(app, 'listBills', (call) => bills.list(call, call.query));
  registerCall(app, 'getBill', (call) => bills.find(call, call.params.billId));
  registerCall(app, 'listBillBets', (call) => bills.bets(call, call.params.billId, call.query));
  registerCall(app, 'recomputeBill', (call) => bills.recompute(call, call.params.billId));
  registerCall(app, 'decideBill', (call) => bills.decide(call, call.params.billId, call.body.isApproved));
  registerCall(app, 'collectBill', (call) => bills.collect(call, call.params.billId));
  registerCall(app, 'disputeBill', (call) => bills.dispute(call, call.params.billId, call.body.text));
  registerFile(app, 'exportBills', async (call) => {
    const { isWithin, retryAfterMs } = await shared.hit(`files-of:${call.session.accountId}`, FILES_PER_HOUR, HOUR_MS);
    if (!isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(retryAfterMs) });
    return { name: `bills_${call.query.from}_${call.query.to}.csv`, chunks: bills.export(call, call.query) };
  });
}
