import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  sessionEndAnnounced,
  toastDismissed,
  toastDuration,
  toastShown,
  type CoreState,
  type Toast,
} from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Toaster, type ToastTone } from '@parlor/ui-kit';
import { CONTENT_ID } from '../Shell.tsx';

const tones: Record<Toast['tone'], ToastTone> = {
  info: 'neutral',
  loading: 'neutral',
  success: 'success',
  danger: 'danger',
};

/** Returns the lower edge of the header and of the bars below it. */
function barsEnd(): number {
  const ends = [
    document.querySelector('header')?.getBoundingClientRect().bottom,
    document.getElementById(CONTENT_ID)?.getBoundingClientRect().top,
  ];
  return Math.max(0, ...ends.filter((end) => end !== undefined));
}

/** Shows the toasts of the store, and says when the gateway ended the session. */
export function Toasts() {
  const dispatch = useDispatch();
  const { t } = useTranslation();
  const message = useMessage();
  const toasts = useSelector((state: CoreState) => state.toasts);
  const hasEnded = useSelector((state: CoreState) => state.session.endedByGateway);

  useEffect(() => {
    if (!hasEnded) return;
    dispatch(toastShown({ tone: 'danger', messageKey: 'common:errors.session.ended', durationMs: toastDuration.long }));
    dispatch(sessionEndAnnounced());
  }, [hasEnded, dispatch]);

  return (
    <Toaster
      label={t('shell.messages')}
      dismissLabel={t('action.close')}
      toasts={toasts.map(({ id, tone, messageKey, values, durationMs = 0 }) => ({
        id,
        tone: tones[tone],
        message: message(messageKey, values),
        durationMs,
      }))}
      onDismiss={(id) => dispatch(toastDismissed(id))}
      barsEnd={barsEnd}
    />
  );
}
