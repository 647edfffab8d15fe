/*
 * A second, simple implementation of the ledger's rules: maps in memory, one command at a time. Tests compare the SQL
 * functions with it; it was written from the rules (README, money.md) and shares no code with the functions.
 */

/** The part of an answer on which two ledgers agree: ids differ, but both have one or neither has. */
export interface ReferenceAnswer {
  status: string;
  hasId: boolean;
  balance: bigint | null;
  replayed: boolean;
}

interface Stored {
  status: string;
  /** The player's available balance after the command. */
  free: bigint;
  /** The arguments of the command, by which a repetition is recognised; undefined on a tombstone. */
  fingerprint: string | undefined;
  owner: string;
  amount: bigint;
  order: Order | undefined;
  isRolledBack: boolean;
  isWon: boolean;
}

interface Order {
  round: string;
  stake: bigint;
  payout: bigint;
  refunded: bigint;
  isClosed: boolean;
  lateWins: number;
}

interface Hold {
  owner: string;
  amount: bigint;
  isOpen: boolean;
  isExpired: boolean;
}

interface Account {
  balance: bigint;
  held: bigint;
  isBlocked: boolean;
  isExcluded: boolean;
  isFrozen: boolean;
  limits: Map<string, bigint | null>;
  deposited: bigint;
  staked: bigint;
  won: bigint;
  refunded: bigint;
}

/** The most that a round may pay, as a multiple of its stake. */
const ROUND_MULTIPLE = 25_000n;

