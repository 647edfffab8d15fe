import { demoGameCaps, demoGames } from '@parlor/artwork/titles';
import { describe, expect, it } from 'vitest';
import { greatestWin, winsAboveDefault } from './greatestWins.ts';

describe('the greatest win of a round', () => {
  it('of every title is within the gateway’s cap, and an own cap is no higher than needed', () => {
    expect(winsAboveDefault().map(({ gameCode, greatest }) => ({ gameCode, roundMultiple: Number(greatest) }))).toEqual(
      demoGameCaps(),
    );
  }, 180_000);

  it('is above the default cap only for slots with free spins and slips', () => {
    const above = new Set(demoGameCaps().map(({ gameCode }) => gameCode));
    const families = demoGames().flatMap(({ gameCode, family }) => (above.has(gameCode) ? [family] : []));
    expect(new Set(families)).toEqual(new Set(['lotus-lanterns', 'reels', 'sportsbook']));
  });

  it('is refused for an unknown code', () => {
    expect(() => greatestWin('no-such-game')).toThrow('no game has the code');
  });
});
