import type { FastifyBaseLogger } from 'fastify';
import type { AccountEvent } from '@parlor/contract';
import type { CallSession, Merchant } from '../../http/call.ts';
import { addressKey } from '../../http/callBudget.ts';
import type { EventStream } from '../../http/eventStream.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { BoardEvents } from '../contest/boardEvents.ts';
import type { ContentService } from '../content/content.service.ts';
import { mayAdvertise } from '../jurisdiction/offerLimits.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionEnds } from '../session/sessionEnds.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { createBalanceFeed } from './balanceFeed.ts';
import { createBoardHints } from './boardHints.ts';
import { createFollowers, type Follower } from './followers.ts';
import type { LedgerEvents } from './ledgerEvents.ts';

/** The longest time that a stream is open, in ms, so that pages move to newer processes. */
const MAX_STREAM_MS = 900_000;
/** The most streams of one session: one for each tab. */
const MAX_SESSION_STREAMS = 4;
/** How long a page waits before it reconnects after a stream ended for its age or a stopping gateway, in ms. */
const RETRY_MS = 1_000;
/** The wait if the session has newer streams, in ms: reconnecting at once would end one of those. */
const REPLACED_RETRY_MS = 60_000;
const ADDRESS_RETRY_S = 60;

/** The account that opens a stream, and its address. */
export interface Following {
  session: CallSession;
  merchant: Merchant;
  clientAddress: string;
}

/** Streams of changes of accounts, for this process; other processes have their own. */
export interface LiveService {
  /** Starts a stream; refuses if the client address has too many. */
  follow(following: Following, stream: EventStream<AccountEvent>): Refusal<'request.rate_limited'> | undefined;
  /**
   * Sends keep-alives, and ends streams that are too old or whose session has ended. Notifies those whose merchant's
   * advertising hours begin or end. Call it every 25 seconds.
   */
  sweep(): Promise<void>;
  /** Returns the number of open streams. */
  openCount(): number;
  /** Ends every stream and accepts no more. */
  close(): void;
}

interface LiveDeps {
  wallet: WalletService;
  sessions: SessionService;
  sessionEnds: SessionEnds;
  ledgerEvents: LedgerEvents;
  boardEvents: Pick<BoardEvents, 'subscribe'>;
  content: Pick<ContentService, 'onChange'>;
  log: FastifyBaseLogger;
  clock: () => number;
  /** The most streams of one client address. */
  maxAddressStreams: number;
}

type ChangedRecords = Extract<AccountEvent, { event: 'changed' }>['data']['what'];

const recordsByTopic: Readonly<Partial<Record<string, ChangedRecords>>> = {
  withdrawal: 'withdrawals',
  deposit: 'deposits',
  reward: 'rewards',
  message: 'messages',
  chat: 'chat',
};

/** Whether an event may change the balance. A login or a message does not move money. */
const isAboutMoney = (topic: string): boolean => !/^(?:account|message|chat)\./.test(topic);

/**
 * Returns the records that an event of the ledger changes, if pages show them and cannot derive the change from the
 * balance.
 */
function recordsOf(topic: string): ChangedRecords | undefined {
  if (topic === 'ledger.deposit') return 'deposits';
  return recordsByTopic[topic.slice(0, topic.indexOf('.'))];
}

