import type { ReactNode } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Button, ErrorState, Skeleton, Stack, Text } from '@parlor/ui-kit';

/** The part of an infinite query that a list uses. */
interface PagedQuery<Page> {
  /** The pages of the current arguments, not of earlier ones. */
  currentData?: { pages: Page[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface PagedListProps<Page> {
  query: PagedQuery<Page>;
  /** The title of a failure, which names what failed to load. Defaults to the list. */
  failed?: string | undefined;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Renders the loaded pages. */
  children: (pages: Page[]) => ReactNode;
}

/** A paged list in every state: loading, empty, failed, and with a button for the next page. */
export function PagedList<Page extends { totalCount: number }>({
  query,
  failed,
  empty,
  children,
}: PagedListProps<Page>) {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation();
  const pages = query.currentData?.pages;
  if (!pages && query.isError)
    return (
      <ErrorState
        title={failed ?? t('failed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        headingLevel={3}
      />
    );
  if (!pages)
    return (
      <Stack gap={3}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" />
        ))}
      </Stack>
    );
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
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}
