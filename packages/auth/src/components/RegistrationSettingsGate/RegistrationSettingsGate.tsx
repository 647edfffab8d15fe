import type { ReactNode } from 'react';
import { useGetRegistrationSettingsQuery } from '@parlor/api-client';
import type { RegistrationSettings } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { ErrorState, Skeleton, Stack } from '@parlor/ui-kit';

interface Props {
  /** What stands here once it is known what the merchant asks for. */
  children: (settings: RegistrationSettings) => ReactNode;
}

/** Renders its children when the registration settings are loaded. A later failure does not unmount them. */
export function RegistrationSettingsGate({ children }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { data: settings, isError, isFetching, refetch } = useGetRegistrationSettingsQuery();

  if (settings) return children(settings);
  if (isError) {
    return (
      <ErrorState
        title={t('register.unavailableTitle')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
