import type { LiveTable, TableSide } from '@parlor/contract';
import { Link, paths, type PopupState, useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { tablePhase, type TablePhase } from '../../model/tableClock.ts';
import { RoadPaper } from './RoadPaper.tsx';
import * as S from './TableLobby.styles.ts';

const sideKeys = {
  banker: 'sideBanker',
  player: 'sidePlayer',
  dragon: 'sideDragon',
  tiger: 'sideTiger',
} as const satisfies Record<TableSide, string>;
const goodKeys = { run: 'goodRun', alternate: 'goodAlternate', pairs: 'goodPairs' } as const;
const phaseKeys = { open: 'tableOpen', dealing: 'tableDealing', shown: 'tableNext' } as const satisfies Record<
  TablePhase['phase'],
  string
>;

/** A table: its road, what it does now, and the way to it. `now` is the arcade's clock. */
export function TableCard({ table, now }: { table: LiveTable; now: number }) {
  const { t } = useTranslation('lobby');
  const isLoggedIn = useIsLoggedIn();
  const { nodeId, gameName, sides, road, good, players } = table;
  const address = paths.play(nodeId);
  const loginState: PopupState = { returnTo: address };
  const { phase, seconds } = tablePhase(table, now);
  const fell = (letter: string): number => road.split(letter).length - 1;
  const label = t('roadLabel', {
    red: t(sideKeys[sides[0]]),
    redCount: fell('r'),
    blue: t(sideKeys[sides[1]]),
    blueCount: fell('b'),
    ties: fell('t'),
  });
  return (
    <S.Card>
      <S.Name>
        {isLoggedIn ? (
          <Link data-part="way" to={address} state={{ name: gameName }}>
            {gameName}
          </Link>
        ) : (
          <Link data-part="way" to={paths.login} state={loginState}>
            {gameName}
          </Link>
        )}
      </S.Name>
      <RoadPaper road={road} label={label} />
      <S.Foot>
        <S.Good data-tone={good?.tone}>
          {good && t(goodKeys[good.kind], { side: t(sideKeys[good.side]), count: good.length })}
        </S.Good>
        <S.Line>
          <span data-phase={phase}>{t(phaseKeys[phase], { count: seconds })}</span>
          {players > 0 && <span>{t('tablePlayers', { count: players })}</span>}
        </S.Line>
      </S.Foot>
    </S.Card>
  );
}
