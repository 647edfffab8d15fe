import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { homeAnnouncements, useListAnnouncementsQuery } from '@parlor/api-client';
import { formatDay, Link, paths, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, LinkButton, Page as PageFrame, Skeleton, Stack, Text } from '@parlor/ui-kit';
import { useNoticeReads } from '../hooks/useNoticeReads.ts';
import { RichText } from '../components/RichText/RichText.tsx';

/** One announcement at /m/noticeDetail?id=…. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const { timeZone } = useSettings();
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useListAnnouncementsQuery(homeAnnouncements);
  const notice = data?.notices.find(({ id }) => id === query.get('id'));
  const { read } = useNoticeReads();
  useEffect(() => {
    if (notice) read(notice.id);
  }, [notice, read]);

  return (
    <PageFrame>
      {notice && (
        <>
          <Stack gap={2}>
            <Heading level={2} size={24}>
              {notice.title}
            </Heading>
            <Text size={14} tone="secondary">
              {formatDay(notice.startDate, timeZone)}
            </Text>
          </Stack>
          <RichText html={notice.content} hasStyles />
        </>
      )}
      {data && !notice && (
        <EmptyState
          scene="messages"
          title={t('notice.gone')}
          description={t('notice.goneText')}
          action={<LinkButton render={<Link to={paths.notice()} />}>{t('notice.toAll')}</LinkButton>}
        />
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
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </PageFrame>
  );
}
