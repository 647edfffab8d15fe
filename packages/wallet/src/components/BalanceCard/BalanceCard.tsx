import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useState } from 'react';
import { useGetBalanceQuery } from '@parlor/api-client';
import { localStore } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, IconButton, Money, Skeleton, Stack, Text } from '@parlor/ui-kit';
import * as S from './BalanceCard.styles.ts';

const HIDDEN_KEY = 'balanceHidden';

/** The balance: shown or masked as the player chose, and masked while it is being refreshed. */
export function BalanceCard() {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { data, isFetching, refetch } = useGetBalanceQuery();
  const [isHidden, setIsHidden] = useState(() => localStore.read(HIDDEN_KEY) === '1');

  const toggle = () => {
    localStore.write(HIDDEN_KEY, isHidden ? '0' : '1');
    setIsHidden(!isHidden);
  };

  return (
    <Card hasPattern>
      <Stack direction="row" justify="space-between" align="center">
        <div>
          <Text size={14} tone="secondary">{t('balance.label')}</Text>
          <S.Amount aria-live="polite" aria-busy={isFetching}>
            {data ? (
              <Money amount={data.sumBalance} currency={data.currency} locale={tag} isStrong masked={isHidden || isFetching ? { label: t('balance.label') } : undefined} />
            ) : (
              <Skeleton width="8ch" />
            )}
          </S.Amount>
        </div>
        <Stack direction="row" gap={1}>
          <IconButton label={isHidden ? t('balance.show') : t('balance.hide')} onClick={toggle}>{isHidden ? <EyeIcon /> : <EyeSlashIcon />}</IconButton>
          <IconButton label={t('balance.refresh')} onClick={() => void refetch()}><ArrowsClockwiseIcon /></IconButton>
        </Stack>
      </Stack>
    </Card>
  );
}
