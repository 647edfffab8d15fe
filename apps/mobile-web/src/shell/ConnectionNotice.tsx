import { useEffect, useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import type { AppStore } from '@parlor/api-client';
import { toastDuration, toastShown } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OfflineBanner } from '@parlor/ui-kit';

/** How long a call may take before the player is told that it is the network, in ms. */
const SLOW_AFTER_MS = 8000;

type State = ReturnType<AppStore['getState']>;

function isWaiting({ api: { queries, mutations } }: State): boolean {
  return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === QueryStatus.pending);
}

/** Whether some call has been without an answer for a long time. */
function useIsSlow(): boolean {
  const waits = useSelector(isWaiting);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waits]);
  return isSlow;
}

/** Says that the device is offline, or the network slow, for as long as it is, and that the connection came back. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  const isSlow = useIsSlow();

  useEffect(() => {
    const leave = () => setIsOffline(true);
    const comeBack = () => {
      setIsOffline(false);
      dispatch(toastShown({ tone: 'success', messageKey: 'common:state.backOnline', durationMs: toastDuration.info }));
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, [dispatch]);

  if (isOffline) return <OfflineBanner message={t('state.offline')} />;
  return isSlow ? <OfflineBanner message={t('state.slow')} /> : null;
}
