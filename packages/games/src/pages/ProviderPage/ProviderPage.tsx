import { errorMessageKey, useListVendorsQuery } from '@parlor/api-client';
import { Link } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import {
  CategoryPicture,
  EmptyState,
  ErrorState,
  Heading,
  ListRow,
  Page as PageFrame,
  RowList,
  Skeleton,
  Stack,
} from '@parlor/ui-kit';
import { VendorMark } from '../../components/VendorMark/VendorMark.tsx';
import { pictureOf } from '../../model/categoryPicture.ts';
import { listPath } from '../../model/gameScreens.ts';
import { groupVendors } from '../../model/vendorGroups.ts';

/** All vendors by category, each linked to its games. */
export function Page() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { data, error, refetch, isFetching } = useListVendorsQuery();
  return (
    <PageFrame>
      {data?.list.length === 0 && (
        <EmptyState scene="games" title={t('empty.vendorsTitle')} description={t('empty.vendorsText')} />
      )}
      {data &&
        groupVendors(data.list).map(({ category, vendors }) => (
          <Stack key={category} gap={3} as="section">
            <Stack direction="row" gap={2} align="center">
              <CategoryPicture name={pictureOf(category)} />
              <Heading level={2}>{t(`category.${category}`)}</Heading>
            </Stack>
            <RowList label={t(`category.${category}`)}>
              {vendors.map((vendor) => (
                <ListRow
                  key={vendor.vassalage}
                  icon={<VendorMark vendor={vendor} />}
                  title={vendor.displayName}
                  detail={
                    vendor.isMaintained ? t('card.maintenance') : t('providers.games', { count: vendor.gameCount })
                  }
                  render={<Link to={`${listPath(category)}?vassalage=${encodeURIComponent(vendor.vassalage)}`} />}
                />
              ))}
            </RowList>
          </Stack>
        ))}
      {!data && error !== undefined && (
        <ErrorState
          title={t('failed.title')}
          description={message(errorMessageKey(error))}
          retryLabel={common('action.retry')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && error === undefined && (
        <div aria-busy="true">
          <Stack gap={3}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} shape="control" />
            ))}
          </Stack>
        </div>
      )}
    </PageFrame>
  );
}
