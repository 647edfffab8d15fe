import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastDuration, toastShown } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { StatusBanner } from '@parlor/ui-kit';
import { useIsSlow } from './useIsSlow.ts';

/** Shows a notice while the device is offline or the network is slow, and confirms that the connection is back. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  const isSlow = useIsSlow();

  useEffect(() => {
    const leave = () => setIsOffline(true);
    const handleOnline = () => {
      setIsOffline(false);
      dispatch(toastShown({ tone: 'success', messageKey: 'common:state.backOnline', durationMs: toastDuration.info }));
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', handleOnline);
    };
  }, [dispatch]);

  if (!isOffline && !isSlow) return null;
  return (
    <StatusBanner
      tone="warning"
      icon={<WifiSlashIcon aria-hidden />}
      message={t(isOffline ? 'state.offline' : 'state.slow')}
    />
  );
}
