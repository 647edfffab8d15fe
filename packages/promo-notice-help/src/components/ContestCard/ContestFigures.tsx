import { useState } from 'react';
import type { Contest } from '@parlor/contract';
import { useGatewayNow, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Countdown, formatMoney, writeDate } from '@parlor/ui-kit';
import * as S from './ContestCard.styles.ts';

const DAY_MS = 86_400_000;

/** The pool of a contest, its participants, and the time until it starts or ends. */
export function ContestFigures({ contest, onEnd }: { contest: Contest; onEnd?: () => void }) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const now = useGatewayNow();
  const [serverOffsetMs] = useState(() => now() - Date.now());
  const { state, startsAt, endsAt, pool, currency, players } = contest;
  const at = state === 'COMING' ? startsAt : endsAt;
  const name = state === 'COMING' ? t('figures.begins') : state === 'RUNNING' ? t('figures.ends') : t('figures.ended');
  // A countdown of more than a day is of no use.
  const isClose = (state === 'COMING' || state === 'RUNNING') && at - now() < DAY_MS;
  return (
    <S.Figures>
      <S.Figure>
        <S.Name>{t('figures.pool')}</S.Name>
        <S.Value>{formatMoney(pool, { currency, locale: tag })}</S.Value>
      </S.Figure>
      <S.Figure>
        <S.Name>{t('figures.players')}</S.Name>
        <S.Value>{players}</S.Value>
      </S.Figure>
      <S.Figure>
        <S.Name>{name}</S.Name>
        <S.Value>
          {isClose ? (
            <Countdown label={name} endsAt={at} serverOffsetMs={serverOffsetMs} {...(onEnd && { onEnd })} />
          ) : (
            writeDate(at, 'moment', { locale: tag, timeZone, length: 'medium' })
          )}
        </S.Value>
      </S.Figure>
    </S.Figures>
  );
}
