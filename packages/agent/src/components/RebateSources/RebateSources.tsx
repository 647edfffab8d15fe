import { useListRebateSourcesInfiniteQuery } from '@parlor/api-client';
import type { AgentRebates } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { formatMoney, ListRow, Money, RowList, Stack, Text, writeDate } from '@parlor/ui-kit';
import { Detail } from '../Detail/Detail.tsx';

interface Props {
  rebate: AgentRebates['list'][number];
  currency: AgentRebates['currency'];
  onClose: () => void;
}

/** The players from whose bets a rebate comes, with both rates (AGT-08). */
export function RebateSources({ rebate, currency, onClose }: Props) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const { day, gameType, amount } = rebate;
  const query = useListRebateSourcesInfiniteQuery({ day, gameType }, { refetchOnMountOrArgChange: true });
  return (
    <Detail
      shown={`${day} ${gameType}`}
      onClose={onClose}
      closeLabel={common('action.close')}
      title={t('rebates.sources', { amount: formatMoney(amount, { currency, locale: tag }) })}
    >
      <Stack gap={4}>
        <Text size={14} tone="secondary">
          {t('rebates.sourcesText', {
            game: nameOf(gameType),
            day: writeDate(Date.parse(day), 'date', { locale: tag, timeZone: 'UTC', length: 'medium' }),
          })}
        </Text>
        <PagedList
          query={query}
          failed={t('rebates.sourcesFailed')}
          empty={<Text tone="secondary">{t('rebates.sourcesNone')}</Text>}
        >
          {(pages) => (
            <RowList label={t('rebates.sources', { amount: formatMoney(amount, { currency, locale: tag }) })}>
              {pages.flatMap(({ list }) =>
                list.map((source) => (
                  <ListRow
                    key={source.account}
                    isDense
                    title={<span translate="no">{source.account}</span>}
                    detail={
                      <>
                        {t('kpi.turnover')} <Money amount={source.turnover} currency={currency} locale={tag} /> ·{' '}
                        {source.below === null
                          ? t('rebates.ownRate', { own: source.own })
                          : t('rebates.rates', { own: source.own, below: source.below })}
                      </>
                    }
                    end={<Money amount={source.amount} currency={currency} locale={tag} isStrong />}
                  />
                )),
              )}
            </RowList>
          )}
        </PagedList>
      </Stack>
    </Detail>
  );
}
