import type { ReactNode } from 'react';
import { useGetRegistrationSettingsQuery } from '@parlor/api-client';
import type { RegistrationSettings } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { ErrorState, Skeleton, Stack } from '@parlor/ui-kit';

interface Props {
  /** Rendered when the merchant's registration settings are loaded. */
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
