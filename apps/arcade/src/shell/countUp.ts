const COUNT_UP_MS = 900;

/** A figure that counts up to an amount. */
interface CountUp {
  /** Shows an amount, at once or by counting up from the shown one. Ends a running count. */
  show(amount: bigint, isCounted: boolean): void;
}

/** Creates a figure that counts up. `show` draws an amount in minor units. */
export function createCountUp(show: (amount: bigint) => void): CountUp {
  let shown = 0n;
  let frame = 0;

  function draw(amount: bigint): void {
    shown = amount;
    show(amount);
  }

  return {
    show(amount, isCounted) {
      cancelAnimationFrame(frame);
      if (!isCounted || amount <= shown) {
        draw(amount);
        return;
      }
      const from = shown;
      const begin = performance.now();
      const step = (): void => {
        const part = Math.min(1, (performance.now() - begin) / COUNT_UP_MS);
        // Only the steps in between are rounded; the last one is the exact amount.
        const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 1000));
        draw(part === 1 ? amount : from + ((amount - from) * eased) / 1000n);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      step();
    },
  };
}