/** Creates a ledger in memory. Commands of owners in the same `bucketOf` share their idempotency keys. */
export function createReferenceLedger(bucketOf: (owner: string) => number) {
  const accounts = new Map<string, Account>();
  const stored = new Map<string, Stored>();
  const orders = new Map<string, Order>();
  const holds = new Map<string, Hold>();

  const accountOf = (owner: string): Account => accounts.get(owner) as Account;
  const freeOf = (owner: string): bigint => accountOf(owner).balance - accountOf(owner).held;
  const keyOf = (owner: string, kind: string, tx: string): string => `${bucketOf(owner)} ${kind} ${tx}`;

  const passing = (owner: string, status: string): ReferenceAnswer => ({
    status,
    hasId: false,
    balance: freeOf(owner),
    replayed: false,
  });

  function replay(known: Stored, owner: string, fingerprint: string): ReferenceAnswer {
    if (known.fingerprint === fingerprint)
      return { status: known.status, hasId: true, balance: known.free, replayed: true };
    if (known.fingerprint === undefined) return { ...passing(owner, 'TX_CANCELLED'), hasId: true };
    return passing(owner, 'TX_CONFLICT');
  }

  function record(
    key: string,
    owner: string,
    fingerprint: string | undefined,
    status: string,
    rest: Partial<Stored> = {},
  ): ReferenceAnswer {
    const free = freeOf(owner);
    stored.set(key, {
      status,
      free,
      fingerprint,
      owner,
      amount: 0n,
      order: undefined,
      isRolledBack: false,
      isWon: false,
      ...rest,
    });
    return { status, hasId: true, balance: free, replayed: false };
  }

  /** Returns the rest of a limit; undefined if none is set. */
  function roomOf(owner: string, kind: 'deposit' | 'wager' | 'loss'): bigint | undefined {
    const { limits, deposited, staked, won, refunded } = accountOf(owner);
    const limit = limits.get(kind) ?? undefined;
    const used = { deposit: deposited, wager: staked - refunded, loss: staked - won - refunded }[kind];
    return limit === undefined ? undefined : limit - used;
  }

  const ledger = {
    open(owner: string, balance: bigint): void {
      accounts.set(owner, {
        balance,
        held: 0n,
        isBlocked: false,
        isExcluded: false,
        isFrozen: false,
        limits: new Map(),
        deposited: 0n,
        staked: 0n,
        won: 0n,
        refunded: 0n,
      });
    },
    free: freeOf,

    bet(
      owner: string,
      tx: string,
      round: string,
      amount: bigint,
      isClosed: boolean,
      refusal?: string,
    ): ReferenceAnswer {
      const [key, fingerprint] = [keyOf(owner, 'bet', tx), `${owner} ${amount} ${round} ${isClosed}`];
      const known = stored.get(key);
      if (known !== undefined) return replay(known, owner, fingerprint);
      if (refusal !== undefined) return passing(owner, refusal);
      const account = accountOf(owner);
      const order = orders.get(`${owner} ${round}`);
      const isOver = (['wager', 'loss'] as const).some((kind) => amount > (roomOf(owner, kind) ?? amount));
      const status =
        account.isBlocked || account.isFrozen || account.isExcluded
          ? 'PLAYER_BLOCKED'
          : order?.isClosed
            ? 'TX_CANCELLED'
            : freeOf(owner) < amount
              ? 'INSUFFICIENT_FUNDS'
              : isOver
                ? 'LIMIT_REACHED'
                : 'OK';
      if (status !== 'OK') return record(key, owner, fingerprint, status, { amount, order });
      account.balance -= amount;
      account.staked += amount;
      const joined = order ?? { round, stake: 0n, payout: 0n, refunded: 0n, isClosed: false, lateWins: 0 };
      joined.stake += amount;
      joined.isClosed = isClosed;
      orders.set(`${owner} ${round}`, joined);
      return record(key, owner, fingerprint, status, { amount, order: joined });
    },

    win(owner: string, tx: string, ref: string, round: string, amount: bigint, isClosed: boolean): ReferenceAnswer {
      const [key, fingerprint] = [keyOf(owner, 'win', tx), `${owner} ${amount} ${ref} ${round} ${isClosed}`];
      const known = stored.get(key);
      if (known !== undefined) return replay(known, owner, fingerprint);
      const bet = stored.get(keyOf(owner, 'bet', ref));
      if (bet === undefined || bet.owner !== owner) return passing(owner, 'TX_NOT_FOUND');
      const isTombstone = bet.fingerprint === undefined;
      if (bet.status !== 'OK' && !isTombstone) return passing(owner, 'TX_NOT_FOUND');
      const { order } = bet;
      if (order !== undefined && order.round !== round) return passing(owner, 'TX_NOT_FOUND');
      if (isTombstone || bet.isRolledBack || order === undefined)
        return record(key, owner, fingerprint, 'TX_CANCELLED');
      const isPaidOut = order.isClosed && order.lateWins >= 1;
      if (amount > 0n && (isPaidOut || order.payout + amount > (order.stake - order.refunded) * ROUND_MULTIPLE))
        return passing(owner, 'LIMIT_REACHED');
      accountOf(owner).balance += amount;
      accountOf(owner).won += amount;
      order.payout += amount;
      if (order.isClosed && amount > 0n) order.lateWins += 1;
      order.isClosed ||= isClosed;
      bet.isWon = true;
      return record(key, owner, fingerprint, 'OK', { amount });
    },

    betWin(owner: string, tx: string, round: string, amount: bigint, won: bigint): ReferenceAnswer {
      const before = structuredClone({ account: accountOf(owner), order: orders.get(`${owner} ${round}`) });
      const key = keyOf(owner, 'bet', tx);
      const isNew = !stored.has(key);
      const bet = ledger.bet(owner, tx, round, amount, false);
      if (bet.status !== 'OK') return bet;
      const win = ledger.win(owner, tx, tx, round, won, true);
      if (win.status === 'OK') return win;
      // Neither the bet nor the win happened. An earlier bet remains.
      stored.delete(win.hasId && !win.replayed ? keyOf(owner, 'win', tx) : '');
      if (isNew) {
        stored.delete(key);
        accounts.set(owner, before.account);
        const order = orders.get(`${owner} ${round}`);
        if (before.order === undefined) orders.delete(`${owner} ${round}`);
        else if (order !== undefined) Object.assign(order, before.order);
      }
      return passing(owner, win.status);
    },

    rollback(owner: string, tx: string, ref: string, round: string): ReferenceAnswer {
      const [key, fingerprint] = [keyOf(owner, 'rollback', tx), `${owner} ${ref} ${round}`];
      const known = stored.get(key);
      if (known !== undefined) return replay(known, owner, fingerprint);
      const betKey = keyOf(owner, 'bet', ref);
      if (!stored.has(betKey)) record(betKey, owner, undefined, 'TX_CANCELLED');
      const bet = stored.get(betKey) as Stored;
      if (bet.owner !== owner) return passing(owner, 'TX_NOT_FOUND');
      // There is nothing to return; this is the profile's answer for an unknown bet.
      if (bet.status !== 'OK') return record(key, owner, fingerprint, 'OK');
      if (bet.order?.round !== round) return passing(owner, 'TX_NOT_FOUND');
      if (bet.isRolledBack) return record(key, owner, fingerprint, 'TX_CANCELLED');
      if (bet.isWon) return record(key, owner, fingerprint, 'CANNOT_CANCEL');
      accountOf(owner).balance += bet.amount;
      accountOf(owner).refunded += bet.amount;
      bet.order.refunded += bet.amount;
      bet.isRolledBack = true;
      return record(key, owner, fingerprint, 'OK');
    },

    endRound(owner: string, round: string): ReferenceAnswer {
      const order = orders.get(`${owner} ${round}`);
      if (order === undefined) return { status: 'TX_NOT_FOUND', hasId: false, balance: null, replayed: false };
      const replayed = order.isClosed;
      order.isClosed = true;
      return { status: 'OK', hasId: true, balance: freeOf(owner), replayed };
    },

    /** Moves money in (above zero) or out: deposits, promotions, wins without a bet, corrections, transfers. */
    move(owner: string, kind: string, tx: string, amount: bigint, counter = kind): ReferenceAnswer {
      const [key, fingerprint] = [keyOf(owner, kind, tx), `${owner} ${amount} ${counter}`];
      const known = stored.get(key);
      if (known !== undefined) return replay(known, owner, fingerprint);
      const account = accountOf(owner);
      if (amount < 0n && account.isFrozen) return record(key, owner, fingerprint, 'PLAYER_BLOCKED');
      if (freeOf(owner) + amount < 0n) return record(key, owner, fingerprint, 'INSUFFICIENT_FUNDS');
      account.balance += amount;
      if (kind === 'deposit') account.deposited += amount;
      if (kind === 'win') account.won += amount;
      return record(key, owner, fingerprint, 'OK');
    },

    hold(owner: string, tx: string, amount: bigint, isExpired: boolean, id: string): ReferenceAnswer {
      const [key, fingerprint] = [keyOf(owner, 'hold', tx), `${owner} ${amount}`];
      const known = stored.get(key);
      if (known !== undefined) return replay(known, owner, fingerprint);
      const account = accountOf(owner);
      if (account.isFrozen) return record(key, owner, fingerprint, 'PLAYER_BLOCKED');
      if (freeOf(owner) < amount) return record(key, owner, fingerprint, 'INSUFFICIENT_FUNDS');
      account.held += amount;
      holds.set(id, { owner, amount, isOpen: true, isExpired });
      return record(key, owner, fingerprint, 'OK');
    },

    /** Pays `posted` out of a hold and releases the rest; releases all of it for zero. */
    endHold(owner: string, tx: string, id: string, posted: bigint): ReferenceAnswer {
      const hold = holds.get(id);
      if (hold?.owner !== owner) return { status: 'TX_NOT_FOUND', hasId: false, balance: null, replayed: false };
      const [key, fingerprint] = [keyOf(owner, posted > 0n ? 'withdrawal' : 'hold_end', tx), `${id} ${posted}`];
      const known = stored.get(key);
      if (known !== undefined) return replay(known, owner, fingerprint);
      if (!hold.isOpen) return passing(owner, 'TX_CANCELLED');
      if (posted > 0n && accountOf(owner).isFrozen) return passing(owner, 'PLAYER_BLOCKED');
      hold.isOpen = false;
      accountOf(owner).held -= hold.amount;
      accountOf(owner).balance -= posted;
      return record(key, owner, fingerprint, 'OK');
    },

    /** Releases expired holds; returns their number. */
    expire(owner: string): number {
      const due = [...holds.values()].filter((hold) => hold.owner === owner && hold.isOpen && hold.isExpired);
      for (const hold of due) {
        hold.isOpen = false;
        accountOf(owner).held -= hold.amount;
      }
      return due.length;
    },

    /** Sets a limit. A tighter one takes effect at once; a looser one only after the end of any test. */
    limit(owner: string, kind: 'deposit' | 'wager' | 'loss', amount: bigint | null): void {
      const { limits } = accountOf(owner);
      const current = limits.get(kind) ?? null;
      if (current === null || (amount !== null && amount <= current)) limits.set(kind, amount);
    },
    block: (owner: string, isBlocked: boolean): void => void (accountOf(owner).isBlocked = isBlocked),
    exclude: (owner: string): void => void (accountOf(owner).isExcluded = true),
    freeze: (owner: string, isFrozen: boolean): void => void (accountOf(owner).isFrozen = isFrozen),
    /** Returns the amount that may still be paid in; null without a limit. */
    depositRoom(owner: string): bigint | null {
      const { isFrozen, isExcluded } = accountOf(owner);
      const room = roomOf(owner, 'deposit');
      if (isFrozen || isExcluded) return 0n;
      return room === undefined ? null : room > 0n ? room : 0n;
    },
  };
  return ledger;
}

export type ReferenceLedger = ReturnType<typeof createReferenceLedger>;
