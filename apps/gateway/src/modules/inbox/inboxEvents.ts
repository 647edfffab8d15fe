import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { agentMessage } from './agentMessages.ts';
import { drawMessage } from './drawMessages.ts';
import { amountParams, text, title } from './eventValues.ts';
import type { InboxDraft, MessageContent } from './inboxDraft.ts';
import type { InboxTextKey } from './texts/en.ts';

const links = {
  deposit: '/m/voucherCenter',
  withdrawal: '/m/withdraw',
  rewards: '/m/rewardCenter',
  promotions: '/m/activity',
  benefits: '/m/member/benefits',
  devices: '/m/securityCenter/devices',
  security: '/m/securityCenter',
  cards: '/m/securityCenter/BankCards',
  passkeys: '/m/securityCenter/passkeys',
  record: '/m/transaction/record',
  identity: '/m/securityCenter/identity',
  chat: '/m/chat',
  contests: '/m/contests',
} as const;

const ACCOUNT = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Topics that cause messages. A login causes one only if its device is new, which the reader checks. */
export const messageTopics: readonly string[] = [
  'ledger.deposit',
  'deposit.failed',
  ...['review', 'approved', 'paid', 'refused', 'failed', 'cancelled'].map((state) => `withdrawal.${state}`),
  ...['granted', 'claimed', 'expired', 'revoked', 'refused', 'bonus', 'level'].map((event) => `reward.${event}`),
  'account.registered',
  'account.password_changed',
  'account.payment_password_changed',
  'account.contact_changed',
  'account.bank_card_added',
  'account.bank_card_removed',
  'account.passkey_added',
  'account.passkey_removed',
  'account.identity_approved',
  'account.identity_refused',
  'chat.answered',
  'agent.contract',
  'agent.bill',
  'draw.settled',
];
const topics = new Set(messageTopics);

const security = (textKey: InboxTextKey, link: string): MessageContent => ({
  type: 'security',
  textKey,
  params: {},
  link,
});

const accountTexts: Readonly<Partial<Record<string, MessageContent>>> = {
  'account.registered': { type: 'system', textKey: 'welcome', params: {}, link: links.security },
  'account.password_changed': security('password_changed', links.security),
  'account.payment_password_changed': security('payment_password_changed', links.security),
  'account.contact_changed': security('contact_changed', links.security),
  'account.bank_card_added': security('bank_card_added', links.cards),
  'account.bank_card_removed': security('bank_card_removed', links.cards),
  'account.passkey_added': security('passkey_added', links.passkeys),
  'account.passkey_removed': security('passkey_removed', links.passkeys),
  'account.identity_approved': security('identity_approved', links.identity),
};

/** The money of an outbox line: of a deposit's transfer or order, or of a withdrawal. */
interface Money {
  place: number;
  amount: bigint;
  currency: string;
  reason: string | null;
  bank: string | null;
  lastFour: string | null;
  orderId: string | null;
}

/** The merchant's settings on which messages depend. */
export interface InboxSettings {
  levelNames: (merchantCode: string, level: string) => Promise<LocalizedText>;
  /** Whether players of a merchant get messages about draws without a win. */
  reportsLostDraws: (merchantCode: string) => Promise<boolean>;
}

/** Creates the messages for lines of the outbox. Lines whose owner is not an account have none. */
export async function readDrafts(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
  { levelNames, reportsLostDraws }: InboxSettings,
): Promise<InboxDraft[]> {
  const relevant = lines.filter(({ topic, owner }) => topics.has(topic) && ACCOUNT.test(owner));
  if (relevant.length === 0) return [];
  const [money, unreadAnswers] = [
    await readMoney(transaction, relevant),
    await findUnreadAnswers(transaction, relevant),
  ];
  const drafts: InboxDraft[] = [];
  for (const [index, line] of relevant.entries()) {
    const message =
      accountTexts[line.topic] ??
      moneyMessage(line, money.get(index + 1)) ??
      (await levelMessage(line, levelNames)) ??
      rewardMessage(line) ??
      bonusMessage(line) ??
      agentMessage(line) ??
      (await drawMessage(line, reportsLostDraws)) ??
      identityMessage(line) ??
      chatMessage(line, unreadAnswers);
    if (message !== undefined)
      drafts.push({ accountId: line.owner, at: line.at, ...message, eventKey: message.eventKey ?? line.id });
  }
  return drafts;
}

