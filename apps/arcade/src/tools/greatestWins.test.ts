import { demoGameCaps, demoGames } from '@parlor/artwork/titles';
import { describe, expect, it } from 'vitest';
import { greatestWin, winsAboveDefault } from './greatestWins.ts';

describe('the greatest win of a round', () => {
  it('of every title is within what a gateway pays for it, and a cap of its own is no higher than needed', () => {
    expect(winsAboveDefault().map(({ gameCode, greatest }) => ({ gameCode, roundMultiple: Number(greatest) }))).toEqual(
      demoGameCaps(),
    );
  }, 180_000);

  it('is above what any vendor may pay for slots with free spins and slips alone', () => {
    const above = new Set(demoGameCaps().map(({ gameCode }) => gameCode));
    const families = demoGames().flatMap(({ gameCode, family }) => (above.has(gameCode) ? [family] : []));
    expect(new Set(families)).toEqual(new Set(['lotus-lanterns', 'reels', 'sportsbook']));
  });

  it('is none of a code that no game has', () => {
    expect(() => greatestWin('no-such-game')).toThrow('no game has the code');
  });
});
