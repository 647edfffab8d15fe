import { useListVnNumeroQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { Stack, Text } from '@parlor/ui-kit';
import { Answered } from './Answered.tsx';
import * as S from './LotteryHistory.styles.ts';

/** A table of how often each number from 00 to 99 was drawn. */
export function NumeroTable({ nodeId }: { nodeId: string }) {
  const { t } = useTranslation('lottery');
  const query = useListVnNumeroQuery();
  return (
    <Answered query={query}>
      {({ list }) => {
        const found = list.find((lottery) => lottery.nodeId === nodeId);
        if (!found || found.draws === 0) return <Text tone="secondary">{t('noneYet')}</Text>;
        const maxCount = Math.max(1, ...found.counts);
        return (
          <Stack gap={4}>
            <Text tone="secondary" size={14}>
              {t('counted', { count: found.draws })}
            </Text>
            <S.Table aria-label={t('numero')}>
              {found.counts.map((count, index) => {
                const number = String(index).padStart(2, '0');
                return (
                  <S.Number key={number} $part={count / maxCount} aria-label={t('times', { number, count })}>
                    <strong>{number}</strong>
                    <small>{count}</small>
                  </S.Number>
                );
              })}
            </S.Table>
          </Stack>
        );
      }}
    </Answered>
  );
}
