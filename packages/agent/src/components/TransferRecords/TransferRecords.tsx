import { useState } from 'react';
import { useListAgentTransfersInfiniteQuery } from '@parlor/api-client';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Badge, DateText, EmptyState, ListRow, Money, RowList, Stack, Tabs } from '@parlor/ui-kit';

const directions = ['both', 'out', 'in'] as const;

/** Transfers within the team, sent and received (AGT-04). */
export function TransferRecords() {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const [direction, setDirection] = useState<(typeof directions)[number]>('both');
  const query = useListAgentTransfersInfiniteQuery(direction === 'both' ? {} : { direction }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Stack gap={4}>
      <Tabs
        label={t('transfer.direction')}
        variant="pill"
        items={directions.map((id) => ({ id, label: t(`transfer.${id}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <PagedList
        query={query}
        failed={t('transfer.recordsFailed')}
        empty={<EmptyState scene="records" title={t('transfer.none')} description={t('transfer.noneText')} />}
      >
        {(pages) => (
          <RowList label={t('transfer.records')}>
            {pages.flatMap(({ list }) =>
              list.map((record) => (
                <ListRow
                  key={record.transferId}
                  title={<span translate="no">{record.account}</span>}
                  detail={
                    <>
                      <DateText
                        value={record.createdAt}
                        locale={tag}
                        timeZone={timeZone}
                        format="moment"
                        length="short"
                      />
                      {record.batchId !== null && <> · {t('transfer.partOfBatch')}</>}
                      {record.note !== '' && <> · {record.note}</>}
                    </>
                  }
                  end={
                    <>
                      <Money
                        amount={record.direction === 'out' ? `-${record.amount}` : record.amount}
                        currency={record.currency}
                        locale={tag}
                        tone="auto"
                        isStrong
                      />
                      <Badge tone={record.state === 'RECEIVED' ? 'success' : 'info'}>
                        {record.state === 'SENT'
                          ? t('transfer.sent')
                          : record.direction === 'out'
                            ? t('transfer.received')
                            : t('transfer.in')}
                      </Badge>
                    </>
                  }
                />
              )),
            )}
          </RowList>
        )}
      </PagedList>
    </Stack>
  );
}
