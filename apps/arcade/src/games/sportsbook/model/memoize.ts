/**
 * Caches the last results of a pure function. Fixtures with equal parameters share them.
 *
 * @param size How many results are cached.
 * @param keyOf Returns the cache key, which is the same only for equal arguments.
 */
export function memoize<Arguments extends readonly unknown[], Result>(
  size: number,
  keyOf: (...args: Arguments) => string,
  compute: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...args);
    if (results.size >= size) results.delete(results.keys().next().value as string);
    results.set(key, result);
    return result;
  };
}
