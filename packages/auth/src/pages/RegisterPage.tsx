import { useGetRegistrationSettingsQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Skeleton, Stack } from '@parlor/ui-kit';
import { RegisterForm } from '../components/RegisterForm/RegisterForm.tsx';

/** Registration at /m/register, as the merchant configured it. */
export function Page() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { data: settings, isError, isFetching, refetch } = useGetRegistrationSettingsQuery();

  if (settings) return settings.methods.username ? <RegisterForm settings={settings} /> : <EmptyState scene="closed" title={t('register.closed')} />;
  if (isError) {
    return <ErrorState title={t('register.unavailableTitle')} description={common('state.errorText')} retryLabel={common('action.retry')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap={4}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
