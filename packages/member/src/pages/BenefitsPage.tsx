import { useGetRankQuery } from '@parlor/api-client';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { ErrorState, Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { LevelCard } from '../components/LevelCard/LevelCard.tsx';
import { KeepCondition, LevelConditions } from '../components/LevelConditions/LevelConditions.tsx';
import { LevelList } from '../components/LevelList/LevelList.tsx';

/** The player’s level, the progress to the next one and the benefits of each, at /m/member/benefits (MEM-02). */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Levels />}</PageFrame>;
}

function Levels() {
  const { t } = useTranslation('loyalty');
  const { t: common } = useTranslation();
  const { data: rank, isError, isFetching, refetch } = useGetRankQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      {!rank && isError && (
        <ErrorState
          title={t('rank.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          headingLevel={2}
        />
      )}
      {!rank && !isError && (
        <Stack gap={4}>
          <Skeleton shape="banner" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {rank && (
        <>
          <LevelCard rank={rank} />
          <LevelConditions rank={rank} />
          <KeepCondition rank={rank} />
          <LevelList rank={rank} />
        </>
      )}
    </>
  );
}
