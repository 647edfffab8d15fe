import type { Player } from '../ledger/player.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';
import type { AccountEvent, Currency } from '@parlor/contract';
import type { EventStream } from '../../http/eventStream.ts';

/** One open stream. */
export interface Follower extends Player {
  sessionId: string;
  currency: Currency;
  /** The advertising hours of its merchant. */
  advertising: Pick<MerchantSettings, 'jurisdiction' | 'timeZone'>;
  /** The client address whose budget the stream counts for. */
  address: string;
  stream: EventStream<AccountEvent>;
  /** Epoch milliseconds. */
  openedAt: number;
}

const noFollowers: ReadonlySet<Follower> = new Set();

/** Creates the collection of open streams: by account, the oldest first, and their number by address. */
export function createFollowers() {
  const byAccount = new Map<string, Set<Follower>>();
  const countByAddress = new Map<string, number>();

  function count(address: string, change: number): void {
    const remaining = (countByAddress.get(address) ?? 0) + change;
    if (remaining > 0) countByAddress.set(address, remaining);
    else countByAddress.delete(address);
  }

  return {
    add(follower: Follower): void {
      const ofAccount = byAccount.get(follower.accountId) ?? new Set();
      byAccount.set(follower.accountId, ofAccount.add(follower));
      count(follower.address, 1);
    },
    remove(follower: Follower): void {
      const ofAccount = byAccount.get(follower.accountId);
      if (ofAccount?.delete(follower) !== true) return;
      if (ofAccount.size === 0) byAccount.delete(follower.accountId);
      count(follower.address, -1);
    },
    ofAccount: (accountId: string): ReadonlySet<Follower> => byAccount.get(accountId) ?? noFollowers,
    countOfAddress: (address: string): number => countByAddress.get(address) ?? 0,
    all: (): Follower[] => [...byAccount.values()].flatMap((ofAccount) => [...ofAccount]),
  };
}
