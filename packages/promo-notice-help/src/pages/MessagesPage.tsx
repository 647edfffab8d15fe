import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { lazy, Suspense, useState } from 'react';
import { useListMessagesInfiniteQuery } from '@parlor/api-client';
import { inboxTypes, type InboxType } from '@parlor/contract';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { Button, EmptyState, ErrorState, Page as PageFrame, Skeleton, Stack, Tabs, Text } from '@parlor/ui-kit';
import { MessageList } from '../components/MessageList/MessageList.tsx';
import { DeletedBar } from '../components/MessageList/DeletedBar.tsx';
import { ReadAll } from '../components/MessageList/ReadAll.tsx';
import type { PushBrowser } from '../components/PushSheet/pushBrowser.ts';

const PushSheet = lazy(async () => ({ default: (await import('../components/PushSheet/PushSheet.tsx')).PushSheet }));

/** Messages to the player, at /m/webEmail (SVC-04). */
export function Page({ browser }: { browser?: PushBrowser }) {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Inbox browser={browser} />}</PageFrame>;
}

const filters = ['all', ...inboxTypes] as const;

function Inbox({ browser }: { browser: PushBrowser | undefined }) {
  const { t } = useTranslation('inbox');
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  /** Whether the sheet is open; undefined before it was first opened. */
  const [isPushOpen, setPushOpen] = useState<boolean>();
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="end">
        <Button variant="secondary" size="small" icon={<BellIcon />} onClick={() => setPushOpen(true)}>
          {t('push.open')}
        </Button>
      </Stack>
      <Tabs
        label={t('filter')}
        items={filters.map((id) => ({ id, label: t(`types.${id}`) }))}
        value={filter}
        onChange={setFilter}
      >
        <Messages key={filter} type={filter === 'all' ? undefined : filter} />
      </Tabs>
      {isPushOpen !== undefined && (
        <Suspense fallback={null}>
          <PushSheet isOpen={isPushOpen} onClose={() => setPushOpen(false)} {...(browser && { browser })} />
        </Suspense>
      )}
    </Stack>
  );
}

function Messages({ type }: { type: InboxType | undefined }) {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation();
  const [deleted, setDeleted] = useState<string>();
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
  const deletedBar = deleted !== undefined && (
    <DeletedBar key={deleted} messageId={deleted} onDone={() => setDeleted(undefined)} />
  );
  const messages = data.pages.flatMap(({ list }) => list);
  const [newest] = messages;
  if (!newest)
    return (
      <Stack gap={3}>
        {deletedBar}
        <EmptyState
          scene="messages"
          title={t(type === undefined ? 'empty' : 'emptyOfType')}
          description={t('emptyText')}
        />
      </Stack>
    );
  return (
    <Stack gap={3}>
      <ReadAll type={type} upTo={newest.writtenAt} hasUnread={messages.some(({ read }) => !read)} />
      {deletedBar}
      <MessageList messages={messages} onDeleted={setDeleted} />
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
