import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { amountParams, text } from './eventValues.ts';
import type { MessageContent } from './inboxDraft.ts';
import type { InboxTextKey } from './texts/en.ts';

interface Kind {
  names: LocalizedText;
  link: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  daily_salary: {
    names: { EN: 'Daily salary', TY: 'เงินเดือนรายวัน', CN: '日薪' },
    link: '/m/member/agent/getSalaryContract',
  },
  hourly: {
    names: { EN: 'Hourly salary', TY: 'ค่าจ้างรายชั่วโมง', CN: '时薪' },
    link: '/m/member/agent/getHourContract',
  },
  dividend: { names: { EN: 'Dividend', TY: 'เงินปันผล', CN: '分红' }, link: '/m/member/agent/getDevidendContract' },
};

/** Texts of proposals; each is sent to the side that has to answer. */
const waitingContracts: Readonly<Partial<Record<string, InboxTextKey>>> = {
  PENDING: 'contract_offered',
  AMEND_PENDING: 'contract_amended',
  REVOKE_PENDING: 'contract_revocation_asked',
};

const contractTexts: Readonly<Partial<Record<string, InboxTextKey>>> = {
  ACTIVE: 'contract_active',
  REJECTED: 'contract_rejected',
  REVOKED: 'contract_revoked',
  EXPIRED: 'contract_expired',
};

/** Texts by state of a bill. A bill that reached no tier, or waits for the payer's approval, has none. */
const billTexts: Readonly<Partial<Record<string, InboxTextKey>>> = {
  COLLECTABLE: 'bill_collectable',
  PAID: 'bill_paid',
  PARTIAL: 'bill_partly_paid',
  INSUFFICIENT: 'bill_waits',
  DENIED: 'bill_denied',
  EXPIRED: 'bill_expired',
};

/** A negative correction has only one message, because the payments that it reduces have their own. */
const correctionTexts: Readonly<Partial<Record<string, InboxTextKey>>> = { COLLECTABLE: 'bill_correction' };

/** Returns the message to an agent about a contract or bill. */
export function agentMessage({ topic, payload }: OutboxLine): MessageContent | undefined {
  const kind = kinds[text(payload?.['kind'])];
  if (kind === undefined || payload === null) return undefined;
  const { names, link } = kind;
  const state = text(payload['state']);
  if (topic === 'agent.contract') {
    const waits = payload['side'] === 'payer' ? undefined : waitingContracts[state];
    const textKey = waits ?? contractTexts[state];
    return textKey && { type: 'system', textKey, params: { contract: names }, link };
  }
  const isCorrection = text(payload['amount']).startsWith('-');
  const texts = isCorrection ? correctionTexts : billTexts;
  const textKey = topic === 'agent.bill' ? texts[state] : undefined;
  if (textKey === undefined) return undefined;
  const paid = text(payload['paid']) || '0';
  const amount = textKey === 'bill_paid' || textKey === 'bill_partly_paid' ? paid : text(payload['amount']) || '0';
  return {
    type: 'money',
    textKey,
    params: { contract: names, ...amountParams(BigInt(amount), text(payload['currency'])) },
    link,
    // A bill that is paid in parts has a message for each part.
    eventKey: `bill:${text(payload['billId'])}:${state}:${paid}`,
  };
}
