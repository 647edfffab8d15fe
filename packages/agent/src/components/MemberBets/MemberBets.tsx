import { useId } from 'react';
import { useListDownlineBetsInfiniteQuery } from '@parlor/api-client';
import { useSettings } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { DateText, Heading, ListRow, Money, RowList, Stack, Stat, Text } from '@parlor/ui-kit';
import type { Span } from '../../model/span.ts';
import { Figures } from '../Figure/Figure.tsx';

/** The rounds of one account in a period (AGT-02): the bets behind its figures. */
export function MemberBets({ account, span }: { account: string; span: Span }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const id = useId();
  const nameOf = useGameTypeName();
  const query = useListDownlineBetsInfiniteQuery({ account, ...span }, { refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Heading level={2} size={16} id={id}>
        {t('member.bets')}
      </Heading>
      <PagedList
        query={query}
        failed={t('member.betsFailed')}
        empty={
          <Text size={14} tone="secondary">
            {t('member.noBets')}
          </Text>
        }
      >
        {(pages) => (
          <>
            {pages[0] && (
              <Figures>
                <Stat label={t('kpi.turnover')}>
                  <Money amount={pages[0].totals.turnover} currency={pages[0].currency} locale={tag} />
                </Stat>
                <Stat label={t('kpi.payouts')}>
                  <Money amount={pages[0].totals.payouts} currency={pages[0].currency} locale={tag} />
                </Stat>
              </Figures>
            )}
            <RowList label={t('member.bets')}>
              {pages.flatMap(({ list }) =>
                list.map(({ orderId, gameName, gameType, stake, net, currency, placedAt }) => (
                  <ListRow
                    key={orderId}
                    isDense
                    title={gameName}
                    detail={
                      <>
                        {nameOf(gameType)} ·{' '}
                        <DateText value={placedAt} locale={tag} timeZone={timeZone} format="moment" length="short" />
                      </>
                    }
                    end={
                      <>
                        <Money amount={net} currency={currency} locale={tag} tone="auto" isStrong />
                        <Text as="span" size={12} tone="muted">
                          {t('member.stake')} <Money amount={stake} currency={currency} locale={tag} />
                        </Text>
                      </>
                    }
                  />
                )),
              )}
            </RowList>
          </>
        )}
      </PagedList>
    </Stack>
  );
}
