import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useGetBalanceQuery } from '@parlor/api-client';
import { useBalanceMask } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, IconButton, Money, Skeleton, Stack, Text } from '@parlor/ui-kit';
import * as S from './BalanceCard.styles.ts';

/** The balance: shown or masked by the player's choice, and masked while it refreshes. */
export function BalanceCard() {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { data, isFetching, isError, refetch } = useGetBalanceQuery();
  const { isBalanceHidden, toggleBalance } = useBalanceMask();
  const maskWords = isBalanceHidden ? t('balance.hidden') : t('balance.refreshing');

  return (
    <Card hasPattern>
      <Stack direction="row" justify="space-between" align="center" isWrapping>
        <div>
          <Text size={14} tone="secondary">
            {t('balance.label')}
          </Text>
          <S.Amount aria-live="polite" aria-busy={isFetching}>
            {data && (
              <Money
                amount={data.sumBalance}
                currency={data.currency}
                locale={tag}
                isStrong
                isLive
                masked={isBalanceHidden || isFetching ? { label: maskWords } : undefined}
              />
            )}
            {!data &&
              (isError ? (
                <Text size={14} tone="danger">
                  {t('balance.failed')}
                </Text>
              ) : (
                <Skeleton width="8ch" />
              ))}
          </S.Amount>
        </div>
        <Stack direction="row" gap={1}>
          <IconButton label={isBalanceHidden ? t('balance.show') : t('balance.hide')} onClick={toggleBalance}>
            {isBalanceHidden ? <EyeIcon /> : <EyeSlashIcon />}
          </IconButton>
          <IconButton label={t('balance.refresh')} onClick={() => void refetch()}>
            <ArrowsClockwiseIcon />
          </IconButton>
        </Stack>
      </Stack>
    </Card>
  );
}
