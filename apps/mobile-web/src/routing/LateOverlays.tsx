import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { reportProblem, toastDuration, useDialogs, useSession, useToast } from '@parlor/core';
import { useLaterQueue } from '@parlor/ui-kit';
import { useClosedByNavigation } from '../shell/dialogs/useClosedByNavigation.ts';
import type { OverlaysProps } from './Overlays.tsx';

const importOverlays = async (): Promise<ComponentType<OverlaysProps>> => (await import('./Overlays.tsx')).Overlays;

export interface LateOverlaysProps extends Pick<OverlaysProps, 'popup' | 'onClosePopup'> {
  /** How the code is fetched. */
  load?: () => Promise<ComponentType<OverlaysProps>>;
}

/**
 * What stands over the page, from the first touch on; at once where the address, a dialog or a login in another tab
 * asks for it.
 * Code that does not arrive is asked for again the next time.
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
  const isAsked = hasPopup || hasDialog || hasLogin;
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
    if (!isAsked || loaded) return undefined;
    let isWanted = true;
    const bring = async (): Promise<void> => {
      try {
        const Overlays = await load();
        setLoaded({ Overlays });
      } catch (cause) {
        reportProblem('What stands over the page did not load', cause);
        // Who has gone on meanwhile is not told. What was asked for is given up, so that asking again is heard.
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
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once, whatever else renders meanwhile
  }, [hasPopup, hasDialog, hasLogin, loaded]);

  return loaded && <loaded.Overlays popup={popup} onClosePopup={onClosePopup} sessionAtStart={sessionAtStart} />;
}
