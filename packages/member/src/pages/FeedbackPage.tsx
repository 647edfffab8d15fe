import { useListFeedbackInfiniteQuery } from '@parlor/api-client';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { Button, EmptyState, ErrorState, Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { FeedbackForm } from '../components/FeedbackForm/FeedbackForm.tsx';
import { FeedbackList } from '../components/FeedbackList/FeedbackList.tsx';

/** The player's feedback with the answers, at /m/feedback (SVC-04). */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Content />}</PageFrame>;
}

function Content() {
  const { t } = useTranslation('support');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useListFeedbackInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [first] = data?.pages ?? [];
  if (!data || !first)
    return isError ? (
      <ErrorState
        title={t('feedback.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        headingLevel={2}
      />
    ) : (
      <Stack gap={4}>
        <Skeleton shape="banner" />
        <Skeleton shape="block" />
      </Stack>
    );
  const list = data.pages.flatMap((page) => page.list);
  return (
    <>
      <FeedbackForm minLength={first.minLength} maxLength={first.maxLength} />
      {list.length === 0 ? (
        <EmptyState scene="messages" title={t('feedback.empty')} description={t('feedback.emptyText')} />
      ) : (
        <FeedbackList list={list} />
      )}
      {hasNextPage && (
        <Button variant="secondary" isFullWidth isLoading={isFetching} onClick={() => void fetchNextPage()}>
          {t('feedback.more')}
        </Button>
      )}
    </>
  );
}
