import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import type { ReactNode } from 'react';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, ScrollNumber } from '@parlor/ui-kit';
import * as S from './JackpotBanner.styles.ts';

/** The card of a jackpot. `amount` is a decimal string or a number of whole units; undefined while it loads. */
export function JackpotCard({
  amount,
  digits = 0,
  children,
}: {
  amount: string | number | undefined;
  digits?: number;
  children?: ReactNode;
}) {
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
            {amount === undefined ? (
              '…'
            ) : (
              <ScrollNumber value={formatMoney(String(amount), { currency, locale: tag, digits })} />
            )}
          </S.Amount>
          {children}
        </S.Content>
      </Card>
    </S.Place>
  );
}
