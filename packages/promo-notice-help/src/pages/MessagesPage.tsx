import { useState } from 'react';
import { useListMessagesInfiniteQuery } from '@parlor/api-client';
import { inboxTypes, type InboxType } from '@parlor/contract';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { Button, EmptyState, ErrorState, Page as PageFrame, Skeleton, Stack, Tabs, Text } from '@parlor/ui-kit';
import { MessageList } from '../components/MessageList/MessageList.tsx';
import { ReadAll } from '../components/MessageList/ReadAll.tsx';

/** Messages to the player, at /m/webEmail (SVC-04). */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Inbox />}</PageFrame>;
}

const filters = ['all', ...inboxTypes] as const;

function Inbox() {
  const { t } = useTranslation('inbox');
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  return (
    <Tabs
      label={t('filter')}
      items={filters.map((id) => ({ id, label: t(`types.${id}`) }))}
      value={filter}
      onChange={setFilter}
    >
      <Messages key={filter} type={filter === 'all' ? undefined : filter} />
    </Tabs>
  );
}

function Messages({ type }: { type: InboxType | undefined }) {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useListMessagesInfiniteQuery(type, {
    refetchOnMountOrArgChange: true,
  });
  if (!data)
    return isError ? (
      <ErrorState
        title={t('loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        headingLevel={2}
      />
    ) : (
      <Stack gap={3}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  const messages = data.pages.flatMap(({ list }) => list);
  const [newest] = messages;
  if (!newest)
    return (
      <EmptyState
        scene="messages"
        title={t(type === undefined ? 'empty' : 'emptyOfType')}
        description={t('emptyText')}
      />
    );
  return (
    <Stack gap={3}>
      <ReadAll type={type} upTo={newest.writtenAt} hasUnread={messages.some(({ read }) => !read)} />
      <MessageList messages={messages} />
      {isError && (
        <Text tone="danger" size={14}>
          {common('state.errorText')}
        </Text>
      )}
      {hasNextPage && (
        <Button variant="secondary" isFullWidth isLoading={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}
