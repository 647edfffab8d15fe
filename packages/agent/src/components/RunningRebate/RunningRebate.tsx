import { useId } from 'react';
import { useListAgentRebatesInfiniteQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Heading, LinkButton, ListRow, Money, RowList, Stack, Text } from '@parlor/ui-kit';

/** Today's rebates so far, by game type (AGT-08). */
export function RunningRebate({ today }: { today: string }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const id = useId();
  const nameOf = useGameTypeName();
  const query = useListAgentRebatesInfiniteQuery({ from: today, to: today }, { refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Stack direction="row" justify="space-between" align="center" gap={3}>
        <Heading level={2} size={16} id={id}>
          {t('home.rebates')}
        </Heading>
        {query.data && (
          <Money
            amount={query.data.pages[0]?.total ?? '0'}
            currency={query.data.pages[0]?.currency ?? 'THB'}
            locale={tag}
            isStrong
          />
        )}
      </Stack>
      <PagedList
        query={query}
        failed={t('rebates.failed')}
        empty={
          <Text size={14} tone="secondary">
            {t('home.rebatesNone')}
          </Text>
        }
      >
        {(pages) => (
          <RowList label={t('home.rebates')}>
            {pages.flatMap(({ list, currency }) =>
              list.map(({ gameType, turnover, amount }) => (
                <ListRow
                  key={gameType}
                  isDense
                  title={nameOf(gameType)}
                  detail={
                    <>
                      {t('kpi.turnover')} <Money amount={turnover} currency={currency} locale={tag} />
                    </>
                  }
                  end={<Money amount={amount} currency={currency} locale={tag} />}
                />
              )),
            )}
          </RowList>
        )}
      </PagedList>
      <LinkButton variant="secondary" isFullWidth render={<Link to={paths.agentRebates} />}>
        {t('home.rebatesAll')}
      </LinkButton>
    </Stack>
  );
}
