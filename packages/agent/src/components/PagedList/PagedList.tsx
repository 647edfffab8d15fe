import type { ReactNode } from 'react';
import type { Paged } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, ErrorState, Skeleton, Stack, Text } from '@parlor/ui-kit';

/** What a list needs of an infinite query. */
interface PagedQuery<Page extends Paged<unknown>> {
  /** Of the filter that is asked for now, not of one before. */
  currentData?: { pages: Page[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Props<Page extends Paged<unknown>> {
  query: PagedQuery<Page>;
  /** The title of the failure. */
  failed: string;
  /** Shown when there is nothing. */
  empty: ReactNode;
  children: (pages: Page[]) => ReactNode;
}

/** A list in every state: loading in its shape, empty, failed, and a page more at a time. */
export function PagedList<Page extends Paged<unknown>>({ query, failed, empty, children }: Props<Page>) {
  const { t } = useTranslation('contracts');
  const { t: common } = useTranslation();
  const pages = query.currentData?.pages;
  if (!pages && query.isError)
    return (
      <ErrorState
        title={failed}
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
          {t('list.more')}
        </Button>
      )}
    </Stack>
  );
}
