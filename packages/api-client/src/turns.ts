/** Lets callers pass one by one in order, at least `everyMs` apart for each owner. */
export function createTurns(everyMs: number): (owner: object, signal?: AbortSignal) => Promise<void> {
  const nextAt = new WeakMap<object, number>();
  return async (owner, signal) => {
    const now = Date.now();
    const at = Math.max(now, nextAt.get(owner) ?? now);
    nextAt.set(owner, at + everyMs);
    if (at === now) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, at - now);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  };
}
