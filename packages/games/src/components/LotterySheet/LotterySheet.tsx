import { errorMessageKey, useListLotteriesQuery } from '@parlor/api-client';
import type { LotteryHouse } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, ListRow, RowList, Skeleton, Stack } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';

export interface LotterySheetProps {
  /** Which lotteries are listed. */
  gameType: LotteryHouse['gameType'];
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when the sheet is closed or a lottery is selected. */
  onClose: () => void;
}

/** Every lottery of a kind, grouped by operator. Each links to its game. */
export function LotterySheet({ gameType, isOpen, onClose }: LotterySheetProps) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { data, error, refetch, isFetching } = useListLotteriesQuery();
  const houses = data?.list.filter((house) => house.gameType === gameType);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('lotteries.all')} closeLabel={common('action.close')}>
      <Stack gap={6}>
        {houses?.length === 0 && (
          <EmptyState scene="games" headingLevel={3} title={t('empty.title')} description={t('empty.text')} />
        )}
        {houses?.map((house) => (
          <Stack key={house.vassalage} gap={2} as="section">
            <Heading level={3} size={16}>
              {house.displayName}
            </Heading>
            <RowList label={house.displayName}>
              {house.lotteries.map(({ nodeId, displayName, opensSoon }) => (
                <ListRow
                  key={nodeId}
                  isDense
                  title={displayName}
                  {...(house.isMaintained
                    ? { detail: t('card.maintenance') }
                    : {
                        ...(opensSoon && { detail: t('card.opensSoon') }),
                        render: <Link to={paths.play(nodeId)} onClick={onClose} />,
                      })}
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
      </Stack>
    </Sheet>
  );
}
