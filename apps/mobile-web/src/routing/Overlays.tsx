import { Suspense } from 'react';
import type { SessionInfo } from '@parlor/contract';
import { HomePopups } from '../shell/dialogs/HomePopups.tsx';
import { LoginGreetings } from '../shell/dialogs/LoginGreetings.tsx';
import { ShellDialogs } from '../shell/dialogs/ShellDialogs.tsx';
import { lazyPart } from '../shell/lazyPart.ts';
import { LiveBalance } from '../shell/LiveBalance.tsx';
import { PopupHost } from './PopupHost.tsx';
import type { Screen } from './screens.ts';

const PlayReminder = lazyPart(async () => (await import('@parlor/member/play-reminder')).PlayReminder);
const RainPopup = lazyPart(async () => (await import('@parlor/promo-notice-help/rain-popup')).RainPopup);

export interface OverlaysProps {
  /** The popup at the current address, if any. */
  popup: Screen | undefined;
  onClosePopup: () => void;
  /** The session at page load. */
  sessionAtStart: SessionInfo | null;
}

/** Overlays of the page (popups of the address, dialogs, greetings after a login) and background tasks for players. */
export function Overlays({ popup, onClosePopup, sessionAtStart }: OverlaysProps) {
  return (
    <>
      <PopupHost screen={popup} onClose={onClosePopup} />
      <ShellDialogs />
      <HomePopups hasPopup={popup !== undefined} />
      <LoginGreetings sessionAtStart={sessionAtStart} />
      <LiveBalance />
      <Suspense fallback={null}>
        <PlayReminder />
        <RainPopup />
      </Suspense>
    </>
  );
}
