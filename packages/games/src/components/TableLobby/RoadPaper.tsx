import { memo } from 'react';
import { bigRoad, lastColumns, ROAD_ROWS } from '../../model/bigRoad.ts';
import * as S from './TableLobby.styles.ts';

const CELL = 10;
const COLUMNS = 16;
const RADIUS = 3.7;

const lines = [
  ...Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * CELL} 0V${ROAD_ROWS * CELL}`),
  ...Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${COLUMNS * CELL}`),
].join('');

/** The end of a table's big road. `label` describes it in words. */
export const RoadPaper = memo(function RoadPaper({ road, label }: { road: string; label: string }) {
  return (
    <S.Paper
      viewBox={`-0.5 -0.5 ${COLUMNS * CELL + 1} ${ROAD_ROWS * CELL + 1}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the drawing itself
      role="img"
      aria-label={label}
    >
      <path data-part="lines" d={lines} />
      {lastColumns(bigRoad(road), COLUMNS).map(({ tone, ties, column, row }) => {
        const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
        return (
          <g key={`${column} ${row}`}>
            <circle data-tone={tone} cx={x} cy={y} r={RADIUS} />
            {ties > 0 && <path data-tone="tie" d={`M${x - 4} ${y + 4}L${x + 4} ${y - 4}`} />}
          </g>
        );
      })}
    </S.Paper>
  );
});
