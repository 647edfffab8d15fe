import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { Navigate } from 'react-router';
import { errorMessageKey, useListLiveTablesQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useMessage, useTranslation, useFullPack } from '@parlor/i18n';
import { ErrorState, Heading, IconButton, LinkButton } from '@parlor/ui-kit';
import { listPath } from '../../model/gameScreens.ts';
import { Opening } from './Opening.tsx';
import * as S from './PlayPage.styles.ts';

/**
 * Handles the address `/m/play/table?code=<game code>`. A game outside a frame does not know the cards of this site, so
 * its links name the table by its code. Redirects to the card.
 */
export function TableByCode(props: { gameCode: string; isFreePlay: boolean; onLeave: () => void }) {
  const { gameCode, isFreePlay, onLeave } = props;
  useFullPack();
  const { t } = useTranslation('games');
  const { t: lobby } = useTranslation('lobby');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { data, error, refetch } = useListLiveTablesQuery();
  const table = data?.list.find((each) => each.gameCode === gameCode);
  if (table)
    return (
      <Navigate to={paths.play(table.nodeId, { freePlay: isFreePlay })} state={{ name: table.gameName }} replace />
    );

  const isAway = error !== undefined || data?.isReachable === false;
  return (
    <S.Screen id="main" tabIndex={-1} aria-label={t('title.play')}>
      <S.Bar>
        <IconButton label={t('play.back')} onClick={onLeave}>
          <CaretLeftIcon />
        </IconButton>
        <Heading level={1} size={16} isOneLine>
          {t('title.play')}
        </Heading>
      </S.Bar>
      <S.Stage>
        {data === undefined && !isAway ? (
          <Opening />
        ) : (
          <ErrorState
            title={t('play.failedTitle')}
            description={error ? message(errorMessageKey(error)) : lobby(isAway ? 'tablesAway' : 'tableUnknown')}
            action={<LinkButton render={<Link to={listPath('LIVE')} replace />}>{t('play.others')}</LinkButton>}
            {...(isAway && { retryLabel: common('action.retry'), onRetry: () => void refetch() })}
          />
        )}
      </S.Stage>
    </S.Screen>
  );
}
