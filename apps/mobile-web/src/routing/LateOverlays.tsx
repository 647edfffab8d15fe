import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { reportProblem, toastDuration, useDialogs, useSession, useToast } from '@parlor/core';
import { useLaterQueue } from '@parlor/ui-kit';
import { useClosedByNavigation } from '../shell/dialogs/useClosedByNavigation.ts';
import type { OverlaysProps } from './Overlays.tsx';

const importOverlays = async (): Promise<ComponentType<OverlaysProps>> => (await import('./Overlays.tsx')).Overlays;

export interface LateOverlaysProps extends Pick<OverlaysProps, 'popup' | 'onClosePopup'> {
  /** Fetches the code. */
  load?: () => Promise<ComponentType<OverlaysProps>>;
}

/**
 * Loads the overlays of the page on the first touch, or at once if the address, a dialog or a login in another tab
 * needs them. Code that fails to load is requested again the next time.
 */
export function LateOverlays({ load = importOverlays, popup, onClosePopup }: LateOverlaysProps) {
  const later = useLaterQueue();
  const toast = useToast();
  const { open, closeDialog } = useDialogs();
  const session = useSession();
  const [sessionAtStart] = useState(session);
  const [loaded, setLoaded] = useState<{ Overlays: ComponentType<OverlaysProps> }>();
  const hasPopup = popup !== undefined;
  const hasDialog = open !== null;
  const hasLogin = session !== null && session.userName !== sessionAtStart?.userName;
  const isRequested = hasPopup || hasDialog || hasLogin;
  useClosedByNavigation();

  useEffect(
    () =>
      later.add('place', async () => {
        const Overlays = await load();
        startTransition(() => setLoaded({ Overlays }));
      }),
    [later, load],
  );

  useEffect(() => {
    if (!isRequested || loaded) return undefined;
    let isWanted = true;
    const bring = async (): Promise<void> => {
      try {
        const Overlays = await load();
        setLoaded({ Overlays });
      } catch (cause) {
        reportProblem('What stands over the page did not load', cause);
        // A player who has navigated away gets no message. The request is dropped, so that repeating it has an
        // effect.
        if (!isWanted || !(hasPopup || hasDialog)) return;
        toast({ tone: 'danger', messageKey: 'common:state.pageFailedText', durationMs: toastDuration.short });
        if (hasDialog) closeDialog();
        if (hasPopup) onClosePopup();
      }
    };
    void bring();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- requested once, regardless of other renders
  }, [hasPopup, hasDialog, hasLogin, loaded]);

  return loaded && <loaded.Overlays popup={popup} onClosePopup={onClosePopup} sessionAtStart={sessionAtStart} />;
}
