import type { RoundView } from '../../arcadeApi.ts';

interface BatchParts<Item> {
  /** Sends a batch until it is decided; retries keep its key. Rejects if it was refused. */
  send: (items: readonly Item[]) => Promise<RoundView>;
  /** The maximum items of a batch. */
  maxItems: number;
  /** How long after its first item a batch is sent, in ms. A full one is sent at once. */
  windowMs: number;
  /** The minimum time from one batch to the next, in ms. */
  cycleMs: number;
  onDecided: (items: readonly Item[], round: RoundView) => void;
  onRefused: (items: readonly Item[], error: unknown) => void;
}

/** Sends a player's bets in batches. */
export interface BatchSender<Item> {
  /** Adds an item. Returns false while a whole batch waits for the one in flight. */
  add: (item: Item) => boolean;
  /** Returns the bets of the next batch. */
  waiting: () => readonly Item[];
  /** Returns the undecided bets, in order. */
  pending: () => readonly Item[];
}

/** Creates the sender. One batch is in flight at a time; meanwhile the next one gathers. */
export function createBatchSender<Item>(parts: BatchParts<Item>): BatchSender<Item> {
  const { send, maxItems, windowMs, cycleMs, onDecided, onRefused } = parts;
  let waiting: Item[] = [];
  let underWay: readonly Item[] = [];
  let firstAt = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (underWay.length > 0 || waiting.length === 0) return;
    const dueAt = Math.max(sentAt + cycleMs, waiting.length >= maxItems ? 0 : firstAt + windowMs);
    timer = setTimeout(() => void go(), Math.max(0, dueAt - Date.now()));
  }

  async function go(): Promise<void> {
    const items = waiting;
    waiting = [];
    underWay = items;
    sentAt = Date.now();
    try {
      const round = await send(items);
      underWay = [];
      onDecided(items, round);
    } catch (error) {
      underWay = [];
      onRefused(items, error);
    }
    schedule();
  }

  const isFull = (): boolean => waiting.length >= maxItems;
  return {
    add(item) {
      if (isFull()) return false;
      if (waiting.length === 0) firstAt = Date.now();
      waiting.push(item);
      if (waiting.length === 1 || isFull()) schedule();
      return true;
    },
    waiting: () => waiting,
    pending: () => [...underWay, ...waiting],
  };
}
