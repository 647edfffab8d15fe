/**
 * Storage that never throws. If browser storage is forbidden (private mode) or full, values are kept in memory until
 * the page closes.
 */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      // Forbidden or full storage throws; the in-memory copy is used.
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      memory.delete(key);
      if (attempt((storage) => (storage.setItem(key, value), true)) !== undefined) return;
      memory.set(key, value);
      // The previous value is outdated and must not return on the next visit.
      attempt((storage) => storage.removeItem(key));
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Local storage with an in-memory fallback. */
export const localStore: SafeStorage = createSafeStorage(() => globalThis.localStorage);
/** Session storage with an in-memory fallback. */
export const tabStore: SafeStorage = createSafeStorage(() => globalThis.sessionStorage);

/** Reads a JSON value. Reports and removes it if it does not parse or `isValid` rejects it (SYS-08). */
export function readJson<Value>(
  store: SafeStorage,
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch {
    // Continues with the report below, as for JSON of another shape.
  }
  reportProblem(`Stored ${key} is not readable and was dropped`);
  store.remove(key);
  return undefined;
}

/** Logs a problem that does not block the player. */
export function reportProblem(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the only place that logs to the console
  console.warn(message, ...(cause === undefined ? [] : [cause]));
}
