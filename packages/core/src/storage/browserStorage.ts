/**
 * Browser storage that cannot break a screen: when storage is forbidden (private mode) or full, what is written lives in
 * memory until the page closes.
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
      // Forbidden or full storage throws; the copy in memory then answers.
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      memory.delete(key);
      if (attempt((storage) => (storage.setItem(key, value), true)) !== undefined) return;
      memory.set(key, value);
      // What stood there before is out of date, and must not come back with the next visit.
      attempt((storage) => storage.removeItem(key));
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Survives closing the browser. */
export const localStore: SafeStorage = createSafeStorage(() => globalThis.localStorage);
/** Lives as long as the tab. */
export const tabStore: SafeStorage = createSafeStorage(() => globalThis.sessionStorage);

/** Reads JSON that the site once wrote. What does not parse, or is not what `isValid` expects, is reported and dropped. */
export function readJson<Value>(store: SafeStorage, key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch {
    // Falls through to the report below: text that is not JSON and JSON of another shape are the same trouble.
  }
  reportProblem(`Stored ${key} is not readable and was dropped`);
  store.remove(key);
  return undefined;
}

/** Tells whoever watches the console of something that went wrong without stopping the player. */
export function reportProblem(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one door through which the site reports to the console
  console.warn(message, ...(cause === undefined ? [] : [cause]));
}
