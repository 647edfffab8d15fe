import { useGetMemberInfoQuery } from '@parlor/api-client';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { ErrorState, Page as PageFrame, Skeleton } from '@parlor/ui-kit';
import { ProfileForm } from '../components/ProfileForm/ProfileForm.tsx';

function Profile() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetMemberInfoQuery();
  if (data) return <ProfileForm member={data} />;
  if (isError)
    return (
      <ErrorState
        title={t('profile.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div aria-busy>
      <Skeleton shape="banner" />
      <Skeleton shape="control" />
    </div>
  );
}

/** Nickname and head icon, at /m/securityCenter/profile. */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Profile />}</PageFrame>;
}
