import type { Text } from '../../../shell/gameText.ts';
import type { FixtureView } from '../../../sportsApi.ts';
import type { Board, MatchEvent, ModelKind, Selection, SportText } from '../model/sportModel.ts';

/** The data that names need. A fixture and a pick on the slip both have it. */
interface Named {
  sport: string;
  entrants: readonly SportText[];
}

/** The words for the codes of the models. */
export interface SportWords {
  kindOf: (sport: string) => ModelKind;
  /** The sides: "Otters – Herons". */
  fixtureName: (fixture: Named & { league?: unknown }) => string;
  market: (fixture: Named, market: string) => string;
  /** A pick by itself: "Otters −1.5", "Over 2.5". */
  pick: (fixture: Named, selection: Selection) => string;
  /** A pick on a narrow button: "1", "X", "Over 2.5". */
  shortPick: (fixture: Named, selection: Selection) => string;
  /** A pick for screen readers: "Otters to win". */
  spokenPick: (fixture: Named, selection: Selection) => string;
  /** The clock or the period of a live fixture: "67′", "Set 2". */
  clock: (fixture: Pick<FixtureView, 'board' | 'sport'>) => string;
  period: (board: Board) => string;
  event: (fixture: Named, event: MatchEvent) => string;
  /** The most minutes of a goal game, for its timeline. */
  minutesOf: (sport: string) => number;
  /** Whether the current period has its own score, shown beside the total. */
  hasPeriodScore: (fixture: Pick<FixtureView, 'sport'>) => boolean;
}

interface WordParts {
  text: Text;
  name: (name: SportText) => string;
  kindOf: (sport: string) => ModelKind;
}

