import { demoGames } from '@parlor/artwork/titles';
import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';
import { leagues } from './leagues.ts';
import { sportOf, sportOfNoun, sports } from './sports.ts';

const cards = demoGames().filter(({ gameType }) => gameType === 'SPORTS');

describe('the sports', () => {
  it('match the cards of the catalogue', () => {
    const unknown = cards.filter(({ card: { kind }, name }) => {
      return kind !== 'cockfight' && !sports.some(({ group, name: { EN } }) => group === kind && name.EN.includes(EN));
    });
    expect(unknown).toEqual([]);
    const counts = ['sports', 'esports', 'cockfight'].map(
      (kind) => sports.filter(({ group }) => group === kind).length,
    );
    expect(counts).toEqual([18, 12, 1]);
  });

  it('are found by the noun of a card', () => {
    expect(sportOfNoun('sports', 'Football')).toBe(sportOf('football'));
    expect(sportOfNoun('esports', 'Virtual Football')).toBe(sportOf('virtual-football'));
    expect(sportOfNoun('cockfight', 'Golden Spur')).toBe(sportOf('cockfight'));
    expect(sportOfNoun('esports', 'Football')).toBeUndefined();
    expect(() => sportOf('chess')).toThrow(RangeError);
  });

  it('each have a format and a league, and football has three', () => {
    for (const { code } of sports) {
      expect(leagues.filter(({ sport }) => sport === code).length).toBeGreaterThanOrEqual(1);
    }
    expect(leagues.filter(({ sport }) => sport === 'football')).toHaveLength(3);
    expect(Object.keys(formats).toSorted()).toEqual(sports.map(({ code }) => code).toSorted());
  });
});

describe('the leagues', () => {
  it('have unique codes, texts in every language, and different entrants', () => {
    expect(new Set(leagues.map(({ code }) => code)).size).toBe(leagues.length);
    for (const { name, entrants, strengths } of leagues) {
      for (const language of ['EN', 'TY', 'CN'] as const) {
        expect(name[language]).not.toBe('');
        expect(new Set(entrants.map((entrant) => entrant[language])).size).toBe(entrants.length);
      }
      expect(entrants.length % 2).toBe(0);
      expect(strengths).toHaveLength(entrants.length);
      expect(strengths.every((strength) => strength >= 1 && strength <= 9)).toBe(true);
    }
  });
});
