import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { homeAnnouncements, useListAnnouncementsQuery } from '@parlor/api-client';
import { formatDay, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Accordion, EmptyState, ErrorState, Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { RichText } from '../components/RichText/RichText.tsx';
import { useNoticeReads } from '../hooks/useNoticeReads.ts';
import { readIndex } from '../model/readIndex.ts';
import { plainText } from '../model/plainText.ts';

/** Announcements at /m/notice; `?index=` opens the one that was selected in the notice bar. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const { timeZone } = useSettings();
  const [query] = useSearchParams();
  // The same query as the notice bar's, so that an index means the same item in both.
  const { data, isError, isFetching, refetch } = useListAnnouncementsQuery(homeAnnouncements);
  const chosen = data?.notices[readIndex(query.get('index')) ?? -1];
  const { isRead, read } = useNoticeReads();
  // The item is open initially, so no open event reports it as read.
  useEffect(() => {
    if (chosen) read(chosen.id);
  }, [chosen, read]);

  return (
    <PageFrame>
      {data && data.notices.length > 0 && (
        <Accordion
          headingLevel={2}
          // A new index in the address opens another item.
          key={chosen?.id}
          defaultOpenIds={chosen ? [chosen.id] : []}
          onOpen={read}
          items={data.notices.map(({ id, title, content, startDate }) => ({
            id,
            title,
            detail: formatDay(startDate, timeZone),
            preview: plainText(content),
            ...(!isRead(id) && { mark: t('notice.unread') }),
            content: <RichText html={content} hasStyles />,
          }))}
        />
      )}
      {data?.notices.length === 0 && (
        <EmptyState scene="messages" title={t('notice.empty')} description={t('notice.emptyText')} />
      )}
      {!data && isError && (
        <ErrorState
          title={t('notice.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Stack gap={3}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </PageFrame>
  );
}
