import { lazy, Suspense, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { retryStartUp, useGetSettingsQuery, useGetSystemStatusQuery, type AppStore } from '@parlor/api-client';
import { SettingsProvider, siteAccess } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ErrorState, Page } from '@parlor/ui-kit';
import { useIsSlow } from '../shell/notices/useIsSlow.ts';
import { StartUpSkeleton } from './StartUpSkeleton.tsx';
import { useReachableSettings } from './useReachableSettings.ts';

const BlockedPage = lazy(async () => ({ default: (await import('./ClosedPages.tsx')).BlockedPage }));
const MaintenancePage = lazy(async () => ({ default: (await import('./ClosedPages.tsx')).MaintenancePage }));

/** An operator's change reaches open pages within a minute, and a page at once when it becomes visible. */
const live = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

/** The site's skeleton, with a retry button if the answers are slow: a call may have been lost. */
function Starting() {
  const isSlow = useIsSlow();
  const dispatch = useDispatch<AppStore['dispatch']>();
  return <StartUpSkeleton onRetry={isSlow ? () => void retryStartUp(dispatch) : undefined} />;
}

/** Fetches status and settings, then shows the site or the reason why it is unavailable, never a blank page. */
export function StartUp({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const status = useGetSystemStatusQuery(undefined, live);
  const settings = useGetSettingsQuery(undefined, live);
  const reachable = useReachableSettings(settings.data);

  if (status.data && reachable) {
    const access = siteAccess(status.data, reachable.statusReading);
    if (access !== 'open') {
      return (
        <Suspense fallback={<StartUpSkeleton />}>
          {access === 'blocked' ? (
            <BlockedPage address={status.data.location.ip} channels={reachable.customerService} />
          ) : (
            <MaintenancePage />
          )}
        </Suspense>
      );
    }
    return <SettingsProvider value={reachable}>{children}</SettingsProvider>;
  }
  if (status.isError || settings.isError) {
    const retry = () => {
      if (status.isError) void status.refetch();
      if (settings.isError) void settings.refetch();
    };
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          title={t('state.errorTitle')}
          description={t('errors.network.unreachable')}
          retryLabel={t('action.retry')}
          isRetrying={status.isFetching || settings.isFetching}
          onRetry={retry}
        />
      </Page>
    );
  }
  return <Starting />;
}