/** Creates the streams of this process. */
export function createLiveService({
  wallet,
  sessions,
  sessionEnds,
  ledgerEvents,
  boardEvents,
  content,
  log,
  clock,
  maxAddressStreams,
}: LiveDeps): LiveService {
  const followers = createFollowers();
  let isClosed = false;
  const bye = ({ stream }: Follower, retryMs = RETRY_MS): void => stream.end({ event: 'bye', data: { retryMs } });

  const feed = createBalanceFeed({
    read(accountId) {
      const [first] = followers.ofAccount(accountId);
      if (first === undefined) throw new Error('Nobody follows the account');
      return wallet.balanceOf(first, first.currency);
    },
    onBalance(accountId, data) {
      for (const { stream } of followers.ofAccount(accountId)) stream.send({ event: 'balance', data });
    },
    onError: (error) => log.warn({ err: error }, 'a balance could not be read for those who follow it'),
  });

  /** Ends the streams whose session has ended. */
  async function endRefused(candidates: readonly Follower[]): Promise<void> {
    const open = await sessions.openAmong([...new Set(candidates.map(({ sessionId }) => sessionId))]);
    for (const follower of candidates) if (!open.has(follower.sessionId)) bye(follower);
  }

  function noteEnds(accountId: string): void {
    const candidates = [...followers.ofAccount(accountId)];
    if (candidates.length === 0) return;
    endRefused(candidates).catch((error: unknown) =>
      log.warn({ err: error }, 'sessions of streams could not be checked'),
    );
  }

  const boards = createBoardHints((merchantCode) => {
    for (const follower of followers.all())
      if (follower.merchantCode === merchantCode)
        follower.stream.send({ event: 'changed', data: { what: 'contests' } });
  });

  const notifyContentChange = (recipients: readonly Follower[]): void => {
    for (const { stream } of recipients) stream.send({ event: 'changed', data: { what: 'content' } });
  };
  /** The last check of the merchants' advertising hours, in epoch milliseconds. */
  let checkedAt = clock();

  const stops = [
    ledgerEvents.subscribe(({ accountId, topic }) => {
      const open = followers.ofAccount(accountId);
      if (open.size === 0) return;
      if (isAboutMoney(topic)) feed.changed(accountId);
      const what = recordsOf(topic);
      if (what !== undefined) for (const { stream } of open) stream.send({ event: 'changed', data: { what } });
    }),
    sessionEnds.subscribe(({ accountId }) => noteEnds(accountId)),
    boardEvents.subscribe(({ merchantCode }) => boards.changed(merchantCode)),
    () => boards.close(),
    // Merchants share the cache, so all of them are notified. That is rare.
    content.onChange(() => notifyContentChange(followers.all())),
  ];

  return {
    follow({ session: { id: sessionId, accountId, merchantCode }, merchant, clientAddress }, stream) {
      const { currency, settings: advertising } = merchant;
      const address = addressKey(clientAddress);
      if (isClosed || followers.countOfAddress(address) >= maxAddressStreams)
        return refuse('request.rate_limited', { retryAfter: ADDRESS_RETRY_S });
      const siblings = [...followers.ofAccount(accountId)].filter((other) => other.sessionId === sessionId);
      for (const oldest of siblings.slice(0, Math.max(0, siblings.length + 1 - MAX_SESSION_STREAMS)))
        bye(oldest, REPLACED_RETRY_MS);
      const openedAt = clock();
      const follower: Follower = {
        sessionId,
        accountId,
        merchantCode,
        currency,
        advertising,
        address,
        stream,
        openedAt,
      };
      followers.add(follower);
      stream.onClose(() => {
        followers.remove(follower);
        if (followers.ofAccount(accountId).size === 0) feed.forget(accountId);
      });
      stream.send({ event: 'hello', data: { retryMs: RETRY_MS } });
      // Sends changes from before the stream was open, and since the check of the session.
      feed.changed(accountId);
      noteEnds(accountId);
      return undefined;
    },
    async sweep() {
      const now = clock();
      const before = checkedAt;
      checkedAt = now;
      notifyContentChange(
        followers
          .all()
          .filter(({ advertising }) => mayAdvertise(advertising, before) !== mayAdvertise(advertising, now)),
      );
      for (const follower of followers.all()) {
        if (now - follower.openedAt >= MAX_STREAM_MS) bye(follower);
        else follower.stream.beat();
      }
      await endRefused(followers.all());
    },
    openCount: () => followers.all().length,
    close() {
      isClosed = true;
      for (const stop of stops) stop();
      for (const follower of followers.all()) bye(follower);
    },
  };
}
