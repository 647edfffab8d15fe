import type { LiveTable, MarkTable, RoadTable } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { MarkPaper, roomForMarks } from './MarkPaper.tsx';
import { RoadPaper } from './RoadPaper.tsx';
import { sideKeys } from './tableKeys.ts';
import { useMarkNames } from './useMarkNames.ts';

function RoadResults({ table: { sides, road } }: { table: RoadTable }) {
  const { t } = useTranslation('lobby');
  const fell = (letter: string): number => road.split(letter).length - 1;
  const label = t('roadLabel', {
    red: t(sideKeys[sides[0]]),
    redCount: fell('r'),
    blue: t(sideKeys[sides[1]]),
    blueCount: fell('b'),
    ties: fell('t'),
  });
  return <RoadPaper road={road} label={road === '' ? t('resultsOnWay') : label} />;
}

function MarkResults({ table: { kind, marks } }: { table: MarkTable }) {
  const { t } = useTranslation('lobby');
  const nameOf = useMarkNames();
  const shown = marks.slice(-roomForMarks(kind)).toReversed();
  const label =
    shown.length === 0
      ? t('resultsOnWay')
      : t('marksLabel', { results: shown.map((mark) => nameOf(kind, mark)).join('; ') });
  return <MarkPaper kind={kind} marks={shown.join(' ')} label={label} />;
}

/** The latest results of a table: a road, or a mark for each draw. */
export function TableResults({ table }: { table: LiveTable }) {
  return table.form === 'road' ? <RoadResults table={table} /> : <MarkResults table={table} />;
}
