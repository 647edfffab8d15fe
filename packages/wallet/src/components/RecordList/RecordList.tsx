import type { ReactNode } from 'react';
import type { Paged } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, ErrorState, Skeleton, Stack, Text } from '@parlor/ui-kit';

/** What a list needs of an infinite query of records. */
interface RecordQuery<Page extends Paged<unknown>> {
  data?: { pages: Page[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Props<Page extends Paged<unknown>> {
  query: RecordQuery<Page>;
  /** Shown when the player has none. */
  empty: ReactNode;
  children: (pages: Page[]) => ReactNode;
}

/** Records in every state: loading in their shape, empty, failed, and a page more at a time. */
export function RecordList<Page extends Paged<unknown>>({ query, empty, children }: Props<Page>) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const pages = query.data?.pages;

  if (!pages) {
    if (query.isError) {
      return (
        <ErrorState
          title={t('record.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          headingLevel={3}
        />
      );
    }
    return (
      <Stack gap={3}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" />
        ))}
      </Stack>
    );
  }
  if (pages[0]?.totalCount === 0) return empty;
  return (
    <Stack gap={4}>
      {children(pages)}
      {query.isError && (
        <Text tone="danger" size={14}>
          {common('state.errorText')}
        </Text>
      )}
      {query.hasNextPage && (
        <Button variant="secondary" isFullWidth isLoading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {t('record.loadMore')}
        </Button>
      )}
    </Stack>
  );
}
