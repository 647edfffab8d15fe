import { UnavailableError } from '../unavailableError.ts';

/** The answer of a budget: whether this hit still fits, and if not, how long to wait. */
export interface BudgetAnswer {
  isWithin: boolean;
  /** Milliseconds until the window ends; zero when the hit fits. */
  retryAfterMs: number;
}

/**
 * Short-lived state that all gateway processes must agree on. Keys are plain text of at most 200 characters; everything
 * expires by itself.
 */
export interface SharedState {
  /** Keeps a value for a time, replacing any previous one. */
  put(key: string, value: string, ttlMs: number): Promise<void>;
  /** The value, or undefined if it is unset or has expired. */
  get(key: string): Promise<string | undefined>;
  /** Takes the value away and answers it; of several takers at once exactly one gets it. */
  take(key: string): Promise<string | undefined>;
  /** Forgets values and budgets. */
  forget(...keys: string[]): Promise<void>;
  /** Spends a nonce: true the first time, false for every other time within `ttlMs`. */
  spend(key: string, ttlMs: number): Promise<boolean>;
  /** Counts a hit against a budget of `limit` hits in a window that starts with its first hit. */
  hit(key: string, limit: number, windowMs: number): Promise<BudgetAnswer>;
  /** Notifies every listener of a channel in all processes, including this one. Later listeners do not receive it. */
  tell(channel: string, message: string): Promise<void>;
  /**
   * Subscribes to a channel, from shortly after the call, and again after the state was unreachable. Returns an
   * unsubscribe function.
   */
  hear(channel: string, listener: (message: string) => void): () => void;
  /** Whether the state can be reached. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** The shared state cannot be reached; answered as `system.unavailable`. */
export class SharedStateError extends UnavailableError {
  override name = 'SharedStateError';
}
