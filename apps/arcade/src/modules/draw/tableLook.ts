import type { TableState } from '@parlor/contract';
import type { Json, MarkTraces, RoadTraces, TableTraces } from '../../games/game.ts';
import { bigRoad, goodRoad } from '../../games/roads.ts';

type Times = 'opensAt' | 'closesAt' | 'revealsAt' | 'nextOpensAt' | 'players';
type Look<State> = State extends TableState ? Omit<State, Times> : never;

/** The form of a table's results in the lobby. */
export interface TableLook {
  /** The number of results. */
  drawCount: number;
  /** Returns the stored form of a result: a letter of a road, or a mark. */
  codeOf: (result: Json) => string;
  /** Returns the lobby's form of results, which are in chronological order. */
  show: (codes: readonly string[]) => Look<TableState>;
}

/** The number of results that nearly always fit a big road of sixteen columns. */
const ROAD_DRAWS = 66;
/** The number of marks that fit on a card. */
const MARK_DRAWS = 24;

function roadLook({ kind, sides: [red, blue], sideOf }: RoadTraces): TableLook {
  const sideOfLetter = { r: red, b: blue } as const;
  return {
    drawCount: ROAD_DRAWS,
    codeOf(result) {
      const side = sideOf(result);
      return side === red ? 'r' : side === blue ? 'b' : 't';
    },
    show(letters) {
      const good = goodRoad(bigRoad(letters.map((letter) => ({ side: sideOfLetter[letter as 'r'] }))));
      return {
        form: 'road',
        kind,
        sides: [red, blue],
        road: letters.join(''),
        good: good ? { ...good, tone: good.side === red ? 'red' : 'blue' } : null,
      };
    },
  };
}

function marksLook({ kind, markOf }: MarkTraces): TableLook {
  return { drawCount: MARK_DRAWS, codeOf: markOf, show: (marks) => ({ form: 'marks', kind, marks: [...marks] }) };
}

/** Returns the form of a table's results: roads or marks. */
export function tableLook(traces: TableTraces): TableLook {
  return traces.form === 'road' ? roadLook(traces) : marksLook(traces);
}
