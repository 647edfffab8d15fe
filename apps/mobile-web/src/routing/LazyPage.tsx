import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { reportProblem, useSession } from '@parlor/core';
import { useTranslation, useFullPack } from '@parlor/i18n';
import { ErrorState, Page, Skeleton, Stack } from '@parlor/ui-kit';
import { loadFreshPage } from '../offline/freshPage.ts';
import { useScreenCode } from './screenCode.ts';
import type { Screen } from './screens.ts';

/** Catches a page that fails to load or to render, so that the bars around it stay usable. */
class PageBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    reportProblem('A page did not load', cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

function Failed() {
  const { t } = useTranslation();
  const [isTrying, setIsTrying] = useState(false);
  const [isAway, setIsAway] = useState(false);

  // A reload also gets the file names of a new release. It happens only if the gateway answers.
  const retry = async () => {
    setIsTrying(true);
    if (await loadFreshPage()) return;
    setIsTrying(false);
    setIsAway(true);
  };
  useEffect(() => {
    const resume = () => void loadFreshPage();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);
  // This page is invisible under a popup. After a login there, or when the popup closes, it retries.
  const { key } = useLocation();
  const userName = useSession()?.userName;
  const [atFirst] = useState({ key, userName });
  useEffect(() => {
    if (key !== atFirst.key || userName !== atFirst.userName) void loadFreshPage();
  }, [key, userName, atFirst]);

  return (
    <Page>
      <ErrorState
        title={t('state.pageFailedTitle')}
        description={t(isAway ? 'errors.network.unreachable' : 'state.pageFailedText')}
        retryLabel={t('action.retry')}
        isRetrying={isTrying}
        onRetry={() => void retry()}
      />
    </Page>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Page label={t('state.loading')}>
      <Stack gap={4}>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </Page>
  );
}

/** Calls `onArrival` when the page beside it is on the screen. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- one arrival, whatever the callback is by then
  useEffect(() => onArrival(), []);
  return null;
}

/** Keeps the component of its first render: the code may be fetched a second time, and input must remain. */
function Shown({ screen }: { screen: Screen }) {
  const code = useScreenCode();
  const [Content] = useState(() => code.pageOf(screen));
  return <Content />;
}

/** Content whose texts are not in the pack of the first screen. */
function WithFullPack({ children }: { children: ReactNode }) {
  useFullPack();
  return children;
}

export interface LazyPageProps {
  screen: Screen;
  /** Whether to show the page itself, not only its placeholder. */
  isDue?: boolean;
  /** Called when the page is on the screen. */
  onArrival?: () => void;
}

/** Shows the page of a screen, loading its code on the first visit. */
export function LazyPage({ screen, isDue = true, onArrival }: LazyPageProps) {
  const page = <Shown screen={screen} />;
  return (
    <PageBoundary key={screen.paths[0]} fallback={<Failed />}>
      <Suspense fallback={<Loading />}>
        {!isDue && <Loading />}
        {isDue && (screen.needsFullPack ? <WithFullPack>{page}</WithFullPack> : page)}
        {isDue && onArrival && <Arrival onArrival={onArrival} />}
      </Suspense>
    </PageBoundary>
  );
}