/** "correctScore" as "Correct score". */
function plainWords(code: string): string {
  const words = code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "-1.5" as "−1.5", "1.5" as "+1.5". */
function signed(line: string): string {
  if (line.startsWith('-')) return `−${line.slice(1)}`;
  return Number(line) > 0 ? `+${line}` : line;
}

/** Returns the other side's handicap. */
function negated(line: string): string {
  return line.startsWith('-') ? line.slice(1) : `-${line}`;
}

const points = ['0', '15', '30', '40'];

/** Returns the points of a tennis game as they are called: "40" and "A" after deuce. */
export function pointTexts(home: number, away: number): [home: string, away: string] {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (high <= 3) return [points[home] ?? '', points[away] ?? ''];
  if (high === low) return ['40', '40'];
  return home > away ? ['A', '40'] : ['40', 'A'];
}

const sides: Readonly<Record<string, number>> = { home: 0, away: 1 };
/** Whether a market has a handicap, whose line is that of the home side. */
const isHandicap = (market: string): boolean => /handicap/i.test(market);

export function createSportWords({ text, name, kindOf }: WordParts): SportWords {
  /** Returns a message, or undefined if the code has none. */
  function known(key: string, values: Readonly<Record<string, string | number>> = {}): string | undefined {
    try {
      return text(key, values);
    } catch {
      return undefined;
    }
  }

  function nameAt({ entrants }: Named, index: number | undefined): string | undefined {
    const entrant = index === undefined ? undefined : entrants[index];
    return entrant && name(entrant);
  }

  /** Returns the name of a side, or of a runner by its number from 1. */
  function entrantOf(fixture: Named, pick: string): string | undefined {
    const isRunner = fixture.entrants.length > 2 && /^\d+$/.test(pick);
    return nameAt(fixture, sides[pick] ?? (isRunner ? Number(pick) - 1 : undefined));
  }

  /** Splits a market's code at its colons into name and values. */
  function partsOf(code: string): { kind: string; line: string; values: Record<string, string> } {
    const [kind = '', ...rest] = code.split(':');
    const line = rest.at(-1) ?? '';
    return { kind, line, values: { n: rest[0] ?? '', line: isHandicap(kind) ? signed(line) : line } };
  }

  const sideNames = (fixture: Named): { home: string; away: string } => ({
    home: nameAt(fixture, 0) ?? '',
    away: nameAt(fixture, 1) ?? '',
  });

  /** Names the runners of a pair of numbers such as "3-5". */
  function runnersOf(fixture: Named, pair: string): string {
    return pair
      .split('-')
      .map((number) => entrantOf(fixture, number) ?? number)
      .join(' – ');
  }

  function market(fixture: Named, code: string): string {
    const { kind, line, values } = partsOf(code);
    const all = { ...values, ...sideNames(fixture), entrants: runnersOf(fixture, values['n'] ?? '') };
    return (
      known(`market.${kind}.${kindOf(fixture.sport)}`, all) ??
      known(`market.${kind}`, all) ??
      [plainWords(kind), line].filter(Boolean).join(' ')
    );
  }

  /** Returns a pick in words: a side, a runner or a plain answer. */
  function answer(fixture: Named, pick: string): string {
    return entrantOf(fixture, pick) ?? known(`pick.${pick}`, sideNames(fixture)) ?? plainWords(pick);
  }

  function pickText(fixture: Named, { market: code, pick }: Selection): string {
    const { kind, line } = partsOf(code);
    if (kind === 'forecast') return runnersOf(fixture, pick);
    if (kind === 'round' && /^\d+$/.test(pick)) return text('pick.round', { n: pick });
    if (/^\d+-\d+$/.test(pick)) return pick.replace('-', '–');
    if (pick.includes('/'))
      return pick
        .split('/')
        .map((each) => answer(fixture, each))
        .join(' / ');
    if (isHandicap(kind) && pick in sides)
      return `${answer(fixture, pick)} ${signed(pick === 'home' ? line : negated(line))}`;
    if (pick === 'over' || pick === 'under') return `${answer(fixture, pick)} ${line}`;
    return answer(fixture, pick);
  }

  function period({ period: code }: Board): string {
    const [, stem = code, n = ''] = /^([a-z]+?)(\d+)$/i.exec(code) ?? [];
    return known(`period.${n === '' ? code : stem}`, { n }) ?? plainWords(code);
  }

  return {
    kindOf,
    fixtureName: ({ entrants }) =>
      entrants.length > 2
        ? text('runners', { count: entrants.length })
        : entrants.map((entrant) => name(entrant)).join(' – '),
    market,
    pick: pickText,
    shortPick(fixture, selection) {
      const { kind } = partsOf(selection.market);
      const isPlain = kind === 'result' || kind === 'winner';
      return (
        (isPlain && fixture.entrants.length === 2 && known(`short.${selection.pick}`)) || pickText(fixture, selection)
      );
    },
    spokenPick(fixture, selection) {
      const { kind } = partsOf(selection.market);
      const picked = pickText(fixture, selection);
      if (kind !== 'result' && kind !== 'winner') return `${market(fixture, selection.market)}: ${picked}`;
      return selection.pick === 'draw' ? picked : text('toWin', { entrant: picked });
    },
    clock({ board, sport }) {
      if (kindOf(sport) === 'goals' && board.clock !== null) return text('minute', { minute: board.clock });
      const game = board.details?.['game'];
      if (!game || board.isOver) return period(board);
      const [home = 0, away = 0] = game;
      const [homeText, awayText] = pointTexts(home, away);
      return text('period.inGame', { period: period(board), home: homeText, away: awayText });
    },
    period,
    event(fixture, { type, entrant }) {
      const who = nameAt(fixture, entrant ?? undefined) ?? '';
      return known(`event.${type}`, { entrant: who }) ?? [plainWords(type), who].filter(Boolean).join(': ');
    },
    minutesOf: (sport) => (sport === 'ice-hockey' ? 60 : 96),
    hasPeriodScore: ({ sport }) => ['sets', 'innings'].includes(kindOf(sport)),
  };
}
