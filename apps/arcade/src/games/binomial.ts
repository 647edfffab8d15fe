/** Returns the number of ways to choose `k` of `n`; zero if `k` exceeds `n`. */
export function binomial(n: number, k: number): bigint {
  let ways = 1n;
  // Each step divides without a remainder: the product so far is a binomial coefficient itself.
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}
