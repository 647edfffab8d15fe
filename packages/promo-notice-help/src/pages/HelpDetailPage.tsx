import { useSearchParams } from 'react-router';
import { useListHelpQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, LinkButton, Page as PageFrame, Skeleton } from '@parlor/ui-kit';
import { RichText } from '../components/RichText/RichText.tsx';
import { readIndex } from '../model/readIndex.ts';

/** One help item at /m/helpDetail?i=…, counted from zero. */
export function Page() {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useListHelpQuery();
  const item = data?.list[readIndex(query.get('i')) ?? -1];

  return (
    <PageFrame>
      {item && (
        <>
          <Heading level={2} size={24}>
            {item.title}
          </Heading>
          <RichText html={item.content} />
        </>
      )}
      {data && !item && (
        <EmptyState
          scene="search"
          title={t('help.gone')}
          action={<LinkButton render={<Link to={paths.help()} />}>{t('help.toAll')}</LinkButton>}
        />
      )}
      {!data && isError && (
        <ErrorState
          title={t('help.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton shape="block" />}
    </PageFrame>
  );
}
