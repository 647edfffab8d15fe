import type { ReactNode } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Button, ErrorState, Skeleton, Stack, Text } from '@parlor/ui-kit';

/** The part of an infinite query that a list uses. */
interface PagedQuery<Page> {
  /** The pages of the arguments that are asked for now, not of those before. */
  currentData?: { pages: Page[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface PagedListProps<Page> {
  query: PagedQuery<Page>;
  /** The title of a failure: what did not load. Without it, the list. */
  failed?: string | undefined;
  /** Shown when there is nothing. */
  empty: ReactNode;
  /** Draws the pages that have come. */
  children: (pages: Page[]) => ReactNode;
}

/** A list in every state: loading in its shape, empty, failed, and a page more at a time. */
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