/**
 * Reads the money of lines. Each row is looked up by its key: `offset 0` keeps the planner from reading whole tables.
 */
async function readMoney(
  transaction: Transaction<Database>,
  relevant: readonly OutboxLine[],
): Promise<ReadonlyMap<number, Money>> {
  const subjects = relevant.map(({ payload }) => payload?.['withdrawalId'] ?? payload?.['orderId'] ?? null);
  const { rows } = await sql<Money>`
    select line.place::int, coalesce(w.amount, d.amount, t.moved) as amount, coalesce(w.currency, d.currency, t.currency) as currency,
      coalesce(w.reason, d.reason) as reason, w.bank_code as bank, w.last_four as "lastFour", coalesce(d.id::text, t.provider_tx_id) as "orderId"
    from unnest(${relevant.map(({ bucket }) => bucket)}::int[], ${relevant.map(({ topic }) => topic)}::text[], ${relevant.map(({ transferId }) => transferId)}::uuid[],
      ${subjects}::uuid[]) with ordinality line (bucket, topic, transfer_id, subject, place)
    left join lateral (select * from withdrawal where line.topic like 'withdrawal.%' and bucket = line.bucket and id = line.subject offset 0) w on true
    left join lateral (select * from deposit_order where line.topic = 'deposit.failed' and bucket = line.bucket and id = line.subject offset 0) d on true
    left join lateral (select * from ledger_transfer where line.topic = 'ledger.deposit' and bucket = line.bucket and id = line.transfer_id
      and moved is not null and provider like 'psp:%' offset 0) t on true
    where coalesce(w.amount, d.amount, t.moved) is not null`.execute(transaction);
  return new Map(rows.map((row) => [row.place, row]));
}

function moneyMessage({ topic }: OutboxLine, money: Money | undefined): MessageContent | undefined {
  if (money === undefined) return undefined;
  const params = {
    ...amountParams(money.amount, money.currency),
    ...(money.reason !== null && { reason: money.reason }),
    ...(money.bank !== null && { bank: money.bank }),
    ...(money.lastFour !== null && { lastFour: money.lastFour }),
  };
  const message = (textKey: InboxTextKey, link: string): MessageContent => ({ type: 'money', textKey, params, link });
  if (topic === 'ledger.deposit') return message('deposit_credited', links.record);
  if (topic === 'deposit.failed') return message('deposit_failed', links.deposit);
  return message(topic.replace('.', '_') as InboxTextKey, links.withdrawal);
}

async function levelMessage(
  { topic, payload }: OutboxLine,
  levelNames: InboxSettings['levelNames'],
): Promise<MessageContent | undefined> {
  if (topic !== 'reward.level') return undefined;
  const level = await levelNames(text(payload?.['merchantCode']), text(payload?.['level']));
  const isReached = payload?.['reason'] === 'reached';
  return {
    type: 'bonus',
    textKey: isReached ? 'level_reached' : 'level_lost',
    params: { level },
    link: links.benefits,
  };
}

/**
 * Returns the message about a reward: one when it can be claimed and another when it is paid; without a claim only the
 * latter.
 */
