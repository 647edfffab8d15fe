import { describe, expect, it } from 'vitest';
import { createClockJumps } from './clockJumps.ts';

/** Creates a watch with two controlled clocks. */
function watch() {
  let [database, steady] = [1_700_000_000_000, 0];
  const hasJumped = createClockJumps(() => steady);
  return {
    /** Advances both clocks, and the clock of the database by a further jump. */
    after: (ms: number, jumpMs = 0): boolean => {
      steady += ms;
      database += ms + jumpMs;
      return hasJumped(database);
    },
  };
}

describe('a watch of the clock of the database', () => {
  it('reports a jump ahead until it has settled, for any time between two checks', () => {
    const { after } = watch();
    expect([after(0), after(200), after(3_600_000)]).toEqual([false, false, false]);
    expect([after(200, 3_600_000), after(9_000), after(1_000)]).toEqual([true, true, false]);
  });

  it('ignores a small difference and a clock that is set back', () => {
    const { after } = watch();
    after(0);
    expect([after(200, 4_900), after(200, -3_600_000), after(200)]).toEqual([false, false, false]);
  });
});
