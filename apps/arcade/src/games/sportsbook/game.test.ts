import { describe, expect, it } from 'vitest';
import { legSelections } from './game.ts';
import { fixturesBetween } from './model/fixtures.ts';
import { leagues } from './model/leagues.ts';
import { modelOf } from './model/models.ts';

const DAYS_MS = 40 * 24 * 60 * 60 * 1000;

describe('a leg of a slip', () => {
  it('may be on every pick that the models offer', () => {
    const refused = leagues.flatMap(({ code }) => {
      const [fixture] = fixturesBetween(0, DAYS_MS, { league: code });
      if (!fixture) return [];
      const model = modelOf(fixture);
      return model
        .markets(fixture, model.start(fixture))
        .flatMap(({ market, picks }) => picks.map(({ pick }) => ({ market, pick })))
        .filter((selection) => !legSelections.safeParse([selection]).success);
    });
    expect(refused).toEqual([]);
  });
});
