import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { memo, type ReactNode } from 'react';
import { Link, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, LinkButton, ScrollNumber, Text } from '@parlor/ui-kit';
import { listPath } from '../../model/gameScreens.ts';
import * as S from './JackpotBanner.styles.ts';
import { useClimbingJackpot, useGrowingJackpot } from './useJackpot.ts';

function JackpotCard({ amount, children }: { amount: number; children?: ReactNode }) {
  const { t } = useTranslation('games');
  const { tag } = useLanguage();
  const { currency } = useSettings();
  return (
    <S.Place aria-label={t('home.jackpot')}>
      <Card hasPattern>
        <S.Content>
          <S.Title>
            <CrownIcon aria-hidden weight="fill" />
            {t('home.jackpot')}
          </S.Title>
          <S.Amount>
            <ScrollNumber value={formatMoney(String(amount), { currency, locale: tag, digits: 0 })} />
          </S.Amount>
          {children}
        </S.Content>
      </Card>
    </S.Place>
  );
}

/** The jackpot counter of home, linked to the jackpot games. */
export const JackpotBanner = memo(function JackpotBanner() {
  const { t } = useTranslation('games');
  return (
    <JackpotCard amount={useGrowingJackpot()}>
      <LinkButton variant="secondary" size="small" render={<Link to={listPath('JACKPOT')} />}>
        {t('home.jackpotAction')}
      </LinkButton>
    </JackpotCard>
  );
});

/** The jackpot display above the jackpot games. */
export function JackpotDisplay() {
  const { t } = useTranslation('games');
  return (
    <JackpotCard amount={useClimbingJackpot()}>
      <Text size={14} tone="secondary">
        {t('home.jackpotText')}
      </Text>
    </JackpotCard>
  );
}
