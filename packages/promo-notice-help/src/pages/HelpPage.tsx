import { Navigate, useSearchParams } from 'react-router';
import { useListHelpQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, ListRow, Page as PageFrame, RowList, Skeleton, Stack } from '@parlor/ui-kit';

/** The help centre at /m/help; `?tag=` goes straight to the item with that tag, such as the terms. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: titles } = useTranslation('screens');
  const { t: common } = useTranslation();
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useListHelpQuery();
  const tagged = data?.list.findIndex(({ tag }) => tag === query.get('tag')) ?? -1;
  if (tagged >= 0) return <Navigate to={paths.helpDetail(tagged)} replace />;

  return (
    <PageFrame>
      {data && data.list.length > 0 && (
        <RowList label={titles('promo.help')}>
          {data.list.map(({ tag, title }, index) => (
            <ListRow key={tag} title={title} render={<Link to={paths.helpDetail(index)} />} />
          ))}
        </RowList>
      )}
      {data?.list.length === 0 && <EmptyState scene="search" title={t('help.empty')} />}
      {!data && isError && (
        <ErrorState
          title={t('help.loadFailed')}
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
