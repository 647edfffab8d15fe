import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats, type Format } from '../games/sportsbook/model/formats.ts';
import { leagues } from '../games/sportsbook/model/leagues.ts';
import { checkPrices } from '../games/sportsbook/slipPrices.ts';
import type { SlipChoice } from '../games/sportsbook/slip.ts';
import { recordedFixture, type RecordedFixture } from '../games/sportsbook/model/recordedFixture.ts';
import type { ModelKind } from '../games/sportsbook/model/sportModel.ts';
import { sports } from '../games/sportsbook/model/sports.ts';
import type { RecordedRound } from './recordedRounds.ts';

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');
const lines = page.split('\n');

type Parameters = Readonly<Record<string, number | readonly number[]>>;

/** The fields of each kind in the order of its table. */
const columns: Readonly<Record<ModelKind, readonly string[]>> = {
  goals: ['home', 'away', 'lengths', 'added', 'cap'],
  sets: ['best', 'target', 'lead', 'cap', 'homeServing', 'awayServing', 'game', 'tieBreak', 'retirement', 'edge'],
  race: ['runners'],
  bout: ['rounds', 'roundTicks', 'homeStop', 'awayStop', 'homeHit', 'awayHit', 'noContest'],
  points: ['homeScores', 'order', 'ends', 'wickets', 'goldenScore'],
  innings: ['homeScores', 'order', 'ends', 'wickets', 'goldenScore'],
};

function parametersOf({ parametersOf: of, entrants }: Format, first: number): Parameters {
  return of([first, ...Array.from({ length: entrants - 1 }, () => 5)]);
}

/** The row of a sport, from the parameters of equal sides. The edge is the effect of one point of difference. */
function rowOf(code: string, kind: ModelKind, format: Format): string {
  const [even, stronger] = [parametersOf(format, 5), parametersOf(format, 6)];
  const derived: Record<string, string | number> = {
    runners: format.entrants,
    order: even.isInBlocks === 1 ? 'in blocks' : 'in turn',
    edge: Number(stronger.homeServing) - Number(even.homeServing),
  };
  const cells = columns[kind].map((column) => [even[column] ?? derived[column]].flat().join(', '));
  return `| ${[code, ...cells, format.tickMs].join(' | ')} |`;
}

describe('the page about fairness', () => {
  it('lists every league of the sportsbook in its order', () => {
    const rows = leagues.map(({ code, sport, entrants, periodMs, offsetMs }) => {
      return `| \`${code}\` | ${sport} | ${entrants.length} | ${periodMs / 60_000} | ${offsetMs / 1000} |`;
    });
    const start = lines.indexOf(rows[0] as string);
    expect(lines.slice(start, start + rows.length)).toEqual(rows);
    expect(lines[start + rows.length]).toBe('');
  });

  it.each(sports)('gives the parameters of fixtures of $code', ({ code, kind }) => {
    expect(lines).toContain(rowOf(code, kind, formats[code] as Format));
  });

  it('shows a fixture as it is played', () => {
    const examples = lines.filter((line) => line.startsWith('{"fixture"'));
    expect(examples).toHaveLength(1);
    const example = JSON.parse(examples[0] as string) as RecordedFixture;
    expect(recordedFixture(example.fixture, example)).toEqual(example);
  });

  it('shows a slip whose prices follow from its stored data', () => {
    const examples = lines.filter((line) => line.startsWith('{"gameCode"') && line.includes('"sportsbook@1"'));
    expect(examples).toHaveLength(1);
    const { choice, quotes, tapes } = JSON.parse(examples[0] as string) as RecordedRound;
    const checks = checkPrices((choice as SlipChoice).legs, quotes ?? [], tapes);
    expect(checks).toMatchObject([
      { verdict: 'agrees', price: 340, isStateProven: true },
      { verdict: 'agrees', price: 158, isStateProven: true },
    ]);
  });
});
