import { entrantName, type NameStyle } from './entrantNames.ts';
import type { League } from './sportModel.ts';

/**
 * One league a line: code | sport | style of names | entrants | minutes between starts | offset in seconds | English | Thai | Chinese.
 * Together they list fewer than 3,000 fixtures for a day.
 */
const lines = `
  fb-lantern | football | place | 16 | 9 | 0 | Lantern League | ลีกโคมไฟ | 灯笼联赛
  fb-monsoon | football | place | 12 | 9 | 180 | Monsoon League | ลีกมรสุม | 季风联赛
  fb-orchid | football | team | 12 | 9 | 360 | Orchid Cup | ถ้วยกล้วยไม้ | 兰花杯`;

/** The order of strengths among the entrants of a league: no league lists its best first. */
const STRENGTHS = [5, 8, 3, 6, 9, 4, 7, 2, 5, 6, 1, 7, 4, 8, 3, 6];

export const leagues: readonly League[] = lines
  .trim()
  .split('\n')
  .map((line, salt) => {
    const [code = '', sport = '', style = '', count, minutes, seconds, EN = '', TY = '', CN = ''] = line
      .split('|')
      .map((part) => part.trim());
    const indices = Array.from({ length: Number(count) }, (_, index) => index);
    return {
      code,
      sport,
      name: { EN, TY, CN },
      entrants: indices.map((index) => entrantName(style as NameStyle, salt, index)),
      strengths: indices.map((index) => STRENGTHS[(index + salt) % STRENGTHS.length] as number),
      periodMs: Number(minutes) * 60_000,
      offsetMs: Number(seconds) * 1000,
    };
  });

const leagueByCode = new Map(leagues.map((league) => [league.code, league]));

/** Undefined if there is no such league. */
export function leagueOf(code: string): League | undefined {
  return leagueByCode.get(code);
}
