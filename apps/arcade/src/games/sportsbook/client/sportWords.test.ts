import { describe, expect, it } from 'vitest';
import { createText } from '../../../shell/gameText.ts';
import { fixturesBetween } from '../model/fixtures.ts';
import { leagues } from '../model/leagues.ts';
import { modelOf } from '../model/models.ts';
import { sports } from '../model/sports.ts';
import { fixtureDraw, tapeOf } from '../model/tape.ts';
import { english } from './messages/english.ts';
import { loadMessages } from './messages/messages.ts';
import { createSportWords, pointTexts } from './sportWords.ts';
import { sportOfCard } from './sportOfCard.ts';
import { fragmentOf, routeOf } from './sportsRoute.ts';

const kinds = new Map(sports.map(({ code, kind }) => [code, kind]));
const wordsIn = async (language: string) => {
  const { text } = createText(await loadMessages(language), language);
  const key = language === 'TH' ? 'TY' : language === 'CN' ? 'CN' : 'EN';
  return createSportWords({ text, name: (name) => name[key], kindOf: (sport) => kinds.get(sport) ?? 'goals' });
};

/** Returns a fixture of each league with its markets before the start, and all of its boards and events. */
function seen() {
  return leagues.flatMap(({ code }) => {
    const [fixture] = fixturesBetween(0, 40 * 24 * 60 * 60 * 1000, { league: code });
    if (!fixture) return [];
    const model = modelOf(fixture);
    const states = tapeOf(fixture, fixtureDraw(fixture, { serverSeed: '12'.repeat(32), clientSeed: 'cd'.repeat(16) }));
    const events = states.flatMap((state, i) => model.eventsBetween(fixture, states[i - 1] ?? state, state));
    const boards = states.map((state) => model.board(fixture, state));
    return [{ fixture, boards, events, markets: model.markets(fixture, model.start(fixture)) }];
  });
}

describe('words of the models', () => {
  it.each(['EN', 'TH', 'CN'])('name every market, pick, period and event in %s', async (language) => {
    const messages = await loadMessages(language);
    const all = messages.en;
    const missing = new Set<string>();
    const words = await wordsIn(language);
    for (const { fixture, boards, events, markets } of seen()) {
      for (const { market, picks } of markets) {
        if (!(`market.${market.split(':')[0]}` in all)) missing.add(market);
        for (const { pick } of picks) {
          const isNamed =
            /^\d+(-\d+)?$/.test(pick) || pick in { home: 0, away: 0 } || pick.includes('/') || `pick.${pick}` in all;
          if (!isNamed) missing.add(pick);
          expect(words.pick(fixture, { market, pick })).not.toBe('');
        }
      }
      for (const board of boards) {
        const stem = board.period.replace(/\d+$/, '');
        if (!(`period.${stem}` in all)) missing.add(board.period);
      }
      for (const { type } of events)
        if (!(`event.${type}` in all) && !['point', 'hit'].includes(type)) missing.add(type);
    }
    expect([...missing]).toEqual([]);
  });

  it('have the same keys in every language', async () => {
    for (const language of ['TH', 'CN'])
      expect(Object.keys((await loadMessages(language)).en).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('format lines, sides and scores', async () => {
    const words = await wordsIn('EN');
    const fixture = {
      sport: 'football',
      entrants: ['Otters', 'Herons'].map((EN) => ({ EN, TY: EN, CN: EN })),
    };
    const pick = (market: string, code: string): string => words.pick(fixture, { market, pick: code });
    expect(pick('handicap:-1.5', 'home')).toBe('Otters −1.5');
    expect(pick('handicap:-1.5', 'away')).toBe('Herons +1.5');
    expect(pick('total:2.5', 'over')).toBe('Over 2.5');
    expect(pick('correctScore', '2-1')).toBe('2–1');
    expect(pick('periodAndResult', 'home/draw')).toBe('Otters / Draw');
    expect(pick('doubleChance', 'homeOrDraw')).toBe('Otters or draw');
    expect(words.market(fixture, 'handicap:1.5')).toBe('Handicap +1.5');
    expect(words.shortPick(fixture, { market: 'result', pick: 'draw' })).toBe('X');
    expect(words.spokenPick(fixture, { market: 'total:2.5', pick: 'under' })).toBe('Total goals 2.5: Under 2.5');
  });

  it('name runners by their numbers', async () => {
    const words = await wordsIn('EN');
    const fixture = { sport: 'horse-racing', entrants: ['A', 'B', 'C'].map((EN) => ({ EN, TY: EN, CN: EN })) };
    expect(words.pick(fixture, { market: 'winner', pick: '2' })).toBe('B');
    expect(words.pick(fixture, { market: 'forecast', pick: '3-1' })).toBe('C – A');
    expect(words.market(fixture, 'faster:1-3')).toBe('Who is faster: A – C');
  });

  it('name the points of a tennis game', () => {
    expect(pointTexts(0, 3)).toEqual(['0', '40']);
    expect(pointTexts(4, 4)).toEqual(['40', '40']);
    expect(pointTexts(5, 4)).toEqual(['A', '40']);
  });
});

describe('the sport of a card', () => {
  it('is the one with the longest name in its title', () => {
    expect(sportOfCard('Football Live Odds')).toBe('football');
    expect(sportOfCard('Virtual Football Masters')).toBe('virtual-football');
    expect(sportOfCard('Table Tennis Cup')).toBe('table-tennis');
    expect(sportOfCard('American Football Weekly')).toBe('american-football');
    expect(sportOfCard('Golden Spur Derby')).toBe('cockfight');
  });

  it('is part of the address, and anything unknown in it is ignored', () => {
    const route = { tab: 'live', sport: 'tennis', fixture: 'tn-skyline:12' } as const;
    expect(routeOf(fragmentOf(route))).toEqual(route);
    expect(routeOf('?code=x&fixture=tn-skyline:12')).toEqual({ fixture: 'tn-skyline:12' });
    expect(routeOf('#tab=other&sport=<b>&fixture=1')).toEqual({});
  });
});
