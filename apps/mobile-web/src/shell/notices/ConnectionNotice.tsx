import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastDuration, toastShown } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OfflineBanner } from '@parlor/ui-kit';
import { useIsSlow } from './useIsSlow.ts';

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
