import { UnavailableError } from '../unavailableError.ts';

/** The result of a budget: whether this hit fits, and otherwise how long to wait. */
export interface BudgetAnswer {
  isWithin: boolean;
  /** Milliseconds until the window ends; zero if the hit fits. */
  retryAfterMs: number;
}

/**
 * Short-lived state that all gateway processes share. Keys are plain text of at most 200 characters. Everything
 * expires.
 */
export interface SharedState {
  /** Stores a value for a time, replacing any previous one. */
  put(key: string, value: string, ttlMs: number): Promise<void>;
  /** Returns the value, or undefined if it is unset or has expired. */
  get(key: string): Promise<string | undefined>;
  /** Deletes a value and returns it. Only one of several concurrent callers gets it. */
  take(key: string): Promise<string | undefined>;
  /** Deletes values and budgets. */
  forget(...keys: string[]): Promise<void>;
  /** Consumes a nonce. Returns true the first time, and false afterwards within `ttlMs`. */
  spend(key: string, ttlMs: number): Promise<boolean>;
  /** Counts a hit against a budget of `limit` hits in a window that starts with its first hit. */
  hit(key: string, limit: number, windowMs: number): Promise<BudgetAnswer>;
  /** Notifies every listener of a channel in all processes, including this one. Later listeners do not receive it. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Subscribes to a channel shortly after the call, and resubscribes after an outage of the state. Returns an
   * unsubscribe function.
   */
  subscribe(channel: string, listener: (message: string) => void): () => void;
  /** Whether the state is reachable. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** The shared state is unreachable; answered as `system.unavailable`. */
export class SharedStateError extends UnavailableError {
  override name = 'SharedStateError';
}
