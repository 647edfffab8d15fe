import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { Anchor, LiveTable } from '@parlor/contract';
import { tablePhase } from '@parlor/contract/tables';
import { Link, paths, type PopupState, useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { HostName } from '../TableHost/TableHost.tsx';
import { sideKeys } from './tableKeys.ts';
import * as S from './TableLobby.styles.ts';
import { TableResults } from './TableResults.tsx';

const goodKeys = { run: 'goodRun', alternate: 'goodAlternate', pairs: 'goodPairs' } as const;

interface TableCardProps {
  table: LiveTable;
  /** The host at the table. */
  host: Anchor | undefined;
  /** The arcade's clock. */
  now: number;
}

/** A table with its latest results, its state and its host, linked to its game. */
export function TableCard({ table, host, now }: TableCardProps) {
  const { t } = useTranslation('lobby');
  const isLoggedIn = useIsLoggedIn();
  const { nodeId, gameName, players } = table;
  const good = table.form === 'road' ? table.good : null;
  const address = paths.play(nodeId);
  const loginState: PopupState = { returnTo: address };
  const { phase, seconds } = tablePhase(table, now);
  const phaseKeys = {
    open: 'tableOpen',
    dealing: table.form === 'road' ? 'tableDealing' : 'tableDrawing',
    shown: 'tableNext',
  } as const;
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
      <TableResults table={table} />
      <S.Foot>
        <S.Line>
          {good && (
            <S.Good data-tone={good.tone}>
              {t(goodKeys[good.kind], { side: t(sideKeys[good.side]), count: good.length })}
            </S.Good>
          )}
          {host && <HostName host={host} isShort={good !== null} />}
        </S.Line>
        <S.Line>
          <span data-phase={phase}>{t(phaseKeys[phase], { count: seconds })}</span>
          {players > 0 && (
            // In some languages the text does not fit beside the time.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the number
            <S.Players role="img" aria-label={t('tablePlayers', { count: players })}>
              <UserIcon aria-hidden weight="fill" />
              {players}
            </S.Players>
          )}
        </S.Line>
      </S.Foot>
    </S.Card>
  );
}
