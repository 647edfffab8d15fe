import { lazy, Suspense, useEffect, useState } from 'react';
import { useGetPlayReminderQuery, useKnownBalance } from '@parlor/api-client';
import { isTrialType, useSession } from '@parlor/core';

const ReminderDialog = lazy(async () => ({ default: (await import('./ReminderDialog.tsx')).ReminderDialog }));

/** The minimum interval between requests that a changed balance triggers, in ms. */
const ASK_EVERY_MS = 60_000;

/**
 * Reminds players on any page of how long they have played (MEM-08). The gateway counts; this requests the state when
 * it may have changed: when continued play has lasted long enough, or, without play, when a bet has changed the
 * balance. An idle page sends no request, so that its session can expire.
 */
export function PlayReminder() {
  const session = useSession();
  if (session === null || isTrialType(session.type)) return null;
  return <Watch key={session.userName} />;
}

function Watch() {
  const {
    data,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetPlayReminderQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const balance = useKnownBalance().data?.sumBalance;
  const askInMs = data?.askInMs ?? null;
  const isIdle = data !== undefined && data.minutes !== null && askInMs === null && data.due === null;

  useEffect(() => {
    if (askInMs === null) return undefined;
    const timer = setTimeout(() => void refetch(), askInMs);
    return () => clearTimeout(timer);
  }, [askInMs, fulfilledTimeStamp, refetch]);

  useEffect(() => {
    if (isIdle && Date.now() - fulfilledTimeStamp >= ASK_EVERY_MS) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- a changed balance triggers the request
  }, [balance]);

  // Kept until the dialog has closed, so that its text does not change during the animation.
  const due = data?.due ?? undefined;
  const [shown, setShown] = useState(due);
  if (due && due !== shown) setShown(due);
  return (
    shown && (
      <Suspense fallback={null}>
        <ReminderDialog due={shown} isOpen={due !== undefined} onClosed={() => setShown(undefined)} />
      </Suspense>
    )
  );
}
