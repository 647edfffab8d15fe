import type { ReactNode } from 'react';
import { useGetSecurityQuery } from '@parlor/api-client';
import type { SecurityOverview } from '@parlor/contract';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { ErrorState, Page as PageFrame, Skeleton } from '@parlor/ui-kit';

interface Props {
  /** The skeleton of the page. */
  skeleton?: ReactNode;
  children: (overview: SecurityOverview) => ReactNode;
}

/** A page of the security centre. Trials see a notice; a failed load offers a retry. */
export function SecurityGate({ children, ...rest }: Props) {
  const session = useSession();
  if (isTrialType(session?.type))
    return (
      <PageFrame>
        <TrialRefusal />
      </PageFrame>
    );
  return (
    <PageFrame>
      <Loaded {...rest}>{children}</Loaded>
    </PageFrame>
  );
}

function Loaded({ skeleton = <FormSkeleton />, children }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetSecurityQuery();
  if (data) return <>{children(data)}</>;
  if (!isError) return <div aria-busy>{skeleton}</div>;
  return (
    <ErrorState
      title={t('center.loadFailed')}
      description={common('state.errorText')}
      retryLabel={common('action.retry')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** The skeleton of a short form. */
function FormSkeleton() {
  return (
    <>
      <Skeleton width="80%" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </>
  );
}
