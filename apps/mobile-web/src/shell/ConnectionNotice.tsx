import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastDuration, toastShown } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import * as S from './ConnectionNotice.styles.ts';

/** Says that the device is offline for as long as it is, and that it came back. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);

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

  return <S.Region>{isOffline && <S.Notice>{t('state.offline')}</S.Notice>}</S.Region>;
}