function rewardMessage({ topic, payload }: OutboxLine): MessageContent | undefined {
  if (payload === null || topic === 'reward.bonus') return undefined;
  const { rewardId, source, mustClaim, amount, currency } = payload;
  const given = givenOf(payload);
  const params = {
    title: title(payload['title']),
    ...(given !== undefined && { [given.unit]: String(given.count) }),
    ...(typeof amount === 'string' && amountParams(BigInt(amount), text(currency))),
  };
  const message = (textKey: InboxTextKey, event: string, link: string = links.rewards): MessageContent => ({
    type: 'bonus',
    textKey,
    params,
    link,
    ...(typeof rewardId === 'string' && { eventKey: `reward:${rewardId}:${event}` }),
  });
  switch (topic) {
    case 'reward.granted':
      if (mustClaim !== true) return undefined;
      return message(`${given?.unit ?? 'reward'}_claimable`, 'granted');
    case 'reward.claimed':
      if (given !== undefined) return message(`${given.unit}_claimed`, 'claimed', `/m/contest?id=${given.contest}`);
      if (source === 'tournament' || source === 'raffle') return message('contest_won', 'claimed', links.contests);
      return message(source === 'referral' ? 'referral_rewarded' : 'reward_claimed', 'claimed');
    case 'reward.expired':
      return message(`${given?.unit ?? 'reward'}_expired`, 'expired');
    case 'reward.revoked':
      return message(`${given?.unit ?? 'reward'}_revoked`, 'revoked');
    case 'reward.refused':
      return message('application_refused', 'refused', links.promotions);
    default:
      return undefined;
  }
}

/** Returns the tickets or points of a reward, and the code of their contest; undefined for other rewards. */
function givenOf({
  tickets,
  points,
}: Record<string, unknown>): { unit: 'tickets' | 'points'; count: number; contest: string } | undefined {
  const given = tickets ?? points;
  if (typeof given !== 'object' || given === null) return undefined;
  const { count, raffle, contest } = given as Record<string, unknown>;
  return {
    unit: tickets === undefined ? 'points' : 'tickets',
    count: Number(count),
    contest: text(raffle ?? contest),
  };
}

const bonusTexts: Readonly<Partial<Record<string, InboxTextKey>>> = {
  MET: 'bonus_met',
  SPENT: 'bonus_spent',
  GIVEN_UP: 'bonus_given_up',
  EXPIRED: 'bonus_expired',
  REVOKED: 'bonus_revoked',
};

/** Returns the message about the end of a bonus. The reward reports its beginning. */
function bonusMessage({ topic, payload }: OutboxLine): MessageContent | undefined {
  if (topic !== 'reward.bonus' || payload === null) return undefined;
  const textKey = bonusTexts[text(payload['state'])];
  if (textKey === undefined) return undefined;
  return {
    type: 'bonus',
    textKey,
    params: {
      title: title(payload['title']),
      ...amountParams(BigInt(text(payload['converted']) || '0'), text(payload['currency'])),
    },
    link: links.rewards,
    eventKey: `bonus:${text(payload['bonusId'])}:ended`,
  };
}

/** Returns the message about a refused identity check, with its reason. */
function identityMessage({ topic, payload }: OutboxLine): MessageContent | undefined {
  if (topic !== 'account.identity_refused') return undefined;
  const params = { reason: `identity_${text(payload?.['reason'])}` };
  return { type: 'security', textKey: 'identity_refused', params, link: links.identity };
}

/** Returns the message about an answer in the chat that the player has not read yet. */
function chatMessage({ topic, id, payload }: OutboxLine, unread: ReadonlySet<string>): MessageContent | undefined {
  if (topic !== 'chat.answered' || !unread.has(id)) return undefined;
  const eventKey = `chat:${Number(payload?.['seq'])}`;
  return { type: 'system', textKey: 'chat_answered', params: {}, link: links.chat, eventKey };
}

/** Finds lines of answers that the player has not read: a player with an open chat reads them as they arrive. */
async function findUnreadAnswers(
  transaction: Transaction<Database>,
  relevant: readonly OutboxLine[],
): Promise<ReadonlySet<string>> {
  const answers = relevant.filter(({ topic }) => topic === 'chat.answered');
  if (answers.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select line.id from unnest(${answers.map(({ id }) => id)}::text[], ${answers.map(({ owner }) => owner)}::uuid[],
      ${answers.map(({ payload }) => Number(payload?.['seq'] ?? 0))}::int[]) as line (id, account_id, seq)
    join support_conversation c on c.account_id = line.account_id
    where c.player_read_seq < line.seq`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}
