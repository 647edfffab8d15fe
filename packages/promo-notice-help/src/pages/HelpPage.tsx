import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Navigate, useSearchParams } from 'react-router';
import { useListHelpQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import {
  EmptyState,
  ErrorState,
  Field,
  LinkButton,
  ListRow,
  Page as PageFrame,
  RowList,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@parlor/ui-kit';
import { findHelp } from '../model/findHelp.ts';

/**
 * The help centre at /m/help. `?tag=` opens the item with that tag, such as the terms. `?q=` holds the search, so that
 * Back from an item returns to the results.
 */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: titles } = useTranslation('screens');
  const { t: common } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { data, isError, isFetching, refetch } = useListHelpQuery();
  const tagged = data?.list.findIndex(({ tag }) => tag === query.get('tag')) ?? -1;
  const search = query.get('q') ?? '';
  const found = findHelp(data?.list ?? [], search);
  if (tagged >= 0) return <Navigate to={paths.helpDetail(tagged)} replace />;

  return (
    <PageFrame>
      {data && data.list.length > 0 && (
        <Stack gap={3}>
          <Field
            label={t('help.search')}
            type="search"
            autoComplete="off"
            maxLength={64}
            start={<MagnifyingGlassIcon aria-hidden />}
            value={search}
            onChange={({ target: { value } }) =>
              setQuery(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true })
            }
          />
          <VisuallyHidden>
            <output>{search !== '' && t('help.found', { count: found.length })}</output>
          </VisuallyHidden>
          {found.length > 0 ? (
            <RowList label={titles('promo.help')}>
              {found.map(({ item: { tag, title }, index }) => (
                <ListRow key={tag} title={title} render={<Link to={paths.helpDetail(index)} />} />
              ))}
            </RowList>
          ) : (
            <EmptyState
              scene="search"
              title={t('help.none')}
              description={t('help.noneText')}
              action={<LinkButton render={<Link to={paths.feedback} />}>{titles('member.feedback')}</LinkButton>}
            />
          )}
        </Stack>
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
